"""tensorflow.python.ops.standard_ops."""

from tensorflow import *
