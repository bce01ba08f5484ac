"""TF `tensorflow.python.training.ftrl`."""

from tensorflow.train import *
