"""What a finding is known by when lines move, files are renamed and functions are indented anew."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .diagnostics import Diagnostic, Span
from .discovery import Project, UnreadableError
from .source.syntax import tree_of
from .storage.digests import text_digest

LONGEST = 100
"""How many characters of a finding's text are kept for people to read."""


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """A finding by its rule, the function that it is in, and its text without blanks; `digest` stands for the three.

    Neither rows nor names of files or variables are part of it: the variable that is named may be another one when unrelated code
    changes. Findings that are alike have the same digest, and are told apart by their `number`, in the order of their places.
    """

    digest: str
    function: str
    text: str
    number: int

    @property
    def unique(self) -> str:
        return f"{self.digest}:{self.number}"


def fingerprints(diagnostics: Iterable[Diagnostic], project: Project) -> list[Fingerprint]:
    """The fingerprint of each diagnostic, in the order of the diagnostics."""
    diagnostics = list(diagnostics)
    files: dict[str, _File] = {}
    found: dict[Diagnostic, Fingerprint] = {}
    seen = Counter[str]()
    for diagnostic in sorted(dict.fromkeys(diagnostics), key=lambda each: each.sort_key):
        filename = diagnostic.site.filename
        if filename not in files:
            files[filename] = _File(_text(project, filename))
        file, span = files[filename], diagnostic.site.span
        function, text = file.function(span.row), file.cut(span)
        digest = text_digest("\n".join((diagnostic.code, function, "".join(text.split()))))[:16]
        seen[digest] += 1
        shown = " ".join(text.split())
        found[diagnostic] = Fingerprint(digest, function, shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…", seen[digest])
    return [found[diagnostic] for diagnostic in diagnostics]


def _text(project: Project, filename: str) -> str:
    file = project.file(Path(filename))
    try:
        return "" if file is None else file.read()
    except UnreadableError:
        return ""


class _File:
    """A text, and the functions and classes in it."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        try:
            self._blocks = list(_blocks(tree_of(text)))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            self._blocks = []

    def function(self, row: int) -> str:
        """The name of the innermost function or class around a row."""
        around = [(end - first, name) for first, end, name in self._blocks if first <= row <= end]
        return min(around)[1] if around else ""

    def cut(self, span: Span) -> str:
        rows = self._lines[span.row - 1 : span.end_row]
        if not rows:
            return ""
        rows[-1] = rows[-1][: span.end_column - 1] if span.end_row - span.row < len(rows) else rows[-1]
        rows[0] = rows[0][span.column - 1 :]
        return "\n".join(rows)


def _blocks(tree: ast.Module) -> Iterator[tuple[int, int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.end_lineno or node.lineno, node.name


__all__ = ["Fingerprint", "fingerprints"]
