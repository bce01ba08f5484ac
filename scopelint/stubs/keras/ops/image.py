"""The same as `tf.keras.ops.image`."""

from tensorflow.keras.ops.image import *
