"""Small arrays whose numbers are known, computed with as NumPy computes: exactly as it does, or not at all.

Whatever it is not certain of (a number that does not fit, floats whose sum depends on its order) ends in `UnknownError`.
"""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from .promotion import promoted, with_number

LIMIT = 100
"""The most numbers of an array that are computed with."""


OBJECTS = "object"
"""The dtype of an array of Python's objects, with which nothing is computed."""

_PLAIN = (bool, int, float, str)


class UnknownError(Exception):
    """It is not known what NumPy gives, or not to the last bit."""


@dataclass(frozen=True, slots=True)
class Grid:
    """An array: its items are in the order of the last axis."""

    shape: tuple[int, ...]
    dtype: str
    items: tuple[Any, ...]

    def numbers(self) -> tuple[Any, ...]:
        """Its items, all of which are known."""
        if self.dtype == OBJECTS or not all(isinstance(each, _PLAIN) for each in self.items):
            raise UnknownError
        return self.items


_KINDS = ((bool, "bool"), (int, "int64"), (float, "float64"), (str, "string"))
_FORMATS = {"float32": "f", "float16": "e"}
PRECISION = {"float64": 53, "float32": 24, "float16": 11}
"""How many bits the numbers of a dtype have."""


def kind_of(value: Any) -> str:
    """The dtype that NumPy gives to a number or text."""
    named = getattr(value, "dtype", None)
    if isinstance(named, str):
        return named
    return next((kind for python, kind in _KINDS if isinstance(value, python)), "")


def is_int(value: Any) -> bool:
    """Whether it is a whole number, Python's or NumPy's."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_whole(dtype: str) -> bool:
    return dtype.startswith(("int", "uint"))


def rounded(number: float, dtype: str) -> float:
    """The float of that dtype."""
    layout = _FORMATS.get(dtype)
    if layout is None or not math.isfinite(number):
        return float(number)
    try:
        return float(struct.unpack(layout, struct.pack(layout, number))[0])
    except (OverflowError, struct.error):
        raise UnknownError from None


def cast(value: Any, dtype: str) -> Any:
    """An item as one of another dtype."""
    if dtype == OBJECTS:
        return value
    if isinstance(value, str) or dtype == "string":
        if isinstance(value, str) and dtype == "string":
            return value
        raise UnknownError
    if dtype == "bool":
        return bool(value)
    if dtype in PRECISION:
        return rounded(float(value), dtype)
    if not is_whole(dtype) or (isinstance(value, float) and not math.isfinite(value)):
        raise UnknownError
    bits, number = int(dtype.lstrip("uint")), int(value)
    low, high = (0, 2**bits) if dtype.startswith("u") else (-(2 ** (bits - 1)), 2 ** (bits - 1))
    if not low <= number < high:
        raise UnknownError
    return number


def converted(grid: Grid, dtype: str) -> Grid:
    """NumPy `astype`."""
    return grid if grid.dtype == dtype else Grid(grid.shape, dtype, tuple(cast(each, dtype) for each in grid.numbers()))


def turned(value: Any, dtype: str) -> Grid:
    """The same, where not all has to be known."""
    found = grid(value)
    if dtype == "bool":
        return converted(found, dtype)
    return Grid(found.shape, dtype, tuple(cast(each, dtype) if isinstance(each, _PLAIN) else each for each in found.items))


def grid(value: Any) -> Grid:
    """What `np.asarray` makes of a number, or of nested lists of numbers and arrays."""
    if isinstance(value, Grid):
        return value
    if not isinstance(value, list):
        kind = kind_of(value)
        if not kind:
            raise UnknownError
        return Grid((), kind, (value,))
    if len(value) > LIMIT:
        raise UnknownError
    return stacked([grid(each) for each in value]) if value else Grid((0,), "float64", ())


def stacked(grids: Sequence[Grid]) -> Grid:
    """Arrays of one shape along a new first axis."""
    kind = promoted([each.dtype for each in grids])
    if kind is None or any(each.shape != grids[0].shape for each in grids):
        raise UnknownError
    return Grid((len(grids), *grids[0].shape), kind, tuple(item for each in grids for item in converted(each, kind).items))


def common(values: Iterable[Any]) -> str:
    """The dtype of what is computed of arrays and numbers."""
    listed = list(values)
    arrays: list[str | None] = [each.dtype for each in listed if isinstance(each, Grid)]
    numbers: list[str | None] = [kind_of(each) for each in listed if not isinstance(each, Grid)]
    found = promoted(arrays or numbers)
    for number in numbers if arrays else ():
        found = with_number(found, number)
    if found is None:
        raise UnknownError
    return found


def broadcast(shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The shape that arrays have together."""
    rank = max(map(len, shapes))
    out = []
    for dims in zip(*[(1,) * (rank - len(each)) + each for each in shapes], strict=True):
        longest = next((d for d in dims if d != 1), 1)
        if any(d not in (1, longest) for d in dims):
            raise UnknownError
        out.append(longest)
    if math.prod(out) > LIMIT:
        raise UnknownError
    return tuple(out)


def spread(value: Grid, shape: tuple[int, ...]) -> tuple[Any, ...]:
    """The items of an array that is broadcast to a shape."""
    if value.shape == shape:
        return value.items
    if len(value.items) == 1:
        return value.items * math.prod(shape)
    own = (1,) * (len(shape) - len(value.shape)) + value.shape
    steps = strides(own)
    reach = [range(0, dim * step, step) if have != 1 else (0,) * dim for dim, have, step in zip(shape, own, steps, strict=True)]
    return tuple(value.items[sum(at)] for at in product(*reach))


