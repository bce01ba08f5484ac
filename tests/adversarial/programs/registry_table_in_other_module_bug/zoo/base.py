import tensorflow.compat.v1 as tf


class Model(object):
    units = ()

    def __init__(self, x, scope=None):
        with tf.variable_scope(scope or type(self).__name__):
            for i, n in enumerate(self.units):
                x = tf.layers.dense(x, n, name="fc%d" % i)
        self.out = x
