"""Going through containers that may hold themselves."""

from __future__ import annotations

from ..language.trace import Value
from ..language.values import DictValue, ListValue


class Once:
    """Which containers were gone through: one that holds itself, or is held twice, is gone through once."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: set[int] = set()

    def again(self, value: Value) -> bool:
        """Whether a value is a container that was come to before."""
        if not isinstance(value, ListValue | DictValue):
            return False
        if id(value) in self._seen:
            return True
        self._seen.add(id(value))
        return False
