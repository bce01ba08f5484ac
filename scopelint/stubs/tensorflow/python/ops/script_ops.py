"""tensorflow.python.ops.script_ops."""

from tensorflow._array import numpy_function, py_func, py_function
