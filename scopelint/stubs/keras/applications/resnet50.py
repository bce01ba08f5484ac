"""The same as `tf.keras.applications.resnet50`."""

from tensorflow.keras.applications.resnet50 import *
