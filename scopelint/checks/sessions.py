"""Variables that a session reads too early, or initializes too late or too often: TVS501, TVS503, TVS505 to TVS507."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Value
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..tf.ops import OpGraph
from ..tf.variables import Variable
from .findings import Act, Life
from .runs import follows, loops_around, needs_of, noted, savers_of, saves_of, site_of, starts_of, turn_of, writes_of
from .savers import saver_made


@dataclass
class _Session:
    """What one session has done so far."""

    opened: Moment | None
    initialized: set[Variable] = field(default_factory=set)
    runs: list[Noted] = field(default_factory=list)


def uninitialized(run: Run) -> Iterator[Noted]:
    """A run reads a variable that nothing has initialized."""
    made = {e.variable: e for e in run.events if isinstance(e, Created) and e.variable.kind != "keras" and not e.variable.assumed}
    sessions: dict[int, _Session] = {}
    savers, told = savers_of(run), set[Variable]()
    initializers = list(noted(run, "initializer"))
    for event in run.events:
        if not isinstance(event, Noted):
            continue
        if event.what == "session":
            sessions[id(event.facts["session"])] = _Session(event.moment)
        elif event.what in ("handed out", "imported"):
            return
        elif event.what == "restored":
            saved = saves_of(event, savers)
            if saved is None:
                return
            for session in sessions.values():
                session.initialized |= set(saved.values())
        elif event.what == "loaded":
            for session in sessions.values():
                session.initialized |= set(event.facts["variables"])
        elif event.what == "run":
            chosen = sessions.get(id(event.facts["session"]))
            one = chosen if chosen is not None else next(iter(sessions.values())) if len(sessions) == 1 else None
            if event.facts["opaque"] or (one is None and not starts_of(event)):
                return
            starts, writes = starts_of(event), writes_of(event)
            if one is not None and not starts:
                missing = sorted((v for v in needs_of(event) - one.initialized - told if v in made), key=lambda v: v.serial)
                if missing and not any(e.moment.arms for e in (event, made[missing[0]])):
                    told |= set(missing)
                    yield from _told(event, made[missing[0]], one, initializers)
            for session in [one] if one is not None else sessions.values():
                session.initialized |= starts | writes
                session.runs.append(event)


def _told(event: Noted, created: Created, session: _Session, initializers: list[Noted]) -> Iterator[Noted]:
    """Where an uninitialized variable is reported: at the initializer that misses it, if one was run."""
    variable = created.variable
    ran = {f for e in session.runs for f in e.facts["fetches"] if isinstance(f, Operation) and f.starts}
    last = next((e for e in reversed(initializers) if e.facts["op"] in ran and _graph(e.facts["op"]) is variable.graph), None)
    row = event.moment.user_place().span.row
    line = created.moment.user_place().span.row
    shown = Life("uninitialized", (*_initializations(session, initializers, variable), Act("read", event.moment, (variable,))))
    facts = {"variable": variable, "earlier": created.moment, "before": "made here", "read": event.moment, "shown": shown}
    if last is None:
        reason = f"read by the session in line {row} before anything has initialized it"
        yield Noted(event.moment, "read here", {**facts, "reason": reason})
        return
    if last.moment.serial < created.moment.serial:
        reason = f"created in line {line}, after this initializer was made, and not initialized when line {row} runs"
    elif variable.collection == "local":
        reason = f"a local variable, which this initializer leaves out, so that it is not initialized when line {row} runs"
    else:
        reason = f"left out by this initializer, and not initialized when line {row} runs"
    yield Noted(last.moment, "the initializer is made here", {**facts, "reason": reason})


def _initializations(session: _Session, initializers: list[Noted], variable: Variable) -> Iterator[Act]:
    """The initializers that a session ran in the variable's graph, made and run."""
    for run in session.runs:
        ops = [f for f in run.facts["fetches"] if isinstance(f, Operation) and _graph(f) is variable.graph]
        makers = [e for e in initializers if any(e.facts["op"] is op for op in ops)]
        for maker in makers:
            yield initializer_made(maker, variable)
        if makers:
            yield Act("initialized", run.moment, few(starts_of(run), variable), tuple(id(e.facts["op"]) for e in makers))


def initializer_made(maker: Noted, variable: Variable) -> Act:
    """An initializer, for the verifier: what function made it, and of what it was told to initialize a variable or two."""
    op = maker.facts["op"]
    name = maker.moment.frame.label.rpartition(".")[2] if maker.moment.frame is not None else ""
    function = name if name in ("global_variables_initializer", "local_variables_initializer") else "variables_initializer"
    return Act("initializer", maker.moment, few(op.starts, variable), (function, id(op)))


