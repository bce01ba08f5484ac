"""Gradients that each call sums up in variables of its own, of which the last alone are ever applied: TVS401.

Gradients of several small batches are to be added up before a step. Where the call that adds makes the sums as well, the next one has
others, and what the step goes by is what the last call has added.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import creations, goes_on, noted, trainings
from .queries.order import again
from .queries.sessions import all_runs, updates_of
from .queries.ways import is_within, loops_around, parted_under_one_label, row
from .sightings import Sighting, run_check

_ELSEWHERE = ("restored", "imported", "handed out", "loaded")


@run_check("TVS401")
def summed_apart(run: Run) -> Iterator[Sighting]:
    """Each call makes the variables that it adds gradients to, and a step is taken by those that one of the later calls has made."""
    learned = {v for v, _ in trainings(run)}
    sums = _sums(run, learned) if learned else {}
    runs = all_runs(run) if len(sums) > 1 else []
    if not runs or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in runs):
        return
    looped = {v for e in runs if loops_around(e.moment) for v in updates_of(e) & sums.keys()}
    applied = {v: e for e in noted(run, "trained") if isinstance(e.facts["op"], Tensor) for v in e.facts["op"].reads & sums.keys()}
    read = applied.keys() | _looked_at(run, runs)
    made = creations(run)
    summed = [made[v] for v in sums if v in made and v in looped]
    for first, second in again(summed, lambda e: (e.variable.graph, e.moment.user_place())):
        one, two = first.variable, second.variable
        if one in read or two not in applied or sums[one] != sums[two] or one.shape != two.shape or first.moment.arms or second.moment.arms:
            continue
        ways = _calls(first, second)
        if ways is None or any(sum(is_within(e.moment, way) for e in summed) < len(sums[one]) for way in ways):
            continue  # a call for each weight, of which some may be frozen
        yield Sighting(
            variable=two,
            moment=second.moment,
            told=f"made anew here by a later call; the step in line {row(applied[two].moment)} goes by this one alone",
            earlier=first.moment,
            before="made here, to sum up gradients that nothing ever applies",
            shown=Pair(first.moment, second.moment, shared=False, told="turns"),
        )
        return


def _sums(run: Run, learned: set[Variable]) -> dict[Variable, frozenset[Variable]]:
    """The variables of a graph that gradients are added to, each with the weights whose gradients these are, as far as is known."""
    found: dict[Variable, frozenset[Variable]] = {}
    for event in noted(run, "assigned"):
        variable, value = event.facts["variable"], event.facts["value"]
        if not isinstance(variable, Variable) or not isinstance(value, Tensor) or variable in learned or not goes_on(event):
            continue
        of = (value.behind | value.reads) & learned
        if of and not variable.graph.eager and not event.moment.arms:
            found[variable] = found.get(variable, frozenset()) | of
    return found


def _looked_at(run: Run, runs: list[Noted]) -> set[Variable]:
    """What sessions ask for, and what goes into other variables: more than what is added to something, and stays there."""
    found = set[Variable]()
    for fetch in (f for e in runs for f in e.facts["fetches"]):
        if isinstance(fetch, Variable):
            found.add(fetch)
        elif isinstance(fetch, Tensor | Operation):
            found |= (fetch.reads | fetch.behind) - fetch.writes
    for event in noted(run, "assigned"):
        value = event.facts["value"]
        if isinstance(value, Tensor | Variable):
            found |= (value.reads | value.behind if isinstance(value, Tensor) else {value}) - {event.facts["variable"]}
    return found


def _calls(first: Created, second: Created) -> tuple[Frame, Frame] | None:
    """The two turns of a loop, or two calls of one method of an object, or of one function, by which two variables are made alike."""
    ways = parted_under_one_label(first.moment, second.moment)
    if ways is None:
        return None
    one, two = ways
    return ways if (one.place == two.place if one.turn is not None else one.node is two.node and one.receiver is two.receiver) else None
