"""NumPy: shapes and dtypes of arrays, and exact numbers where plain numbers go in."""

from itertools import product
from math import e, inf, nan, pi

import _scopelint as _s
from _scopelint import pure as _pure
from numpy._arrays import *
from numpy._choosing import *
from numpy._dtypes import *
from numpy._files import load, savez, savez_compressed
from numpy._making import *
from numpy._arrays import _reduced, _size
from numpy._dtypes import _of_quotient, _of_root, _of_sum


def _numbers(a):
    """The plain numbers in a list or array of one dimension; None if they are not known."""
    found = _s.computed(ndarray, "tolist", a) if _s.surely(a, ndarray) else _s.listed(a)
    return found if _s.all_known(found) else None


def _total(name, a, axis, keepdims, of_numbers, kind=None, out=None, kwargs=None):
    """What a function of numbers along an axis gives; where it is not exactly known, about what it is of plain numbers in a list."""
    known = _s.computed(ndarray, name, a, axis, keepdims) if out is None and not kwargs else None
    if known is not None:
        return known
    _s.forget(out)
    numbers = _numbers(a)
    if numbers is not None and (axis is None or axis == 0):
        return of_numbers(numbers)
    found = _s.shape_of(a)
    if axis is None and not keepdims and _s.all_known(found):
        return _s.unknown(name + "()", "number")
    return _s.unknown(name + "()") if found is None or axis is None else _reduced(a, axis, keepdims, _s.chosen(kind, _s.numpy_dtype_of(a)))


def prod(a, axis=None, dtype=None, out=None, keepdims=False, **kwargs):
    found = _s.listed(a)
    if axis is None and found is not None and _size_is_plain(found):
        return _size(found)
    kind = _s.numpy_dtype(dtype)
    return _total("prod", a, axis, keepdims, _size, _s.chosen(kind, _of_sum(_s.numpy_dtype_of(a))), out, _with_dtype(kwargs, kind))


def _with_dtype(kwargs, kind):
    return kwargs if kind is None else {"dtype": kind}


def _size_is_plain(found):
    """Whether these are numbers, known or not: the dimensions of a shape."""
    return not [each for each in found if _s.is_sequence(each) or _s.surely(each, ndarray)]


def sum(a, axis=None, dtype=None, out=None, keepdims=False, **kwargs):
    if _is_of_tensors(a, axis):
        return _summed(a)
    return _total("sum", a, axis, keepdims, _summed, _of_sum(_s.numpy_dtype_of(a)), out, _with_dtype(kwargs, dtype))


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
    return _total("mean", a, axis, keepdims, _average, _of_quotient(_s.numpy_dtype_of(a)), out, _with_dtype(kwargs, dtype))


def _average(found):
    return _summed(found) / len(found) if found else _s.unknown("mean()", "number")


def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, **kwargs):
    return _spread_of(a, axis, keepdims, out)


def _spread_of(a, axis, keepdims, out):
    _s.forget(out)
    found = _s.shape_of(a)
    if axis is None and not keepdims and _s.all_known(found):
        return _s.unknown("std()", "number")
    return _s.unknown("std()") if found is None or axis is None else _reduced(a, axis, keepdims, _of_quotient(_s.numpy_dtype_of(a)))


var = std


def median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    known = _s.computed(ndarray, "median", a, axis, keepdims) if out is None and not overwrite_input else None
    if known is not None:
        return known
    if overwrite_input:
        _s.forget(a)
    return _spread_of(a, axis, keepdims, out)


_largest, _smallest = max, min


def max(a, axis=None, out=None, keepdims=False, **kwargs):
    return _total("max", a, axis, keepdims, lambda numbers: _largest(numbers), None, out, kwargs)


def min(a, axis=None, out=None, keepdims=False, **kwargs):
    return _total("min", a, axis, keepdims, lambda numbers: _smallest(numbers), None, out, kwargs)


amax = max
amin = min


def argmax(a, axis=None, out=None, keepdims=False, **kwargs):
    return _total("argmax", a, axis, keepdims, lambda numbers: _s.unknown("argmax()", "int"), int64, out, kwargs)


def argmin(a, axis=None, out=None, keepdims=False, **kwargs):
    return _total("argmin", a, axis, keepdims, lambda numbers: _s.unknown("argmin()", "int"), int64, out, kwargs)


def cumsum(a, axis=None, dtype=None, out=None, **kwargs):
    known = _s.computed(ndarray, "cumsum", a, axis) if out is None and dtype is None and not kwargs else None
    _s.forget(out)
    return _s.unknown("cumsum()") if known is None else known


def all(a, axis=None, out=None, keepdims=False, **kwargs):
    known = _s.computed(ndarray, "all", a, axis, keepdims) if out is None and not kwargs else None
    if known is not None:
        return known
    return bool_(_s.unknown("np.all()", "bool")) if axis is None else _reduced(a, axis, keepdims, bool_.dtype)


