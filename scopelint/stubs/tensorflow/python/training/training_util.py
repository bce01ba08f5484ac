"""TF `tensorflow.python.training.training_util`."""

from tensorflow.train._global_step import assert_global_step, create_global_step, get_global_step, get_or_create_global_step, global_step
