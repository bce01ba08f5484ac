"""Two networks whose variables are paired off in two orders: TVS509 where each then gets the value of another one's twin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor, weights_of
from ..tf.variables import Variable
from .queries.accesses import creations, name_of, noted
from .queries.ways import users_call
from .sightings import Sighting, run_check


@run_check("TVS509")
def crosswise(run: Run) -> Iterator[Sighting]:
    """A line copies the variables of one network into those of another, and one of them gets what is meant for another one."""
    groups: dict[object, list[tuple[Noted, Variable]]] = {}
    for event in noted(run, "assigned"):
        source = _source(event)
        if source is not None and not event.moment.arms:
            groups.setdefault((event.moment.user_place(), id(users_call(event.moment))), []).append((event, source))
    made = creations(run) if groups else {}
    for copies in groups.values():
        found = _mispaired([(e.facts["variable"], source) for e, source in copies])
        if found is None or any(v not in made for v in found):
            continue
        variable, source, twin = found
        event = next(e for e, other in copies if e.facts["variable"] is variable and other is source)
        yield Sighting(
            variable=variable,
            given=name_of(twin),
            reason=f"brought up to date: this line gives it the value of {name_of(source)} instead",
            moment=event.moment,
            told=f"copied from {name_of(source)} here",
            earlier=made[twin].moment,
            before="its twin is made here",
            shown=None,  # that an assignment assigns what it is told says nothing of which one was meant
        )


def _source(event: Noted) -> Variable | None:
    """The one variable that an assignment moves another one to, or towards."""
    variable, value = event.facts["variable"], event.facts["value"]
    if not isinstance(variable, Variable) or not isinstance(value, Tensor | Variable):
        return None
    whole = weights_of(value)
    if whole is None and isinstance(value, Tensor):
        others = value.reads - {variable}
        whole = next(iter(others)) if len(others) == 1 and value.reads != others else None
    return whole if whole is not None and whole is not variable and whole.shape == variable.shape else None


def _mispaired(pairs: list[tuple[Variable, Variable]]) -> tuple[Variable, Variable, Variable] | None:
    """The first pair of which each has a twin on the other side, by its name within its network; and the twin of the one that is set."""
    targets, sources = (list(dict.fromkeys(side)) for side in zip(*pairs, strict=True))
    if len(pairs) < 2 or len(set(pairs)) != len(targets) or not set(targets).isdisjoint(sources):
        return None
    ours, theirs = _within(targets), _within(sources)
    if len(ours) != len(targets) or len(theirs) != len(sources):
        return None
    names = {v: name for side in (ours, theirs) for name, v in side.items()}
    for variable, source in pairs:
        twin = theirs.get(names[variable])
        if twin is not None and twin is not source and names[source] in ours:
            return variable, source, twin
    return None


def _within(variables: list[Variable]) -> Mapping[str, Variable]:
    """Variables by their names without the scope that all of them have in common."""
    parts = [name_of(v).split("/") for v in variables]
    depth = 0
    while all(len(each) > depth + 1 for each in parts) and len({each[depth] for each in parts}) == 1:
        depth += 1
    return {"/".join(each[depth:]): v for each, v in zip(parts, variables, strict=True)}
