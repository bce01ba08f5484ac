"""Losses of an evaluation that a training takes along, as it takes all that the graph has collected: TVS518."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from .queries.accesses import creations, noted
from .queries.order import by_age, follows
from .queries.ways import row
from .queries.words import MEASURED
from .sightings import Sighting, run_check


@run_check("TVS518")
def measured_and_trained(run: Run) -> Iterator[Sighting]:
    """What a graph has collected of losses is trained, and one of them is that of the same network on data that it is measured on."""
    added = {id(e.facts["loss"]): e for e in noted(run, "loss added")}
    steps = list(noted(run, "trained")) if len(added) > 1 else []
    made = creations(run) if steps else {}
    for event in noted(run, "losses collected") if steps else ():
        kept = [added[id(each)] for each in event.facts["kept"] if isinstance(each, Tensor) and id(each) in added]
        measured = next((e for e in kept if _is_measured(e) and any(_is_of_other_data(e, other) for other in kept)), None)
        if measured is None or event.moment.arms or measured.moment.arms:
            continue
        loss = measured.facts["loss"]
        step = next((e for e in steps if follows(event.moment, e.moment) and _is_part(loss, e.facts["op"])), None)
        variable = next((v for v in by_age(loss.reads) if v in made and v.trainable is True), None)
        if step is not None and variable is not None and variable in step.facts["variables"]:
            yield Sighting(
                variable=variable,
                given="on what it is measured on",
                reason=f"the losses taken here include that of the evaluation (line {row(measured.moment)})",
                moment=event.moment,
                told="all losses are taken here, and trained",
                earlier=measured.moment,
                before="the loss of the evaluation is made here",
                shown=None,
            )
            return


def _is_measured(added: Noted) -> bool:
    """Whether names around a loss say that it is one of an evaluation."""
    told = (str(value) for frame in added.moment.frames() for _, value in frame.known if isinstance(value, str))
    return MEASURED.stand_in(show(added.facts["within"]), *told, *(f.label for f in added.moment.frames() if not f.place.stub))


def _is_of_other_data(one: Noted, other: Noted) -> bool:
    """Whether two losses are of one network, on data that have nothing in common, and the other one is none of an evaluation."""
    ours, theirs = one.facts["loss"], other.facts["loss"]
    learned = {v for v in ours.reads if v.trainable is True}
    same = learned and learned == {v for v in theirs.reads if v.trainable is True}
    return bool(same and ours.leaves and theirs.leaves) and ours.leaves.isdisjoint(theirs.leaves) and not _is_measured(other)


def _is_part(loss: Tensor, op: object) -> bool:
    return isinstance(op, Tensor) and bool(loss.leaves) and loss.leaves <= op.leaves
