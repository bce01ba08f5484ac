"""Moving statistics of a network that is restored and left as it is, which what trains another network updates: TVS518.

The optimizer is told to leave the restored network alone, but the collection `UPDATE_OPS` has the updates of all layers that are told to
train: the statistics move away from what was restored, below weights that stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..record.events import Failure
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import creations, events, name_of, noted, trainings
from .queries.order import by_age, compatible
from .queries.savers import restorings
from .queries.sessions import starts_of, updates_of
from .queries.ways import loops_around, row
from .registry import check
from .savers import layer_of
from .sightings import Sighting, seen

_ELSEWHERE = ("imported", "handed out", "loaded", "checkpoint read", "weights set", "started warm")


@check("TVS518")
def drifting(exploration: Exploration) -> Iterator[Finding]:
    """What runs the updates of all layers moves the statistics of layers whose weights were restored, and are not to be trained."""
    if exploration.root.kind == "module":  # what else a caller trains is not known
        yield from seen("TVS518", exploration, _drifting)


def _drifting(run: Run) -> Iterator[Sighting]:
    calls = [e for e in noted(run, "statistics") if isinstance(e.facts["kept"][0], Variable) and e.facts["training"] is not False]
    asked = [e for e in noted(run, "collected") if e.facts["key"] == "update_ops" and not e.facts["scope"]] if calls else []
    restores = restorings(run) if asked and any(noted(run, "restored", "begins from checkpoint")) else None
    if not restores or any(noted(run, *_ELSEWHERE)) or any(events(run, Failure)):
        return
    runs, made, trained = list(noted(run, "run")), creations(run), dict(trainings(run))
    learning = {layer_of(v) for v in trained}  # what is normalized there needs its updates; those of others alone are asked for on purpose
    told = frozenset[object]().union(*(e.facts["chosen"] for e in noted(run, "chosen to train")))
    if any(e.facts["opaque"] for e in runs) or any(noted(run, "all trained")) or not told >= trained.keys():
        return
    for restored, values in restores:
        held = frozenset(values.values())
        weights = {layer_of(v) for v in held if v.trainable is True}
        if not held.isdisjoint(trained):
            continue  # it goes on from there
        for call in calls:
            kept = call.facts["kept"][0]
            taking = next((e for e in asked if {kept} < (written := _written(e)) and learning & {*map(layer_of, written)}), None)
            step = next((e for e in runs if _moves(e, kept, call, trained) and _is_after(e, restored)), None)
            if kept not in held or kept not in made or layer_of(kept) not in weights or taking is None or step is None:
                continue
            other = by_age(v for v in trained if v in updates_of(step))[0]
            yield Sighting(
                variable=kept,
                given=f"along with {name_of(other)}",
                reason=f"line {row(restored.moment)} restores the layer, no optimizer is to train it, and its statistics move all the same",
                moment=taking.moment,
                told="UPDATE_OPS has the updates of the restored layer, too",
                earlier=made[kept].moment,
                before="the statistic is made here",
                shown=None,
            )
            return


def _written(asked: Noted) -> frozenset[Variable]:
    return frozenset[Variable]().union(*(item.writes for item in asked.facts["kept"] if isinstance(item, Tensor | Operation)))


def _moves(event: Noted, kept: Variable, call: Noted, trained: dict[Variable, Noted]) -> bool:
    """Whether a run, in a loop, trains something and updates a statistic: what the layer is told by is true, or fed and not false."""
    training, written = call.facts["training"], updates_of(event)
    if kept not in written or trained.keys().isdisjoint(written) or not loops_around(event.moment):
        return False
    return training is True or (isinstance(training, Tensor) and _is_fed(training, event.facts["fed"], event.facts["off"]))


def _is_fed(training: Tensor, fed: Sequence[object], off: Sequence[object]) -> bool:
    given, no = ([t for t in each if isinstance(t, Tensor) and t.leaves & training.leaves] for each in (fed, off))
    return bool(given) and not no


def _is_after(event: Noted, restored: Noted) -> bool:
    """Whether a run has the values that were restored, and none that an initializer has put in their place."""
    session = restored.facts.get("session")
    later = event.moment.serial > restored.moment.serial and compatible(event.moment, restored.moment)
    return later and session in (None, event.facts["session"]) and not starts_of(event)
