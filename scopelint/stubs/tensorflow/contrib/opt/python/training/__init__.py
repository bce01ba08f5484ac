"""TF `tensorflow.contrib.opt.python.training`."""
