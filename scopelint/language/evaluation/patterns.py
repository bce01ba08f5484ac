"""`match` patterns."""

from __future__ import annotations

from collections.abc import Iterable

from ...domain.symbols import MISSING, Condition, Sym
from ...source import nodes as n
from .. import describe
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import ClassValue, DictValue, Instance, ListValue, Namespace, Range
from . import access, branch, calls, classes, comparisons, expressions, iteration, scoping, subscripts


def matches(m: Machine, ns: Namespace, pattern: n.Pattern, subject: Value) -> bool | Condition:
    """Whether a pattern matches, binding its names as it goes."""
    if isinstance(pattern, n.ValuePattern):
        place = scoping.place_of(ns, pattern.value)
        value = expressions.expr(m, ns, pattern.value)
        return branch.truth(m, comparisons.compare(m, "is" if value is None or isinstance(value, bool) else "==", subject, value, place))
    if isinstance(pattern, n.CapturePattern):
        inner = True if pattern.pattern is None else matches(m, ns, pattern.pattern, subject)
        if pattern.name is not None and inner is not False:
            scoping.store_name(m, ns, pattern.name, subject)
        return inner
    if isinstance(pattern, n.OrPattern):
        unknown: Condition | None = None
        for option in pattern.options:
            one = matches(m, ns, option, subject)
            if one is True:
                return True
            if isinstance(one, Condition):
                unknown = unknown or one
        return unknown or False
    if isinstance(pattern, n.SequencePattern):
        return _sequence(m, ns, pattern, subject)
    if isinstance(pattern, n.MappingPattern):
        return _mapping(m, ns, pattern, subject)
    if isinstance(pattern, n.ClassPattern):
        return _class(m, ns, pattern, subject)
    raise AssertionError(type(pattern).__name__)


def _unknown(m: Machine) -> Condition:
    return Condition(m.fresh("the pattern matches"))


def _all(m: Machine, ns: Namespace, pairs: Iterable[tuple[n.Pattern, Value]]) -> bool | Condition:
    """Whether every pattern matches its value."""
    unknown: Condition | None = None
    for pattern, value in pairs:
        one = matches(m, ns, pattern, value)
        if one is False:
            return False
        if isinstance(one, Condition):
            unknown = unknown or one
    return unknown or True


def _mapping(m: Machine, ns: Namespace, pattern: n.MappingPattern, subject: Value) -> bool | Condition:
    subject = m.resolve(subject)
    if isinstance(subject, Instance) and _is_a(subject, "Mapping"):
        return _of_mapping(m, ns, pattern, subject)
    if not isinstance(subject, DictValue | Sym):
        return False
    place, pairs, known = Place(ns.module.filename, n.NOWHERE, ns.module.stub), [], True
    keys = [subscripts.as_key(m, expressions.expr(m, ns, key)) for key, _ in pattern.items]
    for key, (_, inner) in zip(keys, pattern.items, strict=True):
        if isinstance(subject, DictValue) and m.path.bound(subject.cells.get(key)) is MISSING:
            if not subject.open and not isinstance(key, Sym):
                return False
            known = False
        pairs.append((inner, subscripts.get_item(m, subject, key, place)))
    if pattern.rest is not None:
        given = {k: subject.cells.get(k) for k in subject.cells.keys() if k not in keys} if isinstance(subject, DictValue) else {}
        rest = m.dict(given)
        if isinstance(subject, Sym) or subject.open:
            rest.mark_open()
        scoping.store_name(m, ns, pattern.rest, rest)
    found = _all(m, ns, pairs)
    return found if found is False or (known and isinstance(subject, DictValue)) else _unknown(m)


def _of_mapping(m: Machine, ns: Namespace, pattern: n.MappingPattern, subject: Instance) -> bool | Condition:
    """A pattern of an object that is a mapping: it is asked by its own `get`."""
    pairs, missing = [], m.instance(m.classes["object"])
    getter = access.get_attribute(m, subject, "get", NOWHERE) if pattern.items else None
    keys = [subscripts.as_key(m, expressions.expr(m, ns, key)) for key, _ in pattern.items]
    for key, (_, inner) in zip(keys, pattern.items, strict=True):
        value = m.resolve(calls.call(m, getter, [key, missing], {}, NOWHERE))
        if value is missing:
            return False
        pairs.append((inner, value))
    if pattern.rest is not None:
        rest = m.dict()
        for key in iteration.items(m, subject, NOWHERE).values:
            if key not in keys:
                rest.cells.put(key, subscripts.get_item(m, subject, key, NOWHERE))
        scoping.store_name(m, ns, pattern.rest, rest)
    return _all(m, ns, pairs)


_BY_THEMSELVES = (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple)
"""Types whose patterns may hold one for the whole value."""


