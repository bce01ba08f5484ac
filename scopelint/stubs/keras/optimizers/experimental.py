"""The same as `tf.keras.optimizers.experimental`."""

from tensorflow.keras.optimizers.experimental import *
