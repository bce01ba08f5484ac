"""What CPython's parser and libcst's make of a text is the same program."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from scopelint.diagnostics import Span
from scopelint.source import concrete, lower, nodes
from scopelint.source.idle import without_idle
from scopelint.source.library import STUBS

HERE = Path(__file__).parents[1]
TEXTS = sorted([
    *(STUBS / "tensorflow").rglob("*.py"),
    *(HERE / "adversarial" / "programs").rglob("*.py"),
    *HERE.glob("*.py"),
])[::4]  # fmt: skip
TEXTS = [path for path in TEXTS if not any(isinstance(node, ast.JoinedStr) for node in ast.walk(ast.parse(path.read_text())))]
_PLACED_OTHERWISE = (nodes.Comprehension, nodes.Sequence, nodes.BoolOp)
"""Parentheses are counted to these by one and not by the other. None is where anything happens."""

IN_STRINGS = {
    "a call in an f-string": ("x = 1\ny = f'{x}: {f(x):>{g()}}'\n", [(2, 13), (2, 20)]),
    "a call in an f-string of several lines": ('y = f"""a\n  {f(1)}\n"""\n', [(2, 4)]),
    "quotes in quotes": ("x = f'{d['a']} {f(1)}'\n", [(1, 17)]),
}
NEWER = {
    "a generic function": ("def f[T](x: T) -> T:\n    return g(x)\n", [(2, 12)]),
    "a name for a type": ("type Pair = tuple[int, int]\nw = f(1)\n", [(2, 5)]),
    "several kinds of exceptions": ("try:\n    f()\nexcept* ValueError as error:\n    g()\n", [(2, 5), (4, 5)]),
}
"""Syntax of Python 3.11 and 3.12. With each text, where it calls something."""


def flat(node: Any) -> Iterator[object]:
    """What is in a lowered program, in its order."""
    if isinstance(node, Span):
        yield node
    elif isinstance(node, tuple | list):
        yield len(node)
        for each in node:
            yield from flat(each)
    elif is_dataclass(node):
        yield type(node).__name__
        for field in fields(node):
            if field.name != "place" and not (field.name == "span" and isinstance(node, _PLACED_OTHERWISE)):
                yield from flat(getattr(node, field.name))
    else:
        yield sorted(node) if isinstance(node, frozenset) else repr(node)


def calls(node: Any) -> Iterator[tuple[int, int]]:
    if isinstance(node, nodes.Call):
        yield node.span.row, node.span.column
    if isinstance(node, tuple | list):
        for each in node:
            yield from calls(each)
    elif is_dataclass(node) and not isinstance(node, Span):
        for field in fields(node):
            yield from calls(getattr(node, field.name))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_both_parsers_make_the_same_program_of_a_text(path: Path) -> None:
    text = path.read_text()
    assert list(flat(lower.lower(text))) == list(flat(without_idle(concrete.lowered(text, None, None, 0))))


@pytest.mark.parametrize(("text", "places"), [*IN_STRINGS.values(), *NEWER.values()], ids=[*IN_STRINGS, *NEWER])
def test_no_python_is_too_old_for_a_text(text: str, places: list[tuple[int, int]]) -> None:
    assert sorted(calls(lower.lower(text))) == places


def test_columns_are_counted_in_characters() -> None:
    (_, statement) = lower.lower("e = 'é'; x = 1\nf('é😀', g())\n").body[1:]
    assert (statement.span.row, statement.span.column, statement.span.end_column) == (2, 1, 13)
    assert sorted(calls(statement)) == [(2, 1), (2, 9)]
