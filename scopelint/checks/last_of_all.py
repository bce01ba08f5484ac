"""The last of all variables that are to be trained, picked by their number, where that number is wrong: TVS308."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..record.events import Created, Failure
from ..tf.variables import Variable
from .queries.accesses import creations, events, name_of, noted
from .queries.flow import first_data
from .queries.ways import row, users_call
from .sightings import Sighting, run_check


@run_check("TVS308")
def too_few_of_the_last(run: Run) -> Iterator[Sighting]:
    """An optimizer is given the last variables of all, which are less than a layer, or one of two heads that its loss is of."""
    pieces = [e for e in noted(run, "cut") if not e.moment.arms]
    chosen = list(noted(run, "chosen to train")) if pieces else []
    if not chosen or any(noted(run, "restored", "imported", "handed out", "loaded")) or any(events(run, Failure)):
        return
    made = creations(run)
    for event in pieces:
        step = next((e for e in chosen if any(each is event.facts["list"] for each in e.facts["lists"])), None)
        variables = (*event.facts["left"], *event.facts["kept"])
        if step is None or any(v not in made for v in variables):
            continue
        first, last = made[event.facts["kept"][0]], made[event.facts["left"][-1]]
        if _is_one_layer(first, last):
            found = last
            reason = f"takes in {name_of(first.variable)} without {name_of(found.variable)}, which is of the same layer"
            wrong = any(not _is_one_layer(first, made[v]) for v in event.facts["kept"])
        else:
            found = next((made[v] for v in event.facts["left"] if _is_one_layer(made[v], last)), last)
            told = f"a head beside it that the loss of line {row(step.moment)} is of as well"
            reason = f"takes in {name_of(first.variable)} without {name_of(found.variable)}, {told}"
            wrong = _is_another_head(run, found, first, event, step)
        if wrong:
            yield Sighting(
                given=f"[-{len(event.facts['kept'])}:]",
                reason=reason,
                moment=event.moment,
                told="picked here by their number",
                earlier=found.moment,
                before=f"{name_of(found.variable)} is made here",
                shown=None,
            )
            return


def _is_one_layer(one: Created, other: Created) -> bool:
    """Whether one call of the library's has made both, in a scope of its own."""
    scopes = [str(e.variable.op_name).rpartition("/")[0] for e in (one, other)]
    same = one.moment.user_place() == other.moment.user_place() and users_call(one.moment) is users_call(other.moment)
    return same and bool(scopes[0]) and scopes[0] == scopes[1] and one.moment.place.stub and other.moment.place.stub


def _is_another_head(run: Run, left: Created, kept: Created, event: Noted, step: Noted) -> bool:
    """Whether two heads stand on one result, side by side in one function, and one loss, that is to train both later, is of either.

    Each is held against labels of its own, and what is picked is all of the other one.
    """
    fed, loss = first_data(run), step.facts["loss"]
    beside = users_call(left.moment) is users_call(kept.moment) and all(_is_one_layer(kept, creations(run)[v]) for v in event.facts["kept"])
    data = [fed[e.variable].data if e.variable in fed else () for e in (left, kept)]
    if not beside or not isinstance(loss, Tensor) or not data[0] or data[0] != data[1] or None in data[0]:
        return False
    if not {left.variable, kept.variable} <= loss.gradients:
        return False
    held = [e.facts["reads"] for e in noted(run, "measured") if e.facts["labels"] and e.facts["labels"] <= loss.leaves]
    alone = [any(v in reads and w not in reads for reads in held) for v, w in _both_ways(left.variable, kept.variable)]
    others = (e for e in noted(run, "all trained", "chosen to train") if e.facts["optimizer"] is not step.facts["optimizer"])
    whole = any(e.what == "all trained" and isinstance(e.facts["loss"], Tensor) and e.facts["loss"].result == loss.result for e in others)
    return all(alone) and whole and loss.result is not None


def _both_ways(one: Variable, other: Variable) -> tuple[tuple[Variable, Variable], tuple[Variable, Variable]]:
    return (one, other), (other, one)
