"""Lists of variables that belong to an object, and that each call of a function makes longer for all: TVS518."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import Instance
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, noted
from .queries.order import by_age, compatible
from .queries.ways import activation, row
from .sightings import Sighting, run_check


@run_check("TVS518")
def lengthened_for_all(run: Run) -> Iterator[Sighting]:
    """A call adds what it makes to a list of an object, by a name of its own: a later call's optimizer moves it, by its size alone."""
    longer = list(noted(run, "lengthened"))
    alone = {e.facts["result"]: e.facts["alone"] for e in noted(run, "penalized")} if len(longer) > 1 else {}
    if not alone:
        return
    runs, made = list(noted(run, "run")), creations(run)
    for first, again in pairwise(longer):
        pair = (first, again)
        if not _are_of_one_list(first, again) or not compatible(first.moment, again.moment) or not _is_of_an_object(run, first):
            continue
        asked = [_asked_for(run, event, event.facts["list"]) for event in pair]
        own, other = ((e, _step_of(run, e)) if e is not None else (None, None) for e in asked)
        if own[0] is None or own[1] is None or other[0] is None or other[1] is None or own[1] is other[1]:
            continue
        ours, theirs = (_alone(alone, e) for e in (own[0], other[0]))
        found = by_age(v for v in theirs - ours if v in first.facts["items"] and v in own[1].facts["variables"] and v in made)
        found = [v for v in found if v in other[1].facts["variables"]]
        if found and all(any(step.facts["op"] in e.facts["fetches"] for e in runs) for step in (own[1], other[1])):
            yield Sighting(
                variable=found[0],
                given="by both optimizers",
                reason=f"{again.facts['name']} is the list of the call before, which += makes longer and does not copy",
                moment=again.moment,
                told=f"the list is made longer here, and what it has had before goes to the optimizer of line {row(other[0].moment)}",
                earlier=first.moment,
                before="one call adds its own variables here",
                shown=Life("trained by both", tuple(Act("trained", step.moment, (found[0],)) for step in (own[1], other[1]))),
            )
            return


def _are_of_one_list(first: Noted, again: Noted) -> bool:
    """Whether two calls of one function make one list longer by one line."""
    same = first.facts["list"] is again.facts["list"] and first.moment.place == again.moment.place
    return same and activation(first.moment) is not activation(again.moment)


def _is_of_an_object(run: Run, event: Noted) -> bool:
    """Whether an object had the list before as an attribute, that no line of this function gave it."""
    held = (e for e in noted(run, "held") if e.facts["value"] is event.facts["list"] and e.moment.serial < event.moment.serial)
    return any(isinstance(e.facts["holder"], Instance) and activation(e.moment) is not activation(event.moment) for e in held)


def _asked_for(run: Run, event: Noted, variables: object) -> Noted | None:
    """Where an optimizer is told to train a list, in the call that has just made it longer."""
    call = activation(event.moment)
    later = (e for e in noted(run, "chosen to train") if e.moment.serial > event.moment.serial and e.facts["lists"][0] is variables)
    return next((e for e in later if call in e.moment.frames()), None)


def _step_of(run: Run, asked: Noted) -> Noted | None:
    steps = (e for e in noted(run, "trained") if e.facts["optimizer"] is asked.facts["optimizer"] and e.facts["op"] is not None)
    return next((e for e in steps if e.moment.serial > asked.moment.serial), None)


def _alone(alone: dict[object, frozenset[Variable]], asked: Noted) -> frozenset[Variable]:
    """The variables of which a loss has nothing but their size."""
    loss = asked.facts["loss"]
    return alone.get(loss.result, frozenset()) if isinstance(loss, Tensor) else frozenset()