def few(variables: Iterable[Variable], wanted: Variable) -> tuple[Variable, ...]:
    """The variable that is wanted, if it is there, or the first one."""
    found = sorted(variables, key=lambda v: v.serial)
    return (wanted,) if wanted in found else tuple(found[:1])


def _graph(op: Operation) -> OpGraph | None:
    return next((v.graph for v in op.starts), None)


def from_uninitialized(run: Run) -> Iterator[Noted]:
    """A variable whose initial value reads another one, where one operation initializes both in no order."""
    done: set[Variable] = set()
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    savers = savers_of(run)
    for event in run.events:
        if not isinstance(event, Noted):
            continue
        if event.what in ("handed out", "imported"):
            return
        if event.what == "restored":
            done |= set((saves_of(event, savers) or {}).values())
        if event.what != "run":
            continue
        starts = starts_of(event)
        for variable in sorted(starts, key=lambda v: v.serial):
            first = made.get(variable)
            if first is None or not variable.resource or event.facts["opaque"]:
                continue
            early = {v for v in _initial_reads(first) - done - {variable} if v in made}
            if early:
                other = min(early, key=lambda v: v.serial)
                shown = Life("unordered", (Act("made", first.moment, (variable, other)),))
                facts = {
                    "variable": variable,
                    "given": show(other.op_name),
                    "earlier": site_of(other),
                    "before": "made here",
                    "shown": shown,
                }
                yield Noted(first.moment, "made from its value here", facts)
        done |= starts | writes_of(event)


def _initial_reads(created: Created) -> frozenset[Variable]:
    facts = created.asked.initializer
    value: Value = facts.value if facts is not None else created.variable.initializer
    if isinstance(value, Variable):
        return frozenset([value])
    return value.reads if isinstance(value, Tensor) and not value.leaves else frozenset()


def initialized_after_restore(run: Run) -> Iterator[Noted]:
    savers = savers_of(run)
    restored: list[tuple[Noted, set[Variable]]] = []
    for event in run.events:
        if not isinstance(event, Noted):
            continue
        if event.what == "restored":
            saved = saves_of(event, savers)
            restored.append((event, set(saved.values()) if saved is not None else set()))
        elif event.what == "run":
            starts = starts_of(event)
            for before, variables in restored:
                lost = starts & variables
                if lost and before.facts["session"] is event.facts["session"] and follows(before.moment, event.moment):
                    again = any(e.moment.serial > event.moment.serial for e in noted(run, "restored"))
                    if not again:
                        variable = min(lost, key=lambda v: v.serial)
                        restored_act = Act("restored", before.moment, (variable,), id(before.facts["saver"]))
                        acts = (saver_made(savers[id(before.facts["saver"])]), restored_act, *_started(run, event, variable))
                        facts = {
                            "variable": variable,
                            "earlier": before.moment,
                            "before": "restored here",
                            "shown": Life("taken back", acts),
                        }
                        yield Noted(event.moment, "initialized again here", facts)


_EPOCHS = re.compile(r"epoch", re.IGNORECASE)
"""What a turn over all data is called. It tells a loop that goes on learning from one that begins anew, such as trials."""


def _started(run: Run, event: Noted, variable: Variable) -> Iterator[Act]:
    """A run of an initializer, for the verifier."""
    makers = [e for e in noted(run, "initializer") if any(e.facts["op"] is f for f in event.facts["fetches"])]
    makers = [e for e in makers if variable in e.facts["op"].starts]
    for maker in makers:
        yield initializer_made(maker, variable)
    yield Act("initialized", event.moment, (variable,), tuple(id(e.facts["op"]) for e in makers))


