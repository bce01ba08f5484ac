"""The same as `tf.keras.preprocessing.image`."""

from tensorflow.keras.preprocessing.image import *
