"""The same as `tf.keras.activations`."""

from tensorflow.keras.activations import *
