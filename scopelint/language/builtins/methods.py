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

    def __init__(self, table: Mapping[str, Method]) -> None:
        self.table = table

    def attribute(self, m: Machine, value: Any, name: str, place: Place) -> Value:
        method = self.table.get(name)
        if method is not None:
            return bound_method(value, name, method)
        cls = evaluation.class_of(m, value) if name.startswith("__") else None
        found = MISSING if not isinstance(cls, ClassValue) else evaluation.native_method(m, cls, name)
        if found is MISSING and cls is not None:
            found = evaluation.native_method(m, m.classes["object"], name)
        return MISSING if found is MISSING else BoundMethod(value, found)