def _refuse_wrong(m: Machine, pattern: n.ClassPattern, cls: ClassValue, names: Value, place: Place) -> None:
    """Python's errors about what a pattern of a class holds."""
    if names is not MISSING and not isinstance(names, tuple | Sym):
        m.refuse("TypeError", f"{cls.name}.__match_args__ must be a tuple (got {describe.type_name(names)})", place)
    listed = names if isinstance(names, tuple) else ()
    if len(pattern.positional) > len(listed) and not isinstance(names, Sym) and not any(c.opaque_base for c in cls.mro):
        told = (
            f"{cls.name}() accepts {len(listed)} positional sub-pattern{'' if len(listed) == 1 else 's'} ({len(pattern.positional)} given)"
        )
        m.refuse("TypeError", told, place)
    taken = list(listed[: len(pattern.positional)])
    for name in taken:
        if describe.is_data(name) and not isinstance(name, str):
            m.refuse("TypeError", f"__match_args__ elements must be strings (got {describe.type_name(name)})", place)
    for name in [*taken, *(name for name, _ in pattern.keywords)]:
        if [*taken, *(name for name, _ in pattern.keywords)].count(name) > 1:
            m.refuse("TypeError", f"{cls.name}() got multiple sub-patterns for attribute '{name}'", place)


def _class(m: Machine, ns: Namespace, pattern: n.ClassPattern, subject: Value) -> bool | Condition:
    subject, cls = m.resolve(subject), m.resolve(expressions.expr(m, ns, pattern.cls))
    fits = classes.instance_of(m, subject, cls)
    if fits is False:
        return False
    place = Place(ns.module.filename, n.NOWHERE, ns.module.stub)
    pairs: list[tuple[n.Pattern, Value]] = []
    by_itself = isinstance(cls, ClassValue) and any(c.python in _BY_THEMSELVES for c in cls.mro)
    if isinstance(cls, ClassValue):
        args = m.resolve(cls.find("__match_args__"))
        if not (by_itself and args is MISSING and len(pattern.positional) < 2) and not (
            args is MISSING and cls.find("_fields") is not MISSING
        ):
            _refuse_wrong(m, pattern, cls, args, place)
    if pattern.positional and by_itself and isinstance(cls, ClassValue) and cls.find("__match_args__") is MISSING:
        pairs.append((pattern.positional[0], subject))  # `int(n)`
    else:
        listed = [cls.find(name) for name in ("__match_args__", "_fields")] if isinstance(cls, ClassValue) else []
        names = next((v for v in listed if isinstance(v, tuple)), ())
        for i, inner in enumerate(pattern.positional):
            value = access.get_attribute(m, subject, names[i], place) if i < len(names) else m.fresh(f"part {i} of the pattern")
            pairs.append((inner, value))
    for name, inner in pattern.keywords:
        value = access.lookup(m, subject, name, place)
        if value is MISSING:
            return False
        pairs.append((inner, value))
    found = _all(m, ns, pairs)
    return found if found is False or fits is True else _unknown(m)


def _is_a(value: Instance, name: str) -> bool:
    """Whether an object is a sequence or a mapping by its class: what is derived from both is what comes first among its bases."""
    abstract = (c.name for c in value.cls.mro if c.module is not None and c.module.stub and c.module.name == "collections.abc")
    return next((each for each in abstract if each in ("Sequence", "Mapping")), None) == name


def _listed(m: Machine, pattern: n.SequencePattern, subject: Instance, fixed: int, star: int | None) -> tuple[Value, ...] | None:
    """The items of a sequence that a pattern asks for, between those that it does not; None if it is not known how many there are."""
    count = m.resolve(subscripts.length(m, subject, NOWHERE))
    if not isinstance(count, int):
        return None
    if count < fixed or (star is None and count != fixed):
        return (None,) * min(count, fixed + 1)
    if star is None or pattern.star is not None:
        wanted = set(range(count))
    else:
        wanted = {*range(star), *range(count - (fixed - star), count)}
    asked = {index for index in wanted if not _passes(pattern, index, count, star)}
    return tuple(subscripts.get_item(m, subject, index, NOWHERE) if index in asked else None for index in range(count))


def _passes(pattern: n.SequencePattern, index: int, count: int, star: int | None) -> bool:
    """Whether a pattern takes the item at an index without looking at it."""
    at = index if star is None or index < star else index - count + len(pattern.items)
    item = pattern.items[at] if 0 <= at < len(pattern.items) else None
    return isinstance(item, n.CapturePattern) and item.name is None and item.pattern is None


def _sequence(m: Machine, ns: Namespace, pattern: n.SequencePattern, subject: Value) -> bool | Condition:
    subject = m.resolve(subject)
    if isinstance(subject, ListValue) and not subject.open:
        subject = m.items_of(subject)
    elif isinstance(subject, Range) and subject.stop is not None:
        subject = tuple(iteration.native_items(m, subject).values)
    star = pattern.items.index(None) if None in pattern.items else None
    fixed = len(pattern.items) - (star is not None)
    if isinstance(subject, Instance) and _is_a(subject, "Sequence"):
        found = _listed(m, pattern, subject, fixed, star)
        if found is None:
            return _unknown(m)
        subject = found
    if not isinstance(subject, tuple):
        return Condition(m.fresh("the pattern matches")) if isinstance(subject, Sym) else False
    if len(subject) < fixed or (star is None and len(subject) != fixed):
        return False
    values: list[Value] = list(subject)
    if star is not None:
        after = len(pattern.items) - star - 1
        middle = values[star : len(values) - after]
        values = [*values[:star], m.list(tuple(middle)), *values[len(values) - after :]]
    pairs = []
    for item, value in zip(pattern.items, values, strict=True):
        if item is not None:
            pairs.append((item, value))
        elif pattern.star is not None:
            scoping.store_name(m, ns, pattern.star, value)
    return _all(m, ns, pairs)
