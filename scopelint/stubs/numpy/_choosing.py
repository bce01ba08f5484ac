"""NumPy: what chooses, repeats, orders and splits the items of arrays."""

import _scopelint as _s
from numpy._arrays import _array, _DType, _shaped, _size, array, int64, ndarray
from numpy._making import concatenate


def _whole(value):
    """Whether it is known to be an integer."""
    return _s.known(value) and isinstance(value, int)


def copy(a, order="K", subok=False, **kwargs):
    return array(a)


def repeat(a, repeats, axis=None, **kwargs):
    known = _s.computed(ndarray, "repeat", a, repeats, axis)
    if known is not None:
        return known
    found = _s.shape_of(a)
    if not _s.all_known(found) or not _whole(repeats):
        return _s.unknown("repeat()")
    if axis is None:
        return _array((_size(found) * repeats,), _s.numpy_dtype_of(a))
    return _array(_s.with_dim(found, axis, found[axis] * repeats) if _whole(axis) else None, _s.numpy_dtype_of(a))


def append(arr, values, axis=None, **kwargs):
    known = _s.computed(ndarray, "append", arr, values, axis)
    if known is not None:
        return known
    if axis is not None:
        return concatenate([arr, values], axis)
    one, other = _s.shape_of(arr), _s.shape_of(values)
    if not _s.all_known(one) or not _s.all_known(other):
        return _s.unknown("append()")
    return _array((_size(one) + _size(other),), _s.common_dtype(_s.numpy_dtype_of(arr), _s.numpy_dtype_of(values)))


def _permuted(a, axes):
    known = _s.computed(ndarray, "transpose", a, axes)
    return _shaped(_s.transposed(_s.shape_of(a), axes), _s.numpy_dtype_of(a)) if known is None else known


def swapaxes(a, axis1, axis2, **kwargs):
    known = _s.computed(ndarray, "swapaxes", a, axis1, axis2)
    if known is not None:
        return known
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
    known = _s.computed(ndarray, "tile", A, reps)
    if known is not None:
        return known
    return _shaped(_tiled(_s.shape_of(A), reps), _s.numpy_dtype_of(A))


def where(condition, x=None, y=None, **kwargs):
    known = _s.computed(ndarray, "nonzero", condition) if x is None and y is None else _s.computed(ndarray, "where", condition, x, y)
    if known is not None:
        return known
    if x is None or y is None:
        return _s.unknown("where()")
    return _shaped(_s.broadcast(_s.broadcast(_s.shape_of(condition), _s.shape_of(x)), _s.shape_of(y)), _s.common_dtype(x, y))


def _is_array(value):
    return _s.surely(value, ndarray) or _s.is_sequence(value)


def _extreme(a, b, chosen, name, out, kwargs):
    if _s.known(a) and _s.known(b):
        return chosen(a, b)
    known = _s.computed(ndarray, name, a, b) if out is None and not kwargs else None
    if known is not None:
        return known
    _s.forget(out)
    if not (_is_array(a) or _is_array(b)):
        return _s.unknown(name)
    return _shaped(_s.broadcast(_s.shape_of(a), _s.shape_of(b)), _s.common_dtype(a, b))


def maximum(x1, x2, out=None, **kwargs):
    return _extreme(x1, x2, max, "maximum", out, kwargs)


def minimum(x1, x2, out=None, **kwargs):
    return _extreme(x1, x2, min, "minimum", out, kwargs)


def clip(a, a_min=None, a_max=None, out=None, **kwargs):
    bounds = [each for each in (a_min, a_max) if each is not None]
    if _s.all_known([a] + bounds) and len(bounds) == 2:
        return min(max(a, a_min), a_max)
    known = _s.computed(ndarray, "clip", a, a_min, a_max) if out is None and not kwargs else None
    if known is not None:
        return known
    _s.forget(out)
    return _shaped(_s.shape_of(a), _s.common_dtype(a, *bounds)) if _is_array(a) else _s.unknown("clip()")


def sort(a, axis=-1, kind=None, order=None, **kwargs):
    known = _s.computed(ndarray, "sort", a, axis)
    if known is not None:
        return known
    found = array(a)
    return ndarray(found.shape, found.dtype) if _s.surely(found, ndarray) else _s.unknown("sort()")


def argsort(a, axis=-1, kind=None, order=None, **kwargs):
    known = _s.computed(ndarray, "argsort", a, axis, kind)
    return _shaped(_s.shape_of(a), int64) if known is None else known


