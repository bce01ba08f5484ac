"""Tests and test cases, which are run with their fixtures, as unittest and pytest run them."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from ..domain.symbols import MISSING
from ..language import evaluation
from ..language.machine import Raised
from ..language.trace import Place
from ..language.values import ClassValue, Function, Instance
from ..primitives.machine import Machine
from ..record.events import Failure
from ..source.structure import BEFORE_ALL, BEFORE_EACH

_AFTER_EACH: Final = ("tearDown", "doCleanups", "teardown_method")


def run_test(m: Machine, cls: ClassValue, name: str, place: Place) -> None:
    instance = m.instance(cls)
    _fixtures(m, cls, instance, BEFORE_ALL, place)
    _fixtures(m, cls, instance, _own_way(cls, instance, name) or (*BEFORE_EACH, name), place)


def _own_way(cls: ClassValue, instance: Instance, name: str) -> tuple[str, ...]:
    """What runs a test of a case of unittest where its class has written that anew, as unittest itself would call it."""
    if not any(c.module is not None and c.module.stub and c.module.name.partition(".")[0] == "unittest" for c in cls.mro):
        return ()
    instance.attrs.put("_testMethodName", name)
    return tuple(entry for entry in ("__call__", "run") if isinstance(f := cls.find(entry), Function) and not f.module.stub)[:1]


def run_tests(m: Machine, cls: ClassValue, place: Place) -> None:
    """Run the tests of a class one after the other, as unittest does: in one graph, unless they or TensorFlow's own base open another."""
    if any(c.opaque_base or (c.module is not None and c.module.stub and c.module.name.startswith("tensorflow")) for c in cls.mro):
        return
    names = {name for c in cls.mro for name in c.attrs.keys() if name.startswith("test") and isinstance(cls.find(name), Function)}
    _fixtures(m, cls, m.instance(cls), BEFORE_ALL, place)
    for name in sorted(names):
        instance = m.instance(cls)
        try:
            _fixtures(m, cls, instance, _own_way(cls, instance, name) or (*BEFORE_EACH, name), place)
        except Raised as raised:
            if isinstance(raised.failure, Failure):
                m.events.append(raised.failure)
        with suppress(Raised):
            _fixtures(m, cls, instance, _AFTER_EACH, place)


def _fixtures(m: Machine, cls: ClassValue, instance: Instance, names: Iterable[str], place: Place) -> None:
    """Call those methods of a test case that it has."""
    for name in names:
        found = cls.find(name)
        if found is not MISSING:
            bound = evaluation.bind_method(m, found, instance, cls, place)
            # A method that takes more than itself gets it from a decorator that is not known: there is a case for every row of a table.
            evaluation.call(m, bound, evaluation.symbols(m, bound), {}, place)
