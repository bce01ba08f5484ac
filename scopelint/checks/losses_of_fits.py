"""Weights that the loss of a fit has, and that no model knows: TVS405.

A fit trains what its model tracks. What the loss computes with besides is a part of what is minimized, and stays as it was made.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..primitives.leaves import Written
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .queries.accesses import changes, creations, noted
from .queries.order import by_age
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS405")
def weights_of_a_loss(run: Run) -> Iterator[Sighting]:
    """A loss that a model is compiled with computes with weights of its own, and nothing ever trains them, or gives them a value."""
    losses = [e for e in noted(run, "loss of a fit") if not e.moment.arms]
    if not losses or any(noted(run, "restored", "handed out", "checkpoint read", "loaded")):
        return
    made, known = creations(run), changes(run).keys() | _fitted(run)
    for event in losses:
        for variable in by_age(v for v in event.facts["reads"] or () if isinstance(v, Variable)):
            if variable in made and variable not in known and _is_to_be_trained(variable):
                yield Sighting(
                    variable=variable,
                    reason=f"the loss computes with it, and the fit of line {row(event.moment)} trains what its model tracks",
                    moment=made[variable].moment,
                    told="made here",
                    earlier=event.moment,
                    before="the model is fitted here, without it",
                    shown=None,
                )
                return


def _fitted(run: Run) -> set[object]:
    return {v for e in noted(run, "fit ends", "tracked") for v in e.facts["trainable" if e.what == "fit ends" else "tracked"] or ()}


def _is_to_be_trained(variable: Variable) -> bool:
    """Whether a variable of the program's own is a matrix that begins with what nobody has written down, and may be trained.

    A row of weights for the classes, or a number that a callback changes, is a setting.
    """
    begins, shape = variable.initializer, variable.shape
    loose = variable.kind == "variable" and variable.trainable is True and variable.graph.eager
    drawn = isinstance(begins, Tensor) and bool(begins.leaves) and not any(map(_is_written, begins.leaves)) and not begins.reads
    return loose and drawn and shape is not None and len(shape) >= 2


def _is_written(leaf: object) -> bool:
    """Whether numbers are written down, or are those of an array."""
    return isinstance(leaf, Written) or getattr(leaf, "name", None) == "Const"
