"""Weights that are to be tied, of which the one only begins as a copy of the other: TVS202.

`tf.Variable(tf.transpose(w.initialized_value()))` is a variable of its own: the first step of the training takes the two apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..exploration.explore import Run
from ..language.trace import Value
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed
from ..tf.variables import Variable
from .findings import Pair
from .gradients import stepped_by_hand
from .queries.accesses import assignments, creations, events, name_of, noted
from .queries.holding import is_eager
from .queries.order import compatible
from .sightings import Sighting, run_check

_LEARNED = ("trained", "fit ends", "assigned", "loaded", "restored", "imported", "weights set", "checkpoint read", "run", "handed out")
"""What may have changed a variable."""


@run_check("TVS202")
def tied_at_first(run: Run) -> Iterator[Sighting]:
    """One step trains a weight and another one on what comes of it, which begins as the first one turned over: nothing was learned yet."""
    lists = [e.facts["variables"] for e in noted(run, "trained")] + [e.facts["trainable"] for e in noted(run, "fit ends")]
    by_hand = stepped_by_hand(run)
    steps = [frozenset(v for v in each if isinstance(v, Variable)) for each in lists] + ([by_hand] if by_hand else [])
    made = creations(run) if steps else {}
    turned = [(event, source) for event in made.values() if (source := _turned_over(event, made)) is not None]
    if not turned:
        return
    assigned = assignments(run).keys() - by_hand
    for event, source in turned:
        variable = event.variable
        if any(e.moment.serial < event.moment.serial for e in noted(run, *_LEARNED)) or variable in assigned:
            continue  # what it begins with may have been learned
        together = any({variable, source} <= step for step in steps)
        if together and _meet(run, variable, source) and compatible(made[source].moment, event.moment) and not event.moment.arms:
            yield Sighting(
                variable=variable,
                reason=f"it begins as {name_of(source)} turned over, and the training takes the two apart",
                moment=event.moment,
                told="a variable of its own is made here",
                earlier=made[source].moment,
                before="what it begins with is made here",
                shown=Pair(made[source].moment, event.moment, shared=False, told="training"),
            )


def _turned_over(event: Created, made: Mapping[Variable, Created]) -> Variable | None:
    """The one matrix of which the initial value of another one is the transpose, where both are trainable."""
    facts = event.asked.initializer
    value: Value = facts.value if facts is not None else event.variable.initializer
    if not isinstance(value, Tensor) or value.leaves or event.variable.trainable is not True:
        return None
    of = value.reads | value.gradients
    source = next(iter(of)) if len(of) == 1 else None
    if source not in made or source is None or source.trainable is not True:
        return None
    if source.graph is not event.variable.graph and not (is_eager(source) and is_eager(event.variable)):
        return None
    shapes = source.shape, event.variable.shape
    return source if shapes[0] is not None and len(shapes[0]) == 2 and shapes[1] == shapes[0][::-1] else None


def _meet(run: Run, one: Variable, two: Variable) -> bool:
    """Whether one of the two is applied to data that was computed with the other."""
    return any((e.variable is one and two in e.reads) or (e.variable is two and one in e.reads) for e in events(run, Fed))
