"""The units of a file: its module-level code, the body of each function, and each docstring. An edit changes the units that it is in.

A unit's digest is of its lowered nodes. Positions do not count, but for what a reader of the unit could tell from them: which nodes
begin in one row, and which have one and the same span. So comments, blank lines and code that moves as a whole change no digest,
and the n-th node of a unit is the n-th node of every unit with its digest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from ..diagnostics import Span
from ..storage.digests import text_digest
from . import nodes as n
from .effects import attributes_in, bodies

MODULE = ""
"""The name of the unit that is the module-level code, the bodies of its classes included."""
_DOC = ":doc"
"""What the unit of a docstring has behind the name of its function or class."""


@dataclass(slots=True)
class _Unit:
    node: n.FunctionDef | None
    """None for the module."""
    body: n.Body
    depth: int
    read: _Read | None = None
    """Once somebody wants to know."""


@dataclass(frozen=True, slots=True)
class _Read:
    """What a walk over a unit's nodes tells."""

    digest: str
    spans: list[Span]
    """Those of the nodes, in their order."""
    ordinals: dict[Span, int]
    """The first node with a span."""
    rows: dict[int, int]
    """The first node that begins in a row."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A node: the unit that it is in, and how many come before it there."""

    unit: str
    ordinal: int


class Units:
    """The units of one lowered file, by name: `Class.method`, `function.inner`, `Class:doc`; a second one of a name is `name#2`."""

    def __init__(self, module: n.Module) -> None:
        self._units = {MODULE: _Unit(None, module.body, 0)}
        self._docs: dict[str, str | None] = {}
        self._documented: dict[Span, str] = {}
        self._collect(module.body, "", 1, Counter())
        self._named = {unit.node.span: name for name, unit in self._units.items() if unit.node is not None}

    def _collect(self, body: n.Body, outer: str, depth: int, taken: Counter[str]) -> None:
        for statement in body:
            if isinstance(statement, n.FunctionDef | n.ClassDef):
                name = f"{outer}.{statement.name}" if outer else statement.name
                taken[name] += 1
                name = name if taken[name] == 1 else f"{name}#{taken[name]}"
                self._docs[name + _DOC] = statement.doc
                self._documented[statement.span] = name + _DOC
                if isinstance(statement, n.FunctionDef):
                    self._units[name] = _Unit(statement, statement.body, depth)
                self._collect(statement.body, name, depth + isinstance(statement, n.FunctionDef), taken)
            else:
                for inner in bodies(statement):
                    self._collect(inner, outer, depth, taken)

    def __contains__(self, name: str) -> bool:
        return name in self._units or name in self._docs

    def docstring(self, span: Span) -> str | None:
        """The unit of the docstring of the function or class that is defined by the statement with this span."""
        return self._documented.get(span)

    def named(self, span: Span) -> str | None:
        """The unit of the function that is defined by the statement with this span."""
        return self._named.get(span)

    def digest(self, name: str) -> str:
        """The digest of a unit's content."""
        return text_digest(repr(self._docs[name])) if name in self._docs else self._read(name).digest

    def attributes(self, name: str) -> str:
        """A digest of which attributes a function's body assigns and reads."""
        return text_digest(repr([sorted(each) for each in attributes_in(self._units[name].body)]))

    def spot(self, span: Span) -> Spot | None:
        """The first node with this span."""
        for name in self._around(span.row):  # the innermost first: it is the smallest
            ordinal = self._read(name).ordinals.get(span)
            if ordinal is not None:
                return Spot(name, ordinal)
        return None

    def first_in(self, row: int) -> Spot | None:
        """The outermost node that begins in a row: whatever else does is known to do so from the digests."""
        for name in reversed(list(self._around(row))):
            ordinal = self._read(name).rows.get(row)
            if ordinal is not None:
                return Spot(name, ordinal)
        return None

    def span(self, spot: Spot) -> Span | None:
        """Where a node is."""
        spans = self._read(spot.unit).spans if spot.unit in self._units else []
        return spans[spot.ordinal] if 0 <= spot.ordinal < len(spans) else None

    def _around(self, row: int) -> Iterator[str]:
        """The units in whose statements a row is, innermost first."""
        for _, name, first, last in self._extents:
            if first <= row <= last:
                yield name
        yield MODULE

    @cached_property
    def _extents(self) -> list[tuple[int, str, int, int]]:
        found = [(u.depth, name, u.node.span.row, u.node.span.end_row) for name, u in self._units.items() if u.node is not None]
        return sorted(found, reverse=True)

    def _read(self, name: str) -> _Read:
        unit = self._units[name]
        if unit.read is None:
            reader = _Reader(None if unit.node is None else unit.node.span.row)
            reader.value(unit.body)
            rows: dict[int, int] = {}
            for ordinal, span in enumerate(reader.spans):
                rows.setdefault(span.row, ordinal)
            unit.read = _Read(text_digest("\n".join(reader.out)), reader.spans, reader.ordinals, rows)
        return unit.read


class _Reader:
    """Writes nodes down in their order, without their positions."""

    def __init__(self, row: int | None) -> None:
        self.out: list[str] = []
        self.spans: list[Span] = []
        self._row = row
        self.ordinals: dict[Span, int] = {}

    def value(self, value: Any) -> None:
        kind = type(value)
        if kind is tuple:
            self.out.append("(")
            for item in value:
                self.value(item)
            self.out.append(")")
        elif kind in _FIELDS:
            self._node(value, kind)
        else:
            self.out.append(repr(value))

    def _node(self, node: Any, kind: type) -> None:
        placed, names = _FIELDS[kind]
        if placed:
            self.out.append(kind.__name__ + self._position(node.span))
        else:
            self.out.append(kind.__name__)
        for name in names:
            self.value(getattr(node, name))

    def _position(self, span: Span) -> str:
        """What counts of a position: whether the row is that of the node before, and which node has the same span."""
        here = len(self.spans)
        first = self.ordinals.setdefault(span, here)
        self.spans.append(span)
        beside = "=" if span.row == self._row else ""
        self._row = span.row
        return beside if first == here else f"{beside}@{first}"


_OUTSIDE = frozenset({"span", "place"})
_OF_ITS_OWN = {n.FunctionDef: frozenset({"body", "doc"}), n.ClassDef: frozenset({"doc"})}
"""What of a function or class is in a unit of its own and not in that around it."""


def _fields(kind: type[Any]) -> tuple[bool, tuple[str, ...]]:
    names = [each.name for each in fields(kind) if each.init]  # the rest is worked out of these
    left_out = _OUTSIDE | _OF_ITS_OWN.get(kind, frozenset())
    return "span" in names, tuple(name for name in names if name not in left_out)


_NODES = (n.Expr, n.Stmt, n.Pattern)
_PARTS = (n.Argument, n.Clause, n.Format, n.Parameter, n.Parameters, n.WithItem, n.Handler, n.Case)
_FIELDS = {kind: _fields(kind) for kind in vars(n).values() if isinstance(kind, type) and (issubclass(kind, _NODES) or kind in _PARTS)}
"""Of each kind of node whether it has a span, and the fields that count."""


__all__ = ["MODULE", "Spot", "Units"]
