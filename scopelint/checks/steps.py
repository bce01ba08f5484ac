"""A step that is counted twice: by two optimizers, by which the rates of both decay, or by one and by hand: TVS508.

And one that a training is to end by, and that nobody counts: TVS509.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Noted, Place
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import assignments, name_of, noted, site_of
from .queries.order import compatible
from .queries.sessions import all_runs, run_among, updates_of, writes_of
from .queries.ways import loops_around, row
from .registry import check
from .sightings import Sighting, run_check, seen


@check("TVS508")
def counted_twice(exploration: Exploration) -> Iterator[Finding]:
    """One step is counted by two optimizers, of which each turn of a loop runs both: the rates that decay by it do so twice as fast.

    Where a program may run the one more often than the other, what it counts is for its author to know.
    """
    if exploration.root.kind != "test":
        unequal = {pair.places for run in exploration.runs for pair in _pairs(run) if pair.loop is None}
        yield from seen("TVS508", exploration, lambda run: (_told(pair) for pair in _pairs(run) if pair.places not in unequal))


@dataclass(frozen=True, slots=True)
class _Pair:
    """Two optimizers that count one step. `loop` is a turn of the loop that runs both, once in each of its turns; None if there is none."""

    step: Variable
    first: Noted
    second: Noted
    loop: Frame | None

    @property
    def places(self) -> tuple[Place, Place]:
        return self.first.moment.user_place(), self.second.moment.user_place()


def _pairs(run: Run) -> Iterator[_Pair]:
    """The pairs of optimizers by whose common step the rates of both decay, and that sessions run."""
    counting = [e for e in noted(run, "trained") if _decays(e)]
    runs = list(noted(run, "run")) if len(counting) > 1 else []
    assigned = assignments(run)
    for first, second in combinations(counting if runs else (), 2):
        step = first.facts["step"]
        ours, theirs = (set(each.facts["variables"]) for each in (first, second))
        apart = step is second.facts["step"] and ours and theirs and ours.isdisjoint(theirs)  # what an unknown library makes may be one
        if apart and step not in assigned and compatible(first.moment, second.moment):
            does = [[e for e in runs if {step, *each.facts["variables"]} <= updates_of(e)] for each in (first, second)]
            if does[0] or does[1]:
                yield _Pair(step, first, second, _turn_of_both(does[0], does[1], first, second))


def _turn_of_both(ours: list[Noted], theirs: list[Noted], first: Noted, second: Noted) -> Frame | None:
    """A turn of a `for` loop that runs two operations, if all of them that run either do so once, whatever else is the case."""
    turns = [Counter(loops[-1] if (loops := loops_around(e.moment)) else None for e in events) for events in (ours, theirs)]
    operations = (first.facts["op"], second.facts["op"])
    events = (*ours, *theirs)
    always = all(set(e.moment.arms) <= set(second.moment.arms) and not _runs_one_of_several(e, operations) for e in events)
    frames = list(turns[0])
    if not always or turns[0] != turns[1] or set(turns[0].values()) != {1} or any(f is None or f.label == "while" for f in frames):
        return None
    return frames[0]


def _runs_one_of_several(event: Noted, operations: Sequence[object]) -> bool:
    """Whether a session runs what an `if` has chosen among operations: it stands for all of them, has no name and is none of them."""
    others = (each for each in event.facts["fetches"] if all(each is not other for other in operations))
    return any(isinstance(each, Tensor) and each.writes and each.name is None for each in others)


def _decays(event: Noted) -> bool:
    """Whether the rate of an optimizer hangs on the step that it counts."""
    step, rate = event.facts.get("step"), event.facts.get("rate")
    return isinstance(step, Variable) and isinstance(rate, Tensor) and step in rate.reads | rate.behind


def _told(pair: _Pair) -> Sighting:
    line = pair.loop.place.span.row if pair.loop is not None else 0
    return Sighting(
        variable=pair.step,
        given="two optimizers",
        reason=f"each turn of the loop in line {line} counts it twice, and the rates of both decay by it",
        moment=pair.second.moment,
        told="the second optimizer counts it as well",
        earlier=pair.first.moment,
        before="the first optimizer counts it",
        shown=None,
    )


def _trains(run: Run, event: Noted, training: Noted) -> bool:
    """Whether a session runs a step of an optimizer: it writes all that this does, or has the operation, if none of that is known."""
    variables = training.facts["variables"]
    if not variables:
        return id(training.facts["op"]) in run_among(run, [event])
    return {training.facts["step"], *variables} <= updates_of(event)


@run_check("TVS508")
def counted_by_hand_as_well(run: Run) -> Iterator[Sighting]:
    """An optimizer counts its step, and each turn that trains by it adds one to that step besides."""
    counting = [e for e in noted(run, "trained") if isinstance(e.facts.get("step"), Variable)]
    added = [e for e in noted(run, "assigned") if e.facts["how"] == "assign_add" and e.facts.get("given") == 1 and not e.moment.arms]
    runs = [e for e in all_runs(run) if loops_around(e.moment)] if counting and added else []
    for event in added:
        step = event.facts["variable"]
        first = next((e for e in counting if e.facts["step"] is step and compatible(e.moment, event.moment)), None)
        if first is None or step.graph.eager:
            continue
        learns = {id(loops_around(e.moment)[-1]) for e in runs if _trains(run, e, first) and not e.moment.arms}
        adds = (e for e in runs if id(event.facts["result"]) in run_among(run, [e]) and not e.moment.arms)
        turn = next((loop for e in adds if id(loop := loops_around(e.moment)[-1]) in learns), None)
        if turn is not None:
            yield Sighting(
                variable=step,
                given="an optimizer and an assignment",
                reason=f"each turn of the loop in line {turn.place.span.row} counts it twice",
                moment=event.moment,
                told="one is added to it here",
                earlier=first.moment,
                before="the optimizer counts it",
                shown=None,
            )
            return


@run_check("TVS509")
def never_ends(run: Run) -> Iterator[Sighting]:
    """A training is to end at some step, and what it runs trains and counts none: it goes on for ever."""
    trained = [e for e in noted(run, "trained") if isinstance(e.facts["op"], Tensor) and e.facts.get("step") is None]
    for event, written in _ending(run) if trained else ():
        step = event.facts["until"]
        learning = next((e for e in trained if e.facts["variables"] and written.issuperset(e.facts["variables"])), None)
        if learning is None or step in written or step in assignments(run) or event.moment.arms or learning.moment.arms:
            continue
        variable = learning.facts["variables"][0]
        made, beside = site_of(step), site_of(variable)
        if beside is not None:
            yield Sighting(
                variable=step,
                given=name_of(variable),
                given_at=beside,
                reason=f"counted up (the optimizer is not told of it): what line {row(event.moment)} begins is to end by it",
                moment=learning.moment,
                told="the optimizer trains here, and counts no step",
                earlier=made or event.moment,
                before="the step is made here",
                shown=Pair(beside, made, shared=False, told="training") if made is not None and not made.place.stub else None,
            )
            return


def _ending(run: Run) -> Iterator[tuple[Noted, frozenset[Variable]]]:
    """What is to end by a step, with what it writes: monitored sessions that are told where to stop, and estimators that train."""
    runs = list(noted(run, "run", "monitored run"))
    for event in noted(run, "monitored", "estimator"):
        if not isinstance(event.facts["until"], Variable):
            continue
        if event.what == "monitored":
            ours = [e for e in all_runs(run) if e.facts["session"] is event.facts["session"]]
            if not any(e.facts["opaque"] for e in runs):
                yield event, frozenset[Variable]().union(*map(writes_of, ours))
            continue
        does = event.facts["steps"]
        if isinstance(does, tuple) and len(does) == 2 and isinstance(does[0], Tensor | Operation) and not _is_opaque(does[0]):
            yield event, frozenset[Variable]().union(*(each.writes for each in does if isinstance(each, Tensor | Operation)))


def _is_opaque(each: Tensor | Operation) -> bool:
    return isinstance(each, Operation) and each.opaque
