"""Iteration: what a value yields.

What is of unknown length yields two items with symbols of their own, so that "the second tower" exists."""

from __future__ import annotations

from collections.abc import Callable

from ...domain.symbols import MISSING, Sym
from ...domain.trail import Cells
from ..kinds import kind_for
from ..machine import Handlers, Machine, Raised
from ..trace import Place, Value
from ..values import DictCells, DictValue, Generator, Instance, Items, Iter, ListValue, NamedTuple, PythonCells, Range
from . import access, calls, subscripts


def items(m: Machine, value: Value, place: Place) -> Items:
    """All items of an iterable, at once."""
    return native_items(m, iterated(m, value, place))


def iterated(m: Machine, value: Value, place: Place) -> Value:
    """What is gone through where a value is iterated: of an object, what its `__iter__` or its `__getitem__` gives."""
    value = m.resolve(value)
    if isinstance(value, NamedTuple):
        return value
    while (method := access.find_method(m, value, "__iter__")) is not None:
        found = m.resolve(calls.call(m, method, [], {}, place))
        if isinstance(found, Instance) and _stepper(m, found) is not None:
            return _stepped(m, found, place)
        if found is value:
            return value
        value = found
    if isinstance(value, Instance) and access.find_method(m, value, "__getitem__") is not None:
        length = m.resolve(subscripts.length(m, value, place))
        if isinstance(length, int):
            return tuple(subscripts.get_item(m, value, i, place) for i in range(min(length, m.limits.turns)))
    return value


def _stepper(m: Machine, value: Instance) -> Value | None:
    """The method that gives an iterator's next item."""
    return access.find_method(m, value, "__next__") or access.find_method(m, value, "next")


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
    known = kind_for(value).items(m, value)
    if known is not None:
        return known
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
    pieces = kind_for(value).unpacked(m, value, count)
    found = items(m, value, place) if pieces is None else pieces
    values = found.values
    if star is not None and len(values) >= count - 1:
        after = count - star - 1
        return [*values[:star], m.list(tuple(values[star : len(values) - after])), *values[len(values) - after :]]
    if len(values) == count:
        return values
    if not found.open and m.catches("ValueError"):
        raise m.crash("ValueError", "wrong number of values to unpack", place)
    return [values[i] if i < len(values) else m.fresh(f"item {i}") for i in range(count)]


_LEAST_TURNS = 3
"""Turns that are not cut off, however long each takes."""


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
    with m.in_turns():
        for index, item in enumerate(found.values):
            m.step()
            starts.append(m.host.built(m))
            with m.framed(place, "", index, not (found.open and index > 0), told(item)):
                turn(item)
            if m.host.built(m) != starts[-1]:
                m.idle_from = m.steps
            elif index >= _LEAST_TURNS and not place.stub and m.is_idle():
                return True
    if found.open:
        m.host.loop_ended(m, starts)
    return found.open


def told(item: Value) -> tuple[tuple[str, str], ...]:
    """The strings that a turn is about."""
    return tuple(("item", part) for part in (item if isinstance(item, tuple) else (item,)) if isinstance(part, str))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


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
