"""What is exported with the values that it was made with, though the program has trained the same in another graph: TVS509."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import assignments, creations, name_of, noted, trainings
from .queries.order import by_age, compatible
from .queries.sessions import starts_of, updates_of
from .registry import check
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
    trained = {_likeness(made[v]): e for v, e in trainings(run) if v in made}
    learned = {_likeness(made[v]): (v, e) for e in runs for v in updates_of(e) if v in made and _likeness(made[v]) in trained}
    told = {id(e.facts["session"]) for e in exports}
    restored = [e.facts["session"] for e in noted(run, "restored")]
    for event in exports:
        if any(session is None or session is event.facts["session"] for session in restored):
            continue
        ours = [e for e in runs if e.facts["session"] is event.facts["session"] and e.moment.serial < event.moment.serial]
        begun = frozenset[Variable]().union(*map(starts_of, ours)) - frozenset[Variable]().union(*(updates_of(e) for e in ours))
        for variable in by_age(v for v in begun if v.trainable is True and v in made and v not in assigned):
            twin, training = learned.get(_likeness(made[variable]), (None, event))
            if twin is None or twin.graph is variable.graph or training.moment.serial > event.moment.serial or event.moment.arms:
                continue
            if id(training.facts["session"]) in told or not compatible(training.moment, event.moment):
                continue  # there it was exported as well
            yield _sighting(event, made[twin], made[variable])
            return


def _likeness(event: Created) -> object:
    """What is the same of two variables that one piece of code makes in two graphs."""
    return event.moment.place, event.variable.op_name, event.variable.shape


def _sighting(event: Noted, trained: Created, other: Created) -> Sighting:
    return Sighting(
        variable=other.variable,
        given=f"the {name_of(trained.variable)} of another graph",
        reason="trained or restored: what is exported here are its initial values",
        moment=event.moment,
        told="exported here",
        earlier=trained.moment,
        before="the trained one is made here",
        shown=Pair(trained.moment, other.moment, shared=False, told="graphs"),
    )
