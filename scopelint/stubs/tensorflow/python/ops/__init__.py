"""TF `tensorflow/python/ops`."""
