import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Agent:
    def __init__(self, name, lr):
        self.name = name
        self.s = tf.placeholder(tf.float32, [None, 4])
        self.q = self._net()
        self.loss = tf.reduce_mean(self.q**2)
        self.train = tf.train.AdamOptimizer(lr).minimize(self.loss)

    def _net(self):
        with tf.variable_scope("q_net", reuse=tf.AUTO_REUSE):
            return tf.layers.dense(self.s, 2, name="fc")  # BUG


a = Agent("alice", 1e-3)
b = Agent("bob", 1e-3)  # BUG
