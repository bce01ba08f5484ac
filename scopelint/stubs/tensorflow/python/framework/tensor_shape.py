"""tensorflow.python.framework.tensor_shape."""

from _scopelint import Dimension, TensorShape
from tensorflow._array import dimension_at_index, dimension_value


def as_shape(shape):
    return TensorShape(shape)


def unknown_shape(ndims=None):
    return TensorShape(None if ndims is None else [None] * ndims)


def scalar():
    return TensorShape([])


def vector(length):
    return TensorShape([length])


def matrix(rows, cols):
    return TensorShape([rows, cols])


def as_dimension(value):
    return Dimension(value)
