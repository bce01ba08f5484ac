"""What is in a small array: the stubs of NumPy keep it as long as all of it is known, and nobody may have changed it unseen.

An array has a view of a buffer, which others may share: what is written by one is what all of them have.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..language import evaluation
from ..language.kinds import ValueKind, kind_of
from ..language.trace import Place, Value
from ..language.values import Args, ClassValue, FixedCells, Instance, ListValue, Obj, Range, SliceValue, ValueObject, plain
from . import grid_moves, grid_sums, grids
from .arguments import python_flag
from .dimensions import Dimension, DType, Real, TensorShape, Whole
from .grids import LIMIT, OBJECTS, Grid, UnknownError
from .machine import Machine
from .registry import primitive


@dataclass(eq=False, slots=True)
class View(Obj):
    """Some places of a buffer, in the order of an array's items."""

    cells: FixedCells
    """`cells["items"]`: what is in the buffer, or None from the moment on when it is not known; `cells["frail"]`: it may be that only
    some of its views still share it."""
    places: tuple[int, ...]


@kind_of(View)
class ViewKind(ValueKind):
    """What is kept of an array holds the objects that are in it."""

    def parts(self, m: Machine, value: View) -> tuple[Value, ...]:
        return objects_in(value)


def objects_in(view: View) -> tuple[Value, ...]:
    """The objects that an array has in it: none of numbers, or where that is not known."""
    found = view.cells.data.get("items")
    return tuple(each for each in found if not isinstance(each, int | float | str | None)) if type(found) is tuple else ()


def _view(value: Value) -> View | None:
    found = value.attrs.data.get("_items") if type(value) is Instance else None
    return found if type(found) is View else None


def _buffer(m: Machine, view: View) -> tuple[Value, ...]:
    found = m.path.peek(view.cells.get("items"))
    if type(found) is not tuple:
        raise UnknownError
    return tuple(map(m.path.peek, found))


def _placed(array: Instance, view: View, items: tuple[Value, ...]) -> Grid:
    """What has the shape of an array, and these items."""
    shape, dtype = array.attrs.data.get("shape"), array.attrs.data.get("dtype")
    if type(shape) is not tuple or not all(type(dim) is int for dim in shape) or math.prod(shape) != len(items):
        raise UnknownError
    return Grid(shape, dtype.name if isinstance(dtype, DType) else "", items)


def _content(m: Machine, array: Instance) -> Grid:
    view = _view(array)
    if view is None:
        raise UnknownError
    buffer = _buffer(m, view)
    return _placed(array, view, tuple(buffer[at] for at in view.places))


def _operand(m: Machine, value: Value) -> Any:
    """An argument as the functions on grids take it. Raises UnknownError if something of it is not known."""
    value = python_flag(plain(m.path.peek(value)))
    if value is None or value is ... or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Instance):
        return _content(m, value)
    if isinstance(value, DType):
        return value.name
    if isinstance(value, Dimension):
        return _operand(m, value.value)
    if isinstance(value, SliceValue):
        return slice(*(_operand(m, part) for part in (value.lower, value.upper, value.step)))
    if isinstance(value, ListValue) and not value.open:
        value = m.items_of(value)
    if isinstance(value, TensorShape) and value.dims is not None:
        value = value.dims
    if isinstance(value, Range) and value.stop is not None:
        value = range(value.start, value.stop, value.step)
    if isinstance(value, tuple | range) and len(value) <= LIMIT:
        return [_operand(m, each) for each in value]
    raise UnknownError


def _key(m: Machine, value: Value) -> Any:
    """An index: a tuple of them is one for each axis."""
    value = m.path.peek(value)
    return tuple(_operand(m, each) for each in value) if isinstance(value, tuple) else _operand(m, value)


# -- what comes out


def _result(m: Machine, cls: ClassValue, found: Any, place: Place) -> Value:
    if isinstance(found, list | tuple):
        several = tuple(_result(m, cls, each, place) for each in found)
        return several if isinstance(found, tuple) else m.list(several)
    if not isinstance(found, Grid):
        return found
    if found.shape == ():
        return _scalar(m, cls, found.items[0], found.dtype, place)
    return _array(m, cls, found, View(FixedCells(m.trail, {"items": found.items}), tuple(range(len(found.items)))))


