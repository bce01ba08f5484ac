"""The same as `tf.keras.applications.resnet`."""

from tensorflow.keras.applications.resnet import *
