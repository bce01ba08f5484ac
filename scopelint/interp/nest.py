"""Primitives for the stubs of recurrent cells: nested structures of states, and questions that never fork a run."""

from __future__ import annotations

from collections.abc import Callable

from ..domain.symbols import MISSING
from ..tf.shapes import Dim
from . import calls, objects
from .builtins import instance_of
from .machine import Machine
from .tensors import Dimension, TensorShape, dimension, dimensions
from .values import Args, BoundMethod, Builtin, ClassValue, DictValue, Function, Instance, ListValue, NamedTuple, Partial, Value, Wrapped


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
        return calls.call(m, function, values, {}, args.place)
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


def surely(m: Machine, args: Args) -> Value:
    """`surely(value, class)`: whether it is known to be an instance of the class (or of one of a tuple of them)."""
    value, classes = (m.resolve(a) for a in args.positional[:2])
    options = classes if isinstance(classes, tuple) else (classes,)
    return any(isinstance(c := m.resolve(o), ClassValue) and instance_of(m, value, c) is True for o in options)


def has_method(m: Machine, args: Args) -> Value:
    """`has_method(value, name)`: whether it is known to be an object whose class has a method of that name."""
    value, name = (m.resolve(a) for a in args.positional[:2])
    return isinstance(value, Instance) and objects.find_method(m, value, name) is not None


def parameters(m: Machine, args: Args) -> Value:
    """`parameters(function)`: the names of the parameters of a user's or a stub's function; none if it is something else."""
    return _parameters(m, m.resolve(args.positional[0]))


def _parameters(m: Machine, function: Value) -> tuple[str, ...]:
    if isinstance(function, BoundMethod):
        return _parameters(m, m.resolve(function.function))[1:]
    if isinstance(function, Wrapped | Partial):
        return _parameters(m, m.resolve(function.function))
    if isinstance(function, Function):
        params = function.params
        return tuple(p.name for p in (*params.positional_only, *params.positional, *params.keyword_only))
    return ()


def function_name(m: Machine, args: Args) -> Value:
    """`function_name(value)`: its `__name__`, that of the wrapped function for a partial."""
    value = m.resolve(args.positional[0])
    while isinstance(value, Partial | BoundMethod | Wrapped):
        value = m.resolve(value.function)
    if isinstance(value, Instance):
        return value.cls.name
    given = value.attrs.get("__name__") if isinstance(value, Function) and value.attrs is not None else MISSING
    if given is not MISSING:
        return given
    return value.name if isinstance(value, Function | Builtin | ClassValue) else m.fresh("a name", "str")


def state_shape(m: Machine, args: Args) -> Value:
    """`state_shape(batch, size)`: the shape of a state or output whose size is a number or a shape; None if unknown."""
    batch, size = args.positional[0], m.resolve(args.positional[1])
    first: Dim = dimension(m, batch)
    if isinstance(size, TensorShape | ListValue | tuple):
        rest = dimensions(m, size)
        return (first, *rest) if isinstance(rest, tuple) else None
    return (first, dimension(m, size.value if isinstance(size, Dimension) else size))


def namedtuple(m: Machine, args: Args) -> Value:
    """`namedtuple(name, fields)`."""
    name, fields = (m.deep(a) for a in args.positional[:2])
    return objects.named_tuple(m, name, tuple(m.items_of(fields) if isinstance(fields, ListValue) else fields))


INTRINSICS: dict[str, Callable[[Machine, Args], Value]] = {
    "map_structure": map_structure, "flatten": flatten, "surely": surely, "has_method": has_method, "parameters": parameters,
    "function_name": function_name, "state_shape": state_shape, "namedtuple": namedtuple,
}  # fmt: skip
