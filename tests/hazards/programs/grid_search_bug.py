import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, lr):
        with tf.variable_scope("model", reuse=tf.AUTO_REUSE):
            self.x = tf.placeholder(tf.float32, [None, 4])
            self.out = tf.layers.dense(self.x, 2, name="fc")  # BUG
        self.loss = tf.reduce_mean(self.out**2)
        self.train = tf.train.GradientDescentOptimizer(lr).minimize(self.loss)


models = [Model(lr) for lr in (0.1, 0.01, 0.001)]  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for m in models:
        for _ in range(3):
            sess.run(m.train, {m.x: np.ones((2, 4))})
