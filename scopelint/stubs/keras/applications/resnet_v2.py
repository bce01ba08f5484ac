"""The same as `tf.keras.applications.resnet_v2`."""

from tensorflow.keras.applications.resnet_v2 import *
