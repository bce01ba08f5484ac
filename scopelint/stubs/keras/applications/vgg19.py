"""The same as `tf.keras.applications.vgg19`."""

from tensorflow.keras.applications.vgg19 import *
