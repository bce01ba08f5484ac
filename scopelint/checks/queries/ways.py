"""How execution got to a moment, and where the ways to two moments part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from ...language.trace import Frame, Moment, Place, Value
from ...language.values import Instance
from ...source.effects import attributes_in
from ...source.gathered import repeated_in
from ...source.mentions import called_for, called_on, looked_up, names_in, reads
from ...source.nodes import Const, FunctionDef, Lambda
from .words import MODE


def row(moment: Moment) -> int:
    """The row of a moment in the user's own code."""
    return moment.user_place().span.row


def is_asked_by_the_user(moment: Moment) -> bool:
    """Whether the user's own code asks, directly or by a function that does nothing else."""
    return not moment.place.stub or (moment.frame is not None and not moment.frame.place.stub)


def is_within(moment: Moment, frame: Frame) -> bool:
    """Whether a moment is inside this very call, or this very turn of a loop."""
    return moment.frame is not None and any(f is frame for f in moment.frame.outwards())


def activation(moment: Moment) -> Frame | None:
    """The call of a function that a moment is in, loops aside."""
    return next((f for f in (moment.frame.outwards() if moment.frame is not None else ()) if f.turn is None), None)


def caller(call: Frame) -> Frame | None:
    """The call of a function in which a call is made, loops aside."""
    return next((f for f in call.outwards() if f is not call and f.turn is None), None)


def receiver(moment: Moment) -> Value:
    """The object of the innermost method of the user's that a moment is in; None if it is in none."""
    return next((f.receiver for f in reversed(moment.frames()) if f.receiver is not None), None)


def users_call(moment: Moment) -> Frame | None:
    """The call of a function of the user's that a moment is in: not that of the library's function which it is a moment of."""
    of_library = moment.user_place() if moment.place.stub else None
    return next((f for f in reversed(moment.frames()) if f.turn is None and not f.place.stub and f.place != of_library), None)


def made_by(made: Moment, place: Place) -> bool:
    """Whether something is made by what stands at a place."""
    return any(map(place.holds, (made.place, *(frame.place for frame in made.frames()))))


def written_in(moment: Moment) -> Frame | None:
    """The call of the user's function in whose text a moment is; None if it is in no function."""
    span = moment.user_place().span
    around = moment.frame.outwards() if moment.frame is not None else ()
    return next((f for f in around if f.node is not None and f.node.span.holds(span)), None)


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


def parted_in_functions(first: Moment, second: Moment) -> tuple[Frame, Frame] | None:
    """The calls of two functions in which the ways to two moments part, be it inside of calls of one that was handed either."""
    ways = parted(first, second)
    if ways is None:
        return None
    there, here = ([f for f in m.frames() if f.depth >= way.depth] for m, way in zip((first, second), ways, strict=True))
    around = next(((a, b) for a, b in zip(there, here, strict=False) if a.node is not b.node or a.node is None), None)
    return around if around is not None and around[0].label != around[1].label else ways


def parted_under_one_label(first: Moment, second: Moment) -> tuple[Frame, Frame] | None:
    """The two calls of one function in which the ways to two moments part; or the two loops, if they run over the same."""
    ways = parted(first, second)
    return ways if ways is not None and ways[0].label == ways[1].label else None


def are_told_alike(one: Frame, two: Frame) -> bool:
    """Whether two calls of one function are told the same, but for what they are run for: one is to train, and the other one is not."""
    here, there = dict(one.known), dict(two.known)
    other = [(name, here[name], there[name]) for name in here if name in there and here[name] != there[name]]
    return here.keys() == there.keys() and all(_say_the_mode(*each) for each in other)


def _say_the_mode(name: str, one: str | int, two: str | int) -> bool:
    if isinstance(one, str) and isinstance(two, str):
        return name == "mode" and MODE.stand_in(one) and MODE.stand_in(two)
    return isinstance(one, bool) and isinstance(two, bool) and MODE.stand_in(name)


def paired(first: Moment, second: Moment) -> Iterator[tuple[Frame, Frame]]:
    """Where the ways to two moments part, and from there on: the calls of one function, and the turns of like loops, on both of them."""
    ways = parted(first, second)
    if ways is not None:
        there, here = ([f for f in m.frames() if f.depth >= way.depth] for m, way in zip((first, second), ways, strict=True))
        yield from takewhile(lambda pair: pair[0].label == pair[1].label, zip(there, here, strict=False))


