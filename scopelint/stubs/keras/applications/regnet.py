"""The same as `tf.keras.applications.regnet`."""

from tensorflow.keras.applications.regnet import *
