"""The same as `tf.keras.callbacks`."""

from tensorflow.keras.callbacks import *
