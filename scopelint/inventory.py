"""The variables that programs create: what `tf.global_variables()` would be, and which calls share them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from .checks.failures import CODES
from .config import Settings
from .discovery import Problem, Project
from .domain.symbols import Name, show
from .exploration.explore import Run
from .exploration.roots import Root
from .exploration.stack import with_deep_stack
from .jobs import Kept, over_roots
from .language.trace import Moment, Noted, Place, Uncaught
from .primitives.meta_graphs import Copied
from .project import Analysis
from .record.events import Shared
from .tf.graph import Graph
from .tf.variables import Variable
from .watch import Watch


@dataclass(frozen=True, slots=True)
class VariableEntry:
    """One variable. `shape` has None for a dimension that is not known."""

    name: str
    shape: tuple[int | None, ...] | None
    dtype: str | None
    trainable: bool
    collection: str
    created: Place
    reused: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class UnfollowedCall:
    """A call of something unknown that got TensorFlow's objects, or was made inside a variable scope."""

    callee: str
    place: Place
    received: bool


@dataclass(frozen=True, slots=True)
class RootVariables:
    """The variables of one root, by graph, up to the first error: its code and place."""

    root: str
    graphs: tuple[tuple[VariableEntry, ...], ...]
    raises: tuple[str, Place] | None
    unfollowed: tuple[UnfollowedCall, ...] = ()
    ends: tuple[str, Place] | None = None
    """The exception that is no library's and that nothing catches: its class and place."""


def inventory(project: Project, settings: Settings, watch: Watch | None = None) -> tuple[list[RootVariables], list[Problem]]:
    """The variables of every root of a project, and what could not be analysed. `watch` is told what goes on, and may end it early."""
    analysis = Analysis(project, settings)
    roots, problems = over_roots(analysis, variables, watch=watch, kept=Kept(RootVariables, "vars"))
    analysis.close()
    return roots, [*analysis.problems(), *problems]


def begins(project: Project, settings: Settings) -> tuple[list[tuple[str, str]], list[Problem]]:
    """The roots of a project, each with why it is one, and what could not be analysed."""
    analysis = Analysis(project, settings)
    roots = with_deep_stack(analysis.roots)
    return [(analysis.label(root), root.reason) for root in roots], list(analysis.problems())


def variables(analysis: Analysis, root: Root) -> RootVariables:
    """The variables of one root, with the analysis's own numbers for rows and files."""
    return _of_run(f"{analysis.number(root.filename)}:{root.label}", analysis.run_once(root))


def _of_run(label: str, run: Run) -> RootVariables:
    reused: dict[int, list[Place]] = {}
    for event in run.events:
        if isinstance(event, Shared):
            reused.setdefault(id(event.variable), []).append(event.moment.user_place())
    graphs = []
    for graph in run.graphs:
        entries = tuple(_entry(v, tuple(reused.get(id(v), ()))) for v in graph.variables() if not v.assumed)
        entries += tuple(_entry(c.of, (), c.op_name, moment.user_place()) for moment, c in imported(run, graph))
        if entries:
            graphs.append(entries)
    raises = None
    if run.ended_by is not None:
        raises = (CODES.get(run.ended_by.error.kind, "TVS106"), run.ended_by.moment.user_place())
    found = run.unfollowed.items()
    calls = (UnfollowedCall(c.callee, Place(filename, span), c.received) for (filename, span), c in found if c.callee is not None)
    uncaught = next(((e.kind, e.moment.user_place()) for e in run.events if isinstance(e, Uncaught)), None)
    return RootVariables(label, tuple(graphs), raises, tuple(calls), uncaught)


def imported(run: Run, graph: Graph) -> Iterator[tuple[Moment, Copied]]:
    """The variables that came to a graph with meta graphs, and when."""
    for event in run.events:
        if isinstance(event, Noted) and event.what == "imported" and event.facts["graph"] is graph:
            yield from ((event.moment, each) for each in event.facts["held"] or ())


def _entry(variable: Variable, reused: tuple[Place, ...], name: Name | None = None, place: Place | None = None) -> VariableEntry:
    shape = None if variable.shape is None else tuple(d if isinstance(d, int) else None for d in variable.shape)
    dtype = variable.dtype if isinstance(variable.dtype, str) else None
    assert isinstance(variable.site, Moment)
    shown, made = show(variable.op_name if name is None else name), variable.site.user_place() if place is None else place
    return VariableEntry(shown, shape, dtype, variable.trainable is not False, variable.collection, made, reused)


At = Callable[[str, int], tuple[int | None, int]]
"""The cell of a notebook's row and the row there, as `Project.at` tells."""


def to_json(roots: Sequence[RootVariables], at: At) -> dict[str, Any]:
    """The contract's JSON."""
    return {
        "roots": [
            {
                "root": root.root,
                "graphs": [{"variables": [_variable_json(v, at) for v in graph]} for graph in root.graphs],
                "raises": None if root.raises is None else {"code": root.raises[0], **_row_json(root.raises[1], at)},
            }
            | ({} if root.ends is None else {"ends": {"exception": root.ends[0], **_place_json(root.ends[1], at)}})
            for root in roots
        ]
    }


