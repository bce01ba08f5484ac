"""TF `tensorflow.python.training.proximal_adagrad`."""

from tensorflow.train import *
