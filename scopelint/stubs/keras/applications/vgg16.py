"""The same as `tf.keras.applications.vgg16`."""

from tensorflow.keras.applications.vgg16 import *
