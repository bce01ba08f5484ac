"""A file's text with everything that an edit must leave as it is: line ends, byte order mark, encoding, permissions."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from ..diagnostics import Edit
from ..discovery import UnreadableError, decode_exactly, plain

_LINE_END = re.compile(r"\r\n|\r|\n")


class ChangedError(Exception):
    """A file cannot be changed; the message says why."""


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


def write(path: Path, before: bytes, after: bytes) -> None:
    """Put `after` where `before` is, at once or not at all. Raises `ChangedError` if something else is there by now."""
    target = Path(os.path.realpath(path))  # a link stays a link
    temporary = None
    try:
        if target.read_bytes() != before:
            raise ChangedError("it was changed meanwhile, and is left as it is")
        mode = target.stat().st_mode
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(after)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, mode & 0o7777)
        os.replace(temporary, target)
    except OSError as error:
        raise ChangedError(f"it cannot be written: {error.strerror or error}") from None
    finally:
        if temporary is not None:
            with suppress(FileNotFoundError):  # as it should be
                os.unlink(temporary)


__all__ = ["ChangedError", "FileText", "write"]
