"""The same as `tf.keras.applications.mobilenet_v3`."""

from tensorflow.keras.applications.mobilenet_v3 import *
