import tensorflow.compat.v1 as tf


class Model(object):
    def __init__(self, scope=None):
        self.scope = scope or self.__class__.__name__.lower()

    def __call__(self, x):
        with tf.variable_scope(self.scope):
            return self.forward(x)
