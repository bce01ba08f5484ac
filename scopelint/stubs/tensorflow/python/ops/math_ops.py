"""tensorflow.python.ops.math_ops."""

from tensorflow._math import *
from tensorflow._range import range