def strides(shape: tuple[int, ...]) -> list[int]:
    """How far the next item along each axis is."""
    return [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]


# -- element by element


def _modulo(a: Any, b: Any) -> Any:
    return a % b


def _power(a: Any, b: Any) -> Any:
    if isinstance(a, int):
        if b < 0 or (b > 1 and a.bit_length() * b > 64):
            raise UnknownError
        return a**b
    if b in (0, 1, 2):
        return (1.0, a, a * a)[int(b)]
    if b == 0.5 and a > 0:
        return math.sqrt(a)
    raise UnknownError


def _ordered(choose: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    def chosen(a: Any, b: Any) -> Any:
        if a != a or b != b:
            raise UnknownError
        return choose(a, b)

    return chosen


def _sign(a: Any) -> Any:
    return type(a)((a > 0) - (a < 0))


def _root(a: float) -> float:
    if a < 0:
        raise UnknownError
    return math.sqrt(a)


_ARITHMETIC: dict[str, Callable[..., Any]] = {
    "add": operator.add, "subtract": operator.sub, "multiply": operator.mul, "divide": operator.truediv, "floor_divide": operator.floordiv,
    "mod": _modulo, "power": _power, "maximum": _ordered(max), "minimum": _ordered(min), "negative": operator.neg,
    "positive": operator.pos, "absolute": abs, "sign": _sign, "square": lambda a: a * a, "sqrt": _root, "and": operator.and_,
    "or": operator.or_, "xor": operator.xor, "invert": operator.invert, "floor": lambda a: float(math.floor(a)),
    "ceil": lambda a: float(math.ceil(a)), "rint": lambda a: float(round(a)),
}  # fmt: skip
_OF_TRUTHS: dict[str, Callable[..., Any]] = {
    "add": operator.or_, "multiply": operator.and_, "and": operator.and_, "or": operator.or_, "xor": operator.xor,
    "maximum": operator.or_, "minimum": operator.and_, "invert": operator.not_, "absolute": bool, "square": bool,
    "divide": operator.truediv,
}  # fmt: skip
_OF_WHOLE_NUMBERS = frozenset({"and", "or", "xor", "invert"})
_OF_FLOATS = frozenset({"sqrt", "floor", "ceil", "rint"})
_TESTS: dict[str, Callable[..., Any]] = {
    "less": operator.lt, "less_equal": operator.le, "greater": operator.gt, "greater_equal": operator.ge, "equal": operator.eq,
    "not_equal": operator.ne, "logical_and": lambda a, b: bool(a) and bool(b), "logical_or": lambda a, b: bool(a) or bool(b),
    "logical_xor": lambda a, b: bool(a) != bool(b), "logical_not": operator.not_, "isnan": lambda a: a != a,
    "isinf": lambda a: isinstance(a, float) and math.isinf(a), "isfinite": lambda a: not isinstance(a, float) or math.isfinite(a),
}  # fmt: skip


def elementwise(name: str, *given: Any) -> Grid:
    """`np.add` and its like."""
    values = [grid(each) if isinstance(each, list) else each for each in given]
    kind = common(values)
    grids = [grid(each) for each in values]
    shape = broadcast([each.shape for each in grids])
    test = _TESTS.get(name)
    out = "bool" if test is not None else kind
    if name == "divide" or (name == "sqrt" and kind in ("int64", "int32")):
        out = kind = kind if kind in PRECISION else "float64"
    function = test or (_OF_TRUTHS if kind == "bool" else _ARITHMETIC).get(name)
    if function is None or (name in _OF_WHOLE_NUMBERS and kind != "bool" and not is_whole(kind)):
        raise UnknownError
    if (kind == "string" and test is None) or (name in _OF_FLOATS and kind not in PRECISION):
        raise UnknownError
    columns = [spread(Grid(each.shape, kind, converted(each, kind).numbers()), shape) for each in grids]
    return Grid(shape, out, tuple(cast(function(*row), out) for row in zip(*columns, strict=True)))


def chosen(condition: Any, yes: Any, no: Any) -> Grid:
    """`np.where` of three."""
    values = [grid(each) if isinstance(each, list) else each for each in (yes, no)]
    kind, test = common(values), grid(condition)
    arms = [converted(grid(each), kind) for each in values]
    shape = broadcast([test.shape, *(each.shape for each in arms)])
    columns = [spread(each, shape) for each in (Grid(test.shape, test.dtype, test.numbers()), *arms)]
    return Grid(shape, kind, tuple(a if each else b for each, a, b in zip(*columns, strict=True)))


def clipped(value: Any, low: Any, high: Any) -> Grid:
    """`np.clip`."""
    out = grid(value)
    for name, bound in (("maximum", low), ("minimum", high)):
        out = out if bound is None else elementwise(name, out, bound)
    return out


def rounded_to(value: Any, decimals: Any = 0) -> Grid:
    """`np.round`."""
    out = grid(value)
    if is_whole(out.dtype) and isinstance(decimals, int) and decimals >= 0:
        return out
    if out.dtype != "float64" or not isinstance(decimals, int) or not 0 <= decimals < 10:
        raise UnknownError
    scale = 10.0**decimals
    return Grid(out.shape, out.dtype, tuple(float(round(each * scale)) / scale for each in out.numbers()))
