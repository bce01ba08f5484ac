"""TF `tensorflow.python.training.checkpoint_utils`."""

from tensorflow.train._checkpoints import init_from_checkpoint, list_variables, load_checkpoint, load_variable
