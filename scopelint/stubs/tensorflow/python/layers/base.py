"""TF `tensorflow.python.layers.base`."""

from tensorflow.layers import *
