"""A variable that is assigned from itself, because both sides share it: TVS306."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import show
from ..interp.events import Event, Moment, Noted
from ..interp.explore import Exploration, Run
from ..interp.tensors import Tensor, weights_of
from ..tf.variables import Variable
from . import story
from .findings import Finding, assumptions, grouped


def self_assignments(exploration: Exploration) -> Iterator[Finding]:
    def key(event: Event) -> object:
        return event.moment.user_place()

    for group in grouped(exploration, _from_itself, key):
        event = group.event
        assert isinstance(event, Noted)
        name = show(event.facts["variable"].op_name)
        made = event.facts["variable"].site
        steps = story.way(event.moment, "assigned here")
        if isinstance(made, Moment):
            steps.insert(0, story.step(made, "both sides were created here"))
        yield Finding("TVS306", event.moment, name, {"variable": name}, tuple(steps), assumptions(exploration, group))


def _from_itself(run: Run) -> Iterator[Noted]:
    for event in run.events:
        if isinstance(event, Noted) and event.what == "assigned" and event.facts["how"] == "assign":
            variable, value = event.facts["variable"], event.facts["value"]
            if isinstance(variable, Variable) and isinstance(value, Tensor | Variable) and _is(value, variable):
                yield event


def _is(value: Tensor | Variable, variable: Variable) -> bool:
    """Whether a value is the variable, or a sum of multiples of it as in a moving average."""
    if weights_of(value) is variable:
        return True
    blend = value.blend if isinstance(value, Tensor) else None
    return blend is not None and blend[0] is variable and blend[1] > 1
