"""Functions of the program's that keep the objects they make, and give one again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..language.trace import Place, Value
from ..language.values import DictValue, Function, Instance, Namespace
from .machine import Machine


class Said(NamedTuple):
    """What the names of a function stand for at the end of a call, as far as it says for what something is."""

    told: dict[str, str]
    """The texts that it was given."""
    found: dict[str, str]
    """The texts that it has found or made itself."""
    handed: dict[str, Instance]
    """The objects that it was given, its own one aside."""
    records: dict[str, Value]
    """The objects and dicts that it has found, not just as its own object has them."""


def note_given(m: Machine, function: Function, ns: Namespace, out: Instance, anew: bool, place: Place) -> None:
    """Note that a function gives an object which it has made in an earlier call."""
    if not any(cls.module is not None and cls.module.stub for cls in out.cls.mro):
        return
    makers = m.register(("given by", out), ())
    if anew:
        m.registers.put(("given by", out), (*makers, (function.node, _said(m, function, ns, out))))
        return
    first = next((said for node, said in makers if node is function.node), None)
    if first is not None and not place.stub:
        kept, numbers = _kept(m, ns, out)
        now = _said(m, function, ns, out)
        m.note("given again", place, cell=out, by=function.name, node=function.node, told=kept, numbers=numbers, first=first, now=now)


def _said(m: Machine, function: Function, ns: Namespace, out: Instance) -> Said:
    given = list(ns.arguments)
    own = m.path.peek(ns.arguments[given[0]]) if function.owner is not None and given else None
    known = {id(own), id(out), *(id(m.path.peek(v)) for v in (own.attrs.data.values() if isinstance(own, Instance) else ()))}
    said = Said({}, {}, {}, {})
    for name, value in ((str(name), m.path.peek(value)) for name, value in ns.cells.data.items()):
        if isinstance(value, str):
            (said.told if name in given else said.found)[name] = value
        elif isinstance(value, Instance) and name in given and value is not own:
            said.handed[name] = value
        elif isinstance(value, Instance | DictValue) and name not in given and id(value) not in known:
            said.records[name] = value
    return said


def _kept(m: Machine, ns: Namespace, out: Instance) -> tuple[bool, frozenset[int] | None]:
    """Whether a dict that a function can see has an object, and the numbers that its key there is made of, if it is of nothing else."""
    for table in _tables(m, ns):
        for key, value in table.cells.data.items():
            if m.path.peek(value) is out:
                return True, _numbers(m.path.peek(key))
    return False, None


def _tables(m: Machine, ns: Namespace) -> Iterator[DictValue]:
    """The dicts that a function can see, and those that its object has."""
    for value in map(m.path.peek, ns.arguments.values()):
        if isinstance(value, Instance):
            parts = map(m.path.peek, (*value.attrs.data.values(), *value.cls.attrs.data.values()))
            yield from (part for part in parts if isinstance(part, DictValue))
    scope: Namespace | None = ns
    while scope is not None:
        yield from (value for value in map(m.path.peek, scope.cells.data.values()) if isinstance(value, DictValue))
        scope = scope.parent


def _numbers(key: Value) -> frozenset[int] | None:
    numbers = set[int]()
    for part in key if isinstance(key, tuple) else (key,):
        if isinstance(part, int) and not isinstance(part, bool):
            numbers.add(part)
        elif isinstance(part, str) and (written := re.findall(r"\d+", part)):
            numbers.update(map(int, written))
        else:
            return None
    return frozenset(numbers)
