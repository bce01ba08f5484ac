"""Statements that nothing can tell from `pass`.

A constant that stands alone, as a docstring does, and one given to a name that its function never mentions again, do nothing that a
run could show. They are left out where a text is read, so that an edit which adds, changes or removes one changes no unit, and reruns
nothing. What a docstring says is kept beside.
"""

from __future__ import annotations

from typing import Any

from . import nodes as n
from .effects import bodies, parts

_READERS_OF_ALL = frozenset({"locals", "vars", "dir", "eval", "exec", "execfile", "builtins", "__builtins__", "__builtin__"})
"""Who calls one of these may look at any name. A method called so, as that of a tensor or a model, is another matter."""
_FRAME = "f_locals"


def without_idle(module: n.Module, evaluated: bool = False) -> n.Module:
    """Leave out, in place, the idle statements of a module; where a string is `evaluated`, the constant that it may be is its value."""
    body = _visited(module.body, not _reads_all(module))
    module.body = module.body if evaluated else body
    return module


def _reads_all(module: n.Module) -> bool:
    if _FRAME in module.names:
        return True
    return not _READERS_OF_ALL.isdisjoint(module.names) and not _READERS_OF_ALL.isdisjoint(_mentioned(module.body, set()))


def _visited(body: n.Body, unread: bool) -> n.Body:
    """The statements of a module or class, those of its functions cleaned: of what they store as well, where it may be `unread`."""
    for statement in body:
        if isinstance(statement, n.FunctionDef):
            _clean(statement, unread)
        elif isinstance(statement, n.ClassDef):
            statement.body = _visited(statement.body, unread)
        else:
            for inner in bodies(statement):
                _visited(inner, unread)
    alone = [each for each in body if isinstance(each, n.ExprStmt) and isinstance(each.value, n.Const)]
    return tuple(each for each in body if each not in alone) if alone else body


def _clean(function: n.FunctionDef, unread: bool) -> None:
    found: list[n.Stmt] = []
    _collect(function.body, found, unread)
    if found:
        stored = [(each, {t.id for t in each.targets if isinstance(t, n.Name)}) for each in found if isinstance(each, n.Assign)]
        mentioned = _mentioned(function.body, set(found)) if stored else set[str]()
        idle = set(found) - {each for each, names in stored if names & mentioned}
        if idle:
            function.body = _without(function.body, idle)


def _collect(body: n.Body, found: list[n.Stmt], unread: bool) -> None:
    """The statements of a function that may be idle. The functions in it are cleaned; what a class's body assigns is the class's."""
    for statement in body:
        if isinstance(statement, n.FunctionDef):
            _clean(statement, unread)
        elif isinstance(statement, n.ClassDef):
            statement.body = _visited(statement.body, unread)
        elif isinstance(statement, n.ExprStmt | n.Assign):
            if isinstance(statement.value, n.Const) and (isinstance(statement, n.ExprStmt) or (unread and _stores_in_names(statement))):
                found.append(statement)
        else:
            for inner in bodies(statement):
                _collect(inner, found, unread)


def _stores_in_names(statement: n.Assign) -> bool:
    return all(isinstance(target, n.Name) for target in statement.targets)


def _mentioned(body: n.Body, aside: set[n.Stmt]) -> set[str]:
    """The names that some statements mention or declare, but for those `aside`."""
    names: set[str] = set()
    pending: list[Any] = [body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Name):
            names.add(part.id)
        elif isinstance(part, n.Declare):
            names.update(part.names)
        elif isinstance(part, n.Import | n.ImportFrom):
            names.update(name for name, _ in part.names or ())
        if isinstance(part, tuple):
            pending.extend(part)
        elif part not in aside:
            pending.extend(parts(part))
    return names


def _without(body: n.Body, idle: set[n.Stmt]) -> n.Body:
    kept = tuple(statement for statement in body if statement not in idle)
    for statement in kept:
        if not isinstance(statement, n.FunctionDef | n.ClassDef):
            _replace(statement, idle)
    return body if len(kept) == len(body) else kept


def _replace(holder: Any, idle: set[n.Stmt]) -> None:
    for name in ("body", "orelse", "final"):
        inner = getattr(holder, name, None)
        if isinstance(inner, tuple) and inner:
            setattr(holder, name, _without(inner, idle))
    for name in ("handlers", "cases"):
        for each in getattr(holder, name, ()):
            _replace(each, idle)


__all__ = ["without_idle"]
