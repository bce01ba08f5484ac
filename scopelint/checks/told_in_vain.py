"""Weights that a function is given to compute with, and never reads, as it has its own way to the variables: TVS305.

What a step of an inner loop makes of the weights, `w - rate * slope`, is handed to the function that runs the network. One that takes the
variables itself computes with what they are, and the step has no effect.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..tf.variables import Variable
from .queries.accesses import creations, noted
from .queries.order import by_age
from .sightings import Sighting, run_check


@run_check("TVS305")
def told_in_vain(run: Run) -> Iterator[Sighting]:
    """A function computes with variables of which it was given what a step has made of them, each in the shape that it has."""
    told = [e for e in noted(run, "told in vain") if not e.moment.arms]
    made = creations(run) if told else {}
    for event in told:
        used = by_age(_stepped(event, made) & event.facts["own"])
        if used:
            name, by = event.facts["name"], event.facts["by"]
            yield Sighting(
                variable=used[0],
                parameter="next value",
                reason=f"{by} is given it as {name!r}, never reads that, and computes with the variable",
                moment=event.moment,
                told="what a step makes of it is handed over here",
                earlier=made[used[0]].moment,
                before="the variable is made here",
                shown=None,
            )


def _stepped(event: Noted, made: Mapping[Variable, Created]) -> frozenset[Variable]:
    """The variables of which all that is handed over is the next value, if it is that: each computed from one, in its shape."""
    found: set[Variable] = set()
    for tensor in event.facts["tensors"]:
        of = [v for v in tensor.reads if v.shape is not None and v.shape == tensor.shape]
        if not isinstance(tensor, Tensor) or len(tensor.reads) != 1 or not of or of[0] not in made or of[0].trainable is not True:
            return frozenset()
        found.update(of)
    return frozenset(found)
