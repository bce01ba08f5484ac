"""Opening variable scopes and name scopes (TF `variable_scope`, `name_scope`; semantics.md sections 3 and 4)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from scopelint.domain.symbols import MISSING, Name, Sym, Text, text
from scopelint.domain.trail import Cells

from .counts import Snapshot
from .errors import Kind, TFError, type_error, value_error
from .graph import Graph
from .names import from_bytes, join, last_component
from .reuse import Reuse, combine, overrides
from .scope import DEFAULTS, VariableScope, WrappedGetter
from .world import World

__all__ = ["DEFAULTS", "NameScopeContext", "ScopeContext", "VariableScope", "WrappedGetter", "pick_default_name"]


def pick_default_name(graph: Graph, default: Name) -> Name:
    """TF `_get_unique_variable_scope`: the name that `variable_scope(None, default)` would take now."""
    return graph.counts.pick(graph.scope.name, default)


@dataclass(frozen=True, slots=True)
class _Entry:
    """What the last entry of a context needs to be left. `snapshot` is for scopes opened by object."""

    graph: Graph
    old: VariableScope
    scope: VariableScope
    snapshot: Snapshot | None


class ScopeContext:
    """TF `variable_scope(...)`: a context that can be entered more than once.

    `reuse` is what `check_reuse` returned. `origin` is opaque: where this is, kept with the flag it sets. `graph` is the
    one that `values=` picks. `pure` is TF's `_pure_variable_scope`, which opens no name scope.

    What is remembered from entry to entry is remembered as TF does, once: entering a context inside itself forgets the
    outer entry.
    """

    def __init__(
        self,
        world: World,
        name_or_scope: object = None,
        default_name: object = None,
        *,
        reuse: Reuse | None = None,
        initializer: object = None,
        regularizer: object = None,
        caching_device: object = None,
        partitioner: object = None,
        custom_getter: object = None,
        dtype: object = None,
        use_resource: object = None,
        constraint: object = None,
        auxiliary_name_scope: bool = True,
        origin: object = None,
        graph: Graph | None = None,
        pure: bool = False,
    ) -> None:
        if name_or_scope is None and default_name is None:
            raise type_error("If default_name is None then name_or_scope is required")
        self.world = world
        self.target = text([name_or_scope]) if isinstance(name_or_scope, Sym) else name_or_scope
        self.default_name = text([default_name]) if isinstance(default_name, Sym) else default_name
        self.reuse = None if reuse is Reuse.NO else reuse
        self.auxiliary_name_scope = auxiliary_name_scope
        self.origin = origin
        self.pure = pure
        given = (initializer, regularizer, caching_device, partitioner, custom_getter, dtype, use_resource, constraint)
        self._given = {name: value for name, value in zip(DEFAULTS, given, strict=True) if value is not None}
        current = graph or world.current
        # Made under eager execution, the context uses the graph it is entered in.
        self._graph = None if current.eager else current
        self._holds: Cells[str, bool] = Cells(world.trail)
        self._entries: Cells[str, _Entry] = Cells(world.trail)
        self._names: Cells[str, Name] = Cells(world.trail)
        """`open`: the name scope to go back to; `home`: the one at the first entry; `picked`, `original`: see `_extend`."""
        self._stuck: Cells[str, tuple[Reuse, object]] = Cells(world.trail)

    # -- entering

    def enter(self) -> VariableScope:
        """Open the scope; on TFError it is not open."""
        graph, first = self._graph or self.world.current, self._last() is None
        if self._graph is not None:
            if self._holds_graph():  # entered inside itself: TF drops the first hold on the graph
                with suppress(TFError):
                    self._release_graph()
            self.world.push_graph(graph)
            self._holds.put("graph", True)
        try:
            return self._enter(graph)
        except TFError:
            if first:  # TF forgets to at a later entry
                self._release_graph()
            raise

    def _enter(self, graph: Graph) -> VariableScope:
        last = self._last()
        if last is None:
            self._check()
        old = graph.scope
        opened = self._enter_name_scope(graph, last is None)
        if isinstance(self.target, VariableScope):
            scope = last.scope if last else self._copy(graph, self.target)
            graph.counts.open(scope.name)
            snapshot = graph.counts.snapshot()
        else:
            scope = self._extend(graph, old, opened)
            graph.counts.open(scope.name)
            snapshot = None
        graph.scopes.current = scope
        self._entries.put("last", _Entry(graph, old, scope, snapshot))
        return scope

    def _check(self) -> None:
        if self.target is not None:
            if not isinstance(self.target, (str, Text, VariableScope)):
                raise type_error("VariableScope: name_or_scope must be a string or VariableScope.")
        elif self.reuse is Reuse.YES or self.reuse is Reuse.AUTO:
            raise value_error(Kind.DEFAULT_NAME_REUSE, "reuse=True cannot be used without a name_or_scope")
        elif not isinstance(self.default_name, (str, Text)):
            raise type_error(f"`default_name` type ({type(self.default_name)}) is not a string type.")

    def _enter_name_scope(self, graph: Graph, first: bool) -> Name | None:
        """Opens the scope's name scope, unless it has none; returns its scope string."""
        if self.pure:
            return None
        names = graph.names
        still_open = self._name("open")
        if still_open is not None:
            # Entered inside itself: TF drops the generator of the outer name scope, which closes it.
            names.scope = still_open
        before = names.scope
        if not self.auxiliary_name_scope:
            if first:
                self._names.put("home", before)
            home = self._name("home")
            entered = names.enter(join(home, "") if home else "")
        else:
            name = self._base_name()
            if not name and self.target is not None:
                return None  # the root variable scope, or `''`
            entered = names.enter(name)
        self._names.put("open", before)
        return entered

    def _base_name(self) -> Name:
        if isinstance(self.target, VariableScope):
            return last_component(self.target.name)
        name = self.default_name if self.target is None else self.target
        assert isinstance(name, (str, Text))
        return name

    def _copy(self, graph: Graph, target: VariableScope) -> VariableScope:
        """The copy of a scope object: made at the first entry, the same ever after."""
        target.touch(Reuse.AUTO if graph.eager else Reuse.NO)
        scope = target.copy(Reuse.AUTO if graph.eager else self.reuse, self.origin, self.origin)
        self._override(scope)
        return scope

    def _extend(self, graph: Graph, old: VariableScope, opened: Name | None) -> VariableScope:
        """A scope below the current one. Its own name and the name scope it reports are those of the first entry."""
        picked = self._name("picked")
        if picked is None:
            base = self.default_name if self.target is None else self.target
            assert isinstance(base, (str, Text))
            picked = graph.counts.pick(old.name, base) if self.target is None else base
            self._names.put("picked", picked)
            self._names.put("original", picked if opened is None else opened)
        reuse, origin = self._inherit(old)
        scope = VariableScope(
            self.world,
            join(old.name, picked),
            reuse=Reuse.AUTO if graph.eager else reuse,
            reuse_origin=origin,
            original_name_scope=self._name("original") or "",
            defaults=old.defaults(),
            opened_at=self.origin,
            around=old.openings(),
        )
        self._override(scope)
        return scope

    def _inherit(self, old: VariableScope) -> tuple[Reuse, object]:
        """The effective flag and its origin. What was inherited once sticks to the context."""
        stuck = self.world.path.resolve(self._stuck.get("reuse"))
        if isinstance(stuck, tuple):
            return stuck
        reuse = combine(self.reuse, old.reuse)
        found = (reuse, self.origin if overrides(self.reuse) else old.reuse_origin)
        if reuse is not Reuse.NO:
            self._stuck.put("reuse", found)
        return found

    def _override(self, scope: VariableScope) -> None:
        for name, value in self._given.items():
            if name == "custom_getter" and scope.custom_getter is not None:
                value = WrappedGetter(value, scope.custom_getter)
            scope.set_default(name, value)

    # -- leaving

    def exit(self) -> None:
        """Leave the scope. Raises on improper nesting, after closing the name scope as TF does."""
        last = self._last()
        if last is None:
            raise TFError(Kind.OTHER, "AttributeError", "'NoneType' object has no attribute '__exit__'")
        graph = last.graph
        try:
            if self.world.version.checks_nesting and graph.scopes.current is not last.scope:
                raise TFError(Kind.NESTING, "RuntimeError", "Improper nesting of variable_scope.")
            if last.snapshot is not None:
                graph.counts.restore(last.snapshot)
            else:
                graph.counts.close(last.scope.name)
            graph.scopes.current = last.old
        finally:
            before = self._name("open")
            if before is not None:
                graph.names.scope = before
                self._names.put("open", MISSING)
            self._release_graph()

    # -- remembered state

    def _holds_graph(self) -> bool:
        return self.world.path.resolve(self._holds.get("graph")) is True

    def _release_graph(self) -> None:
        if self._holds_graph():
            self._holds.put("graph", MISSING)
            self.world.pop_graph(self._graph)

    def _last(self) -> _Entry | None:
        entry = self.world.path.resolve(self._entries.get("last"))
        return entry if isinstance(entry, _Entry) else None

    def _name(self, key: str) -> Name | None:
        name = self.world.path.resolve(self._names.get(key))
        return name if isinstance(name, (str, Text)) else None


