"""tensorflow.python.ops.losses."""
