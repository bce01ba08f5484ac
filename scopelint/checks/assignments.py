"""A variable that is assigned from itself, because both sides share it: TVS306."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import show
from ..exploration.explore import Exploration, Run
from ..language.trace import Event, Moment, Noted
from ..primitives.tensors import Tensor, weights_of
from ..record.events import Shared
from ..tf.variables import Variable
from . import story
from .filters import filtered
from .findings import Finding, Life, Pair, assumptions, grouped
from .runs import noted


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
        shown = event.facts["shown"]
        yield Finding("TVS306", event.moment, name, {"variable": name}, tuple(steps), assumptions(exploration, group), shown)


def _from_itself(run: Run) -> Iterator[Noted]:
    for event in run.events:
        if isinstance(event, Noted) and event.what == "assigned" and event.facts["how"] == "assign":
            variable, value = event.facts["variable"], event.facts["value"]
            if isinstance(variable, Variable) and isinstance(value, Tensor | Variable) and _is(value, variable):
                yield Noted(event.moment, event.what, {**event.facts, "shown": _two_ways(run, variable, event.moment)})


def _two_ways(run: Run, variable: Variable, before: Moment) -> Pair | Life | None:
    """How the program came by both sides: it asked for the variable twice, or picked it twice by a name."""
    shared = [e.moment for e in run.events if isinstance(e, Shared) and e.variable is variable and e.moment.serial < before.serial]
    if shared and isinstance(variable.site, Moment):
        return Pair(variable.site, shared[-1], shared=True)
    picks = [e for e in noted(run, "filtered") if variable in e.facts["kept"] and e.moment.serial < before.serial][-2:]
    acts = [filtered(e, (variable,)) for e in picks]
    return Life("picked twice", tuple(acts)) if len(acts) == 2 else None


def _is(value: Tensor | Variable, variable: Variable) -> bool:
    """Whether a value is the variable, or a sum of multiples of it as in a moving average."""
    if weights_of(value) is variable:
        return True
    blend = value.blend if isinstance(value, Tensor) else None
    return blend is not None and blend[0] is variable and blend[1] > 1
