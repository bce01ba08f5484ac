"""Keras 3's `keras.ops`: tensors from tensors. They make no variables; a shape that is not easily told is unknown."""

import _scopelint as _s
from tensorflow import _array, _control, _math
from tensorflow._dtypes import float32 as _float32
from tensorflow._dtypes import int32 as _int32
from tensorflow.keras.ops import image, linalg, nn, numpy
from tensorflow.keras.ops._shaped import *


def cast(x, dtype):
    return _math.cast(x, dtype)


def concatenate(xs, axis=0):
    return _array.concat(xs, axis)


def append(x1, x2, axis=None):
    return _s.tensor("append", [x1, x2])


def stack(x, axis=0):
    return _array.stack(x, axis)


def reshape(x, newshape):
    return _array.reshape(x, newshape)


def ravel(x):
    return _array.reshape(x, [-1])


def transpose(x, axes=None):
    return _array.transpose(x, axes)


def swapaxes(x, axis1, axis2):
    return _s.tensor("transpose", [x])


def moveaxis(x, source, destination):
    return _s.tensor("transpose", [x])


def expand_dims(x, axis):
    return _s.tensor("expand_dims", [x], None if _s.is_sequence(axis) else _s.expanded(_s.shape_of(x), axis))


def squeeze(x, axis=None):
    return _array.squeeze(x, axis)


def matmul(x1, x2):
    return _math.matmul(x1, x2)


def dot(x1, x2):
    left, right = _s.shape_of(x1), _s.shape_of(x2)
    if left is not None and right is not None and len(left) == 2 and len(right) == 2:
        return _math.matmul(x1, x2)
    return _s.tensor("dot", [x1, x2])


def tensordot(x1, x2, axes=2):
    return _math.tensordot(x1, x2, axes)


def einsum(subscripts, *operands, **kwargs):
    return _math.einsum(subscripts, *operands)


def zeros(shape, dtype=None):
    return _array.zeros(shape, _s.chosen(dtype, _float32))


def ones(shape, dtype=None):
    return _array.ones(shape, _s.chosen(dtype, _float32))


empty = zeros


def full(shape, fill_value, dtype=None):
    return _s.tensor("full", [fill_value], _s.reshaped(None, shape), dtype)


def zeros_like(x, dtype=None, **kwargs):
    return _array.zeros_like(x, dtype)


empty_like = zeros_like


def ones_like(x, dtype=None):
    return _array.ones_like(x, dtype)


def full_like(x, fill_value, dtype=None):
    return _s.tensor("full_like", [fill_value], _s.shape_of(x), _s.chosen(dtype, _s.dtype_of(x)))


def eye(N, M=None, k=0, dtype=None):
    return _array.eye(N, M, None, _s.chosen(dtype, _float32))


def identity(n, dtype=None):
    return _array.eye(n, None, None, _s.chosen(dtype, _float32))


def arange(start, stop=None, step=None, dtype=None):
    return _s.source((_s.range_length(start, stop, 1 if step is None else step),), dtype)


def convert_to_tensor(x, dtype=None, sparse=None, ragged=None):
    return _array.convert_to_tensor(x, dtype)


def array(x, dtype=None):
    return _array.convert_to_tensor(x, dtype)


def convert_to_numpy(x):
    return _s.unknown("convert_to_numpy()")


def where(condition, x1=None, x2=None):
    if x1 is None and x2 is None:
        return _s.unknown("where()")
    return _s.elementwise("where", [condition, x1, x2], None, _s.dtype_of(x1))


def shape(x):
    found = _s.shape_of(x)
    return _s.unknown("shape()") if found is None else tuple([_s.unknown("a length", "int") if n is None else n for n in found])


def size(x):
    return _s.unknown("size()", "int")


def ndim(x):
    found = _s.shape_of(x)
    return _s.unknown("ndim()", "int") if found is None else len(found)


def dtype(x):
    return _s.dtype_of(x).name


def is_tensor(x):
    return _s.unknown("is_tensor()", "bool") if _s.is_unknown(x) else _s.is_tensor(x)


def take(x, indices, axis=None):
    if axis is None:
        return _s.tensor("take", [x, indices], _s.shape_of(indices))
    return _s.tensor("take", [x, indices], _s.gathered(_s.shape_of(x), _s.shape_of(indices), axis))


def one_hot(x, num_classes, axis=-1, dtype=None, sparse=False):
    return _s.tensor("one_hot", [x], _s.one_hot_shape(_s.shape_of(x), num_classes, axis), _s.chosen(dtype, _float32))


def broadcast_to(x, shape):
    return _array.broadcast_to(x, shape)


def tile(x, repeats):
    return _array.tile(x, repeats)


def repeat(x, repeats, axis=None):
    return _s.tensor("repeat", [x])


def pad(x, pad_width, mode="constant", constant_values=None):
    return _s.tensor("pad", [x], None if not _s.is_sequence(pad_width) else _s.padded(_s.shape_of(x), pad_width))


def split(x, indices_or_sections, axis=0):
    if _s.is_unknown(indices_or_sections) or _s.is_sequence(indices_or_sections):
        return _s.unknown("split()")
    return _array.split(x, indices_or_sections, axis)


def unstack(x, num=None, axis=0):
    return _array.unstack(x, num, axis)


def top_k(x, k, sorted=True):
    found = _s.with_dim(_s.shape_of(x), -1, k)
    return _s.tensor("top_k", [x], found), _s.tensor("top_k", [x], found, _int32)


def moments(x, axes, keepdims=False, synchronized=False):
    found = _s.reduced(_s.shape_of(x), axes, keepdims)
    return _s.tensor("mean", [x], found), _s.tensor("variance", [x], found)


def norm(x, ord=None, axis=None, keepdims=False):
    return _s.tensor("norm", [x], _s.reduced(_s.shape_of(x), axis, keepdims))


def argmax(x, axis=None, keepdims=False):
    return _s.tensor("argmax", [x], _s.reduced(_s.shape_of(x), axis, keepdims), _int32)


def argmin(x, axis=None, keepdims=False):
    return _s.tensor("argmin", [x], _s.reduced(_s.shape_of(x), axis, keepdims), _int32)


def argsort(x, axis=-1):
    return _s.tensor("argsort", [x], _s.shape_of(x), _int32)


def glu(x, axis=-1):
    return _s.tensor("glu", [x])


def unique(x, *args, **kwargs):
    return _s.unknown("unique()")


def meshgrid(*x, **kwargs):
    return [_s.tensor("meshgrid", [each]) for each in x]


def binary_crossentropy(target, output, from_logits=False):
    return _s.elementwise("binary_crossentropy", [target, output])


def categorical_crossentropy(target, output, from_logits=False, axis=-1):
    return _s.tensor("categorical_crossentropy", [target, output], _s.reduced(_s.shape_of(output), axis, False))


def sparse_categorical_crossentropy(target, output, from_logits=False, axis=-1):
    return _s.tensor("sparse_categorical_crossentropy", [target, output], _s.reduced(_s.shape_of(output), axis, False))


def cond(pred, true_fn, false_fn):
    return _control.cond(pred, true_fn, false_fn)


def switch(index, branches, *operands):
    return _s.unknown("switch()")


def while_loop(cond, body, loop_vars, maximum_iterations=None):
    return _control.while_loop(cond, body, loop_vars)


def map(f, xs):
    return _control.map_fn(f, xs)


def vectorized_map(function, elements):
    return _control.map_fn(function, elements)
