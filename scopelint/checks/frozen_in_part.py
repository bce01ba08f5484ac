"""Normalizations of layers that are told not to be trained, and that an optimizer trains all the same: TVS519.

`trainable=False` of a layer, or of its `arg_scope`, is about what the layer makes itself. Its `normalizer_fn` is a layer of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..tf.variables import Variable
from .queries.accesses import creations, name_of, noted, trainings
from .queries.order import by_age
from .queries.savers import uses
from .queries.sessions import updates_of
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS519")
def normalization_goes_on(run: Run) -> Iterator[Sighting]:
    """A network is restored and not to be trained, but for the scales and shifts of its normalizations, which nobody has picked.

    It goes by its statistics as they are, and the weights of all layers that have some are not trainable.
    """
    told = [e for e in noted(run, "statistics") if e.facts["training"] is False]
    everything = {id(e.facts["optimizer"]) for e in noted(run, "all trained")} if told else set()
    trained = {v: e for v, e in trainings(run) if id(e.facts["optimizer"]) in everything}
    runs = list(noted(run, "run")) if trained else []
    if not runs or any(e.facts["opaque"] for e in runs):
        return
    changed, taken = frozenset[Variable]().union(*map(updates_of, runs)), _taken(run)
    made, scopes = creations(run), _by_scope(run)
    for graph in dict.fromkeys(v.graph for v in trained):
        kept = [v for e in told if isinstance(v := e.facts["kept"][0], Variable) and v.graph is graph]
        inner = [_scope(name_of(v)) for v in kept]
        layers = [(scopes.get((graph, _scope(name)), []), scopes.get((graph, name), [])) for name in inner]
        if not layers or not all(_is_frozen(weights) for weights, _ in layers):
            continue
        for weights, norm in layers:
            left = next((v for v in by_age(norm) if v in trained and v in changed and v in taken and v.trainable is True), None)
            if left is not None and not made[left].moment.arms:
                step = trained[left]
                yield Sighting(
                    variable=left,
                    reason=f"the layer is told not to be, as {name_of(weights[0])} is not, and its normalization is a layer of its own",
                    moment=made[left].moment,
                    told=f"made here, and trained in line {row(step.moment)} with all that is trainable",
                    earlier=made[weights[0]].moment,
                    before="the layer's own weights are made here, not trainable",
                    shown=None,
                )
                break


def _taken(run: Run) -> set[object]:
    """What is given the value that a checkpoint has."""
    taken = {v for e in noted(run, "begins from checkpoint") for v in e.facts["variables"] or ()}
    return taken.union(*(use.held.values() for use in uses(run) if use.event.what == "restored"))


def _by_scope(run: Run) -> dict[tuple[object, str], list[Variable]]:
    """The variables of each scope of each graph, slots and the like aside."""
    scopes: dict[tuple[object, str], list[Variable]] = {}
    for variable in creations(run):
        if isinstance(variable.op_name, str):
            scopes.setdefault((variable.graph, _scope(variable.op_name)), []).append(variable)
    return scopes


def _scope(name: str) -> str:
    return name.rpartition("/")[0]


def _is_frozen(weights: list[Variable]) -> bool:
    """Whether a layer has a matrix of its own, and nothing that it has is trainable."""
    return all(v.trainable is False for v in weights) and any(v.shape is not None and len(v.shape) > 1 for v in weights)
