"""Updates of a state beside the weights that a program keeps and never runs: TVS517.

A statistic that is to gather what the training sees, the state that a recurrent network is to carry on, gradients that are summed up
and never set to zero: each has its operation, in an attribute or a list, and no session is ever asked for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..primitives.leaves import Written
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Finding
from .grouping import grouped
from .queries.accesses import creations, name_of, noted, trainings
from .queries.sessions import all_runs, needs_of, run_among, starts_of, updates_of
from .queries.ways import loops_around, row
from .queries.words import RATES
from .registry import check
from .sightings import Sighting, finding

_ASSIGNS = re.compile(r"assign(_add|_sub)?|(batch_)?scatter_\w+")
_ELSEWHERE = ("restored", "imported", "handed out", "loaded")


@check("TVS517")
def state_stays(exploration: Exploration) -> Iterator[Finding]:
    """What a network goes by while it is trained would be brought up to date by an operation that no session runs."""
    if exploration.root.kind != "module":
        return  # of a class alone it is not known which of its operations are run
    written = {v.op_name for run in exploration.runs for e in all_runs(run) for v in updates_of(e)}
    for group in grouped(exploration, lambda run: (each for each in _states(run) if _named(each) not in written)):
        if not group.untried:
            yield finding("TVS517", group)


@check("TVS517")
def sums_never_zeroed(exploration: Exploration) -> Iterator[Finding]:
    """Gradients are summed up, step after step, and the operation that would set the sums to zero is in nothing that a session runs."""
    if exploration.root.kind == "module":
        for group in grouped(exploration, _sums):
            if not group.untried:
                yield finding("TVS517", group)


def _named(sighting: Sighting) -> object:
    return sighting.variable.op_name if sighting.variable is not None else None


def _states(run: Run) -> Iterator[Sighting]:
    assigned = [e for e in noted(run, "assigned") if _is_asked_for(e.moment) and not e.moment.arms]
    runs = all_runs(run) if assigned else []
    if not runs or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in runs):
        return
    made, trained = creations(run), dict(trainings(run))
    steps = {e.facts.get("step") for e in noted(run, "trained")}
    waits = frozenset[Variable]().union(*(e.facts["writes"] for e in noted(run, "waited for")))
    lost = {id(e.facts["value"]) for e in noted(run, "dropped")}
    learning = [e for e in runs if updates_of(e) & trained.keys()]
    for event in assigned:
        variable = event.facts["variable"]
        created = made.get(variable)
        if created is None or created.moment.place.stub or variable.graph.eager or variable in trained or variable in steps | waits:
            continue
        if id(event.facts["result"]) in lost or variable.collection != "global" or RATES.stand_in(name_of(variable)):
            continue
        read = next((e for e in learning if variable in needs_of(e) and e.moment.serial > event.moment.serial), None)
        if read is not None and (_is_of_itself(event, variable) or _is_of_the_data(event, read)):
            yield Sighting(
                variable=variable,
                reason=f"not assigned: nothing runs the operation made here, and line {row(read.moment)} trains by the variable as it was",
                moment=event.moment,
                told="the assignment is made here",
                earlier=created.moment,
                before="the variable is made here",
                shown=None,
            )


def _is_asked_for(moment: Moment) -> bool:
    """Whether the program itself assigns, be it by `tf.assign` or `tf.scatter_sub`: not a layer or an optimizer that it calls."""
    calls = [f for f in moment.frames() if f.turn is None and not f.place.stub]
    return not moment.place.stub or (bool(calls) and _ASSIGNS.fullmatch(calls[-1].label.rpartition(".")[2]) is not None)


def _is_of_itself(event: Noted, variable: Variable) -> bool:
    """Whether an assignment goes by the value that the variable has."""
    value = event.facts["value"]
    reads = value.reads | value.behind if isinstance(value, Tensor) else frozenset()
    return event.facts["how"] in ("assign_add", "assign_sub") or variable in reads


def _is_of_the_data(event: Noted, training: Noted) -> bool:
    """Whether it goes by what the training is fed with: a placeholder of its own is one to set the variable by."""
    value = event.facts["value"]
    leaves = value.leaves if isinstance(value, Tensor) else frozenset()
    return any(isinstance(each, Tensor) and each.leaves & leaves for each in training.facts["fed"])


def _sums(run: Run) -> Iterator[Sighting]:
    assigned = list(noted(run, "assigned"))
    zeroed = [e for e in assigned if e.facts["how"] == "assign" and _is_nothing(e.facts["value"]) and not e.moment.arms]
    runs = all_runs(run) if zeroed else []
    if not runs or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in runs):
        return
    ran = run_among(run, runs)
    waits = frozenset[Variable]().union(*(e.facts["writes"] for e in noted(run, "waited for")))
    made, applied = creations(run), list(noted(run, "trained"))
    for event in zeroed:
        variable = event.facts["variable"]
        ours = [e for e in assigned if e.facts["variable"] is variable]
        others = [e for e in ours if e.facts["how"] == "assign"]
        if variable not in made or variable.graph.eager or variable in waits or any(id(e.facts["result"]) in ran for e in others):
            continue
        adding = any(e.facts["how"] == "assign_add" for e in ours)
        summed = next((e for e in runs if variable in updates_of(e) and loops_around(e.moment)), None)
        if summed is None or any(variable in starts_of(e) and e.moment.serial > summed.moment.serial for e in runs):
            continue
        step = next((e for e in applied if isinstance(e.facts["op"], Tensor) and variable in e.facts["op"].reads), None)
        taken = [
            e for e in runs if step is not None and any(v in updates_of(e) for v in step.facts["variables"]) and loops_around(e.moment)
        ]
        if adding and step is not None and variable not in step.facts["variables"] and len(taken) > 1:
            yield Sighting(
                variable=variable,
                reason=f"not assigned: nothing runs what is made here, and line {row(taken[0].moment)} applies all that was ever added",
                moment=event.moment,
                told="the assignment of zeros is made here",
                earlier=made[variable].moment,
                before="the variable is made here",
                shown=None,
            )
            return


def _is_nothing(value: object) -> bool:
    """Whether a value comes of no data and no weight, as zeros do."""
    plain = isinstance(value, Tensor) and not (value.reads or value.writes)
    return plain and isinstance(value, Tensor) and all(isinstance(leaf, Written) for leaf in value.leaves)
