"""The same as `tf.keras.backend`."""

from tensorflow.keras.backend import *
