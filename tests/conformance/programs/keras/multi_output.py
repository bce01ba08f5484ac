# tf: 1.15 2.21
"""A layer with several inputs and outputs."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Pair(tf.keras.layers.Layer):
    def build(self, shapes):
        self.w = self.add_weight('w', [int(shapes[0][-1]), int(shapes[1][-1])])

    def call(self, inputs):
        a, b = inputs
        return tf.matmul(a, self.w), b


class Named(tf.keras.layers.Layer):
    def build(self, shapes):
        self.w = self.add_weight('w', [int(shapes['x'][-1])])

    def call(self, inputs):
        return inputs['x'] * self.w


p, q = Pair()([tf.zeros([2, 3]), tf.zeros([2, 4])])
tf.keras.layers.Dense(2)(p)
Named()({'x': p, 'y': q})
