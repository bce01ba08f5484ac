"""Loops: known items are taken one by one; what happens only on the second turn of an unknown number is marked as uncertain."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ...domain.symbols import MISSING, Condition, Sym
from ...domain.trail import Cells
from ...source import endings, yields
from ...source import nodes as n
from ..completion import CONTINUE, Completion, Leaving, StopYielding
from ..kinds import kind_for
from ..machine import Machine
from ..trace import Value
from ..values import DictValue, DictView, Generator, Instance, Iter, ListValue, Namespace, PythonCells
from . import branch, expressions, generators, iteration, scoping, statements


class _Left(Leaving):
    """The loop body left the loop, inside a generator's run."""

    def __init__(self, completion: Completion) -> None:
        self.completion = completion


@dataclass(frozen=True, slots=True)
class _Since:
    """When a loop, or a turn of it, began: how long the trail's log was, and how old the trail, and how much had been noted."""

    mark: int
    age: int
    events: int


def _now(m: Machine) -> _Since:
    mark = m.trail.mark()
    return _Since(mark, m.trail.age, len(m.events))


def run_for(m: Machine, ns: Namespace, node: n.For) -> Completion | None:
    place = scoping.place_of(ns, node)
    before = m.serial
    iterable = iteration.iterated(m, expressions.expr(m, ns, node.iterable), place)
    iteration.note_used_up(m, ns, iterable, place)
    label = label_of(node)
    depth = len(m.turns)

    def turn(index: int, item: Value, certain: bool) -> Completion | None:
        m.turns[depth] = index
        with m.framed(place, label, index, certain, iteration.told(item), item, node.body):
            statements.assign(m, ns, node.target, item, turning=True)
            return statements.block(m, ns, node.body, CONTINUE)

    with m.in_loop():
        if isinstance(iterable, Generator):
            whole = (iterable.serial > before and not _shared(iterable, before)) or not yields.leaves(node.body)
            inline = generators.inline(m, iterable) if whole else None
            if inline is None:
                completion = _over_generator(m, iterable, turn, whole, ns.module.stub)
            else:
                completion = _over_items(m, *inline, turn, ns.module.stub)
        else:
            found = iteration.native_items(m, iterable)
            values: Iterable[Value] = iteration.one_by_one(iterable, found) if isinstance(iterable, Iter) else found.values
            if isinstance(iterable, DictValue | DictView) and not found.open and m.catches("RuntimeError"):
                values = iteration.unchanged(m, iterable, found.values)
            completion = _over_items(m, values, len(found.values), found.open, turn, ns.module.stub)
            if not ns.module.stub and found.values:
                m.host.looped(m, ns, node, found.values)
    if completion is not None:
        return None if completion.kind == "break" else completion
    return statements.block(m, ns, node.orelse) if node.orelse else None


def _shared(iterable: Generator, before: int) -> bool:
    """Whether what an iterator goes through may be had by others than the loop that began at a moment."""
    sources = getattr(iterable.routine, "sources", ())
    if not sources:
        return iterable.routine.shares
    return any(isinstance(each, Iter | Instance) or (isinstance(each, Generator) and each.serial <= before) for each in sources)


def label_of(node: n.For) -> str:
    targets = node.target.items if isinstance(node.target, n.Sequence) else (node.target,)
    names = [each.id for each in targets if isinstance(each, n.Name)]
    return f"for {', '.join(names)}" if names else "for"


