"""get_variable in build lands in the layer's scope."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Scale(tf.layers.Layer):
    def build(self, shape):
        self.scale = self.add_weight('scale', [int(shape[-1])])
        self.built = True

    def call(self, x):
        return x * self.scale


x = tf.zeros([2, 3])
layer = Scale()
layer(x)
layer(x)
Scale(name='last')(x)
