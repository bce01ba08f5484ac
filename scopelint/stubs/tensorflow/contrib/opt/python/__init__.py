"""TF `tensorflow.contrib.opt.python`."""
