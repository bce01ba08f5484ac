"""What a method of a native object is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...domain.symbols import MISSING
from .. import evaluation
from ..kinds import ValueKind
from ..machine import Machine
from ..trace import Place, Value
from ..values import Args, BoundMethod, Builtin, ClassValue
from . import counts

Method = Callable[[Machine, Any, Args], Value]


def bound_method(value: Value, name: str, method: Method) -> Builtin:
    """A method of a native object."""
    return Builtin(name, lambda m, args: method(m, value, args))


def from_python(m: Machine, value: Any) -> Value:
    """A Python value as an abstract one."""
    if isinstance(value, list):
        return m.list(tuple(from_python(m, v) for v in value))
    if isinstance(value, dict):
        return m.dict({k: from_python(m, v) for k, v in value.items()})
    return value


class Methods(ValueKind):
    """Values whose attributes are the methods of a table."""

    def __init__(self, table: Mapping[str, Method], python: type) -> None:
        self.table = table
        self.python = python

    def attribute(self, m: Machine, value: Any, name: str, place: Place) -> Value:
        method = self.table.get(name)
        if method is not None:
            return self._counted(value, name, method)
        cls = evaluation.class_of(m, value) if name.startswith("__") else None
        found = MISSING if not isinstance(cls, ClassValue) else evaluation.native_method(m, cls, name)
        if found is MISSING and cls is not None:
            found = evaluation.native_method(m, m.classes["object"], name)
        return MISSING if found is MISSING else BoundMethod(value, found)

    def _counted(self, value: Value, name: str, method: Method) -> Builtin:
        """A method that is told how many arguments it gets."""
        least, most = counts.of_method(self.python, name)

        def call(m: Machine, args: Args) -> Value:
            if not least <= len(args.positional) <= most:
                counts.check(m, name, least, most, args)
            return method(m, value, args)

        return Builtin(name, call)
