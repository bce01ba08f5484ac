"""Variables that a session reads too early, or initializes too late: TVS501, TVS503 and TVS507."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted, Value
from ..language.values import Instance
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..tf.graph import Graph
from ..tf.ops import OpGraph
from ..tf.variables import Variable
from .acts import few, initialized, initializer_made, over_again, saver_made, saver_used, started
from .findings import Act, Finding, Life
from .grouping import Group, grouped
from .initialized_in_loops import is_put_in
from .queries.accesses import creations, name_of, noted, site_of, trainings
from .queries.holding import is_count
from .queries.order import by_age, first_after, follows, oldest
from .queries.savers import Use, may_have_saved, savers_of, saves_of
from .queries.sessions import needs_of, starts_of, surely_starts_of, updates_of, writes_of
from .queries.ways import loops_around, row
from .registry import check
from .sightings import Sighting, finding, run_check, seen


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class _Early(Sighting):
    """A run that reads a variable too early; it may be reported elsewhere."""

    read: Moment


@check("TVS501")
def uninitialized(exploration: Exploration) -> Iterator[Finding]:
    """A run reads a variable that nothing has initialized."""
    for group in grouped(exploration, _too_early):
        if not _may_be_initialized(exploration, group):
            yield finding("TVS501", group)


def _may_be_initialized(exploration: Exploration, group: Group[_Early]) -> bool:
    """Whether the same read finds its variables initialized in another run, or may do so in one that was not tried.

    "If there is a checkpoint, restore it" is no bug.
    """
    if group.untried:
        return True
    with_it = {id(run) for run in group.runs}
    others = (run for run in exploration.runs if id(run) not in with_it)
    return any(e.moment.user_place() == group.event.read.user_place() for run in others for e in noted(run, "run"))


@dataclass
class _Session:
    """What one session has done so far."""

    initialized: set[Variable] = field(default_factory=set)
    runs: list[Noted] = field(default_factory=list)


def _too_early(run: Run) -> Iterator[_Early]:
    made = {v: e for v, e in creations(run).items() if v.kind != "keras" and not v.assumed}
    sessions: dict[int, _Session] = {}
    savers, told = savers_of(run), set[Variable]()
    initializers, in_place = list(noted(run, "initializer")), _InPlace(run)
    for event in noted(run, "session", "restored", "loaded", "run", "handed out", "imported", "begun elsewhere"):
        if event.what == "session":
            if event.facts["alone"] is not True:
                return  # the variables live on a server, where those of another graph may have left them
            sessions[id(event.facts["session"])] = _Session()
        elif event.what in ("restored", "loaded"):
            loaded = _loaded(event, savers)
            if loaded is None:
                return
            for session in sessions.values():
                session.initialized |= loaded
        elif event.what == "run":
            chosen = sessions.get(id(event.facts["session"]))
            one = chosen if chosen is not None else next(iter(sessions.values())) if len(sessions) == 1 else None
            starts = starts_of(event)
            if event.facts["opaque"] or (one is None and not starts):
                return
            if one is not None and not starts:
                needed = needs_of(event) | in_place.needs_of(event)
                if len({v.graph for v in needed}) > 1:
                    return  # TensorFlow has refused to build that
                missing = by_age(v for v in needed - one.initialized - told if v in made and not _is_empty(v))
                if missing and not any(e.moment.arms for e in (event, made[missing[0]])):
                    told |= set(missing)
                    if not event.facts["caught"]:  # else the program does what is to be done then
                        yield _told(event, made[missing[0]], one, initializers)
            further = _given_in_turn(event, made)
            for session in [one] if one is not None else sessions.values():
                session.initialized |= starts | writes_of(event) | further
                session.runs.append(event)
        else:  # what is done elsewhere with the sessions, or has come from elsewhere, is not known
            return


def _is_empty(variable: Variable) -> bool:
    """Whether TensorFlow takes it as it is, uninitialized: a variable without elements that is no resource."""
    return not variable.resource and 0 in (variable.shape or ())


class _InPlace:
    """Assignments that add to a variable or change parts of it: to do so takes the value that it has."""

    def __init__(self, run: Run) -> None:
        assigned = [(e, e.facts["variable"]) for e in noted(run, "assigned") if isinstance(e.facts["variable"], Variable)]
        self._anew = {id(e.facts["result"]): v for e, v in assigned if e.facts["how"] == "assign"}
        self._by_result = {id(e.facts["result"]): v for e, v in assigned if e.facts["how"] != "assign"}
        self._only = frozenset(self._by_result.values()) - set(self._anew.values())
        self._groups = {id(e.facts["result"]): e.facts["inputs"] for e in noted(run, "grouped") if isinstance(e.facts["inputs"], tuple)}

    def needs_of(self, event: Noted) -> set[Variable]:
        """The variables that a run changes in place, as far as that is known."""
        parts = [id(part) for part in self._parts(event.facts["fetches"])]
        changed = {self._by_result[part] for part in parts if part in self._by_result}
        return (changed - {self._anew[part] for part in parts if part in self._anew}) | (writes_of(event) & self._only)

    def _parts(self, fetches: Iterable[Value]) -> Iterator[Value]:
        """What is run, and what is in groups of it."""
        for fetch in fetches:
            yield fetch
            yield from self._parts(self._groups.get(id(fetch), ()))


def _given_in_turn(event: Noted, made: dict[Variable, Created]) -> set[Variable]:
    """What a loop of unknown length may give values in further turns: in those that were run it gives them to one after the other."""
    if event.moment.certain() or starts_of(event) or not writes_of(event) - needs_of(event):
        return set()
    return {v for v, e in made.items() if e.moment.serial < event.moment.serial}


def _loaded(event: Noted, savers: dict[int, Noted]) -> set[Variable] | None:
    """The variables that a saver restores, or that are loaded by themselves; None if that is not known.

    In a session of another graph its operations have the names of another saver's, or there are none.
    """
    if event.what == "loaded":
        return set(event.facts["variables"])
    saved, session = saves_of(event, savers), event.facts["session"]
    own = session.attrs.data.get("graph") if isinstance(session, Instance) else None
    if saved is None or (isinstance(own, Graph) and any(v.graph is not own for v in saved.values())):
        return None
    return set(saved.values())


def _told(event: Noted, created: Created, session: _Session, initializers: list[Noted]) -> _Early:
    """Where an uninitialized variable is reported: at the initializer that misses it, if one was run."""
    variable = created.variable
    ran = {f for e in session.runs for f in e.facts["fetches"] if isinstance(f, Operation) and f.starts}
    last = next((e for e in reversed(initializers) if e.facts["op"] in ran and _graph(e.facts["op"]) is variable.graph), None)
    if last is None:
        reason = f"read by the session in line {row(event.moment)} before anything has initialized it"
    elif last.moment.serial < created.moment.serial:
        line = row(created.moment)
        reason = f"created in line {line}, after this initializer was made, and not initialized when line {row(event.moment)} runs"
    elif variable.collection == "local":
        reason = f"a local variable, which this initializer leaves out, so that it is not initialized when line {row(event.moment)} runs"
    else:
        reason = f"left out by this initializer, and not initialized when line {row(event.moment)} runs"
    acts = (*_initializations(session, initializers, variable), Act("read", event.moment, (variable,)))
    return _Early(
        variable=variable,
        reason=reason,
        moment=event.moment if last is None else last.moment,
        told="read here" if last is None else "the initializer is made here",
        earlier=created.moment,
        before="made here",
        read=event.moment,
        shown=Life("uninitialized", acts),
    )


def _initializations(session: _Session, initializers: list[Noted], variable: Variable) -> Iterator[Act]:
    """The initializers that a session ran in the variable's graph, made and run."""
    for run in session.runs:
        ops = [f for f in run.facts["fetches"] if isinstance(f, Operation) and _graph(f) is variable.graph]
        makers = [e for e in initializers if any(e.facts["op"] is op for op in ops)]
        for maker in makers:
            yield initializer_made(maker, variable)
        if makers:
            yield initialized(run, makers, few(starts_of(run), variable))


