"""The life of a variable: initialized, trained, saved, restored (TVS5xx).

The sessions of a run are followed: which variables each has initialized, restored or assigned when it runs something. Where
that is not wholly known (an unknown operation ran, the session was handed to unknown code) everything counts as done.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..domain.symbols import show
from ..interp.events import Created, Frame, Moment, Noted, Shared
from ..interp.explore import Exploration, Run
from ..interp.tensor_ops import Operation
from ..interp.tensors import Tensor
from ..interp.values import DictValue, Value
from ..tf.graph import Graph
from ..tf.variables import Variable
from . import story
from .findings import Finding, assumptions, grouped


def lives(exploration: Exploration) -> Iterator[Finding]:
    """TVS501 to TVS509."""
    checks: dict[str, Callable[[Run], Iterator[Noted]]] = {
        "TVS501": _uninitialized,
        "TVS502": _after_saver,
        "TVS503": _from_uninitialized,
        "TVS504": _renamed,
        "TVS505": _made_in_loop,
        "TVS506": _initialized_in_loop,
        "TVS507": _initialized_after_restore,
        "TVS508": _slots_shared,
        "TVS509": _untrained,
    }
    for code, check in checks.items():
        for group in grouped(exploration, check, lambda event: event.moment.user_place()):
            event = group.event
            assert isinstance(event, Noted)
            variable, earlier = event.facts["variable"], event.facts.get("earlier")
            name = show(variable.op_name)
            values = {"variable": name, "reason": str(event.facts.get("reason", "")), "given": str(event.facts.get("given", ""))}
            if isinstance(earlier, Moment):
                steps = story.two_ways(earlier, str(event.facts["before"]), event.moment, event.what)
                values["first"] = str(earlier.user_place().span.row)
            else:
                steps = story.way(event.moment, event.what)
            yield Finding(code, event.moment, name, values, tuple(steps), assumptions(exploration, group))


def _noted(run: Run, what: str) -> Iterator[Noted]:
    return (e for e in run.events if isinstance(e, Noted) and e.what == what)


# -- sessions


@dataclass
class _Session:
    """What one session has done so far."""

    opened: Moment | None
    initialized: set[Variable] = field(default_factory=set)
    runs: list[Noted] = field(default_factory=list)


def _starts(event: Noted) -> frozenset[Variable]:
    """The variables that a run initializes."""
    return frozenset().union(*(f.starts for f in event.facts["fetches"] if isinstance(f, Operation)))


def _writes(event: Noted) -> frozenset[Variable]:
    return frozenset().union(*(f.writes for f in event.facts["fetches"] if isinstance(f, Operation | Tensor)))


def _reads(event: Noted) -> frozenset[Variable]:
    """The variables that a run reads; none of a tensor that it is fed with."""
    fed = event.facts["fed"]
    found: set[Variable] = set()
    for fetch in event.facts["fetches"]:
        if isinstance(fetch, Variable):
            found.add(fetch)
        elif isinstance(fetch, Tensor | Operation):
            found |= fetch.reads
    return frozenset() if any(isinstance(f, Tensor) and f.reads for f in fed) else frozenset(found)


def _saves(event: Noted, savers: dict[int, Noted]) -> dict[str, Variable] | None:
    """What the saver of an event saves, by name; None if that is not known."""
    made = savers.get(id(event.facts["saver"]))
    saved = made.facts["saves"] if made is not None else None
    if not isinstance(saved, DictValue):
        return None
    held = {k: saved.cells.get(k) for k in saved.cells.keys()}
    out = {(k if isinstance(k, str) else show(k)): v for k, v in held.items() if isinstance(v, Variable)}
    return out if len(out) == len(held) else None


def _savers(run: Run) -> dict[int, Noted]:
    return {id(e.facts["saver"]): e for e in _noted(run, "saver")}


def _uninitialized(run: Run) -> Iterator[Noted]:
    """A run reads a variable that nothing has initialized."""
    made = {e.variable: e for e in run.events if isinstance(e, Created) and e.variable.kind != "keras" and not e.variable.assumed}
    sessions: dict[int, _Session] = {}
    savers, told = _savers(run), set[Variable]()
    initializers = list(_noted(run, "initializer"))
    for event in run.events:
        if not isinstance(event, Noted):
            continue
        if event.what == "session":
            sessions[id(event.facts["session"])] = _Session(event.moment)
        elif event.what in ("handed out", "imported"):
            return
        elif event.what == "restored":
            saved = _saves(event, savers)
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
            if event.facts["opaque"] or (one is None and not _starts(event)):
                return
            starts, writes = _starts(event), _writes(event)
            if one is not None and not starts:
                missing = sorted((v for v in _reads(event) - one.initialized - told if v in made), key=lambda v: v.serial)
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
    facts = {"variable": variable, "earlier": created.moment, "before": "made here"}
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


def _graph(op: Operation) -> Graph | None:
    return next((v.graph for v in op.starts), None)


def _initialized_after_restore(run: Run) -> Iterator[Noted]:
    savers = _savers(run)
    restored: list[tuple[Noted, set[Variable]]] = []
    for event in run.events:
        if not isinstance(event, Noted):
            continue
        if event.what == "restored":
            saved = _saves(event, savers)
            restored.append((event, set(saved.values()) if saved is not None else set()))
        elif event.what == "run":
            starts = _starts(event)
            for before, variables in restored:
                lost = starts & variables
                if lost and before.facts["session"] is event.facts["session"] and _follows(before.moment, event.moment):
                    again = any(e.moment.serial > event.moment.serial for e in _noted(run, "restored"))
                    if not again:
                        facts = {"variable": min(lost, key=lambda v: v.serial), "earlier": before.moment, "before": "restored here"}
                        yield Noted(event.moment, "initialized again here", facts)


def _follows(first: Moment, second: Moment) -> bool:
    """Whether two moments come one after the other in one go: not in two turns of a loop, nor in two arms of a branch."""
    one, two = story.divergence(first, second), story.divergence(second, first)
    if one is not None and two is not None and one.turn is not None and two.turn is not None and one.place == two.place:
        return False
    return not any(a.test == b.test and a.holds != b.holds for a in first.assumptions for b in second.assumptions)


# -- loops

_EPOCHS = re.compile(r"epoch|step|iter|batch|episode|itr\b|^for (ep|it|i_ep|t|s)$|while", re.IGNORECASE)
"""What people call the turns of training, as opposed to trials, folds or settings."""


def _loops(moment: Moment) -> list[Frame]:
    """The user's own loops that a moment is in, outermost first."""
    return [f for f in moment.frames() if f.turn is not None and f.label and not f.place.stub]


