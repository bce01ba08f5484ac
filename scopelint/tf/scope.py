"""Variable scopes (TF `VariableScope`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scopelint.domain.symbols import MISSING, Name
from scopelint.domain.trail import Cells

from .reuse import Reuse, combine, overrides
from .run import Run
from .soft import map_leaves

DEFAULTS: Final = ("initializer", "regularizer", "caching_device", "partitioner", "custom_getter", "dtype", "use_resource", "constraint")
"""The attributes of a scope that `get_variable` falls back on. `constraint` alone is not inherited."""


@dataclass(frozen=True, slots=True)
class WrappedGetter:
    """A custom getter given below a scope that has one: `inner` runs first and its `getter` is `outer`."""

    inner: object
    outer: object


class _Default:
    """A scope default as an attribute."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, scope: VariableScope, owner: type) -> object:
        return scope.default(self.name)


class VariableScope:
    """TF `VariableScope`: what `with tf.variable_scope(...) as scope` binds. Its flag and defaults can be changed.

    `reuse_origin` tells who set the flag and is inherited along with it; `opened_at` is where the scope was opened. Both are
    opaque. `around` are the openings of the scopes that it was opened in.
    """

    initializer = _Default()
    regularizer = _Default()
    caching_device = _Default()
    partitioner = _Default()
    custom_getter = _Default()
    dtype = _Default()
    use_resource = _Default()
    constraint = _Default()

    def __init__(
        self,
        run: Run,
        name: Name,
        *,
        reuse: Reuse | None = Reuse.NO,
        reuse_origin: object = None,
        original_name_scope: Name = "",
        defaults: dict[str, object] | None = None,
        opened_at: object = None,
        around: tuple[tuple[Name, object], ...] = (),
    ) -> None:
        self.run = run
        self.name = name
        self.original_name_scope = original_name_scope
        self.opened_at = opened_at
        self.around = around
        held: dict[str, object] = {k: v for k, v in (defaults or {"dtype": "float32"}).items() if v is not None}
        if reuse is not None:
            held["reuse"] = reuse
        if reuse_origin is not None:
            held["reuse_origin"] = reuse_origin
        self._cells: Cells[str, object] = Cells(run.trail, held)

    def __repr__(self) -> str:
        return f"VariableScope({self.name!r}, {self._cells.get('reuse')!r})"

    def outlast(self) -> None:
        """This is a root scope, made when first asked for: what is done to it in a branch is taken back with that."""
        self._cells.outlast()

    def touch(self, reuse: Reuse) -> None:
        """Give a root scope without a flag its flag."""
        self._cells.put("reuse", map_leaves(self._cells.get("reuse"), lambda held: reuse if held is MISSING else held))

    def forget_reuse(self) -> None:
        """From here on the flag is not known."""
        self._cells.put("reuse", Reuse.UNKNOWN)

    @property
    def reuse(self) -> Reuse:
        value = self.run.path.resolve(self._cells.get("reuse"))
        return value if isinstance(value, Reuse) else Reuse.NO

    @property
    def may_create(self) -> bool:
        """Whether the flag may let a request create, without deciding what the flag is."""
        return any(each is not Reuse.YES for each in self.run.path.alternatives(self._cells.get("reuse")))

    @property
    def reuse_origin(self) -> object:
        """Who set the flag; None if nobody did."""
        return self.default("reuse_origin")

    def reuse_variables(self, origin: object = None) -> None:
        """Sets this one object's flag for good."""
        self.set_reuse(Reuse.YES, origin)

    def set_reuse(self, flag: Reuse, origin: object = None) -> None:
        """`scope._reuse = flag`, which can switch it off as well."""
        self._cells.put("reuse", flag)
        self._cells.put("reuse_origin", MISSING if origin is None else origin)

    def default(self, name: str) -> object:
        """One of `DEFAULTS`; None if not set."""
        value = self.run.path.resolve(self._cells.get(name))
        return None if value is MISSING else value

    def set_default(self, name: str, value: object) -> None:
        """`scope.set_initializer(...)` and its like."""
        self._cells.put(name, MISSING if value is None else value)

    def defaults(self) -> dict[str, object]:
        """The defaults that a scope below, or a copy, inherits."""
        return {name: self.default(name) for name in DEFAULTS if name != "constraint"}

    def copy(self, reuse: Reuse | None = None, reuse_origin: object = None, opened_at: object = None) -> VariableScope:
        """A scope of the same name whose flag `reuse` overrides."""
        own = combine(reuse, self.reuse)
        return VariableScope(
            self.run,
            self.name,
            reuse=own,
            reuse_origin=reuse_origin if overrides(reuse) else self.reuse_origin,
            original_name_scope=self.original_name_scope,
            defaults=self.defaults(),
            opened_at=opened_at,
            around=self.around,
        )

    def openings(self) -> tuple[tuple[Name, object], ...]:
        """The names of the scopes down to this one, each with where it was opened."""
        return (*self.around, (self.name, self.opened_at))
