"""A getter around a scope that is opened as an object, which keeps its own: the one around is never asked (TVS305)."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import partial

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Place
from ..record.events import Created, Shared
from .findings import Finding, Pair
from .queries.accesses import noted, site_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen


@check("TVS305")
def getters_around(exploration: Exploration) -> Iterator[Finding]:
    """A scope is opened with a getter, and all that is asked for inside is asked for in scopes that leave it behind."""
    if any(any(noted(run, "getter left")) for run in exploration.runs):
        asked = {place for run in exploration.runs for place in _asked(run)}
        yield from seen("TVS305", exploration, partial(_left, asked=asked))


def _asked(run: Run) -> Iterator[Place]:
    """Where the getters are given that are asked for anything."""
    given = {id(e.facts["getter"]): e.moment.user_place() for e in noted(run, "getter given")}
    return (given[id(e.facts["getter"])] for e in noted(run, "getter asked") if id(e.facts["getter"]) in given)


def _left(run: Run, asked: Set[Place]) -> Iterator[Sighting]:
    given: dict[int, Noted] = {}
    for event in noted(run, "getter given", "getter left"):
        if event.what == "getter given":
            given[id(event.facts["getter"])] = event
            continue
        giving = next((given[id(g)] for g in event.facts["getters"] if id(g) in given), None)
        if giving is None or giving.moment.user_place() in asked or event.moment.arms:
            continue
        found = next((e for e in run.events if isinstance(e, Created | Shared) and _is_inside(e, event)), None)
        if found is not None:
            site = site_of(found.variable) if isinstance(found, Shared) else None
            yield Sighting(
                variable=found.variable,
                parameter="custom_getter",
                reason=f"a scope that is opened as an object keeps the getter that it was made with, so that the one of line "
                f"{row(giving.moment)} is never asked",
                moment=event.moment,
                told="opened here as an object, which has no such getter",
                earlier=giving.moment,
                before="the getter is given here",
                shown=None if site is None else Pair(site, found.moment, shared=True),
            )


def _is_inside(access: Created | Shared, opening: Noted) -> bool:
    """Whether `get_variable` is asked for a variable in a scope that was opened there."""
    opened = opening.facts["opened"]
    later = access.moment.serial > opening.moment.serial and access.variable.kind == "get_variable"
    return later and any(moment is opened for _, moment in access.asked.openings)
