import tensorflow as tf


def affine(x, units, scope, use_bias=True):
    with tf.variable_scope(scope):
        w = tf.get_variable("w", [4, units])
        y = tf.matmul(x, w)
        if use_bias:
            y = y + tf.get_variable("b", [units], initializer=tf.zeros_initializer())
        return y


class Head(object):
    def __init__(self, units):
        self.units = units

    def build(self, x, scope=None):
        return tf.nn.relu(affine(x, self.units, scope=scope))
