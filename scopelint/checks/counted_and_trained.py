"""Statistics of the data that a program counts up itself, in variables that an optimizer trains along with the weights: TVS518."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.leaves import Written
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, name_of, noted, trainings
from .queries.order import by_age, compatible
from .queries.sessions import run_among, updates_of
from .queries.ways import is_within, loops_around, row, users_call
from .sightings import Sighting, run_check


@run_check("TVS518")
def trained_though_counted(run: Run) -> Iterator[Sighting]:
    """A session adds up in a variable what comes of its data alone, in a loop in which an optimizer moves the variable, too."""
    trained = dict(trainings(run)) if any(noted(run, "run")) else {}
    assigned = [e for e in noted(run, "assigned") if e.facts["variable"] in trained] if trained else []
    counted = [e for e in assigned if _is_of_data(e)]
    runs = list(noted(run, "run")) if counted else []
    if not runs or any(e.facts["opaque"] for e in runs):
        return
    made, statistics = creations(run), {e.facts["variable"] for e in counted}
    for event in counted:
        variable = event.facts["variable"]
        step = trained[variable]
        others = [v for v in by_age(v for v in step.facts["variables"] if isinstance(v, Variable)) if v not in statistics and v in made]
        if not others or variable not in made or not compatible(event.moment, step.moment) or not _is_reached(run, step, event):
            continue
        both = _in_one_loop(runs, event, others) is not None or _is_by_number(runs, event, counted, others)
        if both and any(_is_summed_up(e, event) for e in runs) and not step.moment.arms:
            yield Sighting(
                variable=variable,
                given=f"along with {name_of(others[0])}",
                reason=f"line {row(event.moment)} keeps a statistic of the data in it, which no gradient was to move",
                moment=step.moment,
                told="this optimizer trains it with the weights",
                earlier=made[variable].moment,
                before="made here, as a variable to be trained",
                shown=Life("trained along", (Act("trained", step.moment, (variable, others[0])),)),
            )
            return


def _is_of_data(event: Noted) -> bool:
    """Whether a variable of a graph is added data, or is blended with some: of no other variable."""
    variable, value = event.facts["variable"], event.facts["value"]
    if variable.graph.eager or not isinstance(value, Tensor) or not value.leaves:
        return False
    own = frozenset() if event.facts["how"] == "assign_add" else frozenset({variable})
    return value.reads == own and value.behind <= own and event.facts["how"] in ("assign_add", "assign_sub", "assign")


def _is_summed_up(ran: Noted, event: Noted) -> bool:
    """Whether a run is fed with more than one of what is added, of which a sum or a mean is taken: it is data, and no step."""
    shape, leaves = event.facts["variable"].shape, event.facts["value"].leaves
    fed = [f for f in ran.facts["fed"] if isinstance(f, Tensor) and f.leaves and f.leaves <= leaves]
    return shape is not None and any(f.shape is not None and len(f.shape) > len(shape) for f in fed)


def _is_by_number(runs: list[Noted], event: Noted, counted: list[Noted], others: list[Variable]) -> bool:
    """Whether one run adds to a sum and to the number of what was summed, both of which are trained: no first values of weights."""
    call, sum_ = users_call(event.moment), event.facts["variable"]
    near = [e for e in counted if users_call(e.moment) is call and e.facts["how"] == event.facts["how"] == "assign_add"]
    numbers = [e.facts["variable"] for e in near if e.facts["variable"].shape == () != sum_.shape]
    writes = [f.writes for e in runs for f in e.facts["fetches"] if isinstance(f, Tensor | Operation)]
    adding = any(sum_ in w and n in w and others[0] not in w for w in writes for n in numbers)
    return adding and any(others[0] in w and sum_ in w for w in writes)


@run_check("TVS518")
def trained_though_gathered(run: Run) -> Iterator[Sighting]:
    """A session adds up in a variable what others are to be moved by, and sets it back to zeros, and an optimizer moves it in between."""
    gathered = [e for e in noted(run, "assigned") if e.facts["how"] == "assign_add" and _is_of_others(e)]
    trained = dict(trainings(run)) if gathered else {}
    gathered = [e for e in gathered if e.facts["variable"] in trained and _is_reached(run, trained[e.facts["variable"]], e)]
    runs = list(noted(run, "run")) if gathered else []
    if not runs or any(e.facts["opaque"] for e in runs):
        return
    made, zeroed = creations(run), {e.facts["variable"] for e in noted(run, "assigned") if _is_of_zeros(e)}
    for event in gathered:
        variable = event.facts["variable"]
        step = trained[variable]
        own = [e.facts["variable"] for e in gathered]
        behind = event.facts["value"].reads | event.facts["value"].behind
        others = by_age(v for v in step.facts["variables"] if v in behind and v in made and v not in own)
        if variable not in made or not others or step.moment.arms or not compatible(event.moment, step.moment):
            continue
        fetched = [(e, f) for e in runs if loops_around(e.moment) for f in e.facts["fetches"] if isinstance(f, Tensor | Operation)]
        emptied = variable in zeroed or any(variable in _starts(f) for _, f in fetched)
        adding = [e for e, f in fetched if variable in f.writes and variable not in _starts(f) and others[0] not in f.writes]
        steps = [e for e in runs if id(step.facts["op"]) in run_among(run, [e])] if emptied and adding else []
        turns = [turn for e in steps for turn in loops_around(e.moment)[-1:]]
        if any(is_within(e.moment, turn) for e in adding for turn in turns):
            yield Sighting(
                variable=variable,
                given=f"along with {name_of(others[0])}",
                reason=f"line {row(event.moment)} adds up in it what others are to be moved by, and no gradient was to move it",
                moment=step.moment,
                told="this optimizer moves it with the weights",
                earlier=made[variable].moment,
                before="made here, as a variable to be trained",
                shown=Life("trained along", (Act("trained", step.moment, (variable, others[0])),)),
            )
            return


def _is_reached(run: Run, step: Noted, event: Noted) -> bool:
    """Whether a gradient reaches a variable from the loss of a step: one that is not known may well have none for it."""
    asked = [e.facts["loss"] for e in noted(run, "all trained", "chosen to train") if e.facts["optimizer"] is step.facts["optimizer"]]
    return any(isinstance(loss, Tensor) and event.facts["variable"] in loss.gradients for loss in asked)


def _starts(ran: Tensor | Operation) -> frozenset[Variable]:
    return ran.starts if isinstance(ran, Operation) else frozenset()


def _is_of_others(event: Noted) -> bool:
    """Whether a variable of a graph is added what comes of data and of others: gradients, say, of a loss that knows nothing of it."""
    variable, value = event.facts["variable"], event.facts["value"]
    if variable.graph.eager or not isinstance(value, Tensor) or not value.leaves:
        return False
    return bool(value.reads or value.behind) and variable not in value.reads | value.behind


def _is_of_zeros(event: Noted) -> bool:
    """Whether a variable is set to numbers that are written down."""
    value = event.facts["value"]
    if event.facts["how"] != "assign" or not isinstance(value, Tensor) or value.reads or value.behind:
        return False
    return value.constant == 0 or (bool(value.leaves) and all(isinstance(leaf, Written) for leaf in value.leaves))


@run_check("TVS518")
def trained_though_drawn(run: Run) -> Iterator[Sighting]:
    """A rule of the program's own draws rows of a table towards what a network makes, and the optimizer moves the table, too."""
    drawn = [e for e in noted(run, "assigned") if e.facts["how"] in ("scatter_sub", "scatter_add")]
    trained = dict(trainings(run)) if drawn else {}
    drawn = [e for e in drawn if e.facts["variable"] in trained and _is_drawn(e)]
    runs = list(noted(run, "run")) if drawn else []
    if not runs or any(e.facts["opaque"] for e in runs):
        return
    made = creations(run)
    for event in drawn:
        variable, behind = event.facts["variable"], event.facts["value"].behind
        step = trained[variable]
        along = [v for v in by_age(behind) if v in step.facts["variables"] and v in made]
        if not along or variable not in made or step.moment.arms or not compatible(event.moment, step.moment):
            continue
        stepped = [e for e in runs if along[0] in updates_of(e) and variable in updates_of(e)]
        waited = any(variable in e.facts["writes"] for e in noted(run, "waited for"))
        done = stepped if waited else [e for e in runs if id(event.facts["result"]) in run_among(run, [e])]
        if any(is_within(e.moment, turn) for each in done for turn in loops_around(each.moment) for e in stepped):
            yield Sighting(
                variable=variable,
                given=f"along with {name_of(along[0])}",
                reason=f"line {row(event.moment)} moves it by a rule of its own, towards what the network makes",
                moment=step.moment,
                told="this optimizer moves it as well",
                earlier=made[variable].moment,
                before="made here, as a variable to be trained",
                shown=Life("trained along", (Act("trained", step.moment, (variable, along[0])),)),
            )
            return


def _is_drawn(event: Noted) -> bool:
    """Whether rows are moved by how far they are from something: from what others make, where no gradient goes through."""
    variable, value = event.facts["variable"], event.facts["value"]
    if variable.graph.eager or not isinstance(value, Tensor) or not value.leaves or not value.behind:
        return False
    return value.reads == value.gradients == {variable} and variable not in value.behind


def _in_one_loop(runs: list[Noted], event: Noted, others: list[Variable]) -> tuple[Noted, Noted] | None:
    """A run that counts, and one that trains, in one turn of a loop."""
    variable = event.facts["variable"]
    steps = [e for e in runs if any(isinstance(f, Tensor | Operation) and others[0] in f.writes for f in e.facts["fetches"])]
    for ran in runs:
        fetches = (f for f in ran.facts["fetches"] if isinstance(f, Tensor | Operation) and variable in f.writes)
        if all(others[0] in f.writes or (isinstance(f, Operation) and variable in f.starts) for f in fetches):
            continue
        for turn in loops_around(ran.moment):
            step = next((e for e in steps if is_within(e.moment, turn)), None)
            if step is not None:
                return ran, step
    return None
