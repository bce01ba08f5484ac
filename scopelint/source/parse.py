"""libcst parsing and positions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import libcst as cst
from libcst._nodes.internal import CodegenState

from ..diagnostics import Span
from .syntax import SourceError

_PLACES = (cst.BaseExpression, cst.BaseSmallStatement, cst.BaseCompoundStatement)
"""The nodes whose position is kept."""
_WITH_PARENTHESES = (cst.Tuple, cst.GeneratorExp)
"""Nodes to which CPython counts the parentheses around them."""


class _Places(CodegenState):
    """A code generator that throws the code away and keeps where each node begins and ends.

    libcst's own `PositionProvider` does the same for every comma and blank; this keeps expressions and
    statements only, at less than half of its cost.
    """

    def __init__(self, module: cst.Module, before: int) -> None:
        super().__init__(default_indent=module.default_indent, default_newline=module.default_newline)
        self.row = before + 1
        self.column = 1
        self.starts: list[tuple[int, int]] = []
        self.spans: dict[int, Span] = {}
        self.end = (self.row, self.column)
        """Where the last small statement ended."""

    def add_token(self, value: str) -> None:
        if "\n" in value or "\r" in value:
            lines = value.replace("\r\n", "\n").replace("\r", "\n").split("\n")
            self.row += len(lines) - 1
            self.column = len(lines[-1]) + 1
        else:
            self.column += len(value)

    def add_indent_tokens(self) -> None:
        for token in self.indent_tokens:
            self.column += len(token)

    def pop_trailing_newline(self) -> None:
        pass

    def before_codegen(self, node: cst.CSTNode) -> None:
        self.starts.append((self.row, self.column))

    def after_codegen(self, node: cst.CSTNode) -> None:
        row, column = self.starts.pop()
        if isinstance(node, cst.BaseSmallStatement):
            self.end = (self.row, self.column)
        if isinstance(node, _PLACES) and id(node) not in self.spans:
            self.spans[id(node)] = Span(row, column, self.row, self.column)

    @contextmanager
    def record_syntactic_position(
        self, node: cst.CSTNode, *, start_node: cst.CSTNode | None = None, end_node: cst.CSTNode | None = None
    ) -> Iterator[None]:
        row, column = self.row, self.column
        yield
        if isinstance(node, cst.BaseCompoundStatement):
            self.spans[id(node)] = Span(row, column, *self.end)
        elif isinstance(node, _PLACES) and not isinstance(node, _WITH_PARENTHESES):
            self.spans[id(node)] = Span(row, column, self.row, self.column)


class Parsed:
    """A concrete syntax tree with the spans of its expressions and statements (by `id` of the node)."""

    def __init__(self, tree: cst.Module, spans: dict[int, Span]) -> None:
        self.tree = tree
        self.spans = spans

    def span(self, node: cst.CSTNode) -> Span:
        return self.spans[id(node)]


def parse(source: str, refused: SourceError | None = None, before: int = 0) -> Parsed:
    """Parse a module whose rows come after `before` others; raises `SourceError`: what CPython `refused` it with, if it did."""
    try:
        tree = cst.parse_module(source)
    except cst.ParserSyntaxError as error:
        raise refused or SourceError("invalid syntax", max(error.raw_line, 1), max(error.raw_column + 1, 1)) from None
    state = _Places(tree, before)
    tree._codegen(state)
    return Parsed(tree, state.spans)
