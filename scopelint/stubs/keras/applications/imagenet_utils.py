"""The same as `tf.keras.applications.imagenet_utils`."""

from tensorflow.keras.applications.imagenet_utils import *
