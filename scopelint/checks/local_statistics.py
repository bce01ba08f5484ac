"""Statistics that a training gathers in local variables, which no checkpoint has: TVS502.

Another graph that takes its weights from the checkpoint, as an estimator's for predictions does, has the statistics as they are at first.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..tf.graph import Graph
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import assignments, events, goes_on, noted, reads_of
from .queries.order import compatible
from .queries.savers import Use, uses
from .queries.sessions import needs_of, starts_of
from .queries.ways import row
from .registry import check
from .savers import is_path_of
from .sightings import Sighting, seen


@check("TVS502")
def gathered_in_local_ones(exploration: Exploration) -> Iterator[Finding]:
    """A graph restores what a training has saved, and goes by a local variable in which the training has gathered what it has seen."""
    if exploration.root.kind != "class":  # of a class alone it is not known what else is restored
        yield from seen("TVS502", exploration, _gathered)


def _gathered(run: Run) -> Iterator[Sighting]:
    made = [e for e in events(run, Created) if e.variable.collection == "local" and not e.moment.place.stub and not e.variable.assumed]
    if len(made) < 2 or any(noted(run, "imported", "handed out", "loaded")):
        return
    assigned, given = list(noted(run, "assigned")), assignments(run)
    found = list(uses(run))
    if any(e.facts["opaque"] for e in noted(run, "run")) or len(found) < sum(1 for _ in noted(run, "saved", "restored")):
        return
    kept = {v for use in found for v in use.held.values()}
    for use in found:
        before = next((w for w in reversed(found) if _is_of(w, use)), None)
        here, there = _graph(use), _graph(before) if before is not None else None
        if before is None or here is None or here is there:
            continue
        for event in assigned:
            variable = event.facts["variable"]
            if variable.graph is not there or variable in kept or event.moment.serial > before.event.moment.serial or not _gathers(event):
                continue
            twin = next((e for e in made if e.variable.graph is here and e.variable.op_name == variable.op_name), None)
            asked = _asked(run, here, twin.variable) if twin is not None else None
            if twin is None or asked is None or twin.variable in given or twin.variable in kept:
                continue
            yield Sighting(
                variable=twin.variable,
                given="in the checkpoint",
                reason=f"a local variable, and line {row(asked.moment)} goes by it as it is at first",
                moment=twin.moment,
                told="made anew here",
                earlier=event.moment,
                before="the training gathers in it here",
                shown=None,
            )
            return


def _is_of(written: Use, read: Use) -> bool:
    """Whether what is restored is what a saver has written before."""
    ordered = written.event.what == "saved" and read.event.what == "restored" and written.event.moment.serial < read.event.moment.serial
    return ordered and is_path_of(written.event, read.event.facts["path"]) and compatible(written.event.moment, read.event.moment)


def _graph(use: Use) -> Graph | None:
    graphs = {id(v.graph): v.graph for v in use.held.values()}
    graph = next(iter(graphs.values()), None)
    return graph if len(graphs) == 1 and isinstance(graph, Graph) and not graph.eager else None


def _gathers(event: Noted) -> bool:
    """Whether a local variable takes in data as they are: not what weights make of them, as the state of a recurrence is."""
    variable, value = event.facts["variable"], event.facts["value"]
    if not isinstance(variable, Variable) or variable.collection != "local" or not isinstance(value, Tensor) or event.moment.arms:
        return False
    return goes_on(event) and bool(value.leaves) and all(v.trainable is False for v in reads_of(event))


def _asked(run: Run, graph: Graph, variable: Variable) -> Noted | None:
    """Where a session, or an estimator, computes something that comes of a variable."""
    for event in noted(run, "estimator"):
        asked = event.facts["asked"] if event.facts["graph"] is graph else None
        if any(isinstance(each, Tensor) and variable in each.reads | each.behind for each in asked or ()):
            return event
    return next((e for e in noted(run, "run") if variable in needs_of(e) and not starts_of(e)), None)
