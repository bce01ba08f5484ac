"""The same as `tf.keras.layers`."""

from tensorflow.keras.layers import *
