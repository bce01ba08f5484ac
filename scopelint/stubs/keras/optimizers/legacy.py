"""The same as `tf.keras.optimizers.legacy`."""

from tensorflow.keras.optimizers.legacy import *
