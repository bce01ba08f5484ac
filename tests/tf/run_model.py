"""Runs the programs of `programs` on `scopelint.tf` and notes what it sees after every action."""

from __future__ import annotations

from typing import Any

from scopelint.domain.path import Path
from scopelint.domain.symbols import show
from scopelint.domain.trail import Trail
from scopelint.tf.creation import create_variable
from scopelint.tf.errors import TFError
from scopelint.tf.graph import Graph
from scopelint.tf.partition import fixed_size_partitioner
from scopelint.tf.reuse import Reuse, check_reuse
from scopelint.tf.scopes import NameScopeContext, ScopeContext, VariableScope
from scopelint.tf.store import InitializerFacts, get_variable
from scopelint.tf.template import Template
from scopelint.tf.variables import PartitionedVariable, Variable
from scopelint.tf.version import Version
from scopelint.tf.world import World

REUSE = {Reuse.NO: False, Reuse.YES: True, Reuse.AUTO: "AUTO"}
INITIALIZERS = {
    "one": InitializerFacts(is_constant=True, constant_shape=(), dtype="float32"),
    "int": InitializerFacts(is_constant=True, constant_shape=(), dtype="int32"),
    "pair": InitializerFacts(is_constant=True, constant_shape=(2,), dtype="float32"),
    "zeros": InitializerFacts(),
    "call": InitializerFacts(callable_without_args=True, constant_shape=(3,), dtype="float32"),
}


def arguments(with_: dict[str, Any]) -> dict[str, Any]:
    """The keyword arguments of `get_variable` or a scope, from JSON."""
    out: dict[str, Any] = {}
    for name, value in with_.items():
        if name == "initializer":
            value = INITIALIZERS[value]
        elif name == "partitioner":
            value = fixed_size_partitioner(value)
        elif name == "shape" and value is not None:
            value = tuple(value)
        out[name] = value
    return out


