"""TF `tensorflow.python.training.adadelta`."""

from tensorflow.train import *
