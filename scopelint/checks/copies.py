"""Copies of objects that are none of their variables: TVS306 and TVS410 where one set of weights stands on both sides."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import Instance
from .findings import Act, Life
from .queries.accesses import noted, trainings
from .queries.holding import variables_of
from .queries.order import by_age, oldest
from .queries.words import MEANT
from .sightings import Sighting, run_check


@run_check("TVS410")
def copied_shallow(run: Run) -> Iterator[Sighting]:
    """`copy.copy` of a model that goes on learning: the copy has the very same variables, and nothing else of its own either."""
    trained = list(trainings(run))
    for event in noted(run, "copied shallow") if trained else ():
        source, copy = event.facts["source"], event.facts["copy"]
        if not isinstance(source, Instance) or not isinstance(copy, Instance) or not _is_all_the_same(source, copy) or event.moment.arms:
            continue
        held = variables_of(source)
        learned = next((e for v, e in trained if v in held and e.moment.serial > event.moment.serial), None)
        if learned is not None:
            variable = oldest(v for v, e in trained if v in held)
            yield Sighting(
                variable=variable,
                reason="is in the copy as well: copy.copy copies no variable, and what trains the one changes both",
                moment=event.moment,
                told="copied here, with the same variables",
                earlier=learned.moment,
                before="trained here",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )


def _is_all_the_same(source: Instance, copy: Instance) -> bool:
    """Whether a copy still has what its source has, and nothing besides: it was to be a copy, not one that shares on purpose."""
    return source.attrs.data.keys() == copy.attrs.data.keys() and all(copy.attrs.data[k] is v for k, v in source.attrs.data.items())


@run_check("TVS306")
def weights_of_one(run: Run) -> Iterator[Sighting]:
    """A model is set to the weights of another one, with which it shares some of its layers."""
    taken = list(noted(run, "weights taken"))
    for event in noted(run, "weights set"):
        source = next((e for e in taken if e.facts["weights"] == event.facts["weights"] and _is_of_models(e, event)), None)
        if source is None:
            continue
        ours, theirs = variables_of(event.facts["model"]), variables_of(source.facts["model"])
        both = [v for v in by_age(ours & theirs) if v.trainable is True]
        if both and ours - theirs and theirs - ours:
            yield Sighting(
                variable=both[0],
                moment=event.moment,
                told="set to the weights of the other model here, which has this one as well",
                earlier=source.moment,
                before="the weights are taken here",
                shown=None,
            )


def _is_of_models(taken: Noted, put: Noted) -> bool:
    models = taken.facts["model"], put.facts["model"]
    return models[0] is not models[1] and bool(taken.facts["weights"]) and taken.moment.serial < put.moment.serial


@run_check("TVS410")
def remembered_for_both(run: Run) -> Iterator[Sighting]:
    """Two attributes of an object are what a memoised function gave for equal numbers: it was to make one for each."""
    remembered = {id(e.facts["cell"]): e for e in noted(run, "remembered") if e.facts.get("numbers")}
    for event in noted(run, "aliased") if remembered else ():
        made = remembered.get(id(event.facts["now"]))
        held = by_age(variables_of(event.facts["now"]))
        name, beside = event.facts["name"], event.facts["beside"]
        if made is None or not held or event.moment.arms or MEANT.stand_in(name) or MEANT.stand_in(beside):
            continue
        yield Sighting(
            variable=held[0],
            reason=f"is {beside} as well as {name}: a function that remembers what it made gives the same for equal arguments",
            moment=made.moment,
            told="made here, once for equal arguments",
            earlier=event.moment,
            before=f"bound as {name} here",
            shown=Life("one for two", (Act("bound", event.moment, (held[0],)),)),
        )
