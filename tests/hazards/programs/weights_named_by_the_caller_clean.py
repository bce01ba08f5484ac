"""Names of weights that are not known, and what Keras 3 begins with: the shape."""
import sys

import tensorflow as tf


class Scale(tf.keras.layers.Layer):
    def build(self, input_shape):
        self.gain = self.add_weight(name=sys.argv[1], shape=(3,))
        self.shift = self.add_weight((3,), "zeros", name="shift")

    def call(self, inputs):
        return inputs * self.gain + self.shift


layer = Scale()
layer(tf.zeros([2, 3]))
assert len(layer.trainable_weights) == 2
