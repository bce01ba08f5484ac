"""Which variable scope each thread is in (TF `_VariableScopeStore`)."""

from __future__ import annotations

from scopelint.domain.symbols import MISSING
from scopelint.domain.trail import Cells

from .counts import Counts
from .reuse import Reuse
from .run import Run
from .scope import VariableScope


class ScopeStack:
    """The current variable scope and the counts, by thread (TF `_VariableScopeStore`)."""

    __slots__ = ("_counts", "_current", "_eager", "_roots", "_run")

    def __init__(self, run: Run, eager: bool) -> None:
        self._run = run
        self._eager = eager
        self._current: Cells[int, VariableScope] = Cells(run.trail)
        # Identities only, made when first asked for; what they hold is in cells and starts out empty or False.
        self._roots: dict[int, VariableScope] = {}
        self._counts: dict[int, Counts] = {}

    @property
    def current(self) -> VariableScope:
        scope = self._run.path.resolve(self._current.get(self._run.scope_thread))
        return self.root if scope is MISSING else scope  # type: ignore[return-value]

    @current.setter
    def current(self, scope: VariableScope) -> None:
        # The root is an absent cell, so that a branch in which a scope was opened and left changes nothing.
        self._current.put(self._run.scope_thread, MISSING if scope is self.root else scope)

    @property
    def root(self) -> VariableScope:
        thread = self._run.scope_thread
        if thread not in self._roots:
            root = self._roots[thread] = VariableScope(self._run, "", reuse=None if self._eager else Reuse.NO)
            root.outlast()
        return self._roots[thread]

    @property
    def counts(self) -> Counts:
        thread = self._run.scope_thread
        found = self._counts.get(thread)
        if found is None:
            found = self._counts[thread] = Counts(self._run)
        return found
