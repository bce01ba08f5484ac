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


def _is(kind, name):
    """Whether it is known to be the dtype of that name."""
    return _s.surely(kind, _DType) and kind.name == name


def _cast(items, kind):
    """The items of an array that is to have a dtype, where they are known to be in it."""
    if items is None or not _s.surely(kind, _DType):
        return items
    if not _s.all_known(items):
        return None if kind.is_bool else items
    if kind.is_bool:
        return [_truth(each) for each in items]
    if kind.is_floating:
        return [float(each) for each in items]
    if kind.is_integer and kind not in (int32, int64) and [each for each in items if not 0 <= each < 128]:
        return None
    return [int(each) for each in items] if kind.is_integer else items


def _each(how, kind=None):
    """A method that does something with each item and another number, where both are known and the items few."""

    def method(self, other):
        out = self._with(other, kind)
        if self._items is not None and _s.surely(out, ndarray) and _s.surely(other, (int, float)) and len(self._items) <= _FEW:
            if _s.known(other) and _s.all_known(self._items):
                out._items = [how(each, other) for each in self._items]
        return out

    return method


def _divided(self, other):
    return self._with(other, _of_quotient(_s.common_dtype(self, other)))


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
        if self._items is not None and _s.known(index) and _s.surely(index, int):
            return _item(self._items[index])
        if _s.surely(index, ndarray) or any([_s.surely(each, ndarray) for each in _s.leaves(index)]):
            return self._picked(index)
        if any([_s.is_unknown(each) for each in _s.leaves(index)]):  # it may be a number, and as well some rows or a mask
            return _array(None, self.dtype)
        return _array(_s.sliced(self.shape, index), self.dtype)

    def _picked(self, index):
        """What another array chooses: rows by their numbers; who knows how many, or what, where it is a mask or one of several."""
        if not _s.surely(index, ndarray) or not _s.surely(index.dtype, _DType) or index.dtype.is_bool:
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

    def _with(self, other, kind=None):
        return _array(_s.broadcast(self.shape, _s.shape_of(other)), _s.common_dtype(self, other) if kind is None else kind)

    def __radd__(self, other):
        return self._with(other)

    __rsub__ = __rmul__ = __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = __radd__
    __truediv__ = __rtruediv__ = _divided
    __and__ = __or__ = __xor__ = __radd__
    __add__ = _each(lambda a, b: a + b)
    __sub__ = _each(lambda a, b: a - b)
    __mul__ = _each(lambda a, b: a * b)
    __mod__ = _each(lambda a, b: a % b if b else _s.unknown("a number", "number"))

    def __neg__(self):
        return self._like()

    __pos__ = __abs__ = __neg__

    def __invert__(self):
        known = _is(self.dtype, "bool") and self._items is not None
        return ndarray(self.shape, self.dtype, [not each for each in self._items] if known else None)

    __lt__ = _each(lambda a, b: a < b, _DType("bool"))
    __le__ = _each(lambda a, b: a <= b, _DType("bool"))
    __gt__ = _each(lambda a, b: a > b, _DType("bool"))
    __ge__ = _each(lambda a, b: a >= b, _DType("bool"))
    __eq__ = _each(lambda a, b: a == b, _DType("bool"))
    __ne__ = _each(lambda a, b: a != b, _DType("bool"))

    def __matmul__(self, other):
        return matmul(self, other)

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        kind = _s.numpy_dtype(dtype)
        return ndarray(self.shape, kind, _cast(self._items, kind))

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
        return _reduced(self, axis, keepdims, _s.chosen(_s.numpy_dtype(dtype), _of_sum(self.dtype)))

    prod = sum

    def mean(self, axis=None, dtype=None, out=None, keepdims=False):
        return _reduced(self, axis, keepdims, _s.chosen(_s.numpy_dtype(dtype), _of_quotient(self.dtype)))

    std = var = mean

    def max(self, axis=None, out=None, keepdims=False):
        return _reduced(self, axis, keepdims, self.dtype)

    min = max

    def argmax(self, axis=None, out=None):
        return _reduced(self, axis, False, int64)

    argmin = argmax

    def all(self, axis=None, out=None, keepdims=False):
        return bool_(_s.unknown("all()", "bool"))

    def any(self, axis=None, out=None, keepdims=False):
        return bool_(_s.unknown("any()", "bool"))

    @property
    def itemsize(self):
        return _s.unknown("itemsize", "int")

    nbytes = itemsize

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
    return _made(shape, _s.chosen(dtype, _s.numpy_dtype_of(fill_value)))