def written_twice(first: Moment, second: Moment) -> tuple[Frame, Frame] | None:
    """Where the ways part: two calls of one function that another one writes down in two places, be they in two loops."""
    ways = parted(first, second)
    if ways is None:
        return None
    there, here = (
        next((f for f in m.frames() if f.depth >= way.depth and f.turn is None), None) for m, way in zip((first, second), ways, strict=True)
    )
    if there is None or here is None or there.node is None or there.node is not here.node or there.place == here.place:
        return None
    return None if there.place.stub or here.place.stub or caller(there) is not caller(here) else (there, here)


def at_call(moment: Moment, call: Frame) -> Moment:
    """The moment of a call that a moment is in."""
    return replace(moment, place=call.place, frame=call.parent)


def calls_of_one_row(first: Moment, second: Moment) -> tuple[Moment, Moment] | None:
    """The innermost calls by which one row of the user's runs twice and that are written down in two places; None if there are none."""
    if first.user_place() != second.user_place():
        return None
    ours, theirs = ([f for f in m.frames() if f.turn is None and not f.place.stub] for m in (first, second))
    for one, two in zip(reversed(ours), reversed(theirs), strict=False):
        if one.place != two.place:
            return (at_call(first, one), at_call(second, two)) if one.node is two.node else None
    return None


def parted_in_turns(first: Moment, second: Moment) -> tuple[Frame, Frame] | None:
    """The two turns of one loop in which the ways to two moments part."""
    ways = parted(first, second)
    if ways is None or ways[0].turn is None or ways[1].turn is None or ways[0].place != ways[1].place:
        return None
    return ways


def are_items_alike(first: Moment, second: Moment) -> bool:
    """Whether two moments make two items of one list, by an expression that tells nothing of what it is made for: they are to be two."""
    ways, call = parted_in_turns(first, second), activation(first)
    if ways is None or ways[0] is not first.frame or ways[1] is not second.frame or call is None or call.node is None:
        return False
    return ways[0].place.span in repeated_in(call.node)


def unread(one: Frame, two: Frame) -> Iterator[tuple[str, str | int, str | int]]:
    """What two calls of one function are told otherwise, and it never reads: a parameter, with its values.

    Not of one that stands in for another, as a method of a class with a base or a callback does: that is told what the other reads.
    """
    node, around = two.node, caller(two)
    if not isinstance(node, FunctionDef) or one.node is not node or node.decorators:
        return
    if isinstance(two.receiver, Instance) and len([c for c in two.receiver.cls.mro if c.module is not None and not c.module.stub]) > 1:
        return
    if around is not None and around.node is not None and not _mentions(around.node, node.name):
        return
    theirs = dict(one.known)
    for name, value in two.known:
        if name in theirs and theirs[name] != value and not name.startswith("_") and not reads(node, name):
            yield name, theirs[name], value


def has_by_default(call: Frame, name: str) -> bool:
    """Whether a parameter of the function that is called has the text or number that it has by default."""
    params = call.node.params if isinstance(call.node, FunctionDef) else None
    every = (*params.positional_only, *params.positional, *params.keyword_only) if params is not None else ()
    return any(p.name == name and isinstance(p.default, Const) and (name, p.default.value) in call.known for p in every)


def _mentions(node: FunctionDef | Lambda, name: str) -> bool:
    return name in names_in(node) or (isinstance(node, FunctionDef) and name in attributes_in(node.body)[2])


def mentioned(moment: Moment, names: Sequence[str]) -> str | None:
    """The one of some names, be it of an attribute, by which the user's function speaks of it that a moment is in.

    Of several it is the one whose method is called there; None if that is none of them.
    """
    inside, call = moment.place, moment.user_place().span
    for frame in moment.frame.outwards() if moment.frame is not None else ():
        if frame.node is not None and not inside.stub:
            found = (names_in(frame.node) | {str(attribute) for _, attribute in looked_up(frame.node)}) & set(names)
            if found:
                return next(iter(found)) if len(found) == 1 else next((name for name in names if name == called_on(frame.node, call)), None)
        inside = frame.place
    return None


def called_by(frame: Frame) -> str:
    """What the user's function calls what comes of a call, or the one text that a turn of a loop is about; empty if neither is known."""
    if frame.turn is not None:
        texts = [value for _, value in frame.known if isinstance(value, str)]
        return texts[0] if len(texts) == 1 else ""
    around = caller(frame)
    node = around.node if around is not None else None
    return called_for(node).get(frame.place.span, "") if node is not None else ""
