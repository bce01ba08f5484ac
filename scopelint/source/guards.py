"""Tests that guard what they make: `if self.network is None: self.network = build()`."""

from __future__ import annotations

from ..garbage import remembered
from . import nodes as n


@remembered(4096)
def asks_for_none(node: n.If) -> bool:
    """Whether a statement asks whether a name, or an attribute of one, is None."""
    test = node.test
    if not isinstance(test, n.Compare) or len(test.rest) != 1 or test.rest[0][0] != "is":
        return False
    other = test.rest[0][1]
    return _is_place(test.left) and isinstance(other, n.Const) and other.value is None


def _is_place(node: n.Expr) -> bool:
    return isinstance(node, n.Name) or (isinstance(node, n.Attribute) and isinstance(node.value, n.Name))
