"""tensorflow.python.ops.nn_impl."""

from tensorflow.nn import *
