"""The same as `tf.keras.applications.nasnet`."""

from tensorflow.keras.applications.nasnet import *
