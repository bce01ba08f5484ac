"""tensorflow.python.ops.sparse_ops."""

from tensorflow._array import sparse_placeholder, sparse_tensor_to_dense, sparse_to_dense
from tensorflow._math import sparse_tensor_dense_matmul
