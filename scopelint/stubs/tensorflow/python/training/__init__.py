"""TF `tensorflow.python.training`."""
