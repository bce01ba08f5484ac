"""A dict, a list or an object that was to have variables of its own, and has those of another one: TVS410.

`dict(params)`, `params.copy()` and `[w for w in weights]` copy what holds the variables, not the variables. So does
`[tf.identity(w) for w in weights]` in a graph: it is what they are, whenever a session asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import DictValue, Instance, ListValue
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, is_itself, noted, trainings
from .queries.holding import is_eager, tensors_of, variables_of
from .queries.order import oldest
from .queries.ways import row
from .queries.words import BEHIND, LAGGING
from .sightings import Sighting, run_check


class Met(NamedTuple):
    """A variable that meets itself, where it was to meet one of another container; and where the two containers got their names."""

    event: Noted
    variable: Variable
    first: Noted | None
    second: Noted


@run_check("TVS410")
def one_set_for_two(run: Run) -> Iterator[Sighting]:
    """A variable is assigned from itself or subtracted from itself, and two containers hold the very same variables."""
    told: set[int] = set()
    for met in met_itself(run):
        if id(met.second) not in told:
            told.add(id(met.second))
            yield Sighting(
                variable=met.variable,
                reason=_reason(met),
                moment=met.second.moment,
                told="the same variables get another name here",
                earlier=met.event.moment,
                before=f"line {row(met.event.moment)} was to have one of each",
                shown=Life("one for two", (Act("bound", met.second.moment, (met.variable,)),)),
            )


def _reason(met: Met) -> str:
    name = met.second.facts["name"]
    if met.first is None or met.first.facts["value"] is met.second.facts["value"]:
        return f"is itself in {name}, and not a copy of it"
    return f"is in {met.first.facts['name']} as well as {name}: a copy of what holds it has it as well"


def met_itself(run: Run) -> Iterator[Met]:
    """Where a variable meets itself by way of two containers, as one program has them."""
    found = [(e, _itself(e)) for e in noted(run, "assigned", "subtracted")]
    apart = {e.moment.user_place() for e, variable in found if variable is None and e.what == "subtracted"}
    events = [(e, v) for e, v in found if v is not None and is_eager(v) and e.moment.user_place() not in apart]
    held = [e for e in noted(run, "held") if _is_the_programs(e.facts["value"])] if events else []
    sets = {id(e.facts["value"]): variables_of(e.facts["value"]) for e in held}
    for event, variable in events:
        before = [e for e in held if variable in sets[id(e.facts["value"])] and e.moment.serial < event.moment.serial]
        first = {id(e.facts["value"]): e for e in reversed(before)}
        alike = [e for e in before if first[id(e.facts["value"])] is e]
        pairs = [(one, two) for i, one in enumerate(alike) for two in alike[i + 1 :] if _are_alike(sets, one, two)]
        named = next((e for e in before if BEHIND.stand_in(str(e.facts["name"])) and not e.moment.arms), None)
        if named is not None:
            other = next((one for one, two in pairs if two is named), None)
            yield Met(event, variable, other and _named_last(before, other, named), named)
        else:
            beside = ((_named_last(before, one, two), two) for one, two in pairs)
            one, two = next(((one, two) for one, two in beside if _are_side_by_side(one, two)), (None, None))
            if two is not None:
                yield Met(event, variable, one, two)


def _named_last(held: list[Noted], container: Noted, before: Noted) -> Noted:
    """Where a container got its last name before something."""
    value = container.facts["value"]
    return [e for e in held if e.facts["value"] is value and e.moment.serial < before.moment.serial][-1]


def _is_the_programs(value: Value) -> bool:
    """Whether it is a list, a dict or an object of the program's own: for models see `same_layers`."""
    return not isinstance(value, Instance) or not any(c.module is not None and c.module.stub for c in value.cls.mro)


def _are_alike(sets: dict[int, frozenset[Variable]], one: Noted, two: Noted) -> bool:
    """Whether two containers are of one kind and have the very same variables, the second certainly."""
    ones, others = one.facts["value"], two.facts["value"]
    return not two.moment.arms and _kind(ones) is _kind(others) and sets[id(ones)] == sets[id(others)]


def _are_side_by_side(one: Noted, two: Noted) -> bool:
    """Whether one object, or one call, has two containers under two names."""
    return one.facts["holder"] is two.facts["holder"] and one.facts["name"] != two.facts["name"]


def _kind(value: Value) -> object:
    return value.cls if isinstance(value, Instance) else type(value)


def _itself(event: Noted) -> Variable | None:
    """The variable that an event has on both sides."""
    if event.what == "subtracted":
        one: Value = event.facts["one"]
        return one if one is event.facts["two"] and isinstance(one, Variable) else None
    variable, value = event.facts["variable"], event.facts["value"]
    known = event.facts["how"] == "assign" and isinstance(variable, Variable) and isinstance(value, Tensor | Variable)
    return variable if known and is_itself(value, variable) else None


@run_check("TVS410")
def identities_for_a_copy(run: Run) -> Iterator[Sighting]:
    """What is to follow a network is a list of its weights' identities, and the network learns from what it says itself, unchanged."""
    losses = [e.facts["loss"] for e in noted(run, "all trained", "chosen to train")]
    known = [loss for loss in losses if isinstance(loss, Tensor)]
    learned = frozenset[Variable]().union(*(loss.behind & loss.gradients for loss in known)) & {v for v, _ in trainings(run)}
    made = creations(run) if learned else {}
    for event in noted(run, "held") if learned else ():
        name, value = str(event.facts["name"]), event.facts["value"]
        if not LAGGING.stand_in(name) or not isinstance(value, ListValue | DictValue) or variables_of(value) or event.moment.arms:
            continue
        views = [None if each.writes else each.weights for each in tensors_of(value)]
        weights = {v for v in views if v is not None and v in learned and v in made}
        if views and len(weights) == len(views) and not any(map(is_eager, weights)):
            variable = oldest(weights)
            yield Sighting(
                variable=variable,
                reason=f"is what {name} is as well, at any time: tf.identity keeps nothing in a graph",
                moment=event.moment,
                told=f"{name} is made of the weights here, and has no variables of its own",
                earlier=made[variable].moment,
                before="the weight that is trained is made here",
                shown=None,
            )
            return
