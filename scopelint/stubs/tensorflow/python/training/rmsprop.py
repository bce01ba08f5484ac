"""TF `tensorflow.python.training.rmsprop`."""

from tensorflow.train import *
