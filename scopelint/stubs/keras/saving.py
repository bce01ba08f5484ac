"""The same as `tf.keras.saving`."""

from tensorflow.keras.saving import *
