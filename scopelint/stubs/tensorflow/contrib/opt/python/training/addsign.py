"""TF `tensorflow.contrib.opt.python.training.addsign`."""

from tensorflow.contrib.opt import *
