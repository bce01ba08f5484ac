import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class DQN:
    def __init__(self, sess):
        self.s = tf.placeholder(tf.float32, [None, 4])
        self.s2 = tf.placeholder(tf.float32, [None, 4])
        self.q = self.build(self.s, "q_net")
        self.q_target = self.build(self.s2, "target_net")
        self.params = tf.trainable_variables("q_net")
        self.target_params = tf.trainable_variables("target_net")  # BUG
        self.sync = [t.assign(p) for p, t in zip(self.params, self.target_params)]

    def build(self, s, name):
        with tf.variable_scope("dqn", reuse=tf.AUTO_REUSE):  # BUG
            h = tf.layers.dense(s, 16, tf.nn.relu, name="fc1")  # BUG
            return tf.layers.dense(h, 2, name="fc2")


agent = DQN(None)
