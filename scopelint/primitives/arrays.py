"""Shapes and dtypes of what TensorFlow would convert to tensors, and the elementwise operations."""

from __future__ import annotations

from typing import Any

from ..domain.symbols import Name, Sym
from ..language.trace import Place, Value
from ..language.values import ClassValue, Instance, ListValue, SliceValue, plain
from ..tf.shapes import Dtype, Shape
from ..tf.variables import PartitionedVariable, Variable
from .computing import operation
from .dimensions import Dimension, DType, Real, TensorShape, Whole
from .grids import OBJECTS
from .machine import Machine
from .tensors import Tensor, rename

_OF_TENSORFLOW = {"half": "float16", "float": "float32", "double": "float64"}
"""What TensorFlow calls a dtype besides its own name: TF `as_dtype`."""

_OF_NUMPY = {
    "half": "float16", "single": "float32", "float": "float64", "double": "float64", "int": "int64", "?": "bool", "b": "int8", "h": "int16",
    "i": "int32", "l": "int64", "q": "int64", "B": "uint8", "H": "uint16", "I": "uint32", "L": "uint64", "e": "float16", "f": "float32",
    "d": "float64", "F": "complex64", "D": "complex128", "i1": "int8", "i2": "int16", "i4": "int32", "i8": "int64", "u1": "uint8",
    "u2": "uint16", "u4": "uint32", "u8": "uint64", "f2": "float16", "f4": "float32", "f8": "float64", "c8": "complex64",
    "c16": "complex128", "O": OBJECTS,
}  # fmt: skip
"""What NumPy calls a dtype besides its own name."""


def dtype_name(m: Machine, value: Value) -> Dtype:
    """A `dtype=` argument as a name; None if not given, a symbol if unknown."""
    value = m.resolve(value)
    if value is None:
        return None
    if isinstance(value, DType):
        return value.name
    if isinstance(value, str):
        return _OF_TENSORFLOW.get(value, value)
    if isinstance(value, ClassValue) and value.python in (int, float, bool, str):
        return {"int": "int32", "float": "float32", "bool": "bool", "str": "string"}[value.name]
    if isinstance(value, ClassValue) and isinstance(held := value.find("dtype"), DType):
        return held.name
    return value if isinstance(value, Sym) else m.fresh("dtype")


def numpy_dtype_name(m: Machine, value: Value) -> Dtype:
    """The same of an argument that NumPy reads."""
    value = m.resolve(value)
    if isinstance(value, ClassValue) and value.python is object:
        return OBJECTS
    told = value.name if isinstance(value, ClassValue) and value.python in (int, float) else value
    code = told.lstrip("<>=|") if isinstance(told, str) else told
    return _OF_NUMPY.get(code) if isinstance(code, str) and code in _OF_NUMPY else dtype_name(m, value)


def shape_of(m: Machine, value: Value) -> Shape:
    """The static shape of a value that TensorFlow would convert to a tensor."""
    value = plain(m.path.peek(value))
    if isinstance(value, Tensor | Variable | PartitionedVariable):
        return value.shape
    if isinstance(value, bool | int | float | str | complex):
        return ()
    if isinstance(value, ListValue):
        if value.open:
            return None
        value = m.items_of(value)
    if isinstance(value, tuple):
        if not value:
            return (0,)
        inner = shape_of(m, value[0])
        return None if inner is None else (len(value), *inner)
    if isinstance(value, TensorShape) and value.dims is not None:
        return (len(value.dims),)
    if isinstance(value, Instance):
        held = value.attrs.get("shape")
        if isinstance(held, tuple) and all(isinstance(d, int) for d in held):
            return held
    return None


def value_dtype(m: Machine, value: Value) -> Dtype:
    """The dtype of a value that TensorFlow would convert to a tensor."""
    value = plain(m.path.peek(value))
    if isinstance(value, Tensor | Variable | PartitionedVariable):
        return value.dtype
    if isinstance(value, Whole | Real):
        return value.dtype
    if isinstance(value, bool):
        return "bool"
    if isinstance(value, int):
        return "int32"
    if isinstance(value, float):
        return "float32"
    if isinstance(value, str):
        return "string"
    if isinstance(value, complex):
        return "complex128"
    if isinstance(value, ListValue):
        value = m.items_of(value)
    if isinstance(value, tuple):
        kinds = [value_dtype(m, float(v) if isinstance(v, Real) else int(v) if isinstance(v, Whole) else v) for v in value]
        return "float32" if "float32" in kinds else (kinds[0] if kinds else "float32")
    if isinstance(value, Instance):
        held = value.attrs.get("dtype")
        return held.name if isinstance(held, DType) and held.name != OBJECTS else None
    return None


