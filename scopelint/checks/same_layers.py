"""A model that is made of the very layers of another one, and that the program then sets to its weights: TVS410."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..language.values import Instance
from ..primitives.tensors import Tensor, value_in
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import is_itself, noted, trainings
from .queries.holding import variables_of
from .queries.order import any_between, by_age
from .queries.ways import is_within, loops_around, row
from .sightings import Sighting, run_check


@run_check("TVS410")
def one_network_twice(run: Run) -> Iterator[Sighting]:
    """A loop that trains sets a model again and again to what the other one has: it was to stay behind meanwhile, and is the other one."""
    lagging = ((e, one, two) for e, one, two in _copied(run) if _is_to_lag(run, e, _in_both(one, two)))
    for event, first, second in itertools.chain(lagging, averaged(run), _mixed(run)):
        both, moment = _in_both(first, second), _made_last(run, first, second)
        if both and moment is not None:
            yield Sighting(
                variable=both[0],
                reason=f"is in both models, as this one is made of the other one's layers: what line {row(event.moment)} copies is there",
                moment=moment,
                told="made of the same layers here",
                earlier=event.moment,
                before="copied from the one to the other here",
                shown=Life("one for two", (Act("bound", moment, (both[0],)),)),
            )
            return


def averaged(run: Run) -> Iterator[tuple[Noted, Instance, Instance]]:
    """Where a variable is assigned from itself, as the variables of two models are that one of them is made of: (event, model, model)."""
    listed = list(noted(run, "listed"))
    for event in noted(run, "assigned") if listed else ():
        variable, value = event.facts["variable"], event.facts["value"]
        if event.facts["how"] != "assign" or not isinstance(variable, Variable) or not isinstance(value, Tensor | Variable):
            continue
        if is_itself(value, variable):
            before = (e.facts["model"] for e in reversed(listed) if e.moment.serial < event.moment.serial)
            models = list({id(m): m for m in before if isinstance(m, Instance) and variable in variables_of(m)}.values())[:2]
            if len(models) == 2 and _in_both(*models) and _made_last(run, *models) is not None:
                yield event, models[0], models[1]


def _mixed(run: Run) -> Iterator[tuple[Noted, Instance, Instance]]:
    """Where a loop that trains sets a model to what is computed of its weights and of another's, which nothing changes in between."""
    taken = list(noted(run, "weights taken"))
    trained = [e.moment.serial for e in noted(run, "trained", "fitted", "assigned", "weights set")] if len(taken) > 1 else []
    for event in noted(run, "weights set") if len(taken) > 1 else ():
        own, weights, model = event.facts["own"], event.facts["weights"], event.facts["model"]
        if not isinstance(own, tuple) or not isinstance(weights, tuple) or len(own) != len(weights) or not isinstance(model, Instance):
            continue
        pairs = list(zip(own, weights, strict=True))
        if not pairs or not all(isinstance(w, Tensor) and _is_computed_of(w, v) for v, w in pairs):
            continue
        before = [e for e in taken if e.moment.serial < event.moment.serial and own[0] in variables_of(e.facts["model"])][-2:]
        other = next((e.facts["model"] for e in before if e.facts["model"] is not model), None)
        if len(before) < 2 or not any(e.facts["model"] is model for e in before) or any_between(trained, *before):
            continue
        if isinstance(other, Instance) and _is_to_lag(run, event, _in_both(other, model)):
            yield event, other, model


def _is_computed_of(value: Tensor, variable: object) -> bool:
    """Whether something comes of a variable and of no other, and is not its value as it is."""
    return value.reads == frozenset([variable]) and not value.leaves and value_in(value) is None


def _in_both(first: Instance, second: Instance) -> list[Variable]:
    """What two models have to train, if they have the very same variables."""
    held = variables_of(first)
    return [v for v in by_age(held) if v.trainable is True] if held == variables_of(second) else []


def _made_last(run: Run, first: Instance, second: Instance) -> Moment | None:
    """Where the later one of two models is made; None if that is not known of both."""
    made = [moment for each in (first, second) if (moment := _made(run, each)) is not None]
    return max(made, key=lambda each: each.serial) if len(made) == 2 else None


def _copied(run: Run) -> Iterator[tuple[Noted, Instance, Instance]]:
    """Where a model is set to the weights of another, and the two models."""
    taken = list(noted(run, "weights taken"))
    for event in noted(run, "weights set"):
        weights, model = event.facts["weights"], event.facts["model"]
        sources = (e for e in taken if weights and e.facts["weights"] == weights and e.moment.serial < event.moment.serial)
        other = next((e.facts["model"] for e in sources if e.facts["model"] is not model), None)
        if isinstance(other, Instance) and isinstance(model, Instance):
            yield event, other, model


def _is_to_lag(run: Run, event: Noted, variables: list[Variable]) -> bool:
    """Whether a loop that trains sets a model again and again: it was to stay behind meanwhile."""
    turns = loops_around(event.moment) if variables else []
    return any(v in variables and is_within(e.moment, turns[0]) for v, e in trainings(run)) if turns else False


def _made(run: Run, model: Instance) -> Moment | None:
    """Where a model is made: of a class of the user's, where that is called."""
    made = [e for e in noted(run, "object made", "layer made") if e.facts.get("object", e.facts.get("layer")) is model]
    return next((e.moment for e in made if e.what == "object made"), made[0].moment if made else None)
