"""Weights that are added to a layer that is built: TVS106."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import Function, Instance
from .queries.accesses import noted
from .queries.measures import hangs_on_measures
from .sightings import Sighting, run_check


@run_check("TVS106")
def added_when_built(run: Run) -> Iterator[Sighting]:
    """Keras 3 refuses a weight of a layer whose own `build` has been run, be it only for an input of another size."""
    for event in noted(run, "layer made in call"):
        if is_refused(event) and not event.moment.arms and not event.moment.decided:
            yield Sighting(
                reason="You cannot add new elements of state to a layer that is already built, and call adds a weight",
                moment=event.moment,
                told="call adds a weight here, after build",
                shown=None,
            )
            return


@run_check("TVS106")
def added_later(run: Run) -> Iterator[Sighting]:
    """The same of what the program adds from outside: by a method, or as it sets what is a property of the layer."""
    for event in noted(run, "weight added late"):
        if is_refused(event) and hangs_on_measures(event.moment):
            yield Sighting(
                reason="You cannot add new elements of state to a layer that is already built, and this adds a weight",
                moment=event.moment,
                told="a weight is added here, after build",
                shown=None,
            )
            return


def is_refused(event: Noted) -> bool:
    """Whether what is made is a weight of a layer for which a `build` of the program's has been run.

    Without one Keras runs the call itself to build the layers inside, and lets it add weights then.
    """
    layer = event.facts["layer"]
    build = layer.cls.find("build") if event.facts.get("locked") is True and isinstance(layer, Instance) else None
    return isinstance(build, Function) and not build.module.stub
