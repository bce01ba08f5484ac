"""The same as `tf.keras.random`."""

from tensorflow.keras.random import *
