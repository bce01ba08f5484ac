"""Where the analysis stopped short: TVS902."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration
from ..language.trace import Uncaught, Widened
from ..record.events import Failure
from .findings import Finding
from .grouping import grouped
from .queries.accesses import events
from .registry import check

_REASONS = {
    "steps": "the program takes more steps than are followed",
    "runs": "its conditions combine in more ways than are tried",
    "call depth": "calls nest too deeply to be followed",
    "recursion": "a function calls itself too often to be followed",
    "nesting": "the code nests too deeply to be followed",
}


@check("TVS902")
def cut_short(exploration: Exploration) -> Iterator[Finding]:
    """One finding for each bound that was reached, at the place where it was reached first."""
    for group in grouped(exploration, lambda run: events(run, Widened), lambda event: event.limit, whenever=True):
        event = group.event
        yield Finding("TVS902", event.moment, None, {"reason": _REASONS.get(event.limit, event.limit)})


@check("TVS902")
def ended_early(exploration: Exploration) -> Iterator[Finding]:
    """Exceptions that end the program however its tests come out: what comes after them was never looked at.

    One that ends some runs is a program's way to refuse what it is told. A method that is not implemented has nothing after it.
    """
    runs = exploration.proper()
    if not all(any(events(run, Uncaught)) for run in runs):
        return
    told = {failure.moment.user_place() for run in runs for failure in events(run, Failure)}
    for group in grouped(exploration, lambda run: events(run, Uncaught), whenever=True):
        if group.event.kind != "NotImplementedError" and group.event.moment.user_place() not in told:
            yield Finding("TVS902", group.event.moment, None, {"reason": f"nothing catches the {group.event.kind} that is raised here"})
