"""Items: `value[index]` of Python's own types and of everything else, and how many there are."""

from __future__ import annotations

from ...domain.bounds import Length
from ...domain.symbols import MISSING, Choice, Sym, Text
from ..describe import describe, hashable, identity
from ..kinds import kind_for
from ..machine import Machine
from ..trace import Place, Value
from ..values import DictValue, Instance, ListValue, NamedTuple, Obj, Range, SliceValue, is_constant
from . import access, branch, calls, iteration


def as_key(m: Machine, value: Value) -> Value:
    """A value as the key of a dict."""
    value = m.deep(value)
    return value if hashable(value) else Sym(("key", id(value)), describe(value))


def get_item(m: Machine, value: Value, index: Value, place: Place) -> Value:
    """`value[index]`."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        if all(isinstance(v, Sym) or kind_for(v).items_each for v in (value.yes, value.no)):
            return branch.each(m, value, lambda leaf: get_item(m, leaf, index, place))
        return get_item(m, m.path.bound(value), index, place)
    found = kind_for(value).item(m, value, index, place)
    if found is not NotImplemented:
        return found
    index = m.path.peek(index)
    if isinstance(index, Choice) and not isinstance(value, Sym):
        return branch.each(m, index, lambda leaf: get_item(m, value, leaf, place))
    method = access.find_method(m, value, "__getitem__")
    if method is not None and not isinstance(value, NamedTuple):
        return calls.call(m, method, [index], {}, place)
    return native_item(m, value, index, place)


def native_item(m: Machine, value: Value, index: Value, place: Place) -> Value:
    """`value[index]` as Python's own types do it."""
    if isinstance(value, DictValue):
        return _dict_item(m, value, as_key(m, index), place)
    if isinstance(value, tuple | ListValue | str):
        items = m.items_of(value) if isinstance(value, ListValue) else value
        if isinstance(index, SliceValue):
            if not index.known:
                return _unknown_item(m, value, index)
            cut: Value = items[index.python()]
            return m.list(cut) if isinstance(value, ListValue) else cut
        if isinstance(index, bool | int):
            if -len(items) <= index < len(items) and not (isinstance(value, ListValue) and value.open and index < 0):
                return items[index]
            if not (isinstance(value, ListValue) and value.open) and m.catches("IndexError"):
                raise m.crash("IndexError", "index out of range", place)
        return _unknown_item(m, value, index)
    if isinstance(value, Range):
        return _range_item(m, value, index)
    if isinstance(value, Sym):
        key = as_key(m, index)
        override = m.overrides.get((value, "[]", key))
        return override if override is not MISSING else Sym(("item", value, key), f"{value.label}[{describe(index)}]")
    return _unknown_item(m, value, index)


def _unknown_item(m: Machine, value: Value, index: Value) -> Value:
    key = (identity(value), identity(index))
    return Sym(("item", *key), f"{describe(value)}[{describe(index)}]")


def _range_item(m: Machine, value: Range, index: Value) -> Value:
    if isinstance(index, int):
        if value.stop is None:
            return value.start + index * value.step if index >= 0 else m.fresh("the last of a range", "int")
        known = range(value.start, value.stop, value.step)
        if -len(known) <= index < len(known):
            return known[index]
    return m.fresh("item of a range", "int")


def _dict_item(m: Machine, value: DictValue, key: Value, place: Place) -> Value:
    found = m.path.bound(value.cells.get(key))
    if found is not MISSING:
        return found
    if value.factory is not MISSING:
        made = calls.call(m, value.factory, [], {}, place)
        value.cells.put(key, made)
        return made
    missing = access.find_method(m, value, "__missing__")
    if missing is not None:
        return calls.call(m, missing, [key], {}, place)
    if isinstance(key, Sym | Text) and len(value.cells):
        # An unknown key of a known table: one of its values, unknown which.
        return Sym(("item", value, key), f"an item at {describe(key)}")
    if not value.open and m.catches("KeyError"):
        raise m.crash("KeyError", key, place)
    return Sym(("item", value, key), f"[{describe(key)}]")