def _over_items(
    m: Machine, items: Iterable[Value], known: int, is_open: bool, turn: Callable[[int, Value, bool], Completion | None], whole: bool
) -> Completion | None:
    begun = since = _now(m)
    idle = 0
    starts = []
    made: object = None
    for index, item in enumerate(items):
        m.step()
        since, built, graphs, before = _now(m), m.host.built(m), m.host.graphs(m), made
        starts.append(built)
        completion = turn(index, item, not (is_open and index > 0))
        if completion is not None and completion.kind != "continue":
            return completion
        # Long loops that build nothing (feeding, counting), and all that train, are not worth their turns; those over gradients
        # and settings are. One of many turns that makes the same graph again and again builds nothing more.
        builds = m.host.built(m) != built
        made = m.host.built_apart(m, graphs, since.events) if builds and known > m.limits.turns else None
        idle = _counted(m, idle, builds and (made is None or made != before), whole)
        long = known > m.limits.turns or m.is_idle()
        done = idle >= 3 and not whole and not _tells(m, item) and _goes_on_alike(m, begun, since, long)
        if done or (long and not whole and index >= m.limits.long_turns):
            iteration.widen_counters(m, since.mark)
            iteration.forget_changes(m, begun.mark)
            return _last_turn(items, index, turn) if done and not is_open else None
        if m.is_quiet(since.events) and is_open and idle and not whole and known <= m.limits.blind_turns and not _tells(m, item):
            break
    if is_open:
        if starts:
            _end_late(m, begun, since, item, lambda later: turn(index + 1, later, False))
        m.host.loop_ended(m, starts)
    return None


def _end_late(m: Machine, begun: _Since, since: _Since, item: Value, turn: Callable[[Value], object]) -> None:
    """Whatever a loop has counted since its last turn began, it has counted further: one more turn is made where that may tell."""
    iteration.forget_changes(m, begun.mark)
    if m.host.is_complete(m) or m.host.goes_on(m, since.events):
        later = _later(m, item)
        if iteration.forget_counters(m, since.mark) or later is not item:
            turn(later)
            iteration.forget_changes(m, begun.mark)
    iteration.widen_counters(m, since.mark)


def _later(m: Machine, item: Value) -> Value:
    """What a late turn gets instead of the item of the last one that was made: numbers go on, from `enumerate` too."""
    if isinstance(item, tuple):
        parts = tuple(_later(m, part) for part in item)
        return item if all(one is other for one, other in zip(item, parts, strict=True)) else parts
    return m.fresh("a late turn's number", "int") if isinstance(item, int) and not isinstance(item, bool) else item


def _last_turn(items: Iterable[Value], index: int, turn: Callable[[int, Value, bool], Completion | None]) -> Completion | None:
    """The last turn of a loop that is left early: what is done now and then is often done there, if not in the first turns."""
    last: Value = MISSING
    if isinstance(items, tuple | list):
        index, last = (len(items) - 1, items[-1]) if len(items) > index + 1 else (index, MISSING)
    else:
        for number, last in enumerate(items, start=index + 1):  # noqa: B007
            index = number
    completion = None if last is MISSING else turn(index, last, True)
    return None if completion is None or completion.kind == "continue" else completion


def _goes_on_alike(m: Machine, loop: _Since, turn: _Since, long: bool) -> bool:
    """Whether the turns to come are like the last one: it trains, or it is one of many, and it changed nothing that none before it did."""
    if not long and not m.host.trains(m, turn.events):
        return False
    return not m.host.touches_more(m, loop.events, turn.events) and not _sets_more(m, loop, turn)


def _sets_more(m: Machine, loop: _Since, turn: _Since) -> bool:
    """Whether an attribute that no turn before has set is set to what is worth a turn: the loop goes over what it changes."""

    def told(changes: Sequence[tuple[Cells[Any, Any], Any, Any]]) -> set[tuple[int, str]]:
        older = ((cells, key) for cells, key, _ in changes if isinstance(cells, PythonCells) and cells.age < turn.age)
        return {(id(c), k) for c, k in older if isinstance(k, str) and kind_for(m.path.peek(c.get(k))).worth_a_turn}

    now = told(m.trail.log[turn.mark :])
    return bool(now) and not now <= told(m.trail.log[loop.mark : turn.mark])


def _counted(m: Machine, idle: int, builds: bool, whole: bool) -> int:
    """How many turns there were in a row that built nothing, after one more."""
    if builds:
        m.idle_turns, m.idle_from = 0, m.steps
    else:
        m.idle_turns += not whole
    return 0 if builds else idle + 1


