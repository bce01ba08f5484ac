"""Comparisons."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any

from ...domain.bounds import MIRRORED, Order
from ...domain.symbols import MISSING, Choice, Condition, Equality, Itself, Sym, Text, may_equal, starts_with
from .. import describe
from ..kinds import asked, kind_for
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import (
    BoundMethod,
    ClassValue,
    DictValue,
    DictView,
    Function,
    Generator,
    Instance,
    Iter,
    ListValue,
    ModuleValue,
    NamedTuple,
    Range,
    SetValue,
    is_constant,
)
from . import access, branch, calls, imports, iteration, operators, subscripts

_ORDER: dict[str, Callable[[Any, Any], bool]] = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}

_METHODS = {"<": "__lt__", "<=": "__le__", ">": "__gt__", ">=": "__ge__"}

_WORDS = re.compile(r"[^-\d]+")

_NEGATED = {"!=": "==", "not in": "in", "is not": "is"}


def as_value(condition: bool | Condition) -> Value:
    """A condition as a value that can be tested again."""
    if isinstance(condition, bool):
        return condition
    return condition.test if condition.when else Choice(condition.test, False, True)


def _ask(m: Machine, op: str, left: Value, right: Value) -> bool | Condition:
    """The answer of a comparison that is not known: decided once, and the same from then on."""
    label = f"{describe.describe(left)} {op} {describe.describe(right)}"
    return branch.asked(m, Sym((op, describe.identity(left), describe.identity(right)), label, "bool"))


def compare(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    """`left op right`: True, False or a value to be tested."""
    if op == "!=":
        found = _differs(m, left, right, place)
        if found is not NotImplemented:
            return found
    if op in _NEGATED:
        condition = branch.truth(m, compare(m, _NEGATED[op], left, right, place))
        return (not condition) if isinstance(condition, bool) else as_value(condition.negated())
    left, right = m.path.peek(left), m.path.peek(right)
    if isinstance(left, Choice):
        return branch.each(m, left, lambda leaf: compare(m, op, leaf, right, place))
    if isinstance(right, Choice):
        return branch.each(m, right, lambda leaf: compare(m, op, left, leaf, place))
    if op == "is":
        return as_value(_identical(m, left, right))
    if op == "==":
        said = _equality(m, left, right, place)
        return as_value(said) if isinstance(said, bool | Condition) else said
    if op == "in":
        return as_value(_contains(m, left, right, place))
    if is_constant(left) and is_constant(right):
        return _known_order(m, op, left, right, place)
    found = _of_collections(m, _METHODS[op], _METHODS[MIRRORED[op]], left, right, place)
    if found is not NotImplemented:
        return found
    if isinstance(left, tuple | ListValue) and isinstance(right, tuple | ListValue):
        mine, others = _plain(m, left), _plain(m, right)
        if mine is not None and others is not None:
            return _known_order(m, op, mine, others, place)
    if isinstance(left, SetValue | DictView) and isinstance(right, SetValue | DictView):
        left, right = _as_set(m, left), _as_set(m, right)
        if isinstance(left, SetValue) and isinstance(right, SetValue):
            if left.open or right.open:
                return as_value(_ask(m, op, left, right))
            return _ORDER[op](set(left.cells.keys()), set(right.cells.keys()))
    for kind in asked(left, right):
        found = kind.order(m, op, left, right, place)
        if found is not NotImplemented:
            return found
    asked_in_turn = ((left, right, _METHODS[op]), (right, left, _METHODS[MIRRORED[op]]))
    for receiver, other, name in asked_in_turn[::-1] if describe.is_below(right, left) else asked_in_turn:
        if isinstance(receiver, Instance):
            method = access.find_method(m, receiver, name)
            found = NotImplemented if method is None else calls.call(m, method, [other], {}, place)
            if found is not NotImplemented:
                return found
    if (describe.is_data(left) and describe.is_data(right)) or (isinstance(left, BoundMethod) and isinstance(right, BoundMethod)):
        names = f"'{describe.type_name(left)}' and '{describe.type_name(right)}'"
        m.refuse("TypeError", f"'{op}' not supported between instances of {names}", place)
    return as_value(_ordered(m, op, left, right))


def _as_set(m: Machine, value: Value) -> Value:
    """A view of a dict's keys or items as the set that it is like."""
    if not isinstance(value, DictView) or value.kind == "values":
        return value
    out = subscripts.set_of(m, m.items_of(value))
    if value.open:
        out.mark_open()
    return out


