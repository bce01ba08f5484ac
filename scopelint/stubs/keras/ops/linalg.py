"""The same as `tf.keras.ops.linalg`."""

from tensorflow.keras.ops.linalg import *
