"""Clones whose weights are averaged with others, and that have begun with weights of their own: TVS403.

What two networks have learned from two beginnings has no mean that says anything; what they have learned from one has.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor, value_in
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import noted
from .queries.holding import variables_of
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS403")
def averaged_from_nothing(run: Run) -> Iterator[Sighting]:
    """A model is set to what several clones of one model have learned, none of which was given the weights of that."""
    cloned = list(noted(run, "cloned"))
    fresh = {v: e for e in cloned if not _is_given(run, e) for v in variables_of(e.facts["model"])} if len(cloned) > 1 else {}
    for event in noted(run, "weights set") if fresh else ():
        weights = event.facts["weights"]
        for weight in weights if isinstance(weights, tuple) and not event.moment.arms else ():
            behind = [fresh[v] for v in weight.reads if v in fresh] if isinstance(weight, Tensor) else []
            first = min(behind, key=lambda e: e.moment.serial, default=None)
            others = [e for e in behind if first is not None and e is not first and e.facts["source"] is first.facts["source"]]
            if first is None or not others:
                continue
            yield Sighting(
                reason=f"the clone does not have the weights of the model, and line {row(event.moment)} puts it together with another one, "
                "which began elsewhere",
                moment=first.moment,
                told="cloned here, without the weights",
                earlier=event.moment,
                before="set to what several clones have learned here",
                shown=Life("cloned", (Act("cloned", first.moment), Act("used", event.moment))),
            )
            return


@run_check("TVS403")
def moved_from_elsewhere(run: Run) -> Iterator[Sighting]:
    """A clone is moved towards its model by and by, and was never set to it: it holds what it began with for a long time."""
    for clone in noted(run, "cloned") if not any(noted(run, "restored", "loaded")) else ():
        mine, theirs = (variables_of(clone.facts[which]) for which in ("model", "source"))
        steps = [e for e in _gifts(run, mine) if not e.moment.arms]
        if steps and all(_kept(e, mine, theirs) for e in steps):
            step = steps[0]
            yield Sighting(
                reason=f"the clone does not have the weights of the model, and line {row(step.moment)} moves it towards them by and by",
                moment=clone.moment,
                told="cloned here, without the weights",
                earlier=step.moment,
                before="moved towards those of the model here",
                shown=Life("cloned", (Act("cloned", clone.moment), Act("used", step.moment))),
            )
            return


def _gifts(run: Run, mine: Set[Variable]) -> Iterator[Noted]:
    """Where some of these variables are given values, one by one or as those of a model."""
    for event in noted(run, "assigned", "weights set"):
        if mine & (variables_of(event.facts["model"]) if event.what == "weights set" else {event.facts["variable"]}):
            yield event


def _kept(event: Noted, mine: Set[Variable], theirs: Set[Variable]) -> bool:
    """Whether what is given is made of what the clone has and of what its model has."""
    values = event.facts["weights"] if event.what == "weights set" else (event.facts["value"],)
    tensors = [value for value in values if isinstance(value, Tensor)] if isinstance(values, tuple) else []
    # A rate of 1 takes all of one value.
    return bool(tensors) and all(each.reads & mine and each.reads & theirs and value_in(each) is None for each in tensors)


def _is_given(run: Run, clone: Noted) -> bool:
    """Whether a clone gets weights from elsewhere, as a whole or one by one."""
    model = clone.facts["model"]
    held = variables_of(model)
    copied = (e for e in noted(run, "assigned") if e.facts["variable"] in held)
    return any(e.facts["model"] is model for e in noted(run, "weights set")) or any(map(_is_from_elsewhere, copied))


def _is_from_elsewhere(event: Noted) -> bool:
    value = event.facts["value"]
    own = isinstance(value, Tensor) and event.facts["variable"] in value.reads
    return event.facts["how"] == "assign" and not own and (value is None or isinstance(value, Variable | Tensor))
