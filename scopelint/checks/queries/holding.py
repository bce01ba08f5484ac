"""Which variables an object of the program's holds, as the run left it."""

from __future__ import annotations

from collections.abc import Iterator

from ...domain.symbols import Choice
from ...language.trace import Value
from ...language.values import DictValue, Instance, ListValue
from ...tf.variables import Variable


def variables_of(value: Value) -> frozenset[Variable]:
    """The variables in an object, or in what it holds; itself if it is one."""
    return frozenset(each for each in _held(value) if isinstance(each, Variable))


def instances_in(value: Value) -> Iterator[Instance]:
    """An object, and those that it holds."""
    return (each for each in _held(value) if isinstance(each, Instance))


def _held(value: Value) -> Iterator[Value]:
    seen: set[int] = set()
    stack = [value]
    while stack:
        value = stack.pop()
        if isinstance(value, tuple):
            stack.extend(value)
        elif isinstance(value, Choice):
            stack.extend((value.no, value.yes))
        elif id(value) not in seen:
            seen.add(id(value))
            yield value
            if isinstance(value, ListValue | DictValue):
                stack.extend(value.cells.data.values())
            elif isinstance(value, Instance):
                stack.extend(value.attrs.data.values())
