"""tensorflow.python.framework.tensor_util."""

from _scopelint import is_tensor
from tensorflow._array import get_static_value as constant_value
