"""Keras 3's `keras.ops.nn`: a part of `keras.ops`."""

from tensorflow.keras.ops import *
