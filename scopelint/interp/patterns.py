"""`match` patterns."""

from __future__ import annotations

from ..domain.symbols import Sym
from ..source import nodes as n
from . import branch, evaluate, operators
from .machine import Machine
from .values import ListValue, Namespace, Place, Value


def matches(m: Machine, ns: Namespace, pattern: n.Pattern, subject: Value) -> bool | branch.Condition:
    """Whether a pattern matches, binding its names as it goes."""
    if isinstance(pattern, n.ValuePattern):
        place = Place(ns.module.filename, pattern.value.span, ns.module.stub)
        return branch.truth(m, operators.compare(m, "==", subject, evaluate.expr(m, ns, pattern.value), place))
    if isinstance(pattern, n.CapturePattern):
        inner = True if pattern.pattern is None else matches(m, ns, pattern.pattern, subject)
        if pattern.name is not None and inner is not False:
            evaluate.store_name(m, ns, pattern.name, subject)
        return inner
    if isinstance(pattern, n.OrPattern):
        unknown: branch.Condition | None = None
        for option in pattern.options:
            one = matches(m, ns, option, subject)
            if one is True:
                return True
            if isinstance(one, branch.Condition):
                unknown = unknown or one
        return unknown or False
    if isinstance(pattern, n.SequencePattern):
        return _sequence(m, ns, pattern, subject)
    if isinstance(pattern, n.OpaquePattern):
        for name in pattern.names:
            evaluate.store_name(m, ns, name, m.fresh(name))
    return branch.Condition(Sym(("matches", id(pattern), m.fresh("").key), "the pattern matches"))


def _sequence(m: Machine, ns: Namespace, pattern: n.SequencePattern, subject: Value) -> bool | branch.Condition:
    subject = m.resolve(subject)
    if isinstance(subject, ListValue) and not subject.open:
        subject = m.items_of(subject)
    if not isinstance(subject, tuple):
        return branch.Condition(m.fresh("the pattern matches")) if isinstance(subject, Sym) else False
    star = pattern.items.index(None) if None in pattern.items else None
    fixed = len(pattern.items) - (star is not None)
    if len(subject) < fixed or (star is None and len(subject) != fixed):
        return False
    values: list[Value] = list(subject)
    if star is not None:
        after = len(pattern.items) - star - 1
        middle = values[star : len(values) - after]
        values = [*values[:star], m.list(tuple(middle)), *values[len(values) - after :]]
    unknown: branch.Condition | None = None
    for item, value in zip(pattern.items, values, strict=True):
        if item is None:
            if pattern.star is not None:
                evaluate.store_name(m, ns, pattern.star, value)
            continue
        one = matches(m, ns, item, value)
        if one is False:
            return False
        if isinstance(one, branch.Condition):
            unknown = unknown or one
    return unknown or True
