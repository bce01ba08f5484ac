"""TF `tensorflow.contrib.opt.python.training.variable_clipping_optimizer`."""

from tensorflow.contrib.opt import *
