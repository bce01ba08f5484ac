"""The builtin types: what a call of one makes, and the methods that they have as functions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...domain.symbols import MISSING, Choice, Sym, Text
from .. import describe, evaluation, native
from ..kinds import ValueKind, kind_for, kind_of
from ..machine import Machine, Raised
from ..trace import NOWHERE, Place, Value
from ..values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    FrozenSetValue,
    Function,
    Generator,
    Instance,
    Items,
    Iter,
    ListValue,
    Range,
    Sent,
    SetValue,
    SliceValue,
    Suspended,
    ValueObject,
    is_constant,
    plain,
)
from . import counts, dunders, sequences
from .mappings import DICT, FROZEN_SET, SET, keyed
from .methods import Method
from .sequences import LIST, TUPLE
from .text import string_method


@kind_of(int, float, bool, complex, bytes)
class Number(ValueKind):
    """Numbers and bytes: what is known through and through."""

    def attribute(self, m: Machine, value: Any, name: str, place: Place) -> Value:
        found = getattr(value, name, MISSING) if name not in _NOT_FOLLOWED else MISSING
        if is_constant(found):
            return found
        python: Any = type(value)
        method = class_method(python, name) if callable(found) else MISSING
        return BoundMethod(value, method) if isinstance(method, Builtin) and not dunders.is_static(type(value), name) else method


_NOT_FOLLOWED = ("__class__", "__dir__", "__doc__", "__getnewargs__", "__reduce__", "__reduce_ex__", "__sizeof__")


@kind_of(Range)
class RangeKind(ValueKind):
    """Ranges of known bounds are as Python has them."""

    def attribute(self, m: Machine, value: Range, name: str, place: Place) -> Value:
        if value.stop is None:
            return MISSING
        if name in ("start", "stop", "step"):
            return getattr(value, name)
        known = range(value.start, value.stop, value.step)
        if name in ("index", "count"):
            return Builtin(name, lambda m, args: _found_in_range(m, value, known, name, args))
        if name == "__iter__":
            return Builtin(name, lambda m, args: evaluation.iterator(m, value, args.place))
        if name == "__reversed__":
            back = known[::-1]
            return Builtin(name, lambda m, args: evaluation.iterator(m, Range(back.start, back.stop, back.step), args.place))
        if name == "__hash__":
            return Builtin(name, lambda m, args: hash(known))
        return Builtin(name, lambda m, args: evaluation.native_length(m, value)) if name == "__len__" else MISSING

    def set_attribute(self, m: Machine, value: Range, name: str, new: Value) -> None:
        m.refuse("AttributeError", "readonly attribute", NOWHERE)

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> Any:
        if not (isinstance(left, Range) and isinstance(right, Range)) or left.stop is None or right.stop is None:
            return NotImplemented
        return range(left.start, left.stop, left.step) == range(right.start, right.stop, right.step)

    def length(self, m: Machine, value: Range) -> Value:
        if value.stop is not None and (value.stop - value.start) // value.step >= sys.maxsize:
            m.refuse("OverflowError", "Python int too large to convert to C ssize_t", NOWHERE)
            return m.fresh("len()", "int")
        return NotImplemented


def _found_in_range(m: Machine, value: Range, known: range, name: str, args: Args) -> Value:
    """`value.index(item)` and `value.count(item)`."""
    item = m.resolve(args.get(0, "value"))
    if args.positional and not is_constant(item) and describe.is_data(item):
        return sequences.TUPLE[name](m, tuple(evaluation.native_items(m, value).values), args)
    if isinstance(item, str | None) or (isinstance(item, float) and not item.is_integer()):
        item = -1 if known.start >= 0 else known.start - known.step
        args = Args([item], {}, args.place)
    return _asked_natively(m, getattr(known, name), args)


@kind_of(SliceValue)
class SliceKind(ValueKind):
    """Slices."""

    def attribute(self, m: Machine, value: SliceValue, name: str, place: Place) -> Value:
        parts = {"start": value.lower, "stop": value.upper, "step": value.step}
        if name in parts:
            return parts[name]
        if name == "__hash__":
            return Builtin(name, lambda m, args: m.refuse("TypeError", "unhashable type: 'slice'", args.place))
        return Builtin(name, lambda m, args: _indices(m, value, args)) if name == "indices" else MISSING

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> Any:
        if not (isinstance(left, SliceValue) and isinstance(right, SliceValue)) or left is right:
            return left is right
        mine, others = ((each.lower, each.upper, each.step) for each in (left, right))
        return evaluation.all_equal(m, mine, others, place)

    def text(self, m: Machine, value: SliceValue) -> Value:
        first, second, third = (evaluation.to_repr(m, each) for each in (value.lower, value.upper, value.step))
        return evaluation.concat(m, ["slice(", first, ", ", second, ", ", third, ")"])


def _indices(m: Machine, value: SliceValue, args: Args) -> Value:
    """`slice.indices(length)`."""
    parts: list[Value] = []
    for part in (value.lower, value.upper, value.step, *args.positional):
        part = m.resolve(part)
        own = evaluation.find_method(m, part, "__index__") if isinstance(part, Instance) else None
        parts.append(part if own is None else m.resolve(evaluation.call(m, own, [], {}, args.place)))
    if not all(map(is_constant, parts)):
        return m.fresh("indices()")
    return _asked_natively(m, slice(*parts[:3]).indices, Args(parts[3:], {}, args.place))


def _asked_natively(m: Machine, function: Callable[..., Any], args: Args) -> Value:
    """What a method of Python's own gives for known arguments."""
    given = [m.deep(each) for each in args.positional]
    if not all(map(is_constant, given)):
        return m.fresh("a number", "int")
    try:
        return function(*given)
    except native.REFUSALS as error:
        m.refused(error, args.place)
        return m.fresh("a number", "int")


