"""Builtin functions that go over what they are given: `range`, `zip`, `map`, `sum` and their kin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...domain.symbols import Condition, Sym
from ...source import nodes as n
from .. import describe, evaluation
from ..kinds import kind_for
from ..machine import Machine
from ..trace import Value
from ..values import (
    Args,
    DictValue,
    Function,
    Generator,
    Instance,
    Items,
    Iter,
    ListValue,
    Native,
    PythonCells,
    Range,
    SetValue,
    is_constant,
    plain,
)
from . import counts, lazy, sequences, types


def _whole(m: Machine, value: Value, args: Args) -> Value:
    """A number, or what an object's `__index__` gives."""
    value = plain(value)
    own = evaluation.find_method(m, value, "__index__") if type(value) is Instance else None
    if own is None:
        if type(value) is Instance and describe.is_data(value):
            m.refuse("TypeError", f"'{describe.type_name(value)}' object cannot be interpreted as an integer", args.place)
        return value
    found = m.resolve(evaluation.call(m, own, [], {}, args.place))
    if describe.is_data(found) and not isinstance(plain(found), int):
        m.refuse("TypeError", f"__index__ returned non-int (type {describe.type_name(found)})", args.place)
    return plain(found)


def _may_be_whole(m: Machine, value: Value, args: Args) -> bool:
    # A float is let go: of a program for Python 2, whose quotients of integers are integers, it says nothing.
    if value is None or isinstance(value, str | bytes | complex | tuple | ListValue | DictValue):
        m.refuse("TypeError", f"'{describe.type_name(value)}' object cannot be interpreted as an integer", args.place)
        return False
    return True


def _range(m: Machine, args: Args) -> Value:
    given = [_whole(m, m.resolve(a), args) for a in args.positional]
    if not all(_may_be_whole(m, each, args) for each in given):
        return m.fresh("range")
    if len(given) == 3 and given[2] == 0 and isinstance(given[2], int):
        m.refuse("ValueError", "range() arg 3 must not be zero", args.place)
        return m.fresh("range")
    numbers = [int(g) if isinstance(g, bool | int) else g for g in given]
    start, stop, step = (0, numbers[0], 1) if len(numbers) == 1 else (*numbers, 1)[:3] if numbers else (0, None, 1)
    known_start = start if isinstance(start, int) else None
    known_step = step if isinstance(step, int) and step != 0 else 1
    if known_start is not None and isinstance(stop, int) and isinstance(step, int) and step != 0:
        return Range(known_start, stop, step)
    if known_start is not None:
        return Range(known_start, None, known_step, describe.describe(stop))
    label = f"range({describe.describe(start)}, …)"
    key = describe.identity(start)
    out = m.list(tuple(Sym(("range", key, i), f"{label}[{i}]", "int") for i in range(m.limits.blind_turns)))
    out.mark_open()
    return out


def _iterator(m: Machine, items: list[Value], is_open: bool = False, kind: str = "iterator") -> Iter:
    return Iter(tuple(items), PythonCells(m.trail), is_open, kind=kind)


def _source(m: Machine, value: Value, args: Args) -> Value:
    """What an iterator goes through: of an object, what its `__iter__` gives as soon as the iterator is made."""
    value = m.resolve(value)
    if type(value) is Instance and describe.is_data(value) and evaluation.find_method(m, value, "__getitem__") is None:
        return evaluation.iterator(m, value, args.place)
    if value is None or isinstance(value, int | float | complex):
        m.refuse("TypeError", f"'{describe.type_name(value)}' object is not iterable", args.place)
    return value


def _iter(m: Machine, args: Args) -> Value:
    value = m.resolve(args.get(0, "object"))
    if len(args.positional) > 1:
        return evaluation.made(m, lazy.CalledUntil(value, args.positional[1], args.place))
    if isinstance(value, Sym):
        return Sym(("iter", value), f"iter({value.label})")
    return evaluation.iterator(m, value, args.place)


def _enumerate(m: Machine, args: Args) -> Value:
    start = _whole(m, m.resolve(args.get(1, "start", 0)), args)
    if not _may_be_whole(m, start, args):
        return m.fresh("enumerate")
    source = _source(m, args.get(0, "iterable"), args)
    if lazy.runs(m, source):
        return evaluation.made(m, lazy.Enumerated((source,), args.place, start))
    found = evaluation.items(m, source, args.place)
    values: list[Value] = []
    for i, item in enumerate(found.values):
        values.append((evaluation.binary(m, "+", start, i, args.place), item))
    return _iterator(m, values, found.open, "enumerate")


