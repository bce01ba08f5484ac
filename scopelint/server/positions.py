"""Places as editors count them: from 0, in units of UTF-16, or of another encoding that they agreed on."""

from __future__ import annotations

from functools import cached_property

from lsprotocol.types import Position, PositionEncodingKind, Range

from ..diagnostics import Span
from ..discovery import plain


class Lines:
    """A text whose places are to be told to an editor. Only CR and LF end a line, as the protocol has it."""

    def __init__(self, text: str, encoding: PositionEncodingKind | str = PositionEncodingKind.Utf16) -> None:
        self.text = plain(text)
        self._encoding = encoding

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.split("\n")

    def range(self, span: Span) -> Range:
        return Range(self._position(span.row, span.column), self._position(span.end_row, span.end_column))

    def _position(self, row: int, column: int) -> Position:
        if row > len(self._lines):
            return Position(len(self._lines), 0)
        return Position(row - 1, units(self._lines[row - 1][: column - 1], self._encoding))

    def place(self, position: Position) -> tuple[int, int]:
        """The row and column, from 1, of an editor's position; of one inside a character, that character's."""
        line = self._lines[position.line] if position.line < len(self._lines) else ""
        left = position.character
        for column, character in enumerate(line, start=1):
            left -= units(character, self._encoding)
            if left < 0:
                return position.line + 1, column
        return position.line + 1, len(line) + 1


def units(text: str, encoding: PositionEncodingKind | str) -> int:
    """How many units of an encoding a text takes."""
    if encoding == PositionEncodingKind.Utf32:
        return len(text)
    if encoding == PositionEncodingKind.Utf8:
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text) + sum(character > "\uffff" for character in text)


__all__ = ["Lines", "units"]
