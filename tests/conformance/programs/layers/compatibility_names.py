# tf: 1.15
"""The same layers by their other names."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from tensorflow.python.layers import base, core, convolutional, normalization

x = tf.zeros([2, 8, 8, 3])
core.Dense(3)(x)
core.dense(x, 3, name='d')
convolutional.Conv2D(3, 3)(x)
convolutional.conv2d(x, 3, 3)
normalization.BatchNormalization()(x)


class Mine(base.Layer):
    def build(self, shape):
        self.w = self.add_weight('w', [1])

    def call(self, x):
        return x * self.w


Mine()(x)
