"""tensorflow.python.framework.tensor_spec."""

from tensorflow._array import TensorSpec
