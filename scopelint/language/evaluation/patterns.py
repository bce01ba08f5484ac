"""`match` patterns."""

from __future__ import annotations

from collections.abc import Iterable

from ...domain.symbols import MISSING, Condition, Sym
from ...source import nodes as n
from ..machine import Machine
from ..trace import Place, Value
from ..values import ClassValue, DictValue, ListValue, Namespace
from . import access, branch, classes, comparisons, expressions, scoping, subscripts


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


def _class(m: Machine, ns: Namespace, pattern: n.ClassPattern, subject: Value) -> bool | Condition:
    subject, cls = m.resolve(subject), m.resolve(expressions.expr(m, ns, pattern.cls))
    fits = classes.instance_of(m, subject, cls)
    if fits is False:
        return False
    place = Place(ns.module.filename, n.NOWHERE, ns.module.stub)
    pairs: list[tuple[n.Pattern, Value]] = []
    if pattern.positional and isinstance(cls, ClassValue) and cls.python is not None:
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


def _sequence(m: Machine, ns: Namespace, pattern: n.SequencePattern, subject: Value) -> bool | Condition:
    subject = m.resolve(subject)
    if isinstance(subject, ListValue) and not subject.open:
        subject = m.items_of(subject)
    if not isinstance(subject, tuple):
        return Condition(m.fresh("the pattern matches")) if isinstance(subject, Sym) else False
    star = pattern.items.index(None) if None in pattern.items else None
    fixed = len(pattern.items) - (star is not None)
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
