"""TF `tensorflow.contrib.opt.python.training.lazy_adam_optimizer`."""

from tensorflow.contrib.opt import *
