"""tensorflow.python.framework.sparse_tensor."""

from tensorflow._array import SparseTensor
