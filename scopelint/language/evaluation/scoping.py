"""Names: where they are bound and looked up."""

from __future__ import annotations

from ...domain.symbols import MISSING, Choice
from ...source import nodes as n
from ...source.private import renamed
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import ImportRef, Namespace
from . import imports, subscripts

OPEN = (Choice, ImportRef)
"""What a name may be bound to that is not yet its value."""


def load_name(m: Machine, ns: Namespace, name: str) -> Value:
    """The value bound to a name; MISSING if there is none."""
    scope: Namespace | None = ns
    while scope is not None:
        if scope.declared is not None and scope.declared.get(name) == "global":
            scope = ns.module.scope
        raw = scope.cells.data.get(name, MISSING)
        if raw is MISSING and scope.kind == "class" and name.startswith("__"):
            raw = scope.cells.data.get(renamed(scope.label.rpartition(".")[2], name), MISSING)
        if raw is not MISSING:
            if type(raw) not in OPEN:
                return raw
            value = m.path.bound(raw) if type(raw) is Choice and _may_be_unbound(raw) else raw
            if value is not MISSING:
                return imports.force(m, value) if type(value) is ImportRef else value
        if scope.own is not None and name in scope.own:
            return MISSING
        scope = scope.parent
        while scope is not None and scope.kind == "class":  # a class body is not seen from the functions in it
            scope = scope.parent
    return m.builtins.get(name, MISSING)


def is_own(ns: Namespace, name: str) -> bool:
    """Whether a name is one of the function's that the code is in."""
    scope: Namespace | None = ns
    while scope is not None and scope.own is None and scope.kind != "module":
        scope = scope.parent
    return scope is not None and scope.own is not None and name in scope.own


def _may_be_unbound(value: Value) -> bool:
    return value is MISSING or (type(value) is Choice and (_may_be_unbound(value.yes) or _may_be_unbound(value.no)))


def store_name(m: Machine, ns: Namespace, name: str, value: Value) -> None:
    holder = owner(ns, name)
    if holder.kind == "class" and name.startswith("__"):
        name = renamed(holder.label.rpartition(".")[2], name)
    if holder.filled is not None:
        subscripts.set_item(m, holder.filled, name, value, NOWHERE)
    else:
        holder.cells.put(name, value)


def delete_name(m: Machine, ns: Namespace, name: str) -> None:
    owner(ns, name).cells.put(name, MISSING)


def owner(ns: Namespace, name: str) -> Namespace:
    """The namespace in which an assignment to `name` binds it."""
    how = ns.declared.get(name) if ns.declared is not None else None
    if how == "global":
        return ns.module.scope
    if how == "nonlocal":
        scope = ns.parent
        while scope is not None:
            if (scope.own is not None and name in scope.own) or scope.cells.data.get(name, MISSING) is not MISSING:
                return scope
            scope = scope.parent
    return ns


def place_of(ns: Namespace, node: n.Expr | n.Stmt) -> Place:
    return Place(ns.module.filename, node.span, ns.module.stub)
