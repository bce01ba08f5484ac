"""Weights by tf.Variable, a second call with reuse=True."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Encoder(object):
    def __init__(self, name="encoder"):
        self.name = name

    def weight(self, shape, name):
        return tf.Variable(tf.truncated_normal(shape, stddev=0.1), name=name)  # BUG

    def __call__(self, x, reuse=False):
        with tf.variable_scope(self.name, reuse=reuse):
            w = self.weight([16, 8], "w")  # BUG
            b = tf.get_variable("b", [8])
            return tf.nn.relu(tf.matmul(x, w) + b)


enc = Encoder()
source = enc(tf.placeholder(tf.float32, [None, 16]))
target = enc(tf.placeholder(tf.float32, [None, 16]), reuse=True)  # BUG
