"""An ensemble of five models with the weights of one."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Ensemble:
    def __init__(self, n):
        self.x = tf.placeholder(tf.float32, [None, 8])
        self.members = [self._member() for _ in range(n)]  # BUG
        self.mean = tf.add_n(self.members) / n

    def _member(self):
        with tf.variable_scope("member", reuse=tf.AUTO_REUSE):  # BUG
            w1 = tf.get_variable("w1", [8, 16])  # BUG
            w2 = tf.get_variable("w2", [16, 1])  # BUG
            return tf.matmul(tf.nn.tanh(tf.matmul(self.x, w1)), w2)


Ensemble(5)
