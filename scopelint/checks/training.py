"""Variables that optimizers share, or leave out: TVS508, TVS509."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..record.events import Created, Shared
from ..tf.variables import Variable
from .findings import Pair
from .runs import compatible, noted, reads_of, starts_of


def slots_shared(run: Run) -> Iterator[Noted]:
    """Two optimizers (or moving averages) share the variables they keep, under AUTO_REUSE."""
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    for event in run.events:
        if isinstance(event, Shared) and event.auto and event.moment.place.stub and isinstance(event.variable.key, str):
            first = made.get(event.variable)
            if event.variable.key.endswith("/") and first is not None and first.moment.place.filename == event.moment.place.filename:
                shown = Pair(first.moment, event.moment, shared=True)
                facts = {
                    "variable": event.variable,
                    "earlier": first.moment,
                    "before": "the first optimizer makes them here",
                    "shown": shown,
                }
                yield Noted(event.moment, "the second one takes them here", facts)


def untrained(run: Run) -> Iterator[Noted]:
    """What a session runs reads trainable variables that nobody trains, beside others of the same make that are trained."""
    if any(True for what in ("restored", "imported", "handed out", "loaded") for _ in noted(run, what)):
        return
    runs = list(noted(run, "run"))
    if any(e.facts["opaque"] for e in runs):
        return
    trained: set[Variable] = {v for e in noted(run, "trained") for v in e.facts["variables"] if isinstance(v, Variable)}
    assigned: set[object] = {e.facts["variable"] for e in noted(run, "assigned")}
    created = [e for e in run.events if isinstance(e, Created)]
    for event in created:
        variable = event.variable
        if (
            variable in trained
            or variable in assigned
            or variable.trainable is not True
            or variable.graph.eager
            or not _is_matrix(variable)
        ):
            continue
        used = next((e for e in runs if (variable in reads_of(e) or _decides(e, variable)) and not starts_of(e)), None)
        twin = next((e for e in created if e.variable in trained and _twins(e, event)), None)
        if used is not None and twin is not None and twin.moment.serial < event.moment.serial:
            facts = {
                "variable": variable,
                "given": show(twin.variable.op_name),
                "earlier": twin.moment,
                "before": "the trained one is made here",
                "shown": Pair(twin.moment, event.moment, shared=False),
            }
            yield Noted(event.moment, "and one that nobody trains here", facts)


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
