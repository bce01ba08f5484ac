"""Variables that optimizers share, or leave out: TVS508, TVS509."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import assignments, events, name_of, noted, taken, trainings
from .queries.order import compatible
from .queries.sessions import reads_of, starts_of
from .sightings import Sighting, run_check


@run_check("TVS508")
def slots_shared(run: Run) -> Iterator[Sighting]:
    """Two optimizers (or moving averages) share the variables they keep, under AUTO_REUSE."""
    for first, again in taken(run):
        key, one_library = again.variable.key, first.moment.place.filename == again.moment.place.filename
        if again.moment.place.stub and isinstance(key, str) and key.endswith("/") and one_library:
            yield Sighting(
                variable=again.variable,
                moment=again.moment,
                told="the second one takes them here",
                earlier=first.moment,
                before="the first optimizer makes them here",
                shown=Pair(first.moment, again.moment, shared=True),
            )


@run_check("TVS509")
def untrained(run: Run) -> Iterator[Sighting]:
    """What a session runs reads trainable variables that nobody trains, beside others of the same make that are trained."""
    runs = list(noted(run, "run"))
    if any(noted(run, "restored", "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    trained, assigned = dict(trainings(run)), assignments(run)
    created = list(events(run, Created))
    for event in created:
        variable = event.variable
        if variable in trained or variable in assigned or variable.trainable is not True or variable.graph.eager:
            continue
        if not _is_matrix(variable):
            continue
        used = next((e for e in runs if (variable in reads_of(e) or _decides(e, variable)) and not starts_of(e)), None)
        twin = None if used is None else next((e for e in created if e.variable in trained and _twins(e, event)), None)
        if used is not None and twin is not None and twin.moment.serial < event.moment.serial:
            yield Sighting(
                variable=variable,
                given=name_of(twin.variable),
                reason="trained",
                moment=event.moment,
                told="and one that nobody trains here",
                earlier=twin.moment,
                before="the trained one is made here",
                shown=Pair(twin.moment, event.moment, shared=False, told="training"),
            )


def _decides(event: Noted, variable: Variable) -> bool:
    """Whether a run decides something by the variable, such as an `argmax`: where a gradient flows on, it may be a target to learn from."""
    return any(isinstance(f, Tensor) and variable in f.behind and not f.reads for f in event.facts["fetches"])


def _is_matrix(variable: Variable) -> bool:
    return variable.shape is not None and len(variable.shape) >= 2


def _twins(trained: Created, other: Created) -> bool:
    one, two = trained.variable, other.variable
    leaf = [str(v.op_name).rpartition("/")[2].rstrip("_0123456789") for v in (one, two)]
    same = one.graph is two.graph and trained.moment.place == other.moment.place and one.shape == two.shape and leaf[0] == leaf[1]
    return same and compatible(trained.moment, other.moment)
