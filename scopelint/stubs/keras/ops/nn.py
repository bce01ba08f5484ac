"""The same as `tf.keras.ops.nn`."""

from tensorflow.keras.ops.nn import *
