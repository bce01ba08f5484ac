"""tensorflow.python.summary."""
