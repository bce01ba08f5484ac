"""TF `tensorflow.python.layers.layers`."""

from tensorflow.layers import *
