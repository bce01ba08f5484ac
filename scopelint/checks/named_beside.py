"""An object of the program's that has two names, where each was to have one: it is given what it has. TVS410."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .findings import Act, Life
from .itself import from_itself, two_ways
from .queries.accesses import noted
from .queries.holding import variables_of
from .queries.order import compatible, oldest
from .queries.ways import row
from .sightings import Sighting, run_check


class Named(NamedTuple):
    """Where an object gets its second name, and the variables of it that are assigned from themselves after that."""

    event: Noted
    assigned: Noted
    variables: frozenset[Variable]


def named_beside(run: Run) -> Iterator[Named]:
    """Objects with two names whose variables, all that they have to train, are assigned from themselves."""
    named = [e for e in noted(run, "named beside") if not e.moment.arms]
    own = from_itself(run) if named else []
    for event in named if own else ():
        trained = frozenset(v for v in variables_of(event.facts["now"]) if v.trainable is True)
        ours = [e for e in own if e.facts["variable"] in trained and _is_after(e, event)]
        if ours and trained == {e.facts["variable"] for e in ours}:
            yield Named(event, ours[0], trained)


def _is_after(assigned: Noted, named: Noted) -> bool:
    return assigned.moment.serial > named.moment.serial and compatible(named.moment, assigned.moment)


@run_check("TVS410")
def one_object_by_two_names(run: Run) -> Iterator[Sighting]:
    """An object gets a second name, and then each of its variables what it has: by these names there were to be two."""
    for named in named_beside(run):
        name, beside, variable = named.event.facts["name"], named.event.facts["beside"], oldest(named.variables)
        yield Sighting(
            variable=variable,
            reason=f"is in {beside} as well as {name}, which are one: what line {row(named.assigned.moment)} copies is there",
            moment=named.event.moment,
            told="the same object gets another name here",
            earlier=named.assigned.moment,
            before="assigned from itself here",
            shown=two_ways(run, variable, named.assigned.moment) or Life("one for two", (Act("bound", named.event.moment, (variable,)),)),
        )
        return
