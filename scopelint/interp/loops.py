"""Iteration: what a value yields, and the loops over it.

Known items are taken one by one. What is of unknown length yields two items with symbols of their own, so that
"the second tower" exists; what happens only on the second turn is marked as uncertain.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from string import digits
from typing import TYPE_CHECKING

from ..domain.symbols import MISSING, Condition, Sym, text
from ..domain.trail import Cells
from ..source import nodes as n
from ..tf.variables import PartitionedVariable, Variable
from . import branch, calls, evaluate, objects
from .events import Noted
from .machine import Handlers, Machine, Raised
from .tensors import Tensor, unstacked
from .values import (
    DictCells,
    DictValue,
    Generator,
    Instance,
    Iter,
    ListValue,
    NamedTuple,
    Place,
    PythonCells,
    Range,
    Value,
)

if TYPE_CHECKING:
    from .execute import Completion
    from .values import Namespace


@dataclass(frozen=True, slots=True)
class Items:
    """What iterating a value yields; `open` if there may be more or fewer."""

    values: list[Value]
    open: bool = False


def items(m: Machine, value: Value, place: Place) -> Items:
    """All items of an iterable, at once."""
    return native_items(m, iterated(m, value, place))


def iterated(m: Machine, value: Value, place: Place) -> Value:
    """What is gone through where a value is iterated: of an object, what its `__iter__` or its `__getitem__` gives."""
    value = m.resolve(value)
    if isinstance(value, NamedTuple):
        return value
    while (method := objects.find_method(m, value, "__iter__")) is not None:
        found = m.resolve(calls.call(m, method, [], {}, place))
        if isinstance(found, Instance) and _stepper(m, found) is not None:
            return _stepped(m, found, place)
        if found is value:
            return value
        value = found
    if isinstance(value, Instance) and objects.find_method(m, value, "__getitem__") is not None:
        length = m.resolve(objects.length(m, value, place))
        if isinstance(length, int):
            return tuple(objects.get_item(m, value, i, place) for i in range(min(length, m.limits.turns)))
    return value


def _stepper(m: Machine, value: Instance) -> Value | None:
    """The method that gives an iterator's next item."""
    return objects.find_method(m, value, "__next__") or objects.find_method(m, value, "next")


def _stepped(m: Machine, value: Instance, place: Place) -> Generator:
    """An iterator of the user's as a generator: it ends where its `__next__` raises StopIteration."""

    def run(use: Callable[[Value], Value]) -> Value:
        blind = 0
        for _ in range(m.limits.yields):
            facts = m.path.facts
            item = advance(m, value, place)
            if item is MISSING or blind >= m.limits.blind_turns:
                return None
            if m.path.facts != facts:  # whether there is another item depends on what is not known
                blind += 1
                generator.rest.put("open", True)
            use(item)
        return None

    generator = Generator(run, Cells(m.trail))
    return generator


def native_items(m: Machine, value: Value) -> Items:
    """All items of one of Python's own iterables."""
    if isinstance(value, tuple):
        return Items(list(value))
    if isinstance(value, ListValue):
        return Items(list(m.items_of(value)), value.open)
    if isinstance(value, DictValue):
        keys = [k for k in value.cells.keys() if m.path.bound(value.cells.get(k)) is not MISSING]
        return Items(keys, value.open)
    if isinstance(value, str):
        return Items(list(value))
    if isinstance(value, Range):
        return _range_items(m, value)
    if isinstance(value, Iter):
        position = m.resolve(value.position.get("next"))
        start = position if isinstance(position, int) else 0
        value.position.put("next", len(value.items))
        return Items(list(value.items[start:]), value.open)
    if isinstance(value, Generator):
        return _drained(m, value)
    if isinstance(value, Tensor):
        known = unstacked(m, value)
        return Items(known) if known is not None else _blind(m, value, "tensor")
    if isinstance(value, PartitionedVariable):
        return Items(list(value.shards))
    label = value.cls.name if isinstance(value, Instance) else value.label if isinstance(value, Sym) else type(value).__name__.lower()
    return _blind(m, value, label)


