"""Layers that are frozen after a program has listed what it is going to train, and are in that list: TVS519.

What is set of a layer decides which variables a model lists from then on. A list that is there already knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .gradients import data_of
from .queries.accesses import noted
from .queries.holding import variables_of
from .queries.order import by_age, follows
from .queries.ways import row
from .sightings import Sighting, run_check


class Step(NamedTuple):
    """Where variables are stepped by their gradients, and which ones what they go down comes of."""

    event: Noted
    variables: set[Variable]
    comes_of: frozenset[Variable]

    @property
    def moment(self) -> Moment:
        """When that is, or is traced."""
        return self.event.moment


@run_check("TVS519")
def frozen_when_listed(run: Run) -> Iterator[Sighting]:
    """What a model has for trainable is listed, a part of the model is frozen, and a step goes by the list: it trains that part too.

    Who lists it once more after the freezing has both lists, and trains the one that is wanted; who compiles a model of the part may
    well freeze it for that one alone.
    """
    frozen = [e for e in noted(run, "trainable set") if e.facts["value"] is False and not e.moment.arms]
    lists = [e for e in noted(run, "listed") if e.facts["trainable"] and is_read_by_the_user(e)] if frozen else []
    steps = sorted([*_of_optimizers(run), *steps_by_hand(run)], key=lambda s: s.moment.serial) if lists else []
    for event in frozen if steps else ():
        ours = [v for v in by_age(variables_of(event.facts["layer"])) if v.trainable is True]
        listed = next((e for e in reversed(lists) if _is_of_more(e, event, ours) and follows(e.moment, event.moment)), None)
        step = next((e for e in steps if not e.variables.isdisjoint(ours) and e.moment.serial > event.moment.serial), None)
        if listed is None or step is None or not _trains_more(step, listed, ours) or _is_decided_anew(run, event, step, ours):
            continue
        late = next(v for v in ours if v in step.variables)
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


def is_read_by_the_user(listed: Noted) -> bool:
    """Whether a line of the user's reads the attribute, and not something of a library's on the way."""
    asked = listed.moment.frame.parent if listed.moment.frame is not None else None
    return asked is not None and not asked.place.stub


def _is_of_more(listed: Noted, event: Noted, ours: list[Variable]) -> bool:
    """Whether a list was taken before a freezing, of a model that has what is frozen and more: matrices, not only what normalizes."""
    before = listed.moment.serial < event.moment.serial and listed.facts["model"] is not event.facts["layer"]
    return before and any(len(v.shape or ()) > 1 for v in ours) and set(ours) < _found(listed)


def _found(listed: Noted) -> set[Variable]:
    return {v for v in variables_of(listed.facts["found"]) if v.trainable is True}


def _of_optimizers(run: Run) -> Iterator[Step]:
    """The steps of optimizers that are not told to train whatever there is."""
    told = {id(e.facts["optimizer"]) for e in noted(run, "all trained")}
    for event in noted(run, "trained"):
        if id(event.facts["optimizer"]) not in told and not event.moment.arms:
            yield step_of(event)


def step_of(trained: Noted) -> Step:
    """The step that an optimizer takes."""
    gradients = [g for g in trained.facts.get("gradients") or () if isinstance(g, Tensor)]
    comes_of = frozenset[Variable]().union(*(g.reads | g.behind for g in gradients))
    return Step(trained, {v for v in trained.facts["variables"] if isinstance(v, Variable)}, comes_of)


def steps_by_hand(run: Run) -> Iterator[Step]:
    """The steps that a program takes itself, by what comes of the gradients that it asked for last."""
    asked: Noted | None = None
    slopes = set[object]()
    steps = list[tuple[Noted, dict[Variable, Noted]]]()
    for event in noted(run, "gradient", "assigned"):
        if event.what == "gradient":
            asked, result = event, event.facts["result"]
            slopes = data_of(result) if isinstance(result, tuple) else set()
            steps.append((asked, {}))
        elif asked is not None and not event.moment.arms and _goes_down(event, asked, slopes):
            steps[-1][1].setdefault(event.facts["variable"], event)
    for down, stepped in steps:
        if stepped:
            loss = down.facts["loss"]
            yield Step(next(iter(stepped.values())), set(stepped), loss.reads | loss.behind)


def _goes_down(event: Noted, asked: Noted, slopes: set[object]) -> bool:
    """Whether a variable is assigned what comes of the gradients, which are data of their own, and of nothing else but itself.

    Or, where that is not known, of all that the loss comes of, and reaches none of it: as a gradient is.
    """
    variable, value, loss = event.facts["variable"], event.facts["value"], asked.facts["loss"]
    if not isinstance(value, Tensor) or not isinstance(loss, Tensor) or variable not in (asked.facts["sources"] or ()):
        return False
    if value.reads <= {variable} and not slopes.isdisjoint(value.leaves):
        return True
    return len(loss.reads) > 1 and loss.reads <= value.reads and value.gradients <= {variable}


def _trains_more(step: Step, listed: Noted, ours: list[Variable]) -> bool:
    """Whether a step trains all that was frozen, and something besides that was listed with it."""
    return set(ours) <= step.variables and not step.variables.isdisjoint(_found(listed) - set(ours))


def _is_decided_anew(run: Run, event: Noted, step: Step, ours: list[Variable]) -> bool:
    """Whether the program sets or lists it once more between a freezing and a step, or has a model compiled with it after that.

    In a graph a step is taken whenever a session says so, be it once the part is set trainable again.
    """
    eager = all(v.graph.eager for v in ours)
    for other in noted(run, "trainable set", "listed", "compiled"):
        after = event.moment.serial < other.moment.serial
        if other.what == "trainable set":
            before = not eager or other.moment.serial < step.moment.serial
            again = after and before and other.facts["value"] is not False and not variables_of(other.facts["layer"]).isdisjoint(ours)
        elif other.what == "listed":
            asked = other.facts["trainable"] and is_read_by_the_user(other) and other.moment.serial < step.moment.serial
            again = after and asked and not set(ours).isdisjoint(variables_of(other.facts["model"]))
        else:
            again = after and not variables_of(other.facts["model"]).isdisjoint(ours)
        if again:
            return True
    return False
