"""The same as `tf.keras.preprocessing`."""

from tensorflow.keras.preprocessing import *
