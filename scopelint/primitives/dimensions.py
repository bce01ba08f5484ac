"""Shapes and dtypes as values: TF `TensorShape`, `Dimension` and `DType`."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ..domain.symbols import MISSING, Choice, Condition, Sym, text
from ..language import describe, evaluation
from ..language.kinds import ValueKind, kind_for, kind_of
from ..language.trace import NOWHERE, Place, Value
from ..language.values import Args, Builtin, ClassValue, Instance, Items, ListValue, Range, SliceValue, ValueObject
from ..tf.shapes import Dim, Shape
from .machine import Machine
from .registry import native_class


@dataclass(frozen=True, slots=True)
class TensorShape:
    """TF `TensorShape`."""

    dims: Shape


@dataclass(frozen=True, slots=True)
class Dimension:
    """TF1 `Dimension`: an unknown one is distinct from None in code, so it keeps its wrapper."""

    value: Dim


def dimensions(m: Machine, value: Value) -> Shape | Sym:
    """A shape argument (a list, tuple, number, TensorShape or None) as a shape; a symbol if nothing is known of it."""
    value = m.resolve(value)
    if value is None:
        return None
    if isinstance(value, TensorShape):
        return m.fresh("shape") if value.dims is None else value.dims
    if isinstance(value, bool):
        return m.fresh("shape")
    if isinstance(value, int):
        return (value,)
    if isinstance(value, ListValue):
        if value.open:
            return m.fresh("shape")
        value = m.items_of(value)
    if isinstance(value, Range) and value.stop is not None:
        value = tuple(range(value.start, value.stop, value.step))
    if isinstance(value, tuple):
        return tuple(dimension(m, v) for v in value)
    if isinstance(value, Dimension):
        return (value.value,)
    return m.fresh("shape")


def dimension(m: Machine, value: Value) -> Dim:
    """One dimension of a shape argument."""
    value = m.path.peek(value)
    if isinstance(value, ValueObject):
        value = value.payload
    if isinstance(value, Choice):
        return Sym(("dim", value), "a dimension")
    if isinstance(value, int):
        return None if value == -1 else int(value)
    if isinstance(value, float):
        return int(value) if math.isfinite(value) else None
    if value is None:
        return None
    if isinstance(value, Dimension):
        return value.value
    if isinstance(value, Sym):
        return value
    return Sym(("dim", describe.identity(value)), "a dimension", "int")


@dataclass(frozen=True, slots=True)
class DType:
    """TF `DType`."""

    name: str


@kind_of(TensorShape)
class ShapeKind(ValueKind):
    """TF `TensorShape`."""

    precedence = 1

    def attribute(self, m: Machine, value: TensorShape, name: str, place: Place) -> Value:
        if name == "as_list":
            return Builtin(name, lambda m, args: m.fresh("shape.as_list()") if value.dims is None else m.list(tuple(value.dims)))
        if name in ("ndims", "rank"):
            return len(value.dims) if value.dims is not None else Sym(("ndims", value, place), "ndims", "int")
        if name == "dims":
            return m.fresh("shape.dims") if value.dims is None else m.list(tuple(Dimension(d) for d in value.dims))
        if name == "is_fully_defined":
            return Builtin(name, lambda m, args: m.fresh("is_fully_defined()", "bool") if value.dims is None else None not in value.dims)
        if name == "num_elements":
            return Builtin(name, lambda m, args: _product(m, value))
        if name in ("assert_is_compatible_with", "assert_has_rank", "assert_same_rank", "assert_is_fully_defined"):
            return Builtin(name, lambda m, args: None)
        if name in ("with_rank", "with_rank_at_least", "merge_with"):
            return Builtin(name, lambda m, args: value)
        if name == "concatenate":

            def concatenate(m: Machine, args: Args) -> Value:
                other = dimensions(m, args.get(0, "other"))
                return TensorShape((*value.dims, *other) if value.dims is not None and isinstance(other, tuple) else None)

            return Builtin(name, concatenate)
        return Sym(("attr", value, name), f"shape.{name}")

    def item(self, m: Machine, value: TensorShape, index: Value, place: Place) -> Value:
        index = evaluation.with_bounds(m, index)
        if value.dims is None:
            if isinstance(index, SliceValue):
                return TensorShape(None)
            return Dimension(Sym(("dim of", value, describe.identity(index), place), "a dimension", "int"))
        if isinstance(index, SliceValue):
            return TensorShape(value.dims[index.python()]) if index.known else TensorShape(None)
        if isinstance(index, int) and -len(value.dims) <= index < len(value.dims):
            dim = value.dims[index]
            if dim is None and m.world.current.eager:  # data has a size where there is data
                dim = Sym(("dim of", value, index, place), "a dimension", "int")
            # TF1 gives a Dimension, TF2 a number: a known one behaves as both.
            return Dimension(dim)
        return Dimension(m.fresh("a dimension", "int"))

    def items(self, m: Machine, value: TensorShape) -> Items | None:
        """Each dimension; of one that is not known TensorFlow 2 gives None, and TensorFlow 1 something that is not."""
        if value.dims is None:
            return None
        return Items([m.fresh("a dimension") if dim is None else self.item(m, value, n, NOWHERE) for n, dim in enumerate(value.dims)])

    def length(self, m: Machine, value: TensorShape) -> Value:
        return len(value.dims) if value.dims is not None else Sym(("ndims", value), "ndims", "int")

    def binary(self, m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
        a, b = dimensions(m, left), dimensions(m, right)
        return TensorShape((*a, *b) if isinstance(a, tuple) and isinstance(b, tuple) else None)

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> bool | Condition:
        """Whether two shapes are the same. A dimension that we do not know may be known to TensorFlow."""
        a, b = (dimensions(m, v) for v in (left, right))
        if isinstance(a, tuple) and isinstance(b, tuple):
            if len(a) != len(b):
                return False
            pairs = [(x, y) for x, y in zip(a, b, strict=True) if x is not None and y is not None]
            known = evaluation.all_equal(m, tuple(x for x, _ in pairs), tuple(y for _, y in pairs), place)
            if known is False or len(pairs) == len(a):
                return known
        label = f"{describe.describe(left)} == {describe.describe(right)}"
        return evaluation.asked(m, Sym(("same shape", describe.identity(left), describe.identity(right)), label, "bool"))


def _product(m: Machine, value: TensorShape) -> Value:
    out = 1
    for dim in value.dims or (None,):
        if not isinstance(dim, int):
            return m.fresh("num_elements()", "int")
        out *= dim
    return out


_NAMES = frozenset(
    {f"{kind}{bits}" for kind in ("int", "uint", "float", "complex") for bits in (8, 16, 32, 64, 128)}
    | {"bool", "string", "bfloat16", "resource", "variant"}
)
"""What dtypes are called by TensorFlow and by NumPy alike."""


class Whole(int):
    """A number of NumPy's, of another dtype than TensorFlow gives to Python's."""

    dtype: str


class Real(float):
    """The same for one that is no integer."""

    dtype: str


@kind_of(Whole, Real)
class ScalarKind(ValueKind):
    """NumPy's scalars are Python's numbers in all but their dtype."""

    def attribute(self, m: Machine, value: Whole | Real, name: str, place: Place) -> Value:
        return DType(value.dtype) if name == "dtype" else kind_for(0).attribute(m, value, name, place)


def scalar(dtype: str, number: float) -> Value:
    """`np.int64(number)`: Python's number where TensorFlow gives that one the same dtype, or where the dtype is no number's."""
    plain_one = float(number) if dtype.startswith("float") else int(number) if "int" in dtype else number
    if dtype in ("float32", "int32") or isinstance(plain_one, bool) or not (dtype.startswith("float") or "int" in dtype):
        return plain_one
    made = Whole(plain_one) if isinstance(plain_one, int) else Real(plain_one)
    made.dtype = dtype
    return made


@kind_of(DType)
class DTypeKind(ValueKind):
    """TF `DType`; NumPy's are classes, and calling one converts."""

    is_callable = True

    def attribute(self, m: Machine, value: DType, name: str, place: Place) -> Value:
        if name in ("base_dtype", "as_numpy_dtype", "real_dtype", "type"):
            return value
        if name == "name":
            return value.name
        if name == "is_floating":
            return value.name in ("float16", "bfloat16", "float32", "float64")
        if name == "is_integer":
            return "int" in value.name
        if name == "is_bool":
            return value.name == "bool"
        if name == "is_complex":
            return value.name.startswith("complex")
        return Sym(("attr", value, name), f"dtype.{name}")

    def text(self, m: Machine, value: DType) -> Value:
        """TensorFlow's says that it is a dtype, a variable's may say that it is one of a reference, and Keras's is the name alone."""
        around = [Sym(("str", value, where), "str(DType)", "str") for where in ("before", "after")]
        return text([around[0], value.name, around[1]])

    def call(self, m: Machine, value: DType, args: Args) -> Value:
        """`np.float32(x)`: numbers stay what they are; of a list an array is made."""
        given = args.get(0, "value", 0)
        known = m.resolve(given)
        if isinstance(known, ListValue | tuple):
            return m.fresh(f"{value.name}()")
        if isinstance(known, bool | int | float):
            return scalar(value.name, known)
        of_numpy = isinstance(known, Instance) and known.cls.module is not None and known.cls.module.stub
        convert = evaluation.find_method(m, known, "astype") if of_numpy else None
        return given if convert is None else evaluation.call(m, convert, [value], {}, args.place)

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> bool | Condition:
        """A dtype equals its name, and NumPy's class of it. TensorFlow and NumPy read `float` and the short names each in their way."""
        dtype, other = (left, right) if isinstance(left, DType) else (right, left)
        if isinstance(other, ClassValue) and isinstance(held := other.find("dtype"), DType):
            other = held
        if dtype == other or (isinstance(other, str) and dtype.name == other):
            return True
        if isinstance(other, str | ClassValue) and (not isinstance(other, str) or other not in _NAMES):
            return evaluation.asked(m, Sym(("same dtype", dtype, describe.identity(other)), "a dtype", "bool"))
        return False

    def has_instance(self, m: Machine, cls: DType, value: Value) -> bool | None:
        """No value that is followed is an instance of one."""
        return None if isinstance(value, Sym) else False


