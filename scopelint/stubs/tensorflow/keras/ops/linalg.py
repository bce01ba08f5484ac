"""Keras 3's `keras.ops.linalg`: a part of `keras.ops`."""

from tensorflow.keras.ops import *
