"""NumPy: dtypes, arrays, what makes them and what gives them another shape."""

from math import ceil as _ceil
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


def _truth(value):
    return True if value else False


class _counted(int):
    """An integer as an array gives it: what comparing it gives is no Python bool."""

    def __eq__(self, other):
        return bool_(int(self) == other)

    def __ne__(self, other):
        return bool_(int(self) != other)

    def __lt__(self, other):
        return bool_(int(self) < other)

    def __le__(self, other):
        return bool_(int(self) <= other)

    def __gt__(self, other):
        return bool_(int(self) > other)

    def __ge__(self, other):
        return bool_(int(self) >= other)

    __hash__ = int.__hash__


def _item(value):
    if _s.surely(value, bool):
        return bool_(value)
    return _counted(value) if _s.surely(value, int) else value


def _truths(items):
    """The items of an array that is to have the dtype bool, where they are known."""
    return [_truth(each) for each in items] if items is not None and _s.all_known(items) else None


def _each(how):
    """A method that does something with each item and another number, where both are known and the items few."""

    def method(self, other):
        out = self._with(other)
        if self._items is not None and _s.surely(out, ndarray) and _s.surely(other, (int, float)) and len(self._items) <= _FEW:
            if _s.known(other) and _s.all_known(self._items):
                out._items = [how(each, other) for each in self._items]
                if [each for each in out._items if _s.surely(each, bool)]:
                    out.dtype = _DType("bool")
        return out

    return method


_FEW = 64


def dtype(value, align=False, copy=False, **kwargs):
    return _s.chosen(_s.numpy_dtype(value), _s.unknown("dtype"))


def _size(shape):
    total = 1
    for dim in shape:
        total = total * dim
    return total


class ndarray:
    """An array. Its items are kept where they are plain numbers in a list."""

    def __init__(self, shape, dtype=None, items=None):
        self.shape = shape
        self.dtype = float64 if dtype is None else dtype
        self._items = items

    def _like(self, dtype=None):
        return ndarray(self.shape, self.dtype if dtype is None else dtype)

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def size(self):
        return _size(self.shape)

    @property
    def T(self):
        return ndarray(self.shape[::-1], self.dtype)

    def __len__(self):
        return self.shape[0]

    def __iter__(self):
        if self._items is not None:
            return iter([_item(each) for each in self._items])
        return iter([_array(self.shape[1:], self.dtype) for _ in range(self.shape[0])])

    def __getitem__(self, index):
        if self._items is not None and _s.known(index):
            return _item(self._items[index])
        if _s.surely(index, ndarray) or any([_s.surely(each, ndarray) for each in _s.leaves(index)]):
            return self._picked(index)
        if any([_s.is_unknown(each) for each in _s.leaves(index)]):  # it may be a number, and as well some rows or a mask
            return _array(None, self.dtype)
        return _array(_s.sliced(self.shape, index), self.dtype)

    def _picked(self, index):
        """What another array chooses: rows by their numbers; who knows how many, or what, where it is a mask or one of several."""
        if not _s.surely(index, ndarray) or index.dtype == _DType("bool"):
            return _array(None, self.dtype)
        return _array(index.shape + self.shape[1:], self.dtype)

    def __setitem__(self, index, value):
        self._items = None

    def __bool__(self):
        return _s.unknown("the truth of an array", "bool")

    def __int__(self):
        return _s.unknown("int(array)", "int")

    def __float__(self):
        return _s.unknown("float(array)", "float")

    def _with(self, other):
        return _array(_s.broadcast(self.shape, _s.shape_of(other)), self.dtype)

    def __radd__(self, other):
        return self._with(other)

    __rsub__ = __rmul__ = __truediv__ = __rtruediv__ = __floordiv__ = __mod__ = __pow__ = __rpow__ = __radd__
    __and__ = __or__ = __xor__ = __radd__
    __add__ = _each(lambda a, b: a + b)
    __sub__ = _each(lambda a, b: a - b)
    __mul__ = _each(lambda a, b: a * b)
    __mod__ = _each(lambda a, b: a % b if b else _s.unknown("a number", "number"))

    def __neg__(self):
        return self._like()

    __pos__ = __abs__ = __neg__

    def __invert__(self):
        known = self.dtype == _DType("bool") and self._items is not None
        return ndarray(self.shape, self.dtype, [not each for each in self._items] if known else None)

    __lt__ = _each(lambda a, b: a < b)
    __le__ = _each(lambda a, b: a <= b)
    __gt__ = _each(lambda a, b: a > b)
    __ge__ = _each(lambda a, b: a >= b)
    __eq__ = _each(lambda a, b: a == b)
    __ne__ = _each(lambda a, b: a != b)

    def __matmul__(self, other):
        return dot(self, other)

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        items = self._items
        if items is not None and dtype in (int, float):
            items = [dtype(item) for item in items]
        elif _s.numpy_dtype(dtype) == _DType("bool"):
            items = _truths(items)
        return ndarray(self.shape, _s.numpy_dtype(dtype), items)

    def reshape(self, *shape, order="C"):
        return reshape(self, shape[0] if len(shape) == 1 else shape)

    def transpose(self, *axes):
        return transpose(self, axes[0] if len(axes) == 1 else (axes if axes else None))

    def copy(self, order="C"):
        return ndarray(self.shape, self.dtype, self._items)

    def flatten(self, order="C"):
        return ndarray((_size(self.shape),), self.dtype)

    ravel = flatten

    def squeeze(self, axis=None):
        return _array(_s.squeezed(self.shape, axis), self.dtype)

    def sum(self, axis=None, dtype=None, out=None, keepdims=False):
        return _reduced(self, axis, keepdims)

    mean = std = var = max = min = prod = sum

    def argmax(self, axis=None, out=None):
        return _reduced(self, axis, False)

    argmin = argmax

    def all(self, axis=None, out=None, keepdims=False):
        return bool_(_s.unknown("all()", "bool"))

    def any(self, axis=None, out=None, keepdims=False):
        return bool_(_s.unknown("any()", "bool"))

    def dot(self, other):
        return dot(self, other)

    def tolist(self):
        return _s.unknown("tolist()") if self._items is None else list(self._items)

    def item(self, *args):
        return _s.unknown("item()")

    def fill(self, value):
        self._items = None


