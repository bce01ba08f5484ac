"""The same as `tf.keras.constraints`."""

from tensorflow.keras.constraints import *
