"""TF `tensorflow.contrib.opt.python.training.lars_optimizer`."""

from tensorflow.contrib.opt import *