def any(a, axis=None, out=None, keepdims=False, **kwargs):
    known = _s.computed(ndarray, "any", a, axis, keepdims) if out is None and not kwargs else None
    if known is not None:
        return known
    return bool_(_s.unknown("np.any()", "bool")) if axis is None else _reduced(a, axis, keepdims, bool_.dtype)


# -- of numbers or element by element


def _elementwise(exact, keeps=False, name=None):
    """A function of numbers and arrays; one that keeps whole numbers what they are, or makes floats of them."""

    def function(x, *args, **kwargs):
        if _s.surely(x, ndarray) or _s.is_sequence(x):
            known = None if name is None or kwargs else _s.computed(ndarray, name, x, *args)
            if known is not None:
                return known
            _s.forget(*args, *kwargs.values())
            kind = _s.numpy_dtype_of(x)
            return empty_like(x, kind if keeps else _of_root(kind))
        return exact(x, *args)

    return function


def _arrayed(x):
    """A list as the array that it becomes; anything else as it is."""
    return asarray(x) if _s.is_sequence(x) else x


sqrt = _elementwise(_pure("math", "sqrt"), False, "sqrt")
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
ceil = _elementwise(_pure("math", "ceil"), False, "ceil")
floor = _elementwise(_pure("math", "floor"), False, "floor")
fabs = _elementwise(_pure("math", "fabs"))
abs = absolute = _elementwise(abs, True, "absolute")
_rounded = round


def _round(x, decimals=0, *args):
    found = _rounded(x, decimals)
    return found if isinstance(x, int) else float(found)


round = around = _elementwise(_round, True, "round")
rint = _elementwise(_round, True, "rint")


def square(x, out=None, **kwargs):
    x = _arrayed(x)
    _s.forget(out)
    return x * x


def power(x1, x2, out=None, **kwargs):
    return _of_two(x1, x2, out, kwargs, lambda a, b: a ** b)


def add(x1, x2, out=None, **kwargs):
    return _of_two(x1, x2, out, kwargs, lambda a, b: a + b)


def subtract(x1, x2, out=None, **kwargs):
    return _of_two(x1, x2, out, kwargs, lambda a, b: a - b)


def multiply(x1, x2, out=None, **kwargs):
    return _of_two(x1, x2, out, kwargs, lambda a, b: a * b)


def divide(x1, x2, out=None, **kwargs):
    return _of_two(x1, x2, out, kwargs, lambda a, b: a / b)


def floor_divide(x1, x2, out=None, **kwargs):
    return _of_two(x1, x2, out, kwargs, lambda a, b: a // b)


def mod(x1, x2, out=None, **kwargs):
    return _of_two(x1, x2, out, kwargs, lambda a, b: a % b)


def greater(x1, x2, out=None, **kwargs):
    return _tested(_of_two(x1, x2, out, kwargs, lambda a, b: a > b))


def greater_equal(x1, x2, out=None, **kwargs):
    return _tested(_of_two(x1, x2, out, kwargs, lambda a, b: a >= b))


def less(x1, x2, out=None, **kwargs):
    return _tested(_of_two(x1, x2, out, kwargs, lambda a, b: a < b))


def less_equal(x1, x2, out=None, **kwargs):
    return _tested(_of_two(x1, x2, out, kwargs, lambda a, b: a <= b))


def equal(x1, x2, out=None, **kwargs):
    return _tested(_of_two(x1, x2, out, kwargs, lambda a, b: a == b))


def not_equal(x1, x2, out=None, **kwargs):
    return _tested(_of_two(x1, x2, out, kwargs, lambda a, b: a != b))


true_divide = divide
remainder = mod


def _of_two(x1, x2, out, kwargs, function):
    _s.forget(out)
    found = function(_arrayed(x1), _arrayed(x2))
    return empty_like(found) if kwargs and _s.surely(found, ndarray) else found


def _tested(found):
    """What a comparison of numbers gives is no Python bool either."""
    return bool_(found) if _s.surely(found, bool) else found


def _at(a, indices, b=None):
    _s.forget(a)


def _unfollowed(*args, **kwargs):
    _s.forget(*args, *kwargs.values())
    return _s.unknown("what NumPy computes")


for _each_of in (add, subtract, multiply, divide, power, maximum, minimum, logical_and, logical_or):
    _each_of.at = _at
    _each_of.reduce = _each_of.accumulate = _each_of.outer = _each_of.reduceat = _unfollowed


def isscalar(element, **kwargs):
    return _s.known(element)


def seterr(**kwargs):
    return None


def set_printoptions(**kwargs):
    return None


def save(*args, **kwargs):
    return None


savetxt = save


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
    return ndarray((num,), _s.chosen(_s.numpy_dtype(dtype), float64)) if plain else _s.unknown(name)
