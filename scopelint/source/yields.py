"""The body of a generator in a form that can be left at each `yield` and gone on with later.

`x = f(a, (yield b))` becomes statements: what stands left of the `yield` is put into names of its own, the `yield` is a statement
`Produce`, and what is left of the expression holds none. Statements without a `yield` stay together and as they are, in a `Plain`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from itertools import count, groupby
from typing import Any

from ..garbage import remembered
from . import nodes as n
from .effects import bodies, expressions


@dataclass(slots=True, eq=False)
class Plain(n.Stmt):
    """Statements that hold no `yield`."""

    body: n.Body


@dataclass(slots=True, eq=False)
class Produce(n.Stmt):
    """`target = yield value`, or `yield from`."""

    target: n.Expr | None
    value: n.Expr | None
    delegated: bool


@remembered(1024)
def resumable(body: n.Body) -> n.Body:
    """The body of a generator function."""
    return _Form().body(body)


@remembered(1024)
def unrolled(node: n.Comprehension) -> n.Body:
    """A generator expression whose first iterable is bound to the name `.0`."""
    assert node.kind == "generator"
    body: n.Body = (Produce(node.element.span, None, node.element, False),)
    for index in reversed(range(len(node.clauses))):
        clause = node.clauses[index]
        for test in reversed(clause.tests):
            body = (n.If(test.span, test, body, ()),)
        iterable = clause.iterable if index else n.Name(clause.iterable.span, ".0")
        body = (n.For(node.span, clause.target, iterable, body, ()),)
    return body


@remembered(1024)
def guarded(body: n.Body) -> bool:
    """Whether some `yield` stands where the program would catch an exception that is thrown there."""
    return any(
        (isinstance(s, n.Try) and s.handlers and any(map(_yields, s.body))) or any(guarded(b) for b in bodies(s))
        for s in body
        if not isinstance(s, n.FunctionDef | n.ClassDef)
    )


@remembered(1024)
def leaves(body: n.Body) -> bool:
    """Whether the body of a loop may end the loop: by `break` or `return`."""
    return any(
        isinstance(s, n.Break | n.Return) or (not isinstance(s, n.FunctionDef | n.ClassDef) and any(leaves(b) for b in bodies(s)))
        for s in body
    )


def _yields(statement: n.Stmt) -> bool:
    if isinstance(statement, Produce):
        return True
    if isinstance(statement, n.FunctionDef | n.ClassDef):
        return False
    return any(map(_holds, expressions(statement))) or any(any(map(_yields, b)) for b in bodies(statement))


def _holds(node: n.Expr) -> bool:
    """Whether an expression holds a `yield` of the function that it stands in."""
    if isinstance(node, n.Yield):
        return True
    if isinstance(node, n.Lambda):
        return False
    if isinstance(node, n.Comprehension):
        return _holds(node.clauses[0].iterable)
    return any(map(_holds, expressions(node)))


class _Form:
    """One function's body."""

    def __init__(self) -> None:
        self._names = count()

    def body(self, body: n.Body) -> n.Body:
        out: list[n.Stmt] = []
        for yields, group in groupby(body, _yields):
            if yields:
                for statement in group:
                    self._statement(statement, out)
            else:
                plain = tuple(group)
                out.append(Plain(plain[0].span, plain))
        return tuple(out)

    def _statement(self, node: n.Stmt, out: list[n.Stmt]) -> None:
        """A statement that holds a `yield`."""
        if isinstance(node, n.While):
            out.append(self._while(node))
        elif isinstance(node, n.With):
            self._with(node, out)
        elif isinstance(node, n.If | n.For | n.Match):
            field = {n.If: "test", n.For: "iterable", n.Match: "subject"}[type(node)]
            head: dict[str, Any] = {field: self._hoisted(getattr(node, field), out)}
            out.append(self._with_bodies(replace(node, **head)))
        elif isinstance(node, n.Try):
            out.append(self._with_bodies(node))
        elif isinstance(node, n.ExprStmt) and isinstance(node.value, n.Yield):
            self._produce(node.value, None, out)
        elif isinstance(node, n.Assign):
            self._assign(node, out)
        else:  # a `del`, `return`, `assert` or the like: its expressions from left to right
            self._plain(self._mapped(node, out), out)

    def _plain(self, node: n.Stmt, out: list[n.Stmt]) -> None:
        out.append(Plain(node.span, (node,)))

    def _with_bodies(self, node: Any) -> Any:
        changed: dict[str, Any] = {}
        for field in fields(node):
            value = getattr(node, field.name)
            if isinstance(value, tuple) and value:
                if isinstance(value[0], n.Stmt):
                    changed[field.name] = self.body(value)
                elif isinstance(value[0], n.Handler | n.Case):
                    changed[field.name] = tuple(replace(v, body=self.body(v.body)) for v in value)
        return replace(node, **changed)

    def _while(self, node: n.While) -> n.While:
        if not _holds(node.test):
            return self._with_bodies(node)  # type: ignore[no-any-return]
        span = node.test.span
        ends = n.If(span, n.Unary(span, "not", node.test), (*node.orelse, n.Break(span)), ())
        return replace(node, test=n.Const(span, True), body=self.body((ends, *node.body)), orelse=())

    def _with(self, node: n.With, out: list[n.Stmt]) -> None:
        first, *rest = node.items
        body = (replace(node, items=tuple(rest)),) if rest else node.body
        item = n.WithItem(self._hoisted(first.context, out), first.target)
        out.append(replace(node, items=(item,), body=self.body(body)))

    def _assign(self, node: n.Assign, out: list[n.Stmt]) -> None:
        if isinstance(node.value, n.Yield) and len(node.targets) == 1 and not _holds(node.targets[0]):
            self._produce(node.value, node.targets[0], out)
            return
        value = self._hoisted(node.value, out)
        if any(map(_holds, node.targets)):
            value = self._kept(value, out)
        self._plain(replace(node, targets=tuple(self._mapped(t, out) for t in node.targets), value=value), out)

    def _produce(self, node: n.Yield, target: n.Expr | None, out: list[n.Stmt]) -> None:
        value = None if node.value is None else self._hoisted(node.value, out)
        out.append(Produce(node.span, target, value, node.delegated))

    def _name(self, span: Any) -> n.Name:
        return n.Name(span, f".{next(self._names) + 1}")

    def _kept(self, node: n.Expr, out: list[n.Stmt]) -> n.Expr:
        """A value that is needed only after a later `yield`."""
        if isinstance(node, n.Const):
            return node
        name = self._name(node.span)
        self._plain(n.Assign(node.span, (name,), node), out)
        return name

    def _hoisted(self, node: n.Expr, out: list[n.Stmt]) -> n.Expr:
        """An expression of the same value without a `yield`, after the statements that it needs."""
        if not _holds(node):
            return node
        name = self._name(node.span)
        if isinstance(node, n.Yield):
            self._produce(node, name, out)
            return name
        if isinstance(node, n.BoolOp):
            out.append(Plain(node.span, (n.Assign(node.span, (name,), self._hoisted(node.left, out)),)))
            test: n.Expr = name if node.op == "and" else n.Unary(node.span, "not", name)
            out.append(n.If(node.span, test, self._arm(name, node.right), ()))
            return name
        if isinstance(node, n.IfExp):
            test = self._hoisted(node.test, out)
            out.append(n.If(node.span, test, self._arm(name, node.yes), self._arm(name, node.no)))
            return name
        if isinstance(node, n.Comprehension):
            first, *rest = node.clauses
            return replace(node, clauses=(replace(first, iterable=self._hoisted(first.iterable, out)), *rest))
        return self._mapped(node, out)  # type: ignore[no-any-return]

    def _arm(self, name: n.Name, value: n.Expr) -> n.Body:
        return self.body((n.Assign(value.span, (name,), value),))

    def _mapped(self, node: Any, out: list[n.Stmt]) -> Any:
        """A node whose parts hold no `yield` any more; those left of the last one that does keep their values."""
        parts = list(expressions(node))
        last = max((i for i, part in enumerate(parts) if _holds(part)), default=-1)
        if last < 0:
            return node
        index = count()

        def part(each: n.Expr) -> n.Expr:
            i = next(index)
            if i > last or _is_place(node, each):
                return each
            if isinstance(each, n.Starred):
                return replace(each, value=self._hoisted(each.value, out) if i == last else self._kept(self._hoisted(each.value, out), out))
            value = self._hoisted(each, out)
            return value if i == last or _is_function(node, each) else self._kept(value, out)

        return _rebuilt(node, part)


def _is_place(node: Any, part: n.Expr) -> bool:
    """Whether a part is what is bound: it has no value yet."""
    return isinstance(node, n.NamedExpr | n.AugAssign | n.AnnAssign) and part is not node.value


def _is_function(node: Any, part: n.Expr) -> bool:
    """Whether a part is the function that a call names: checks look at how it is written."""
    while isinstance(part, n.Attribute):
        part = part.value
    return isinstance(node, n.Call) and isinstance(part, n.Name)


def _rebuilt(value: Any, part: Callable[[n.Expr], n.Expr], top: bool = True) -> Any:
    """A node with each expression directly in it replaced."""
    if isinstance(value, n.Expr) and not top:
        return part(value)
    if isinstance(value, tuple):
        return tuple(_rebuilt(item, part, False) for item in value)
    if top or isinstance(value, n.Argument | n.Format | n.Clause):
        names = [f.name for f in fields(value) if f.init and f.name != "span"]
        return replace(value, **{name: _rebuilt(getattr(value, name), part, False) for name in names})
    return value
