"""Values that a program gives to variables, and that an initializer takes back before anything has read them: TVS507."""

from __future__ import annotations

from collections.abc import Iterator, Set

from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .acts import started
from .findings import Act, Life
from .queries.accesses import assignments, noted
from .queries.holding import variables_of
from .queries.order import by_age, compatible, follows
from .queries.sessions import needs_of, starts_of, writes_of
from .sightings import Sighting, run_check


@run_check("TVS507")
def initialized_after_assignment(run: Run) -> Iterator[Sighting]:
    """What was assigned is initialized without having been of use, and is used after that, as if it still were what was assigned.

    A scalar is left out: a counter or a rate may well be given the value that it begins with.
    """
    done = list(noted(run, "run", "loaded", "weights set"))
    sessions = {id(e.facts["session"]) for e in noted(run, "session")}
    if any(noted(run, "imported", "handed out", "restored", "saved")) or any(e.what == "run" and e.facts["opaque"] for e in done):
        return
    by_hand = frozenset(v for v in assignments(run) if isinstance(v, Variable) and v.collection == "global" and v.shape)
    given: dict[Variable, Noted] = {}
    for index, event in enumerate(done):
        if event.what == "loaded":
            given.update((v, event) for v in event.facts["variables"] if len(sessions) == 1 and v.shape)
            continue
        if event.what == "weights set":
            given.update((v, event) for v in variables_of(event.facts["model"]) if not v.graph.eager and v.shape)
            continue
        starts = starts_of(event)
        for variable in by_age(starts & given.keys()):
            if _lost(done[index + 1 :], event, given[variable], variable):
                yield _sighting(run, event, given[variable], variable)
                break
        for variable in (needs_of(event) | starts) & given.keys():
            del given[variable]
        if not starts:
            given.update((v, event) for v in (writes_of(event) & by_hand) - needs_of(event))


def _lost(later: list[Noted], event: Noted, given: Noted, variable: Variable) -> bool:
    """Whether a variable is read after its initialization, by the same session, before anybody has given it its value again."""
    one_session = given.what != "run" or given.facts["session"] is event.facts["session"]
    if not one_session or not follows(given.moment, event.moment) or event.moment.arms or given.moment.arms:
        return False
    for each in later:
        if variable in _given_by(each, given):
            return False
        reads = each.what == "run" and each.facts["session"] is event.facts["session"] and variable in needs_of(each)
        if reads and compatible(event.moment, each.moment):
            return True
    return False


def _given_by(event: Noted, given: Noted) -> Set[Variable]:
    """What an event assigns, other than by training as part of a step that reads it."""
    if event.what == "loaded":
        return frozenset(event.facts["variables"])
    if event.what == "weights set":
        return variables_of(event.facts["model"])
    return writes_of(event) if event.moment.user_place() == given.moment.user_place() else writes_of(event) - needs_of(event)


def _sighting(run: Run, event: Noted, given: Noted, variable: Variable) -> Sighting:
    return Sighting(
        variable=variable,
        given="initialized",
        reason="given a value",
        moment=event.moment,
        told="initialized here, before anything has read it",
        earlier=given.moment,
        before="given its value here",
        shown=Life("overwritten", (Act("trained", given.moment, (variable,)), *started(run, event, variable))),
    )
