"""Monitored sessions, which initialize what no checkpoint has: TVS507 where that, or what a hook does, loses what was learned.

And TVS501 where the operation that they are given to initialize with leaves something out: they raise then.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Sym, Text
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Value
from ..primitives.operations import Operation
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import creations, noted, trainings
from .queries.order import by_age, follows, oldest
from .queries.savers import folder_of, path_places, savers_of, saves_of
from .queries.sessions import needs_of, surely_starts_of, updates_of, writes_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, run_check, seen


@check("TVS507")
def trained_in_a_monitored_session(exploration: Exploration) -> Iterator[Finding]:
    """What one monitored session has learned goes with it, and another one without a folder begins anew and only reads it."""
    if exploration.root.kind != "test":  # a test may well look at what a network does before it has learned
        yield from seen("TVS507", exploration, _learned_elsewhere)


def _learned_elsewhere(run: Run) -> Iterator[Sighting]:
    opened, runs = list(noted(run, "monitored")), list(noted(run, "monitored run"))
    others = noted(run, "restored", "imported", "handed out", "loaded", "weights set", "run")
    if len(opened) < 2 or any(others) or any(e.facts["opaque"] for e in runs):
        return
    trained = {v for v, _ in trainings(run)}
    for event in opened[1:]:
        if event.facts["folder"] is not None or event.facts["plain"] is not True or event.moment.arms:
            continue
        ours = [e for e in runs if e.facts["session"] is event.facts["session"]]
        written = frozenset[Variable]().union(*map(writes_of, ours))
        for variable in by_age((frozenset[Variable]().union(*map(needs_of, ours)) & trained) - written):
            learned = next((e for e in runs if variable in updates_of(e) and e.moment.serial < event.moment.serial), None)
            if learned is None or not follows(learned.moment, event.moment):
                continue
            theirs = [e for e in runs if e.facts["session"] is learned.facts["session"]]
            if any(variable in needs_of(e) and variable not in writes_of(e) and e.moment.serial > learned.moment.serial for e in theirs):
                continue  # it was of use there
            yield Sighting(
                variable=variable,
                given="initialized",
                reason="trained in another session, which keeps it to itself",
                moment=event.moment,
                told="initialized here, in a session without a checkpoint_dir",
                earlier=learned.moment,
                before="trained here",
                shown=None,  # such a session has threads and files
            )
            return


@run_check("TVS507")
def initialized_by_a_hook(run: Run) -> Iterator[Sighting]:
    """A hook initializes what the monitored session that has called it may just have restored from its folder."""
    opened = list(noted(run, "monitored"))
    if not opened or any(noted(run, "imported", "handed out", "loaded", "weights set", "files removed")):
        return
    trained = {v for v, _ in trainings(run) if v.trainable is True}
    of_hooks = [e for e in noted(run, "monitored run") if _is_of_a_hook(e)]
    for event in of_hooks:
        session = next((e for e in opened if e.facts["session"] is event.facts["session"]), None)
        if session is None:
            continue
        lost = trained & surely_starts_of(event)
        if not lost or lost != {v for v in trained if v.graph is session.facts["graph"]} or not _may_have_restored(session, opened):
            continue
        later = [e for e in (*noted(run, "restored"), *of_hooks) if e.moment.serial > event.moment.serial]
        given = any(e.what == "restored" or e.facts["opaque"] or not lost.isdisjoint(updates_of(e)) for e in later)
        if given or event.moment.arms or event.moment.decided != session.moment.decided:
            continue  # it gives them values of its own, or has asked whether there is a checkpoint
        yield _undone(event, session, oldest(lost), "initialized", "initialized again here")
        return


@run_check("TVS507")
def restored_by_a_hook(run: Run) -> Iterator[Sighting]:
    """A hook puts in what another training has learned each time that a session begins, be it to go on from its folder's checkpoint.

    One that puts in all that is trained may well begin there each time; of a part, the rest goes on where it was.
    """
    opened = list(noted(run, "monitored"))
    if not opened or any(noted(run, "imported", "handed out", "loaded", "weights set", "files removed")):
        return
    trained, savers = {v for v, _ in trainings(run) if v.trainable is True}, savers_of(run)
    for event in noted(run, "restored"):
        if not _is_of_a_hook(event) or event.moment.arms:
            continue
        session = next((e for e in reversed(opened) if e.moment.serial < event.moment.serial), None)
        lost = trained & set((saves_of(event, savers) or {}).values())
        whole = lost == {v for v in trained if session is not None and v.graph is session.facts["graph"]}
        if (
            session is None
            or not lost
            or whole
            or event.moment.decided != session.moment.decided
            or not _may_have_restored(session, opened)
        ):
            continue
        folder, path = session.facts["folder"], event.facts["path"]
        if folder_of(path) == folder or path_places(folder) & path_places(path) or path == folder:
            continue  # it is the folder's own
        yield _undone(event, session, oldest(lost), "set to what another checkpoint has", "given other values here")
        return


def _is_of_a_hook(event: Noted) -> bool:
    """Whether a hook does it once a monitored session is made."""
    return any(f.label.endswith("after_create_session") for f in event.moment.frames())


def _undone(event: Noted, session: Noted, variable: Variable, given: str, told: str) -> Sighting:
    """What a hook does to a variable that the session has restored."""
    return Sighting(
        variable=variable,
        given=given,
        reason=f"restored by the session of line {row(session.moment)}, where its folder has a checkpoint",
        moment=event.moment,
        told=f"{told}, once the session is made",
        earlier=session.moment,
        before="restored here",
        shown=None,  # such a session has threads and files
    )


@run_check("TVS501")
def left_out_by_a_scaffold(run: Run) -> Iterator[Sighting]:
    """A scaffold's own operation initializes only some of what the graph has when the session begins, which wants all of it."""
    for event in noted(run, "monitored"):
        graph, given = event.facts["graph"], {name: event.facts[name] for name in ("init_op", "local_init_op")}
        if not any(isinstance(op, Operation) for op in given.values()) or event.moment.arms or _may_have_begun(event.facts["folder"]):
            continue
        made = {v: e for v, e in creations(run).items() if v.graph is graph and e.moment.serial < event.moment.serial and not e.moment.arms}
        done = frozenset[Variable]().union(*(op.starts | op.writes for op in given.values() if isinstance(op, Operation)))
        for kind, (name, op) in zip(("global", "local"), given.items(), strict=True):
            if not isinstance(op, Operation) or op.opaque or any(isinstance(each, Operation) and each.opaque for each in given.values()):
                continue
            left = by_age(v for v in made if v.collection == kind and v not in done and not v.assumed)
            makers = *noted(run, "initializer"), *noted(run, "scaffold")
            maker = next((e for e in makers if e.facts.get("op", e.facts.get(name)) is op), None)
            if left and maker is not None:
                late = maker.moment.serial < made[left[0]].moment.serial
                why = (
                    f"created in line {row(made[left[0]].moment)}, after this initializer was made"
                    if late
                    else "left out by this initializer"
                )
                yield Sighting(
                    variable=left[0],
                    reason=f"{why}, and not initialized when the session of line {row(event.moment)} begins",
                    moment=maker.moment,
                    told="the initializer is made here",
                    earlier=made[left[0]].moment,
                    before="made here",
                    shown=None,  # such a session has threads and files
                )
                return


def _may_have_begun(folder: Value) -> bool:
    """Whether a session's folder may have what another program has saved there."""
    return folder is not None and not _is_made(folder)


def _is_made(folder: Value) -> bool:
    """Whether the program has made a folder for itself."""
    parts = folder.parts if isinstance(folder, Text) else (folder,)
    return any(isinstance(part, Sym) and isinstance(part.key, tuple) and part.key[:1] == ("fresh",) for part in parts)


def _may_have_restored(session: Noted, opened: list[Noted]) -> bool:
    """Whether a session's folder may have a checkpoint: one that was not just made, or that a session before it had."""
    folder = session.facts["folder"]
    before = (e for e in opened if e.moment.serial < session.moment.serial)
    return folder is not None and (not _is_made(folder) or any(e.facts["folder"] == folder for e in before))
