"""TF `tensorflow.python.training.warm_starting_util`."""

from tensorflow.train._checkpoints import warm_start
