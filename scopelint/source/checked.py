"""What a program's own assertions ask about: whether objects are one, and how many they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..garbage import remembered
from . import nodes as n
from .effects import expressions, last_name

_READS = frozenset({"trainable_variables", "global_variables", "get_collection", "all_variables", "model_variables"})
"""TensorFlow's functions that list what a graph has."""


@dataclass(frozen=True, slots=True)
class Question:
    """The places, such as `self.a.w`, or lists of a graph's that a part of an assertion compares.

    A `pair` of them is held against each other; of others it is asked which objects they are, or how many: with `length`, by that alone.
    """

    places: tuple[n.Expr, ...]
    pair: bool = False
    length: bool = False


@remembered(4096)
def questions(test: n.Expr) -> tuple[Question, ...]:
    """What an assertion asks about the identity of objects, or about how variables are called or how many there are."""
    return tuple(_questions(test, frozenset()))


def _questions(test: n.Expr, bound: frozenset[str]) -> Iterator[Question]:
    if isinstance(test, n.BoolOp):
        yield from _questions(test.left, bound)
        yield from _questions(test.right, bound)
    elif isinstance(test, n.Unary) and test.op == "not":
        yield from _questions(test.operand, bound)
    elif isinstance(test, n.Compare):
        yield from _compared(test, bound)
    elif isinstance(test, n.Call) and last_name(test.func) in ("all", "any") and any(map(_asks, _within(test))):
        yield Question(tuple(_places(test, bound)))


def _asks(node: n.Expr) -> bool:
    return isinstance(node, n.Compare) and any(True for _ in _compared(node, frozenset()))


def _compared(test: n.Compare, bound: frozenset[str]) -> Iterator[Question]:
    sides = (test.left, *(side for _, side in test.rest))
    if any(op in ("is", "is not") for op, _ in test.rest):
        if len(sides) == 2 and not any(isinstance(side, n.Const) for side in sides):
            yield Question(sides, pair=all(map(_is_place, sides)))
        return
    inside = [each for side in sides for each in (side, *_within(side))]
    calls = {last_name(each.func) for each in inside if isinstance(each, n.Call)}
    names = any(isinstance(each, n.Attribute) and each.attr == "name" for each in inside)
    references = any(isinstance(each, n.Name) and each.id == "id" for each in inside) or not calls.isdisjoint(("ref", "experimental_ref"))
    sets = "set" in calls or any(isinstance(each, n.Comprehension) and each.kind == "set" for each in inside)
    texts = any(isinstance(each, n.Const) and isinstance(each.value, str) for each in inside)
    if names or texts or references or "len" in calls:
        yield Question(tuple(_places(test, bound)), length="len" in calls and not (names or texts or references or sets))


def _within(node: n.Expr) -> Iterator[n.Expr]:
    for each in expressions(node):
        yield each
        yield from _within(each)


def _is_place(node: n.Expr) -> bool:
    while isinstance(node, n.Attribute) or (isinstance(node, n.Subscript) and isinstance(node.index, n.Const)):
        node = node.value
    return isinstance(node, n.Name)


def _named(node: n.Expr) -> n.Expr:
    """What a place is the name of, if it is one: `w` of `w.op.name`."""
    if not isinstance(node, n.Attribute) or node.attr != "name":
        return node
    return node.value.value if isinstance(node.value, n.Attribute) and node.value.attr == "op" else node.value


def _places(node: n.Expr, bound: frozenset[str]) -> Iterator[n.Expr]:
    """The longest places in an expression, and what lists variables, but for those that begin with what it binds itself."""
    if isinstance(node, n.Call) and last_name(node.func) in _READS:
        yield node
        return
    if _is_place(node):
        root = node
        while isinstance(root, n.Attribute | n.Subscript):
            root = root.value
        if isinstance(root, n.Name) and root.id not in bound:
            yield _named(node)
        return
    if isinstance(node, n.Comprehension):
        bound |= {each.id for clause in node.clauses for each in (clause.target, *_within(clause.target)) if isinstance(each, n.Name)}
    elif isinstance(node, n.Lambda):
        bound |= {*node.params.in_order, *node.params.by_name}
    for each in expressions(node):
        yield from _places(each, bound)
