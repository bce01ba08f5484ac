"""`make_template`: a function whose variables are made by its first call and shared by the others (semantics.md section 8)."""

from __future__ import annotations

from dataclasses import dataclass

from scopelint.domain.symbols import MISSING, Name, show
from scopelint.domain.trail import Cells

from .errors import Kind
from .graph import Graph
from .request import Refusal
from .reuse import Reuse
from .scope import VariableScope
from .scopes import ScopeContext, pick_default_name
from .variable_store import VariableStore
from .variables import TRAINABLE_VARIABLES, Variable
from .world import World


@dataclass(frozen=True, slots=True)
class _Call:
    """A call that runs. `first`: it may create. `serial`: variables it makes have this number or more."""

    context: ScopeContext
    graph: Graph
    first: bool
    serial: int
    around: VariableStore | None
    """Where variables were looked up before, if the template keeps its own."""


class Template:
    """The state of one template (TF `Template`; in eager mode `EagerTemplate`, which keeps its variables itself).

    The caller runs the function between `enter` and `exit`.
    """

    def __init__(
        self,
        world: World,
        name: Name,
        *,
        unique_name: Name | None = None,
        create_scope_now: bool = False,
        custom_getter: object = None,
        origin: object = None,
    ) -> None:
        self.world = world
        self.name = name
        self.unique_name = unique_name
        self.custom_getter = custom_getter
        self.origin = origin
        self._store = VariableStore(world, always_auto=True) if world.current.eager else None
        self._scope: Cells[str, VariableScope] = Cells(world.trail)
        self._called: Cells[str, bool] = Cells(world.trail)
        self._calls: Cells[str, tuple[_Call, ...]] = Cells(world.trail)
        if create_scope_now:
            context = ScopeContext(
                world,
                unique_name or pick_default_name(world.current, name),
                custom_getter=custom_getter,
                origin=origin,
                dtype="float32",  # the default of TF's `_pure_variable_scope`, unlike that of `variable_scope`
                pure=True,
            )
            self._scope.put("scope", context.enter())
            context.exit()

    @property
    def scope(self) -> VariableScope | None:
        """TF `template.variable_scope`; None before the first call."""
        scope = self.world.path.resolve(self._scope.get("scope"))
        return scope if isinstance(scope, VariableScope) else None

    @property
    def called(self) -> bool:
        """Whether the next call must find its variables."""
        return self.world.path.resolve(self._called.get("called")) is True

    def enter(self, origin: object = None) -> VariableScope:
        """Begin a call, at `origin`. Raises TFError where opening the scope does."""
        scope, first = self.scope, not self.called
        if scope is not None:
            context = ScopeContext(self.world, scope, reuse=None if first else Reuse.YES, origin=origin or self.origin)
        else:
            context = ScopeContext(self.world, self.unique_name, self.name, custom_getter=self.custom_getter, origin=origin or self.origin)
        entered = context.enter()
        if scope is None:
            self._scope.put("scope", entered)
        self._called.put("called", True)
        graph = self.world.current
        around = graph.use_store(self._store) if self._store is not None and graph.eager else None
        call = _Call(context, graph, first, self.world.serial, around)
        self._calls.put("open", (*self._open(), call))
        return entered

    def exit(self, *, failed: bool = False) -> None:
        """End the call; `failed` if its function raised. Raises if a later call made a trainable variable."""
        *outer, call = self._open()
        self._calls.put("open", tuple(outer) or MISSING)
        if failed and call.first:
            self._called.put("called", False)
        if call.around is not None:
            call.graph.use_store(call.around)
        call.context.exit()
        if failed or call.first:
            return
        made = [
            v for v in call.graph.collection(TRAINABLE_VARIABLES) if isinstance(v, Variable) and v.serial >= call.serial and not v.assumed
        ]
        if made:
            raise Refusal(
                Kind.TEMPLATE_CREATES,
                "ValueError",
                "Trainable variable created when calling a template after the first time, perhaps you used tf.Variable "
                f"when you meant tf.get_variable: [{', '.join(show(v.name) for v in made)}]",
                variable=made[0].op_name,
                existing=made[0],
            )

    def _open(self) -> tuple[_Call, ...]:
        calls = self.world.path.resolve(self._calls.get("open"))
        return calls if isinstance(calls, tuple) else ()
