"""TF2 `tf.optimizers`: the same as `tf.keras.optimizers`."""

from tensorflow.keras.optimizers import *
