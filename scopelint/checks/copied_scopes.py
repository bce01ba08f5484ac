"""Shallow copies of objects that keep the scope in which they make their variables: TVS410.

The copy opens the scope of the first, whatever it is called: under AUTO_REUSE it has all that the first has. What shows that there were to
be two is an assignment of the one to the other, which is one of each variable to itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import Instance
from ..tf.scopes import VariableScope
from ..tf.variables import Variable
from .copies import is_named_anew
from .findings import Act, Life
from .queries.accesses import creations, is_from_itself, noted
from .sightings import Sighting, run_check


class _Kept(NamedTuple):
    """A copy, the assignment of a variable to itself, and the variable."""

    event: Noted
    assigned: Noted
    variable: Variable


@run_check("TVS410")
def copied_with_its_scope(run: Run) -> Iterator[Sighting]:
    """`copy.copy` of an object gets another name, and goes on making its variables in the scope of the first."""
    told: set[int] = set()
    for kept in kept_scopes(run):
        if id(kept.event) not in told:
            told.add(id(kept.event))
            yield Sighting(
                variable=kept.variable,
                reason="is in the copy as well, whatever that is called: it has the scope that the first one has opened",
                moment=kept.event.moment,
                told="copied here, with the scope",
                earlier=kept.assigned.moment,
                before="assigned from itself here",
                shown=Life("one for two", (Act("bound", kept.event.moment, (kept.variable,)),)),
            )


def kept_scopes(run: Run) -> Iterator[_Kept]:
    """Variables that are assigned from themselves, and are in the scope that an object and its copy of another name both have."""
    copied = [(e, _scopes(e)) for e in noted(run, "copied shallow") if not e.moment.arms]
    made = creations(run) if any(scopes for _, scopes in copied) else {}
    for event, scopes in copied if made else ():
        for assigned in noted(run, "assigned"):
            variable = assigned.facts["variable"]
            if not is_from_itself(assigned) or variable not in made or assigned.moment.serial < event.moment.serial:
                continue
            if any(f"{show(made[variable].asked.scope)}/".startswith(f"{scope}/") for scope in scopes):
                yield _Kept(event, assigned, variable)


def _scopes(event: Noted) -> set[str]:
    """The names of the scopes that an object and its copy of another name both have; those of no other object's layers."""
    source, copy = event.facts["source"], event.facts["copy"]
    if not isinstance(source, Instance) or not isinstance(copy, Instance) or not is_named_anew(source, copy):
        return set()
    held = (value for key, value in source.attrs.data.items() if copy.attrs.data.get(key) is value)
    return {show(value.name) for value in held if isinstance(value, VariableScope) and value.name}
