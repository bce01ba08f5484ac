"""What is exported or evaluated with the values that it was made with, though the same was trained in another graph: TVS509."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Sym, Text
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..language.values import Instance
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import assignments, creations, likeness, name_of, noted, trainings
from .queries.order import by_age, compatible
from .queries.savers import is_saved_in, savers_of, saves_of
from .queries.sessions import needs_of, starts_of, updates_of
from .registry import check
from .savers import is_path_of
from .sightings import Sighting, seen


@check("TVS509")
def exported_as_made(exploration: Exploration) -> Iterator[Finding]:
    """A session initializes a network, exports it, and has nothing restored: what was trained is in another graph."""
    if exploration.root.kind == "module":  # a test may well export what has learned nothing
        yield from seen("TVS509", exploration, _exported)


def _exported(run: Run) -> Iterator[Sighting]:
    exports = list(noted(run, "exported"))
    if not exports or any(noted(run, "imported", "handed out", "loaded", "weights set")):
        return
    runs, opened = list(noted(run, "run")), {id(e.facts["session"]): e for e in noted(run, "session")}
    if any(e.facts["opaque"] for e in runs) or any(e.facts["alone"] is not True for e in opened.values()):
        return
    made, assigned = creations(run), assignments(run)
    trained = {likeness(made[v]): e for v, e in trainings(run) if v in made}
    learned = {likeness(made[v]): (v, e) for e in runs for v in updates_of(e) if v in made and likeness(made[v]) in trained}
    told = {id(e.facts["session"]) for e in exports}
    restored = [e.facts["session"] for e in noted(run, "restored")]
    for event in exports:
        if any(session is None or session is event.facts["session"] for session in restored):
            continue
        ours = [e for e in runs if e.facts["session"] is event.facts["session"] and e.moment.serial < event.moment.serial]
        begun = frozenset[Variable]().union(*map(starts_of, ours)) - frozenset[Variable]().union(*(updates_of(e) for e in ours))
        for variable in by_age(v for v in begun if v.trainable is True and v in made and v not in assigned):
            twin, training = learned.get(likeness(made[variable]), (None, event))
            if twin is None or twin.graph is variable.graph or training.moment.serial > event.moment.serial or event.moment.arms:
                continue
            if id(training.facts["session"]) in told or not compatible(training.moment, event.moment):
                continue  # there it was exported as well
            yield _sighting(event, made[twin], made[variable], "exported")
            return


_ELSEWHERE = (
    "restored",
    "imported",
    "handed out",
    "loaded",
    "weights set",
    "begins from checkpoint",
    "checkpoint read",
    "monitored",
    "asked of checkpoint",
)
"""What may give a variable what was learned, or go on in ways of its own."""


@check("TVS509")
def evaluated_as_made(exploration: Exploration) -> Iterator[Finding]:
    """A session runs what it only initializes, and that has a saver which nobody uses; what is saved was trained in another graph.

    Or the session is of an object that has trained the other in another of its calls, and has kept where it has saved it. Nothing but the
    training itself ever runs what it trains, so that this one is there to be evaluated. A baseline that has learned nothing has the trained
    one beside it.
    """
    if exploration.root.kind == "module" and not any(any(noted(run, *_ELSEWHERE)) for run in exploration.runs):
        yield from seen("TVS509", exploration, _evaluated)


def _evaluated(run: Run) -> Iterator[Sighting]:
    saved, savers = list(noted(run, "saved")), savers_of(run)
    used = {id(e.facts["saver"]): savers[id(e.facts["saver"])].moment.user_place() for e in saved if id(e.facts["saver"]) in savers}
    idle = [maker for key, maker in savers.items() if key not in used and maker.moment.user_place() not in used.values()] if used else []
    runs = list(noted(run, "run")) if used else []
    if not runs or any(e.facts["opaque"] for e in runs) or any(e.facts["alone"] is not True for e in noted(run, "session")):
        return
    ready = frozenset[Variable]().union(*((saves_of(maker, savers) or {}).values() for maker in idle))
    made, assigned, changed = creations(run), assignments(run), frozenset[Variable]().union(*map(updates_of, runs))
    learned: dict[object, tuple[Variable, Noted]] = {}
    chosen = {v for v, _ in trainings(run) if v in made}
    for event in runs:
        for v in updates_of(event) & chosen:
            learned.setdefault(likeness(made[v]), (v, event))
    for event in runs:
        ours = [e for e in runs if e.facts["session"] is event.facts["session"] and e.moment.serial < event.moment.serial]
        if any(e.facts["fed"] and starts_of(e) for e in ours):
            continue  # it may be fed with what was learned
        begun = needs_of(event) & frozenset[Variable]().union(*map(starts_of, ours)) if learned else frozenset[Variable]()
        for variable in by_age(v for v in begun - changed if v.trainable is True and v in made and v not in assigned):
            twin, training = learned.get(likeness(made[variable]), (None, event))
            if twin is None or twin.graph is variable.graph or event.moment.arms or not compatible(training.moment, event.moment):
                continue
            if made[twin].moment.user_place() != made[variable].moment.user_place():
                continue
            if any(variable in needs_of(e) for e in ours if e.moment.serial < training.moment.serial):
                continue  # what it gives is of use before anything is learned, as a fixed network's features are
            kept = [e for e in saved if training.moment.serial < e.moment.serial < event.moment.serial]
            kept = kept if variable in ready else [e for e in kept if _is_kept_by_its_object(e, training, event)]
            there = [e for e in runs if e.facts["session"] is training.facts["session"] and twin in needs_of(e)]
            alone = all(twin in updates_of(e) and not any(f is twin for f in e.facts["fetches"]) for e in there)
            if alone and any(twin in (saves_of(e, savers) or {}).values() for e in kept):
                yield _sighting(event, made[twin], made[variable], "run")
                return


def _is_kept_by_its_object(saved: Noted, training: Noted, event: Noted) -> bool:
    """Whether an object has trained something in one of its calls, runs it in another, and has the path or folder where it was saved."""
    calls = {id(f): f.receiver for f in training.moment.frames() if isinstance(f.receiver, Instance)}
    for frame in event.moment.frames():
        receiver = frame.receiver
        if isinstance(receiver, Instance) and id(frame) not in calls and any(each is receiver for each in calls.values()):
            paths = [each for each in receiver.attrs.data.values() if isinstance(each, str | Sym | Text)]
            if any(is_path_of(saved, each) or is_saved_in(saved, each) for each in paths):
                return True
    return False


def _sighting(event: Noted, trained: Created, other: Created, how: str) -> Sighting:
    return Sighting(
        variable=other.variable,
        given=f"the {name_of(trained.variable)} of another graph",
        reason=f"trained or restored: what is {how} here are its initial values",
        moment=event.moment,
        told=f"{how} here",
        earlier=trained.moment,
        before="the trained one is made here",
        shown=Pair(trained.moment, other.moment, shared=False, told="graphs"),
    )
