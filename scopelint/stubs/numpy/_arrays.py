"""NumPy: arrays, what makes them and what gives them another shape."""

import _scopelint as _s
from _scopelint import DType as _DType
from numpy._dtypes import *
from numpy._dtypes import _counted, _is, _is_of_objects, _measured, _of_quotient, _of_root, _of_sum, _truth

_KEPT = 1000
"""The most items that are kept of a row of numbers."""


def _each(name, kind=None, swapped=False):
    """A method that does something with each item and that of another array, or a number: exactly where both are known."""

    def method(self, other):
        known = self._items is not None
        found = (_s.computed(ndarray, name, other, self) if swapped else _s.computed(ndarray, name, self, other)) if known else None
        return self._with(other, kind) if found is None else found

    return method


def _quotient(name, swapped=False):
    def method(self, other):
        known = self._items is not None
        found = (_s.computed(ndarray, name, other, self) if swapped else _s.computed(ndarray, name, self, other)) if known else None
        return self._with(other, _of_quotient(_s.common_dtype(self, other))) if found is None else found

    return method


def _alone(name):
    """A method that does something with each item."""

    def method(self):
        found = None if self._items is None else _s.computed(ndarray, name, self)
        return self._like() if found is None else found

    return method


def _in_place(name):
    """A method that does it in the array itself, where what is in it is followed."""

    def method(self, other):
        if self._items is None:
            return NotImplemented
        if not (_s.surely(other, (int, float, bool_, ndarray)) or _s.is_sequence(other)):
            _s.forget(self)
            return NotImplemented
        _s.put_in(self, ..., _s.computed(ndarray, name, self, other))
        return self

    return method


def _along(name, of_kind=None):
    """A method that puts together what is along an axis."""

    def method(self, axis=None, dtype=None, out=None, keepdims=False):
        kind = _s.numpy_dtype(dtype)
        if self._items is not None and out is None:
            found = _s.computed(ndarray, name, self, axis, keepdims, kind)
            if found is not None:
                return found
        _s.forget(out)
        return _reduced(self, axis, keepdims, _s.chosen(kind, of_kind(self.dtype) if of_kind else self.dtype))

    return method


def _size(shape):
    total = 1
    for dim in shape:
        total = total * dim
    return total


