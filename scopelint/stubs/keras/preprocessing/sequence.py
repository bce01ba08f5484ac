"""The same as `tf.keras.preprocessing.sequence`."""

from tensorflow.keras.preprocessing.sequence import *
