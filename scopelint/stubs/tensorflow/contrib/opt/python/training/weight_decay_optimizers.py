"""TF `tensorflow.contrib.opt.python.training.weight_decay_optimizers`."""

from tensorflow.contrib.opt import *