class ndarray:
    """An array. What is in it is kept where that is known, and little."""

    def __init__(self, shape, dtype=None):
        self.shape = shape
        self.dtype = float64 if dtype is None else dtype
        self._items = None

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
        return transpose(self)

    @property
    def flat(self):
        return ravel(self)

    def __len__(self):
        return self.shape[0]

    def __iter__(self):
        found = None if self._items is None else _s.computed(ndarray, "rows", self)
        if found is not None:
            return iter(found)
        return iter([_array(self.shape[1:], self.dtype) for _ in range(self.shape[0])])

    def __getitem__(self, index):
        if self._items is not None:
            found = _s.item_of(self, index)
            if found is not None:
                return found
            if len(self.shape) == 1 and _s.known(index) and not -self.shape[0] <= index < self.shape[0]:
                return [][index]
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
        if self._items is not None:
            _s.put_in(self, index, value)

    def __bool__(self):
        found = None if self._items is None else _s.computed(ndarray, "item", self)
        return _s.unknown("the truth of an array", "bool") if found is None else _truth(found)

    def __int__(self):
        found = None if self._items is None else _s.computed(ndarray, "item", self)
        return _s.unknown("int(array)", "int") if found is None else int(found)

    def __float__(self):
        found = None if self._items is None else _s.computed(ndarray, "item", self)
        return _s.unknown("float(array)", "float") if found is None else float(found)

    def _with(self, other, kind=None):
        return _array(_s.broadcast(self.shape, _s.shape_of(other)), _s.common_dtype(self, other) if kind is None else kind)

    __add__ = _each("add")
    __sub__ = _each("subtract")
    __mul__ = _each("multiply")
    __floordiv__ = _each("floor_divide")
    __mod__ = _each("mod")
    __pow__ = _each("power")
    __and__ = _each("and")
    __or__ = _each("or")
    __xor__ = _each("xor")
    __radd__ = _each("add", None, True)
    __rsub__ = _each("subtract", None, True)
    __rmul__ = _each("multiply", None, True)
    __rfloordiv__ = _each("floor_divide", None, True)
    __rmod__ = _each("mod", None, True)
    __rpow__ = _each("power", None, True)
    __rand__ = _each("and", None, True)
    __ror__ = _each("or", None, True)
    __rxor__ = _each("xor", None, True)
    __truediv__ = _quotient("divide")
    __rtruediv__ = _quotient("divide", True)
    __iadd__ = _in_place("add")
    __isub__ = _in_place("subtract")
    __imul__ = _in_place("multiply")
    __itruediv__ = _in_place("divide")
    __ifloordiv__ = _in_place("floor_divide")
    __imod__ = _in_place("mod")
    __ipow__ = _in_place("power")
    __iand__ = _in_place("and")
    __ior__ = _in_place("or")
    __ixor__ = _in_place("xor")
    __neg__ = _alone("negative")
    __pos__ = _alone("positive")
    __abs__ = _alone("absolute")
    __invert__ = _alone("invert")
    __lt__ = _each("less", _DType("bool"))
    __le__ = _each("less_equal", _DType("bool"))
    __gt__ = _each("greater", _DType("bool"))
    __ge__ = _each("greater_equal", _DType("bool"))
    __eq__ = _each("equal", _DType("bool"))
    __ne__ = _each("not_equal", _DType("bool"))

    def __matmul__(self, other):
        return matmul(self, other)

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        kind = _s.numpy_dtype(dtype)
        if self._items is not None:
            if not copy and kind == self.dtype:
                return self
            found = _s.computed(ndarray, "astype", self, kind)
            if found is not None:
                return found
        return ndarray(self.shape, kind)

    def reshape(self, *shape, order="C"):
        return reshape(self, shape[0] if len(shape) == 1 else shape, order)

    def transpose(self, *axes):
        return transpose(self, axes[0] if len(axes) == 1 else (axes if axes else None))

    def swapaxes(self, axis1, axis2):
        return transpose(self, _swapped(self, axis1, axis2))

    def copy(self, order="C"):
        return array(self)

    def __copy__(self):
        return array(self)

    def __deepcopy__(self, memo):
        return array(self)

    def flatten(self, order="C"):
        found = None if self._items is None else _s.computed(ndarray, "ravel", array(self), order)
        return ndarray((_size(self.shape),), self.dtype) if found is None else found

    def ravel(self, order="C"):
        return ravel(self, order)

    def squeeze(self, axis=None):
        return squeeze(self, axis)

    sum = _along("sum", _of_sum)
    prod = _along("prod", _of_sum)
    mean = _along("mean", _of_quotient)

    def std(self, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
        _s.forget(out)
        return _reduced(self, axis, keepdims, _s.chosen(_s.numpy_dtype(dtype), _of_quotient(self.dtype)))

    var = std

    def max(self, axis=None, out=None, keepdims=False):
        return _largest(self, axis, None, out, keepdims)

    def min(self, axis=None, out=None, keepdims=False):
        return _smallest(self, axis, None, out, keepdims)

    def argmax(self, axis=None, out=None, keepdims=False):
        return _place_of_largest(self, axis, None, out, keepdims)

    def argmin(self, axis=None, out=None, keepdims=False):
        return _place_of_smallest(self, axis, None, out, keepdims)

    def cumsum(self, axis=None, dtype=None, out=None):
        found = _s.computed(ndarray, "cumsum", self, axis) if out is None and dtype is None else None
        _s.forget(out)
        return _s.unknown("cumsum()") if found is None else found

    def all(self, axis=None, out=None, keepdims=False):
        found = None if self._items is None or out is not None else _s.computed(ndarray, "all", self, axis, keepdims)
        return bool_(_s.unknown("all()", "bool")) if found is None else found

    def any(self, axis=None, out=None, keepdims=False):
        found = None if self._items is None or out is not None else _s.computed(ndarray, "any", self, axis, keepdims)
        return bool_(_s.unknown("any()", "bool")) if found is None else found

    @property
    def itemsize(self):
        return _s.unknown("itemsize", "int")

    nbytes = itemsize

    def dot(self, other):
        return dot(self, other)

    def tolist(self):
        found = None if self._items is None else _s.computed(ndarray, "tolist", self)
        return _s.unknown("tolist()") if found is None else found

    def item(self, *args):
        found = None if self._items is None or len(args) > 1 else _s.computed(ndarray, "item", self, *args)
        return _s.unknown("item()") if found is None else found

    def nonzero(self):
        found = None if self._items is None else _s.computed(ndarray, "nonzero", self)
        return _s.unknown("nonzero()") if found is None else found

    def repeat(self, repeats, axis=None):
        found = None if self._items is None else _s.computed(ndarray, "repeat", self, repeats, axis)
        return _s.unknown("repeat()") if found is None else found

    def round(self, decimals=0, out=None):
        found = None if self._items is None or out is not None else _s.computed(ndarray, "round", self, decimals)
        _s.forget(out)
        return self._like() if found is None else found

    def take(self, indices, axis=None, out=None, mode="raise"):
        found = None if self._items is None or out is not None else _s.computed(ndarray, "take", self, indices, axis)
        _s.forget(out)
        return _s.unknown("take()") if found is None else found

    def argsort(self, axis=-1, kind=None, order=None):
        found = None if self._items is None else _s.computed(ndarray, "argsort", self, axis, kind)
        return self._like(int64) if found is None else found

    def sort(self, axis=-1, kind=None, order=None):
        if self._items is not None:
            _s.put_in(self, ..., _s.computed(ndarray, "sort", self, axis))

    def fill(self, value):
        if self._items is not None:
            _s.put_in(self, ..., value)

    def _changed(self, *args, **kwargs):
        """A method that changes what is in it, or gives what can."""
        _s.forget(self)
        return _s.unknown("what is in an array")

    put = partition = itemset = resize = byteswap = setfield = setflags = view = getfield = _changed


_largest, _smallest = _along("max"), _along("min")
_place_of_largest, _place_of_smallest = _along("argmax", lambda kind: int64), _along("argmin", lambda kind: int64)


def _array(shape, dtype=None):
    """An array of that shape; something unknown if a dimension is; a number if there is none."""
    if not _s.all_known(shape):
        return _s.unknown("an array")
    return ndarray(tuple(shape), dtype) if shape else _s.unknown("a number", "number")


def array(object, dtype=None, copy=True, order="K", subok=False, ndmin=0, **kwargs):
    if _s.surely(object, ndarray):
        kind = _s.chosen(dtype, object.dtype)
        return object.astype(kind) if copy else asarray(object, kind)
    if _s.surely(object, range):
        object = list(object)
    of_objects = _s.array_of_objects(ndarray, object, _is_of_objects(_s.numpy_dtype(dtype))) if not ndmin else None
    if of_objects is not None:
        return of_objects
    shape = _s.shape_of(object)
    if not shape or not _s.all_known(shape):
        return object if _s.known(object) else _s.unknown("an array")
    kind = _s.numpy_dtype(_s.chosen(dtype, _s.numpy_dtype_of(object)))
    found = _s.computed(ndarray, "array", object, kind) if _size(shape) <= 100 and not ndmin else None
    if found is not None:
        return found
    made = ndarray(shape, kind)
    return made if len(shape) > 1 or shape[0] > _KEPT else _s.filled(made, list(object))


def asarray(a, dtype=None, order=None, **kwargs):
    if _s.surely(a, ndarray):
        return a if dtype is None or _s.numpy_dtype(dtype) == a.dtype else a.astype(dtype)
    return array(a, dtype)


ascontiguousarray = asanyarray = asarray


def reshape(a, newshape, order="C", **kwargs):
    wanted = (newshape,) if _s.known(newshape) else newshape
    found = _s.computed(ndarray, "reshape", a, wanted, order)
    return _array(_s.reshaped(_s.shape_of(a), wanted), _s.numpy_dtype_of(a)) if found is None else found


def ravel(a, order="C"):
    found = _s.computed(ndarray, "ravel", a, order)
    if found is not None:
        return found
    return ndarray((_size(a.shape),), a.dtype) if _s.surely(a, ndarray) else _s.unknown("ravel()")


def transpose(a, axes=None, **kwargs):
    found = _s.computed(ndarray, "transpose", a, axes)
    return _array(_s.transposed(_s.shape_of(a), axes), _s.numpy_dtype_of(a)) if found is None else found


def _swapped(a, axis1, axis2):
    axes = list(range(len(a.shape)))
    axes[axis1], axes[axis2] = axes[axis2], axes[axis1]
    return axes


def expand_dims(a, axis, **kwargs):
    found = _s.computed(ndarray, "expand_dims", a, axis)
    return _array(_s.expanded(_s.shape_of(a), axis), _s.numpy_dtype_of(a)) if found is None else found


def squeeze(a, axis=None, **kwargs):
    found = _s.computed(ndarray, "squeeze", a, axis)
    return _array(_s.squeezed(_s.shape_of(a), axis), _s.numpy_dtype_of(a)) if found is None else found


def _shaped(shape, kind):
    return _s.unknown("an array") if shape is None else _array(shape, kind)


def matmul(x1, x2, out=None, **kwargs):
    found = _s.computed(ndarray, "matmul", x1, x2) if out is None else None
    if found is not None:
        return found
    _s.forget(out)
    a, b = _s.shape_of(x1), _s.shape_of(x2)
    if a is None or b is None or len(a) == 0 or len(b) == 0:
        return _s.unknown("matmul()")
    rows, columns = list(a[-2:-1]), list(b[-1:]) if len(b) > 1 else []
    return _shaped(list(_s.broadcast(a[:-2], b[:-2])) + rows + columns, _s.common_dtype(x1, x2))


def dot(a, b, out=None, **kwargs):
    x, y = _s.shape_of(a), _s.shape_of(b)
    known = x is not None and y is not None and 0 < len(x) < 3 and 0 < len(y) < 3
    return matmul(a, b) if known else _s.unknown("dot()")


def _reduced(a, axis, keepdims, kind):
    return _array(_s.reduced(_s.shape_of(a), axis, keepdims), kind)