@kind_of(Generator, Iter)
class Iterator(ValueKind):
    """Iterators of Python's own."""

    def attribute(self, m: Machine, value: Any, name: str, place: Place) -> Value:
        if name in ("next", "__next__"):
            return Builtin(name, lambda m, args: next_of(m, value, Args([value], {}, args.place)))
        if name == "__iter__":
            return Builtin(name, lambda m, args: value)
        if name == "__length_hint__" and isinstance(value, Iter) and not value.open and value.kind != "enumerate":
            return Builtin(name, lambda m, args: _left(m, value))
        if name in ("__name__", "__qualname__") and isinstance(value, Generator):
            return evaluation.generator_name(value)
        method = _GENERATOR.get(name) if isinstance(value, Generator) else None
        return MISSING if method is None else Builtin(name, lambda m, args: method(m, value, args))


def _left(m: Machine, value: Iter) -> int:
    """How many items an iterator still has."""
    position = m.resolve(value.position.get("next"))
    return max(0, len(value.items) - (position if isinstance(position, int) else 0))


def next_of(m: Machine, value: Value, args: Args) -> Value:
    """`next(value[, default])`."""
    if isinstance(value, Generator):
        out = evaluation.resume(m, value, Sent(), args.place)
        return out.value if isinstance(out, Suspended) else _ended(m, out.value, args)
    found = evaluation.advance(m, value, args.place)
    return _ended(m, None, args) if found is MISSING else found


def _ended(m: Machine, returned: Value, args: Args) -> Value:
    """What becomes of asking an iterator that has come to its end."""
    if len(args.positional) > 1:
        return args.positional[1]
    if not m.catches("StopIteration"):
        return m.fresh("next()")
    error = m.instance(m.classes["StopIteration"])
    error.attrs.put("args", () if returned is None else (returned,))
    error.attrs.put("value", returned)
    raise Raised(error, at=(args.place, m.frame))


def _send(m: Machine, value: Generator, args: Args) -> Value:
    out = evaluation.resume(m, value, Sent(args.get(0, "value")), args.place)
    return out.value if isinstance(out, Suspended) else _ended(m, out.value, Args([value], {}, args.place))


def _throw(m: Machine, value: Generator, args: Args) -> Value:
    error, *more = [m.resolve(a) for a in args.positional] or [m.fresh("an exception")]
    if isinstance(error, ClassValue):
        first = m.resolve(more[0]) if more else None
        given = [] if first is None else [first]
        error = first if isinstance(first, Instance) else m.resolve(evaluation.call(m, error, given, {}, args.place))
    out = evaluation.resume(m, value, Sent(error=Raised(error)), args.place)
    return out.value if isinstance(out, Suspended) else _ended(m, out.value, Args([value], {}, args.place))


