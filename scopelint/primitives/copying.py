"""`copy.copy` and `copy.deepcopy`."""

from __future__ import annotations

from collections.abc import Callable

from ..domain.symbols import MISSING, Sym
from ..language import evaluation
from ..language.trace import Place, Value
from ..language.values import Args, DictValue, Instance, ListValue, NamedTuple, Partial, PythonCells, SetValue
from ..tf.variables import Variable
from .machine import Machine
from .registry import primitive
from .variables import copy_of


@primitive("copied", objects=True)
def copied(m: Machine, args: Args) -> Value:
    """`copied(value, deep)`: what `copy.copy` and `copy.deepcopy` give."""
    deep = m.resolve(args.get(1, "deep", False)) is True
    return _copy(m, m.resolve(args.positional[0]), deep, {}, args.place)


def _copy(m: Machine, value: Value, deep: bool, memo: dict[int, Value], place: Place) -> Value:
    if id(value) in memo:
        return memo[id(value)]

    def inner(item: Value) -> Value:
        return _copy(m, m.path.peek(item), True, memo, place) if deep else item

    if isinstance(value, Variable) and deep and value.graph.eager:
        variable = memo[id(value)] = copy_of(m, value, place)
        return variable
    method = evaluation.find_method(m, value, "__deepcopy__" if deep else "__copy__")
    if method is not None:
        return evaluation.call(m, method, [m.dict()] if deep else [], {}, place)
    if isinstance(value, ListValue):
        out = memo[id(value)] = m.list()
        out.holder = _copied_holder(m, value.holder, inner)
        out.cells.put("items", tuple(inner(i) for i in m.items_of(value)))
        if value.open:
            out.mark_open()
        return out
    if isinstance(value, DictValue):
        made: DictValue = m.set() if isinstance(value, SetValue) else m.dict()
        memo[id(value)] = made
        made.factory, made.made_of = value.factory, value.made_of
        made.holder = _copied_holder(m, value.holder, inner)
        for key in value.cells.keys():
            item = value.cells.get(key)
            made.cells.put(inner(key) if isinstance(value, SetValue) else key, item if item is MISSING else inner(item))
        if value.open:
            made.mark_open()
        return made
    if type(value) is tuple:
        return tuple(inner(i) for i in value)
    if isinstance(value, NamedTuple):
        return NamedTuple.of(value.cls, tuple(inner(i) for i in value))
    if isinstance(value, Partial):
        attributes = PythonCells(m.trail, {k: inner(v) for k, v in value.attrs.data.items()} if value.attrs is not None else None)
        evaluation.lookup(m, value, "keywords", place)  # which both have from here on
        given, keywords = tuple(inner(each) for each in value.positional), {k: inner(v) for k, v in value.keywords.items()}
        return Partial(
            inner(value.function), given if deep else value.positional, keywords, attributes, value.cls, None if deep else value.named
        )
    if isinstance(value, Instance):
        clone = memo[id(value)] = evaluation.like(m, value)
        _copy_attributes(value, clone, inner)
        if not deep:
            m.note("copied shallow", place, source=value, copy=clone)
        return clone
    if deep and isinstance(value, Sym) and value.kind is None:
        m.note("unknown copied", place, value=value)
    return value


def _copied_holder(m: Machine, value: Instance | None, inner: Callable[[Value], Value]) -> Instance | None:
    """What a copied list or dict is besides one."""
    if value is None:
        return None
    clone = m.instance(value.cls)
    _copy_attributes(value, clone, inner)
    return clone


def _copy_attributes(value: Instance, clone: Instance, inner: Callable[[Value], Value]) -> None:
    clone.payload = value.payload
    clone.origin = value.origin
    for name in value.attrs.keys():
        item = value.attrs.get(name)
        if item is not MISSING:
            clone.attrs.put(name, inner(item))
