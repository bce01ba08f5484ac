"""The same as `tf.keras.layers.experimental`."""

from tensorflow.keras.layers.experimental import *
