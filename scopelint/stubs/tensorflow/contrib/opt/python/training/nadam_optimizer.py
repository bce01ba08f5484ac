"""TF `tensorflow.contrib.opt.python.training.nadam_optimizer`."""

from tensorflow.contrib.opt import *
