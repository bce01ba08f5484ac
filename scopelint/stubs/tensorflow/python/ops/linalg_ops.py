"""tensorflow.python.ops.linalg_ops."""

from tensorflow._array import eye
from tensorflow._math import *