def _of_collections(m: Machine, name: str, mirrored: str, left: Value, right: Value, place: Place) -> Value:
    """What an object that is a list or dict besides says of a comparison, by a method of its class's own; else NotImplemented."""
    for receiver, other, method in ((left, right, name), (right, left, mirrored)):
        if isinstance(receiver, ListValue | DictValue) and receiver.holder is not None:
            own = access.find_method(m, receiver, method)
            found = NotImplemented if own is None else calls.call(m, own, [other], {}, place)
            if found is not NotImplemented:
                return found
    return NotImplemented


def _known_order(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    try:
        return _ORDER[op](left, right)
    except TypeError as error:
        m.refused(error, place)
        return m.fresh("a comparison", "bool")


def _plain(m: Machine, value: Value) -> Value:
    """A tuple or list of what is known through and through, as Python has it; None for any other."""
    if isinstance(value, ListValue) and (value.open or value.holder is not None):
        return None
    items = [m.path.peek(item) for item in (m.items_of(value) if isinstance(value, ListValue) else value)]
    known = [item if is_constant(item) else _plain(m, item) if isinstance(item, tuple | ListValue) else None for item in items]
    if any(k is None and item is not None for k, item in zip(known, items, strict=True)):
        return None
    return known if isinstance(value, ListValue) else tuple(known)


def _ordered(m: Machine, op: str, left: Value, right: Value) -> bool | Condition:
    """The answer of `<` and its like, where it is not known."""
    for subject, number, order in ((left, right, op), (right, left, MIRRORED[op])):
        if isinstance(subject, Sym) and isinstance(number, int | float) and not isinstance(number, bool):
            return branch.asked(m, Order(order, subject, number))
    return _ask(m, op, left, right)


def _identical(m: Machine, left: Value, right: Value) -> bool | Condition:
    if left is right:
        return True
    for a, b in ((left, right), (right, left)):
        if isinstance(a, Sym) and b is None:
            if a.kind is not None or _computed(a) or m.path.known(a) or _is_of_known(m, a):
                return False
            return branch.asked(m, branch.is_none(a))
        if isinstance(a, Sym) and isinstance(b, bool | int | str):  # of a text or a number, `==` is what is meant
            return equal(m, a, b, NOWHERE)
    if is_constant(left) and is_constant(right):
        return type(left) is type(right) and bool(left == right)
    if isinstance(left, Sym) and isinstance(right, Sym):
        return True if left == right else branch.asked(m, Sym(("is", left, right), f"{left.label} is {right.label}", "bool"))
    if isinstance(left, Sym) or isinstance(right, Sym):
        return _ask(m, "is", left, right)
    return False


def _computed(value: Sym) -> bool:
    """Whether an unknown value comes of an operator: that is never None."""
    return isinstance(value.key, tuple) and value.key[0] in operators.METHODS


def _is_of_known(m: Machine, value: Sym) -> bool:
    """Whether an unknown value is some item, unknown which, of a list of known items: None is not among them."""
    holder = value.key[1] if isinstance(value.key, tuple) and value.key[0] == "item" else None
    holder = holder.value if isinstance(holder, Itself) else holder
    if isinstance(holder, ListValue) and not holder.open:
        items = m.items_of(holder)
    else:
        items = holder if isinstance(holder, tuple) else ()
    known = (m.path.peek(item) for item in items)
    return bool(items) and not any(item is None or isinstance(item, Sym | Choice) for item in known)


def equal(m: Machine, left: Value, right: Value, place: Place) -> bool | Condition:
    """Whether `left == right`."""
    said = _equality(m, left, right, place)
    return said if isinstance(said, bool | Condition) else branch.truth(m, said)


def _differs(m: Machine, left: Value, right: Value, place: Place) -> Value:
    """What an operand's own `__ne__` says of `!=`, which need be no bool; NotImplemented if none has one."""
    left, right = m.path.peek(left), m.path.peek(right)
    for receiver, other in ((right, left), (left, right)) if describe.is_below(right, left) else ((left, right), (right, left)):
        own = access.find_method(m, receiver, "__ne__") if isinstance(receiver, Instance) else None
        found = NotImplemented if own is None else calls.call(m, own, [other], {}, place)
        if found is not NotImplemented:
            return found
    return NotImplemented


def _equality(m: Machine, left: Value, right: Value, place: Place) -> Value:
    """`left == right`: what an operand's own `__eq__` says, which need be no bool, or whether they are equal."""
    if is_constant(left) and is_constant(right):
        return bool(left == right)
    found = _of_collections(m, "__eq__", "__eq__", left, right, place)
    if found is not NotImplemented:
        return found
    left, right = _as_set(m, left), _as_set(m, right)
    kinds, left_asked = asked(left, right), False
    if kinds:
        own = access.find_method(m, left, "__eq__") if isinstance(left, Instance) else None
        found = NotImplemented if own is None else calls.call(m, own, [right], {}, place)
        if found is not NotImplemented:
            return found
        left_asked = own is not None
        for kind in kinds:
            found = kind.equal(m, left, right, place)
            if found is not NotImplemented:
                return found
    for a, b in ((left, right), (right, left)):
        if isinstance(a, Sym):
            if a == b:
                return True
            if is_constant(b):
                return _equals_constant(m, a, b)
    found = _of_what_they_tell(m, left, right, place)
    if found is not NotImplemented:
        return found
    if isinstance(left, str | Text) and isinstance(right, str | Text):
        if left == right:
            return True
        return branch.asked(m, Sym(("==", left, right), f"{left!r} == {right!r}", "bool")) if may_equal(left, right) else False
    items = [_items(m, v) for v in (left, right)]
    if items[0] is not None and items[1] is not None:
        return _are_lists(left, right) and all_equal(m, items[0], items[1], place)
    if isinstance(left, Instance):
        if describe.is_below(right, left):
            left, right = right, left
        method = None if left_asked else access.find_method(m, left, "__eq__")
        if method is not None:
            found = calls.call(m, method, [right], {}, place)
            if found is not NotImplemented:
                return found
        if isinstance(right, Instance) and access.find_method(m, right, "__eq__") is None:
            return left is right
    if isinstance(right, Instance):
        found = _reflected(m, left, right, place)
        if found is not NotImplemented:
            return found
    if isinstance(left, Range) and isinstance(right, Range):
        return left == right
    if isinstance(left, DictValue) and isinstance(right, DictValue) and not left.open and not right.open and left is not right:
        return _same_items(m, left, right, place)
    if isinstance(left, _OBJECTS) and isinstance(right, _OBJECTS):
        return left is right
    if isinstance(left, Sym | Text) or isinstance(right, Sym | Text):
        return _ask(m, "==", left, right)
    return bool(left == right) if describe.hashable(left) and describe.hashable(right) else left is right


def _of_what_they_tell(m: Machine, left: Value, right: Value, place: Place) -> Value:
    """`==` of two hashes, ids or names, as what they are of tells; NotImplemented for all else."""
    if isinstance(left, Sym) and isinstance(right, Sym) and isinstance(left.key, tuple) and isinstance(right.key, tuple):
        if left.key[0] == right.key[0] == "hash":
            return equal(m, left.key[1], right.key[1], place)
        if left.key[0] == right.key[0] == "id":
            return _identical(m, left.key[1], right.key[1])
        if left.key[0] == right.key[0] == "name":
            return False  # each is the name of one thing, which nothing else has
    return NotImplemented


def _reflected(m: Machine, left: Value, right: Instance, place: Place) -> Value:
    """What the right operand says of `==`; NotImplemented if it says nothing."""
    method = access.find_method(m, right, "__eq__")
    return NotImplemented if method is None else calls.call(m, method, [left], {}, place)


def _same_items(m: Machine, left: DictValue, right: DictValue, place: Place) -> bool | Condition:
    """`==` of two dicts or sets."""
    mine, others = ({k: v for k in each.cells.keys() if (v := m.resolve(each.cells.get(k))) is not MISSING} for each in (left, right))
    if isinstance(left, SetValue) != isinstance(right, SetValue) or len(mine) != len(others) or any(k not in others for k in mine):
        unknown = any(isinstance(k, Sym | Text) for k in (*mine, *others))
        return _ask(m, "==", left, right) if unknown else False
    return all_equal(m, tuple(mine.values()), tuple(others[k] for k in mine), place)


_OBJECTS = (ClassValue, Function, ModuleValue)


def _are_lists(left: Value, right: Value) -> bool:
    """Whether both are lists, or both are tuples: a view of a dict is neither."""
    return isinstance(left, DictView) == isinstance(right, DictView) and isinstance(left, tuple) == isinstance(right, tuple)


def _items(m: Machine, value: Value) -> tuple[Value, ...] | None:
    if isinstance(value, tuple) and not (isinstance(value, NamedTuple) and value.cls.find("__eq__") is not MISSING):
        return value
    if isinstance(value, ListValue) and not value.open:
        return m.items_of(value)
    return None


def all_equal(m: Machine, left: tuple[Value, ...], right: tuple[Value, ...], place: Place) -> bool | Condition:
    if len(left) != len(right):
        return False
    unknown: Condition | None = None
    for a, b in zip(left, right, strict=True):
        m.step()
        one = equal(m, m.resolve(a), m.resolve(b), place)
        if one is False:
            return False
        if isinstance(one, Condition):
            unknown = unknown or one
    return unknown or True


def _equals_constant(m: Machine, value: Sym, constant: Value) -> bool | Condition:
    """Whether an unknown is a certain constant, given what is known of it from earlier questions."""
    if constant is None:
        return _identical(m, value, None)
    if (
        isinstance(constant, str)
        and isinstance(value.key, tuple)
        and value.key[0] == "name"
        and m.host.names_another(m, value.key[1], constant)
    ):
        return False
    if isinstance(constant, bool) and value.kind == "bool":
        fact = m.path.known(value)
        return Condition(value, constant) if fact is None else fact == constant
    truthy = m.path.known(value)
    if truthy is not None and truthy != bool(constant):
        return False
    if m.path.known(branch.is_none(value)):
        return False
    return branch.asked(m, Equality(value, constant))


def _contains(m: Machine, item: Value, container: Value, place: Place) -> bool | Condition:
    method = access.find_method(m, container, "__contains__")
    if isinstance(container, Instance) and method is None and access.found_in(m, container.cls, "__contains__") is None:
        m.refuse("TypeError", f"'{container.cls.name}' object is not a container", place)
    if method is not None:
        return branch.truth(m, calls.call(m, method, [item], {}, place))
    return native_contains(m, item, container, place)


def native_contains(m: Machine, item: Value, container: Value, place: Place) -> bool | Condition:
    """`item in container` of Python's own types."""
    if isinstance(container, str | Text):
        if is_constant(item) and not isinstance(item, str):
            m.refuse("TypeError", "'in <string>' requires string as left operand", place)
        return _substring(m, item, container)
    if isinstance(container, bytes):
        return _in_bytes(m, item, container, place)
    if isinstance(container, DictValue):
        if isinstance(container, SetValue):
            item = subscripts.frozen(m, item)
        key = subscripts.as_key(m, item, container)
        found = container.cells.get(key)
        if isinstance(found, Choice):
            found = m.resolve(found)
        if isinstance(key, str):
            m.host.looked_up(m, container, key, found is not MISSING, place)
        if found is not MISSING:
            return True
        if not container.open and not _may_hold(m, container, key, place):
            return container.of_module and imports.catch_up(m, place) and native_contains(m, item, container, place)
        return _ask(m, "in", key, container)
    if isinstance(container, Generator | Iter):
        container = _gone_through(m, item, container, place)
    items: tuple[Value, ...] | None = None
    if isinstance(container, tuple):
        items = container
    elif isinstance(container, ListValue):
        items = m.items_of(container)
    elif isinstance(container, Range) and container.stop is not None and isinstance(item, int | float | complex | str | None):
        return item in range(container.start, container.stop, container.step)
    elif isinstance(container, Range) and container.stop is not None and describe.is_data(item):
        items = tuple(iteration.native_items(m, container).values)
    if items is not None:
        if any(candidate is item for candidate in items):
            return True
        if kind_for(item).equals_itself_only and not any(isinstance(candidate, Sym | Choice) for candidate in items):
            return False  # these are equal to themselves only
        unknown: Condition | None = None
        if isinstance(item, str) and isinstance(container, ListValue) and container.open:
            m.host.looked_up(m, container, item, False, place)
        for candidate in items:
            one = equal(m, item, m.resolve(candidate), place)
            if one is True:
                return True
            if isinstance(one, Condition):
                unknown = unknown or one
        if unknown is None and not (isinstance(container, ListValue) and container.open):
            return False
        return unknown or branch.asked(
            m, Sym(("in", describe.identity(item), describe.identity(container)), f"{describe.describe(item)} in …", "bool")
        )
    if isinstance(container, Instance) and any(access.find_method(m, container, name) is not None for name in ("__iter__", "__getitem__")):
        return native_contains(m, item, _gone_through(m, item, container, place), place)
    if isinstance(item, str) and isinstance(container, Sym):
        m.host.looked_up(m, container, item, False, place)
    if describe.is_data(container):
        m.refuse("TypeError", f"argument of type '{describe.type_name(container)}' is not iterable", place)
    return _ask(m, "in", item, container)


def _in_bytes(m: Machine, item: Value, container: bytes, place: Place) -> bool | Condition:
    if isinstance(item, bytes | int):
        try:
            return item in container
        except ValueError as error:
            m.refused(error, place)
    elif is_constant(item):
        m.refuse("TypeError", f"a bytes-like object is required, not '{describe.type_name(item)}'", place)
    return _ask(m, "in", item, container)


def _gone_through(m: Machine, item: Value, container: Value, place: Place) -> tuple[Value, ...]:
    """What an iterator yields up to an item."""
    found: list[Value] = []

    def done(each: Value) -> bool:
        found.append(each)
        return equal(m, item, m.resolve(each), place) is True

    iteration.until(m, container, done, place, whole=False)
    return tuple(found)


_CONSTANTS = frozenset({str, int, bool, float, bytes, type(None)})
"""Types of keys of which it is known whether they are equal."""


def _may_hold(m: Machine, container: DictValue, key: Value, place: Place) -> bool:
    """Whether a key that is not among a dict's or set's own may still be equal to one of them.

    Nothing is in what is empty; but what a function finds empty its callers may have filled before.
    """
    if type(key) in _CONSTANTS and _CONSTANTS.issuperset(map(type, container.cells.data)):
        return False  # most tables have names alone
    keys = [k for k in container.cells.keys() if container.cells.get(k) is not MISSING]
    if not subscripts.is_open_key(key):
        keys = [k for k in keys if subscripts.is_open_key(k)]
    elif not keys:
        return not m.known_empty
    return len(keys) > m.limits.compared or any(equal(m, key, k, place) is not False for k in keys)


def _substring(m: Machine, item: Value, container: str | Text) -> bool | Condition:
    if isinstance(item, str):
        if isinstance(container, str):
            return item in container
        if any(isinstance(p, str) and item in p for p in container.parts):
            return True
        if not _may_be_between_numbers(item, container):
            return False
    elif (isinstance(item, Text) and (item == container or starts_with(container, item))) or (
        isinstance(item, Sym) and isinstance(container, Text) and item in container.parts
    ):
        return True
    if isinstance(item, Text) and isinstance(container, str) and not _may_be_within(item, container):
        return False
    return _ask(m, "in", item, container)


def _may_be_between_numbers(item: str, container: Text) -> bool:
    """Whether a text can be in one of which nothing but whole numbers is unknown: these have digits and nothing else."""
    if not all(isinstance(p, str) or p.kind == "int" for p in container.parts):
        return True
    return all(any(isinstance(p, str) and run in p for p in container.parts) for run in _WORDS.findall(item))


def _may_be_within(item: Text, container: str) -> bool:
    """Whether what is known of a text is there in its order, whatever the rest of it is."""
    at = 0
    for part in item.parts:
        if isinstance(part, str):
            found = container.find(part, at)
            if found < 0:
                return False
            at = found + len(part)
    return True