def initialized_in_loop(run: Run) -> Iterator[Noted]:
    """The initializer runs in every turn of the training loop, and takes back what the turn before has learned."""
    opened = {id(e.facts["session"]): e.moment for e in noted(run, "session")}
    runs = list(noted(run, "run"))
    for event in runs:
        starts = {v for v in starts_of(event) if v.collection == "global"}
        session = opened.get(id(event.facts["session"]))
        if not starts or session is None or event.moment.arms:
            continue
        for loop in loops_around(event.moment):
            if loop.turn != 1 or any(f.place == loop.place for f in session.frames()):
                continue
            before = [e for e in runs if turn_of(e.moment, loop) == 0]
            earlier = next((e for e in before if starts_of(e) & starts and e.moment.place == event.moment.place), None)
            trained = [e for e in before if writes_of(e) & starts and not starts_of(e)]
            # Where others go on learning, these are reset on purpose.
            kept = any(v.trainable is True and v not in starts for e in trained for v in writes_of(e))
            if earlier is not None and trained and not kept and _goes_on(run, loop, trained, starts):
                lost = min(writes_of(trained[0]) & starts, key=lambda v: v.serial)
                acts = (*_started(run, earlier, lost), Act("trained", trained[0].moment, (lost,)), *_started(run, event, lost))
                facts = {"variable": lost, "earlier": trained[0].moment, "before": "trained here", "shown": Life("taken back", acts)}
                yield Noted(event.moment, "initialized again here, in the next turn", facts)


def _goes_on(run: Run, loop: Frame, trained: list[Noted], variables: set[Variable]) -> bool:
    """Whether a loop that initializes in each turn is to go on with what it has learned: trials, folds and settings begin anew.

    A trial trains in a loop of its own, and ends with its turn: what only the last one has learned is of no use after the loop.
    """
    inner = [_inside(e.moment, loop) for e in trained]
    if any(not loops for loops in inner):
        return True
    if any(_EPOCHS.search(f.label) for loops in inner for f in loops):
        return False
    if _EPOCHS.search(loop.label):
        return True
    turns = [e for e in noted(run, "run") if turn_of(e.moment, loop) is not None]
    first, last = turns[0].moment.serial, turns[-1].moment.serial
    before = any(starts_of(e) & variables for e in noted(run, "run") if e.moment.serial < first)
    after = any(needs_of(e) & variables and not starts_of(e) for e in noted(run, "run") if e.moment.serial > last)
    return before or after or any(e.moment.serial > last for e in noted(run, "saved"))


def _inside(moment: Moment, loop: Frame) -> list[Frame]:
    """The loops around a moment in a turn of a loop."""
    return [f for f in loops_around(moment) if f.depth > loop.depth]


def made_in_loop(run: Run) -> Iterator[Noted]:
    """Each turn of the training loop makes new variables: the graph grows, and nothing has initialized or trained them."""
    opened = [e.moment for e in noted(run, "session")]
    made: dict[object, Created] = {}
    for event in run.events:
        if not isinstance(event, Created) or event.variable.graph.eager:
            continue
        first = made.setdefault((event.variable.graph, event.moment.user_place()), event)
        for loop in loops_around(event.moment):
            if loop.turn != 1 or turn_of(first.moment, loop) != 0:
                continue
            outside = [m for m in opened if turn_of(m, loop) is None and m.serial < first.moment.serial]
            if outside and (_trains_on(run, loop) or _only_uses(run, loop, first, event)):
                turns = (Act("made", first.moment, (first.variable,)), Act("made", event.moment, (event.variable,)))
                facts = {
                    "variable": event.variable,
                    "earlier": first.moment,
                    "before": "made here in the first turn",
                    "shown": Life("grown", turns),
                }
                yield Noted(event.moment, "and here in the next", facts)
                break


def _trains_on(run: Run, loop: Frame) -> bool:
    """Whether a loop is that of the training: a turn is one step of it, or goes on with the variables of the turn before."""
    trainable = {v for e in noted(run, "trained") for v in e.facts["variables"]}
    learned: dict[int, set[Variable]] = {0: set(), 1: set()}
    for event in noted(run, "run"):
        turn = turn_of(event.moment, loop)
        trained = (writes_of(event) - starts_of(event)) & trainable
        if turn not in learned:
            continue
        if trained and not _inside(event.moment, loop):
            return True
        learned[turn] |= trained
        if turn == 1:
            learned[0] -= starts_of(event)
    return bool(learned[0] & learned[1])


def _only_uses(run: Run, loop: Frame, first: Created, again: Created) -> bool:
    """Whether a loop that does not train makes the very same anew in each turn, to run it once."""
    runs = [e for e in noted(run, "run") if turn_of(e.moment, loop) is not None]
    same = first.asked.name == again.asked.name and first.variable.shape == again.variable.shape
    named = first.asked.scope != again.asked.scope and not again.asked.defaulted
    written = frozenset[Variable]().union(*(writes_of(e) - starts_of(e) for e in runs))
    if not same or named or any(site is not None and turn_of(site, loop) is not None for site in map(site_of, written)):
        return False
    return any(first.variable in needs_of(e) and not _inside(e.moment, loop) for e in runs)
