"""The same as `tf.keras.mixed_precision.experimental`."""

from tensorflow.keras.mixed_precision.experimental import *
