"""Sharing that nobody asked for where it happens: TVS301, where a flag that was set elsewhere lets two functions meet.

Two functions each write down a network of their own, and both happen to use one name for a part of it. Without a reuse flag
TensorFlow would raise. A flag around both, meant for the passes of a loop, or one that a helper left behind on the root scope,
lets the second have what the first has made.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment
from ..language.values import Instance
from ..record.events import Created, Shared
from .queries.accesses import accesses_within, creations, events, opening_within
from .queries.names import one_network
from .queries.order import compatible
from .queries.ways import activation, is_within, parted_in_functions, row
from .queries.words import COMMON, words_of
from .sharing_by_names import met
from .sightings import Sighting, run_check


@run_check("TVS301")
def heads_that_meet(run: Run) -> Iterator[Sighting]:
    """Two functions take one variable for their own, by a reuse flag that neither of them sets."""
    made = creations(run)
    told: set[tuple[str, str]] = set()
    for again in events(run, Shared):
        first = made.get(again.variable)
        if first is None or again.variable.assumed or not compatible(first.moment, again.moment):
            continue
        functions = _two_functions(first, again)
        if functions is None or (functions[0].label, functions[1].label) in told:
            continue
        seen = _flag_around_both(run, first, again, *functions) if again.auto else _flag_left_behind(run, first, again, *functions)
        if seen is not None:
            told.add((functions[0].label, functions[1].label))
            yield seen


def _two_functions(first: Created, again: Shared) -> tuple[Frame, Frame] | None:
    """The calls of two functions of the user's in which the ways to two requests part, be it inside of what wraps either of them."""
    ways = parted_in_functions(first.moment, again.moment)
    if ways is None or any(way.turn is not None or way.place.stub for way in ways):
        return None
    there, here = ways
    # An object's methods go on with what its constructor has made.
    if isinstance(here.receiver, Instance) and here.receiver.cls.name == there.label:
        return None
    # A layer that the library has is no function of the user's: its name is written by who calls it.
    if any(_is_library_s(way, event.moment) for way, event in ((there, first), (here, again))):
        return None
    if there.label == here.label or one_network(*_told_apart_by(there.label, here.label)) or COMMON.stand_in(f"{there.label} {here.label}"):
        return None
    return None if COMMON.stand_in(show(again.variable.op_name)) else (there, here)


def _is_library_s(call: Frame, moment: Moment) -> bool:
    """Whether a call in the user's code is one of a library's function."""
    inner = [f for f in moment.frames() if f.depth > call.depth]
    return (inner[0].place if inner else moment.place).stub


def _own(run: Run, there: Frame, here: Frame) -> tuple[set[object], set[object]]:
    """The variables that either of two calls alone takes."""
    theirs, ours = ({e.variable for e in accesses_within(run, frame)} for frame in (there, here))
    return {*(theirs - ours)}, {*(ours - theirs)}


def _flag_around_both(run: Run, first: Created, again: Shared, there: Frame, here: Frame) -> Sighting | None:
    """AUTO_REUSE around two functions, each of which opens the scope by a name that it writes down, and is a network of its own.

    Or what wraps both opens one scope for each of them.
    """
    origin, theirs = again.asked.reuse_origin, first.asked.reuse_origin
    if not isinstance(origin, Moment) or not isinstance(theirs, Moment) or is_within(theirs, there) or is_within(origin, here):
        return None
    alike = _told_apart_by(there.label, here.label) != (there.label, here.label)
    if not alike and not all(_own(run, there, here)):
        return None
    seen = met(first, again, _data_of(there, here))
    if origin is not theirs:
        layers = first.moment.place.stub and again.moment.place.stub and first.moment.user_place() != again.moment.user_place()
        return seen if alike and layers and origin.user_place() == theirs.user_place() else None
    before, after = opening_within(first, there), opening_within(again, here)
    if before is None or after is None or before.user_place() == after.user_place():
        return None
    return replace(seen, moment=after, earlier=before, before="its scope is opened here", told="and here, by another function")


def _told_apart_by(one: str, other: str) -> tuple[str, str]:
    """The words by which two names are told apart, where all others are the same; else the whole names."""
    words = [words_of(name) for name in (one, other)]
    apart = [(a, b) for a, b in zip(*words, strict=False) if a != b]
    return apart[0] if len(words[0]) == len(words[1]) > 1 == len(apart) else (one, other)


def _flag_left_behind(run: Run, first: Created, again: Shared, there: Frame, here: Frame) -> Sighting | None:
    """reuse_variables() in a function that had returned, on a scope that stays open: whoever comes next reuses.

    Who fetches a variable gives its name alone, and who runs a network again takes all of it.
    """
    origin = again.reuse_origin
    helper = activation(origin) if isinstance(origin, Moment) else None
    if helper is None or not isinstance(origin, Moment) or is_within(again.moment, helper) or helper.place.stub:
        return None
    wanted = again.moment.place.stub or again.asked.initializer is not None
    theirs, _ = _own(run, there, here)
    if not wanted or not theirs:
        return None
    return met(first, again, _data_of(there, here), f"the reuse flag that line {row(origin)} left behind")


def _data_of(there: Frame, here: Frame) -> str:
    return f"the data of {there.label} and of {here.label}"
