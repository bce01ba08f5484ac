"""The same as `tf.keras.applications.densenet`."""

from tensorflow.keras.applications.densenet import *
