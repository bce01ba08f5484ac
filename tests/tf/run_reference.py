"""Runs the tame programs of `programs` on the reference model."""

from __future__ import annotations

from typing import Any

from . import reference_model as reference


class ReferenceRunner:
    """One program on a fresh graph of the reference model."""

    def __init__(self, fold_case: bool, root_close_resets: bool) -> None:
        self.graph = reference.Graph(fold_case, root_close_resets)
        self.root = self.graph.cur
        self.scopes: list[Any] = []
        self.contexts: list[Any] = []
        self.stack: list[Any] = []

    def run(self, program: list[list[Any]]) -> list[dict[str, Any]]:
        seen = [self.step(action) for action in program]
        while self.stack:
            seen.append(self.step(["exit"]))
        return seen

    def step(self, action: list[Any]) -> dict[str, Any]:
        graph = self.graph
        try:
            result = getattr(self, f"do_{action[0]}")(*action[1:])
        except reference.Err as error:
            result = str(error)
        return {
            "result": result,
            "scope": graph.cur.name,
            "reuse": graph.cur.reuse,
            "name_scope": graph.ns,
            "original": graph.cur.ons,
            "keys": sorted(graph.store),
        }

    def do_enter(self, kind: str, name: str, index: int, reuse: Any, aux: bool) -> Any:
        target = None
        if kind == "str":
            target = name
        elif kind == "obj" and self.scopes:
            target = self.scopes[index % len(self.scopes)]
        elif kind == "root" and self.stack and index % 3 == 0:
            target = self.root
        elif kind != "default":
            target = self.graph.cur
        context = reference.Context(self.graph, target, name if kind == "default" else None, reuse, aux)
        self.enter(context)
        self.contexts.append(context)
        return "ok"

    def enter(self, context: Any) -> None:
        self.scopes.append(context.enter())
        self.stack.append(context)

    def do_reenter(self, index: int, nested: bool) -> Any:
        allowed = [c for c in self.contexts if c not in self.stack]
        if not allowed:
            return "skip"
        self.enter(allowed[index % len(allowed)])
        return "ok"

    def do_exit(self) -> Any:
        if not self.stack:
            return "skip"
        top = self.stack.pop()
        if isinstance(top, str):
            self.graph.ns = top
        else:
            top.exit()
        return "ok"

    def do_get(self, name: str, with_: dict[str, Any]) -> Any:
        variable = self.graph.get(name, with_["shape"])
        return [variable.op, list(variable.shape), "float32"]

    def do_reuse_variables(self, index: int, captured: bool, spare_root: bool) -> Any:
        scope = self.scopes[index % len(self.scopes)] if captured and self.scopes else self.graph.cur
        if not scope.name and spare_root:
            return "skip"
        scope.reuse = True
        return "ok"

    def do_name_scope(self, name: str | None) -> Any:
        before = self.graph.ns
        entered = self.graph.enter_ns(name)
        self.stack.append(before)
        return entered

    def do_variable(self, name: str | None) -> Any:
        return self.graph.variable(name or "Variable")

    def do_op(self, name: str) -> Any:
        return self.graph.unique(name)
