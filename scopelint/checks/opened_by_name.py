"""Scopes that are opened by the name of a scope object inside of another scope, to have what is there once more: TVS205.

A name is taken below the scope that is open, and the object itself is not. Under AUTO_REUSE whatever is not found there is made. A
network that follows another may well be made in a scope of its own under the other's names: there all is made, and for nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..record.events import Created
from ..tf.reuse import Reuse
from .findings import Pair
from .queries.accesses import assignments, events, name_of, noted, trainings
from .queries.order import compatible
from .queries.words import COPY
from .sightings import Sighting, run_check


class _Below(NamedTuple):
    """A scope that was opened by another one's name: its own name, that of the other one, and of the scope that was open."""

    moment: Moment
    name: str
    meant: str
    outer: str


@run_check("TVS205")
def opened_below(run: Run) -> Iterator[Sighting]:
    """A variable that is made below another scope, where the one that is meant is there already, is trained and does not get its values."""
    taken = list(noted(run, "scope's name taken"))
    if not taken:
        return
    made: dict[tuple[object, object], Created] = {}
    trained, assigned = {v for v, _ in trainings(run)}, assignments(run)
    for event in events(run, Created):
        made.setdefault((event.variable.graph, event.variable.key), event)
        below = _below(event, taken) if event.asked.reuse is Reuse.AUTO and event.variable in trained else None
        if below is None or COPY.stand_in(below.outer):
            continue
        first = made.get((event.variable.graph, below.meant + str(event.variable.key)[len(below.name) :]))
        if first is None or first.variable not in trained or first.variable.shape != event.variable.shape:
            continue
        if first.moment.user_place() != event.moment.user_place() and event.asked.initializer is not None:
            continue  # what is to be added to it begins in a way of its own
        both = {first.variable, event.variable}
        if both.isdisjoint(assigned) and compatible(first.moment, event.moment) and not _is_mirrored(run, below):
            yield Sighting(
                variable=event.variable,
                reason=f"not {name_of(first.variable)}: its scope is opened by name, which is below {below.outer} here",
                moment=below.moment,
                told="made anew here",
                earlier=first.moment,
                before="first made here",
                shown=Pair(first.moment, event.moment, shared=False),
            )


def _below(event: Created, taken: list[Noted]) -> _Below | None:
    """The innermost scope around a variable that is opened by another one's name in the user's code, below one that is not around it."""
    outer = ""
    found = None
    for opened, moment in event.asked.openings:
        name = show(opened)
        if outer and isinstance(moment, Moment) and not moment.place.stub:
            said = next((e for e in taken if e.moment.frame is moment.frame and moment.place.holds(e.moment.place)), None)
            meant = show(said.facts["scope"]) if said is not None else ""
            if meant and name == f"{outer}/{meant}" and not f"{outer}/".startswith(f"{meant}/"):
                found = _Below(moment, name, meant, outer)
        outer = name
    return found


def _is_mirrored(run: Run, below: _Below) -> bool:
    """Whether all weights of a scope are made again below another one: not where that is but one, beside others of its own."""
    keys = {show(e.variable.key or "") for e in events(run, Created) if e.variable.kind == "get_variable" and e.variable.trainable is True}
    meant = {key for key in keys if key.startswith(f"{below.meant}/")}
    again = {key.removeprefix(f"{below.outer}/") for key in keys if key.startswith(f"{below.name}/")}
    beside = any(key.startswith(f"{below.outer}/") and not key.startswith(f"{below.name}/") for key in keys)
    return meant <= again and not (len(meant) == 1 and beside)
