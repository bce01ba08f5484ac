"""TF `tensorflow.contrib.opt.python.training.powersign`."""

from tensorflow.contrib.opt import *
