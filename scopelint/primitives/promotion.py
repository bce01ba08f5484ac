"""Which dtype NumPy gives to arrays that it makes of values, and to what it computes of them."""

from __future__ import annotations

import re

from ..domain.symbols import Sym
from ..language.trace import Value
from ..language.values import Args, Instance, ListValue, plain
from ..tf.variables import PartitionedVariable, Variable
from .dimensions import DType, Real, Whole
from .machine import Machine
from .registry import primitive
from .tensors import Tensor

_ORDER = ("bool", "int", "uint", "float", "complex")
_PLAIN = {bool: "bool", int: "int64", float: "float64", complex: "complex128", str: "string"}
_BY_ITSELF = {"bool": "bool", "int": "int64", "uint": "uint64", "float": "float64", "complex": "complex128"}


@primitive("numpy_dtype_of")
def numpy_dtype_of(m: Machine, args: Args) -> Value:
    """`numpy_dtype_of(value)`: the DType of the array that NumPy makes of a value; a symbol if it is not known."""
    return _told(m, _made_of(m, args.positional[0]))


@primitive("common_dtype")
def common_dtype(m: Machine, args: Args) -> Value:
    """`common_dtype(*values)`: the DType of what NumPy computes of arrays and numbers; a symbol if it is not known."""
    arrays: list[str | None] = []
    numbers: list[str | None] = []
    for value in args.positional:
        value = plain(m.path.peek(value))
        (numbers if _is_number(value) else arrays).append(_made_of(m, value))
    if not arrays:
        return _told(m, promoted(numbers))
    found = promoted(arrays)
    for number in numbers:
        found = with_number(found, number)
    return _told(m, found)


def _told(m: Machine, name: str | None) -> Value:
    return m.fresh("dtype") if name is None else DType(name)


def _is_number(value: Value) -> bool:
    return isinstance(value, bool | int | float | complex) or (isinstance(value, Sym) and value.kind in ("bool", "int", "float", "number"))


def _made_of(m: Machine, value: Value) -> str | None:
    value = plain(m.path.peek(value))
    if isinstance(value, Whole | Real):
        return value.dtype
    if type(value) in _PLAIN:
        return _PLAIN[type(value)]
    if isinstance(value, Sym):
        return {"bool": "bool", "int": "int64", "float": "float64"}.get(value.kind or "")
    if isinstance(value, DType):
        return value.name
    if isinstance(value, Tensor | Variable | PartitionedVariable):
        return value.dtype if isinstance(value.dtype, str) else None
    if isinstance(value, ListValue):
        if value.open:
            return None
        value = m.items_of(value)
    if isinstance(value, tuple):
        return promoted([_made_of(m, each) for each in value if each != ()]) if value else "float64"
    held = value.attrs.get("dtype") if isinstance(value, Instance) else None
    return held.name if isinstance(held, DType) else None


def promoted(names: list[str | None]) -> str | None:
    """NumPy `result_type` of arrays."""
    found = names[0] if names else "float64"
    for name in names[1:]:
        found = None if found is None or name is None else found if found == name else _of_two(found, name)
    return found


def _parts(name: str) -> tuple[str, int] | None:
    known = re.fullmatch(r"(bool|int|uint|float|complex)(\d*)", name)
    return (known[1], int(known[2] or 8)) if known else None


def _of_two(left: str, right: str) -> str | None:
    a, b = _parts(left), _parts(right)
    if a is None or b is None:
        return None
    (low, bits), (high, more) = sorted((a, b), key=lambda part: _ORDER.index(part[0]))
    if low == "bool" or low == high:
        return "bool" if high == "bool" else f"{high}{max(bits, more) if low == high else more}"
    if (low, high) == ("int", "uint"):
        return f"int{max(bits, 2 * more)}" if more < 64 else "float64"
    if low in ("int", "uint"):
        needed = 16 if bits == 8 else 32 if bits == 16 else 64
        return f"float{max(needed, more)}" if high == "float" else f"complex{max(2 * needed, 64, more)}"
    return f"complex{max(2 * bits, 64, more)}"


def with_number(array: str | None, number: str | None) -> str | None:
    """A number beside an array matters only where it is of another kind than the array can hold."""
    if array is None:
        return None
    of_array, of_number = _parts(array), None if number is None else _parts(number)
    if of_array is not None and of_array[0] in ("float", "complex") and (of_number is None or of_number[0] != "complex"):
        return array
    if of_array is None or of_number is None:
        return None
    if _ORDER.index(of_number[0]) <= _ORDER.index(of_array[0]):
        return array
    return _of_two(array, "complex64") if of_number[0] == "complex" else _BY_ITSELF[of_number[0]]
