"""The same as `tf.keras.metrics`."""

from tensorflow.keras.metrics import *
