"""The same as `tf.keras.config`."""

from tensorflow.keras.config import *
