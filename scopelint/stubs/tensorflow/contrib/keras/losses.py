"""The same as `tf.keras.losses`."""

from tensorflow.keras.losses import *