def split(ary, indices_or_sections, axis=0):
    known = _s.computed(ndarray, "split", ary, indices_or_sections, axis)
    if known is not None:
        return known
    found = _s.shape_of(ary)
    if not _s.all_known(found) or not _whole(indices_or_sections) or not _whole(axis) or indices_or_sections < 1:
        return _s.unknown("split()")
    part = _s.with_dim(found, axis, found[axis] // indices_or_sections)
    return [_shaped(part, _s.numpy_dtype_of(ary)) for _ in range(indices_or_sections)]


def array_split(ary, indices_or_sections, axis=0):
    return _or_unknown("array_split()", _s.computed(ndarray, "split", ary, indices_or_sections, axis, True))


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


def _of_truths(name, out, *values):
    known = _s.computed(ndarray, name, *values) if out is None else None
    if known is not None:
        return known
    _s.forget(out)
    shape = _s.shape_of(values[0])
    for each in values[1:]:
        shape = _s.broadcast(shape, _s.shape_of(each))
    if shape is not None and not shape:
        return _s.unknown("a truth", "bool")
    return _shaped(shape, _DType("bool"))


def logical_and(x1, x2, out=None, **kwargs):
    return _of_truths("logical_and", out, x1, x2)


def logical_or(x1, x2, out=None, **kwargs):
    return _of_truths("logical_or", out, x1, x2)


def logical_xor(x1, x2, out=None, **kwargs):
    return _of_truths("logical_xor", out, x1, x2)


def logical_not(x, out=None, **kwargs):
    return _of_truths("logical_not", out, x)


def isnan(x, out=None, **kwargs):
    return _of_truths("isnan", out, x)


def isinf(x, out=None, **kwargs):
    return _of_truths("isinf", out, x)


def isfinite(x, out=None, **kwargs):
    return _of_truths("isfinite", out, x)


def tril(m, k=0):
    return _triangle(m, k, True)


def triu(m, k=0):
    return _triangle(m, k, False)


def _triangle(m, k, lower):
    known = _s.computed(ndarray, "triangle", m, k, lower)
    if known is not None:
        return known
    found = _s.shape_of(m)
    return _s.unknown("tril()") if found is None or len(found) < 2 else _shaped(found, _s.numpy_dtype_of(m))


def outer(a, b, out=None, **kwargs):
    one, other = _s.shape_of(a), _s.shape_of(b)
    if not _s.all_known(one) or not _s.all_known(other):
        return _s.unknown("outer()")
    return _array((_size(one), _size(other)), _s.common_dtype(_s.numpy_dtype_of(a), _s.numpy_dtype_of(b)))


# -- known where all that they are given is


def _or_unknown(label, known):
    return _s.unknown(label) if known is None else known


def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, **kwargs):
    known = _s.computed(ndarray, "unique", ar, return_index, return_inverse, return_counts) if axis is None and not kwargs else None
    return _or_unknown("unique()", known)


def nonzero(a):
    return _or_unknown("nonzero()", _s.computed(ndarray, "nonzero", a))


def flatnonzero(a):
    return _or_unknown("flatnonzero()", _s.computed(ndarray, "flatnonzero", a))


def argwhere(a):
    return _or_unknown("argwhere()", _s.computed(ndarray, "argwhere", a))


def diff(a, n=1, axis=-1, **kwargs):
    return _or_unknown("diff()", _s.computed(ndarray, "diff", a, n, axis) if not kwargs else None)


def take(a, indices, axis=None, out=None, mode="raise"):
    _s.forget(out)
    return _or_unknown("take()", _s.computed(ndarray, "take", a, indices, axis))


def delete(arr, obj, axis=None):
    return _or_unknown("delete()", _s.computed(ndarray, "delete", arr, obj, axis))


def searchsorted(a, v, side="left", sorter=None):
    return _or_unknown("searchsorted()", _s.computed(ndarray, "searchsorted", a, v, side) if sorter is None else None)


def bincount(x, weights=None, minlength=0):
    return _or_unknown("bincount()", _s.computed(ndarray, "bincount", x, minlength) if weights is None else None)


def isin(element, test_elements, assume_unique=False, invert=False, **kwargs):
    return _or_unknown("isin()", _s.computed(ndarray, "isin", element, test_elements, invert))


def in1d(ar1, ar2, assume_unique=False, invert=False, **kwargs):
    known = _s.computed(ndarray, "isin", ar1, ar2, invert)
    return _or_unknown("in1d()", None if known is None else _s.computed(ndarray, "ravel", known))


def union1d(ar1, ar2):
    return _or_unknown("union1d()", _s.computed(ndarray, "combined", "union", ar1, ar2))


def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    known = None if return_indices else _s.computed(ndarray, "combined", "intersection", ar1, ar2)
    return _or_unknown("intersect1d()", known)


def setdiff1d(ar1, ar2, assume_unique=False):
    return _or_unknown("setdiff1d()", None if assume_unique else _s.computed(ndarray, "combined", "difference", ar1, ar2))


def array_equal(a1, a2, equal_nan=False):
    known = _s.computed(ndarray, "array_equal", a1, a2)
    return _s.unknown("array_equal()", "bool") if known is None else known


def flip(m, axis=None):
    return _or_unknown("flip()", _s.computed(ndarray, "flip", m, axis))


def flipud(m):
    return _or_unknown("flipud()", _s.computed(ndarray, "flip", m, 0))


def fliplr(m):
    return _or_unknown("fliplr()", _s.computed(ndarray, "flip", m, 1))


def roll(a, shift, axis=None):
    return _or_unknown("roll()", _s.computed(ndarray, "roll", a, shift, axis))


def cumprod(a, axis=None, dtype=None, out=None):
    _s.forget(out)
    return _or_unknown("cumprod()", _s.computed(ndarray, "cumprod", a, axis) if dtype is None else None)


def sign(x, out=None, **kwargs):
    _s.forget(out)
    return _or_unknown("sign()", _s.computed(ndarray, "sign", x) if not kwargs else None)


def ptp(a, axis=None, out=None, keepdims=False, **kwargs):
    _s.forget(out)
    return _or_unknown("ptp()", _s.computed(ndarray, "ptp", a, axis, keepdims) if not kwargs else None)


def count_nonzero(a, axis=None, keepdims=False):
    known = _s.computed(ndarray, "count_nonzero", a, axis, keepdims)
    return _s.unknown("count_nonzero()", None if axis is not None else "int") if known is None else known


def copyto(dst, src, casting="same_kind", where=True):
    _s.forget(dst)


def put(a, ind, v, mode="raise"):
    _s.forget(a)


def place(arr, mask, vals):
    _s.forget(arr)


def putmask(a, mask, values):
    _s.forget(a)


def fill_diagonal(a, val, wrap=False):
    _s.forget(a)