def broadcast(a: Shape, b: Shape) -> Shape:
    """The shape of an elementwise operation, as far as known."""
    if a is None or b is None:
        return None
    long, short = (a, b) if len(a) >= len(b) else (b, a)
    short = (1,) * (len(long) - len(short)) + short
    out = []
    for x, y in zip(long, short, strict=True):
        if x == y or y == 1:
            out.append(x)
        elif x == 1:
            out.append(y)
        else:
            out.append(x if isinstance(x, int) else y if isinstance(y, int) else x if isinstance(x, Sym) else y)
    return tuple(out)


def elementwise(m: Machine, op: str, values: list[Value], place: Place, name: Name | None = None, dtype: Dtype = None) -> Tensor:
    """An operation whose result has the broadcast shape of its operands."""
    shape: Shape = ()
    for value in values:
        shape = broadcast(shape, shape_of(m, value))
    if dtype is None:
        dtypes = [value_dtype(m, v) for v in values if isinstance(m.path.peek(v), Tensor | Variable)]
        # TensorFlow mixes no dtypes: where they seem to differ, what made them so cannot hold together.
        dtype = dtypes[0] if dtypes and all(d is None or d == dtypes[0] for d in dtypes) else None
    return operation(m, op, values, shape, dtype, place, name, scales=True)


def arithmetic(m: Machine, op: str, left: Value, right: Value, place: Place) -> Tensor:
    """`tensor op other`."""
    name = m.world.current.unique_name(_OPERATIONS[op])
    if op == "@":
        return rename(matmul(m, left, right, False, False, place), name)
    return elementwise(m, op, [left, right], place, name)


_OPERATIONS = {
    "+": "add", "-": "sub", "*": "mul", "/": "truediv", "//": "floordiv", "%": "mod", "**": "pow", "@": "matmul", "&": "and", "|": "or",
    "^": "LogicalXor", "<<": "LeftShift", ">>": "RightShift",
}  # fmt: skip
"""What TensorFlow calls the operation of an operator."""


def comparison(m: Machine, left: Value, right: Value, place: Place) -> Tensor:
    return elementwise(m, "compare", [left, right], place, dtype="bool")


def matmul(m: Machine, left: Value, right: Value, transpose_a: bool, transpose_b: bool, place: Place) -> Tensor:
    """TF `matmul`."""
    a, b = shape_of(m, left), shape_of(m, right)
    shape: Shape = None
    if a is not None and b is not None and len(a) >= 2 and len(b) >= 2:
        rows = a[-1] if transpose_a else a[-2]
        columns = b[-2] if transpose_b else b[-1]
        inner = (a[-2] if transpose_a else a[-1], b[-1] if transpose_b else b[-2])
        if inner[0] != inner[1] and all(isinstance(dim, int) for dim in inner) and not m.world.current.eager and m.catches("ValueError"):
            raise m.crash("ValueError", f"Dimensions must be equal, but are {inner[0]} and {inner[1]} for 'MatMul'", place)
        shape = (*(a if len(a) >= len(b) else b)[:-2], rows, columns)
    return operation(m, "matmul", [left, right], shape, value_dtype(m, left), place)


def sliced(m: Machine, shape: Shape, index: Value) -> Shape:
    """The shape of `tensor[index]`."""
    if shape is None:
        return None
    index = m.resolve(index)
    parts = [m.resolve(i) for i in (index if isinstance(index, tuple) else (index,))]
    if any(p is ... for p in parts):
        missing = len(shape) - sum(1 for p in parts if p is not ... and p is not None)
        at = next(i for i, p in enumerate(parts) if p is ...)
        parts[at : at + 1] = [SliceValue(None, None, None)] * max(missing, 0)
    out: list[Any] = []
    dims = list(shape)
    for part in parts:
        if part is None:
            out.append(1)
            continue
        if not dims:
            return None
        dim = dims.pop(0)
        if isinstance(part, SliceValue):
            if part.lower is None and part.upper is None and part.step is None:
                out.append(dim)
            elif isinstance(dim, int) and part.known:
                out.append(len(range(dim)[part.python()]))
            elif isinstance(part.upper, int) and part.upper > 0 and not part.lower and part.step is None:
                out.append(min(dim, part.upper) if isinstance(dim, int) else None if dim is None else m.fresh("a dimension", "int"))
            else:
                out.append(None if dim is None else m.fresh("a dimension", "int"))
        elif not isinstance(part, int | Sym | Tensor | Variable | Dimension):
            return None
    return (*out, *dims)
