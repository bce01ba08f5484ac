"""Operators."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from typing import Any

from ...domain.symbols import MISSING, Choice, Sym, Text
from ...source import nodes as n
from .. import describe, native
from ..describe import is_data
from ..kinds import asked, kind_for
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import (
    BoundMethod,
    DictValue,
    DictView,
    FrozenSetValue,
    Function,
    Generator,
    Instance,
    Items,
    Iter,
    ListValue,
    SetValue,
    ValueObject,
    is_constant,
    plain,
)
from . import access, branch, calls, iteration, strings, subscripts

CLASSIC = "classic /"
"""Python 2's division, which rounds whole numbers down."""


def _classic(left: Any, right: Any) -> Any:
    return left // right if isinstance(left, int) and isinstance(right, int) else left / right


_PYTHON: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv,
    "%": operator.mod, "**": operator.pow, "&": operator.and_, "|": operator.or_, "^": operator.xor,
    "<<": operator.lshift, ">>": operator.rshift, CLASSIC: _classic,
}  # fmt: skip

METHODS = {
    "+": "add", "-": "sub", "*": "mul", "/": "truediv", "//": "floordiv", "%": "mod", "**": "pow", "@": "matmul",
    "&": "and", "|": "or", "^": "xor", "<<": "lshift", ">>": "rshift",
}  # fmt: skip


_A_TEXT = Sym(("in place of None",), "text", "str")
_UNARY = {"-": "__neg__", "+": "__pos__", "~": "__invert__"}


