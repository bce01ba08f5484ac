"""The names that the body of a function binds: they are its own, whether or not they are bound yet."""

from __future__ import annotations

from collections.abc import Iterator

from . import nodes as n
from .effects import parts


def own_names(function: n.FunctionDef) -> frozenset[str]:
    """The names of a function's body that are no one else's, besides its parameters."""
    if function.bound is None:
        found = set(_in_body(function.body))
        for statement in _statements(function.body):
            if isinstance(statement, n.Declare):
                found.difference_update(statement.names)
        function.bound = frozenset(found)
    return function.bound


def _statements(body: n.Body) -> Iterator[n.Stmt]:
    pending: list[object] = [body]
    while pending:
        node = pending.pop()
        if isinstance(node, tuple):
            pending.extend(node)
        elif isinstance(node, n.Stmt):
            yield node
            if not isinstance(node, n.FunctionDef | n.ClassDef):
                pending.extend(part for part in parts(node) if isinstance(part, tuple))
        elif isinstance(node, n.Handler | n.Case):
            pending.append(node.body)


def _in_body(body: n.Body) -> Iterator[str]:
    for statement in _statements(body):
        match statement:
            case n.FunctionDef() | n.ClassDef():
                yield statement.name
            case n.Import():
                yield from (alias or dotted.partition(".")[0] for dotted, alias in statement.names)
            case n.ImportFrom():
                yield from (alias for _, alias in statement.names or ())
            case n.Assign() | n.Delete():
                yield from targets(statement.targets)
            case n.AugAssign() | n.AnnAssign() | n.For():
                yield from targets((statement.target,))
            case n.With():
                yield from targets(tuple(item.target for item in statement.items if item.target is not None))
            case n.Try():
                yield from (handler.name for handler in statement.handlers if handler.name is not None)
            case n.Match():
                yield from _captured([case.pattern for case in statement.cases])
        if not isinstance(statement, n.FunctionDef | n.ClassDef):
            yield from _named(statement)


def targets(assigned: tuple[n.Expr, ...]) -> Iterator[str]:
    """The names that an assignment to these binds."""
    for target in assigned:
        if isinstance(target, n.Name):
            yield target.id
        elif isinstance(target, n.Sequence):
            yield from targets(target.items)
        elif isinstance(target, n.Starred):
            yield from targets((target.value,))


def _captured(pending: list[object]) -> Iterator[str]:
    """The names that patterns bind."""
    while pending:
        node = pending.pop()
        if isinstance(node, tuple):
            pending.extend(node)
        elif isinstance(node, n.Pattern):
            names = (getattr(node, each, None) for each in ("name", "star", "rest"))
            yield from (name for name in names if name is not None)
            pending.extend(parts(node))


def _named(statement: n.Stmt) -> Iterator[str]:
    """The names that `:=` binds in the expressions of one statement."""
    pending: list[object] = parts(statement)
    while pending:
        node = pending.pop()
        if isinstance(node, n.NamedExpr):
            yield node.target.id
        if isinstance(node, tuple):
            pending.extend(node)
        elif not isinstance(node, n.Stmt | n.Lambda | str | n.Handler):
            pending.extend(parts(node))
