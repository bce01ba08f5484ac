"""tensorflow.python.ops.check_ops."""

from tensorflow._control import *
