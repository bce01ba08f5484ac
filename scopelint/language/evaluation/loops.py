"""Loops: known items are taken one by one; what happens only on the second turn of an unknown number is marked as uncertain."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...domain.symbols import Condition, Sym
from ...source import endings, yields
from ...source import nodes as n
from ..completion import CONTINUE, Completion, Leaving, StopYielding
from ..kinds import kind_for
from ..machine import Machine
from ..trace import Value
from ..values import DictValue, DictView, Generator, Instance, Iter, ListValue, Namespace
from . import branch, expressions, generators, iteration, scoping, statements


class _Left(Leaving):
    """The loop body left the loop, inside a generator's run."""

    def __init__(self, completion: Completion) -> None:
        self.completion = completion


def run_for(m: Machine, ns: Namespace, node: n.For) -> Completion | None:
    place = scoping.place_of(ns, node)
    before = m.serial
    iterable = iteration.iterated(m, expressions.expr(m, ns, node.iterable), place)
    iteration.note_used_up(m, ns, iterable, place)
    label = label_of(node)
    depth = len(m.turns)

    def turn(index: int, item: Value, certain: bool) -> Completion | None:
        m.turns[depth] = index
        with m.framed(place, label, index, certain, iteration.told(item)):
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
    mark = m.trail.mark()
    idle = 0
    starts = []
    for index, item in enumerate(items):
        m.step()
        mark, built, events = m.trail.mark(), m.host.built(m), len(m.events)
        starts.append(built)
        completion = turn(index, item, not (is_open and index > 0))
        if completion is not None and completion.kind != "continue":
            return completion
        # Long loops that build nothing (feeding, counting), and all that train, are not worth their turns; those over gradients
        # and settings are.
        idle = _counted(m, idle, m.host.built(m) != built, whole)
        long = known > m.limits.turns or m.is_idle()
        done = idle >= 3 and not whole and not _tells(m, item) and (long or m.host.trains(m, events))
        if done or (long and index >= m.limits.long_turns):
            iteration.widen_counters(m, mark)
            return _last_turn(items, index, turn) if done and not is_open else None
        if m.is_quiet(events) and is_open and idle and not whole and known <= m.limits.blind_turns and not _tells(m, item):
            break
    if is_open:
        if starts:
            _end_late(m, mark, events, item, lambda later: turn(index + 1, later, False))
        m.host.loop_ended(m, starts)
    return None


def _end_late(m: Machine, mark: int, events: int, item: Value, turn: Callable[[Value], object]) -> None:
    """Whatever a loop has counted since its last turn began, it has counted further: one more turn is made where that may tell."""
    if m.host.is_complete(m) or m.host.goes_on(m, events):
        later = _later(m, item)
        if iteration.forget_counters(m, mark) or later is not item:
            turn(later)
    iteration.widen_counters(m, mark)


def _later(m: Machine, item: Value) -> Value:
    """What a late turn gets instead of the item of the last one that was made: numbers go on, from `enumerate` too."""
    if isinstance(item, tuple):
        parts = tuple(_later(m, part) for part in item)
        return item if all(one is other for one, other in zip(item, parts, strict=True)) else parts
    return m.fresh("a late turn's number", "int") if isinstance(item, int) and not isinstance(item, bool) else item


def _last_turn(items: Iterable[Value], index: int, turn: Callable[[int, Value, bool], Completion | None]) -> Completion | None:
    """The last turn of a loop that is left early: what is done now and then is often done there, if not in the first turns."""
    if not isinstance(items, tuple | list) or len(items) <= index + 1:
        return None
    completion = turn(len(items) - 1, items[-1], True)
    return None if completion is None or completion.kind == "continue" else completion


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
    mark, built, events = m.trail.mark(), m.host.built(m), len(m.events)
    turned = mark, events

    def use(item: Value) -> Value:
        nonlocal index, idle, mark, built, events, turned, last
        turned, last = (m.trail.mark(), len(m.events)), item
        completion = turn(index, item, not (index > 0 and generators.is_open(generator)))
        index += 1
        if completion is not None and completion.kind != "continue":
            raise _Left(completion)
        if index >= (m.limits.drained if generator.routine.ends else m.limits.yields):
            raise bound
        idle = _counted(m, idle, m.host.built(m) != built, stub)  # with what the generator itself builds
        long = m.is_worn() if generator.routine.ends else m.is_idle() or m.host.trains(m, events)
        if idle >= 3 and long and not stub and not _tells(m, item):
            _end_late(m, mark, events, item, lambda later: turn(index, later, False))
            raise bound
        mark, built, events, m.unended = m.trail.mark(), m.host.built(m), len(m.events), False
        return None

    try:
        generators.through(m, generator, use, whole=whole)
        if m.unended and index:
            m.unended = False
            _end_late(m, *turned, last, lambda later: turn(index, later, False))
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
    mark, events = m.trail.mark(), len(m.events)
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
            mark, built, events = m.trail.mark(), m.host.built(m), len(m.events)
            starts.append(built)
            with m.framed(place, "while", index, certain=blind == 0 or index == 0):
                completion = statements.block(m, ns, node.body, CONTINUE)
            m.path.forget(assumed)
            if completion is not None and completion.kind != "continue":
                return None if completion.kind == "break" else completion
            idle = _counted(m, idle, m.host.built(m) != built, ns.module.stub)
            if m.is_quiet(events) and blind and idle and not ns.module.stub:
                break
            if idle >= 3 and not ns.module.stub and (m.host.trains(m, events) or m.is_idle()):
                break  # one that waits for the end of the data goes on for as long as there are turns
        _end_late(m, mark, events, None, late)
        m.host.loop_ended(m, starts)
        return Completion("return", m.fresh("what a loop returns")) if endings.only_answers(node) else None
