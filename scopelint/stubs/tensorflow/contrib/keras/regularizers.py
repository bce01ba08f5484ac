"""The same as `tf.keras.regularizers`."""

from tensorflow.keras.regularizers import *
