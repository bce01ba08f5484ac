"""A diagnostic in the syntax tree of its file, and changes of the tree as edits of the text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import libcst as cst

from ..diagnostics import Diagnostic, Edit, Span
from ..source.parse import Parsed, parse
from ..source.syntax import SourceError, refusal


@dataclass(frozen=True)
class Place:
    """The node that a diagnostic is about, with those around it, outermost first."""

    diagnostic: Diagnostic
    text: str
    parsed: Parsed
    node: cst.CSTNode
    around: tuple[cst.CSTNode, ...]

    @property
    def call(self) -> cst.Call | None:
        return self.node if isinstance(self.node, cst.Call) else None

    def inner(self) -> Iterator[cst.CSTNode]:
        """The nodes around it in the same function, innermost first."""
        for node in reversed(self.around):
            if isinstance(node, cst.FunctionDef | cst.ClassDef | cst.Lambda):
                return
            yield node

    def edit(self, *changes: tuple[cst.CSTNode, cst.CSTNode]) -> Edit | None:
        """The edit that puts new nodes into the place of old ones; None where it would change nothing."""
        tree: cst.CSTNode = self.parsed.tree
        for old, new in changes:
            changed = tree.deep_replace(old, new)
            assert isinstance(changed, cst.CSTNode)
            tree = changed
        assert isinstance(tree, cst.Module)
        return difference(self.text, tree.code)


def difference(before: str, after: str) -> Edit | None:
    """The one edit that makes `after` of `before`, no longer than it must be."""
    if before == after:
        return None
    first = _alike(before, after)
    left = min(len(before), len(after)) - first
    common = min(left, _alike(before[::-1], after[::-1]))
    row, column = _position(before, first)
    return Edit(Span(row, column, *_position(before, len(before) - common)), after[first : len(after) - common])


def _alike(one: str, other: str) -> int:
    """How many characters two texts begin with in common."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _position(text: str, offset: int) -> tuple[int, int]:
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def place_of(diagnostic: Diagnostic, text: str) -> Place | None:
    """Where a diagnostic is in a text; None where the text does not parse, or has nothing that fills its span."""
    parsed = _parsed(text)
    if parsed is None:
        return None
    found = _find(parsed, parsed.tree, diagnostic.site.span, ())
    return None if found is None else Place(diagnostic, text, parsed, *found)


@lru_cache(maxsize=4)
def _parsed(text: str) -> Parsed | None:
    if refusal(text) is not None:  # what nests too deeply would take libcst, and the process, with it
        return None
    try:
        return parse(text)
    except SourceError:
        return None


def _find(
    parsed: Parsed, node: cst.CSTNode, span: Span, around: tuple[cst.CSTNode, ...]
) -> tuple[cst.CSTNode, tuple[cst.CSTNode, ...]] | None:
    """The innermost node with a span, which lies in all nodes around it that have one."""
    here = parsed.spans.get(id(node))
    if here is not None and not ((here.row, here.column) <= (span.row, span.column) and (span.end_row, span.end_column) <= _end(here)):
        return None
    for child in node.children:
        found = _find(parsed, child, span, (*around, node))
        if found is not None:
            return found
    return (node, around) if here == span else None


def _end(span: Span) -> tuple[int, int]:
    return span.end_row, span.end_column


__all__ = ["Place", "difference", "place_of"]
