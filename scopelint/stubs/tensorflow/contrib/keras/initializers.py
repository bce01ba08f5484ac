"""The same as `tf.keras.initializers`."""

from tensorflow.keras.initializers import *
