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
from ..values import Args, DictValue, Instance, Items, Iter, ListValue, Native, PythonCells, Range, is_constant
from . import lazy, sequences, types


def _range(m: Machine, args: Args) -> Value:
    given = [m.resolve(a) for a in args.positional]
    for each in given:
        # A float is let go: of a program for Python 2, whose quotients of integers are integers, it says nothing.
        if each is None or isinstance(each, str | bytes | complex | tuple | ListValue | DictValue):
            m.refuse("TypeError", f"'{describe.type_name(each)}' object cannot be interpreted as an integer", args.place)
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


def _iterator(m: Machine, items: list[Value], is_open: bool = False) -> Iter:
    return Iter(tuple(items), PythonCells(m.trail), is_open)


def _iter(m: Machine, args: Args) -> Value:
    value = m.resolve(args.get(0, "object"))
    if len(args.positional) > 1:
        return evaluation.made(m, lazy.CalledUntil(value, args.positional[1], args.place))
    if isinstance(value, Sym):
        return Sym(("iter", value), f"iter({value.label})")
    return evaluation.iterator(m, value, args.place)


def _enumerate(m: Machine, args: Args) -> Value:
    start = m.resolve(args.get(1, "start", 0))
    if lazy.runs(m, args.get(0, "iterable")):
        return evaluation.made(m, lazy.Enumerated((m.resolve(args.get(0, "iterable")),), args.place, start))
    found = evaluation.items(m, args.get(0, "iterable"), args.place)
    values: list[Value] = []
    for i, item in enumerate(found.values):
        values.append((evaluation.binary(m, "+", start, i, args.place), item))
    return _iterator(m, values, found.open)


def _zip(m: Machine, args: Args) -> Value:
    if not args.unknown and any(lazy.runs(m, a) for a in args.positional):
        return evaluation.made(m, lazy.Zipped(tuple(m.resolve(a) for a in args.positional), args.place))
    found = [evaluation.items(m, a, args.place) for a in args.positional]
    if args.unknown or not found:
        return _iterator(m, [m.fresh("zip()")] if args.unknown else [], args.unknown)
    lists = tuple(m.path.peek(a) for a in args.positional)
    if any(f.values for f in found) and not all(f.values for f in found):
        m.note("zipped", args.place, lists=tuple(a for a, f in zip(lists, found, strict=True) if not f.values))
    known = [f for f in found if not f.open]
    shortest = min(len(f.values) for f in (known or found))
    rows: list[Value] = []
    for i in range(shortest):
        rows.append(tuple(f.values[i] if i < len(f.values) else m.fresh(f"item {i}") for f in found))
    return _iterator(m, rows, not known)


def _map(m: Machine, args: Args) -> Value:
    function, *iterables = args.positional
    if not iterables:
        return m.fresh("map()")
    return evaluation.made(m, lazy.Mapped(tuple(m.resolve(i) for i in iterables), args.place, function))


def _filter(m: Machine, args: Args) -> Value:
    function = m.resolve(args.get(0, "function"))
    return evaluation.made(m, lazy.Filtered((m.resolve(args.get(1, "iterable")),), args.place, function))


def _reversed(m: Machine, args: Args) -> Value:
    value = m.resolve(args.get(0, "sequence"))
    if isinstance(value, Range) and value.stop is None:
        return m.fresh("reversed()")
    found = evaluation.items(m, value, args.place)
    return _iterator(m, found.values[::-1], found.open)


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


FUNCTIONS: dict[str, Native] = {
    "range": _range, "iter": _iter, "enumerate": _enumerate, "zip": _zip, "map": _map, "filter": _filter,
    "reversed": _reversed, "sorted": _sorted, "next": _next, "all": _any_all(False), "any": _any_all(True), "min": _extreme(min, "min"),
    "max": _extreme(max, "max"), "sum": _sum,
}  # fmt: skip