def _blind(m: Machine, value: Value, label: str) -> Items:
    """The items of something of unknown length."""
    return Items([Sym(("item", value, i), f"{label}[{i}]") for i in range(m.limits.blind_turns)], True)


def _range_items(m: Machine, value: Range) -> Items:
    if value.stop is None:
        return Items([value.start + i * value.step for i in range(m.limits.blind_turns)], True)
    known = range(value.start, value.stop, value.step)
    return Items(list(known[: m.limits.items]), len(known) > m.limits.items)


def _drained(m: Machine, value: Generator) -> Items:
    """Everything a generator still yields."""
    rest = m.resolve(value.rest.get("items"))
    if rest is not MISSING:
        value.rest.put("items", ())
        return Items(list(rest), value.rest.get("open") is True)
    if value.rest.get("started") is True:
        return Items([])
    value.rest.put("started", True)
    out: list[Value] = []

    def use(item: Value) -> Value:
        out.append(item)
        if len(out) >= m.limits.yields:
            raise calls.StopYielding
        return None

    try:
        value.run(use)
    except calls.StopYielding:
        return Items(out, True)
    return Items(out, value.rest.get("open") is True)


def advance(m: Machine, value: Value, place: Place) -> Value:
    """`next(value)`: an item, or MISSING at the end."""
    value = m.resolve(value)
    if isinstance(value, Iter):
        position = m.resolve(value.position.get("next"))
        index = position if isinstance(position, int) else 0
        value.position.put("next", index + 1)
        if index < len(value.items):
            return value.items[index]
        return m.fresh("next()") if value.open else MISSING
    if isinstance(value, Generator):
        if m.resolve(value.rest.get("items")) is MISSING:
            found = _drained(m, value)
            value.rest.put("items", tuple(found.values))
            value.rest.put("open", found.open)
        rest = m.resolve(value.rest.get("items"))
        if rest:
            value.rest.put("items", rest[1:])
            return rest[0]
        return m.fresh("next()") if value.rest.get("open") is True else MISSING
    if isinstance(value, Instance):
        method = _stepper(m, value)
        if method is not None:
            m.handlers.append(Handlers(lambda cls: cls.name == "StopIteration"))
            try:
                return calls.call(m, method, [], {}, place)
            except Raised as raised:
                if isinstance(raised.value, Instance) and raised.value.cls.name == "StopIteration":
                    return MISSING
                raise
            finally:
                m.handlers.pop()
    return m.fresh("next()")


def unpacked(m: Machine, value: Value, count: int, star: int | None, place: Place) -> list[Value]:
    """The values for `count` assignment targets, of which the one at index `star` takes what is left."""
    value = m.resolve(value)
    if isinstance(value, Sym):
        out: list[Value] = [Sym(("unpack", value, i), f"{value.label}[{i}]") for i in range(count)]
        if star is not None:
            out[star] = m.list()
            out[star].mark_open()
        return out
    if isinstance(value, Tensor):
        known = unstacked(m, value)
        found = Items(known) if known is not None else Items([value.derived() for _ in range(count)], False)
    else:
        found = items(m, value, place)
    values = found.values
    if star is not None and len(values) >= count - 1:
        after = count - star - 1
        return [*values[:star], m.list(tuple(values[star : len(values) - after])), *values[len(values) - after :]]
    if len(values) == count:
        return values
    if not found.open and m.catches("ValueError"):
        raise m.crash("ValueError", "wrong number of values to unpack", place)
    return [values[i] if i < len(values) else m.fresh(f"item {i}") for i in range(count)]


