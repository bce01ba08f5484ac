"""Methods of dicts and sets."""

from __future__ import annotations

from collections.abc import Callable

from ...domain.symbols import MISSING, Choice, Sym, Text
from .. import describe, evaluation
from ..kinds import give_kind
from ..machine import Machine
from ..trace import Place, Value
from ..values import Args, Builtin, DictValue, DictView, FrozenSetValue, SetValue
from .methods import Method, Methods
from .sequences import CONTAINER


def _pairs(m: Machine, receiver: DictValue) -> list[tuple[Value, Value]]:
    out = []
    for key in receiver.cells.keys():
        value = m.path.bound(receiver.cells.get(key))
        if value is not MISSING:
            out.append((key, value))
    return out


def _listing(kind: str, pick: Callable[[tuple[Value, Value]], Value]) -> Method:
    def method(m: Machine, receiver: DictValue, args: Args) -> Value:
        if not len(receiver.cells):
            evaluation.catch_up(m, args.place)
        out = DictView(m.trail, tuple(pick(p) for p in _pairs(m, receiver)), kind, receiver)
        if receiver.open:
            out.mark_open()
        return out

    return method


def _get(m: Machine, receiver: DictValue, args: Args) -> Value:
    key = evaluation.as_key(m, args.get(0, "key"), receiver)
    found = m.path.bound(receiver.cells.get(key)) if not isinstance(receiver.cells.get(key), Choice) else receiver.cells.get(key)
    if isinstance(found, Choice):
        found = m.resolve(found)
    if isinstance(key, str):
        m.host.looked_up(m, receiver, key, found is not MISSING, args.place)
    if found is not MISSING:
        return found
    if receiver.open or isinstance(key, Sym | Text):
        return Sym(("item", receiver, key), f"get({describe.describe(key)})")
    if evaluation.catch_up(m, args.place):
        return _get(m, receiver, args)
    return args.get(1, "default")


def _setdefault(m: Machine, receiver: DictValue, args: Args) -> Value:
    key = evaluation.as_key(m, args.get(0, "key"), receiver)
    found = m.resolve(receiver.cells.get(key))
    if found is MISSING:
        found = args.get(1, "default")
        receiver.cells.put(key, found)
    return found


def _pop_key(m: Machine, receiver: DictValue, args: Args) -> Value:
    key = evaluation.as_key(m, args.get(0, "key"), receiver)
    found = m.resolve(receiver.cells.get(key))
    if found is not MISSING:
        receiver.cells.put(key, MISSING)
        return found
    if len(args.positional) > 1 and not receiver.open:
        return args.positional[1]
    if not receiver.open:
        m.refuse("KeyError", key, args.place)
    return m.fresh("pop()")


def _update(m: Machine, receiver: DictValue, args: Args) -> Value:
    if args.positional:
        evaluation.update_dict(m, receiver, args.positional[0], args.place)
    for key, value in args.keywords.items():
        evaluation.put_under(m, receiver, key, value, args.place)
    return None


def _copy_dict(m: Machine, receiver: DictValue, args: Args) -> Value:
    out = m.dict({k: receiver.cells.get(k) for k in receiver.cells.keys()})
    out.factory, out.made_of = receiver.factory, receiver.made_of
    if receiver.open:
        out.mark_open()
    return out


def _clear(m: Machine, receiver: DictValue, args: Args) -> Value:
    for key in receiver.cells.keys():
        receiver.cells.put(key, MISSING)
    return None


def _move_to_end(m: Machine, receiver: DictValue, args: Args) -> Value:
    """`OrderedDict.move_to_end(key, last=True)`."""
    key, last = evaluation.as_key(m, args.get(0, "key")), m.resolve(args.get(1, "last", True))
    known = dict(_pairs(m, receiver))
    if key in known:
        value = known.pop(key)
        _clear(m, receiver, args)
        for name, item in [*known.items(), (key, value)] if last else [(key, value), *known.items()]:
            receiver.cells.put(name, item)
    return None


