"""TF `tensorflow.contrib.opt.python.training.moving_average_optimizer`."""

from tensorflow.contrib.opt import *
