"""The same as `tf.keras.optimizers`."""

from tensorflow.keras.optimizers import *
