"""Methods of lists and tuples."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cmp_to_key
from typing import Any

from ...domain.symbols import Choice, Name, Text, parts_of, show
from .. import describe, evaluation
from ..kinds import give_kind, kind_for
from ..machine import Machine
from ..trace import Place, Value
from ..values import Args, Builtin, DictView, Instance, Iter, ListValue, PythonCells, is_constant
from .methods import Method, Methods


def _items(m: Machine, receiver: Value) -> tuple[Value, ...]:
    return m.items_of(receiver) if isinstance(receiver, ListValue) else tuple(receiver)


def _changing(method: Method, name: str) -> Method:
    """A method that changes a list, which tells where it changes a copy that nobody else has: `tf.get_collection(key).append(op)`."""

    def change(m: Machine, receiver: ListValue, args: Args) -> Value:
        if receiver.copy_of is not None:
            of, given = receiver.copy_of
            if given.filename == args.place.filename and given != args.place and args.place.span.holds(given.span):
                m.note("copy changed", args.place, of=of, how=name, items=args.positional)
        return method(m, receiver, args)

    return change


def _append(m: Machine, receiver: ListValue, args: Args) -> Value:
    found, item = m.path.peek(receiver.cells.get("items")), args.get(0, "item")
    if isinstance(found, Choice) and not isinstance(item, Instance):  # which items it follows may never be asked
        receiver.cells.put("items", evaluation.each(m, found, lambda items: (*items, item)))
        return None
    items = m.items_of(receiver)
    if len(items) >= m.limits.items:
        receiver.mark_open()
    else:
        receiver.cells.put("items", (*items, item))
        if isinstance(item, Instance):
            evaluation.note_repeated(m, (*(i for i in items if i is item), item), args.place)
        elif items and items[-1] is item and kind_for(item).is_kept and not args.place.stub:
            m.note("appended again", args.place, value=item)
        if not args.place.stub:
            m.host.gathered(m, item, args.place)
            m.host.grown(m, receiver, item, args.place)
    return None


def _extend(m: Machine, receiver: ListValue, args: Args) -> Value:
    more = evaluation.items(m, args.get(0, "iterable"), args.place)
    evaluation.extended(m, receiver, more)
    if not args.place.stub:
        m.host.grown(m, receiver, tuple(more.values), args.place)
    return None


def _insert(m: Machine, receiver: ListValue, args: Args) -> Value:
    index, items = m.resolve(args.get(0, "index")), list(m.items_of(receiver))
    at = max(-len(items), min(index, len(items))) if isinstance(index, int) else len(items)
    items.insert(at, args.get(1, "item"))
    receiver.cells.put("items", tuple(items))
    return None


def _pop(m: Machine, receiver: ListValue, args: Args) -> Value:
    index, items = m.resolve(args.get(0, "index", -1)), list(m.items_of(receiver))
    if not isinstance(index, int) or not -len(items) <= index < len(items) or receiver.open:
        if isinstance(index, int) and not receiver.open:
            m.refuse("IndexError", "pop index out of range" if items else "pop from empty list", args.place)
        return m.fresh("pop()")
    value = items.pop(index)
    receiver.cells.put("items", tuple(items))
    return value


def _popleft(m: Machine, receiver: ListValue, args: Args) -> Value:
    return _pop(m, receiver, Args([0], {}, args.place))


def _index(m: Machine, receiver: Value, args: Args) -> Value:
    bounds = [m.resolve(each) for each in args.positional[1:3]]
    items = _items(m, receiver)
    first, last, _ = (
        slice(*bounds, *([None] * (2 - len(bounds)))).indices(len(items)) if all(isinstance(b, int) for b in bounds) else (0, len(items), 1)
    )
    for i, item in enumerate(items[first:last], first):
        if evaluation.equal(m, m.resolve(item), m.resolve(args.get(0, "item")), args.place) is True:
            return i
    if _misses(m, receiver, args) or (bounds and describe.is_data(args.get(0, "item")) and all(map(describe.is_data, items))):
        m.refuse("ValueError", f"{describe.describe(args.get(0, 'item'))} is not in {describe.type_name(receiver)}", args.place)
    return m.fresh("index()", "int")


def _count(m: Machine, receiver: Value, args: Args) -> Value:
    found = [evaluation.equal(m, m.resolve(i), m.resolve(args.get(0, "item")), args.place) for i in _items(m, receiver)]
    return sum(1 for f in found if f is True) if all(isinstance(f, bool) for f in found) else m.fresh("count()", "int")


def _remove(m: Machine, receiver: ListValue, args: Args) -> Value:
    items = list(m.items_of(receiver))
    for i, item in enumerate(items):
        if evaluation.equal(m, m.resolve(item), m.resolve(args.get(0, "item")), args.place) is True:
            del items[i]
            receiver.cells.put("items", tuple(items))
            return None
    if _misses(m, receiver, args):
        m.refuse("ValueError", "list.remove(x): x not in list", args.place)
    return None


def _misses(m: Machine, receiver: Value, args: Args) -> bool:
    """Whether an item is certainly not in a list or tuple."""
    return evaluation.native_contains(m, args.get(0, "item"), receiver, args.place) is False


def _sort(m: Machine, receiver: ListValue, args: Args) -> Value:
    receiver.cells.put("items", tuple(ordered(m, list(m.items_of(receiver)), args)))
    return None


def ordered(m: Machine, items: list[Value], args: Args) -> list[Value]:
    """Items sorted by `key=`, if all keys are known; else as they are."""
    key, reverse = args.keywords.get("key"), m.resolve(args.keywords.get("reverse", False))
    given = [i if key is None else evaluation.call(m, key, [i], {}, args.place) for i in items]
    keys = [comparable(m, k) for k in given]
    blind = any(isinstance(part, _Unknown | _Partly) for k in keys for part in _flat(k))
    if blind and any(isinstance(m.resolve(k), Instance) for k in given):
        return _by_their_own(m, items, given, bool(reverse), args)
    if blind and len({repr(k) for k in keys}) != len(keys):
        return items
    try:
        order = sorted(range(len(items)), key=lambda i: keys[i], reverse=bool(reverse) if is_constant(reverse) else False)
    except TypeError as error:
        if not blind:
            m.refused(error, args.place)
        return items
    return [items[i] for i in order]


class _Undecided(Exception):
    """It is not known which of two keys is less."""


def _by_their_own(m: Machine, items: list[Value], keys: list[Value], reverse: bool, args: Args) -> list[Value]:
    """Items in the order that the `__lt__` of their keys tells."""

    def less(a: int, b: int) -> bool:
        found = evaluation.truth(m, evaluation.compare(m, "<", keys[a], keys[b], args.place))
        if not isinstance(found, bool):
            raise _Undecided
        return found

    def compared(a: int, b: int) -> int:
        return -1 if less(a, b) else 1 if less(b, a) else 0

    try:
        return [items[i] for i in sorted(range(len(items)), key=cmp_to_key(compared), reverse=reverse)]
    except _Undecided:
        return items


class _Unknown:
    """A part of a sort key that is not known: it sorts after nothing and before nothing."""

    def __lt__(self, other: object) -> bool:
        raise TypeError

    __gt__ = __lt__

    def __repr__(self) -> str:
        return "?"


_UNKNOWN = _Unknown()


@dataclass(frozen=True)
class _Partly:
    """A text with unknown parts, as a sort key: behind what two of them begin with alike, known parts may decide."""

    name: Name

    def __lt__(self, other: object) -> bool:
        return _sorts_before(self.name, _name_of(other))

    def __gt__(self, other: object) -> bool:
        return _sorts_before(_name_of(other), self.name)

    def __repr__(self) -> str:
        return show(self.name)


def _name_of(key: object) -> Name:
    if not isinstance(key, str | _Partly):
        raise TypeError
    return key.name if isinstance(key, _Partly) else key


def _sorts_before(a: Name, b: Name) -> bool:
    """Whether a text is less than another one; TypeError where that hangs on what is not known."""
    ours, theirs = list(parts_of(a)), list(parts_of(b))
    while ours and theirs and ours[0] == theirs[0]:
        ours, theirs = ours[1:], theirs[1:]
    mine, other = ours[0] if ours else "", theirs[0] if theirs else ""
    if not isinstance(mine, str) or not isinstance(other, str):
        raise TypeError
    if (len(ours) > 1 and other.startswith(mine)) or (len(theirs) > 1 and mine.startswith(other)):
        raise TypeError  # what follows in the shorter one is not known
    return mine < other


def comparable(m: Machine, value: Value) -> Any:
    """A value as Python compares it; what is unknown in it can't be compared."""
    value = m.resolve(value)
    if is_constant(value):
        return value
    if isinstance(value, Text):
        return _Partly(value)
    if isinstance(value, ListValue) and not value.open:
        return [comparable(m, v) for v in m.items_of(value)]
    return tuple(comparable(m, v) for v in value) if isinstance(value, tuple) else _UNKNOWN


