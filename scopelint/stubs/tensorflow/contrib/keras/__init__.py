"""The same as `tf.keras`."""

from tensorflow.keras import *
