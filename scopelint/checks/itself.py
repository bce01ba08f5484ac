"""Assignments that give variables what they have."""

from __future__ import annotations

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Place
from ..record.events import Shared
from ..source.effects import attributes_in
from ..tf.variables import Variable
from .acts import filtered
from .findings import Life, Pair
from .queries.accesses import events, is_from_itself, noted, site_of
from .queries.flow import source_of
from .queries.ways import users_call


def from_itself(run: Run) -> list[Noted]:
    """Where a variable is assigned from itself, other than where a network takes its turn with others, or is moved on in place."""
    own = [e for e in noted(run, "assigned") if is_from_itself(e)]
    between = _between_others(run) if own else frozenset()
    return [e for e in own if _way(e) not in between and not _is_in_place(run, e)]


def _way(event: Noted) -> tuple[Place, Place | None]:
    """The line that assigns, and the one that calls its function."""
    call = users_call(event.moment)
    return event.moment.user_place(), None if call is None else call.place


def _between_others(run: Run) -> frozenset[tuple[Place, Place | None]]:
    """The ways by which some call assigns no variable from itself: where another one does, it is told one network twice.

    As where workers take over what a global network has, and that one is made by the same code.
    """
    calls: dict[tuple[tuple[Place, Place | None], Frame | None], bool] = {}
    for event in noted(run, "assigned"):
        call = (_way(event), users_call(event.moment))
        calls[call] = calls.get(call, False) or is_from_itself(event)
    return frozenset(way for (way, frame), own in calls.items() if frame is not None and not own)


def _is_in_place(run: Run, event: Noted) -> bool:
    """Whether a function that moves one object on from another one, and not by assignments alone, is here told to move it on in place."""
    function, line = event.facts["twice"], event.moment.user_place()
    if function is None or not attributes_in(function.body)[0]:
        return False
    there = (e for e in noted(run, "assigned") if e.moment.user_place() == line)
    return any((source := source_of(e)) is not None and source is not e.facts["variable"] for e in there)


def two_ways(run: Run, variable: Variable, before: Moment) -> Pair | Life | None:
    """How the program came by both sides: it asked for the variable twice, or picked it twice by a name."""
    shared = [e.moment for e in events(run, Shared) if e.variable is variable and e.moment.serial < before.serial]
    made = site_of(variable)
    if shared and made is not None:
        return Pair(made, shared[-1], shared=True)
    picks = [e for e in noted(run, "filtered") if variable in e.facts["kept"] and e.moment.serial < before.serial][-2:]
    return Life("picked twice", tuple(filtered(e, (variable,)) for e in picks)) if len(picks) == 2 else None