def _graph(op: Operation) -> OpGraph | None:
    return next((v.graph for v in op.starts), None)


@run_check("TVS503")
def from_uninitialized(run: Run) -> Iterator[Sighting]:
    """A variable whose initial value reads another one, where one operation initializes both in no order."""
    done: set[Variable] = set()
    made, savers = creations(run), savers_of(run)
    guarded = {e.facts["variable"] for e in noted(run, "asked whether initialized") if isinstance(e.facts["variable"], Variable)}
    for event in noted(run, "restored", "run", "handed out", "imported"):
        if event.what == "restored":
            done |= set((saves_of(event, savers) or {}).values())
            continue
        if event.what != "run":
            return
        starts = starts_of(event)
        for variable in by_age(starts):
            first = made.get(variable)
            if first is None or not variable.resource or event.facts["opaque"]:
                continue
            early = {v for v in _initial_reads(first) - done - guarded - {variable} if v in made}
            if early:
                other = oldest(early)
                yield Sighting(
                    variable=variable,
                    given=name_of(other),
                    moment=first.moment,
                    told="made from its value here",
                    earlier=site_of(other),
                    before="made here",
                    shown=Life("unordered", (Act("made", first.moment, (variable, other)),)),
                )
        done |= starts | writes_of(event)


def _initial_reads(created: Created) -> frozenset[Variable]:
    facts = created.asked.initializer
    value: Value = facts.value if facts is not None else created.variable.initializer
    if isinstance(value, Variable):
        return frozenset([value])
    return value.reads if isinstance(value, Tensor) and not value.leaves else frozenset()


