"""Arguments that a shared variable drops without a word: TVS305."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import show
from ..exploration.explore import Exploration, Run
from ..language.trace import Event, Noted
from ..record.events import Created, Shared
from ..tf.request import InitializerFacts
from ..tf.shapes import compatible
from ..tf.variables import Variable
from . import story
from .findings import Act, Finding, Life, assumptions, grouped


def dropped_arguments(exploration: Exploration) -> Iterator[Finding]:
    """TVS305: a reusing call gives what only a creating call can give, and the program would come out otherwise."""

    def key(event: Event) -> object:
        assert isinstance(event, Noted)
        return (event.moment.user_place(), event.facts["parameter"])

    for group in grouped(exploration, _dropped, key):
        event = group.event
        assert isinstance(event, Noted)
        first, shared = event.facts["first"], event.facts["shared"]
        values = {"variable": show(shared.variable.op_name), "parameter": event.facts["parameter"], "reason": event.facts["reason"],
                  "first": str(first.moment.user_place().span.row)}  # fmt: skip
        steps = story.two_ways(first.moment, "created here", shared.moment, f"shared here, without its {event.facts['parameter']}")
        shown = Life("dropped", (Act("shared", shared.moment, (shared.variable,), event.facts["parameter"]),))
        yield Finding("TVS305", event.moment, values["variable"], values, tuple(steps), assumptions(exploration, group), shown)


def _dropped(run: Run) -> Iterator[Noted]:
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    trained_later = _trained(run)
    regularized = {e.facts["variable"] for e in run.events if isinstance(e, Noted) and e.what == "regularized"}
    shared: dict[Variable, Shared] = {}
    for event in run.events:
        if isinstance(event, Shared):
            shared[event.variable] = event
        elif isinstance(event, Noted) and event.what == "regularizer dropped":
            variable = event.facts["variable"]
            if variable in made and variable in shared and variable not in regularized:
                facts = {"first": made[variable], "shared": shared[variable], "parameter": "regularizer", "reason": _NO_LOSS}
                yield Noted(shared[variable].moment, "dropped", facts)
        if not isinstance(event, Shared) or event.variable not in made:
            continue
        first = made[event.variable]
        for parameter, reason in _losses(first, event, trained_later):
            yield Noted(event.moment, "dropped", {"first": first, "shared": event, "parameter": parameter, "reason": reason})


_NO_LOSS = "it was created without one, and a regularization loss is only made at creation"


def _losses(first: Created, shared: Shared, trained_later: list[Noted]) -> Iterator[tuple[str, str]]:
    """What is lost by sharing, and why that matters."""
    wanted, given = shared.asked, first.asked
    elsewhere = shared.moment.user_place() != first.moment.user_place()
    values = None if shared.moment.place.stub else _values(wanted.initializer)
    if values is not None and _values(given.initializer) is None:
        yield "initializer", "the values given here never reach it: it starts with those of the first call"
    elif values is not None and not elsewhere and not compatible(values.constant_shape, shared.variable.shape):
        yield "initializer", "the values given here have another shape, and are dropped: it keeps the shape of the first call"
    frozen = wanted.trainable is False and shared.variable.trainable is True
    if frozen and any(e.moment.serial > shared.moment.serial and shared.variable in e.facts["variables"] for e in trained_later):
        yield "trainable", "it was created as trainable, and an optimizer that takes all trainable variables trains it"
    others = wanted.collections if given.collections is None and shared.variable.collection == "global" else None
    if others is not None and all(isinstance(name, str) and name != "variables" for name in others):
        yield "collections", "it was created as a global variable, and stays one: it is saved and initialized with the others"
    if wanted.regularizer is not None and given.regularizer is None and shared.variable.regularizer is None:
        yield "regularizer", _NO_LOSS


def _values(facts: InitializerFacts | None) -> InitializerFacts | None:
    """An initializer that is a table of values, not a way to draw them."""
    return facts if facts is not None and facts.constant_shape not in (None, ()) else None


def _trained(run: Run) -> list[Noted]:
    """What optimizers trained that were given no list of variables."""
    everything = {id(e.facts["optimizer"]) for e in run.events if isinstance(e, Noted) and e.what == "all trained"}
    return [e for e in run.events if isinstance(e, Noted) and e.what == "trained" and id(e.facts["optimizer"]) in everything]
