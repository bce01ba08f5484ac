"""A dict, a list or an object that was to have variables of its own, and has those of another one: TVS410.

`dict(params)`, `params.copy()` and `[w for w in weights]` copy what holds the variables, not the variables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import Instance
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import is_itself, noted
from .queries.holding import is_eager, variables_of
from .queries.ways import row
from .queries.words import COPY
from .sightings import Sighting, run_check


class Met(NamedTuple):
    """A variable that meets itself, where it was to meet one of another container; and where the two containers got their names."""

    event: Noted
    variable: Variable
    first: Noted
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
                reason=f"is in {met.first.facts['name']} as well as {met.second.facts['name']}: a copy of what holds it has it as well",
                moment=met.second.moment,
                told="the same variables get another name here",
                earlier=met.event.moment,
                before=f"line {row(met.event.moment)} was to have one of each",
                shown=Life("one for two", (Act("bound", met.second.moment, (met.variable,)),)),
            )


def met_itself(run: Run) -> Iterator[Met]:
    """Where a variable meets itself by way of two containers, as one program has them."""
    found = [(e, _itself(e)) for e in noted(run, "assigned", "subtracted")]
    apart = {e.moment.user_place() for e, variable in found if variable is None and e.what == "subtracted"}
    events = [(e, v) for e, v in found if v is not None and is_eager(v) and e.moment.user_place() not in apart]
    held = list(noted(run, "held")) if events else []
    sets = {id(e.facts["value"]): variables_of(e.facts["value"]) for e in held}
    for event, variable in events:
        before = [e for e in held if variable in sets[id(e.facts["value"])] and e.moment.serial < event.moment.serial]
        first = {id(e.facts["value"]): e for e in reversed(before)}
        alike = [e for e in before if first[id(e.facts["value"])] is e]
        pairs = [(one, two) for i, one in enumerate(alike) for two in alike[i + 1 :] if _are_alike(sets, one, two)]
        named = [pair for pair in pairs if COPY.stand_in(str(pair[1].facts["name"]))] or pairs
        if named:
            one, two = named[0]
            latest = [e for e in before if e.facts["value"] is one.facts["value"] and e.moment.serial < two.moment.serial]
            yield Met(event, variable, latest[-1], two)


def _are_alike(sets: dict[int, frozenset[Variable]], one: Noted, two: Noted) -> bool:
    """Whether two containers are of one kind, have the very same variables, and are certainly there under two names."""
    ones, others = one.facts["value"], two.facts["value"]
    if two.moment.arms or (one.facts["holder"] is two.facts["holder"] and one.facts["name"] == two.facts["name"]):
        return False
    return _kind(ones) is _kind(others) and sets[id(ones)] == sets[id(others)]


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
