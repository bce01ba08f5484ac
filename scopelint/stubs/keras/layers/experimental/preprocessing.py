"""The same as `tf.keras.layers.experimental.preprocessing`."""

from tensorflow.keras.layers.experimental.preprocessing import *
