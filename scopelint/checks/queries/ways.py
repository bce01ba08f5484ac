"""How execution got to a moment, and where the ways to two moments part."""

from __future__ import annotations

from collections.abc import Sequence

from ...language.trace import Frame, Moment, Place
from ...source.mentions import looked_up, names_in


def row(moment: Moment) -> int:
    """The row of a moment in the user's own code."""
    return moment.user_place().span.row


def is_within(moment: Moment, frame: Frame) -> bool:
    """Whether a moment is inside this very call, or this very turn of a loop."""
    return moment.frame is not None and any(f is frame for f in moment.frame.outwards())


def activation(moment: Moment) -> Frame | None:
    """The call of a function that a moment is in, loops aside."""
    return next((f for f in (moment.frame.outwards() if moment.frame is not None else ()) if f.turn is None), None)


def caller(call: Frame) -> Frame | None:
    """The call of a function in which a call is made, loops aside."""
    return next((f for f in call.outwards() if f is not call and f.turn is None), None)


def users_call(moment: Moment) -> Frame | None:
    """The call of a function of the user's that a moment is in: not that of the library's function which it is a moment of."""
    of_library = moment.user_place() if moment.place.stub else None
    return next((f for f in reversed(moment.frames()) if f.turn is None and not f.place.stub and f.place != of_library), None)


def loops_around(moment: Moment) -> list[Frame]:
    """The user's own loops that a moment is in, outermost first."""
    return [f for f in moment.frames() if f.turn is not None and f.label and not f.place.stub]


def loops_inside(moment: Moment, loop: Frame) -> list[Frame]:
    """The loops around a moment in a turn of a loop."""
    return [f for f in loops_around(moment) if f.depth > loop.depth]


def turn_of(moment: Moment, loop: Frame) -> int | None:
    """The turn of a loop that a moment is in, if it is in that run of the loop."""
    for frame in moment.frames():
        if frame.place == loop.place and frame.parent is loop.parent and frame.turn is not None:
            return frame.turn
    return None


def divergence(moment: Moment, other: Moment) -> Frame | None:
    """The first frame of `moment` that `other` was not in; None if it was in all of them."""
    shared = {id(frame) for frame in other.frames()}
    return next((frame for frame in moment.frames() if id(frame) not in shared), None)


def parted(first: Moment, second: Moment) -> tuple[Frame, Frame] | None:
    """The frames in which the ways to two moments part; None where one of them leads by the other."""
    one, two = divergence(first, second), divergence(second, first)
    return (one, two) if one is not None and two is not None else None


def parting(first: Moment, second: Moment) -> tuple[Place, Place]:
    """Where the ways to two moments part: what makes two findings have one cause."""
    one, two = divergence(first, second), divergence(second, first)
    return (one.place if one is not None else first.user_place(), two.place if two is not None else second.user_place())


def parted_under_one_label(first: Moment, second: Moment) -> tuple[Frame, Frame] | None:
    """The two calls of one function in which the ways to two moments part; or the two loops, if they run over the same."""
    ways = parted(first, second)
    return ways if ways is not None and ways[0].label == ways[1].label else None


def parted_in_turns(first: Moment, second: Moment) -> tuple[Frame, Frame] | None:
    """The two turns of one loop in which the ways to two moments part."""
    ways = parted(first, second)
    if ways is None or ways[0].turn is None or ways[1].turn is None or ways[0].place != ways[1].place:
        return None
    return ways


def mentioned(moment: Moment, names: Sequence[str]) -> str | None:
    """The one of some names, be it of an attribute, by which the user's function speaks of it that a moment is in; None if of several."""
    inside = moment.place
    for frame in moment.frame.outwards() if moment.frame is not None else ():
        if frame.node is not None and not inside.stub:
            found = (names_in(frame.node) | {str(attribute) for _, attribute in looked_up(frame.node)}) & set(names)
            if found:
                return next(iter(found)) if len(found) == 1 else None
        inside = frame.place
    return None
