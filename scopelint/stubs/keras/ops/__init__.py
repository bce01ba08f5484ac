"""The same as `tf.keras.ops`."""

from tensorflow.keras.ops import *
