"""Operators and comparisons."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from ..domain.bounds import MIRRORED, Order
from ..domain.symbols import MISSING, Choice, Condition, Equality, Sym, Text, may_equal, starts_with
from ..tf.reuse import Reuse
from ..tf.variables import PartitionedVariable, Variable
from . import branch, native, objects, strings
from .machine import Machine
from .tensors import Dimension, Tensor, TensorShape, dimensions
from .values import (
    BoundMethod,
    ClassValue,
    DictValue,
    Function,
    Instance,
    ListValue,
    ModuleValue,
    NamedTuple,
    Place,
    Range,
    SetValue,
    Value,
    is_constant,
)

_PYTHON: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv,
    "%": operator.mod, "**": operator.pow, "&": operator.and_, "|": operator.or_, "^": operator.xor,
    "<<": operator.lshift, ">>": operator.rshift,
}  # fmt: skip
_ORDER: dict[str, Callable[[Any, Any], bool]] = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
_METHODS = {
    "+": "add", "-": "sub", "*": "mul", "/": "truediv", "//": "floordiv", "%": "mod", "**": "pow", "@": "matmul",
    "&": "and", "|": "or", "^": "xor", "<<": "lshift", ">>": "rshift",
}  # fmt: skip
_NEGATED = {"!=": "==", "not in": "in", "is not": "is"}


def as_value(condition: bool | Condition) -> Value:
    """A condition as a value that can be tested again."""
    if isinstance(condition, bool):
        return condition
    return condition.test if condition.when else Choice(condition.test, False, True)


def binary(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    """`left op right`."""
    left, right = m.path.peek(left), m.path.peek(right)
    if isinstance(left, Choice):
        return branch.each(m, left, lambda leaf: binary(m, op, leaf, right, place))
    if isinstance(right, Choice):
        return branch.each(m, right, lambda leaf: binary(m, op, left, leaf, place))
    if op == "%" and isinstance(left, str | Text):
        return strings.percent(m, left, right, place)
    if isinstance(right, _TENSORS) and isinstance(left, Instance):
        method = objects.find_method(m, left, f"__{_METHODS[op]}__")
        if isinstance(method, BoundMethod) and isinstance(method.function, Function) and not method.function.module.stub:
            from .calls import call

            return call(m, method, [right], {}, place)
    if isinstance(left, _TENSORS) or isinstance(right, _TENSORS):
        from .tensor_ops import arithmetic

        return arithmetic(m, op, left, right, place)
    if is_constant(left) and is_constant(right):
        return _constants(m, op, left, right)
    if isinstance(left, Dimension) or isinstance(right, Dimension):
        return _dimensions(m, op, left, right, place)
    texts = isinstance(left, str | Text) or isinstance(right, str | Text)
    if op == "+" and texts and isinstance(left, str | Text | Sym) and isinstance(right, str | Text | Sym):
        return strings.concat(m, [left, right])
    containers = _containers(m, op, left, right, place)
    if containers is not NotImplemented:
        return containers
    for receiver, other, prefix in ((left, right, "__"), (right, left, "__r")):
        if isinstance(receiver, Instance):
            method = objects.find_method(m, receiver, f"{prefix}{_METHODS[op]}__")
            if method is not None:
                from .calls import call

                return call(m, method, [other], {}, place)
    return _unknown(op, left, right)


_TENSORS = (Tensor, Variable, PartitionedVariable)


def _unknown(op: str, left: Value, right: Value) -> Value:
    left, right = objects.identity(left), objects.identity(right)
    kind = "str" if isinstance(left, Text) or isinstance(right, Text) else None
    return Sym((op, left, right), f"{objects.describe(left)} {op} {objects.describe(right)}", kind)


def _constants(m: Machine, op: str, left: Value, right: Value) -> Value:
    if op == "@" or (op == "**" and isinstance(right, int | float) and abs(right) > native.MAX_POWER):
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
    except (TypeError, ValueError, ZeroDivisionError, OverflowError):
        return _unknown(op, left, right)


def _dimensions(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    a = left.value if isinstance(left, Dimension) else left
    b = right.value if isinstance(right, Dimension) else right
    if a is None or b is None:
        return Dimension(None)
    value = binary(m, "//" if op == "/" else op, a, b, place)
    return Dimension(value) if isinstance(value, int | Sym) and not isinstance(value, bool) else value


def _containers(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    if isinstance(left, TensorShape) or isinstance(right, TensorShape):
        from .tensors import dimensions

        a, b = dimensions(m, left), dimensions(m, right)
        return TensorShape((*a, *b) if isinstance(a, tuple) and isinstance(b, tuple) else None)
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
                note_repeated(m, m.items_of(repeated) if isinstance(repeated, ListValue) else repeated, place)
                return repeated
    if isinstance(left, SetValue) and isinstance(right, SetValue) and op in "-|&^":
        mine, others = list(left.cells.keys()), list(right.cells.keys())
        keys = {
            "-": [k for k in mine if k not in others], "|": [*mine, *(k for k in others if k not in mine)],
            "&": [k for k in mine if k in others], "^": [*(k for k in mine if k not in others), *(k for k in others if k not in mine)],
        }[op]  # fmt: skip
        out_set = m.set(tuple(keys))
        if left.open or right.open:
            out_set.mark_open()
        return out_set
    if op == "|" and isinstance(left, DictValue) and isinstance(right, DictValue):
        out_dict = m.dict({k: left.cells.get(k) for k in left.cells.keys()})
        objects.update_dict(m, out_dict, right, Place("", objects.NOWHERE, True))
        return out_dict
    return NotImplemented


def note_repeated(m: Machine, items: tuple[Value, ...], place: Place) -> None:
    """Tell of an object that a list or tuple holds more than once."""
    seen: set[int] = set()
    for item in map(m.path.peek, items):
        if isinstance(item, Instance):
            if id(item) in seen and not place.stub:
                m.note("listed again", place, cell=item)
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


def in_place(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    """`left op= right` where that changes `left`; NotImplemented where it is the plain operator."""
    left = m.path.peek(left)
    if op == "+" and isinstance(left, ListValue):
        from .loops import items

        found = items(m, right, place)
        left.cells.put("items", (*m.items_of(left), *found.values))
        if found.open:
            left.mark_open()
        return left
    if op == "|" and isinstance(left, DictValue):
        objects.update_dict(m, left, right, place)
        return left
    return NotImplemented


def unary(m: Machine, op: str, value: Value, place: Place) -> Value:
    """`-value`, `+value`, `~value`."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        return branch.each(m, value, lambda leaf: unary(m, op, leaf, place))
    if isinstance(value, bool | int | float):
        if op == "~":
            return ~value if isinstance(value, int) else _unknown("~", value, None)
        return -value if op == "-" else +value
    if isinstance(value, _TENSORS):
        from .tensor_ops import elementwise

        return elementwise(m, op, [value], place, m.world.current.unique_name("LogicalNot" if op == "~" else "Neg"))
    return Sym(("unary", op, objects.identity(value)), f"{op}{objects.describe(value)}")


