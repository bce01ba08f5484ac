"""Statistics of the data that a program counts up itself, in variables that an optimizer trains along with the weights: TVS518."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, name_of, noted, trainings
from .queries.order import by_age, compatible
from .queries.ways import is_within, loops_around, row
from .sightings import Sighting, run_check


@run_check("TVS518")
def trained_though_counted(run: Run) -> Iterator[Sighting]:
    """A session adds up in a variable what comes of its data alone, in a loop in which an optimizer moves the variable, too."""
    trained = dict(trainings(run)) if any(noted(run, "run")) else {}
    counted = [e for e in noted(run, "assigned") if e.facts["variable"] in trained and _is_of_data(e)] if trained else []
    runs = list(noted(run, "run")) if counted else []
    if not runs or any(e.facts["opaque"] for e in runs):
        return
    made, statistics = creations(run), {e.facts["variable"] for e in counted}
    for event in counted:
        variable = event.facts["variable"]
        step = trained[variable]
        others = [v for v in by_age(v for v in step.facts["variables"] if isinstance(v, Variable)) if v not in statistics and v in made]
        pair = _in_one_loop(runs, event, others) if others and variable in made and compatible(event.moment, step.moment) else None
        if pair is not None and any(_is_summed_up(e, event) for e in runs) and not step.moment.arms:
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