_GENERATOR: dict[str, Callable[[Machine, Generator, Args], Value]] = {
    "send": _send,
    "throw": _throw,
    "close": lambda m, value, args: evaluation.close(m, value, args.place),
}


@lru_cache(maxsize=4096)
def class_method(python: Any, name: str) -> Value:
    """A method of a builtin class as a function that takes its receiver first (`str.lower`, `dict.fromkeys`); MISSING if there is none."""
    if python is dict and name == "fromkeys":
        return Builtin(name, keyed, binds=False)
    kinds: dict[Any, tuple[Any, dict[str, Method]]] = {
        list: (ListValue, LIST),
        dict: (DictValue, DICT),
        set: (SetValue, SET),
        frozenset: (SetValue, FROZEN_SET),
        tuple: (tuple, TUPLE),
        str: (str | Text, {}),
    }
    kind, table = kinds.get(python, (None, {}))
    method = string_method(name) if python is str else table.get(name)
    if method is None:
        found = dunders.of_class(python, name) or dunders.of_class(object, name)
        return MISSING if found is None else found

    def run(m: Machine, args: Args) -> Value:
        receiver = plain(m.resolve(args.get(0, "self")))
        if not isinstance(receiver, kind):  # of a kind that is not followed
            if describe.is_data(receiver):
                told = f"descriptor '{name}' for '{python.__name__}' objects doesn't apply to a '{describe.type_name(receiver)}' object"
                m.refuse("TypeError", told, args.place)
            key = tuple(describe.identity(v) for v in (receiver, *args.positional[1:]))
            return Sym(("call", name, key), f"{describe.describe(receiver)}.{name}()")
        return method(m, receiver, Args(args.positional[1:], args.keywords, args.place))

    return Builtin(name, run)


def convert(m: Machine, args: Args) -> Value:
    """A call of a builtin type; the class comes first."""
    cls, *given = args.positional
    python = cls.python
    if python is object:
        return m.instance(cls)
    args = Args(given, args.keywords, args.place, args.node, args.unknown)
    counts.check_type(m, python, args)
    argument = m.path.peek(args.get(0, "object", MISSING))
    if isinstance(argument, Choice) and python in (int, float, str, bool):
        return evaluation.each(m, argument, lambda leaf: _converted(m, python, leaf, args))
    return _converted(m, python, m.resolve(argument), args)


def _slice(m: Machine, args: Args) -> Value:
    """`slice(stop)`, or `slice(start, stop, step)`; of a spread that is not known, nothing is known."""
    parts = [m.resolve(a) for a in args.positional]
    if args.unknown:
        return SliceValue(*(m.fresh(name) for name in ("start", "stop", "step")))
    if not 1 <= len(parts) <= 3:
        told = (
            f"slice expected at least 1 argument, got {len(parts)}"
            if not parts
            else f"slice expected at most 3 arguments, got {len(parts)}"
        )
        m.refuse("TypeError", told, args.place)
        return m.fresh("slice()")
    return SliceValue(*([None, *parts, None] if len(parts) == 1 else [*parts, None, None])[:3])


def _converted(m: Machine, python: Any, value: Value, args: Args) -> Value:
    if python is str:
        return "" if value is MISSING else evaluation.concat(m, [value])
    if python is bool:
        if isinstance(value, Instance) and m.resolve(value.cls.find("__bool__")) is None:
            m.refuse("TypeError", "'NoneType' object is not callable", args.place)
        condition = False if value is MISSING else evaluation.truth(m, value)
        truth = evaluation.as_value(condition)
        # A text is no flag, but whether there is one is.
        return Sym(("truth", truth), truth.label, "bool") if isinstance(truth, Sym) and truth.kind == "str" else truth
    if python in (int, float):
        return _number(m, python, value, args)
    if python in (list, tuple, set, frozenset):
        found = Items([]) if value is MISSING else evaluation.items(m, value, args.place)
        if python is tuple:
            return tuple(found.values) if not found.open else _opened(m.list(tuple(found.values)))
        values = tuple(found.values)
        if python is frozenset and type(value) is FrozenSetValue and value.holder is None:
            return value
        if python is list:
            out: ListValue | SetValue = m.list(values, args.place.span.row)
        else:
            out = evaluation.set_of(m, values, python is frozenset)
        return _opened(out) if found.open else out
    if python is complex:
        given = [m.resolve(a) for a in (*args.positional, *args.keywords.values())]
        own = evaluation.find_method(m, given[0], "__complex__") if given and isinstance(given[0], Instance) else None
        if own is not None:
            return _of_kind(m, complex, "__complex__", m.resolve(evaluation.call(m, own, [], {}, args.place)), args)
        if len(given) <= 2 and not args.keywords and all(isinstance(each, int | float) for each in given):
            return complex(*given)
    if python is slice:
        return _slice(m, args)
    if python in (bytes, bytearray):
        return _bytes(m, python, value, args)
    if python is dict:
        out_dict = m.dict()
        if value is not MISSING:
            evaluation.update_dict(m, out_dict, value, args.place)
        for key, item in args.keywords.items():
            out_dict.cells.put(key, item)
        return out_dict
    if python is type:
        return evaluation.class_of(m, value) if len(args.positional) == 1 else _class(m, args)
    return m.fresh(python.__name__)