def _initialized_in_loop(run: Run) -> Iterator[Noted]:
    """The initializer runs in every turn of the training loop, and takes back what the turn before has learned."""
    opened = {id(e.facts["session"]): e.moment for e in _noted(run, "session")}
    runs = list(_noted(run, "run"))
    for event in runs:
        starts = {v for v in _starts(event) if v.collection == "global"}
        session = opened.get(id(event.facts["session"]))
        if not starts or session is None or event.moment.arms:
            continue
        for loop in _loops(event.moment):
            if loop.turn != 1 or not _EPOCHS.search(loop.label) or any(f.place == loop.place for f in session.frames()):
                continue
            earlier = next(
                (e for e in runs if _turn(e.moment, loop) == 0 and _starts(e) & starts and e.moment.place == event.moment.place), None
            )
            trained = [e for e in runs if _writes(e) & starts and not _starts(e) and _turn(e.moment, loop) == 0]
            inner = [f for e in trained for f in _loops(e.moment) if f.depth > loop.depth and re.search("epoch", f.label, re.IGNORECASE)]
            if earlier is not None and trained and not inner and not re.search("trial|fold|run|exp|seed", loop.label):
                lost = min(_writes(trained[0]) & starts, key=lambda v: v.serial)
                facts = {"variable": lost, "earlier": trained[0].moment, "before": "trained here"}
                yield Noted(event.moment, "initialized again here, in the next turn", facts)


