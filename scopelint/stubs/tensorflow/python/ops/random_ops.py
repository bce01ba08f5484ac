"""tensorflow.python.ops.random_ops."""

from tensorflow._random import *