# -- comparisons


def _ask(m: Machine, op: str, left: Value, right: Value) -> bool | Condition:
    """The answer of a comparison that is not known: decided once, and the same from then on."""
    label = f"{objects.describe(left)} {op} {objects.describe(right)}"
    return branch.asked(m, Sym((op, objects.identity(left), objects.identity(right)), label, "bool"))


def compare(m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
    """`left op right`: True, False or a value to be tested."""
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
        return as_value(equal(m, left, right, place))
    if op == "in":
        return as_value(_contains(m, left, right, place))
    if isinstance(left, Dimension):
        left = left.value
    if isinstance(right, Dimension):
        right = right.value
    if is_constant(left) and is_constant(right):
        try:
            return _ORDER[op](left, right)
        except TypeError:
            return m.fresh("a comparison", "bool")
    if isinstance(left, tuple) and isinstance(right, tuple) and all(is_constant(v) for v in (*left, *right)):
        try:
            return _ORDER[op](left, right)
        except TypeError:
            return m.fresh("a comparison", "bool")
    if isinstance(left, _TENSORS) or isinstance(right, _TENSORS):
        from .tensor_ops import comparison

        return comparison(m, left, right, place)
    if isinstance(left, Instance):
        method = objects.find_method(m, left, {"<": "__lt__", "<=": "__le__", ">": "__gt__", ">=": "__ge__"}[op])
        if method is not None:
            from .calls import call

            return call(m, method, [right], {}, place)
    return as_value(_ordered(m, op, left, right))


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
            if a.kind is not None or _computed(a) or m.path.known(a):
                return False
            return branch.asked(m, branch.is_none(a))
        if isinstance(a, Sym) and isinstance(b, bool | int | str):  # of a text or a number, `==` is what is meant
            return equal(m, a, b, Place("", objects.NOWHERE, True))
    if is_constant(left) and is_constant(right):
        return type(left) is type(right) and bool(left == right)
    if isinstance(left, Sym) and isinstance(right, Sym):
        return True if left == right else branch.asked(m, Sym(("is", left, right), f"{left.label} is {right.label}", "bool"))
    if isinstance(left, Sym) or isinstance(right, Sym):
        return _ask(m, "is", left, right)
    return False


def _computed(value: Sym) -> bool:
    """Whether an unknown value comes of an operator: that is never None."""
    return isinstance(value.key, tuple) and value.key[0] in _METHODS


def equal(m: Machine, left: Value, right: Value, place: Place) -> bool | Condition:
    """`left == right`."""
    if is_constant(left) and is_constant(right):
        return bool(left == right)
    if isinstance(left, Dimension):
        left = left.value
    if isinstance(right, Dimension):
        right = right.value
    if isinstance(left, Reuse) or isinstance(right, Reuse):
        return _same_reuse(left, right)
    if is_constant(left) and is_constant(right):
        return bool(left == right)
    for a, b in ((left, right), (right, left)):
        if isinstance(a, Sym):
            if a == b:
                return True
            if is_constant(b):
                return _equals_constant(m, a, b)
    if isinstance(left, Sym) and isinstance(right, Sym) and isinstance(left.key, tuple) and isinstance(right.key, tuple):
        if left.key[0] == right.key[0] == "hash":
            return equal(m, left.key[1], right.key[1], place)
        if left.key[0] == right.key[0] == "id":
            return _identical(m, left.key[1], right.key[1])
    if isinstance(left, str | Text) and isinstance(right, str | Text):
        if left == right:
            return True
        return branch.asked(m, Sym(("==", left, right), f"{left!r} == {right!r}", "bool")) if may_equal(left, right) else False
    if isinstance(left, TensorShape) or isinstance(right, TensorShape):
        return _same_shape(m, left, right, place)
    items = [_items(m, v) for v in (left, right)]
    if items[0] is not None and items[1] is not None:
        return _all_equal(m, items[0], items[1], place)
    if isinstance(left, Instance):
        method = objects.find_method(m, left, "__eq__")
        if method is not None:
            from .calls import call

            return branch.truth(m, call(m, method, [right], {}, place))
        if isinstance(right, Instance):
            return left is right
    if isinstance(left, Range) and isinstance(right, Range):
        return left == right
    if isinstance(left, _OBJECTS) and isinstance(right, _OBJECTS):
        return left is right
    if isinstance(left, _TENSORS) or isinstance(right, _TENSORS):
        return left is right
    if isinstance(left, Sym | Text) or isinstance(right, Sym | Text):
        return _ask(m, "==", left, right)
    if objects.hashable(left) and objects.hashable(right):
        return bool(left == right)
    return left is right


_OBJECTS = (ClassValue, Function, ModuleValue)


def _same_reuse(left: Value, right: Value) -> bool | Condition:
    if left is Reuse.UNKNOWN or right is Reuse.UNKNOWN:
        return Condition(Sym(("reuse", id(left), id(right)), "the reuse flag"))
    return left is right


def _items(m: Machine, value: Value) -> tuple[Value, ...] | None:
    if isinstance(value, TensorShape):
        return value.dims
    if isinstance(value, tuple) and not isinstance(value, NamedTuple):
        return value
    if isinstance(value, ListValue) and not value.open:
        return m.items_of(value)
    return None


def _same_shape(m: Machine, left: Value, right: Value, place: Place) -> bool | Condition:
    """Whether two shapes are the same. A dimension that we do not know may be known to TensorFlow."""
    a, b = (dimensions(m, v) for v in (left, right))
    if isinstance(a, tuple) and isinstance(b, tuple):
        if len(a) != len(b):
            return False
        pairs = [(x, y) for x, y in zip(a, b, strict=True) if x is not None and y is not None]
        known = _all_equal(m, tuple(x for x, _ in pairs), tuple(y for _, y in pairs), place)
        if known is False or len(pairs) == len(a):
            return known
    label = f"{objects.describe(left)} == {objects.describe(right)}"
    return branch.asked(m, Sym(("same shape", objects.identity(left), objects.identity(right)), label, "bool"))


def _all_equal(m: Machine, left: tuple[Value, ...], right: tuple[Value, ...], place: Place) -> bool | Condition:
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
    method = objects.find_method(m, container, "__contains__")
    if method is not None:
        from .calls import call

        return branch.truth(m, call(m, method, [item], {}, place))
    return native_contains(m, item, container, place)


def native_contains(m: Machine, item: Value, container: Value, place: Place) -> bool | Condition:
    """`item in container` of Python's own types."""
    if isinstance(container, str | Text):
        return _substring(m, item, container)
    if isinstance(container, DictValue):
        key = objects.as_key(m, item)
        found = container.cells.get(key)
        if isinstance(found, Choice):
            found = m.resolve(found)
        if found is not MISSING:
            return True
        if not container.open and not _may_hold(m, container, key, place):
            return False
        return _ask(m, "in", key, container)
    items: tuple[Value, ...] | None = None
    if isinstance(container, tuple):
        items = container
    elif isinstance(container, ListValue):
        items = m.items_of(container)
    elif isinstance(container, Range) and container.stop is not None and isinstance(item, int):
        return item in range(container.start, container.stop, container.step)
    if items is not None:
        if any(candidate is item for candidate in items):
            return True
        if isinstance(item, _TENSORS) and not any(isinstance(candidate, Sym | Choice) for candidate in items):
            return False  # these are equal to themselves only
        unknown: Condition | None = None
        for candidate in items:
            one = equal(m, item, m.resolve(candidate), place)
            if one is True:
                return True
            if isinstance(one, Condition):
                unknown = unknown or one
        if unknown is None and not (isinstance(container, ListValue) and container.open):
            return False
        return unknown or branch.asked(
            m, Sym(("in", objects.identity(item), objects.identity(container)), f"{objects.describe(item)} in …", "bool")
        )
    return _ask(m, "in", item, container)


def _may_hold(m: Machine, container: DictValue, key: Value, place: Place) -> bool:
    """Whether a key that is not among a dict's or set's own may still be equal to one of them.

    Nothing is in what is empty; but what a function finds empty its callers may have filled before.
    """
    keys = [k for k in container.cells.keys() if container.cells.get(k) is not MISSING]
    if not isinstance(key, Sym | Text):
        keys = [k for k in keys if isinstance(k, Sym | Text)]
    elif not keys:
        return not m.known_empty
    return len(keys) > m.limits.compared or any(equal(m, key, k, place) is not False for k in keys)


def _substring(m: Machine, item: Value, container: str | Text) -> bool | Condition:
    if isinstance(item, str):
        if isinstance(container, str):
            return item in container
        if any(isinstance(p, str) and item in p for p in container.parts):
            return True
    elif (isinstance(item, Text) and (item == container or starts_with(container, item))) or (
        isinstance(item, Sym) and isinstance(container, Text) and item in container.parts
    ):
        return True
    return _ask(m, "in", item, container)