def _tells(m: Machine, item: Value) -> bool:
    """Whether an item is a name or of a kind that is worth it, or a tuple with one."""
    item = m.path.peek(item)
    if isinstance(item, tuple):
        return any(_tells(m, i) for i in item)
    return isinstance(item, str) or kind_for(item).worth_a_turn


def _over_generator(
    m: Machine, generator: Generator, turn: Callable[[int, Value, bool], Completion | None], whole: bool, stub: bool
) -> Completion | None:
    """A loop over a generator, that nobody has but the loop itself if `whole`."""
    index = idle = 0
    last: Value = None
    bound = StopYielding()
    m.unended = False
    begun = since = turned = _now(m)
    built = m.host.built(m)

    def use(item: Value) -> Value:
        nonlocal index, idle, since, built, turned, last
        turned, last = _now(m), item
        completion = turn(index, item, not (index > 0 and generators.is_open(generator)))
        index += 1
        if completion is not None and completion.kind != "continue":
            raise _Left(completion)
        if index >= (m.limits.drained if generator.routine.ends else m.limits.yields):
            raise bound
        idle = _counted(m, idle, m.host.built(m) != built, stub)  # with what the generator itself builds
        over = m.is_worn() if generator.routine.ends else idle >= 3 and _goes_on_alike(m, begun, since, m.is_idle())
        if idle >= 3 and over and not stub and not _tells(m, item):
            _end_late(m, begun, since, item, lambda later: turn(index, later, False))
            raise bound
        since, built, m.unended = _now(m), m.host.built(m), False
        return None

    try:
        generators.through(m, generator, use, whole=whole)
        if m.unended and index:
            m.unended = False
            _end_late(m, begun, turned, last, lambda later: turn(index, later, False))
    except _Left as left:
        return left.completion
    except StopYielding as stop:
        if stop is bound:
            generators.ended(m, generator)
    return None


def _may_end(m: Machine, tested: Value) -> bool:
    """Whether it is a work list of which not all is known, so that a loop as long as it holds something ends some time."""
    tested = m.path.peek(tested)
    return isinstance(tested, ListValue | DictValue) and tested.open


def run_while(m: Machine, ns: Namespace, node: n.While) -> Completion | None:
    place = scoping.place_of(ns, node)
    depth = len(m.turns)
    blind = idle = 0
    begun = since = _now(m)
    starts = []

    def late(_: Value) -> None:
        with m.framed(place, "while", index + 1, certain=False):
            statements.block(m, ns, node.body, CONTINUE)

    with m.in_loop():
        for index in range(m.limits.turns):
            m.turns[depth] = index
            assumed: list[Sym] = []
            tested = expressions.expr(m, ns, node.test)
            condition = branch.truth(m, tested)
            if condition is False:
                return statements.block(m, ns, node.orelse) if node.orelse else None
            if isinstance(condition, Condition) or _may_end(m, tested):
                if blind >= m.limits.blind_turns:
                    break
                blind += 1
            if isinstance(condition, Condition):
                assumed = m.path.assume(condition.test, condition.when)
            since, built = _now(m), m.host.built(m)
            starts.append(built)
            with m.framed(place, "while", index, certain=blind == 0 or index == 0):
                completion = statements.block(m, ns, node.body, CONTINUE)
            m.path.forget(assumed)
            if completion is not None and completion.kind != "continue":
                return None if completion.kind == "break" else completion
            idle = _counted(m, idle, m.host.built(m) != built, ns.module.stub)
            if m.is_quiet(since.events) and blind and idle and not ns.module.stub:
                break
            if idle >= 3 and not ns.module.stub and _goes_on_alike(m, begun, since, m.is_idle()):
                break  # one that waits for the end of the data goes on for as long as there are turns
        _end_late(m, begun, since, None, late)
        m.host.loop_ended(m, starts)
        return Completion("return", m.fresh("what a loop returns")) if endings.only_answers(node) else None
