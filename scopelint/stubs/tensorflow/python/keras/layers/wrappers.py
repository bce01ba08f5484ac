"""The same as `tf.keras.layers`, of which it has a part."""

from tensorflow.keras.layers import *
