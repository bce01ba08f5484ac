"""Tests that guard what they make: `if self.network is None: self.network = build()`."""

from __future__ import annotations

from ..diagnostics import Span
from ..garbage import remembered
from . import nodes as n
from .gathered import parts_of


@remembered(4096)
def asks_for_none(node: n.If) -> bool:
    """Whether a statement asks whether a name, or an attribute of one, is None."""
    test = node.test
    if not isinstance(test, n.Compare) or len(test.rest) != 1 or test.rest[0][0] != "is":
        return False
    other = test.rest[0][1]
    return _is_place(test.left) and isinstance(other, n.Const) and other.value is None


@remembered(4096)
def chooses(function: n.FunctionDef, call: Span) -> bool:
    """Whether a function makes a call in one arm of an `if`, and another one in another."""
    return any(isinstance(part, n.If) and part.orelse and part.span.holds(call) for part in parts_of(function.body))


@remembered(4096)
def stands_in_for(function: n.FunctionDef, call: Span) -> str | None:
    """The parameter, None by default, that has what a call gives where nothing is handed over.

    As in `session or open()` and `if session is None: session = open()`.
    """
    every = (*function.params.positional_only, *function.params.positional, *function.params.keyword_only)
    left = {p.name for p in every if isinstance(p.default, n.Const) and p.default.value is None}
    for part in parts_of(function.body) if left else ():
        if isinstance(part, n.BoolOp) and part.op == "or":
            name = part.left.id if isinstance(part.left, n.Name) and part.right.span.holds(call) else None
        elif isinstance(part, n.IfExp):
            kept, made = (part.yes, part.no) if part.no.span.holds(call) else (part.no, part.yes)
            name = kept.id if isinstance(kept, n.Name) and made.span.holds(call) else None
        elif isinstance(part, n.If):
            name = _name_missing(part) if any(s.span.holds(call) for s in part.body) else None
        else:
            continue
        if name in left:
            return name
    return None


def _name_missing(node: n.If) -> str | None:
    """The name that a statement finds to be None, or nothing."""
    if isinstance(node.test, n.Unary) and node.test.op == "not" and isinstance(node.test.operand, n.Name):
        return node.test.operand.id
    return node.test.left.id if asks_for_none(node) and isinstance(node.test, n.Compare) and isinstance(node.test.left, n.Name) else None


def _is_place(node: n.Expr) -> bool:
    return isinstance(node, n.Name) or (isinstance(node, n.Attribute) and isinstance(node.value, n.Name))