def binary(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    """`left op right`."""
    left, right = m.path.peek(left), m.path.peek(right)
    if isinstance(left, Choice):
        return branch.each(m, left, lambda leaf: binary(m, op, leaf, right, place))
    if isinstance(right, Choice):
        return branch.each(m, right, lambda leaf: binary(m, op, left, leaf, place))
    if op == "%" and isinstance(left, str | Text):
        return strings.percent(m, left, right, place)
    if is_constant(left) and is_constant(right):
        return _constants(m, op, left, right, place)
    if op == "%" and isinstance(left, bytes) and type(right) is tuple and all(map(is_constant, right)):
        return _constants(m, op, left, right, place)
    if op == CLASSIC:
        op = "/"
    kinds, left_asked = asked(left, right), False
    if kinds:
        if isinstance(left, Instance):
            method = access.find_method(m, left, f"__{METHODS[op]}__")
            if isinstance(method, BoundMethod) and isinstance(method.function, Function) and not method.function.module.stub:
                out = calls.call(m, method, [right], {}, place)
                if out is not NotImplemented:
                    return out
                left_asked = True
        for kind in kinds:
            found = kind.binary(m, op, left, right, place)
            if found is not NotImplemented:
                return found
    texts = isinstance(left, str | Text) or isinstance(right, str | Text)
    if op == "+" and texts and isinstance(left, str | Text | Sym) and isinstance(right, str | Text | Sym):
        return strings.concat(m, [left, right])
    containers = NotImplemented if _held(left) or _held(right) else _containers(m, op, left, right, place)
    if containers is not NotImplemented:
        return containers
    in_turn = ((left, right, "__"), (right, left, "__r"))
    for receiver, other, prefix in in_turn[1:] if left_asked else in_turn[::-1] if _overrides(op, right, left) else in_turn:
        if isinstance(receiver, Instance) or _held(receiver):
            method = access.find_method(m, receiver, f"{prefix}{METHODS[op]}__")
            if method is not None:
                out = calls.call(m, method, [other], {}, place)
                if out is not NotImplemented:
                    return out
    if _held(left) or _held(right):
        containers = _containers(m, op, left, right, place)
        if containers is not NotImplemented:
            return containers
    if ValueObject in (type(left), type(right)):
        return binary(m, op, plain(left), plain(right), place)
    if is_data(left) and is_data(right):
        names = f"'{describe.type_name(left)}' and '{describe.type_name(right)}'"
        m.refuse("TypeError", f"unsupported operand type(s) for {op}: {names}", place)
    return _unknown(op, left, right)


def _held(value: Value) -> bool:
    """Whether it is a list or dict of a class of the user's or of a stub's, whose operators go before those of all lists and dicts."""
    return isinstance(value, ListValue | DictValue) and value.holder is not None


def _overrides(op: str, right: Value, left: Value) -> bool:
    """Whether the right operand's class is derived from the left one's, and does something of its own there."""
    return describe.is_below(right, left) and right.cls.find(f"__r{METHODS[op]}__") is not left.cls.find(f"__r{METHODS[op]}__")


def _unknown(op: str, left: Value, right: Value) -> Value:
    left, right = describe.identity(left), describe.identity(right)
    kind = "str" if isinstance(left, Text) or isinstance(right, Text) else None
    return Sym((op, left, right), f"{describe.describe(left)} {op} {describe.describe(right)}", kind)


def _constants(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    if op == "**" and isinstance(left, int) and isinstance(right, int) and left.bit_length() * abs(right) > 4 * native.MAX_BITS:
        return _unknown(op, left, right)
    if op == "@":
        m.refuse("TypeError", f"unsupported operand type(s) for @: '{describe.type_name(left)}' and '{describe.type_name(right)}'", place)
        return _unknown(op, left, right)
    if op == "*" and isinstance(left, str | bytes) != isinstance(right, str | bytes):
        text, times = (left, right) if isinstance(left, str | bytes) else (right, left)
        if isinstance(times, int) and len(text) * times > m.limits.string:
            return m.fresh("a long string", "str")
    if op == "<<" and isinstance(right, int) and right > native.MAX_BITS:
        return _unknown(op, left, right)
    try:
        return native.small(m.limits, _PYTHON[op](left, right))
    except native.TooMuchError:
        return m.fresh("a long string", "str") if isinstance(left, str) else _unknown(op, left, right)
    except native.REFUSALS as error:
        m.refused(error, place)
        if op == "+" and None in (left, right) and str in (type(left), type(right)):  # a default, where callers give a text
            return strings.concat(m, [_A_TEXT if part is None else part for part in (left, right)])
        return _unknown(op, left, right)


def _containers(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    if op == "+" and isinstance(left, tuple) and isinstance(right, tuple):
        return (*left, *right)
    if op == "+" and isinstance(left, ListValue) and isinstance(right, ListValue):
        out = m.list((*m.items_of(left), *m.items_of(right)))
        if left.open or right.open:
            out.mark_open()
        return out
    if op == "*":
        for items, times in ((left, right), (right, left)):
            if isinstance(items, tuple | ListValue) and isinstance(times, int | Sym | Choice):
                repeated = _repeated(m, items, times)
                held = m.items_of(repeated) if isinstance(repeated, ListValue) else repeated
                note_repeated(m, held, place)
                if (
                    len(held) > 1
                    and held[0] is held[-1]
                    and not isinstance(held[0], Instance)
                    and kind_for(held[0]).is_kept
                    and not place.stub
                ):
                    m.note("repeated", place, value=held[0])
                return repeated
    if op in "-|&^" and (_like_set(left) or _like_set(right)):
        left, right = _as_set(m, left, right, place), _as_set(m, right, left, place)
    if isinstance(left, SetValue) and isinstance(right, SetValue) and op in "-|&^":
        mine, others = dict.fromkeys(left.cells.keys()), dict.fromkeys(right.cells.keys())
        keys = tuple(k for k in mine if op == "|" or (k in others) == (op == "&"))
        further = tuple(k for k in others if k not in mine) if op in "|^" else ()
        out_set = m.set(keys + further, isinstance(left, FrozenSetValue))
        if left.open or right.open:
            out_set.mark_open()
        return out_set
    if (
        op == "|"
        and isinstance(left, DictValue)
        and isinstance(right, DictValue)
        and not isinstance(left, SetValue)
        and not isinstance(right, SetValue)
    ):
        out_dict = m.dict({k: left.cells.get(k) for k in left.cells.keys()})
        subscripts.update_dict(m, out_dict, right, NOWHERE)
        return out_dict
    return NotImplemented


def _like_set(value: Value) -> bool:
    """Whether it is a view of a dict's keys or items, which Python treats as a set."""
    return isinstance(value, DictView) and value.kind != "values"


def _as_set(m: Machine, value: Value, other: Value, place: Place) -> Value:
    """An operand as a set where it or the other one is a view of a dict."""
    if isinstance(value, SetValue) or not (
        _like_set(value) or (_like_set(other) and isinstance(value, tuple | str | ListValue | DictValue | Iter | Generator))
    ):
        return value
    found = iteration.items(m, value, place)
    out = subscripts.set_of(m, found.values)
    if found.open:
        out.mark_open()
    return out


def note_repeated(m: Machine, items: tuple[Value, ...], place: Place, keys: Iterable[Value] | None = None) -> None:
    """Tell of an object that a list, a tuple or the values of a dict have more than once; for a dict, also of its keys.

    And whether they have others beside it.
    """
    seen: set[int] = set()
    held = [*map(m.path.peek, items)]
    for item in held:
        if isinstance(item, Instance):
            if id(item) in seen and not place.stub:
                kept, beside = "list" if keys is None else "dict", any(each is not item for each in held)
                m.note("listed again", place, cell=item, kept=kept, keys=frozenset(keys or ()), beside=beside)
                return
            seen.add(id(item))


def note_written_twice(m: Machine, node: n.Sequence, items: list[Value], place: Place) -> None:
    """Tell of an object that two calls give which are written side by side in a list or a tuple."""
    if len(items) != len(node.items) or len({*map(id, items)}) == len(items):
        return
    seen: set[int] = set()
    for item in (value for value, part in zip(items, node.items, strict=True) if isinstance(part, n.Call)):
        if id(item) in seen and isinstance(item, Instance):
            m.note("written twice", place, cell=item)
            return
        seen.add(id(item))


def _repeated(m: Machine, value: Value, times: Value) -> ListValue | tuple[Value, ...]:
    items = m.items_of(value) if isinstance(value, ListValue) else value
    if isinstance(times, int) and len(items) * max(times, 0) <= m.limits.items:
        repeated = items * max(times, 0)
        return m.list(repeated) if isinstance(value, ListValue) else repeated
    repeated = items * m.limits.blind_turns
    out = m.list(repeated)
    out.mark_open()
    return out


def extended(m: Machine, value: ListValue, more: Items) -> None:
    """A list with more items at its end, as far as one is followed: all of it is kept for each time that it grows."""
    items = m.items_of(value)
    kept = more.values[: max(m.limits.items - len(items), 0)]
    if kept:
        value.cells.put("items", (*items, *kept))
    if more.open or len(kept) < len(more.values):
        value.mark_open()


def in_place(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    """`left op= right` where that changes `left`; NotImplemented where it is the plain operator."""
    left = m.path.peek(left)
    if op == CLASSIC:
        op = "/"
    if op == "+" and isinstance(left, ListValue):
        more = iteration.items(m, right, place)
        extended(m, left, more)
        if not place.stub:
            m.host.grown(m, left, tuple(more.values), place)
        return left
    if type(left) is SetValue and isinstance(right := m.path.peek(right), SetValue) and op in "-|&^":
        found = _containers(m, op, left, right, place)
        for key in [key for key in left.cells.keys() if key not in found.cells.data]:
            left.cells.put(key, MISSING)
        for key in found.cells.keys():
            left.cells.put(key, True)
        if found.open:
            left.mark_open()
        return left
    if op == "|" and type(left) is DictValue:
        subscripts.update_dict(m, left, right, place)
        return left
    method = access.find_method(m, left, f"__i{METHODS[op]}__") if isinstance(left, Instance) else None
    if method is not None:
        return calls.call(m, method, [right], {}, place)
    kind_for(left).in_place(m, op, left, right, place)
    return NotImplemented


def unary(m: Machine, op: str, value: Value, place: Place) -> Value:
    """`-value`, `+value`, `~value`."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        return branch.each(m, value, lambda leaf: unary(m, op, leaf, place))
    if isinstance(value, bool | int | float | complex):
        if op == "~":
            return ~value if isinstance(value, int) else _unknown("~", value, None)
        return -value if op == "-" else +value
    found = kind_for(value).unary(m, op, value, place)
    if found is not NotImplemented:
        return found
    method = access.find_method(m, value, _UNARY[op])
    if method is not None:
        return calls.call(m, method, [], {}, place)
    if is_data(value):
        m.refuse("TypeError", f"bad operand type for unary {op}: '{describe.type_name(value)}'", place)
    return Sym(("unary", op, describe.identity(value)), f"{op}{describe.describe(value)}")
