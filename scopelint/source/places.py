"""Numbers that stand for places while a project is analysed.

Inside the analysis a row is a number that no two files share: of the file, and of the row in it. Whatever text quotes a row, be it
a finding's message or the name of an unknown list, quotes such a number, and can be told from other text: what comes of a root
can be kept without its rows, and be given those of today. Row 0 stands for the file itself, as it is shown to the user, and the
number of no file for the project's folder.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ..diagnostics import Span

_ALL = 7_140_000_000_000_000
_FILE = 10_000_000
_NUMBER = re.compile(r"(?<!\d)714\d{13}(?!\d)")


class Rows(dict[int, int]):
    """The rows of a file after `before` others: one number for each, however many places are in it."""

    def __init__(self, before: int) -> None:
        self.before = before

    def __missing__(self, row: int) -> int:
        number = self[row] = row + self.before
        return number


def number(file: int, row: int) -> int:
    """The number of a 1-based row in the file of this 1-based index."""
    return _ALL + file * _FILE + row


def parted(row: int) -> tuple[int, int]:
    """(file, row) of a number; the file is 0 for a row that was never numbered, such as one of a stub."""
    return divmod(row - _ALL, _FILE) if row >= _ALL else (0, row)


def plain(span: Span) -> Span:
    """A span with the rows that its file has."""
    return span if span.row < _ALL else Span(parted(span.row)[1], span.column, parted(span.end_row)[1], span.end_column)


def replaced(text: str, meaning: Callable[[int, int], str]) -> str:
    """A text with what (file, row) mean in the place of the numbers."""
    return _NUMBER.sub(lambda match: meaning(*parted(int(match[0]))), text) if "714" in text else text
