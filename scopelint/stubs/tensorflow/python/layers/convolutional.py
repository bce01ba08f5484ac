"""TF `tensorflow.python.layers.convolutional`."""

from tensorflow.layers import *