def _bytes(m: Machine, python: Any, value: Value, args: Args) -> Value:
    """`bytes(...)` of what is known; a `bytearray` changes, and its content is not followed."""
    if python is bytes and value is MISSING:
        return b""
    own = evaluation.find_method(m, value, "__bytes__") if python is bytes and isinstance(value, Instance) else None
    if own is not None:
        return _of_kind(m, bytes, "__bytes__", m.resolve(evaluation.call(m, own, [], {}, args.place)), args)
    given = [m.resolve(each) for each in (*args.positional[1:], *args.keywords.values())]
    if isinstance(value, ListValue | tuple | Range):
        found = evaluation.items(m, value, args.place)
        value = [plain(m.resolve(each)) for each in found.values] if not found.open else m.fresh("bytes")
    known = all(map(is_constant, given)) and (is_constant(value) or (isinstance(value, list) and all(map(is_constant, value))))
    if known and not (isinstance(value, int) and value > m.limits.string):
        try:
            made = python(value, **dict(zip(args.keywords, given, strict=True))) if args.keywords else python(value, *given)
            if python is bytes:
                return made
        except native.REFUSALS as error:
            m.refused(error, args.place)
    return m.fresh(python.__name__, python.__name__)


def _class(m: Machine, args: Args) -> Value:
    """`type(name, bases, names)`: as the metaclass of the bases makes it."""
    if len(args.positional) < 2:
        return m.fresh("type()")
    bases = m.resolve(args.positional[1])
    above = [b.metaclass for b in map(m.resolve, bases if isinstance(bases, tuple) else ()) if isinstance(b, ClassValue)]
    metaclass = next((each for each in above if each is not None), None)
    return evaluation.new_class(m, m.classes["type"], args) if metaclass is None else evaluation.instantiate(m, metaclass, args)


def _opened(value: ListValue | SetValue) -> Value:
    value.mark_open()
    return value


def _of_kind(m: Machine, python: Any, name: str, found: Value, args: Args) -> Value:
    """What a method gives that is to give a value of a builtin type."""
    if describe.is_data(found) and not isinstance(plain(found), python):
        m.refuse("TypeError", f"{name} returned non-{python.__name__} (type {describe.type_name(found)})", args.place)
    return found


def _number(m: Machine, python: Any, value: Value, args: Args) -> Value:
    if value is MISSING:
        return python(0)
    value = kind_for(value).number(m, value)
    own = f"__{python.__name__}__"
    if type(value) is ValueObject and not isinstance(value.cls.find(own), Function):
        value = value.payload
    if isinstance(value, bool | int | float | str):
        base = m.resolve(args.get(1, "base", 10))
        try:
            return python(value, base) if python is int and isinstance(value, str) and isinstance(base, int) else python(value)
        except native.REFUSALS as error:
            m.refused(error, args.place)
            return m.fresh(f"{python.__name__}()", python.__name__)
    if isinstance(value, Sym):
        return (
            value
            if value.kind in ("int", "float") and python is int and value.kind == "int"
            else Sym((python.__name__, value), value.label, python.__name__)
        )
    if isinstance(value, Instance):
        method = evaluation.find_method(m, value, f"__{python.__name__}__")
        if method is not None:
            return _of_kind(m, python, own, m.resolve(evaluation.call(m, method, [], {}, args.place)), args)
        return m.fresh(f"{python.__name__}()", python.__name__)
    return m.fresh(f"{python.__name__}()", python.__name__, describe.identity(value))
