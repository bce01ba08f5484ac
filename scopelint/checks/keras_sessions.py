"""Weights that Keras gives a model in a session of its own, where the program runs the model in another; and those that the program trains
in another session than that by which Keras predicts: TVS517. And weights that a session has to do without altogether: TVS501."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Value
from ..language.values import Instance
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import creations, noted
from .queries.holding import variables_of
from .queries.order import by_age, follows
from .queries.sessions import needs_of, starts_of, surely_starts_of, updates_of, writes_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen


@check("TVS517")
def in_another_session(exploration: Exploration) -> Iterator[Finding]:
    """A model's weights are loaded or set, or it is fitted, and a session that has initialized them itself goes on with what it has."""
    if exploration.root.kind == "module":  # of a class alone it is not known what session its callers have made Keras's
        yield from seen("TVS517", exploration, _in_another)


def _in_another(run: Run) -> Iterator[Sighting]:
    given = list(noted(run, "weights set", "fit ends"))
    runs = list(noted(run, "run")) if given else []
    if not runs or any(noted(run, "restored", "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    for event in given:
        held = {v for v in variables_of(event.facts["model"]) if not v.graph.eager}
        use = next((e for e in runs if _goes_on(e, event, held)), None)
        if use is None or event.moment.arms:
            continue
        session = use.facts["session"]
        begun = next((e for e in runs if e.facts["session"] is session and held <= surely_starts_of(e)), None)
        again = any(e.facts["model"] is event.facts["model"] and e.facts.get("session") is session for e in given)
        fitted = event.what == "fit ends"
        if begun is not None and not again and not _is_compared(use, runs):
            yield Sighting(
                variable=by_age(held & needs_of(use))[0],
                reason=f"not {'fitted' if fitted else 'given its weights'} for line {row(use.moment)}, "
                "which runs another session than that of Keras",
                moment=event.moment,
                told=f"{'fitted' if fitted else 'given weights'} here, in the session of Keras",
                earlier=begun.moment,
                before="initialized here, in another session",
                shown=None,
            )
            return


def _is_compared(use: Noted, runs: list[Noted]) -> bool:
    """Whether another session gives the very same: what comes of new weights is beside what comes of those that are fitted."""
    fetched = set(map(id, use.facts["fetches"]))
    others = (e for e in runs if e.facts["session"] is not use.facts["session"])
    return any(not fetched.isdisjoint(map(id, e.facts["fetches"])) for e in others)


def _goes_on(use: Noted, event: Noted, held: set[Variable]) -> bool:
    """Whether a session of the program's reads the variables of a model after Keras has given them values in another."""
    session = use.facts["session"]
    apart = isinstance(session, Instance) and session is not event.facts.get("session") and "Keras" not in session.cls.name
    later = use.moment.serial > event.moment.serial and follows(event.moment, use.moment)
    return apart and later and bool(held) and not held.isdisjoint(needs_of(use)) and held.isdisjoint(starts_of(use))


@check("TVS517")
def trained_in_another_session(exploration: Exploration) -> Iterator[Finding]:
    """A session of the program's trains a model, and Keras predicts with what the model has in its own session, or saves that."""
    if exploration.root.kind == "module":  # of a class alone it is not known what session its callers have made Keras's
        yield from seen("TVS517", exploration, _trained_in_another)


def _trained_in_another(run: Run) -> Iterator[Sighting]:
    uses = [e for e in noted(run, *_USES) if not e.moment.arms and e.facts.get("session", run) is not run]
    runs = list(noted(run, "run")) if uses else []
    if not runs or any(noted(run, "restored", "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    left = {e.facts["model"] for e in noted(run, "weights set", "fit ends")}
    for use in uses:
        model, session = use.facts["model"], use.facts["session"]
        held = {v for v in variables_of(model) if v.trainable is True and not v.graph.eager} if model not in left else set[Variable]()
        trained = next((e for e in runs if not held.isdisjoint(updates_of(e)) and _is_before(e, use)), None)
        if trained is None or any(e.facts["session"] is session and not held.isdisjoint(updates_of(e)) for e in runs):
            continue
        begun = next((e for e in runs if e.facts["session"] is trained.facts["session"] and held & surely_starts_of(e)), None)
        if begun is not None and (session is None or isinstance(session, Instance)):
            yield Sighting(
                variable=by_age(held & updates_of(trained))[0],
                reason=f"not trained in the session of Keras, which is used here: line {row(trained.moment)} trains it in another one",
                moment=use.moment,
                told="used here, in the session of Keras",
                earlier=trained.moment,
                before="trained here, in another session",
                shown=None,
            )
            left.add(model)


_USES = ("used", "weights taken", "weights saved", "model saved")


def _is_before(trained: Noted, use: Noted) -> bool:
    """Whether a session of the program's, which is not the one that Keras uses, has trained before that."""
    session = trained.facts["session"]
    apart = isinstance(session, Instance) and session is not use.facts["session"] and "Keras" not in session.cls.name
    return apart and trained.moment.serial < use.moment.serial and follows(trained.moment, use.moment)


_OTHERWISE = ("restored", "imported", "handed out", "loaded", "checkpoint read", "begun elsewhere", "weights set")
"""What gives a model its weights besides its training."""


@check("TVS501")
def only_in_the_session_of_keras(exploration: Exploration) -> Iterator[Finding]:
    """A model is fitted in the session of Keras's own, and one of the program's that gives nothing a value runs it."""
    if exploration.root.kind == "module" and not any(any(noted(run, *_OTHERWISE)) for run in exploration.runs):
        yield from seen("TVS501", exploration, _read_elsewhere)


def _read_elsewhere(run: Run) -> Iterator[Sighting]:
    fits = [e for e in noted(run, "fit ends") if not e.moment.arms and _is_of_keras(e.facts.get("session"))]
    runs = list(noted(run, "run")) if fits else []
    alone = {id(e.facts["session"]) for e in noted(run, "session") if e.facts["alone"] is True} if runs else set[int]()
    made = creations(run)
    for event in fits if not any(e.facts["opaque"] for e in runs) else ():
        held = {v for v in variables_of(event.facts["model"]) if not v.graph.eager and v.kind == "keras" and v in made}
        use = next((e for e in runs if id(e.facts["session"]) in alone and not e.moment.arms and _goes_on(e, event, held)), None)
        if use is None or use.facts["caught"]:
            continue
        given = (starts_of(e) | writes_of(e) for e in runs if e.facts["session"] is use.facts["session"])
        missing = by_age((held & needs_of(use)).difference(*given))
        if missing:
            yield Sighting(
                variable=missing[0],
                reason=f"read by the session in line {row(use.moment)}, and fitted in that of Keras only",
                moment=use.moment,
                told="read here, in a session that initializes nothing of it",
                earlier=event.moment,
                before="fitted here, in the session of Keras",
                shown=None,
            )
            return


def _is_of_keras(session: Value) -> bool:
    """Whether a session is Keras's own, be it one that the program has not asked for."""
    return session is None or (isinstance(session, Instance) and "Keras" in session.cls.name)
