"""The same as `tf.keras.applications.convnext`."""

from tensorflow.keras.applications.convnext import *