def set_item(m: Machine, target: Value, index: Value, value: Value, place: Place) -> None:
    """`target[index] = value`."""
    target = m.path.bound(target)
    method = access.find_method(m, target, "__setitem__")
    if method is None:
        store_item(m, target, index, value, place)
        return

    calls.call(m, method, [index, value], {}, place)


def put_under(m: Machine, target: DictValue, key: Value, value: Value, place: Place) -> None:
    """Put a value into a dict. Where a library's object makes room for another one, that is told."""
    before = m.path.peek(target.cells.get(key))
    if before is not value and _is_a_librarys(before) and _is_a_librarys(value) and not place.stub:
        m.note("key taken", place, key=key, before=before, now=value)
    target.cells.put(key, value)


def _is_a_librarys(value: Value) -> bool:
    return value is not MISSING and not isinstance(value, Obj | tuple | Sym | Text | Choice) and not is_constant(value)


def store_item(m: Machine, target: Value, index: Value, value: Value, place: Place) -> None:
    """`target[index] = value` as Python's own types do it."""
    if isinstance(target, DictValue):
        put_under(m, target, as_key(m, index), value, place)
    elif isinstance(target, ListValue):
        items = list(m.items_of(target))
        index = m.resolve(index)
        if isinstance(index, int) and -len(items) <= index < len(items):
            items[index] = value
            target.cells.put("items", tuple(items))
        elif isinstance(index, SliceValue) and index.known:
            items[index.python()] = iteration.items(m, value, place).values
            target.cells.put("items", tuple(items))
        else:
            target.mark_open()
    elif isinstance(target, Sym):
        m.overrides.put((target, "[]", as_key(m, index)), value)


def delete_item(m: Machine, target: Value, index: Value) -> None:
    target = m.resolve(target)
    if isinstance(target, DictValue):
        target.cells.put(as_key(m, index), MISSING)
    elif isinstance(target, ListValue):
        items = list(m.items_of(target))
        index = m.resolve(index)
        if isinstance(index, int) and -len(items) <= index < len(items):
            del items[index]
            target.cells.put("items", tuple(items))
        else:
            target.mark_open()


def update_dict(m: Machine, target: DictValue, other: Value, place: Place) -> None:
    """`target.update(other)` and `**other` in a display."""
    other = m.resolve(other)
    if isinstance(other, DictValue):
        for key in other.cells.keys():
            target.cells.put(key, other.cells.get(key))
        if other.open:
            target.mark_open()
        return

    if isinstance(other, Sym | Instance):
        target.mark_open()
        return
    for pair in iteration.items(m, other, place).values:
        key, value = iteration.unpacked(m, pair, 2, None, place)
        target.cells.put(as_key(m, key), value)


def length(m: Machine, value: Value, place: Place) -> Value:
    """`len(value)`."""
    value = m.resolve(value)
    method = access.find_method(m, value, "__len__")
    if method is not None:
        return calls.call(m, method, [], {}, place)
    return native_length(m, value)


def native_length(m: Machine, value: Value) -> Value:
    """`len(value)` of Python's own types."""
    if isinstance(value, ListValue):
        if m.comparing and not m.items_of(value):
            m.tested.add(id(value))
        return len(m.items_of(value)) if not value.open else _length_of(value)
    if isinstance(value, DictValue):
        known = [k for k in value.cells.keys() if m.path.bound(value.cells.get(k)) is not MISSING]
        return len(known) if not value.open else _length_of(value)
    if isinstance(value, str | bytes | tuple):
        return len(value)
    if isinstance(value, Range) and value.stop is not None:
        return len(range(value.start, value.stop, value.step))
    return _length_of(value)


def _length_of(value: Value) -> Sym:
    return Length(identity(value), f"len({describe(value)})", branch.filled(value))
