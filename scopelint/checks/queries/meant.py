"""What a program asserts of its variables: that they are one, that they are two, or how many there are. So it is meant."""

from __future__ import annotations

from ...exploration.explore import Run
from ...language.trace import Moment, Noted
from ...record.events import Created, Shared
from ...tf.variables import Variable
from .accesses import events, noted
from .holding import variables_of


def is_asserted(run: Run, first: Moment, second: Moment, shared: bool) -> bool:
    """Whether a program checks itself that two requests get one variable (`shared`), or that they get two."""
    checks = list(noted(run, "checked"))
    got = _requested(run, (first, second)) if checks else {}
    if first not in got or second not in got:
        return False
    return any(_says_one(check, got[first]) if shared else _says_two(check, got[first], got[second]) for check in checks)


def _requested(run: Run, moments: tuple[Moment, ...]) -> dict[Moment, Variable]:
    """What was made or taken at some moments."""
    found: list[Created | Shared] = [*events(run, Created), *events(run, Shared)]
    return {each.moment: each.variable for each in found if each.moment in moments}


def _asked_about(check: Noted) -> list[frozenset[Variable]]:
    """The variables in each place that an assertion asks about."""
    return [frozenset().union(*map(variables_of, values)) for values in check.facts["values"]]


def _says_one(check: Noted, variable: Variable) -> bool:
    places = _asked_about(check)
    if check.facts["pair"]:
        return len(places) == 2 and places[0] == places[1] and variable in places[0]
    return any(variable in place for place in places)


def _says_two(check: Noted, one: Variable, other: Variable) -> bool:
    places = _asked_about(check)
    if check.facts["pair"]:
        return len(places) == 2 and any(one in a and other in b and a != b for a, b in (places, places[::-1]))
    return {one, other} <= frozenset().union(*places)
