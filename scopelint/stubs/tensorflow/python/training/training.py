"""TF `tensorflow.python.training.training`."""

from tensorflow.train import *