class ModelRunner:
    """One program on a fresh world."""

    def __init__(self, version: Version) -> None:
        self.trail = Trail()
        self.world = World(self.trail, Path(self.trail), version)
        self.graphs: list[Graph] = [self.world.current]
        self.root = self.world.current.scope
        self.scopes: list[VariableScope] = []
        self.contexts: list[ScopeContext] = []
        self.templates: list[tuple[Template, bool]] = []
        self.stack: list[Any] = []

    def run(self, program: list[list[Any]]) -> list[dict[str, Any]]:
        seen = [self.step(action) for action in program]
        while self.stack:
            seen.append(self.step(["exit"]))
        return seen

    def step(self, action: list[Any]) -> dict[str, Any]:
        try:
            result = getattr(self, f"do_{action[0]}")(*action[1:])
        except TFError as error:
            result = [error.exc_type, error.message.split(": [")[0] if "Trainable" in error.message else error.message]
        return {"result": result, **self.state()}

    def state(self) -> dict[str, Any]:
        graph = self.world.current
        scope = graph.scope
        return {
            "scope": scope.name,
            "reuse": REUSE[scope.reuse],
            "name_scope": graph.name_scope,
            "original": scope.original_name_scope,
            "keys": sorted(str(key) for key in graph.store.keys()),
            "global": [show(v.op_name) for v in graph.collection("variables")],  # type: ignore[attr-defined]
            "local": [show(v.op_name) for v in graph.collection("local_variables")],  # type: ignore[attr-defined]
            "trainable": [show(v.op_name) for v in graph.collection("trainable_variables")],  # type: ignore[attr-defined]
        }

    # -- actions

    def do_enter(self, kind: str, name: str, index: int, reuse: Any, aux: bool, with_: dict[str, Any] | None = None) -> Any:
        target: object = None
        if kind == "str":
            target = name
        elif kind == "obj" and self.scopes:
            target = self.scopes[index % len(self.scopes)]
        elif kind == "root" and self.stack and index % 3 == 0:
            target = self.root
        elif kind != "default":
            target = self.world.current.scope
        context = ScopeContext(
            self.world,
            target,
            name if kind == "default" else None,
            reuse=check_reuse(Reuse.AUTO if reuse == "AUTO" else reuse),
            auxiliary_name_scope=aux,
            **arguments(with_ or {}),
        )
        self.enter(context)
        self.contexts.append(context)
        return "ok"

    def enter(self, context: ScopeContext) -> None:
        self.scopes.append(context.enter())
        self.stack.append(context)

    def do_reenter(self, index: int, nested: bool) -> Any:
        allowed = [c for c in self.contexts if nested or c not in self.stack]
        if not allowed:
            return "skip"
        self.enter(allowed[index % len(allowed)])
        return "ok"

    def do_exit(self) -> Any:
        if not self.stack:
            return "skip"
        self.leave(self.stack.pop())
        return "ok"

    def do_exit_any(self, index: int) -> Any:
        top = next((i for i in range(len(self.stack), 0, -1) if not isinstance(self.stack[i - 1], ScopeContext)), 0)
        if top == len(self.stack):
            return "skip"
        self.leave(self.stack.pop(top + index % (len(self.stack) - top)))
        return "ok"

    def leave(self, context: Any) -> None:
        if isinstance(context, Graph):
            self.world.pop_graph(context)
        else:
            context.exit()

    def do_get(self, name: str, with_: dict[str, Any]) -> Any:
        variable = get_variable(self.world, self.world.current, name, **arguments(with_)).variable
        if isinstance(variable, PartitionedVariable):
            return ["partitioned", show(variable.key), list(variable.shape or ()), variable.dtype, list(variable.partitions or ())]
        return [show(variable.op_name), list(variable.shape or ()), variable.dtype]

    def do_reuse_variables(self, index: int, captured: bool, spare_root: bool) -> Any:
        scope = self.scopes[index % len(self.scopes)] if captured and self.scopes else self.world.current.scope
        if not scope.name and spare_root:
            return "skip"
        scope.reuse_variables()
        return "ok"

    def do_set_default(self, index: int, with_: dict[str, Any]) -> Any:
        if not self.scopes:
            return "skip"
        for name, value in arguments(with_).items():
            self.scopes[index % len(self.scopes)].set_default(name, value)
        return "ok"

    def do_name_scope(self, name: str | None) -> Any:
        context = NameScopeContext(self.world, name)
        entered = context.enter()
        self.stack.append(context)
        return show(entered)

    def do_variable(self, name: str | None) -> Any:
        return show(create_variable(self.world, name, graph=self.world.current, shape=(), dtype="float32").op_name)

    def do_op(self, name: str) -> Any:
        return show(self.world.current.unique_name(name))

    def do_graph(self, index: int) -> Any:
        if index >= len(self.graphs):
            self.graphs.append(self.world.new_graph())
        graph = self.graphs[min(index, len(self.graphs) - 1)]
        self.world.push_graph(graph)
        self.stack.append(graph)
        return "ok"

    def do_query(self, key: str, scope: str | None) -> Any:
        return [show(v.op_name) for v in self.world.current.collection(key, scope) if isinstance(v, Variable)]

    def do_reset(self) -> Any:
        self.world.reset_default_graph()
        self.graphs[0] = self.world.current
        self.root = self.world.current.scope
        return "ok"

    def do_template(self, name: str, unique: str | None, now: bool, bad: bool) -> Any:
        self.templates.append((Template(self.world, name, unique_name=unique, create_scope_now=now), bad))
        return "ok"

    def do_call_template(self, index: int) -> Any:
        if not self.templates:
            return "skip"
        template, bad = self.templates[index % len(self.templates)]
        template.enter()
        try:
            result = self.body(bad)
        except TFError:
            template.exit(failed=True)
            raise
        template.exit()
        return result

    def body(self, bad: bool) -> Any:
        first = self.do_get("x", {"shape": [1]})
        context = ScopeContext(self.world, None, "d")
        context.enter()
        try:
            second = self.do_get("y", {"shape": [1]})
        finally:
            context.exit()
        return [first, second, self.do_variable("bad") if bad else None]

    def do_thread(self, program: list[list[Any]]) -> Any:
        stack, thread = self.stack, self.world.thread
        self.stack, self.world.thread = [], self.world.new_thread()
        seen = self.run(program)
        self.stack, self.world.thread = stack, thread
        return seen