@kind_of(Dimension)
class DimensionKind(ValueKind):
    """TF1 `Dimension`: a number in most respects."""

    precedence = 2

    def attribute(self, m: Machine, value: Dimension, name: str, place: Place) -> Value:
        return value.value if name == "value" else MISSING

    def binary(self, m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
        a, b = plain(left), plain(right)
        if a is None or b is None:
            return Dimension(None)
        value = evaluation.binary(m, "//" if op == "/" else op, a, b, place)
        return Dimension(value) if isinstance(value, int | Sym) and not isinstance(value, bool) else value

    def order(self, m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
        return evaluation.compare(m, op, plain(left), plain(right), place)

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> bool | Condition:
        return evaluation.equal(m, plain(left), plain(right), place)

    def text(self, m: Machine, value: Dimension) -> Value:
        return NotImplemented if value.value is None else value.value

    def number(self, m: Machine, value: Dimension) -> Value:
        return value.value

    def key(self, value: Dimension) -> Value:
        """TensorFlow 1 has no hash of one: what is a key is the number that TensorFlow 2 gives."""
        return value if value.value is None else value.value


def plain(value: Value) -> Value:
    """The number of a dimension; anything else as it is."""
    return value.value if isinstance(value, Dimension) else value


def make_tensor_shape(m: Machine, args: Args) -> Value:
    """The constructor of TF `TensorShape`."""
    found = dimensions(m, args.get(1, "dims"))
    return TensorShape(found if isinstance(found, tuple) else None)


native_class("TensorShape", TensorShape, make_tensor_shape)
native_class("Dimension", Dimension, lambda m, args: Dimension(dimension(m, args.get(1, "value"))))
native_class("DType", DType, lambda m, args: DType(str(m.resolve(args.get(1, "type_enum")))))