def _flat(value: Any) -> list[Any]:
    return [x for v in value for x in _flat(v)] if isinstance(value, tuple | list) else [value]


def _reverse(m: Machine, receiver: ListValue, args: Args) -> Value:
    receiver.cells.put("items", m.items_of(receiver)[::-1])
    return None


def _copy_list(m: Machine, receiver: ListValue, args: Args) -> Value:
    out = m.list(m.items_of(receiver))
    if receiver.open:
        out.mark_open()
    return out


def _start_list(m: Machine, receiver: ListValue, args: Args) -> Value:
    if args.keywords and not args.unknown:
        m.refuse("TypeError", "list() takes no keyword arguments", args.place)
    receiver.cells.put("items", ())
    return _extend(m, receiver, args) if args.positional else None


def _rotate(m: Machine, receiver: ListValue, args: Args) -> Value:
    """`deque.rotate(n)`."""
    items, n = m.items_of(receiver), m.resolve(args.get(0, "n", 1))
    if not isinstance(n, int) or receiver.open:
        receiver.mark_open()
    elif items:
        n %= len(items)
        receiver.cells.put("items", items[len(items) - n :] + items[: len(items) - n])
    return None


def _read(m: Machine, receiver: Value, args: Args) -> Value:
    return evaluation.native_item(m, receiver, m.resolve(args.get(0, "key")), args.place)


