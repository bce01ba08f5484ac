"""The target network is built with the scope's default."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class DQN:
    def __init__(self):
        self.s = tf.placeholder(tf.float32, [None, 4])
        self.s_ = tf.placeholder(tf.float32, [None, 4])
        self.q = self.build(self.s)
        self.q_target = self.build(self.s_)
        online = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="online")
        target = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="target")  # BUG
        self.sync = [t.assign(o) for t, o in zip(target, online)]

    def build(self, s, scope="online"):
        with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
            h = tf.layers.dense(s, 16, tf.nn.relu, name="h")  # BUG
            return tf.layers.dense(h, 2, name="q")  # BUG


DQN()