def _turn(moment: Moment, loop: Frame) -> int | None:
    """The turn of a loop that a moment is in, if it is in that run of the loop."""
    for frame in moment.frames():
        if frame.place == loop.place and frame.parent is loop.parent and frame.turn is not None:
            return frame.turn
    return None


def _made_in_loop(run: Run) -> Iterator[Noted]:
    """Each turn of the training loop makes new variables: the graph grows, and nothing has initialized or trained them."""
    opened = [e.moment for e in _noted(run, "session")]
    runs = list(_noted(run, "run"))
    made: dict[object, Created] = {}
    for event in run.events:
        if not isinstance(event, Created) or event.variable.graph.eager:
            continue
        first = made.setdefault((event.variable.graph, event.moment.user_place()), event)
        for loop in _loops(event.moment):
            if loop.turn != 1 or not _EPOCHS.search(loop.label) or _turn(first.moment, loop) != 0:
                continue
            outside = [m for m in opened if _turn(m, loop) is None and m.serial < first.moment.serial]
            if outside and any(_turn(e.moment, loop) == 0 for e in runs):
                facts = {"variable": event.variable, "earlier": first.moment, "before": "made here in the first turn"}
                yield Noted(event.moment, "and here in the next", facts)
                break


# -- savers


def _after_saver(run: Run) -> Iterator[Noted]:
    """A variable that is made after the saver that saves everything, and that no other saver saves."""
    savers = _savers(run)
    saved = list(_noted(run, "saved"))
    copies = {e.facts["variable"] for e in _noted(run, "assigned")}
    for maker in savers.values():
        held = _saves(maker, savers)
        uses = [e for e in saved if e.facts["saver"] is maker.facts["saver"]]
        if held is None or maker.facts["chosen"] or not uses or not held:
            continue
        graph = next(iter(held.values())).graph
        others = [s for s in savers.values() if s is not maker]
        covered = [_saves(s, savers) for s in others]
        if any(c is None for c in covered):
            continue
        elsewhere = {v for c in covered if c is not None for v in c.values()}
        for event in run.events:
            if not isinstance(event, Created) or event.variable.graph is not graph or event.variable in copies:
                continue
            if event.variable.trainable is not True:
                continue
            late = maker.moment.serial < event.moment.serial < uses[-1].moment.serial
            if late and event.variable not in elsewhere and event.variable.collection == "global" and event.variable.kind != "keras":
                reason = f"created in line {event.moment.user_place().span.row}, after this saver was made"
                facts = {"variable": event.variable, "reason": reason, "earlier": event.moment, "before": "created here"}
                yield Noted(maker.moment, "the saver is made here", facts)
                break


def _renamed(run: Run) -> Iterator[Noted]:
    """One graph is saved and another restored, whose variables have the same names but for a scope."""
    savers = _savers(run)
    written: dict[str, Variable] = {}
    for event in run.events:
        if not isinstance(event, Noted) or event.what not in ("saved", "restored"):
            continue
        held = _saves(event, savers)
        if held is None:
            return
        if event.what == "saved":
            written.update(held)
            continue
        missing = [name for name in held if name not in written]
        graphs = {v.graph for v in held.values()}
        if not written or not missing or graphs & {v.graph for v in written.values()}:
            continue
        for name in missing:
            twin = next((w for w in written if _but_for_a_scope(w, name) and _same_maker(held[name], written[w])), None)
            if twin is not None:
                facts = {
                    "variable": held[name],
                    "reason": f"the checkpoint has {twin}",
                    "earlier": _site(written[twin]),
                    "before": "saved as made here",
                }
                yield Noted(event.moment, "restored here", facts)
                break


def _but_for_a_scope(one: str, two: str) -> bool:
    """Whether two names are the same but for a scope more, or another one, or for a moving average's name at the end."""
    if one.endswith("/" + two) or two.endswith("/" + one) or two.startswith(one + "/"):
        return True
    (_, _, ours), (_, _, theirs) = one.partition("/"), two.partition("/")
    return bool(ours) and ours == theirs