def _zip(m: Machine, args: Args) -> Value:
    sources = [_source(m, a, args) for a in args.positional]
    if not args.unknown and any(lazy.runs(m, a) for a in sources):
        return evaluation.made(m, lazy.Zipped(tuple(sources), args.place))
    found = [evaluation.items(m, a, args.place) for a in sources]
    if args.unknown or not found:
        return _iterator(m, [m.fresh("zip()")] if args.unknown else [], args.unknown, "zip")
    lists = tuple(m.path.peek(a) for a in args.positional)
    if any(f.values for f in found) and not all(f.values for f in found):
        empty, beside = (tuple(a for a, f in zip(lists, found, strict=True) if bool(f.values) is full) for full in (False, True))
        m.note("zipped", args.place, lists=empty, beside=beside)
    elif len(found) > 1 and not any(f.values or f.open for f in found):
        m.note("nothing zipped", args.place, lists=lists)
    known = [f for f in found if not f.open]
    shortest = min(len(f.values) for f in (known or found))
    rows: list[Value] = []
    for i in range(shortest):
        rows.append(tuple(f.values[i] if i < len(f.values) else m.fresh(f"item {i}") for f in found))
    return _iterator(m, rows, not known, "zip")


def _map(m: Machine, args: Args) -> Value:
    function, *iterables = args.positional
    if not iterables:
        return m.fresh("map()")
    return evaluation.made(m, lazy.Mapped(tuple(_source(m, i, args) for i in iterables), args.place, function))


def _filter(m: Machine, args: Args) -> Value:
    function = m.resolve(args.get(0, "function"))
    return evaluation.made(m, lazy.Filtered((_source(m, args.get(1, "iterable"), args),), args.place, function))


def _reversed(m: Machine, args: Args) -> Value:
    value = m.resolve(args.get(0, "sequence"))
    if isinstance(value, Range) and value.stop is None:
        items: list[Value] = [m.fresh("item of a range", "int") for _ in range(m.limits.blind_turns)]
        return _iterator(m, items, True, "range_iterator")
    own = evaluation.find_method(m, value, "__reversed__")
    if own is not None:
        return evaluation.call(m, own, [], {}, args.place)
    unordered = isinstance(value, SetValue | Generator | Iter) or (describe.is_data(value) and not _is_sequence(m, value))
    if unordered:
        m.refuse("TypeError", f"'{describe.type_name(value)}' object is not reversible", args.place)
    found = evaluation.items(m, value, args.place)
    kind = "list_reverseiterator" if isinstance(value, ListValue) else "reversed"
    return _iterator(m, found.values[::-1], found.open, "range_iterator" if isinstance(value, Range) else kind)


def _is_sequence(m: Machine, value: Value) -> bool:
    """Whether Python can go through a value from its end."""
    if isinstance(value, Instance):
        if value.cls.find("__reversed__") is None:
            return False
        return all(evaluation.find_method(m, value, name) is not None for name in ("__getitem__", "__len__"))
    return isinstance(value, str | bytes | tuple | ListValue | DictValue | Range)


def _sorted(m: Machine, args: Args) -> Value:
    found = evaluation.items(m, args.get(0, "iterable"), args.place)
    out = m.list(tuple(sequences.ordered(m, found.values, args)))
    if found.open:
        out.mark_open()
    return out


def _next(m: Machine, args: Args) -> Value:
    return types.next_of(m, args.positional[0], args)


def _kept(args: Args) -> bool:
    """Whether the program may use the iterator that it goes through here once more."""
    return args.node is None or not args.node.args or isinstance(args.node.args[0].value, n.Name | n.Attribute)


def _any_all(kind: bool) -> Callable[[Machine, Args], Value]:
    """`any` (kind True) and `all` (kind False)."""

    def function(m: Machine, args: Args) -> Value:
        conditions: list[bool | Condition] = []

        def settles(item: Value) -> bool:
            conditions.append(evaluation.truth(m, item))
            return conditions[-1] is kind

        is_open = evaluation.until(m, args.get(0, "iterable"), settles, args.place, whole=not _kept(args))
        if conditions and conditions[-1] is kind:
            return kind
        unknown = next((c for c in conditions if isinstance(c, Condition)), None)
        if unknown is None and not is_open:
            return not kind
        return (
            evaluation.as_value(unknown)
            if unknown and len(conditions) == 1 and not is_open
            else m.fresh("any()" if kind else "all()", "bool")
        )

    return function


