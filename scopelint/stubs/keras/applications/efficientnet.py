"""The same as `tf.keras.applications.efficientnet`."""

from tensorflow.keras.applications.efficientnet import *
