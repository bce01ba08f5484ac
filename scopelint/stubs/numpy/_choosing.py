"""NumPy: what chooses, repeats, orders and splits the items of arrays."""

import _scopelint as _s
from numpy._arrays import _array, _DType, _shaped, _size, array, concatenate, int64, ndarray


def _whole(value):
    """Whether it is known to be an integer."""
    return _s.known(value) and isinstance(value, int)


def copy(a, order="K", subok=False, **kwargs):
    return array(a)


def repeat(a, repeats, axis=None, **kwargs):
    found = _s.shape_of(a)
    if not _s.all_known(found) or not _whole(repeats):
        return _s.unknown("repeat()")
    if axis is None:
        return _array((_size(found) * repeats,), _s.numpy_dtype_of(a))
    return _array(_s.with_dim(found, axis, found[axis] * repeats) if _whole(axis) else None, _s.numpy_dtype_of(a))


def append(arr, values, axis=None, **kwargs):
    if axis is not None:
        return concatenate([arr, values], axis)
    one, other = _s.shape_of(arr), _s.shape_of(values)
    if not _s.all_known(one) or not _s.all_known(other):
        return _s.unknown("append()")
    return _array((_size(one) + _size(other),), _s.common_dtype(_s.numpy_dtype_of(arr), _s.numpy_dtype_of(values)))


def _permuted(a, axes):
    return _shaped(_s.transposed(_s.shape_of(a), axes), _s.numpy_dtype_of(a))


def swapaxes(a, axis1, axis2, **kwargs):
    found = _s.shape_of(a)
    if found is None or not (_whole(axis1) and _whole(axis2)):
        return _s.unknown("swapaxes()")
    axes = list(range(len(found)))
    axes[axis1], axes[axis2] = axes[axis2], axes[axis1]
    return _permuted(a, axes)


def moveaxis(a, source, destination, **kwargs):
    found = _s.shape_of(a)
    if found is None or not (_whole(source) and _whole(destination)):
        return _s.unknown("moveaxis()")
    axes = list(range(len(found)))
    moved = axes.pop(source)
    axes.insert(destination % len(found), moved)
    return _permuted(a, axes)


def _tiled(shape, reps):
    """The shape of `tile`: a single number is for the last axis."""
    if shape is None:
        return None
    times = [reps] if _whole(reps) else _s.listed(reps)
    if times is None:
        return None
    times = [1] * (len(shape) - len(times)) + list(times)
    return _s.tiled([1] * (len(times) - len(shape)) + list(shape), times)


def tile(A, reps, **kwargs):
    return _shaped(_tiled(_s.shape_of(A), reps), _s.numpy_dtype_of(A))


def where(condition, x=None, y=None, **kwargs):
    if x is None or y is None:
        return _s.unknown("where()")
    return _shaped(_s.broadcast(_s.broadcast(_s.shape_of(condition), _s.shape_of(x)), _s.shape_of(y)), _s.common_dtype(x, y))


def _is_array(value):
    return _s.surely(value, ndarray) or _s.is_sequence(value)


def _extreme(a, b, chosen, name):
    if _s.known(a) and _s.known(b):
        return chosen(a, b)
    if not (_is_array(a) or _is_array(b)):
        return _s.unknown(name)
    return _shaped(_s.broadcast(_s.shape_of(a), _s.shape_of(b)), _s.common_dtype(a, b))


def maximum(x1, x2, out=None, **kwargs):
    return _extreme(x1, x2, max, "maximum()")


def minimum(x1, x2, out=None, **kwargs):
    return _extreme(x1, x2, min, "minimum()")


def clip(a, a_min=None, a_max=None, out=None, **kwargs):
    bounds = [each for each in (a_min, a_max) if each is not None]
    if _s.all_known([a] + bounds) and len(bounds) == 2:
        return min(max(a, a_min), a_max)
    return _shaped(_s.shape_of(a), _s.common_dtype(a, *bounds)) if _is_array(a) else _s.unknown("clip()")


def sort(a, axis=-1, kind=None, order=None, **kwargs):
    found = array(a)
    if not _s.surely(found, ndarray):
        return _s.unknown("sort()")
    if _s.all_known(found._items):
        return ndarray(found.shape, found.dtype, sorted(found._items))
    return ndarray(found.shape, found.dtype)


def argsort(a, axis=-1, kind=None, order=None, **kwargs):
    return _shaped(_s.shape_of(a), int64)


def split(ary, indices_or_sections, axis=0):
    found = _s.shape_of(ary)
    if not _s.all_known(found) or not _whole(indices_or_sections) or not _whole(axis) or indices_or_sections < 1:
        return _s.unknown("split()")
    part = _s.with_dim(found, axis, found[axis] // indices_or_sections)
    return [_shaped(part, _s.numpy_dtype_of(ary)) for _ in range(indices_or_sections)]


def pad(array, pad_width, mode="constant", **kwargs):
    found = _s.shape_of(array)
    if found is None:
        return _s.unknown("pad()")
    pairs = [(pad_width, pad_width)] * len(found) if _whole(pad_width) else _s.listed(pad_width)
    if pairs is not None and len(pairs) == 2 and _s.all_known(pairs):
        pairs = [pairs] * len(found)
    if pairs is not None and len(pairs) == 1:
        pairs = list(pairs) * len(found)
    return _s.unknown("pad()") if pairs is None else _shaped(_s.padded(found, pairs), _s.numpy_dtype_of(array))


def _of_truths(*values):
    shape = _s.shape_of(values[0])
    for each in values[1:]:
        shape = _s.broadcast(shape, _s.shape_of(each))
    if shape is not None and not shape:
        return _s.unknown("a truth", "bool")
    return _shaped(shape, _DType("bool"))


def logical_and(x1, x2, out=None, **kwargs):
    return _of_truths(x1, x2)


def logical_or(x1, x2, out=None, **kwargs):
    return _of_truths(x1, x2)


def logical_xor(x1, x2, out=None, **kwargs):
    return _of_truths(x1, x2)


def logical_not(x, out=None, **kwargs):
    return _of_truths(x)


def isnan(x, out=None, **kwargs):
    return _of_truths(x)


isinf = isfinite = isnan


def tril(m, k=0):
    found = _s.shape_of(m)
    return _s.unknown("tril()") if found is None or len(found) < 2 else _shaped(found, _s.numpy_dtype_of(m))


triu = tril


def outer(a, b, out=None, **kwargs):
    one, other = _s.shape_of(a), _s.shape_of(b)
    if not _s.all_known(one) or not _s.all_known(other):
        return _s.unknown("outer()")
    return _array((_size(one), _size(other)), _s.common_dtype(_s.numpy_dtype_of(a), _s.numpy_dtype_of(b)))
