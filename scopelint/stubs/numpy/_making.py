"""NumPy: what makes arrays, of numbers or of others."""

from math import ceil as _ceil

import _scopelint as _s
from numpy._arrays import _KEPT, _array, _size, expand_dims, ndarray
from numpy._dtypes import _is_of_objects, float64


def _made(shape, dtype, value=None):
    found = _s.dims(shape)
    if not _s.all_known(found):
        return _s.unknown("an array")
    kind = _s.numpy_dtype(dtype)
    if _is_of_objects(kind):
        return _s.filled(ndarray(found, kind), [value] * _size(found)) if _size(found) <= 100 else ndarray(found, kind)
    known = None if value is None else _s.computed(ndarray, "full", found, value, float64 if kind is None else kind)
    return ndarray(found, kind) if known is None else known


def zeros(shape, dtype=None, order="C", **kwargs):
    return _made(shape, dtype, 0)


def ones(shape, dtype=None, order="C", **kwargs):
    return _made(shape, dtype, 1)


def empty(shape, dtype=None, order="C", **kwargs):
    return _made(shape, dtype)


def full(shape, fill_value, dtype=None, order="C", **kwargs):
    return _made(shape, _s.chosen(dtype, _s.numpy_dtype_of(fill_value)), fill_value)


def _made_like(a, dtype, shape, value=None):
    found, kind = _s.shape_of(a) if shape is None else _s.dims(shape), _s.numpy_dtype(_s.chosen(dtype, _s.numpy_dtype_of(a)))
    known = _s.computed(ndarray, "full", found, value, kind) if value is not None and found and _s.all_known(found) else None
    return _array(found, kind) if known is None else known


def zeros_like(a, dtype=None, order="K", subok=True, shape=None, **kwargs):
    return _made_like(a, dtype, shape, 0)


def ones_like(a, dtype=None, order="K", subok=True, shape=None, **kwargs):
    return _made_like(a, dtype, shape, 1)


def empty_like(a, dtype=None, order="K", subok=True, shape=None, **kwargs):
    return _made_like(a, dtype, shape)


def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None, **kwargs):
    return _made_like(a, dtype, shape, fill_value)


def eye(N, M=None, k=0, dtype=None, order="C", **kwargs):
    found = _s.computed(ndarray, "eye", N, M, k, float64 if dtype is None else _s.numpy_dtype(dtype))
    return _made((N, N if M is None else M), dtype) if found is None else found


def identity(n, dtype=None, **kwargs):
    return eye(n, None, 0, dtype)


def arange(start, stop=None, step=1, dtype=None, **kwargs):
    low, high = (0, start) if stop is None else (start, stop)
    if not (_s.known(low) and _s.known(high) and _s.known(step)):
        return range(start) if stop is None else range(start, stop)
    length = max(_ceil((high - low) / step), 0)
    kind = _s.numpy_dtype(_s.chosen(dtype, _s.common_dtype(low, high, step)))
    made = ndarray((length,), kind)
    whole = isinstance(low, int) and isinstance(step, int)
    if length > _KEPT or not (whole or kind == float64):
        return made
    step = (low + step) - low
    return _s.filled(made, [low + i * step for i in range(length)])


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, **kwargs):
    if not (_s.known(start) and _s.known(stop) and _s.known(num)):
        return _s.unknown("linspace()")
    kind = _s.chosen(_s.numpy_dtype(dtype), float64)
    found = _s.computed(ndarray, "linspace", start, stop, num, endpoint) if not retstep else None
    if found is None or (kind != float64 and (start < 0 or stop < 0)):
        return ndarray((num,), kind)
    return found if kind == float64 else found.astype(kind)


def concatenate(arrays, axis=0, out=None, **kwargs):
    found = _s.computed(ndarray, "concatenate", arrays, axis) if out is None and not kwargs else None
    _s.forget(out)
    return _array(_s.concatenated(arrays, axis), _joint(arrays)) if found is None else found


def stack(arrays, axis=0, out=None, **kwargs):
    found = _s.computed(ndarray, "stack", arrays, axis) if out is None and not kwargs else None
    _s.forget(out)
    return _array(_s.stacked(arrays, axis), _joint(arrays)) if found is None else found


def _joint(arrays):
    """The dtype of arrays that are joined."""
    found = _s.listed(arrays)
    return _s.unknown("dtype") if found is None else _s.common_dtype(*[_s.numpy_dtype_of(each) for each in found])


def vstack(tup, **kwargs):
    found = _s.listed(tup)
    return _s.unknown("vstack()") if found is None else concatenate([expand_dims(each, 0) if _flat(each) else each for each in found])


def hstack(tup, **kwargs):
    found = _s.listed(tup)
    return _s.unknown("hstack()") if found is None else concatenate(found, 0 if found and _flat(found[0]) else 1)


def _flat(a):
    """Whether it has one axis."""
    found = _s.shape_of(a)
    return True if found is not None and len(found) == 1 else False


def ndim(a, **kwargs):
    found = _s.shape_of(a)
    return _s.unknown("ndim()", "int") if found is None else len(found)


def shape(a, **kwargs):
    found = _s.shape_of(a)
    return _s.unknown("shape()") if found is None else found


def size(a, axis=None, **kwargs):
    found = _s.shape_of(a)
    return _size(found) if axis is None and _s.all_known(found) else _s.unknown("size()", "int")