@run_check("TVS507")
def initialized_after_restore(run: Run) -> Iterator[Sighting]:
    """The initializer runs after a restore, and takes back what it has restored."""
    savers = savers_of(run)
    restored: list[Use] = []
    for event in noted(run, "restored", "run"):
        if event.what == "restored":
            held = saves_of(event, savers)
            if held is not None:
                restored.append(Use(event, savers[id(event.facts["saver"])], held))
            continue
        for use in restored:
            lost = surely_starts_of(event) & set(use.held.values())
            one_session = use.event.facts["session"] is event.facts["session"]
            if not lost or not one_session or not follows(use.event.moment, event.moment) or _begins_anew(event, use):
                continue
            if first_after(noted(run, "restored"), event.moment) is None:
                variable = oldest(lost)
                yield Sighting(
                    variable=variable,
                    given="initialized",
                    reason="restored",
                    moment=event.moment,
                    told="initialized again here",
                    earlier=use.event.moment,
                    before="restored here",
                    shown=Life("taken back", (saver_made(use.maker), saver_used(use, variable), *started(run, event, variable))),
                )


def _begins_anew(event: Noted, use: Use) -> bool:
    """Whether a run initializes a part of what was restored and nothing else, as for a head that is to learn something new.

    Or of that no more than the step, which is to count the training of something else.
    """
    starts, held = starts_of(event), set(use.held.values())
    others = starts <= held or all(map(is_count, starts & held))
    return others and any(v.trainable is True for v in held - starts)


