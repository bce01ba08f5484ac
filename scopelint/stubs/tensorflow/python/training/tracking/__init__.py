"""tensorflow.python.training.tracking."""
