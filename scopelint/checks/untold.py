"""Layers of a graph that train, and that nobody tells so: their moving statistics stay what they were at first: TVS509."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Set

from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..source.mentions import call_at, said_at
from ..source.nodes import Const, FunctionDef
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import assignments, creations, name_of, noted, trainings
from .queries.order import by_age
from .queries.sessions import starts_of, updates_of
from .queries.ways import caller
from .queries.words import TRAINS
from .registry import check
from .sightings import Sighting, run_check, seen

_BEGUN = (
    "restored",
    "imported",
    "handed out",
    "loaded",
    "weights set",
    "fitted",
    "started warm",
    "begins from checkpoint",
    "checkpoint read",
)


def _own_row(sighting: Sighting) -> Hashable:
    return sighting.moment.user_place()


@run_check("TVS509", key=_own_row)
def never_told_to_train(run: Run) -> Iterator[Sighting]:
    """`tf.layers.batch_normalization(x)`: what a program trains normalizes by statistics that no call of the layer ever updates.

    Where a program begins from what another one has learned, they may well be that one's.
    """
    untold = {} if any(e.facts["opaque"] for e in noted(run, "run")) else _untold(run)
    if untold:
        changed = frozenset[Variable]().union(*(updates_of(e) for e in noted(run, "run")), *map(_written, noted(run, "estimator")))
        yield from _beside(run, untold, changed)


@check("TVS509")
def never_told_where_it_is_built(exploration: Exploration) -> Iterator[Finding]:
    """The same where a class or function makes the step, and whoever uses it is to run that: it keeps no saver to begin by."""
    if exploration.root.kind in ("class", "method", "function"):
        yield from seen("TVS509", exploration, _built_untold, _own_row)


def _built_untold(run: Run) -> Iterator[Sighting]:
    untold = {} if any(noted(run, "saver", "estimator")) else _untold(run)
    learning = {v for v, _ in trainings(run)} if untold else set()
    others = [e for e in noted(run, "run") if not starts_of(e)] if learning else []
    if learning and not any(e.facts["opaque"] or learning & updates_of(e) for e in others):
        yield from _beside(run, untold, learning)


def _untold(run: Run) -> dict[Variable, list[Noted]]:
    """The statistics that no call of a layer is told to update, each with those calls; none where something else may have set them."""
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        if isinstance(kept := event.facts["kept"][0], Variable) and not kept.graph.eager:
            calls.setdefault(kept, []).append(event)
    untold = {kept: events for kept, events in calls.items() if all(e.facts.get("untold") is True for e in events)}
    return {} if untold and any(noted(run, *_BEGUN)) else untold


def _beside(run: Run, untold: Mapping[Variable, list[Noted]], changed: Set[Variable]) -> Iterator[Sighting]:
    """The first of some statistics that stay as they are, beside a weight of the same layer that is trained, and is among the `changed`."""
    made, assigned, trained = creations(run), assignments(run), dict(trainings(run))
    for kept, events in untold.items():
        scope = str(kept.op_name).rpartition("/")[0]
        own = (v for v in by_age(changed) if v.graph is kept.graph and str(v.op_name).rpartition("/")[0] == scope)
        beside = next((v for v in own if v in trained and v in made), None)
        if beside is not None and kept in made and kept not in assigned and kept not in changed and not events[0].moment.arms:
            yield Sighting(
                variable=kept,
                given=name_of(beside),
                given_at=made[beside].moment,
                reason="updated (the layer is not told training=True)",
                moment=events[0].moment,
                told="this normalizes by the statistics that the layer begins with, in training too",
                earlier=made[kept].moment,
                before="the statistic is made here",
                shown=Pair(made[beside].moment, made[kept].moment, shared=False, told="training"),
            )
            return


def _written(event: Noted) -> frozenset[Variable]:
    """What an estimator runs writes, as far as it is known."""
    does = event.facts["steps"] if isinstance(event.facts["steps"], tuple) else ()
    return frozenset().union(*(each.writes for each in does if isinstance(each, Tensor | Operation)))


def is_untold(call: Noted) -> bool:
    """Whether nothing says to a normalization whether to train: or it is told what a model's own `training=False` is, left at that."""
    if call.facts["training"] is not False:
        return call.facts["training"] is None
    layers = [f for f in call.moment.frames() if f.label == "__call__" and f.node is not None and not f.place.stub]
    inside = [(around, f) for f in layers if (around := caller(f)) is not None]
    if len(inside) < 2 or len(inside) != len(layers):
        return False
    (trains, outermost), *passed_on = inside
    at = call_at(trains.node.body, outermost.place.span) if trains.node is not None else None
    if at is None or len(at.args) != 1 or at.args[0].keyword is not None or at.args[0].star:
        return False
    return all(isinstance(a.node, FunctionDef) and bool(_off_unless_told(a) & said_at(a.node, f.place.span)) for a, f in passed_on)


def _off_unless_told(call: Frame) -> Set[str]:
    """The parameters of a function that say whether to train, and that are False where nothing else is said."""
    params = (*call.node.params.positional, *call.node.params.keyword_only) if call.node is not None else ()
    return {p.name for p in params if TRAINS.stand_in(p.name) and isinstance(p.default, Const) and p.default.value is False}
