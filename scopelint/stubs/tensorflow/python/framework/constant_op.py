"""tensorflow.python.framework.constant_op."""

from tensorflow._array import constant
