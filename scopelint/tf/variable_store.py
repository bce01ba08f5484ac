"""The variables of a graph by full name (TF `_VariableStore`)."""

from __future__ import annotations

from typing import Any

from scopelint.domain.symbols import Name, Sym, Text, may_equal, text
from scopelint.domain.trail import Cells

from .request import Key
from .run import Run
from .variables import PartitionedVariable, Variable


class VariableStore:
    """TF `_VariableStore`: full names → variables. With `always_auto`, TF `EagerVariableStore`'s, which may share its dict of them."""

    __slots__ = ("_foreseen", "_partitioned", "_run", "_texts", "_variables", "always_auto")

    def __init__(self, run: Run, always_auto: bool = False, kept: Cells[Any, Any] | None = None) -> None:
        self._run = run
        self._variables: Cells[Key, Variable] = Cells(run.trail) if kept is None else kept
        self._partitioned: Cells[Key, PartitionedVariable] = Cells(run.trail)
        self._texts: Cells[Key, bool] = Cells(run.trail)
        self._foreseen: Cells[Name, bool] = Cells(run.trail)
        self.always_auto = always_auto

    def find(self, key: Key) -> Variable | None:
        """The variable stored under exactly this key, deciding whether it is there."""
        found = self._run.path.resolve(self._variables.get(key))
        return found if isinstance(found, Variable) else None

    def find_partitioned(self, key: Key) -> PartitionedVariable | None:
        found = self._run.path.resolve(self._partitioned.get(key))
        return found if isinstance(found, PartitionedVariable) else None

    def perhaps(self, key: Key) -> list[Variable]:
        """Variables whose key may turn out to be `key`, one of the two being partly unknown; oldest first."""
        if key is None:
            return []
        among = self._variables.keys() if isinstance(key, Text) else self._texts.keys()
        found = (self.find(other) for other in among if other is not None and may_equal(key, other))
        return sorted((v for v in found if v is not None), key=lambda v: v.serial)

    def put(self, key: Key, variable: Variable) -> None:
        self._variables.put(key, variable)
        if isinstance(key, Text):
            self._texts.put(key, True)
            *scope, rest = key.parts
            if isinstance(scope[0] if scope else None, str) and isinstance(rest, str) and "/" in rest:
                # A scope of which only the beginning is known stands for many, and not all need hold the same.
                self.foresee(text([*scope, rest[: rest.index("/") + 1], Sym("anything", "…")]))

    def foresee(self, keys: Name) -> None:
        """Take note that variables of keys of this form may have been made where the run did not look."""
        self._foreseen.put(keys, True)

    def foreseen(self, key: Key) -> bool:
        """Whether a variable of this key may have been made where the run did not look."""
        return isinstance(key, str) and any(may_equal(key, form) for form in self._foreseen.keys())

    def put_partitioned(self, variable: PartitionedVariable) -> None:
        self._partitioned.put(variable.key, variable)

    def keys(self) -> list[Key]:
        """The keys that are or may be stored."""
        return list(self._variables.keys())
