"""NumPy: shapes and dtypes of arrays, and exact numbers where plain numbers go in."""

from itertools import product
from math import e, inf, nan, pi

import _scopelint as _s
from _scopelint import pure as _pure
from numpy._arrays import *
from numpy._choosing import *
from numpy._arrays import _of_quotient, _of_root, _of_sum, _reduced, _size


def _numbers(a):
    """The plain numbers in a list or array of one dimension; None if they are not known."""
    found = a._items if _s.surely(a, ndarray) else _s.listed(a)
    return found if _s.all_known(found) else None


def _total(name, a, axis, keepdims, of_numbers, kind=None):
    numbers = _numbers(a)
    if numbers is not None and (axis is None or axis == 0):
        return of_numbers(numbers)
    found = _s.shape_of(a)
    if axis is None and not keepdims and _s.all_known(found):
        return _s.unknown(name, "number")
    return _s.unknown(name) if found is None or axis is None else _reduced(a, axis, keepdims, _s.chosen(kind, _s.numpy_dtype_of(a)))


def prod(a, axis=None, dtype=None, out=None, keepdims=False, **kwargs):
    found = _s.listed(a)
    if axis is None and found is not None and _size_is_plain(found):
        return _size(found)
    return _total("prod()", a, axis, keepdims, _size, _s.chosen(_s.numpy_dtype(dtype), _of_sum(_s.numpy_dtype_of(a))))


def _size_is_plain(found):
    """Whether these are numbers, known or not: the dimensions of a shape."""
    return not [each for each in found if _s.is_sequence(each) or _s.surely(each, ndarray)]


def sum(a, axis=None, dtype=None, out=None, keepdims=False, **kwargs):
    return _summed(a) if _is_of_tensors(a, axis) else _total("sum()", a, axis, keepdims, _summed, _of_sum(_s.numpy_dtype_of(a)))


def _is_of_tensors(a, axis):
    """Whether there are several tensors to be put together element by element: what comes of them has to do with the same variables."""
    found = _s.listed(a)
    return axis == 0 and found and not [each for each in found if not _s.is_tensor(each)]


def _summed(numbers):
    total = 0
    for value in numbers:
        total = total + value
    return total


def mean(a, axis=None, dtype=None, out=None, keepdims=False, **kwargs):
    if _is_of_tensors(a, axis):
        return _summed(a) / len(a)
    kind = _of_quotient(_s.numpy_dtype_of(a))
    return _total("mean()", a, axis, keepdims, lambda found: _summed(found) / len(found) if found else _s.unknown("mean()", "number"), kind)


def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, **kwargs):
    return _total("std()", a, axis, keepdims, lambda numbers: _s.unknown("std()", "number"), _of_quotient(_s.numpy_dtype_of(a)))


var = median = std
_largest, _smallest = max, min


def max(a, axis=None, out=None, keepdims=False, **kwargs):
    return _total("max()", a, axis, keepdims, lambda numbers: _largest(numbers))


def min(a, axis=None, out=None, keepdims=False, **kwargs):
    return _total("min()", a, axis, keepdims, lambda numbers: _smallest(numbers))


amax = max
amin = min


def argmax(a, axis=None, out=None, **kwargs):
    return _total("argmax()", a, axis, False, lambda numbers: _s.unknown("argmax()", "int"), int64)


argmin = argmax


def cumsum(a, axis=None, dtype=None, out=None, **kwargs):
    numbers = _numbers(a)
    if numbers is None:
        return _s.unknown("cumsum()")
    kind = _s.chosen(_s.numpy_dtype(dtype), _of_sum(_s.numpy_dtype_of(a)))
    return array([_summed(numbers[: i + 1]) for i in range(len(numbers))], kind)


def all(a, axis=None, out=None, keepdims=False, **kwargs):
    return bool_(_s.unknown("np.all()", "bool")) if axis is None else _reduced(a, axis, keepdims, bool_.dtype)