def _site(variable: Variable) -> Moment | None:
    return variable.site if isinstance(variable.site, Moment) else None


def _same_maker(one: Variable, two: Variable) -> bool:
    """Whether one piece of code made both."""
    first, second = _site(one), _site(two)
    return first is not None and second is not None and first.place == second.place and one.shape == two.shape


# -- what starts from what


def _from_uninitialized(run: Run) -> Iterator[Noted]:
    """A variable whose initial value reads another one, where one operation initializes both in no order."""
    done: set[Variable] = set()
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    savers = _savers(run)
    for event in run.events:
        if not isinstance(event, Noted):
            continue
        if event.what in ("handed out", "imported"):
            return
        if event.what == "restored":
            done |= set((_saves(event, savers) or {}).values())
        if event.what != "run":
            continue
        starts = _starts(event)
        for variable in sorted(starts, key=lambda v: v.serial):
            first = made.get(variable)
            if first is None or not variable.resource or event.facts["opaque"]:
                continue
            early = {v for v in _initial_reads(first) - done - {variable} if v in made}
            if early:
                other = min(early, key=lambda v: v.serial)
                facts = {"variable": variable, "given": show(other.op_name), "earlier": _site(other), "before": "made here"}
                yield Noted(first.moment, "made from its value here", facts)
        done |= starts | _writes(event)


def _initial_reads(created: Created) -> frozenset[Variable]:
    facts = created.asked.initializer
    value: Value = facts.value if facts is not None else created.variable.initializer
    if isinstance(value, Variable):
        return frozenset([value])
    return value.reads if isinstance(value, Tensor) and not value.leaves else frozenset()


def _slots_shared(run: Run) -> Iterator[Noted]:
    """Two optimizers (or moving averages) share the variables they keep, under AUTO_REUSE."""
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    for event in run.events:
        if isinstance(event, Shared) and event.auto and event.moment.place.stub and isinstance(event.variable.key, str):
            first = made.get(event.variable)
            if event.variable.key.endswith("/") and first is not None and first.moment.place.filename == event.moment.place.filename:
                facts = {"variable": event.variable, "earlier": first.moment, "before": "the first optimizer makes them here"}
                yield Noted(event.moment, "the second one takes them here", facts)


# -- training


def _untrained(run: Run) -> Iterator[Noted]:
    """What a session runs reads trainable variables that nobody trains, beside others of the same make that are trained."""
    if any(True for what in ("restored", "imported", "handed out", "loaded") for _ in _noted(run, what)):
        return
    runs = list(_noted(run, "run"))
    if any(e.facts["opaque"] for e in runs):
        return
    trained: set[Variable] = {v for e in _noted(run, "trained") for v in e.facts["variables"] if isinstance(v, Variable)}
    assigned: set[object] = {e.facts["variable"] for e in _noted(run, "assigned")}
    created = [e for e in run.events if isinstance(e, Created)]
    for event in created:
        variable = event.variable
        if (
            variable in trained
            or variable in assigned
            or variable.trainable is not True
            or variable.graph.eager
            or not _is_matrix(variable)
        ):
            continue
        used = next((e for e in runs if variable in _reads(e) and not _starts(e)), None)
        twin = next((e for e in created if e.variable in trained and _twins(e, event)), None)
        if used is not None and twin is not None and twin.moment.serial < event.moment.serial:
            facts = {
                "variable": variable,
                "given": show(twin.variable.op_name),
                "earlier": twin.moment,
                "before": "the trained one is made here",
            }
            yield Noted(event.moment, "and one that nobody trains here", facts)


def _is_matrix(variable: Variable) -> bool:
    return variable.shape is not None and len(variable.shape) >= 2


def _twins(trained: Created, other: Created) -> bool:
    one, two = trained.variable, other.variable
    leaf = [str(v.op_name).rpartition("/")[2].rstrip("_0123456789") for v in (one, two)]
    return one.graph is two.graph and trained.moment.place == other.moment.place and one.shape == two.shape and leaf[0] == leaf[1]
