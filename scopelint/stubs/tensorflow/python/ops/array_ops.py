"""tensorflow.python.ops.array_ops."""

from tensorflow._array import *
