"""NumPy: dtypes, and what the items of arrays are."""

from math import inf, nan

import _scopelint as _s
from _scopelint import DType as _DType

float16 = half = _DType("float16")
float32 = single = _DType("float32")
float64 = double = float_ = _DType("float64")
int8 = _DType("int8")
int16 = _DType("int16")
int32 = intc = _DType("int32")
int64 = int_ = _DType("int64")
uint8 = _DType("uint8")
uint16 = _DType("uint16")
uint32 = _DType("uint32")
uint64 = _DType("uint64")
complex64 = _DType("complex64")
complex128 = _DType("complex128")
str_ = unicode_ = _DType("string")
bool = bool
int = int
float = float
object = object
str = str
object_ = _DType("object")
newaxis = None
Inf = infty = inf
NaN = nan


class generic:
    pass


class number(generic):
    pass


class integer(number):
    pass


class floating(number):
    pass


class bool_(generic):
    """What comparisons of arrays give: true or false, but no Python bool."""

    dtype = _DType("bool")

    def __init__(self, value=False):
        self._value = value

    def __bool__(self):
        return _truth(self._value)

    def __eq__(self, other):
        return _truth(self._value) == _truth(other)

    def __and__(self, other):
        return bool_(self and other)

    def __or__(self, other):
        return bool_(self or other)

    def __invert__(self):
        return bool_(not self)

    def __int__(self):
        return 1 if self else 0

    def __str__(self):
        return str(self._value)

    def __hash__(self):
        return hash(self._value)

    def item(self):
        return self._value

    tolist = item


def _is_of_objects(kind):
    return _s.surely(kind, _DType) and kind == _DType("object")


def _truth(value):
    return True if value else False


class _compared:
    """A number as an array gives it: what comparing it gives is no Python bool."""

    def __eq__(self, other):
        return bool_(self.item() == other)

    def __ne__(self, other):
        return bool_(self.item() != other)

    def __lt__(self, other):
        return bool_(self.item() < other)

    def __le__(self, other):
        return bool_(self.item() <= other)

    def __gt__(self, other):
        return bool_(self.item() > other)

    def __ge__(self, other):
        return bool_(self.item() >= other)


class _counted(_compared, int):
    """An integer of an array."""

    __hash__ = int.__hash__

    def item(self):
        return int(self)

    tolist = item


class _measured(_compared, float):
    """A number of an array that is no integer."""

    __hash__ = float.__hash__

    def __str__(self):
        return self._text

    def item(self):
        return float(self)

    tolist = item


def _is(kind, name):
    """Whether it is known to be the dtype of that name."""
    return _s.surely(kind, _DType) and kind.name == name


def _of_quotient(kind):
    """The dtype of a quotient or a mean: whole numbers become floats."""
    return float64 if _s.surely(kind, _DType) and (kind.is_integer or kind.is_bool) else kind


def _of_root(kind):
    """The dtype of a root and its like: floats that have room for the whole numbers."""
    return _s.common_dtype(kind, float16) if _s.surely(kind, _DType) and (kind.is_integer or kind.is_bool) else kind


def _of_sum(kind):
    """The dtype of a sum: small whole numbers become large ones."""
    if not _s.surely(kind, _DType) or not (kind.is_integer or kind.is_bool):
        return kind
    return uint64 if kind.name.startswith("uint") else int64


def dtype(value, align=False, copy=False, **kwargs):
    return _s.chosen(_s.numpy_dtype(value), _s.unknown("dtype"))
