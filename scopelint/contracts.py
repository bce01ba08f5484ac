"""Sharing contracts: comments that state what a scope or a call is to do, and that the program is held to.

    with tf.variable_scope("net"):  # scopelint: shared            its variables exist already
    target = build(x)  # scopelint: distinct                       its variables are all new
    build(x)  # scopelint: expect net/w, net/b                     these are its variables, and no others

A comment belongs to the statement that it stands on; on a line of its own, to the statement that follows.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass

from .diagnostics import Span
from .source import nodes as n
from .source.effects import bodies
from .source.places import number, parted

_CONTRACT = re.compile(r"#\s*scopelint\s*:\s*(?P<kind>shared|distinct|expect)\b\s*(?P<names>[^#]*)")


@dataclass(frozen=True, slots=True)
class Contract:
    """One contract: what it states (`kind`, and for `expect` the names), and the rows of its statement."""

    filename: str
    kind: str
    names: tuple[str, ...]
    head: Span
    """The statement's first row."""
    rows: range


def read(filename: str, text: str, body: n.Body) -> list[Contract]:
    """The contracts in a source text."""
    if "scopelint" not in text or not _CONTRACT.search(text):
        return []
    statements = sorted(_statements(body), key=lambda s: (s.span.row, -s.span.end_row))
    out = []
    for row_in_file, alone, match in _comments(text):
        row = number(parted(statements[0].span.row)[0], row_in_file) if statements else row_in_file
        statement = _statement(statements, row, alone)
        if statement is not None:
            names = tuple(name for name in re.split(r"[\s,]+", match["names"].strip()) if name)
            span = statement.span
            head = Span(span.row, span.column, span.row, span.end_column if span.end_row == span.row else span.column + 1)
            out.append(Contract(filename, match["kind"], names, head, range(span.row, span.end_row + 1)))
    return out


def _comments(text: str) -> Iterator[tuple[int, bool, re.Match[str]]]:
    """(row, whether it is alone on its line, match) of every contract."""
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT and (match := _CONTRACT.match(token.string)):
                yield token.start[0], not token.line[: token.start[1]].strip(), match
    except (tokenize.TokenError, SyntaxError):
        return


def _statements(body: n.Body) -> Iterator[n.Stmt]:
    for statement in body:
        yield statement
        for inner in bodies(statement):
            yield from _statements(inner)


def _statement(statements: list[n.Stmt], row: int, alone: bool) -> n.Stmt | None:
    """The statement that a comment belongs to: the outermost that begins there, or the simple one that goes on there."""
    if alone:
        return next((s for s in statements if s.span.row > row), None)
    begins = next((s for s in statements if s.span.row == row), None)
    around = [s for s in statements if s.span.row <= row <= s.span.end_row and not any(True for _ in bodies(s))]
    return begins or (around[-1] if around else None)
