"""Where what a call gives goes on: it is put in what is there before, or given back to the caller."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics import Span
from ..garbage import remembered
from . import nodes as n
from .bound import targets
from .effects import parts

_PUTS = frozenset({"append", "appendleft", "extend", "insert", "update"})
"""Methods by which lists and dicts get more."""


@remembered(1024)
def is_gathered(body: n.Body | n.Expr, call: Span) -> bool:
    """Whether some statements put what a call in them gives in something that was there before: a list, or under a key, or a sum.

    Be it by way of names that they bind. A generator yields it.
    """
    found, bound = list(parts_of(body)), _bound_in(body)
    carried = _carried(found, bound, call)
    for part in found:
        if isinstance(part, n.Yield):
            goes_on = _mentions(part.value, carried, call)
        elif (put := _put(part)) is not None:
            into, value = put
            goes_on = _first_name(into) not in bound and _mentions(value, carried, call)
        else:
            goes_on = False
        if goes_on:
            return True
    return False


@remembered(1024)
def is_given_back(function: n.FunctionDef | n.Lambda, call: Span) -> bool:
    """Whether a function returns what a call in it gives, or what it makes of that."""
    if isinstance(function, n.Lambda):
        return _mentions(function.body, frozenset(), call)
    found = list(parts_of(function.body))
    carried = _carried(found, _bound_in(function.body), call)
    return any(isinstance(part, n.Return) and _mentions(part.value, carried, call) for part in found)


@remembered(1024)
def repeated_in(function: n.FunctionDef | n.Lambda) -> frozenset[Span]:
    """What comprehensions in a function go through that is not read in their items, so that each of these is the same expression."""
    found = (part for part in parts_of(function.body) if isinstance(part, n.Comprehension))
    return frozenset(
        part.clauses[-1].iterable.span for part in found if not _mentions((part.element, part.value), _bound_by(part), n.NOWHERE)
    )


def _bound_by(comprehension: n.Comprehension) -> frozenset[str]:
    return frozenset(targets(tuple(clause.target for clause in comprehension.clauses)))


def _carried(found: list[object], bound: frozenset[str], call: Span) -> frozenset[str]:
    """The names that get what a call gives, or something that is made of it."""
    names: frozenset[str] = frozenset()
    while True:
        more = set(names)
        for part in found:
            if isinstance(part, n.Assign) and _mentions(part.value, names, call):
                more.update(part_of.id for target in part.targets for part_of in parts_of(target) if isinstance(part_of, n.Name))
            elif (put := _put(part)) is not None and _first_name(put[0]) in bound and _mentions(put[1], names, call):
                more.add(_first_name(put[0]))
        if more == names:
            return names
        names = frozenset(more)


def _put(part: object) -> tuple[n.Expr, object] | None:
    """What a statement puts more in, and what it puts there."""
    match part:
        case n.ExprStmt(value=n.Call(func=n.Attribute(value=into, attr=attr), args=args)) if attr in _PUTS:
            return into, args
        case n.Assign(targets=(n.Subscript(value=into), *_), value=value):
            return into, value
        case n.AugAssign(target=into, value=value):
            return into, value
    return None


def _bound_in(body: n.Body | n.Expr) -> frozenset[str]:
    """The names that some statements bind themselves, so that nothing is there before."""
    return frozenset(name for part in parts_of(body) if isinstance(part, n.Assign) for name in targets(part.targets))


def _first_name(node: n.Expr) -> str:
    """The name of a variable, or of what has the items; empty of an attribute, which is there before."""
    while isinstance(node, n.Subscript):
        node = node.value
    return node.id if isinstance(node, n.Name) else ""


def _mentions(value: object, names: frozenset[str], call: Span) -> bool:
    return any((isinstance(p, n.Name) and p.id in names) or (isinstance(p, n.Call) and p.span == call) for p in parts_of(value))


def parts_of(node: object) -> Iterator[object]:
    """What some statements consist of, without what functions and classes in them do."""
    pending: list[object] = [node]
    while pending:
        part = pending.pop()
        if not isinstance(part, tuple | None):
            yield part
        if not isinstance(part, n.FunctionDef | n.Lambda | n.ClassDef):
            pending.extend(part if isinstance(part, tuple) else parts(part) if part is not None else ())
