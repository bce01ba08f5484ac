"""TF `tensorflow.python.training.adagrad_da`."""

from tensorflow.train import *