def _pop_item(m: Machine, receiver: DictValue, args: Args) -> Value:
    """`popitem(last=True)`."""
    known = _pairs(m, receiver)
    if not known or receiver.open:
        if not receiver.open:
            m.refuse("KeyError", "popitem(): dictionary is empty", args.place)
        elif known:
            receiver.cells.put(known[-1][0], MISSING)  # unless there is one behind it
        return m.fresh("popitem()")
    key, value = known[-1 if m.resolve(args.get(0, "last", True)) is not False else 0]
    receiver.cells.put(key, MISSING)
    return (key, value)


def keyed(m: Machine, args: Args) -> Value:
    """`dict.fromkeys(iterable, value=None)`."""
    keys = evaluation.items(m, args.get(0, "iterable"), args.place)
    held = {evaluation.as_key(m, k): args.get(1, "value") for k in keys.values}
    evaluation.note_repeated(m, tuple(held.values()), args.place, held)
    return m.dict(held)


def _or(m: Machine, receiver: DictValue, args: Args) -> Value:
    """`receiver.__ior__(other)`."""
    _update(m, receiver, args)
    return receiver


DICT: dict[str, Method] = {
    **CONTAINER, "fromkeys": lambda m, r, a: keyed(m, a), "__ior__": _or,
    "__init__": _update, "move_to_end": _move_to_end, "popitem": _pop_item,
    "items": _listing("items", lambda p: p), "iteritems": _listing("items", lambda p: p), "keys": _listing("keys", lambda p: p[0]),
    "iterkeys": _listing("keys", lambda p: p[0]), "values": _listing("values", lambda p: p[1]),
    "itervalues": _listing("values", lambda p: p[1]), "get": _get,
    "setdefault": _setdefault, "pop": _pop_key, "update": _update, "copy": _copy_dict, "clear": _clear,
    "has_key": lambda m, r, a: evaluation.compare(m, "in", a.get(0, "key"), r, a.place),
}  # fmt: skip


def _add(m: Machine, receiver: SetValue, args: Args) -> Value:
    receiver.cells.put(evaluation.as_key(m, args.get(0, "item"), receiver), True)
    return None


def _discard(m: Machine, receiver: SetValue, args: Args) -> Value:
    item = evaluation.frozen(m, m.resolve(args.get(0, "item")))
    receiver.cells.put(evaluation.as_key(m, item, receiver), MISSING)
    return None


def _changing(operation: str) -> Method:
    """`difference_update` and its like: the operation, of which the set itself keeps the result."""
    made = _set_operation(operation)

    def method(m: Machine, receiver: SetValue, args: Args) -> Value:
        left = made(m, receiver, args)
        if isinstance(left, SetValue):
            _clear(m, receiver, args)
            _set_update(m, receiver, Args([left], {}, args.place))
        else:
            receiver.mark_open()
        return None

    return method


def _others(m: Machine, args: Args) -> set[Value]:
    return {evaluation.as_key(m, i) for i in evaluation.items(m, args.get(0, "other"), args.place).values}


def _is_superset(m: Machine, receiver: SetValue, args: Args) -> Value:
    return _others(m, args) <= set(receiver.cells.keys())


def _is_disjoint(m: Machine, receiver: SetValue, args: Args) -> Value:
    return _others(m, args).isdisjoint(receiver.cells.keys())


def _pop_any(m: Machine, receiver: SetValue, args: Args) -> Value:
    items = [key for key, _ in _pairs(m, receiver)]
    if not items and not receiver.open:
        m.refuse("KeyError", "pop from an empty set", args.place)
    if len(items) == 1 and not receiver.open:
        receiver.cells.put(items[0], MISSING)
        return items[0]
    _clear(m, receiver, args)  # which one it is is Python's secret, and so are those that are left
    for _ in items[1:]:
        receiver.cells.put(m.fresh("pop()"), True)
    return m.fresh("pop()")