@run_check("TVS507")
def initialized_after_training(run: Run) -> Iterator[Sighting]:
    """The initializer of a second model takes back what the first has learned, which is used again, and not trained again."""
    runs = list(noted(run, "run"))
    if any(noted(run, "restored", "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    trainable = dict(trainings(run))
    for index, event in enumerate(runs):
        starts, later = surely_starts_of(event) & trainable.keys(), runs[index + 1 :]
        if not starts:
            continue
        learns = frozenset[Variable]().union(*(updates_of(e) for e in later)) & trainable.keys()
        learned = _learned(runs[:index], event)
        if not learns - learned:
            continue  # nothing begins to learn here
        lost = ((starts & learned) - learns) | _lost_below(run, runs, index, learns - learned)
        used = frozenset[Variable]().union(*(needs_of(e) for e in later if e.facts["session"] is event.facts["session"]))
        if not lost & used:
            continue
        variable = oldest(lost & used)
        trained = next(e for e in runs[:index] if variable in updates_of(e) and e.facts["session"] is event.facts["session"])
        before = next((e for e in runs[:index] if variable in starts_of(e)), None)
        if before is None or not follows(trained.moment, event.moment):
            continue
        yield Sighting(
            variable=variable,
            given="initialized",
            reason="trained",
            moment=event.moment,
            told="initialized again here",
            earlier=trained.moment,
            before="trained here",
            shown=Life("taken back", over_again(run, before, trained, event, variable)),
        )


def _lost_below(run: Run, runs: list[Noted], index: int, begins: frozenset[Variable]) -> frozenset[Variable]:
    """What was trained by itself, and then has a part built on top that is trained with it: as it begins, and not as it was trained.

    In a loop each turn may be another trial, and a copy that is put in again takes nothing back.
    """
    event, made = runs[index], creations(run)
    if loops_around(event.moment):
        return frozenset()
    starts, before = surely_starts_of(event), [e for e in runs[:index] if e.facts["session"] is event.facts["session"]]
    lost = set[Variable]()
    for step in (e for e in runs[index + 1 :] if e.facts["session"] is event.facts["session"]):
        added = updates_of(step) & starts & begins
        for variable in (updates_of(step) & starts) - begins:
            trained = next((e for e in before if variable in updates_of(e)), None)
            if trained is not None and any(made[v].moment.serial > trained.moment.serial for v in added if v in made):
                lost |= set() if is_put_in(run, event, variable) else {variable}
    return frozenset(lost)


@check("TVS507")
def trained_elsewhere(exploration: Exploration) -> Iterator[Finding]:
    """What one session has learned goes with it, and another one initializes anew what it then uses."""
    if exploration.root.kind != "test":  # a test may well look at what a network does before it has learned
        yield from seen("TVS507", exploration, learned_elsewhere)


def learned_elsewhere(run: Run) -> Iterator[Sighting]:
    """Where a session initializes what another one has trained and handed on, or left behind, and then goes by it."""
    runs, opened = list(noted(run, "run")), {id(e.facts["session"]): e for e in noted(run, "session")}
    if any(noted(run, "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    kept, restored = list(noted(run, "saved", "exported")), list(noted(run, "restored"))
    if len(opened) < 2 or any(e.facts["alone"] is not True for e in opened.values()):
        return
    trainable = dict(trainings(run))
    for index, event in enumerate(runs):
        starts = starts_of(event) & trainable.keys()
        if not starts or event.facts["session"] is None:
            continue  # of the default session it is not known what else is run by it
        ours = [e for e in runs if e.facts["session"] is event.facts["session"]]
        later = (e for e in kept if e.facts["session"] is event.facts["session"] and e.moment.serial > event.moment.serial)
        handed_on = next(later, None)
        if any(handed_on is None or e.moment.serial < handed_on.moment.serial for e in restored):
            continue  # what others restore of what it has handed on is no better
        written = frozenset[Variable]().union(*(updates_of(e) for e in ours))
        since = (e for e in runs[index + 1 :] if e.facts["session"] is event.facts["session"])
        read = starts if handed_on is not None else frozenset[Variable]().union(*map(needs_of, since))
        for variable in by_age(v for v in (starts & read) - written if handed_on is None or may_have_saved(run, handed_on, v)):
            trained = next((e for e in runs[:index] if variable in updates_of(e)), None)
            if trained is None or id(trained.facts["session"]) not in opened or not follows(trained.moment, event.moment):
                continue
            theirs = [e for e in runs if e.facts["session"] is trained.facts["session"] and e.moment.serial > trained.moment.serial]
            if any(e.facts["session"] is trained.facts["session"] for e in kept):
                continue  # there it was kept
            of_use = any(variable in needs_of(e) and variable not in writes_of(e) for e in theirs)
            goes_on = any(variable in updates_of(e) and e.moment.serial > event.moment.serial for e in theirs)
            if of_use and handed_on is None and not goes_on:
                continue  # what it was for is done
            before = next((e for e in runs[:index] if variable in starts_of(e)), None)
            if before is not None:
                yield Sighting(
                    variable=variable,
                    given="initialized",
                    reason="trained in another session, which keeps it to itself",
                    moment=event.moment,
                    told="initialized here, in a session of its own",
                    earlier=trained.moment,
                    before="trained here",
                    shown=Life("left behind", over_again(run, before, trained, event, variable)),
                )
                return


def _learned(runs: list[Noted], event: Noted) -> frozenset[Variable]:
    """What some runs in the session of an event have changed since it was initialized."""
    changed: set[Variable] = set()
    for each in runs:
        if each.facts["session"] is event.facts["session"]:
            changed = (changed | writes_of(each)) - starts_of(each)
    return frozenset(changed)
