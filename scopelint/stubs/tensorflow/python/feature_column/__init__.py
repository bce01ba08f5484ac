"""TF `tensorflow.python.feature_column`."""