def zeros_like(a, dtype=None, order="K", subok=True, **kwargs):
    return _array(_s.shape_of(a), _s.numpy_dtype(_s.chosen(dtype, _s.numpy_dtype_of(a))))


ones_like = empty_like = zeros_like


def full_like(a, fill_value, dtype=None, **kwargs):
    return zeros_like(a, dtype)


def eye(N, M=None, k=0, dtype=None, order="C", **kwargs):
    return _made((N, N if M is None else M), dtype)


def identity(n, dtype=None, **kwargs):
    return _made((n, n), dtype)


def array(object, dtype=None, copy=True, order="K", subok=False, ndmin=0, **kwargs):
    if _s.surely(object, ndarray):
        return object.astype(_s.chosen(dtype, object.dtype))
    shape = _s.shape_of(object)
    if not shape or not _s.all_known(shape):
        return object if _s.known(object) else _s.unknown("an array")
    kind, items = _s.numpy_dtype(_s.chosen(dtype, _s.numpy_dtype_of(object))), list(object) if len(shape) == 1 else None
    return ndarray(shape, kind, _cast(items, kind))


asarray = ascontiguousarray = array


def arange(start, stop=None, step=1, dtype=None, **kwargs):
    low, high = (0, start) if stop is None else (start, stop)
    if not (_s.known(low) and _s.known(high) and _s.known(step)):
        return range(start) if stop is None else range(start, stop)
    length = max(_ceil((high - low) / step), 0)
    kind = _s.numpy_dtype(_s.chosen(dtype, _s.common_dtype(low, high, step)))
    return ndarray((length,), kind, _cast([low + i * step for i in range(length)], kind) if length <= 1000 else None)


def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0, **kwargs):
    if not (_s.known(start) and _s.known(stop) and _s.known(num)):
        return _s.unknown("linspace()")
    parts = num - 1 if endpoint and num > 1 else num
    kind = _s.chosen(_s.numpy_dtype(dtype), float64)
    return ndarray((num,), kind, _cast([start + (stop - start) * i / parts for i in range(num)], kind))


def reshape(a, newshape, order="C", **kwargs):
    wanted = (newshape,) if _s.known(newshape) else newshape
    return _array(_s.reshaped(_s.shape_of(a), wanted), _s.numpy_dtype_of(a))


def transpose(a, axes=None, **kwargs):
    return _array(_s.transposed(_s.shape_of(a), axes), _s.numpy_dtype_of(a))


def expand_dims(a, axis, **kwargs):
    return _array(_s.expanded(_s.shape_of(a), axis), _s.numpy_dtype_of(a))


def squeeze(a, axis=None, **kwargs):
    return _array(_s.squeezed(_s.shape_of(a), axis), _s.numpy_dtype_of(a))


def concatenate(arrays, axis=0, out=None, **kwargs):
    return _array(_s.concatenated(arrays, axis), _joint(arrays))


def stack(arrays, axis=0, out=None, **kwargs):
    return _array(_s.stacked(arrays, axis), _joint(arrays))


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


def _shaped(shape, kind):
    return _s.unknown("an array") if shape is None else _array(shape, kind)


def matmul(x1, x2, out=None, **kwargs):
    a, b = _s.shape_of(x1), _s.shape_of(x2)
    if a is None or b is None or len(a) == 0 or len(b) == 0:
        return _s.unknown("matmul()")
    rows, columns = list(a[-2:-1]), list(b[-1:]) if len(b) > 1 else []
    return _shaped(list(_s.broadcast(a[:-2], b[:-2])) + rows + columns, _s.common_dtype(x1, x2))


def dot(a, b, out=None, **kwargs):
    x, y = _s.shape_of(a), _s.shape_of(b)
    known = x is not None and y is not None and 0 < len(x) < 3 and 0 < len(y) < 3
    return matmul(a, b) if known else _s.unknown("dot()")


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


def _reduced(a, axis, keepdims, kind):
    return _array(_s.reduced(_s.shape_of(a), axis, keepdims), kind)
