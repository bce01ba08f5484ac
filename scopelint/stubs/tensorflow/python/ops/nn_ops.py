"""tensorflow.python.ops.nn_ops."""

from tensorflow.nn import *
