"""Checks that look at one run at a time: what they see, and how it becomes a finding."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..record.events import Created
from ..tf.variables import Variable
from . import story
from .findings import Finding, Life, Pair
from .grouping import Group, grouped, user_place
from .queries.accesses import name_of
from .queries.ways import row
from .registry import Check, check


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Sighting:
    """What is wrong in one run: at a `moment` the program does what `told` says, having done at an `earlier` one what `before` says.

    `variable`, `reason`, `given` and `parameter` are for the message of the rule's page, and so is a row as `first`: that
    of `given_at` where what is `given` was made at another moment than `earlier`, which it is otherwise.
    """

    moment: Moment
    told: str
    shown: Pair | Life | None
    """What the verifier is to settle."""
    variable: Variable | None = None
    name: str = ""
    """What stands for the variable in the message, where there is none."""
    earlier: Moment | None = None
    before: str = ""
    reason: str = ""
    given: str = ""
    given_at: Moment | None = None
    parameter: str = ""
    at: Moment | None = None
    """Where it is told of, if that is not what the steps end with."""


S = TypeVar("S", bound=Sighting)
Seen = Callable[[Run], Iterable[Sighting]]


def run_check(code: str, key: Callable[[Sighting], Hashable] = user_place) -> Callable[[Seen], Check]:
    """Makes a function that sees what is wrong in a run a check; `key` tells what is one finding."""
    return lambda see: check(code)(partial(seen, code, see=see, key=key))


def seen(code: str, exploration: Exploration, see: Seen, key: Callable[[Sighting], Hashable] = user_place) -> Iterator[Finding]:
    """What is seen in the runs of a root, as findings of a rule."""
    return (finding(code, group) for group in grouped(exploration, see, key))


def finding(code: str, group: Group[S]) -> Finding:
    """What is seen in some runs, as a finding of a rule."""
    sighting = group.event
    name = name_of(sighting.variable) if sighting.variable is not None else sighting.name or None
    values = {"variable": name or "", "reason": sighting.reason, "given": sighting.given, "parameter": sighting.parameter}
    if sighting.earlier is not None:
        values["first"] = str(row(sighting.given_at or sighting.earlier))
        steps = story.two_ways(sighting.earlier, sighting.before, sighting.moment, sighting.told)
    else:
        steps = story.way(sighting.moment, sighting.told)
    return Finding(code, sighting.at or sighting.moment, name, values, tuple(steps), group.assumptions(), sighting.shown)


def not_followed(event: Noted, follower: Created, learner: Created, reason: str, told: str) -> Sighting:
    """What is assigned in an event does not follow its twin that learns, for a reason."""
    return Sighting(
        variable=follower.variable,
        given=name_of(learner.variable),
        reason=reason,
        moment=event.moment,
        told=told,
        earlier=learner.moment,
        before="the one that learns is made here",
        shown=Pair(learner.moment, follower.moment, shared=False, told="training"),
    )
