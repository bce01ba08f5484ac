"""Networks that are called after one object with settings, where there were to be two: TVS301.

Two names were given the same object, and by each of them it is told a scope: the second text takes the place of the first. What is
made with the one name and with the other meets in one scope, under AUTO_REUSE.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Frame, Noted, Place
from ..language.values import Args, Instance
from ..source.mentions import given_at, unpacked_at
from .queries.accesses import Taken, creations, noted, taken
from .queries.names import one_network
from .queries.ways import activation, caller, parted_under_one_label, parting
from .sharing_by_names import met
from .sightings import Sighting, run_check


@run_check("TVS301", key=lambda sighting: parting(sighting.earlier or sighting.moment, sighting.moment))
def one_object_under_two_names(run: Run) -> Iterator[Sighting]:
    """One of two networks is made with the one name, and the other one with the other."""
    told = [e for e in noted(run, "told by another name") if not e.moment.arms and not one_network(*e.facts["texts"])]
    shared = taken(run) if told else []
    opened = {part for e in creations(run).values() for part in show(e.asked.scope).split("/")} if shared else set()
    for event in told:
        lost, kept = event.facts["texts"]
        if lost in opened:
            continue  # it was read before
        pair = next((p for p in shared if kept in show(p.again.asked.scope).split("/") and _is_of_both(event, p)), None)
        if pair is not None:
            names = event.facts["names"]
            yield replace(
                met(*pair, f"what {names[0]} is for and what {names[1]} is for, which are one object: {lost!r} is lost"),
                moment=event.moment,
                told=f"{kept!r} takes its place here",
                earlier=event.facts["first"],
                before=f"{lost!r} is set here",
                given_at=pair.first.moment,
            )


def _is_of_both(event: Noted, pair: Taken) -> bool:
    """Whether two calls, or the objects whose methods they are, are given the object by one of its names each."""
    calls = parted_under_one_label(pair.first.moment, pair.again.moment)
    if calls is None or pair.first.moment.serial < event.moment.serial:
        return False
    by_name = all(_given_by(event, call) == {name} for call, name in zip(calls, event.facts["names"], strict=True))
    return by_name or _came_of_it(event, calls)


def _came_of_it(event: Noted, calls: tuple[Frame, Frame]) -> bool:
    """Whether the object got its names in a call that gave it twice: each of two names that this was unpacked into is given once."""
    around = [caller(call) for call in calls]
    if around[0] is not around[1]:
        return False
    node = around[0].node if around[0] is not None and around[0].node is not None else event.facts["module"]
    within = {frame.place.span for frame in event.moment.frames() if caller(frame) is around[0]}
    one, two = ({name for place in _places(call) for name in given_at(node, place.span)} for call in calls)
    unpacked = (set(names) for span, names in unpacked_at(node) if span in within)
    return any(len(names & one) == len(names & two) == 1 and names & one != names & two for names in unpacked)


def _places(call: Frame) -> list[Place]:
    """Where a call stands, and where the object is made of which it is a method."""
    made = call.receiver.given if isinstance(call.receiver, Instance) else None
    return [call.place, *([made.place] if isinstance(made, Args) else [])]


def _given_by(event: Noted, call: Frame) -> set[str]:
    """By which of the two names a call is given the object: where it stands, or where the object is made of which it is a method."""
    around = activation(event.moment)
    node = around.node if around is not None and around.node is not None else event.facts["module"]
    return {name for place in _places(call) if node is not None for name in given_at(node, place.span)} & set(event.facts["names"])
