"""The same as `tf.keras.utils`."""

from tensorflow.keras.utils import *
