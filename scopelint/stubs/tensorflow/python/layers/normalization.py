"""TF `tensorflow.python.layers.normalization`."""

from tensorflow.layers import *
