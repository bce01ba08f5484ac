"""tensorflow.python.ops.gen_array_ops."""

from tensorflow._array import *
