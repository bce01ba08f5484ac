"""A layer object may not make variables at its second call."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Grows(tf.layers.Layer):
    def __init__(self):
        super(Grows, self).__init__()
        self.n = 0

    def call(self, x):
        self.n += 1
        return x * tf.get_variable('v%d' % self.n, [])


layer = Grows()
x = tf.zeros([2, 3])
layer(x)
layer(x)