class NameScopeContext:
    """TF `name_scope(...)`. `v2` is `tf.name_scope` of TF2, which wants a string."""

    def __init__(
        self, world: World, name: object = None, default_name: object = None, *, v2: bool = False, graph: Graph | None = None
    ) -> None:
        if v2 and not isinstance(name, (str, Text, Sym)):
            raise value_error(Kind.INVALID, "name for name_scope must be a string.")
        chosen = default_name if name is None else name
        chosen = from_bytes(chosen) if isinstance(chosen, bytes) else chosen
        self.world = world
        self.name = text([chosen]) if isinstance(chosen, Sym) else chosen
        self._picked = graph
        self._cells: Cells[str, tuple[tuple[Graph, Name], ...]] = Cells(world.trail)

    def enter(self) -> Name:
        """Open the name scope; returns what `as` binds: `'a_1/'`, or `''` for the root."""
        if not (self.name is None or isinstance(self.name, (str, Text))):
            raise type_error("expected string or bytes-like object")
        graph = self._picked or self.world.current
        before = graph.names.scope
        entered = graph.names.enter(self.name)
        graph.names.want()
        if self._picked is not None:
            self.world.push_graph(self._picked)
        self._cells.put("open", (*self._open(), (graph, before)))
        return entered

    def exit(self) -> None:
        """Leave the name scope, back to the one current at its entry."""
        frames = self._open()
        if not frames:
            raise TFError(Kind.OTHER, "AttributeError", "'name_scope' object was not entered")
        graph, before = frames[-1]
        self._cells.put("open", frames[:-1] or MISSING)
        graph.names.scope = before
        if self._picked is not None:
            self.world.pop_graph(self._picked)

    def _open(self) -> tuple[tuple[Graph, Name], ...]:
        frames = self.world.path.resolve(self._cells.get("open"))
        return frames if isinstance(frames, tuple) else ()
