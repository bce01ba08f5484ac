"""Iteration: what a value yields.

What is of unknown length yields two items with symbols of their own, so that "the second tower" exists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...domain.symbols import MISSING, Sym
from ..completion import RETURN_NONE, Completion, StopYielding
from ..describe import is_data, type_name
from ..kinds import kind_for
from ..machine import Handlers, Machine, Raised
from ..trace import NOWHERE, Place, Value
from ..values import (
    Builtin,
    DictCells,
    DictValue,
    DictView,
    FixedCells,
    Function,
    Generator,
    Instance,
    Items,
    Iter,
    ListValue,
    NamedTuple,
    Namespace,
    PythonCells,
    Range,
    Routine,
    Sent,
    SetValue,
    Suspended,
    is_constant,
)
from . import access, calls, generators, imports, subscripts


def items(m: Machine, value: Value, place: Place) -> Items:
    """All items of an iterable, at once."""
    return native_items(m, iterated(m, value, place))


def iterated(m: Machine, value: Value, place: Place) -> Value:
    """What is gone through where a value is iterated: of an object, what its `__iter__` or its `__getitem__` gives."""
    value = m.resolve(value)
    if isinstance(value, NamedTuple):
        return value
    if isinstance(value, ListValue | DictValue) and value.of_module and not value.open and subscripts.length(m, value, place) == 0:
        imports.catch_up(m, place)
    while (method := access.find_method(m, value, "__iter__")) is not None:
        found = m.resolve(calls.call(m, method, [], {}, place))
        if isinstance(found, Instance) and _stepper(m, found) is not None:
            return generators.made(m, _Stepped(found, place))
        if is_constant(found) or isinstance(found, tuple | ListValue | DictValue) or (type(found) is Instance and is_data(found)):
            m.refuse("TypeError", f"iter() returned non-iterator of type '{type_name(found)}'", place)
        if found is value:
            return value
        value = found
    if isinstance(value, Instance) and access.find_method(m, value, "__getitem__") is not None:
        sized = access.find_method(m, value, "__len__") is not None
        length = m.resolve(subscripts.length(m, value, place)) if sized or not is_data(value) else 0
        if length == 0 and is_data(value):
            return generators.made(m, _Indexed(value, place))
        if isinstance(length, int):
            return _by_index(m, value, length, place)
    return value


def _is_plain(value: Value) -> bool:
    return all(map(_is_plain, value)) if isinstance(value, tuple) else is_constant(value)


def _by_index(m: Machine, value: Instance, count: int, place: Place) -> tuple[Value, ...]:
    """The items of an object up to an IndexError, of unknown ones as many as are counted."""
    found: list[Value] = []
    m.handlers.append(Handlers(lambda cls: cls.name == "IndexError"))
    try:
        for index in range(m.limits.turns):
            # Python does not ask for the length. Here it says how many there are of what is not known.
            if index >= count and not (found and _is_plain(found[-1])):
                break
            found.append(subscripts.get_item(m, value, index, place))
    except Raised as raised:
        if not generators.is_a(raised, "IndexError"):
            raise
    finally:
        m.handlers.pop()
    return tuple(found)


def _stepper(m: Machine, value: Instance) -> Value | None:
    """The method that gives an iterator's next item."""
    return access.find_method(m, value, "__next__") or access.find_method(m, value, "next")


@dataclass(eq=False, slots=True)
class _Stepped(Routine):
    """An iterator of the user's: it ends where its `__next__` raises StopIteration."""

    iterator: Instance
    place: Place

    def whole(self, m: Machine, generator: Generator, use: Callable[[Value], Value]) -> Value:
        blind = 0
        for _ in range(m.limits.drained):
            facts = m.path.facts
            item = advance(m, self.iterator, self.place)
            if item is MISSING or blind >= m.limits.blind_turns:
                return None
            if m.path.facts != facts:  # whether there is another item depends on what is not known
                blind += 1
                generator.cells.put("open", True)
            use(item)
        return None

    def step(self, m: Machine, at: Value, sent: Sent) -> Suspended | Completion:
        item = advance(m, self.iterator, self.place)
        return RETURN_NONE if item is MISSING else Suspended(item, None)


