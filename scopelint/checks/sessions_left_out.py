"""Sessions that a function opens because it was handed none, while the one that has learned is there: TVS507."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Moment, Noted
from ..language.values import Instance
from ..source.gathered import is_given_back
from ..source.guards import stands_in_for
from ..source.nodes import FunctionDef
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import noted, trainings
from .queries.order import by_age, follows
from .queries.sessions import needs_of, starts_of, updates_of, writes_of
from .queries.ways import at_call, row
from .registry import check
from .sessions import learned_elsewhere
from .sightings import Sighting, seen


@check("TVS507")
def opened_for_want_of_one(exploration: Exploration) -> Iterator[Finding]:
    """A function that takes a session and is handed none opens one of its own, and reads there what only another session has learned."""
    if exploration.root.kind != "test":  # a test may well look at what a network does before it has learned
        yield from seen("TVS507", exploration, _opened, lambda sighting: (sighting.at or sighting.moment).user_place())


class _Wanting(NamedTuple):
    """The call of a function that was handed no session, the parameter, and where it opens one."""

    call: Frame
    parameter: str
    moment: Moment


def _opened(run: Run) -> Iterator[Sighting]:
    opened = list(noted(run, "session"))
    wanting = [(e, found) for e in opened if not e.moment.arms and (found := _wanting(e.moment)) is not None] if len(opened) > 1 else []
    if not wanting or any(e.facts["alone"] is not True for e in opened) or any(noted(run, "imported", "handed out", "loaded")):
        return
    runs, restored = list(noted(run, "run")), {id(e.facts["session"]) for e in noted(run, "restored")}
    if any(e.facts["opaque"] or e.facts["session"] is None for e in runs) or id(None) in restored:
        return
    fresh = [(e, found) for e, found in wanting if id(e.facts["session"]) not in restored]
    sightings = [each for e, found in fresh if (each := next(_read_untrained(run, e, found, runs), None)) is not None]
    if sightings and not any(learned_elsewhere(run)):
        yield from sightings


def _wanting(opened: Moment) -> _Wanting | None:
    """Whose call was handed no session, so that this one is opened and stands in for it."""
    calls = [f for f in opened.frames() if f.turn is None and not f.place.stub]
    places = [*(f.place for f in calls[1:]), opened.user_place()]
    for index in range(len(calls) - 1, -1, -1):
        call, place = calls[index], places[index]
        if not isinstance(call.node, FunctionDef) or not call.node.span.holds(place.span):
            continue  # it is the library's
        parameter = stands_in_for(call.node, place.span)
        if parameter is not None:
            inner = next((f for f in calls[index + 1 :]), None)
            return _Wanting(call, parameter, at_call(opened, inner) if inner is not None else opened)
        if not is_given_back(call.node, place.span):
            return None
    return None


def _read_untrained(run: Run, event: Noted, found: _Wanting, runs: list[Noted]) -> Iterator[Sighting]:
    """What a session that only initializes reads once another one has trained it."""
    ours = [e for e in runs if e.facts["session"] is event.facts["session"]]
    written = frozenset[Variable]().union(*map(updates_of, ours))
    begun = frozenset[Variable]().union(*map(starts_of, ours))
    wanted = (begun & dict(trainings(run)).keys()) - written
    for read in ours if wanted else ():
        for variable in by_age(wanted & needs_of(read)):
            before = (e for e in runs if e.moment.serial < read.moment.serial and variable in updates_of(e))
            learned = next(before, None)
            if learned is None or read.moment.arms or not follows(learned.moment, read.moment):
                continue
            theirs = [e for e in runs if e.facts["session"] is learned.facts["session"]]
            if any(_does(found.call, e.moment) for e in theirs):
                continue  # the two are compared
            looked = any(variable in needs_of(e) and variable not in writes_of(e) for e in theirs)
            if looked and event.moment.serial < learned.moment.serial:
                continue  # what is learned is measured there, and this is what it begins from
            yield Sighting(
                variable=variable,
                given="read in a session of its own",
                reason=f"trained in another session (`{found.parameter}` is left out here)",
                moment=read.moment,
                told="read here, as it was initialized",
                earlier=learned.moment,
                before=f"trained here, by the session of line {row(_opening(run, learned))}",
                shown=None,
                at=found.moment,
            )
            return


def _opening(run: Run, event: Noted) -> Moment:
    """Where the session was opened that runs something."""
    return next((e.moment for e in noted(run, "session") if e.facts["session"] is event.facts["session"]), event.moment)


def _does(call: Frame, moment: Moment) -> bool:
    """Whether something is done by the function of a call, or by a method of an object of its class."""
    cls = call.receiver.cls if isinstance(call.receiver, Instance) else None
    frames = (f for f in moment.frames() if f.turn is None and not f.place.stub)
    return any(f.node is call.node or (cls is not None and isinstance(f.receiver, Instance) and f.receiver.cls is cls) for f in frames)
