"""Traces: how execution got to an event, as steps a person can follow."""

from __future__ import annotations

from ..diagnostics import Site, Step
from ..interp.events import Frame, Moment
from ..interp.values import Place

_MAX_CALLS = 12


def site(place: Place) -> Site:
    return Site(place.filename, place.span)


def calls_to(moment: Moment, verb: str) -> list[Step]:
    """The calls in the user's code that led to a moment, outermost first. The innermost is the moment's own place."""
    steps: list[Step] = []
    end = moment.user_place()
    frames = [f for f in moment.frames() if not f.place.stub and f.place.span.row > 0]
    for index, frame in enumerate(frames):
        if frame.place == end and frame.turn is None and index == len(frames) - 1:
            continue
        steps.append(Step(site(frame.place), _described(frame)))
    if len(steps) > _MAX_CALLS:
        left_out = len(steps) - _MAX_CALLS
        middle = _MAX_CALLS // 2
        steps = [*steps[:middle], Step(steps[middle].site, f"… {left_out} more calls …"), *steps[-middle:]]
    return [*steps, Step(site(end), verb)]


def _described(frame: Frame) -> str:
    if frame.turn is not None:
        return f"turn {frame.turn + 1} of this loop" if frame.label else f"item {frame.turn + 1}"
    if frame.label.startswith("import "):
        return f"running {frame.label.removeprefix('import ')}"
    return f"calls {frame.label}"


def brief(moment: Moment, message: str) -> list[Step]:
    """The place of an earlier event, and the calls from which it was reached where that says more."""
    steps = calls_to(moment, message)
    return steps[-3:]
