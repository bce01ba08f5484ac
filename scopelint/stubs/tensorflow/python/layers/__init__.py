"""TF `tensorflow.python.layers`."""
