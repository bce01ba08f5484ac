"""Penalties that the layers of Keras keep to themselves, where a program asks the collection of its graph for them: TVS305."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .queries.accesses import creations, noted, trainings
from .queries.order import by_age, compatible
from .queries.sizes import kept_small
from .queries.ways import is_asked_by_the_user
from .sightings import Sighting, run_check


@run_check("TVS305")
def penalties_of_layers(run: Run) -> Iterator[Sighting]:
    """A layer of Keras is given a regularizer in a graph, and the program looks for its loss where only `tf.layers` would put it."""
    asked = [e for e in noted(run, "collected") if e.facts["key"] == "regularization_losses" and is_asked_by_the_user(e.moment)]
    given = {e.facts["variable"]: e for e in noted(run, "regularized") if _makes_a_loss(e)} if asked else {}
    if not given or any(noted(run, "losses asked", "fitted", "handed out", "imported")):
        return  # who has the layer's own losses needs no collection
    made, small, trained = creations(run), kept_small(run), dict(trainings(run))
    wanting = by_age(v for v in given if isinstance(v, Variable) and not v.graph.eager and v in made and v in trained and v not in small)
    for event in asked:
        before = (v for v in wanting if given[v].moment.serial < event.moment.serial and compatible(given[v].moment, event.moment))
        variable = next((v for v in before if not _has(event, v)), None)
        if variable is not None:
            yield Sighting(
                variable=variable,
                parameter="regularizer",
                reason="a layer of Keras keeps the loss in its own `losses`, and the collection that is asked for here has none of it",
                moment=event.moment,
                told="the collection is asked for losses here",
                earlier=made[variable].moment,
                before="the layer of Keras is built here",
                shown=None,
            )
            return


def _has(asked: Noted, variable: Variable) -> bool:
    """Whether a collection may have a loss that comes of a variable."""
    return asked.facts["list"].open or any(not isinstance(item, Tensor) or variable in item.reads for item in asked.facts["seen"])


def _makes_a_loss(event: Noted) -> bool:
    """Whether a regularizer makes something of a weight: one of a scale of zero gives None."""
    return any(isinstance(loss, Tensor) for loss in event.facts["losses"])
