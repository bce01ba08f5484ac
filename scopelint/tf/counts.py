"""How often each variable scope was opened (TF `_VariableScopeStore.variable_scopes_count`).

Decides default names only (semantics.md section 3.3).
"""

from __future__ import annotations

from typing import TypeAlias

from scopelint.domain.symbols import MISSING, Name, Text, parts_of, starts_with, text
from scopelint.domain.trail import Cells

from .names import join
from .run import Run
from .soft import leaves, map_leaves

Snapshot: TypeAlias = dict[object, object]


def _one_more(count: object) -> object:
    return count + 1 if isinstance(count, int) else 1


class Counts:
    """The counts of one graph and thread. A count of zero is an absent cell."""

    __slots__ = ("_cells", "_numbered", "_run")

    def __init__(self, run: Run) -> None:
        self._run = run
        self._cells: Cells[Name, int] = Cells(run.trail)
        self._cells.outlast()  # made when first asked for, be it in a branch
        self._numbered: Cells[Name, Name] = Cells(run.trail)

    def opened(self, name: Name) -> bool:
        """Whether the count of `name` is not zero; decides a test only if its arms disagree on that."""
        raw = self._cells.get(name)
        if raw is MISSING or type(raw) is int:  # nearly always
            return raw is not MISSING
        seen = {leaf is not MISSING for leaf in leaves(self._run.path, raw)}
        return seen.pop() if len(seen) == 1 else self._run.path.resolve(raw) is not MISSING

    def open(self, name: Name) -> None:
        self._cells.put(name, map_leaves(self._cells.get(name), _one_more))  # type: ignore[arg-type]

    def close(self, name: Name) -> None:
        """Forget everything below `name`: default names there start anew."""
        if not name and self._run.version.root_close_resets:
            self._forget("")
        self._forget(text([*parts_of(name), "/"]))

    def pick(self, scope: Name, default: Name) -> Name:
        """TF `_get_unique_variable_scope`: the first of `d`, `d_1`, `d_2` … not opened below `scope`."""
        base = join(scope, default)
        if not self.opened(base):
            return default
        number, parts = 1, parts_of(base)
        while self.opened(f"{base}_{number}" if type(base) is str else text([*parts, f"_{number}"])):
            number += 1
        picked = text([*parts_of(default), f"_{number}"])
        self._numbered.put(join(scope, picked), base)
        return picked

    def numbered_after(self, name: Name) -> Name | None:
        """The scope that was there already when this one got a number to its default name; None if it has none."""
        base = self._run.path.resolve(self._numbered.get(name))
        return base if isinstance(base, (str, Text)) else None

    def snapshot(self) -> Snapshot:
        return dict(self._cells.data)

    def restore(self, saved: Snapshot) -> None:
        if self._cells.data == saved:  # the usual case, compared without a loop
            return
        data = self._cells.data
        other = [key for key, count in data.items() if saved.get(key, MISSING) is not count]
        for key in [*other, *(key for key in saved if key not in data)]:
            self._cells.put(key, saved.get(key, MISSING))  # type: ignore[arg-type]

    def _forget(self, prefix: Name) -> None:
        data = self._cells.data
        plain = isinstance(prefix, str)
        gone = [key for key in data if (key.startswith(prefix) if plain and type(key) is str else starts_with(key, prefix))]  # type: ignore[arg-type]
        for key in gone:
            self._cells.put(key, MISSING)  # type: ignore[arg-type]