def _extreme(pick: Callable[..., Any], name: str) -> Callable[[Machine, Args], Value]:
    def function(m: Machine, args: Args) -> Value:
        many = len(args.positional) > 1
        found = Items(list(args.positional)) if many else evaluation.items(m, args.get(0, "iterable"), args.place)
        values = [m.deep(v) for v in found.values]
        key = args.keywords.get("key")
        keys = [m.deep(v if key is None else evaluation.call(m, key, [v], {}, args.place)) for v in values]
        if values and not found.open and all(is_constant(k) or (type(k) is tuple and all(is_constant(x) for x in k)) for k in keys):
            try:
                return values[pick(range(len(values)), key=lambda i: keys[i])]
            except TypeError as error:
                m.refused(error, args.place)
        if not values and "default" in args.keywords:
            return args.keywords["default"]
        if not values and not found.open:
            m.refuse("ValueError", f"{name}() arg is an empty sequence", args.place)
        if values and not found.open and any(isinstance(k, Instance) for k in keys):
            best = _best(m, keys, "<" if name == "min" else ">", args)
            return m.fresh(f"{name}()") if best is None else values[best]
        if values and not all(is_constant(k) or isinstance(k, Sym) for k in keys):
            return values[0]
        key_of = tuple(describe.identity(v) for v in values)
        return Sym((name, key_of, found.open), f"{name}({', '.join(describe.describe(v) for v in values[:3])})")

    return function


def _best(m: Machine, keys: list[Value], op: str, args: Args) -> int | None:
    """The index of the least or greatest key, as their own methods tell; None if that is not known."""
    best = 0
    for index in range(1, len(keys)):
        better = evaluation.truth(m, evaluation.compare(m, op, keys[index], keys[best], args.place))
        if not isinstance(better, bool):
            return None
        if better:
            best = index
    return best


def _sum(m: Machine, args: Args) -> Value:
    found = evaluation.items(m, args.get(0, "iterable"), args.place)
    value = args.get(1, "start", 0)
    for item in found.values:
        if isinstance(value, int) and value == 0 and kind_for(m.path.peek(item)).starts_sums:
            value = item
        else:
            value = evaluation.binary(m, "+", value, item, args.place)
    return m.fresh("sum()") if found.open and not kind_for(value).starts_sums else value


CLASSES: dict[type, Native] = {range: _range, enumerate: _enumerate, zip: _zip, map: _map, filter: _filter, reversed: _reversed}
"""Types whose calls make what one goes through."""

_LEAST: dict[type, int] = {range: 1, enumerate: 1, map: 2, filter: 2, reversed: 1}
_MOST: dict[type, int] = {enumerate: 2, reversed: 1, filter: 2, range: 3}
_NAMES: dict[type, set[str]] = {enumerate: {"iterable", "start"}, zip: {"strict"}}


def maker(kind: type, function: Native) -> Native:
    """A call of one of these types, or of one that is derived from it and does nothing of its own; the class comes first."""
    least, most = _LEAST.get(kind, 0), _MOST.get(kind, counts.MANY)
    names = _NAMES.get(kind, set())

    def make(m: Machine, args: Args) -> Value:
        cls, *given = args.positional
        if cls.python is not kind and any(isinstance(value, Function) for c in cls.mro for value in c.attrs.data.values()):
            return m.instance(cls)
        strange = next((name for name in args.keywords if name not in names), None)
        if strange is not None and not args.unknown:
            m.refuse("TypeError", f"{kind.__name__}() got an unexpected keyword argument '{strange}'", args.place)
        count = len(given) + len(args.keywords)
        if count < least or len(given) > most:
            if not args.unknown:
                bound = f"at least {least} argument{'s' * (least > 1)}" if count < least else f"at most {most} argument{'s' * (most > 1)}"
                m.refuse("TypeError", f"{kind.__name__} expected {bound}, got {count}", args.place)
            if count < least:
                return m.fresh(f"{kind.__name__}()")
        return function(m, Args(given, args.keywords, args.place, args.node, args.unknown))

    return make


FUNCTIONS: dict[str, Native] = {
    "iter": _iter, "sorted": _sorted, "next": _next, "all": _any_all(False), "any": _any_all(True), "min": _extreme(min, "min"),
    "max": _extreme(max, "max"), "sum": _sum,
}  # fmt: skip
