"""The same as `tf.keras.applications.mobilenet_v2`."""

from tensorflow.keras.applications.mobilenet_v2 import *