def _write(m: Machine, receiver: Value, args: Args) -> Value:
    evaluation.store_item(m, receiver, args.get(0, "key"), args.get(1, "value"), args.place)
    return None


def _delete(m: Machine, receiver: Value, args: Args) -> Value:
    evaluation.remove_item(m, receiver, args.get(0, "key"))
    return None


def _holds(m: Machine, receiver: Value, args: Args) -> Value:
    return evaluation.as_value(evaluation.native_contains(m, args.get(0, "key"), receiver, args.place))


CONTAINER: dict[str, Method] = {
    "__getitem__": _read, "__setitem__": _write, "__delitem__": _delete, "__contains__": _holds,
    "__len__": lambda m, r, a: evaluation.native_length(m, r),
    "__iter__": lambda m, r, a: Iter(tuple(evaluation.native_items(m, r).values), PythonCells(m.trail), r.open),
}  # fmt: skip
"""What Python's containers call their operators."""

LIST: dict[str, Method] = {
    **CONTAINER, "__init__": _start_list, "rotate": _rotate,
    "append": _changing(_append, "append"), "extend": _changing(_extend, "extend"), "remove": _changing(_remove, "remove"),
    "appendleft": lambda m, r, a: _insert(m, r, Args([0, a.get(0, "item")], {}, a.place)),
    "insert": _insert, "pop": _pop, "popleft": _popleft, "index": _index, "count": _count, "sort": _sort,
    "reverse": _reverse, "copy": _copy_list, "clear": lambda m, r, a: r.cells.put("items", ()),
}  # fmt: skip

TUPLE: dict[str, Method] = {"index": _index, "count": _count}


class _Views(Methods):
    """Views of dicts: what lists have, and what they have of their own."""

    def attribute(self, m: Machine, value: DictView, name: str, place: Place) -> Value:
        if name == "mapping":
            return value.mapping
        if name == "isdisjoint" and value.kind != "values":
            return Builtin(name, lambda m, args: not any(_holds(m, value, Args([item], {}, place)) is True for item in _given(m, args)))
        return super().attribute(m, value, name, place)


def _given(m: Machine, args: Args) -> list[Value]:
    return evaluation.items(m, args.get(0, "other"), args.place).values


give_kind(Methods(LIST, list), ListValue)
give_kind(_Views(LIST, list), DictView)
give_kind(Methods(TUPLE, tuple), tuple)