@dataclass(eq=False, slots=True)
class _Indexed(Routine):
    """An object with `__getitem__` alone: its items are those from 0 on, up to an IndexError."""

    receiver: Instance
    place: Place
    whole_is_same = False
    calls_only = True

    def step(self, m: Machine, at: int | None, sent: Sent) -> Suspended | Completion:
        index = at or 0
        facts = m.path.facts
        m.handlers.append(Handlers(lambda cls: cls.name == "IndexError"))
        try:
            item = subscripts.get_item(m, self.receiver, index, self.place)
        except Raised as raised:
            if generators.is_a(raised, "IndexError"):
                return RETURN_NONE
            raise
        finally:
            m.handlers.pop()
        blind = index >= m.limits.blind_turns and (m.path.facts != facts or isinstance(item, Sym))
        return RETURN_NONE if blind else Suspended(item, index + 1)


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
    if (
        value is None
        or isinstance(value, bool | int | float | complex | Builtin)
        or (isinstance(value, Instance | Function) and is_data(value))
    ):
        m.refuse("TypeError", f"'{type_name(value)}' object is not iterable", NOWHERE)
    known = kind_for(value).items(m, value)
    if known is not None:
        return known
    label = value.label if isinstance(value, Sym) else value.cls.name if isinstance(value, Instance) else type_name(value).lower()
    return _blind(m, value, label)


def note_used_up(m: Machine, ns: Namespace, value: Value, place: Place) -> None:
    """Note where a loop of the program's is to go through an iterator that has come to its end before."""
    if isinstance(value, Iter):
        used = bool(value.items) and not value.open and value.position.get("next") == len(value.items)
    else:
        used = isinstance(value, Generator) and value.cells.get("state") == "done"
    if used and not ns.module.stub:
        m.note("used up", place, items=value.items if isinstance(value, Iter) else ())


def _blind(m: Machine, value: Value, label: str) -> Items:
    """The items of something of unknown length."""
    return Items([Sym(("item", value, i), f"{label}[{i}]") for i in range(m.limits.blind_turns)], True)


def _range_items(m: Machine, value: Range) -> Items:
    if value.stop is None:
        return Items([value.start + i * value.step for i in range(m.limits.blind_turns)], True)
    known = range(value.start, value.stop, value.step)
    first = known[: m.limits.items]
    return Items(list(first), first != known)


def _drained(m: Machine, value: Generator) -> Items:
    """Everything a generator still yields."""
    out: list[Value] = []
    bound = StopYielding()

    def use(item: Value) -> Value:
        out.append(item)
        if len(out) >= m.limits.drained:
            raise bound
        return None

    try:
        generators.through(m, value, use)
    except StopYielding as stop:
        if stop is bound:
            generators.ended(m, value)
        return Items(out, True)
    return Items(out, generators.is_open(value))


def unchanged(m: Machine, value: DictValue | DictView, found: list[Value]) -> Iterator[Value]:
    """The items of a dict or set, which may not grow or shrink meanwhile."""
    held = value.mapping if isinstance(value, DictView) else value
    kind = "Set" if isinstance(held, SetValue) else "dictionary"
    for item in found:
        yield item
        if not held.open and subscripts.native_length(m, held) != len(found):
            m.refuse("RuntimeError", f"{kind} changed size during iteration", NOWHERE)


def one_by_one(value: Iter, found: Items) -> Iterator[Value]:
    """The items of an iterator, which has moved on no further than they are taken."""
    start = len(value.items) - len(found.values)
    for index, item in enumerate(found.values):
        value.position.put("next", start + index + 1)
        yield item
    value.position.put("next", len(value.items))


def until(m: Machine, value: Value, done: Callable[[Value], bool], place: Place, *, whole: bool = True) -> bool:
    """Go through an iterable up to the item that is the last one needed; tells whether there may be more or fewer."""
    value = iterated(m, value, place)
    if not isinstance(value, Generator):
        found = native_items(m, value)
        any(map(done, one_by_one(value, found) if isinstance(value, Iter) else found.values))
        return found.open
    count = 0
    finished = StopYielding()

    def use(item: Value) -> Value:
        nonlocal count
        count += 1
        if done(item):
            raise finished
        if count >= m.limits.drained:
            raise StopYielding

    try:
        generators.through(m, value, use, whole=whole and not value.routine.shares)
    except StopYielding as stop:
        return stop is not finished
    return generators.is_open(value)


