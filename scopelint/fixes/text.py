"""A file's text with everything that an edit must leave as it is: line ends, byte order mark, encoding, permissions."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from pathlib import Path

from ..diagnostics import Edit
from ..discovery import Project, UnreadableError, decode_exactly, plain
from ..storage.files import replace_file
from .notebooks import ChangedError, NotebookText

_CHANGED = "it was changed meanwhile"
_LINE_END = re.compile(r"\r\n|\r|\n")


@dataclass(frozen=True)
class FileText:
    """The text of a file as it is on disk. Edits speak of rows and columns, which no line end has a part in."""

    exact: str
    encoding: str

    @classmethod
    def of(cls, data: bytes) -> FileText:
        """Raises `UnreadableError`, also where the bytes could not be had back from the text."""
        exact, encoding = decode_exactly(data)
        found = cls(exact, encoding)
        if found.encoded() != data:
            raise UnreadableError(f"its {encoding} cannot be written back as it is")
        return found

    @property
    def plain(self) -> str:
        """The text as everything else in scopelint reads it."""
        return plain(self.exact)

    def encoded(self) -> bytes:
        return self.exact.encode(self.encoding)

    def parts(self, name: str) -> Iterator[tuple[str, list[str]]]:
        """Its name, and its rows with their ends."""
        bounds = [*self._rows, len(self.exact)]
        yield name, [self.exact[first:end] for first, end in pairwise(bounds) if first < end]

    def edited(self, edits: Iterable[Edit]) -> FileText:
        """The text with some edits, no two of which meet."""
        text, end = self.exact, len(self.exact) + 1
        for edit in sorted(edits, key=lambda each: each.span, reverse=True):
            first, last = self._at(edit.span.row, edit.span.column), self._at(edit.span.end_row, edit.span.end_column)
            assert first <= last <= end
            text, end = text[:first] + edit.text.replace("\n", self._line_end) + text[last:], first
        return replace(self, exact=text)

    def _at(self, row: int, column: int) -> int:
        return self._rows[row - 1] + column - 1 if row <= len(self._rows) else len(self.exact)

    @cached_property
    def _rows(self) -> list[int]:
        """Where each row begins."""
        return [0, *(match.end() for match in _LINE_END.finditer(self.exact))]

    @cached_property
    def _line_end(self) -> str:
        found = _LINE_END.search(self.exact)
        return found[0] if found else "\n"


Text = FileText | NotebookText
"""What is edited."""


def original(project: Project, path: Path) -> Text:
    """A file's text as it was analysed. Raises `ChangedError` where it is another one by now, and `UnreadableError`."""
    return _original(project, path)[0]


def write_text(project: Project, path: Path, text: Text) -> None:
    """Put another text into a file that is still as it was analysed. Raises `ChangedError`, `UnreadableError`."""
    _, before = _original(project, path)
    try:
        after = text.encoded()
    except UnicodeEncodeError:
        raise ChangedError("its encoding has no place for what is to be written") from None
    _replace(path, before, after)


def _original(project: Project, path: Path) -> tuple[Text, bytes]:
    file = project.file(path)
    if file is None:
        raise ChangedError("it is no file of the project")
    if file.unsaved and file.notebook:
        return NotebookText.of_code(file.read()), b""
    if file.unsaved:
        return FileText(file.read(), "utf-8"), b""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ChangedError(f"it cannot be read: {error.strerror or error}") from None
    found: Text = NotebookText.of(data) if file.notebook else FileText.of(data)
    if found.plain != file.read():
        raise ChangedError(_CHANGED)
    return found, data


def _replace(path: Path, before: bytes, after: bytes) -> None:
    """Put `after` where `before` is, at once or not at all. Raises `ChangedError` if something else is there by now."""
    target = Path(os.path.realpath(path))  # a link stays a link
    try:
        if target.read_bytes() != before:
            raise ChangedError(_CHANGED)
        replace_file(target, after)
    except OSError as error:
        raise ChangedError(f"it cannot be written: {error.strerror or error}") from None


__all__ = ["ChangedError", "FileText", "Text", "original", "write_text"]
