"""A notebook with everything that an edit must leave as it is: what is no code, outputs, magics, and how its JSON is written."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

from ..diagnostics import Edit
from ..discovery import UnreadableError
from ..magics import python
from ..notebooks import NotebookError, cells, cells_in, joined, key_of, loaded, sources

_STYLES = [
    {"indent": indent, "ensure_ascii": escaped, "separators": (",", colon)}
    for indent, colon in ((1, ": "), (2, ": "), (4, ": "), (0, ": "), ("\t", ": "), (None, ":"))
    for escaped in (False, True)
] + [{"ensure_ascii": escaped} for escaped in (False, True)]
"""How notebooks are written: by Jupyter with an indent of 1, by Colab with 2, by others in a row."""


class ChangedError(Exception):
    """A file cannot be changed; the message says why."""


@dataclass(frozen=True)
class NotebookText:
    """The code of a notebook as it is on disk. Edits speak of rows and columns of the module that its cells are joined to."""

    data: dict[str, Any]
    style: dict[str, Any]
    end: str
    sources: dict[int, str]

    @classmethod
    def of(cls, data: bytes) -> NotebookText:
        """Raises `UnreadableError`, also where the bytes could not be had back."""
        try:
            notebook = loaded(data)
            found = sources(notebook)
        except NotebookError as error:
            raise UnreadableError(str(error)) from None
        for style in _STYLES:
            for end in ("\n", ""):
                text = cls(notebook, style, end, found)
                if text.encoded() == data:
                    return text
        raise UnreadableError("its JSON cannot be written back as it is")

    @classmethod
    def of_code(cls, text: str) -> NotebookText:
        """That of which only the code is known, as in an editor."""
        where, lines = cells(text), text.split("\n")
        ends = [mark - 1 for mark in where.marks[1:]] + [len(lines) - 1]
        return cls({}, {}, "", {n: "\n".join(lines[mark:end]) for n, mark, end in zip(where.numbers, where.marks, ends, strict=True)})

    @property
    def plain(self) -> str:
        return joined(self.sources)

    def encoded(self) -> bytes:
        before = sources(self.data)
        notebook = deepcopy(self.data) if self.sources != before else self.data
        for number, source in self.sources.items():
            if source != before[number]:
                cell = cells_in(notebook)[number - 1]
                listed = isinstance(cell[key_of(cell)], list)
                cell[key_of(cell)] = _rows(source) if listed else source
        return (json.dumps(notebook, **self.style) + self.end).encode("utf-8", "surrogatepass")

    def parts(self, name: str) -> Iterator[tuple[str, list[str]]]:
        """Each cell with its name and its rows, with their ends."""
        for number, source in self.sources.items():
            yield f"{name}:cell {number}", _rows(source)

    def edited(self, edits: Iterable[Edit]) -> NotebookText:
        """The notebook with some edits, no two of which meet, each in one cell. Raises `ChangedError`."""
        where, found = cells(self.plain), dict(self.sources)
        for edit in sorted(edits, key=lambda each: each.span, reverse=True):
            span = edit.span
            number, row = where.at(span.row)
            last = row + span.end_row - span.row
            if not is_python(self.sources[number], row, last - (span.end_column == 1 and last > row), span.column):
                raise ChangedError("a magic, or another cell, is in the way")
            source = found[number]
            found[number] = source[: _offset(source, row, span.column)] + edit.text + source[_offset(source, last, span.end_column) :]
        return replace(self, sources=found)


def is_python(source: str, first: int, last: int, column: int) -> bool:
    """Whether the rows of a cell are Python's own, or the one row is so from a column on."""
    mine, seen = source.split("\n")[first - 1 : last], python(source).split("\n")[first - 1 : last]
    timed = first == last and len(mine) == 1 and mine[0].lstrip().startswith("%time ")
    if timed:
        mine, seen = [mine[0][column - 1 :]], [seen[0][column - 1 :]]
    return mine == seen and len(mine) == last - first + 1


def _offset(source: str, row: int, column: int) -> int:
    rows = source.split("\n")[: row - 1]
    return min(sum(map(len, rows)) + len(rows) + column - 1, len(source))


def _rows(source: str) -> list[str]:
    """The rows with their ends; a row ends with `\\n` alone."""
    rows = [f"{row}\n" for row in source.split("\n")]
    rows[-1] = rows[-1][:-1]
    return rows if rows[-1] else rows[:-1]


__all__ = ["ChangedError", "NotebookText", "is_python"]
