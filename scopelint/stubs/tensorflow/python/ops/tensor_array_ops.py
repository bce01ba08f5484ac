"""tensorflow.python.ops.tensor_array_ops."""

from tensorflow._control import TensorArray
