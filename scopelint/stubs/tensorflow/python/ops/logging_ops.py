"""tensorflow.python.ops.logging_ops."""

from tensorflow._control import Assert, Print
