"""The same as `tf.keras.datasets`."""

from tensorflow.keras.datasets import *