def drive(m: Machine, value: Value, turn: Callable[[Value], object], place: Place) -> bool:
    """Call `turn` with every item; tells whether there may be more or fewer."""
    value = iterated(m, value, place)
    if isinstance(value, Generator) and m.resolve(value.rest.get("items")) is MISSING:
        if value.rest.get("started") is True:
            return False
        value.rest.put("started", True)
        count = 0

        def use(item: Value) -> Value:
            nonlocal count
            turn(item)
            count += 1
            if count >= m.limits.yields:
                raise calls.StopYielding
            return None

        try:
            value.run(use)
        except calls.StopYielding:
            return True
        return value.rest.get("open") is True
    found = native_items(m, value)
    starts = []
    for index, item in enumerate(found.values):
        m.step()
        starts.append(m.world.serial)
        with m.framed(place, "", index, not (found.open and index > 0), _told(item)):
            turn(item)
    if found.open:
        foresee(m, starts)
    return found.open


class _Left(Exception):
    """The loop body left the loop, inside a generator's run."""

    def __init__(self, completion: Completion) -> None:
        self.completion = completion


def run_for(m: Machine, ns: Namespace, node: n.For) -> Completion | None:
    from .execute import CONTINUE, assign, block

    place = Place(ns.module.filename, node.span, ns.module.stub)
    iterable = iterated(m, evaluate.expr(m, ns, node.iterable), place)
    label = _loop_label(node)
    depth = len(m.turns)
    if depth == 0:
        m.idle_turns = 0
    m.turns.append(0)

    def turn(index: int, item: Value, certain: bool) -> Completion | None:
        m.turns[depth] = index
        with m.framed(place, label, index, certain, _told(item)):
            assign(m, ns, node.target, item)
            return block(m, ns, node.body, CONTINUE)

    try:
        if isinstance(iterable, Generator) and m.resolve(iterable.rest.get("items")) is MISSING:
            completion = _over_generator(m, iterable, turn, place)
        else:
            found = native_items(m, iterable)
            completion = _over_items(m, found, turn, ns.module.stub)
            if not ns.module.stub and found.values and all(isinstance(v, Variable) for v in found.values):
                evaluate.note_loop_filter(m, ns, node, found.values)
    finally:
        del m.turns[depth:]
    if completion is not None:
        return None if completion.kind == "break" else completion
    return block(m, ns, node.orelse) if node.orelse else None


def _told(item: Value) -> tuple[tuple[str, str], ...]:
    """The strings that a turn is about."""
    return tuple(("item", part) for part in (item if isinstance(item, tuple) else (item,)) if isinstance(part, str))


def _loop_label(node: n.For) -> str:
    return f"for {node.target.id}" if isinstance(node.target, n.Name) else "for"


def _over_items(m: Machine, found: Items, turn: Callable[[int, Value, bool], Completion | None], whole: bool = False) -> Completion | None:
    known = len(found.values)
    mark = m.trail.mark()
    idle = 0
    starts = []
    for index, item in enumerate(found.values):
        m.step()
        mark, variables, events = m.trail.mark(), m.world.serial, len(m.events)
        starts.append(variables)
        completion = turn(index, item, not (found.open and index > 0))
        if completion is not None and completion.kind != "continue":
            return completion
        # Long loops that build nothing (feeding, counting), and all that train, are not worth their turns; those over gradients
        # and settings are.
        builds = m.world.serial != variables
        idle = 0 if builds else idle + 1
        m.idle_turns = 0 if builds else m.idle_turns + (not whole)
        long = known > m.limits.turns or m.idle_turns > m.limits.idle_turns
        done = idle >= 3 and not whole and not _tells(m, item) and (long or _trains(m, events))
        if done or (long and index >= m.limits.long_turns):
            widen_counters(m, mark)
            return None
    if found.open:
        widen_counters(m, mark)
        foresee(m, starts)
    return None


def _trains(m: Machine, events: int) -> bool:
    """Whether a session has run since there were so many events."""
    return any(isinstance(event, Noted) and event.what == "run" for event in m.events[events:])


