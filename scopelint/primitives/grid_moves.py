"""What NumPy does with the places of an array's items: choosing, ordering, joining and repeating them. See `grids.py`.

Most of these do not look at the items. So the places of items in another array may stand for them: what comes out is a view of that.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import pairwise, product
from operator import mul
from typing import Any

from .grid_sums import along, axes_of
from .grids import LIMIT, Grid, UnknownError, broadcast, converted, elementwise, grid, is_int, is_whole, spread, strides
from .promotion import promoted


def is_choice(key: Any) -> bool:
    """Whether an index chooses by numbers or by a mask, and so gives a copy."""
    return any(isinstance(part, Grid | list) for part in (key if isinstance(key, tuple) else (key,)))


def item(value: Grid, key: Any) -> Grid:
    """`array[key]`."""
    parts = _parts(value, key)
    if any(isinstance(part, Grid) for part in parts):  # a number beside one is one
        parts = [Grid((), "int64", (part,)) if is_int(part) else part for part in parts]
    lists = [part for part in parts if isinstance(part, Grid)]
    shape = broadcast([part.shape for part in lists]) if lists else ()
    together = [0] * math.prod(shape)
    steps, axis = strides(value.shape), 0
    dims: list[int] = []
    reach: list[list[int]] = []
    for part in parts:
        if part is None:
            dims.append(1)
            reach.append([0])
            continue
        length, step = value.shape[axis], steps[axis]
        axis += 1
        if isinstance(part, slice):
            dims.append(len(range(length)[part]))
            reach.append([each * step for each in range(length)[part]])
        elif isinstance(part, Grid):
            together = [a + _within(b, length) * step for a, b in zip(together, spread(part, shape), strict=True)]
        else:
            reach.append([_within(part, length) * step])
    if lists:
        before = _before(parts)
        dims[before:before] = shape
        reach.insert(before, together)
    if math.prod(map(len, reach)) > LIMIT:
        raise UnknownError
    return Grid(tuple(dims), value.dtype, tuple(value.items[sum(each)] for each in product(*reach)))


def _before(parts: list[Any]) -> int:
    """How many axes come before those that the indices choose together: none where something stands between them."""
    at = [place for place, part in enumerate(parts) if isinstance(part, Grid)]
    return at[0] if at[-1] - at[0] == len(at) - 1 else 0


def _within(index: Any, length: int) -> int:
    if not is_int(index) or not -length <= index < length:
        raise UnknownError
    return int(index) % length


def _parts(value: Grid, key: Any) -> list[Any]:
    """The index of each axis: masks as the numbers that they choose, `...` and what is left out as whole axes."""
    listed: list[Any] = []
    for part in key if isinstance(key, tuple) else (key,):
        chosen = grid(part) if isinstance(part, list) else part
        if isinstance(chosen, Grid) and chosen.dtype == "bool":
            listed += nonzero(chosen)
        elif isinstance(chosen, Grid) and not is_whole(chosen.dtype) and chosen.items:
            raise UnknownError
        elif isinstance(chosen, Grid) or chosen is None or chosen is ... or is_int(chosen) or isinstance(chosen, slice):
            listed.append(chosen)
        else:
            raise UnknownError
    missing = len(value.shape) - sum(part is not None and part is not ... for part in listed)
    if missing < 0 or listed.count(...) > 1:
        raise UnknownError
    dots = next((at for at, part in enumerate(listed) if part is ...), None)
    whole = [slice(None)] * missing
    return [*listed, *whole] if dots is None else [*listed[:dots], *whole, *listed[dots + 1 :]]


def rows(value: Grid) -> list[Grid]:
    """What going through an array gives."""
    return [item(value, at) for at in range(value.shape[0])]


def reshape(value: Any, shape: Any, order: Any = "C") -> Grid:
    value, wanted = grid(value), list(shape) if isinstance(shape, list) else [shape]
    if order != "C" or not all(is_int(dim) for dim in wanted) or wanted.count(-1) > 1:
        raise UnknownError
    known = math.prod(dim for dim in wanted if dim != -1)
    if -1 in wanted:
        if known == 0 or len(value.items) % known:
            raise UnknownError
        wanted[wanted.index(-1)] = len(value.items) // known
    if math.prod(wanted) != len(value.items) or any(dim < 0 for dim in wanted):
        raise UnknownError
    return Grid(tuple(wanted), value.dtype, value.items)


def ravel(value: Any, order: Any = "C") -> Grid:
    return reshape(value, -1, order)


def transpose(value: Any, axes: Any = None) -> Grid:
    value = grid(value)
    order = list(reversed(range(len(value.shape)))) if axes is None else axes_of(axes, len(value.shape))
    if sorted(order) != list(range(len(value.shape))):
        raise UnknownError
    steps, dims = strides(value.shape), [value.shape[axis] for axis in order]
    reach = [[at * steps[axis] for at in range(value.shape[axis])] for axis in order]
    return Grid(tuple(dims), value.dtype, tuple(value.items[sum(at)] for at in product(*reach)))


def swapaxes(value: Any, one: Any, other: Any) -> Grid:
    value = grid(value)
    (a,), (b,) = axes_of(one, len(value.shape)), axes_of(other, len(value.shape))
    order = list(range(len(value.shape)))
    order[a], order[b] = order[b], order[a]
    return transpose(value, order)


def squeeze(value: Any, axis: Any = None) -> Grid:
    value = grid(value)
    gone = [at for at, dim in enumerate(value.shape) if dim == 1] if axis is None else axes_of(axis, len(value.shape))
    if any(value.shape[at] != 1 for at in gone):
        raise UnknownError
    return Grid(tuple(dim for at, dim in enumerate(value.shape) if at not in gone), value.dtype, value.items)


def expand_dims(value: Any, axis: Any) -> Grid:
    value = grid(value)
    if type(axis) is not int:
        raise UnknownError
    shape, at = list(value.shape), axes_of(axis, len(value.shape) + 1)[0]
    return Grid((*shape[:at], 1, *shape[at:]), value.dtype, value.items)


def flip(value: Any, axis: Any = None) -> Grid:
    found = grid(value)
    for at in axes_of(axis, len(found.shape)):
        found = along(found, at, lambda row: row[::-1])
    return found


def split(value: Any, parts: Any, axis: Any = 0, uneven: Any = False) -> list[Grid]:
    value = grid(value)
    at = axes_of(axis, len(value.shape))[0]
    length = value.shape[at]
    if is_int(parts):
        if parts < 1 or (length % parts and not uneven):
            raise UnknownError
        ends = [0]
        for index in range(parts):
            ends.append(ends[-1] + length // parts + (index < length % parts))
    else:
        bounds = grid(parts)
        ends = [0, *bounds.numbers(), length]
        if not is_whole(bounds.dtype) or len(bounds.shape) != 1 or ends != sorted(ends):
            raise UnknownError
    return [item(value, (*[slice(None)] * at, slice(low, high))) for low, high in pairwise(ends)]


# -- joined and repeated


def concatenate(values: Any, axis: Any = 0) -> Grid:
    grids = [grid(each) for each in (rows(values) if isinstance(values, Grid) else values)]
    if axis is None:
        grids, axis = [ravel(each) for each in grids], 0
    kind = promoted([each.dtype for each in grids])
    if kind is None or not grids or sum(len(each.items) for each in grids) > LIMIT or not grids[0].shape:
        raise UnknownError
    at = axes_of(axis, len(grids[0].shape))[0]
    rest = [(*each.shape[:at], *each.shape[at + 1 :]) for each in grids]
    if any(one != rest[0] or len(each.shape) != len(grids[0].shape) for one, each in zip(rest, grids, strict=True)):
        raise UnknownError
    turned = [_to_front(converted(each, kind) if each.dtype != kind else each, at) for each in grids]
    joined = Grid((sum(each.shape[0] for each in turned), *rest[0]), kind, tuple(one for each in turned for one in each.items))
    return transpose(joined, [*range(1, at + 1), 0, *range(at + 1, len(joined.shape))])


def _to_front(value: Grid, axis: int) -> Grid:
    return transpose(value, [axis, *(at for at in range(len(value.shape)) if at != axis)])


def stack(values: Any, axis: Any = 0) -> Grid:
    return concatenate([expand_dims(each, axis) for each in (rows(values) if isinstance(values, Grid) else values)], axis)


def append(value: Any, more: Any, axis: Any = None) -> Grid:
    return concatenate([grid(value), grid(more)], axis)


def repeat(value: Any, times: Any, axis: Any = None) -> Grid:
    value, counts = grid(value), grid(times)
    if not is_whole(counts.dtype) or len(counts.shape) > 1 or any(each > LIMIT for each in counts.numbers()):
        raise UnknownError

    def repeated(row: list[Any]) -> list[Any]:
        each = counts.items * len(row) if len(counts.items) == 1 else counts.items
        return [one for one, count in zip(row, each, strict=True) for _ in range(count)]

    return along(value, axis, repeated)


def tile(array: Any, times: Any) -> Grid:
    value = grid(array)
    counts = list(times) if isinstance(times, list) else [times]
    if not all(is_int(each) and 0 <= each <= LIMIT for each in counts):
        raise UnknownError
    rank = max(len(counts), len(value.shape))
    counts = [1] * (rank - len(counts)) + counts
    value = Grid((1,) * (rank - len(value.shape)) + value.shape, value.dtype, value.items)
    for axis, count in enumerate(counts):
        value = along(value, axis, partial(mul, count))
    return value


def roll(value: Any, shift: Any, axis: Any = None) -> Grid:
    value = grid(value)
    if type(shift) is not int:
        raise UnknownError
    rolled = along(value, axis, lambda row: [row[(at - shift) % len(row)] for at in range(len(row))])
    return reshape(rolled, list(value.shape))


def full(shape: Any, value: Any, dtype: str) -> Grid:
    """An array of one number."""
    dims = shape if isinstance(shape, list) else [shape]
    if not all(is_int(dim) and dim >= 0 for dim in dims) or math.prod(dims) > LIMIT:
        raise UnknownError
    found = converted(grid(value), dtype)
    return Grid(tuple(dims), dtype, spread(found, tuple(dims)))


def eye(count: Any, columns: Any, k: Any, dtype: str) -> Grid:
    wide = count if columns is None else columns
    if not all(is_int(each) for each in (count, wide, k)) or not 0 <= count * wide <= LIMIT:
        raise UnknownError
    return converted(Grid((count, wide), "bool", tuple(j - i == k for i in range(count) for j in range(wide))), dtype)


def triangle(value: Any, k: Any, lower: Any) -> Grid:
    """`np.tril` and `np.triu`."""
    value = grid(value)
    if len(value.shape) != 2 or type(k) is not int:
        raise UnknownError
    zero = converted(Grid((), "bool", (False,)), value.dtype).items[0]
    places = product(range(value.shape[0]), range(value.shape[1]))
    kept = [(j - i <= k) if lower else (j - i >= k) for i, j in places]
    return Grid(value.shape, value.dtype, tuple(one if keep else zero for one, keep in zip(value.items, kept, strict=True)))


# -- ordered and looked for


def sort(value: Any, axis: Any = -1) -> Grid:
    value = grid(value)
    _no_nan(value)
    return along(value, axis, sorted)


def argsort(value: Any, axis: Any = -1, kind: Any = None) -> Grid:
    """The places in order. Of equal items only a stable kind says which is first."""
    value = grid(value)
    _no_nan(value)

    def order(row: list[Any]) -> list[Any]:
        if len(set(row)) < len(row) and kind not in ("stable", "mergesort"):
            raise UnknownError
        return sorted(range(len(row)), key=row.__getitem__)

    return along(value, axis, order, "int64")


def _no_nan(value: Grid) -> None:
    if any(each != each for each in value.numbers()):
        raise UnknownError


def unique(value: Any, index: Any = False, inverse: Any = False, counts: Any = False) -> Any:
    value = grid(value)
    _no_nan(value)
    found = sorted(set(value.items))
    number = {each: at for at, each in enumerate(found)}
    several = [_listed(found, value.dtype)]
    if inverse is True and len(value.shape) != 1:
        raise UnknownError
    if index is True:
        several.append(_listed([value.items.index(each) for each in found], "int64"))
    if inverse is True:
        several.append(_listed([number[each] for each in value.items], "int64"))
    if counts is True:
        told = Counter(value.items)
        several.append(_listed([told[each] for each in found], "int64"))
    return several[0] if len(several) == 1 else tuple(several)


def _listed(items: Sequence[Any], dtype: str) -> Grid:
    return Grid((len(items),), dtype, tuple(items))


def nonzero(value: Any) -> tuple[Grid, ...]:
    value = grid(value)
    if value.dtype == "string":
        raise UnknownError
    places = [at for at, each in zip(product(*map(range, value.shape)), value.numbers(), strict=True) if each]
    return tuple(_listed([at[axis] for at in places], "int64") for axis in range(len(value.shape)))


def flatnonzero(value: Any) -> Grid:
    return nonzero(ravel(value))[0]


def argwhere(value: Any) -> Grid:
    found = nonzero(value)
    return transpose(stack(list(found))) if found else Grid((0, 0), "int64", ())


def diff(value: Any, n: Any = 1, axis: Any = -1) -> Grid:
    value = grid(value)
    if n != 1 or value.dtype in ("bool", "string"):
        raise UnknownError
    at = axes_of(axis, len(value.shape))[0]
    before = (slice(None),) * at
    return elementwise("subtract", item(value, (*before, slice(1, None))), item(value, (*before, slice(None, -1))))


def take(value: Any, indices: Any, axis: Any = None) -> Grid:
    value, chosen = grid(value), grid(indices)
    if axis is None:
        value, axis = ravel(value), 0
    return item(value, (*[slice(None)] * axes_of(axis, len(value.shape))[0], chosen))


def delete(value: Any, which: Any, axis: Any = None) -> Grid:
    value, gone = grid(value), grid(which)
    if not is_whole(gone.dtype):
        raise UnknownError

    def kept(row: list[Any]) -> list[Any]:
        left_out = {_within(each, len(row)) for each in gone.items}
        return [one for at, one in enumerate(row) if at not in left_out]

    return along(value, axis, kept)


def searchsorted(value: Any, wanted: Any, side: Any = "left") -> Grid:
    value, keys = grid(value), grid(wanted)
    _no_nan(value)
    found = list(value.items)
    if len(value.shape) != 1 or found != sorted(found) or side not in ("left", "right"):
        raise UnknownError
    look = bisect_left if side == "left" else bisect_right
    return Grid(keys.shape, "int64", tuple(look(found, each) for each in keys.numbers()))


def bincount(value: Any, minlength: Any = 0) -> Grid:
    value = grid(value)
    if not is_whole(value.dtype) or type(minlength) is not int or minlength > LIMIT or len(value.shape) != 1:
        raise UnknownError
    count = max([minlength, *(each + 1 for each in value.numbers())])
    if count > LIMIT or min(value.items, default=0) < 0:
        raise UnknownError
    return _listed([value.items.count(each) for each in range(count)], "int64")


def isin(value: Any, among: Any, invert: Any = False) -> Grid:
    value, others = grid(value), grid(among)
    _no_nan(others)
    if (value.dtype == "string") != (others.dtype == "string"):
        raise UnknownError
    known = set(others.items)
    return Grid(value.shape, "bool", tuple((each in known) != (invert is True) for each in value.numbers()))


def combined(how: str, one: Any, other: Any) -> Grid:
    """`np.union1d` and its like."""
    a, b = grid(one), grid(other)
    both = concatenate([ravel(a), ravel(b)])
    _no_nan(both)
    first, second = set(converted(a, both.dtype).items), set(converted(b, both.dtype).items)
    if how == "difference":
        return _listed([each for each in sorted(set(a.items)) if each not in second], a.dtype)
    return _listed(sorted(first | second if how == "union" else first & second), both.dtype)


def alike(one: Any, other: Any) -> bool:
    """`np.array_equal`."""
    a, b = grid(one), grid(other)
    return a.shape == b.shape and a.numbers() == b.numbers()


def spaced(start: Any, stop: Any, count: Any, endpoint: Any) -> Grid:
    """`np.linspace`."""
    if type(count) is not int or not 0 <= count <= LIMIT or not all(isinstance(each, int | float) for each in (start, stop)):
        raise UnknownError
    low, high = float(start), float(stop)
    parts = count - 1 if endpoint is True else count
    step = (high - low) / parts if parts > 0 else 0.0
    if parts > 0 and step == 0 and high != low:
        raise UnknownError
    items = [at * step + low for at in range(count)]
    if endpoint is True and count > 1:
        items[-1] = high
    return _listed(items, "float64")
