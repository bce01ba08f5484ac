"""Keras 3's `keras.ops.numpy`: a part of `keras.ops`."""

from tensorflow.keras.ops import *
