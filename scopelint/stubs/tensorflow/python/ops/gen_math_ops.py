"""tensorflow.python.ops.gen_math_ops."""

from tensorflow._math import *
