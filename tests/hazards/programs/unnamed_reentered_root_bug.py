import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class RankNet:
    def __init__(self):
        self.a = tf.placeholder(tf.float32, [None, 6])
        self.b = tf.placeholder(tf.float32, [None, 6])
        s_a = self.score(self.a)
        with tf.variable_scope(tf.get_variable_scope(), reuse=tf.AUTO_REUSE):
            s_b = self.score(self.b)  # BUG
        self.p = tf.sigmoid(s_a - s_b)
        self.step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(self.p))

    def score(self, x):
        h = tf.layers.dense(x, 4, tf.nn.relu)  # BUG
        return tf.layers.dense(h, 1)  # BUG


net = RankNet()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(net.step, {net.a: np.ones((1, 6)), net.b: np.ones((1, 6))})