def _array(m: Machine, cls: ClassValue, found: Grid, view: View) -> Instance:
    array = m.instance(cls)
    array.attrs.put("shape", found.shape)
    array.attrs.put("dtype", DType(found.dtype) if found.dtype else m.fresh("dtype"))
    array.attrs.put("_items", view)
    return array


_SCALARS = ((bool, "bool_"), (int, "_counted"), (float, "_measured"))
"""What the stubs call NumPy's own kind of a number."""


def _scalar(m: Machine, cls: ClassValue, item: Value, dtype: str, place: Place) -> Value:
    """An item as an array gives it."""
    name = next((name for python, name in _SCALARS if isinstance(item, python)), "bool_" if dtype == "bool" else None)
    if name is None or cls.module is None or dtype == OBJECTS:
        return item
    out = evaluation.call(m, evaluation.get_attribute(m, cls.module, name, place), [item], {}, place)
    if type(out) is ValueObject:
        out.payload = Whole(item) if isinstance(item, int) else Real(item)
        out.payload.dtype = dtype
        if isinstance(item, float):
            out.attrs.put("_text", _text(item, dtype))
    return out


def _text(number: float, dtype: str) -> str:
    """What NumPy writes for a float: as many digits as tell it from the others of its dtype."""
    short = (float(f"{number:.{digits}g}") for digits in range(1, 10)) if dtype in ("float32", "float16") else ()
    return str(next((each for each in short if each == number or grids.rounded(each, dtype) == number), number))


def _viewed(m: Machine, cls: ClassValue, found: Any, view: View, buffer: tuple[Value, ...], place: Place) -> Value:
    """The same of what has the places of a buffer for items."""
    if isinstance(found, list):
        return m.list(tuple(_viewed(m, cls, each, view, buffer, place) for each in found))
    if found.shape == ():
        return _scalar(m, cls, buffer[found.items[0]], found.dtype, place)
    return _array(m, cls, found, View(view.cells, found.items))


def _nested(value: Grid) -> Any:
    if len(value.shape) == 1:
        return list(value.items)
    return [_nested(each) for each in grid_moves.rows(value)]


def _single(value: Grid, at: Any = None) -> Any:
    """The only item, or the one at a place, as Python's own."""
    if at is None and len(value.items) != 1:
        raise UnknownError
    return grid_moves.item(grid_moves.ravel(value), 0 if at is None else at).numbers()[0]


def _of(name: str) -> Callable[..., Any]:
    return partial(grids.elementwise, name)


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: _of(name) for name in (
        "add", "subtract", "multiply", "divide", "floor_divide", "mod", "power", "maximum", "minimum", "negative", "positive", "absolute",
        "sign", "square", "sqrt", "and", "or", "xor", "invert", "floor", "ceil", "rint", "less", "less_equal", "greater", "greater_equal",
        "equal", "not_equal", "logical_and", "logical_or", "logical_xor", "logical_not", "isnan", "isinf", "isfinite",
    )},
    **{name: partial(grid_sums.reduced, name) for name in (
        "sum", "prod", "mean", "median", "max", "min", "ptp", "argmax", "argmin", "all", "any", "count_nonzero",
    )},
    "cumsum": partial(grid_sums.running, "cumsum"), "cumprod": partial(grid_sums.running, "cumprod"), "matmul": grid_sums.matmul,
    "astype": grids.turned, "where": grids.chosen, "clip": grids.clipped,
    "round": grids.rounded_to, "concatenate": grid_moves.concatenate, "stack": grid_moves.stack, "append": grid_moves.append,
    "repeat": grid_moves.repeat, "tile": grid_moves.tile, "roll": grid_moves.roll, "full": grid_moves.full, "eye": grid_moves.eye,
    "triangle": grid_moves.triangle, "sort": grid_moves.sort, "argsort": grid_moves.argsort, "unique": grid_moves.unique,
    "nonzero": grid_moves.nonzero, "flatnonzero": grid_moves.flatnonzero, "argwhere": grid_moves.argwhere, "diff": grid_moves.diff,
    "take": grid_moves.take, "delete": grid_moves.delete, "searchsorted": grid_moves.searchsorted, "bincount": grid_moves.bincount,
    "isin": grid_moves.isin, "combined": grid_moves.combined, "array_equal": grid_moves.alike, "linspace": grid_moves.spaced,
    "tolist": lambda value: _nested(grids.grid(value)), "item": lambda value, at=None: _single(grids.grid(value), at),
    "array": lambda value, dtype: grids.converted(grids.grid(value), dtype),
}  # fmt: skip
_OF_PLACES: dict[str, Callable[..., Any]] = {
    "reshape": grid_moves.reshape, "ravel": grid_moves.ravel, "transpose": grid_moves.transpose, "swapaxes": grid_moves.swapaxes,
    "squeeze": grid_moves.squeeze, "expand_dims": grid_moves.expand_dims, "flip": grid_moves.flip, "split": grid_moves.split,
    "rows": grid_moves.rows,
}  # fmt: skip
"""What gives views of an array."""
_REFUSALS = (UnknownError, ArithmeticError, LookupError, TypeError, ValueError)