def any(a, axis=None, out=None, keepdims=False, **kwargs):
    return bool_(_s.unknown("np.any()", "bool")) if axis is None else _reduced(a, axis, keepdims, bool_.dtype)


# -- of numbers or element by element


def _elementwise(exact, keeps=False):
    """A function of numbers and arrays; one that keeps whole numbers what they are, or makes floats of them."""

    def function(x, *args, **kwargs):
        if _s.surely(x, ndarray) or _s.is_sequence(x):
            kind = _s.numpy_dtype_of(x)
            return zeros_like(x, kind if keeps else _of_root(kind))
        return exact(x, *args)

    return function


def _arrayed(x):
    """A list as the array that it becomes; anything else as it is."""
    return asarray(x) if _s.is_sequence(x) else x


sqrt = _elementwise(_pure("math", "sqrt"))
exp = _elementwise(_pure("math", "exp"))
log = _elementwise(_pure("math", "log"))
log2 = _elementwise(_pure("math", "log2"))
log10 = _elementwise(_pure("math", "log10"))
log1p = _elementwise(_pure("math", "log1p"))
sin = _elementwise(_pure("math", "sin"))
cos = _elementwise(_pure("math", "cos"))
tan = _elementwise(_pure("math", "tan"))
tanh = _elementwise(_pure("math", "tanh"))
arctan = _elementwise(_pure("math", "atan"))
ceil = _elementwise(_pure("math", "ceil"))
floor = _elementwise(_pure("math", "floor"))
fabs = _elementwise(_pure("math", "fabs"))
abs = absolute = _elementwise(abs, True)
_rounded = round


def _round(x, decimals=0, *args):
    found = _rounded(x, decimals)
    return found if isinstance(x, int) else float(found)


round = around = _elementwise(_round, True)
rint = round


def square(x, out=None, **kwargs):
    x = _arrayed(x)
    return x * x


def power(x1, x2, out=None, **kwargs):
    return _arrayed(x1)**_arrayed(x2)


def add(x1, x2, out=None, **kwargs):
    return _arrayed(x1) + _arrayed(x2)


def subtract(x1, x2, out=None, **kwargs):
    return _arrayed(x1) - _arrayed(x2)


def multiply(x1, x2, out=None, **kwargs):
    return _arrayed(x1) * _arrayed(x2)


def divide(x1, x2, out=None, **kwargs):
    return _arrayed(x1) / _arrayed(x2)


true_divide = divide


def floor_divide(x1, x2, out=None, **kwargs):
    return _arrayed(x1) // _arrayed(x2)


def mod(x1, x2, out=None, **kwargs):
    return _arrayed(x1) % _arrayed(x2)


def isscalar(element, **kwargs):
    return _s.known(element)


def seterr(**kwargs):
    return None


def set_printoptions(**kwargs):
    return None


def save(*args, **kwargs):
    return None


savez = savez_compressed = savetxt = save


def ndindex(*shape):
    """The indices of an array of a shape, in order."""
    dims = shape[0] if len(shape) == 1 and isinstance(shape[0], (list, tuple)) else shape
    return product(*[range(d) for d in dims])


def ndenumerate(arr):
    """The items of an array, each with its index."""
    a = asarray(arr)
    for index in ndindex(a.shape):
        yield index, a[index[0] if len(index) == 1 else index]


def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None, axis=0):
    return _spread(start, stop, num, dtype, "logspace()")


def geomspace(start, stop, num=50, endpoint=True, dtype=None, axis=0):
    return _spread(start, stop, num, dtype, "geomspace()")


def _spread(start, stop, num, dtype, name):
    """As many numbers as are asked for; none of them is told."""
    plain = _s.known(num) and _s.known(start) and _s.known(stop)
    return ndarray((num,), _s.chosen(_s.numpy_dtype(dtype), float64), None) if plain else _s.unknown(name)
