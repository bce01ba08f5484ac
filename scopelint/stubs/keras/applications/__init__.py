"""The same as `tf.keras.applications`."""

from tensorflow.keras.applications import *
