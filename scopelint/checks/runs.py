"""What a run's sessions did: which variables they initialized, read, wrote, saved and restored."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Text, show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted
from ..language.values import DictValue
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed, Shared
from ..tf.variables import Variable
from . import story


def noted(run: Run, what: str) -> Iterator[Noted]:
    return (e for e in run.events if isinstance(e, Noted) and e.what == what)


def first_data(run: Run) -> dict[Variable, Fed]:
    """What each variable was applied to at first."""
    fed: dict[Variable, Fed] = {}
    for event in run.events:
        if isinstance(event, Fed):
            fed.setdefault(event.variable, event)
    return fed


def starts_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run initializes."""
    return frozenset().union(*(f.starts for f in event.facts["fetches"] if isinstance(f, Operation)))


def writes_of(event: Noted) -> frozenset[Variable]:
    return frozenset().union(*(f.writes for f in event.facts["fetches"] if isinstance(f, Operation | Tensor)))


def needs_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run reads, be it to take an `argmax` of what comes of them; none of a tensor that it is fed with."""
    behind = frozenset[Variable]().union(*(f.behind for f in event.facts["fetches"] if isinstance(f, Tensor | Operation)))
    fed = any(isinstance(f, Tensor) and (f.reads or f.behind) for f in event.facts["fed"])
    return frozenset() if fed else reads_of(event) | behind


def reads_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run reads and whose gradient it could give; none of a tensor that it is fed with."""
    fed = event.facts["fed"]
    found: set[Variable] = set()
    for fetch in event.facts["fetches"]:
        if isinstance(fetch, Variable):
            found.add(fetch)
        elif isinstance(fetch, Tensor | Operation):
            found |= fetch.reads
    return frozenset() if any(isinstance(f, Tensor) and f.reads for f in fed) else frozenset(found)


def savers_of(run: Run) -> dict[int, Noted]:
    return {id(e.facts["saver"]): e for e in noted(run, "saver")}


def saves_of(event: Noted, savers: dict[int, Noted]) -> dict[str, Variable] | None:
    """What the saver of an event saves, by name; None if that is not known."""
    made = savers.get(id(event.facts["saver"]))
    saved = made.facts["saves"] if made is not None else None
    if not isinstance(saved, DictValue):
        return None
    held = {k: saved.cells.get(k) for k in saved.cells.keys()}
    out = {show(k): v for k, v in held.items() if isinstance(k, str | Text) and isinstance(v, Variable)}
    return out if len(out) == len(held) else None


def follows(first: Moment, second: Moment) -> bool:
    """Whether two moments come one after the other in one go: not in two turns of a loop, nor in two arms of a branch."""
    one, two = story.divergence(first, second), story.divergence(second, first)
    if one is not None and two is not None and one.turn is not None and two.turn is not None and one.place == two.place:
        return False
    return compatible(first, second)


def compatible(first: Moment, second: Moment) -> bool:
    """Whether one program can come to two moments: not if they are in two arms of a branch."""
    return not any(a.test == b.test and a.holds != b.holds for a in first.assumptions for b in second.assumptions)


def loops_around(moment: Moment) -> list[Frame]:
    """The user's own loops that a moment is in, outermost first."""
    return [f for f in moment.frames() if f.turn is not None and f.label and not f.place.stub]


def turn_of(moment: Moment, loop: Frame) -> int | None:
    """The turn of a loop that a moment is in, if it is in that run of the loop."""
    for frame in moment.frames():
        if frame.place == loop.place and frame.parent is loop.parent and frame.turn is not None:
            return frame.turn
    return None


def site_of(variable: Variable) -> Moment | None:
    return variable.site if isinstance(variable.site, Moment) else None


def outer_name_scope(event: Created | Shared) -> str:
    """The name scope that was open around the variable scope; empty if none was, or if it is not known.

    That of a variable scope around is none: it stays open where a scope object is opened that is not below it.
    """
    asked = event.asked
    if not isinstance(asked.name_scope, str) or not isinstance(asked.scope, str):
        return ""
    depth = len(asked.scope.split("/")) if asked.scope else 0
    parts = asked.name_scope.split("/")
    outer = "/".join(parts[: len(parts) - depth])
    return outer if event.variable.graph.names.wanted(outer) else ""
