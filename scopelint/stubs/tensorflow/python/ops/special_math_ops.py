"""tensorflow.python.ops.special_math_ops."""

from tensorflow._math import einsum
