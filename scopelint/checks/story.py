"""Traces: how execution got to an event, as steps a person can follow."""

from __future__ import annotations

from ..diagnostics import Site, Step
from ..language.trace import Frame, Moment, Place
from ..source.nodes import NOWHERE

_MAX_STEPS = 14


def site(place: Place) -> Site:
    return Site(place.filename, place.span)


def step(moment: Moment, verb: str) -> Step:
    """One step, at a moment's place in the user's code."""
    return Step(site(moment.user_place()), verb)


def way(moment: Moment, verb: str) -> list[Step]:
    """The calls in the user's code that led to a moment, outermost first, and the moment's own place."""
    return _capped([*_calls(moment, moment.frames()), Step(site(moment.user_place()), verb)])


def two_ways(first: Moment, first_verb: str, second: Moment, second_verb: str) -> list[Step]:
    """The calls that two moments share, then what led to the first, then what led to the second."""
    ours, theirs = first.frames(), second.frames()
    shared = 0
    while shared < min(len(ours), len(theirs)) and ours[shared] is theirs[shared]:
        shared += 1
    return _capped(
        [
            *_calls(second, theirs[:shared]),
            *_calls(first, ours[shared:], fork=True),
            Step(site(first.user_place()), first_verb),
            *_calls(second, theirs[shared:], fork=True),
            Step(site(second.user_place()), second_verb),
        ]
    )


def _calls(moment: Moment, frames: list[Frame], fork: bool = False) -> list[Step]:
    """The calls among some frames of a moment.

    Turns of loops are told only where they matter: where two ways part (`fork`), or where the program may not turn
    so often. The call that is the moment's own place is left to its own step, and nobody calls a root.
    """
    end = moment.user_place()
    steps = []
    for index, frame in enumerate(frames):
        told = frame.turn is None or not frame.certain or (fork and index == 0)
        here = frame.place.span == NOWHERE or (frame.place == end and frame.turn is None)
        if told and not here and not frame.place.stub:
            steps.append(Step(site(frame.place), _described(frame)))
    return steps


def _capped(steps: list[Step]) -> list[Step]:
    if len(steps) <= _MAX_STEPS:
        return steps
    middle = _MAX_STEPS // 2
    left_out = Step(steps[middle].site, f"… {len(steps) - _MAX_STEPS} more steps …")
    return [*steps[:middle], left_out, *steps[-middle:]]


def _described(frame: Frame) -> str:
    if frame.turn is not None:
        return f"turn {frame.turn + 1} of this loop" if frame.label else f"item {frame.turn + 1}"
    if frame.label.startswith("import "):
        return f"runs {frame.label.removeprefix('import ')}"
    return f"calls {frame.label}"