@primitive("computed")
def computed(m: Machine, args: Args) -> Value:
    """`computed(ndarray, function, *operands)`: what NumPy's function gives, where all that is in the arrays is known; else None. What
    has no axes is a number as an array gives it. `reshape` and its like give views of an array."""
    cls: Any = args.positional[0]
    _, name, *given = args.positional
    try:
        if name in _OF_PLACES:
            return _of_places(m, cls, str(name), given, args.place)
        return _result(m, cls, _FUNCTIONS[str(name)](*[_operand(m, each) for each in given]), args.place)
    except _REFUSALS:
        return None


def _of_places(m: Machine, cls: ClassValue, name: str, given: list[Value], place: Place) -> Value:
    array: Any = m.path.peek(given[0])
    others = [_operand(m, each) for each in given[1:]]
    view = _view(array)
    if view is None:
        return _result(m, cls, _OF_PLACES[name](grids.grid(_operand(m, array)), *others), place)
    buffer = _buffer(m, view)
    found = _OF_PLACES[name](_placed(array, view, view.places), *others)
    if name != "rows" and isinstance(found, Grid) and found.shape == ():
        view.cells.put("items", None)
        raise UnknownError  # that is no number, but a view without axes
    if name in ("reshape", "ravel") and view.places != tuple(range(view.places[0], view.places[0] + len(view.places))):
        view.cells.put("frail", True)  # a view where the steps allow it, else a copy
    return _viewed(m, cls, found, view, buffer, place)


@primitive("item_of")
def item_of(m: Machine, args: Args) -> Value:
    """`item_of(array, index)`: what is there, where that is known; else None."""
    array: Any = args.positional[0]
    view = _view(array)
    try:
        key = _key(m, args.positional[1])
        if view is None:
            return None
        buffer, cls = _buffer(m, view), array.cls
        if grid_moves.is_choice(key):
            return _result(m, cls, grid_moves.item(_content(m, array), key), args.place)
        found = grid_moves.item(_placed(array, view, view.places), key)
        if found.shape == () and isinstance(key, tuple) and any(part is ... for part in key):
            view.cells.put("items", None)
            raise UnknownError
        return _viewed(m, cls, found, view, buffer, args.place)
    except _REFUSALS:
        return None


# -- what goes in


@primitive("filled")
def filled(m: Machine, args: Args) -> Value:
    """`filled(array, items)`: the array, in which these are from now on: a list, of which not all has to be known."""
    array: Any = args.positional[0]
    given: Any = m.path.peek(args.positional[1])
    items = tuple(map(m.path.peek, m.items_of(given) if isinstance(given, ListValue) else given))
    dtype = array.attrs.data.get("dtype")
    try:
        if isinstance(dtype, DType):
            items = tuple(grids.cast(plain(v), dtype.name) if isinstance(plain(v), bool | int | float | str) else v for v in items)
        array.attrs.put("_items", View(FixedCells(m.trail, {"items": items}), tuple(range(len(items)))))
    except _REFUSALS:
        pass
    return array


