"""Which variables a program itself keeps small."""

from __future__ import annotations

from ...exploration.explore import Run
from ...primitives.tensors import Tensor, weights_of
from ...tf.variables import Variable
from .accesses import noted


def kept_small(run: Run) -> set[Variable]:
    """The variables whose size is a part of a loss by the program's own doing, and those that it makes smaller by what they are."""
    found = {v for e in noted(run, "sized") for v in e.facts["variables"]}
    for event in noted(run, "assigned"):
        value = event.facts["value"]
        plain = not isinstance(value, Tensor) or value.leaves or weights_of(value) is not None
        if not plain and event.facts["how"] in ("assign", "assign_sub") and value.reads == {event.facts["variable"]}:
            found.add(event.facts["variable"])
    return found
