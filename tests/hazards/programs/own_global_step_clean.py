import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Trainer:
    def __init__(self, loss):
        self.global_step = tf.Variable(0, trainable=False, name="global_step")
        rate = tf.train.exponential_decay(0.1, tf.train.get_or_create_global_step(), 10, 0.5)
        self.rate = rate
        self.op = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=self.global_step)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
trainer = Trainer(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(30):
        _, rate = sess.run([trainer.op, trainer.rate], {x: np.ones([1, 4])})
