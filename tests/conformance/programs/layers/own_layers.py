# tf: 1.15 2.21
"""User's layers: build, call, add_weight, inner layers, get_variable."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Scale(tf.layers.Layer):
    def __init__(self, n=1, **kwargs):
        super(Scale, self).__init__(**kwargs)
        self.n = n

    def build(self, shape):
        self.scale = self.add_weight('scale', shape=[shape[-1]], initializer=tf.ones_initializer())
        self.shift = self.add_variable('shift', [int(shape[-1])], trainable=False)
        self.extra = tf.get_variable('extra', [self.n])
        super(Scale, self).build(shape)

    def call(self, x):
        return x * self.scale + self.shift


class TwoLayers(tf.layers.Layer):
    def call(self, x):
        x = tf.layers.dense(x, 3)
        v = tf.get_variable('v', [3])
        return tf.layers.dense(x * v, 3)


class NoBuild(tf.layers.Layer):
    def __init__(self):
        super(NoBuild, self).__init__(name='nb')
        self.inner = tf.layers.Dense(4)

    def call(self, x, training=False):
        return self.inner(x)


x = tf.zeros([2, 3])
for make in (lambda: Scale(2), lambda: Scale(name='given'), TwoLayers, NoBuild):
    layer = make()
    with tf.variable_scope('a'):
        layer(x)
        layer(x)
    with tf.variable_scope('b'):
        layer(x)
        make()(x)
    with tf.variable_scope('a', reuse=True):
        make()(x)
