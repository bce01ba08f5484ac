import tensorflow as tf


def affine(x, units, scope=None):
    with tf.variable_scope(scope):  # BUG
        return tf.matmul(x, tf.get_variable("w", [4, units]))


class Head(object):
    def __init__(self, units):
        self.units = units

    def build(self, x, activation=None):
        return tf.nn.relu(affine(x, self.units))
