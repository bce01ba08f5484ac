"""The same as `tf.keras.optimizers.schedules`."""

from tensorflow.keras.optimizers.schedules import *