def _tells(m: Machine, item: Value) -> bool:
    """Whether an item is a tensor, a variable or a name, or a tuple with one."""
    item = m.path.peek(item)
    return isinstance(item, Tensor | Variable | str) or (isinstance(item, tuple) and any(_tells(m, i) for i in item))


def _over_generator(
    m: Machine, generator: Generator, turn: Callable[[int, Value, bool], Completion | None], place: Place
) -> Completion | None:
    if generator.rest.get("started") is True:
        return None
    generator.rest.put("started", True)
    index = 0

    def use(item: Value) -> Value:
        nonlocal index
        completion = turn(index, item, not (index > 0 and generator.rest.get("open") is True))
        index += 1
        if completion is not None and completion.kind != "continue":
            raise _Left(completion)
        if index >= m.limits.yields:
            raise calls.StopYielding
        return None

    try:
        generator.run(use)
    except _Left as left:
        return left.completion
    except calls.StopYielding:
        pass
    return None


def widen_counters(m: Machine, mark: int) -> None:
    """After a loop of unknown length: numbers that its last turn changed are unknown, lists and dicts it grew are open."""
    before = m.trail.before(mark)
    for (_, key), (cells, now) in m.trail.changes(mark).items():
        if isinstance(cells, DictCells) and before.get((id(cells), key), MISSING) is MISSING:
            cells.flags.put("open", True)
        if not isinstance(cells, PythonCells):
            continue
        old = before.get((id(cells), key), MISSING)
        if _is_number(old) and _is_number(now) and old != now:
            cells.put(key, m.fresh(str(key), "int"))
        elif key == "items" and isinstance(now, tuple) and isinstance(old, tuple) and len(now) != len(old):
            cells.put("open", True)


def foresee(m: Machine, starts: list[int]) -> None:
    """After a loop of unknown length: variables named as those that its last two turns made, but for a number, may be there too.

    `starts` are the serial numbers that the next variable had when each turn began.
    """
    if len(starts) < 2 or m.world.serial in starts[-2:]:
        return
    for graph in m.world.graphs:
        made = [(v.key, v.serial >= starts[-1]) for v in graph.variables() if v.serial >= starts[-2]]
        earlier, last = ([key for key, late in made if late is wanted and isinstance(key, str)] for wanted in (False, True))
        for one, other in zip(earlier, last, strict=False):
            if one != other:
                head, tail = _common_head(one, other), _common_head(one[::-1], other[::-1])[::-1]
                graph.store.foresee(text([head.rstrip(digits), Sym(("turn", head, tail), "turn"), tail.lstrip(digits)]))


def _common_head(one: str, other: str) -> str:
    return "".join(a for a, _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def run_while(m: Machine, ns: Namespace, node: n.While) -> Completion | None:
    from .execute import CONTINUE, block

    place = Place(ns.module.filename, node.span, ns.module.stub)
    depth = len(m.turns)
    if depth == 0:
        m.idle_turns = 0
    m.turns.append(0)
    blind = 0
    mark = m.trail.mark()
    starts = []
    try:
        for index in range(m.limits.turns):
            m.turns[depth] = index
            assumed: list[Sym] = []
            condition = branch.truth(m, evaluate.expr(m, ns, node.test))
            if condition is False:
                return block(m, ns, node.orelse) if node.orelse else None
            if isinstance(condition, Condition):
                if blind >= m.limits.blind_turns:
                    break
                blind += 1
                assumed = m.path.assume(condition.test, condition.when)
            mark = m.trail.mark()
            starts.append(m.world.serial)
            with m.framed(place, "while", index, certain=blind == 0 or index == 0):
                completion = block(m, ns, node.body, CONTINUE)
            m.path.forget(assumed)
            if completion is not None and completion.kind != "continue":
                return None if completion.kind == "break" else completion
        widen_counters(m, mark)
        foresee(m, starts)
        return None
    finally:
        del m.turns[depth:]