def iterator(m: Machine, value: Value, place: Place) -> Value:
    """`iter(value)`."""
    value = m.resolve(value)
    if isinstance(value, Iter):
        return value
    if isinstance(value, Instance) and _stepper(m, value) is not None:
        if is_data(value) and access.find_method(m, value, "__iter__") is None and access.find_method(m, value, "__getitem__") is None:
            m.refuse("TypeError", f"'{type_name(value)}' object is not iterable", place)
        return value
    value = iterated(m, value, place)
    if isinstance(value, Generator):
        return value.routine.iterator if isinstance(value.routine, _Stepped) else value
    found = native_items(m, value)
    kind = next((name for kind, name in _ITERATORS if isinstance(value, kind)), "iterator")
    return Iter(tuple(found.values), PythonCells(m.trail), found.open, kind=kind)


def kind_of_iterator(value: Iter | Generator) -> str:
    """What Python calls the type of an iterator."""
    return value.kind if isinstance(value, Iter) else value.routine.kind


_ITERATORS = ((ListValue, "list_iterator"), (tuple, "tuple_iterator"), (str, "str_ascii_iterator"), (SetValue, "set_iterator"),
              (DictValue, "dict_keyiterator"), (Range, "range_iterator"), (bytes, "bytes_iterator"))  # fmt: skip


def pulled(m: Machine, value: Value, place: Place) -> Value:
    """The next item of an iterator for a loop: one of which more may come ends where nothing more is known."""
    if isinstance(value, Iter) and value.open and m.resolve(value.position.get("next")) == len(value.items):
        return MISSING
    return advance(m, value, place)


def may_end(value: Value) -> bool:
    """Whether an iterator may yield less or more than is known of it."""
    return value.open if isinstance(value, Iter) else isinstance(value, Generator) and generators.is_open(value)


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
        out = generators.resume(m, value, generators.NEXT, place)
        return out.value if isinstance(out, Suspended) else MISSING
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
    found = pieces
    if found is None and star is None and isinstance(value, Generator):
        taken: list[Value] = []
        found = Items(taken, until(m, value, lambda item: taken.append(item) or len(taken) > count, place, whole=False))  # type: ignore[func-returns-value]
    elif found is None:
        found = items(m, value, place)
    values = found.values
    if star is not None and len(values) >= count - 1:
        after = count - star - 1
        return [*values[:star], m.list(tuple(values[star : len(values) - after])), *values[len(values) - after :]]
    if len(values) == count:
        return values
    if not found.open:
        needed = f"at least {count - 1}" if star is not None else str(count)
        few = f"not enough values to unpack (expected {needed}, got {len(values)})"
        m.refuse("ValueError", few if len(values) < count else f"too many values to unpack (expected {count})", place)
    return [values[i] if i < len(values) else m.fresh(f"item {i}") for i in range(count)]


_LEAST_TURNS = 3
"""Turns that are not cut off, however long each takes."""


def drive(m: Machine, value: Value, turn: Callable[[Value], object], place: Place) -> bool:
    """Call `turn` with every item; tells whether there may be more or fewer."""
    value = iterated(m, value, place)
    if isinstance(value, Generator):
        count, built = 0, m.host.built(m)
        bound = StopYielding()

        def use(item: Value) -> Value:
            nonlocal count, built
            turn(item)
            count += 1
            if m.host.built(m) != built:
                built, m.idle_from = m.host.built(m), m.steps
            elif count > _LEAST_TURNS and not place.stub and m.is_idle():
                raise bound
            if count >= m.limits.drained:
                raise bound
            return None

        try:
            with m.in_turns():
                generators.through(m, value, use)
        except StopYielding as stop:
            if stop is bound:
                generators.ended(m, value)
            return True
        return generators.is_open(value)
    found = native_items(m, value)
    starts = []
    with m.in_turns():
        for index, item in enumerate(found.values):
            m.step()
            starts.append(m.host.built(m))
            with m.framed(place, "", index, not (found.open and index > 0), told(item), item):
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


def forget_changes(m: Machine, mark: int) -> None:
    """After a loop of which not all turns were made: what it has changed in place may be anything by its end."""
    changed = [(cells, key) for cells, key, old in m.trail.log[mark:] if type(cells) is FixedCells and old is not MISSING]
    for cells, key in changed:
        cells.put(key, None)


def forget_counters(m: Machine, mark: int) -> bool:
    """Before a late turn of a loop: numbers that its last turn changed, or may have, are unknown. Tells whether there are any."""
    before, counts = m.trail.before(mark), False
    for (_, key), (cells, now) in m.trail.changes(mark).items():
        old = before.get((id(cells), key), MISSING)
        held = (v for each in (old, now) for v in m.path.alternatives(each))
        if isinstance(cells, PythonCells) and old is not now and all(map(_is_number, held)):
            cells.put(key, m.fresh(str(key), "int"))
            counts = True
    return counts
