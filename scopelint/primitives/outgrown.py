"""Lists and dicts that a trace has gone through: what is put in later is not in the trace."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import MISSING
from ..language.trace import Place, Value
from ..language.values import BoundMethod, DictValue, Function, Instance, ListValue, Namespace
from ..source.mentions import gone_through, looked_up
from .machine import Machine

_SEEN = "seen by a trace"
_FEW = 8
"""How many functions are looked into that a traced one calls."""


def keep(m: Machine, function: Value, owner: Value, place: Place) -> None:
    """Keep in mind which lists and dicts a traced function has gone through, by itself or by methods of its object.

    And those of which it took an item: one that is put in later is none of the trace's, but there may be another list or dict.
    """
    for holder, name, value, through in _containers(m, function):
        known = (owner, name, m.moment(place))
        if through:
            m.registers.put((_SEEN, value), (*known, None))
        m.registers.put((_SEEN, holder, name), (*known, None if through else value))


def note_growth(m: Machine, container: Value, item: Value, place: Place) -> None:
    """Tell that a list or a dict which a trace has gone through gets something more."""
    _note(m, m.register((_SEEN, container), None), item, place)


def note_other(m: Machine, holder: Value, name: str, value: Value, place: Place) -> None:
    """Tell that there is another list or dict in the place of one that a trace has looked at."""
    if isinstance(value, ListValue | DictValue):
        _note(m, m.register((_SEEN, holder, name), None), value, place)


def _note(m: Machine, known: Value, item: Value, place: Place) -> None:
    if known is not None:
        owner, name, traced, taken_of = known
        m.note("grown after a trace", place, owner=owner, name=name, traced=traced, item=item, taken_of=taken_of)


def _containers(m: Machine, function: Value) -> Iterator[tuple[Value, str, Value, bool]]:
    """(what has it, its name there, the list or dict, whether all of it) of those that a function looks at."""
    waiting, met = [m.path.peek(function)], set[int]()
    while waiting and len(met) < _FEW:
        value = waiting.pop(0)
        plain = m.path.peek(value.function) if isinstance(value, BoundMethod) else value
        receiver = m.path.peek(value.receiver) if isinstance(value, BoundMethod) else None
        if not isinstance(plain, Function) or id(plain) in met:
            continue
        met.add(id(plain))
        own = plain.params.in_order[0] if receiver is not None and plain.params.in_order else None
        for name, attribute in looked_up(plain.node):
            holder = receiver if name == own else _scope_of(plain, name)
            if attribute is not None and isinstance(holder, Namespace):
                holder = m.path.peek(holder.cells.data.get(name))
            found = _of(m, holder, attribute or name)
            if isinstance(found, ListValue | DictValue):
                if not plain.module.stub:
                    yield holder, attribute or name, found, (name, attribute) in gone_through(plain.node)
            elif isinstance(found, Function) and isinstance(holder, Instance):
                waiting.append(BoundMethod(holder, found))


def _scope_of(function: Function, name: str) -> Namespace | None:
    """The functions around, or the module, that have a name which a function looks up."""
    scope: Namespace | None = function.closure
    while scope is not None and (scope.kind == "class" or name not in scope.cells.data):
        scope = scope.parent
    if scope is None and name not in function.params.in_order and name in function.module.scope.cells.data:
        return function.module.scope
    return None if name in function.params.in_order else scope


def _of(m: Machine, holder: Value, name: str) -> Value:
    """What a namespace has by a name, or an object as an attribute, be it by its class."""
    if isinstance(holder, Namespace):
        return m.path.peek(holder.cells.data.get(name))
    if not isinstance(holder, Instance):
        return None
    own = m.path.peek(holder.attrs.data.get(name, MISSING))
    return m.path.peek(holder.cls.find(name)) if own is MISSING else own
