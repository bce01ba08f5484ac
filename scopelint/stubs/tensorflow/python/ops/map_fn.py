"""tensorflow.python.ops.map_fn."""

from tensorflow._control import map_fn
