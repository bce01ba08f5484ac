"""What NumPy makes of the numbers along an axis: sums and extremes, exactly or not at all. See `grids.py`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, product
from typing import Any

from .grids import LIMIT, PRECISION, Grid, UnknownError, cast, converted, elementwise, grid, is_int, is_whole, rounded, strides


def axes_of(axis: Any, rank: int) -> list[int]:
    """An `axis=` as numbers from 0 on."""
    listed = list(range(rank)) if axis is None else axis if isinstance(axis, list) else [axis]
    if not all(is_int(each) and -rank <= each < rank for each in listed):
        raise UnknownError
    return [each % rank for each in listed]


def _groups(value: Grid, axes: Sequence[int]) -> Iterator[tuple[Any, ...]]:
    """The items that come to one item when the array is reduced along some axes."""
    steps, items = strides(value.shape), value.numbers()
    kept = [[at * steps[axis] for at in range(dim)] if axis not in axes else [0] for axis, dim in enumerate(value.shape)]
    gone = [[at * steps[axis] for at in range(dim)] if axis in axes else [0] for axis, dim in enumerate(value.shape)]
    inner = [sum(at) for at in product(*gone)]
    for outer in product(*kept):
        yield tuple(items[sum(outer) + each] for each in inner)


def total(numbers: Sequence[Any], dtype: str, flat: bool) -> Any:
    """Their sum. That of floats is known where its order makes no difference, and of a few that lie one after the other."""
    if dtype not in PRECISION:
        return sum(numbers)
    if not all(map(math.isfinite, numbers)):
        raise UnknownError
    unit = max((each.as_integer_ratio()[1] for each in numbers), default=1)
    if sum(abs(int(each * unit)) for each in numbers) < 2 ** PRECISION[dtype]:
        return math.fsum(numbers)
    if not flat or len(numbers) >= 8 or dtype == "float16":
        raise UnknownError
    found = 0.0
    for each in numbers:
        found = rounded(found + each, dtype)
    return found


def _times(numbers: Sequence[Any], dtype: str, flat: bool) -> Any:
    if dtype in PRECISION and not all(math.isfinite(each) and each == int(each) for each in numbers):
        raise UnknownError
    found = math.prod(map(int, numbers))
    if dtype in PRECISION and abs(found) >= 2 ** PRECISION[dtype]:
        raise UnknownError
    return found


def _mean(numbers: Sequence[Any], dtype: str, flat: bool) -> float:
    return float(total(numbers, dtype, flat)) / len(numbers)


def _median(numbers: Sequence[Any], dtype: str, flat: bool) -> float:
    found, middle = sorted(numbers), len(numbers) // 2
    return float(found[middle]) if len(found) % 2 else _mean(found[middle - 1 : middle + 1], dtype, True)


def _extreme(choose: Callable[..., Any]) -> Callable[[Sequence[Any], str, bool], Any]:
    def extreme(numbers: Sequence[Any], dtype: str, flat: bool) -> Any:
        if any(each != each for each in numbers):
            raise UnknownError
        return choose(numbers)

    return extreme


_REDUCED: dict[str, Callable[[Sequence[Any], str, bool], Any]] = {
    "sum": total,
    "prod": _times,
    "mean": _mean,
    "median": _median,
    "max": _extreme(max),
    "min": _extreme(min),
    "ptp": _extreme(lambda found: max(found) - min(found)),
    "argmax": _extreme(lambda found: found.index(max(found))),
    "argmin": _extreme(lambda found: found.index(min(found))),
    "all": lambda found, dtype, flat: all(found),
    "any": lambda found, dtype, flat: any(found),
    "count_nonzero": lambda found, dtype, flat: sum(map(bool, found)),
}


def _dtypes(name: str, kind: str) -> tuple[str, str]:
    """In which dtype it is computed, and which it has."""
    if name in ("sum", "prod", "cumsum", "cumprod"):
        wide = kind if kind in PRECISION else "uint64" if kind.startswith("uint") else "int64"
        return wide, wide
    if name in ("mean", "median"):
        wide = kind if kind in PRECISION else "float64"
        return wide, wide
    if name in ("all", "any"):
        return kind, "bool"
    return kind, "int64" if name in ("argmax", "argmin", "count_nonzero") else kind


def reduced(name: str, value: Any, axis: Any = None, keepdims: Any = False, dtype: str | None = None) -> Grid:
    """`np.sum` and its like."""
    found = grid(value)
    if (found.dtype == "string" and name not in ("max", "min")) or (dtype is not None and name not in ("sum", "prod")):
        raise UnknownError
    within, out = (dtype, dtype) if dtype is not None else _dtypes(name, found.dtype)
    if name in ("mean", "median") and within == "float16":
        raise UnknownError
    axes = axes_of(axis, len(found.shape))
    found = converted(found, within)
    flat = len(axes) == len(found.shape) == 1
    items = tuple(cast(_REDUCED[name](group, within, flat), out) for group in _groups(found, axes))
    shape = tuple(1 if at in axes else dim for at, dim in enumerate(found.shape) if keepdims is True or at not in axes)
    return Grid(shape, out, items)


def running(name: str, value: Any, axis: Any = None) -> Grid:
    """`np.cumsum` and `np.cumprod`."""
    found = grid(value)
    kind, _ = _dtypes(name, found.dtype)
    if kind == "string":
        raise UnknownError
    found = Grid(found.shape, kind, converted(found, kind).numbers())

    def summed(row: list[Any]) -> list[Any]:
        step = (lambda a, b: cast(a + b, kind)) if name == "cumsum" else (lambda a, b: cast(a * b, kind))
        return list(accumulate(row, step))

    return along(found, axis, summed)


def along(value: Grid, axis: Any, change: Callable[[list[Any]], list[Any]], dtype: str | None = None) -> Grid:
    """An array whose items along an axis become others; of all items, where there is no axis."""
    items = value.items
    if axis is None:
        value, axis = Grid((len(items),), value.dtype, items), 0
    at = axes_of(axis, len(value.shape))[0]
    before, length, after = math.prod(value.shape[:at]), value.shape[at], math.prod(value.shape[at + 1 :])
    rows = [[change([items[(o * length + k) * after + i] for k in range(length)]) for i in range(after)] for o in range(before)]
    count = len(rows[0][0]) if rows and rows[0] else len(change([])) if length == 0 else length
    if count * before * after > LIMIT or any(len(row) != count for block in rows for row in block):
        raise UnknownError
    out = tuple(block[i][k] for block in rows for k in range(count) for i in range(after))
    return Grid((*value.shape[:at], count, *value.shape[at + 1 :]), dtype or value.dtype, out)


def matmul(a: Any, b: Any) -> Grid:
    """`np.matmul` of arrays of one or two axes."""
    left, right = grid(a), grid(b)
    if not (0 < len(left.shape) < 3 and 0 < len(right.shape) < 3) or left.shape[-1] != right.shape[0]:
        raise UnknownError
    rows = left.shape[0] if len(left.shape) == 2 else 1
    columns, inner = right.shape[1] if len(right.shape) == 2 else 1, right.shape[0]
    items = []
    for i, j in product(range(rows), range(columns)):
        row, column = left.items[i * inner : (i + 1) * inner], right.items[j::columns]
        pairs = elementwise("multiply", Grid((inner,), left.dtype, row), Grid((inner,), right.dtype, column))
        if pairs.dtype != "bool" and not is_whole(pairs.dtype) and not all(map(math.isfinite, pairs.items)):
            raise UnknownError
        items.append(any(pairs.items) if pairs.dtype == "bool" else cast(total(pairs.items, pairs.dtype, False), pairs.dtype))
    kind = elementwise("multiply", Grid((0,), left.dtype, ()), Grid((0,), right.dtype, ())).dtype
    return Grid((*left.shape[:-1], *right.shape[1:]), kind, tuple(items))
