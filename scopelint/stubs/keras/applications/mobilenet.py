"""The same as `tf.keras.applications.mobilenet`."""

from tensorflow.keras.applications.mobilenet import *
