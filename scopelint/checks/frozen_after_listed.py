"""Layers that are frozen after a program has listed what it is going to train, and are in that list: TVS519.

What is set of a layer decides which variables a model lists from then on. A list that is there already knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .queries.accesses import noted, trainings
from .queries.holding import variables_of
from .queries.order import by_age, follows
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS519")
def frozen_when_listed(run: Run) -> Iterator[Sighting]:
    """What a model has for trainable is listed, a part of the model is frozen, and a step goes by the list: it trains that part too.

    Who lists it once more after the freezing has both lists, and trains the one that is wanted; who compiles a model of the part may
    well freeze it for that one alone.
    """
    frozen = [e for e in noted(run, "trainable set") if e.facts["value"] is False and not e.moment.arms]
    lists = [e for e in noted(run, "listed") if e.facts["trainable"] and is_asked_by_the_user(e)] if frozen else []
    told = {id(e.facts["optimizer"]) for e in noted(run, "all trained")} if lists else set[int]()
    steps = [(v, e) for v, e in trainings(run) if id(e.facts["optimizer"]) not in told] if lists else []
    for event in frozen if steps else ():
        ours = [v for v in by_age(variables_of(event.facts["layer"])) if v.trainable is True]
        listed = next((e for e in reversed(lists) if _is_of_more(e, event, ours) and follows(e.moment, event.moment)), None)
        step = next((e for v, e in steps if v in ours and e.moment.serial > event.moment.serial and not e.moment.arms), None)
        if listed is None or step is None or not _trains_more(step, listed, ours) or _is_decided_anew(run, event, step, ours):
            continue
        late = next(v for v in ours if v in step.facts["variables"])
        yield Sighting(
            variable=late,
            reason=f"it is in the list that line {row(listed.moment)} takes, before it is frozen",
            moment=event.moment,
            told=f"frozen here, and line {row(step.moment)} trains what was listed",
            earlier=listed.moment,
            before="what is trained is listed here, with it",
            shown=None,
        )
        return


def is_asked_by_the_user(listed: Noted) -> bool:
    """Whether a line of the user's reads the attribute, and not something of a library's on the way."""
    asked = listed.moment.frame.parent if listed.moment.frame is not None else None
    return asked is not None and not asked.place.stub


def _is_of_more(listed: Noted, event: Noted, ours: list[Variable]) -> bool:
    """Whether a list was taken before a freezing, of a model that has what is frozen and more: matrices, not only what normalizes."""
    before = listed.moment.serial < event.moment.serial and listed.facts["model"] is not event.facts["layer"]
    return before and any(len(v.shape or ()) > 1 for v in ours) and set(ours) < _found(listed)


def _found(listed: Noted) -> set[Variable]:
    return {v for v in variables_of(listed.facts["found"]) if v.trainable is True}


def _trains_more(step: Noted, listed: Noted, ours: list[Variable]) -> bool:
    """Whether a step trains all that was frozen, and something besides that was listed with it."""
    trained = set(step.facts["variables"])
    return set(ours) <= trained and not trained.isdisjoint(_found(listed) - set(ours))


def _is_decided_anew(run: Run, event: Noted, step: Noted, ours: list[Variable]) -> bool:
    """Whether the program sets or lists it once more between a freezing and a step, or has a model compiled with it after that."""
    for other in noted(run, "trainable set", "listed", "compiled"):
        after = event.moment.serial < other.moment.serial
        if other.what == "trainable set":
            again = after and other.facts["value"] is not False and not variables_of(other.facts["layer"]).isdisjoint(ours)
        elif other.what == "listed":
            asked = other.facts["trainable"] and is_asked_by_the_user(other) and other.moment.serial < step.moment.serial
            again = after and asked and not set(ours).isdisjoint(variables_of(other.facts["model"]))
        else:
            again = after and not variables_of(other.facts["model"]).isdisjoint(ours)
        if again:
            return True
    return False
