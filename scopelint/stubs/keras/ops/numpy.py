"""The same as `tf.keras.ops.numpy`."""

from tensorflow.keras.ops.numpy import *
