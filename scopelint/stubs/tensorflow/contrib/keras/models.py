"""The same as `tf.keras.models`."""

from tensorflow.keras.models import *