@dataclass(slots=True)
class Unknown:
    """Something that was not followed: where it is called, by file and row, and whether any call handed it TensorFlow's objects."""

    name: str
    places: set[tuple[str, int]]
    received: bool = False


def unknowns(roots: Sequence[RootVariables]) -> list[Unknown]:
    """What was not followed, the most called first."""
    found: dict[str, Unknown] = {}
    for call in (call for root in roots for call in root.unfollowed):
        one = found.setdefault(call.callee, Unknown(call.callee, set()))
        one.places.add((call.place.filename, call.place.span.row))
        one.received = one.received or call.received
    return sorted(found.values(), key=lambda u: (-len(u.places), u.name))


def unfollowed_json(roots: Sequence[RootVariables], at: At) -> dict[str, Any]:
    """What was not followed, for programs."""
    return {
        "unknown": [
            {
                "name": unknown.name,
                "count": len(unknown.places),
                "received": unknown.received,
                "places": [_at_json(filename, row, at) for filename, row in sorted(unknown.places)],
            }
            for unknown in unknowns(roots)
        ]
    }


def unfollowed_text(roots: Sequence[RootVariables], place: Callable[[str, int], str]) -> str:
    """What was not followed, for a terminal."""
    lines = []
    for unknown in unknowns(roots):
        why = "gets TensorFlow's objects, or functions to call" if unknown.received else "called inside a variable scope"
        lines.append(f"{len(unknown.places)}\t{unknown.name}\t{why}")
        lines += [f"\t  {place(filename, row)}" for filename, row in sorted(unknown.places)]
    return "".join(f"{line}\n" for line in lines) or "Everything was followed.\n"


def _variable_json(entry: VariableEntry, at: At) -> dict[str, Any]:
    return {
        "name": entry.name,
        "shape": None if entry.shape is None or None in entry.shape else list(entry.shape),
        "dtype": entry.dtype,
        "trainable": entry.trainable,
        "collection": entry.collection,
        "created": _place_json(entry.created, at),
        "reused": [_place_json(p, at) for p in entry.reused],
    }


def _place_json(place: Place, at: At) -> dict[str, Any]:
    return {**_row_json(place, at), "column": place.span.column}


def _row_json(place: Place, at: At) -> dict[str, Any]:
    return _at_json(place.filename, place.span.row, at)


def _at_json(filename: str, row: int, at: At) -> dict[str, Any]:
    cell, row = at(filename, row)
    return {"filename": filename, **({} if cell is None else {"cell": cell}), "row": row}


def to_tree(roots: Sequence[RootVariables], project: Project) -> str:
    """The variables as a tree of scopes, for a terminal."""
    lines: list[str] = []
    for root in roots:
        if not root.graphs and root.raises is None and not (root.ends is not None and root.root.endswith(":<module>")):
            continue
        lines.append(root.root)
        for index, graph in enumerate(root.graphs):
            if len(root.graphs) > 1:
                lines.append(f"  graph {index + 1}")
            lines.extend(_tree(graph, project.at))
        lines.extend(f"  {ending}" for ending in endings(root, project))
        lines.append("")
    return "\n".join(lines) + ("\n" if lines else "")


def endings(root: RootVariables, project: Project) -> list[str]:
    """What ends a root before its end, in words."""
    found: list[str] = []
    if root.raises is not None:
        code, place = root.raises
        found.append(f"stops with {code} at {project.place(place.filename, place.span.row)}")
    if root.ends is not None:
        kind, place = root.ends
        found.append(f"ends with {kind} at {project.place(place.filename, place.span.row)}, which nothing catches")
    return found


def _tree(graph: tuple[VariableEntry, ...], at: At) -> list[str]:
    lines: list[str] = []
    open_scopes: list[str] = []
    for entry in graph:
        *scopes, name = entry.name.split("/")
        common = 0
        while common < min(len(scopes), len(open_scopes)) and scopes[common] == open_scopes[common]:
            common += 1
        for depth in range(common, len(scopes)):
            lines.append(f"{'  ' * (depth + 2)}{scopes[depth]}/")
        open_scopes = scopes
        lines.append(f"{'  ' * (len(scopes) + 2)}{name}{_facts(entry, at)}")
    return lines


def _facts(entry: VariableEntry, at: At) -> str:
    shape = "" if entry.shape is None else f"  [{', '.join('?' if d is None else str(d) for d in entry.shape)}]"
    dtype = f" {entry.dtype}" if entry.dtype is not None else ""
    flags = "" if entry.trainable else " not trainable"
    if entry.collection == "local":
        flags += " local"
    shared = ""
    if entry.reused:
        rows = ", ".join(dict.fromkeys(_row(place, at) for place in entry.reused))
        shared = f"  shared by line {rows}" if "," not in rows else f"  shared by lines {rows}"
    return f"{shape}{dtype}{flags}  line {_row(entry.created, at)}{shared}"


def _row(place: Place, at: At) -> str:
    cell, row = at(place.filename, place.span.row)
    return str(row) if cell is None else f"{row} of cell {cell}"
