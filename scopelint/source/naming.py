"""What the names that code gives are put together from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..diagnostics import Span
from ..garbage import remembered
from . import nodes as n
from .effects import parts


class Told(NamedTuple):
    """A part of a name: what the code calls it, be it a variable, an attribute or a key, and whether it stands in a text."""

    word: str
    in_text: bool


@remembered(1024)
def settings_in_name(node: n.FunctionDef | n.Lambda, call: Span) -> frozenset[Told]:
    """What a call is given within a text or by a key, `"conv_%d" % width` or `layer["kind"]`, that the function has another use for.

    Nothing that is computed there: who counts by `i // 2` knows what comes twice.
    """
    told: dict[str, Told] = {}
    used: set[str] = set()
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Call) and part.span == call:
            told = {root: each for argument in part.args for root, each in _told_by(argument.value)}
            pending.append(part.func)
        elif isinstance(part, n.Name):
            used.add(part.id)
        elif isinstance(part, n.Assign):
            pending += [part.value, *(each for each in part.targets if not isinstance(each, n.Name | n.Sequence))]
        elif isinstance(part, n.For):
            pending += [part.iterable, part.body, part.orelse]
        elif not isinstance(part, n.Expr) or _operands(part) is None:
            pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset(each for root, each in told.items() if root in used)


def _told_by(argument: n.Expr) -> Iterator[tuple[str, Told]]:
    """The variables that an argument is made of, with what they stand for in it."""
    operands = _operands(argument)
    for operand in [argument] if operands is None else operands:
        if isinstance(operand, n.Name):
            yield operand.id, Told(operand.id, operands is not None)
        elif isinstance(operand, n.Attribute) and isinstance(operand.value, n.Name):
            yield operand.value.id, Told(operand.attr, operands is not None)
        elif isinstance(operand, n.Subscript) and isinstance(operand.value, n.Name) and isinstance(operand.index, n.Const):
            yield operand.value.id, Told(str(operand.index.value), operands is not None)


def _operands(text: n.Expr) -> list[n.Expr] | None:
    """What is put into a text; None if it is none that is put together."""
    if isinstance(text, n.FormattedString):
        return [part.value for part in text.parts if isinstance(part, n.Format)]
    if isinstance(text, n.Binary) and text.op == "%" and _is_text(text.left):
        return list(text.right.items) if isinstance(text.right, n.Sequence) else [text.right]
    if isinstance(text, n.Binary) and text.op == "+":
        sides = [[side] if _is_text(side) else _operands(side) for side in (text.left, text.right)]
        if sides[0] is None and sides[1] is None:
            return None
        return [each for side, found in zip((text.left, text.right), sides, strict=True) for each in (found or [_plain(side)])]
    if isinstance(text, n.Call) and isinstance(text.func, n.Attribute) and text.func.attr == "format" and _is_text(text.func.value):
        return [argument.value for argument in text.args]
    return None


def _plain(value: n.Expr) -> n.Expr:
    """What `str(x)` is the text of."""
    whole = isinstance(value, n.Call) and isinstance(value.func, n.Name) and value.func.id == "str" and len(value.args) == 1
    return value.args[0].value if whole and isinstance(value, n.Call) else value


def _is_text(value: n.Expr) -> bool:
    return isinstance(value, n.Const) and isinstance(value.value, str)
