"""TF `tensorflow.contrib.opt.python.training.adamax`."""

from tensorflow.contrib.opt import *
