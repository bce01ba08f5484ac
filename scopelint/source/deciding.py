"""By which of its parameters a function goes one way or another."""

from __future__ import annotations

from ..garbage import remembered
from . import nodes as n
from .effects import parts


@remembered(1024)
def decides_by(node: n.FunctionDef | n.Lambda, parameter: str) -> bool:
    """Whether a function asks what a parameter is: `if flag`, `kind == "sum"`; not what comes of it, as `path.endswith(".png")`."""
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        asked = part.test if isinstance(part, n.If | n.IfExp) else part.subject if isinstance(part, n.Match) else part
        if (asked is not part and _is(asked, parameter)) or (isinstance(part, n.Compare) and _is_held_against_a_text(part, parameter)):
            return True
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return False


def _is(asked: object, name: str) -> bool:
    """Whether a test is a name, or is made of that and of others by `not`, `and` and `or`."""
    if isinstance(asked, n.Unary):
        return _is(asked.operand, name)
    if isinstance(asked, n.BoolOp):
        return _is(asked.left, name) or _is(asked.right, name)
    return isinstance(asked, n.Name) and asked.id == name


def _is_held_against_a_text(test: n.Compare, name: str) -> bool:
    """Whether a name is compared with nothing but what is written down."""
    sides = [test.left, *(side for _, side in test.rest)]
    others = [side for side in sides if not _is(side, name)]
    return len(others) == len(sides) - 1 and all(map(_is_written, others))


def _is_written(value: object) -> bool:
    return isinstance(value, n.Const) or (isinstance(value, n.Sequence) and all(map(_is_written, value.items)))
