"""tensorflow.python.ops.gen_nn_ops."""

from tensorflow.nn import *