def _remove(m: Machine, receiver: SetValue, args: Args) -> Value:
    if evaluation.native_contains(m, args.get(0, "item"), receiver, args.place) is False:
        m.refuse("KeyError", args.get(0, "item"), args.place)
    return _discard(m, receiver, args)


def _start_set(m: Machine, receiver: SetValue, args: Args) -> Value:
    if args.keywords and not args.unknown:
        m.refuse("TypeError", "set() takes no keyword arguments", args.place)
    if len(args.positional) > 1:
        m.refuse("TypeError", f"set expected at most 1 argument, got {len(args.positional)}", args.place)
    if args.positional:
        found = m.set()
        _set_update(m, found, args)
        _clear(m, receiver, args)
        _set_update(m, receiver, Args([found], {}, args.place))
    return None


def _set_update(m: Machine, receiver: SetValue, args: Args) -> Value:
    for other in args.positional:
        found = evaluation.items(m, other, args.place)
        for item in found.values:
            receiver.cells.put(evaluation.as_key(m, item, receiver), True)
        if found.open:
            receiver.mark_open()
    return None


def _set_operation(op: str) -> Method:
    def method(m: Machine, receiver: SetValue, args: Args) -> Value:
        out: Value = m.set(tuple(key for key, _ in _pairs(m, receiver)), isinstance(receiver, FrozenSetValue))
        if receiver.open:
            out.mark_open()
        for other in args.positional:
            found = evaluation.items(m, other, args.place)
            right = m.set(tuple(evaluation.as_key(m, i) for i in found.values))
            if found.open:
                right.mark_open()
            out = evaluation.binary(m, op, out, right, args.place)
        return out

    return method


def _is_subset(m: Machine, receiver: SetValue, args: Args) -> Value:
    return _others(m, args) >= set(receiver.cells.keys())


def _copy_set(m: Machine, receiver: SetValue, args: Args) -> Value:
    return receiver if isinstance(receiver, FrozenSetValue) and receiver.holder is None else _set_operation("|")(m, receiver, args)


FROZEN_SET: dict[str, Method] = {
    **{name: CONTAINER[name] for name in ("__contains__", "__len__", "__iter__")},
    "union": _set_operation("|"), "difference": _set_operation("-"), "intersection": _set_operation("&"),
    "symmetric_difference": _set_operation("^"), "copy": _copy_set, "issubset": _is_subset, "issuperset": _is_superset,
    "isdisjoint": _is_disjoint,
}  # fmt: skip

SET: dict[str, Method] = {
    **FROZEN_SET, "__init__": _start_set, "add": _add, "discard": _discard, "remove": _remove, "update": _set_update, "clear": _clear,
    "pop": _pop_any, "difference_update": _changing("-"), "intersection_update": _changing("&"),
    "symmetric_difference_update": _changing("^"),
}  # fmt: skip


class _Dicts(Methods):
    """Dicts, and those that make what is missing."""

    def attribute(self, m: Machine, value: DictValue, name: str, place: Place) -> Value:
        if value.factory is not MISSING and name == "default_factory":
            return value.factory
        if value.made_of is not None and name == "__missing__":
            return Builtin(name, lambda m, args: made_for(m, value, args))
        return super().attribute(m, value, name, place)

    def set_attribute(self, m: Machine, value: DictValue, name: str, new: Value) -> None:
        if value.factory is not MISSING and name == "default_factory":
            value.factory = new


def made_for(m: Machine, value: DictValue, args: Args) -> Value:
    """`value.__missing__(key)`."""
    key = evaluation.as_key(m, args.get(0, "key"), value)
    factory = value.factory if value.holder is None else m.resolve(value.holder.attrs.get("default_factory"))
    if factory is None or factory is MISSING:
        m.refuse("KeyError", key, args.place)
        return m.fresh("__missing__()")
    made = evaluation.call(m, factory, [], {}, args.place)
    value.cells.put(key, made)
    return made


give_kind(_Dicts(DICT, dict), DictValue)
give_kind(Methods(SET, set), SetValue)
give_kind(Methods(FROZEN_SET, frozenset), FrozenSetValue)