@primitive("put_in")
def put_in(m: Machine, args: Args) -> Value:
    """`put_in(array, index, value)`: `array[index] = value`, after which nothing is known of what is in it where not all of that is."""
    array: Any = args.positional[0]
    _, index, value = args.positional
    view = _view(array)
    if view is None:
        return None
    try:
        buffer = _buffer(m, view)
        places = grid_moves.item(_placed(array, view, view.places), _key(m, index))
        held = _content(m, array)
        new = _objects(m, value, places.shape) if held.dtype == OBJECTS else grids.converted(grids.grid(_operand(m, value)), held.dtype)
        if grids.broadcast([places.shape, new.shape]) != places.shape or view.cells.get("frail") is True:
            raise UnknownError
        if new.dtype == "string" and max(map(len, new.items)) > max(map(len, buffer)):
            raise UnknownError  # what is too long for the dtype is cut
        changed = list(buffer)
        for at, item in zip(places.items, grids.spread(new, places.shape), strict=True):
            changed[at] = item
        view.cells.put("items", tuple(changed))
    except _REFUSALS:
        view.cells.put("items", None)
    return None


def _objects(m: Machine, value: Value, shape: tuple[int, ...]) -> Grid:
    """What comes into an array of objects: what it is for one place, and of a sequence one for each. Who knows what that is of others."""
    value = m.path.peek(value)
    if _view(value) is not None:
        return grids.turned(_operand(m, value), OBJECTS)
    if shape == ():
        return Grid((), OBJECTS, (value,))
    found = _nested_objects(m, value)
    if found is None:
        raise UnknownError
    return found


def _nested_objects(m: Machine, value: Value) -> Grid | None:
    """What NumPy makes of an object, or of lists of them in lists, which are all of one length and depth."""
    value = m.path.peek(value)
    if isinstance(value, ListValue) and not value.open:
        value = m.items_of(value)
    if type(value) is not tuple:
        alone = _is_no_row(m, value) if isinstance(value, Instance) else isinstance(value, str | int | float | None)
        return Grid((), OBJECTS, (value,)) if alone else None
    rows = [_nested_objects(m, each) for each in value] if 0 < len(value) <= LIMIT else []
    known = [each for each in rows if each is not None and each.shape == getattr(rows[0], "shape", None)]
    if not known or len(known) < len(rows) or len(rows) * len(known[0].items) > LIMIT:
        return None
    return Grid((len(rows), *known[0].shape), OBJECTS, tuple(item for each in known for item in each.items))


def _is_no_row(m: Machine, value: Instance) -> bool:
    opaque = any(c.opaque_base for c in value.cls.mro)
    return not opaque and all(evaluation.find_method(m, value, name) is None for name in _OF_SEQUENCES)


_OF_SEQUENCES = ("__len__", "__getitem__", "__iter__", "__array__")
"""What NumPy looks into instead of taking it as it is."""


@primitive("array_of_objects")
def array_of_objects(m: Machine, args: Args) -> Value:
    """`array_of_objects(ndarray, value, told)`: the array that NumPy makes of objects; None where it may make another one.

    With `told` also of numbers and texts, which it is said to leave as they are.
    """
    cls: Any = args.positional[0]
    found = _nested_objects(m, args.positional[1])
    if found is None or not found.shape or not (args.positional[2] is True or any(isinstance(each, Instance) for each in found.items)):
        return None
    return _result(m, cls, found, args.place)


@primitive("forget")
def forget(m: Machine, args: Args) -> Value:
    """`forget(*values)`: those that are arrays may have been changed: nothing is known of what is in them from now on."""
    forget_contents(args.positional)
    return None


def forget_contents(values: Any) -> None:
    for value in values:
        view = _view(value)
        if view is not None:
            view.cells.put("items", None)
