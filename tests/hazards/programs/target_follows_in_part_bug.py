"""The lists that a copy goes through are of different lengths: `zip` ends with the shorter one, and the last layer never follows."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class DoubleQ:
    def __init__(self):
        self.s = tf.placeholder(tf.float32, [None, 4])
        self.online = self.network("online")  # BUG
        self.target = self.network("target")  # BUG
        body = tf.trainable_variables("online/body")  # BUG
        self.sync = tf.group(*[t.assign(0.01 * o + 0.99 * t) for o, t in zip(body, tf.trainable_variables("target"))])  # BUG
        loss = tf.reduce_mean(tf.square(self.online - tf.stop_gradient(self.target) - 1.0))
        self.step = tf.train.AdamOptimizer().minimize(loss, var_list=tf.trainable_variables("online"))

    def network(self, scope):
        with tf.variable_scope(scope):
            hidden = tf.layers.dense(self.s, 8, tf.nn.relu, name="body")
            return tf.layers.dense(hidden, 2, name="head")


agent = DoubleQ()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(4):
        sess.run(agent.step, {agent.s: np.random.rand(4, 4)})
        sess.run(agent.sync)
