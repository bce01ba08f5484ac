"""What editors show of the variables that calls, scopes and functions make, and who shares them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from ..diagnostics import Span
from ..inventory import VariableEntry
from ..language.trace import Place
from ..source.syntax import tree_of
from .session import Snapshot

MOST = 20
"""How many variables a hover lists."""


@dataclass(frozen=True, slots=True)
class Made:
    """A variable as one root makes it."""

    root: str
    entry: VariableEntry

    def at(self, filename: str, area: Span) -> bool:
        """Whether it is made or asked for inside of an area."""
        return any(place.filename == filename and area.holds(place.span) for place in (self.entry.created, *self.entry.reused))


def made(snapshot: Snapshot) -> Iterator[Made]:
    for root in snapshot.variables:
        for graph in root.graphs:
            yield from (Made(root.root, entry) for entry in graph)


def around(snapshot: Snapshot, filename: str, text: str, row: int, column: int) -> tuple[Span, list[Made]] | None:
    """The smallest thing at a place that variables come of: a call, else the block of a `with` or function in whose head it is."""
    everything = list(made(snapshot))
    places = [place for each in everything for place in (each.entry.created, *each.entry.reused)]
    calls = [place.span for place in places if place.filename == filename and _holds(place.span, row, column)]
    areas = [min(calls, key=_size)] if calls else [block for head, block in _blocks(text) if _holds(head, row, column)][-1:]
    for area in areas:
        found = [each for each in everything if each.at(filename, area)]
        if found:
            return area, found
    return None


def described(found: Sequence[Made], filename: str, area: Span, snapshot: Snapshot) -> str:
    """Markdown: each variable with what is known of it, and the places elsewhere that share it."""
    lines: list[str] = []
    by_name: dict[str, list[Made]] = {}
    for each in found:
        by_name.setdefault(each.entry.name, []).append(each)
    for name, several in list(by_name.items())[:MOST]:
        entry = several[0].entry
        shape = "" if entry.shape is None else f" [{', '.join('?' if d is None else str(d) for d in entry.shape)}]"
        facts = [word for word in (entry.dtype, None if entry.trainable else "not trainable") if word]
        lines.append(f"- `{name}`{shape}{' ' if facts else ''}{', '.join(facts)}")
        here = any(area.holds(each.entry.created.span) and each.entry.created.filename == filename for each in several)
        if not here:
            lines.append(f"  - first created at {_named(entry.created, snapshot)}")
        elsewhere = dict.fromkeys(
            _named(place, snapshot)
            for each in several
            for place in each.entry.reused
            if not (place.filename == filename and area.holds(place.span))
        )
        if elsewhere:
            lines.append(f"  - shared by {', '.join(elsewhere)}")
    if len(by_name) > MOST:
        lines.append(f"- and {len(by_name) - MOST} more")
    roots = list(dict.fromkeys(each.root for each in found))
    lines.append(f"\nas run from {', '.join(f'`{root}`' for root in roots[:3])}{' and others' if len(roots) > 3 else ''}")
    return "**Variables**\n\n" + "\n".join(lines)


def creations(found: Iterable[Made], filename: str, area: Span) -> list[Place]:
    """Where the variables that are asked for in an area were first created."""
    places = dict.fromkeys(each.entry.created for each in found)
    return [place for place in places if not (place.filename == filename and area.holds(place.span))]


def hints(snapshot: Snapshot, filename: str) -> list[tuple[Span, str]]:
    """The calls of a file with the names of the variables that they make, in order."""
    names: dict[Span, dict[str, None]] = {}
    for each in made(snapshot):
        if each.entry.created.filename == filename:
            names.setdefault(each.entry.created.span, {})[each.entry.name] = None
    return [(span, ", ".join(list(found)[:3]) + (" …" if len(found) > 3 else "")) for span, found in sorted(names.items())]


def _named(place: Place, snapshot: Snapshot) -> str:
    return snapshot.project.place(place.filename, place.span.row)


@lru_cache(maxsize=4)
def _blocks(text: str) -> list[tuple[Span, Span]]:
    """The heads of functions and `with` statements with all of each, outer ones first. Columns count characters."""
    try:
        tree = tree_of(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.With | ast.FunctionDef | ast.AsyncFunctionDef):
            end = node.body[0].lineno
            head = Span(node.lineno, 1, max(node.lineno, end - 1), 10**6)
            found.append((head, Span(node.lineno, 1, node.end_lineno or end, 10**6)))
    return sorted(found, key=lambda pair: (pair[1].row, -pair[1].end_row))


def _holds(span: Span, row: int, column: int) -> bool:
    return (span.row, span.column) <= (row, column) < (span.end_row, span.end_column)


def _size(span: Span) -> tuple[int, int]:
    return span.end_row - span.row, span.end_column - span.column


__all__ = ["around", "creations", "described", "hints"]
