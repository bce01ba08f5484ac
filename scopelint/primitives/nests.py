"""Primitives for the stubs of recurrent cells: nested structures of states, and questions that never fork a run."""

from __future__ import annotations

from ..domain.symbols import Choice
from ..language import evaluation
from ..language.trace import Value
from ..language.values import Args, DictValue, ListValue, NamedTuple
from ..tf.shapes import Dim
from .dimensions import Dimension, TensorShape, dimension, dimensions
from .machine import Machine
from .registry import primitive


@primitive("map_structure")
def map_structure(m: Machine, args: Args) -> Value:
    """`map_structure(function, structure, *more)`: TF `nest.map_structure`; what is unknown is a leaf."""
    function, *structures = args.positional
    return _mapped(m, function, [m.resolve(s) for s in structures], args)


def _mapped(m: Machine, function: Value, values: list[Value], args: Args) -> Value:
    first, *others = values
    if isinstance(first, DictValue):
        keys = first.cells.keys()
        return m.dict({k: _mapped(m, function, [m.resolve(first.cells.get(k)), *(_at(m, o, k) for o in others)], args) for k in keys})
    if not isinstance(first, tuple | ListValue):
        return evaluation.call(m, function, values, {}, args.place)
    items = m.items_of(first) if isinstance(first, ListValue) else first
    out = tuple(_mapped(m, function, [m.resolve(item), *(_at(m, o, i) for o in others)], args) for i, item in enumerate(items))
    if isinstance(first, ListValue):
        return m.list(out)
    return NamedTuple.of(first.cls, out) if isinstance(first, NamedTuple) else out


def _at(m: Machine, value: Value, index: Value) -> Value:
    """The same place of a parallel structure; unknown where that is built otherwise."""
    if isinstance(value, ListValue):
        value = m.items_of(value)
    if isinstance(value, tuple) and isinstance(index, int) and index < len(value):
        return m.resolve(value[index])
    if isinstance(value, DictValue):
        return m.resolve(value.cells.get(index))
    return m.fresh("part of a structure")


@primitive("flatten")
def flatten(m: Machine, args: Args) -> Value:
    """`flatten(structure)`: TF `nest.flatten`."""
    out: list[Value] = []
    _flatten(m, args.positional[0], out)
    return m.list(tuple(out))


def _flatten(m: Machine, value: Value, out: list[Value]) -> None:
    value = m.resolve(value)
    if isinstance(value, DictValue):
        value = tuple(value.cells.get(k) for k in sorted(value.cells.keys(), key=str))
    elif isinstance(value, ListValue):
        value = m.items_of(value)
    if isinstance(value, tuple):
        for item in value:
            _flatten(m, item, out)
    else:
        out.append(value)


@primitive("leaves")
def leaves(m: Machine, args: Args) -> Value:
    """`leaves(structure)`: what lists, tuples and dicts hold, in the order they have; what is unknown is a leaf."""
    out: list[Value] = []
    _leaves(m, args.positional[0], out)
    return m.list(tuple(out))


def _leaves(m: Machine, value: Value, out: list[Value]) -> None:
    value = m.path.peek(value)
    if isinstance(value, Choice) and m.resolve(evaluation.each(m, value, lambda one: isinstance(one, DictValue | ListValue | tuple))):
        value = m.resolve(value)
    if isinstance(value, DictValue):
        value = tuple(value.cells.get(key) for key in value.cells.keys())
    elif isinstance(value, ListValue):
        value = m.items_of(value)
    if isinstance(value, tuple):
        for item in value:
            _leaves(m, item, out)
    else:
        out.append(value)


@primitive("add_once")
def add_once(m: Machine, args: Args) -> Value:
    """`add_once(items, more)`: add to a list what is in another one and not yet in it."""
    items, more = (m.resolve(each) for each in args.positional)
    if isinstance(items, ListValue) and isinstance(more, ListValue):
        have = list(m.items_of(items))
        known, seen = len(have), {id(each) for each in have}
        for each in m.items_of(more):
            if id(each) not in seen:
                seen.add(id(each))
                have.append(each)
        if len(have) > known:
            items.cells.put("items", tuple(have))
        if more.open:
            items.mark_open()
    return None


@primitive("state_shape")
def state_shape(m: Machine, args: Args) -> Value:
    """`state_shape(batch, size)`: the shape of a state or output whose size is a number or a shape; None if unknown."""
    batch, size = args.positional[0], m.resolve(args.positional[1])
    first: Dim = dimension(m, batch)
    if isinstance(size, TensorShape | ListValue | tuple):
        rest = dimensions(m, size)
        return (first, *rest) if isinstance(rest, tuple) else None
    return (first, dimension(m, size.value if isinstance(size, Dimension) else size))
