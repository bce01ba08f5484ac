"""Which variables hold a constant: a setting of the program's, which is the same whoever takes it."""

from __future__ import annotations

from collections.abc import Mapping

from ...exploration.explore import Run
from ...language.trace import Moment, Noted, Value
from ...language.values import Instance, ListValue
from ...primitives.leaves import Written
from ...primitives.tensors import Tensor
from ...record.events import Created, Fed, Shared
from ...tf.request import InitializerFacts
from ...tf.variables import Variable
from .accesses import goes_on, initial_of, noted, trainings

_NOT_DRAWN = frozenset({"constant", "zeros", "ones", "identity"})
"""Initializers that give the same values at each time."""


def is_constant(run: Run, first: Created, again: Shared, fed: Mapping[Moment | None, Fed]) -> bool:
    """Whether the program itself asks twice for a variable that is never trained, with the same value to begin with, and which it keeps,
    or gets from outside of what it is applied to: two of them would have been equal."""
    variable = first.variable
    if variable.trainable is not False or first.moment.place.stub or again.moment.place.stub:
        return False
    if not _begin_alike(first.asked.initializer, again.asked.initializer, variable) or any(v is variable for v, _ in trainings(run)):
        return False
    changes = [e for e in noted(run, "assigned") if e.facts["variable"] is variable]
    data = [fed.get(event.moment) for event in (first, again)] if changes else []
    return all(each is not None and all(_comes_from_outside(e, each) for e in changes) for each in data)


def begins_written(event: Created) -> bool:
    """Whether a variable begins with numbers that the program writes down, such as zeros, and not with drawn ones."""
    value = initial_of(event)
    if isinstance(value, Tensor):
        return bool(value.leaves) and not value.reads and all(isinstance(leaf, Written) for leaf in value.leaves)
    return isinstance(value, int | float) or (isinstance(value, Instance) and _gives_the_same(value))


def _gives_the_same(initializer: Instance) -> bool:
    return initializer.cls.name.removesuffix("_initializer").lower() in _NOT_DRAWN


def _begin_alike(one: InitializerFacts | None, two: InitializerFacts | None, variable: Variable) -> bool:
    if one is None or two is None or (one.unknown and variable.shape != ()):
        return False  # of an unknown way to begin a table it is not known whether it draws
    return (one.is_constant and one.value is two.value) or _are_equal(one.value, two.value)


def _are_equal(one: object, two: object) -> bool:
    if isinstance(one, Instance) and isinstance(two, Instance):
        told = [tuple(sorted(each.attrs.data.items())) for each in (one, two)]
        return one.cls is two.cls and _gives_the_same(one) and _are_equal(told[0], told[1])
    if isinstance(one, ListValue) and isinstance(two, ListValue):
        return one is two or _are_equal(tuple(one.cells.data.values()), tuple(two.cells.data.values()))
    if isinstance(one, Tensor) and isinstance(two, Tensor):
        return one.constant is not None and _are_equal(one.constant, two.constant)
    if isinstance(one, tuple) and isinstance(two, tuple):
        return len(one) == len(two) and all(_are_equal(a, b) for a, b in zip(one, two, strict=True))
    plain = isinstance(one, str | int | float) and type(one) is type(two)
    return one is two or (plain and one == two)


def _comes_from_outside(change: Noted, fed: Fed) -> bool:
    """Whether what a variable is set to has nothing of what it is applied to, nor of what it held."""
    value: Value = change.facts["value"]
    free = not isinstance(value, Tensor) or (not value.reads and value.leaves.isdisjoint(fed.leaves))
    return change.facts["how"] in ("assign", "load") and not goes_on(change) and free