def _array(shape, dtype=None):
    """An array of that shape; something unknown if a dimension is; a number if there is none."""
    if not _s.all_known(shape):
        return _s.unknown("an array")
    return ndarray(tuple(shape), dtype) if shape else _s.unknown("a number", "number")


def _made(shape, dtype):
    found = _s.dims(shape)
    return ndarray(found, _s.numpy_dtype(dtype)) if _s.all_known(found) else _s.unknown("an array")


def zeros(shape, dtype=None, order="C", **kwargs):
    return _made(shape, dtype)


ones = empty = zeros


def full(shape, fill_value, dtype=None, order="C", **kwargs):
    return _made(shape, dtype)


def zeros_like(a, dtype=None, order="K", subok=True, **kwargs):
    return _array(_s.shape_of(a), _s.numpy_dtype(_s.chosen(dtype, _s.dtype_of(a))))


ones_like = empty_like = zeros_like


def full_like(a, fill_value, dtype=None, **kwargs):
    return zeros_like(a, dtype)


def eye(N, M=None, k=0, dtype=None, order="C", **kwargs):
    return _made((N, N if M is None else M), dtype)


def identity(n, dtype=None, **kwargs):
    return _made((n, n), dtype)


def array(object, dtype=None, copy=True, order="K", subok=False, ndmin=0, **kwargs):
    if _s.surely(object, ndarray):
        return ndarray(object.shape, _s.numpy_dtype(_s.chosen(dtype, object.dtype)), object._items)
    shape = _s.shape_of(object)
    if not shape or not _s.all_known(shape):
        return object if _s.known(object) else _s.unknown("an array")
    kind, items = _s.numpy_dtype(_s.chosen(dtype, _wide(_s.dtype_of(object)))), list(object) if len(shape) == 1 else None
    return ndarray(shape, kind, _truths(items) if kind == _DType("bool") else items)


asarray = ascontiguousarray = array


def _wide(kind):
    """Python's numbers are of 64 bits here."""
    if kind == _DType("int32"):
        return int64
    return float64 if kind == _DType("float32") else kind


def arange(start, stop=None, step=1, dtype=None, **kwargs):
    low, high = (0, start) if stop is None else (start, stop)
    if not (_s.known(low) and _s.known(high) and _s.known(step)):
        return range(start) if stop is None else range(start, stop)
    length = max(_ceil((high - low) / step), 0)
    if length > 1000:
        return ndarray((length,), _s.numpy_dtype(_s.chosen(dtype, int64)))
    return ndarray((length,), _s.numpy_dtype(_s.chosen(dtype, int64)), [low + i * step for i in range(length)])


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, **kwargs):
    if not (_s.known(start) and _s.known(stop) and _s.known(num)):
        return _s.unknown("linspace()")
    parts = num - 1 if endpoint and num > 1 else num
    return ndarray((num,), float64, [start + (stop - start) * i / parts for i in range(num)])


def reshape(a, newshape, order="C", **kwargs):
    return _array(_s.reshaped(_s.shape_of(a), newshape), _s.dtype_of(a))


def transpose(a, axes=None, **kwargs):
    return _array(_s.transposed(_s.shape_of(a), axes), _s.dtype_of(a))


def expand_dims(a, axis, **kwargs):
    return _array(_s.expanded(_s.shape_of(a), axis), _s.dtype_of(a))


def squeeze(a, axis=None, **kwargs):
    return _array(_s.squeezed(_s.shape_of(a), axis), _s.dtype_of(a))


def concatenate(arrays, axis=0, out=None, **kwargs):
    return _array(_s.concatenated(arrays, axis))


def stack(arrays, axis=0, out=None, **kwargs):
    return _array(_s.stacked(arrays, axis))


def vstack(tup, **kwargs):
    return _array(_s.concatenated(tup, 0))


def hstack(tup, **kwargs):
    return _array(_s.concatenated(tup, -1))


def tile(A, reps, **kwargs):
    return _array(_s.tiled(_s.shape_of(A), reps), _s.dtype_of(A))


def dot(a, b, out=None, **kwargs):
    x, y = _s.shape_of(a), _s.shape_of(b)
    return _s.unknown("dot()") if x is None or y is None or len(x) != 2 or len(y) != 2 else _array((x[0], y[1]), _s.dtype_of(a))


matmul = dot


def ndim(a, **kwargs):
    found = _s.shape_of(a)
    return _s.unknown("ndim()", "int") if found is None else len(found)


def shape(a, **kwargs):
    found = _s.shape_of(a)
    return _s.unknown("shape()") if found is None else found


def size(a, axis=None, **kwargs):
    found = _s.shape_of(a)
    return _size(found) if axis is None and _s.all_known(found) else _s.unknown("size()", "int")


# -- sums along axes, of plain numbers exactly


def _reduced(a, axis, keepdims):
    return _array(_s.reduced(_s.shape_of(a), axis, keepdims))
