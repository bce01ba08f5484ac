"""Traces: how execution got to an event, as steps a person can follow."""

from __future__ import annotations

from ..diagnostics import Site, Step
from ..interp.events import Frame, Moment
from ..interp.values import Place

_MAX_CALLS = 12


def site(place: Place) -> Site:
    return Site(place.filename, place.span)


def calls_to(moment: Moment, verb: str, other: Moment | None = None) -> list[Step]:
    """The calls in the user's code that led to a moment, outermost first. The innermost is the moment's own place.

    Turns of loops are told only where they matter: where `other` came another way from there on, or where the
    program may not turn so often.
    """
    steps: list[Step] = []
    end = moment.user_place()
    fork = divergence(moment, other) if other is not None else None
    for frame in moment.frames():
        told = not frame.place.stub and (frame.turn is None or frame is fork or not frame.certain)
        if told and not (frame.place == end and frame.turn is None):
            steps.append(Step(site(frame.place), _described(frame)))
    if len(steps) > _MAX_CALLS:
        left_out = len(steps) - _MAX_CALLS
        middle = _MAX_CALLS // 2
        steps = [*steps[:middle], Step(steps[middle].site, f"… {left_out} more calls …"), *steps[-middle:]]
    return [*steps, Step(site(end), verb)]


def divergence(moment: Moment, other: Moment) -> Frame | None:
    """The first frame of `moment` that `other` was not in; None if it was in all of them."""
    shared = {id(frame) for frame in other.frames()}
    return next((frame for frame in moment.frames() if id(frame) not in shared), None)


def _described(frame: Frame) -> str:
    if frame.turn is not None:
        return f"turn {frame.turn + 1} of this loop" if frame.label else f"item {frame.turn + 1}"
    if frame.label.startswith("import "):
        return f"runs {frame.label.removeprefix('import ')}"
    return f"calls {frame.label}"


def brief(moment: Moment, message: str, later: Moment) -> list[Step]:
    """The place of an earlier event, with the calls by which it was reached from where `later` went another way."""
    shared = {id(frame) for frame in later.frames()}
    own = [f for f in moment.frames() if id(f) not in shared and not f.place.stub]
    steps = calls_to(moment, message, later)
    return steps[-min(len(own) + 1, 4) :]
