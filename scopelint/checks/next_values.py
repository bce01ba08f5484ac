"""A value that is learned from the one of the state after it, which another network says that nobody trains: TVS509.

A function makes a network in a scope of a default name, so that each call has one of its own. What the second says of the next data, with
what is got on the way, is all that the first learns: it comes to what the second was initialized with.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import are_twins, assignments, creations, name_of, noted, trainings
from .queries.flow import first_data
from .queries.order import compatible
from .queries.ways import row
from .sightings import Sighting, run_check
from .training import are_of_one_name, named_anew


@run_check("TVS509")
def said_by_another(run: Run) -> Iterator[Sighting]:
    """Behind a stopped gradient stands a number for each example, of data that are fed and of what the untrained one of two says.

    What is to be predicted of a network that nobody trains is all that is behind, as where its features are, or is of the same data.
    """
    stopped = [e for e in noted(run, "stopped") if _is_a_number_each(e.facts["value"])]
    losses = [e.facts["loss"] for e in noted(run, "all trained", "chosen to train")] if stopped else []
    if not losses or any(noted(run, "restored", "imported", "handed out", "loaded", "fitted")):
        return
    if any(e.facts["opaque"] for e in noted(run, "run")):
        return
    made, fed, trained, changed = creations(run), first_data(run), dict(trainings(run)), assignments(run)
    for event in stopped:
        value = event.facts["value"]
        others = [made[v] for v in value.reads if v in made and v not in trained and v not in changed and v.trainable is True]
        for other in sorted(others, key=lambda e: e.moment.serial):
            first = _twin_of(other, made.values(), trained)
            if first is None or not _is_beyond(value, fed.get(first.variable), fed.get(other.variable)):
                continue
            anew = named_anew(run, first, other)
            one, two = first.variable, other.variable
            learns = any(isinstance(loss, Tensor) and one in loss.gradients and two in loss.behind - loss.reads for loss in losses)
            if anew is not None and learns and not event.moment.arms:
                yield _sighting(first, other, event, *anew)
                return


def _is_a_number_each(value: object) -> bool:
    """Whether a tensor of a graph has a number for each example, known as such by its shape."""
    shape = value.shape if isinstance(value, Tensor) else None
    return bool(shape) and shape is not None and (len(shape) == 1 or (len(shape) == 2 and shape[1] == 1))


def _twin_of(other: Created, made: Iterable[Created], trained: Container[Variable]) -> Created | None:
    """A matrix that is trained, which the same function made before, called with the same."""
    if len(other.variable.shape or ()) < 2 or other.moment.arms:
        return None
    earlier = (e for e in made if e.variable in trained and e.moment.serial < other.moment.serial)
    before = (e for e in earlier if are_twins(e, other) and compatible(e.moment, other.moment))
    return next((e for e in before if are_of_one_name(e, other)), None)


def _is_beyond(value: Tensor, one: Fed | None, two: Fed | None) -> bool:
    """Whether two networks meet data of their own, and a value is of others besides: of what was got on the way."""
    if one is None or two is None or not two.leaves or two.reads:
        return False
    return one.leaves.isdisjoint(two.leaves) and not value.leaves <= one.leaves | two.leaves


def _sighting(first: Created, other: Created, stopped: Noted, moment: Moment, told: str) -> Sighting:
    return Sighting(
        variable=other.variable,
        given=name_of(first.variable),
        reason="trained",
        moment=moment,
        told=f"{told}: line {row(stopped.moment)} has the first one learn from what it says",
        earlier=first.moment,
        before="the trained one is made here",
        shown=Pair(first.moment, other.moment, shared=False, told="training"),
    )
