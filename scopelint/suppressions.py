"""Suppression comments: `# noqa`, `# noqa: TVS101, TVS302` on a line, `# scopelint: noqa[: CODES]` for a file."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from scopelint.diagnostics import Diagnostic

_CODES = r"(?:\s*:\s*(?P<codes>[A-Z]+[0-9]+(?:[\s,]+[A-Z]+[0-9]+)*))?"
_LINE = re.compile(r"#\s*noqa" + _CODES, re.IGNORECASE)
_FILE = re.compile(r"#\s*scopelint\s*:\s*noqa" + _CODES, re.IGNORECASE)
_BETWEEN = re.compile(r"[\s,]+")


@dataclass(frozen=True, slots=True)
class Comment:
    """One comment: from `column` to before `end_column`, the codes in it as they are written from `codes_column` on. None is every code."""

    row: int
    column: int
    end_column: int
    codes: tuple[str, ...] | None
    codes_column: int
    whole_file: bool


@dataclass(frozen=True, slots=True)
class Suppressions:
    """What a file's comments suppress: codes by row and for the whole file. None stands for every code."""

    rows: Mapping[int, frozenset[str] | None] = field(default_factory=dict)
    file: frozenset[str] | None = frozenset()

    def covers(self, diagnostic: Diagnostic) -> bool:
        """Whether a comment on the first or the last row of the diagnostic's span, or for its file, names its code."""
        scopes = [self.file, *(self.rows.get(row, frozenset()) for row in rows_of(diagnostic))]
        return any(codes is None or diagnostic.code in codes for codes in scopes)


def rows_of(diagnostic: Diagnostic) -> tuple[int, ...]:
    """The rows on which a comment suppresses it."""
    span = diagnostic.site.span
    return (span.row,) if span.row == span.end_row else (span.row, span.end_row)


def parse(text: str) -> Suppressions:
    """The suppressions in a source text; none where the text does not tokenize."""
    rows: dict[int, frozenset[str] | None] = {}
    whole: frozenset[str] | None = frozenset()
    for comment in comments(text):
        codes = None if comment.codes is None else frozenset(code.upper() for code in comment.codes)
        if comment.whole_file:
            whole = None if whole is None or codes is None else whole | codes
        else:
            rows[comment.row] = codes
    return Suppressions(rows, whole)


@lru_cache(256)
def comments(text: str) -> tuple[Comment, ...]:
    """The suppression comments of a source text, in order; none where the text does not tokenize.

    Remembered, as an editor's server asks the same texts again after each edit.
    """
    if "noqa" not in text.lower():
        return ()
    try:
        tokens = [token for token in tokenize.generate_tokens(io.StringIO(text).readline) if token.type == tokenize.COMMENT]
    except (tokenize.TokenError, SyntaxError):
        return ()
    return tuple(found for token in tokens if (found := _comment(token)) is not None)


def _comment(token: tokenize.TokenInfo) -> Comment | None:
    match = of_file = _FILE.search(token.string)
    match = match or _LINE.search(token.string)
    if match is None:
        return None
    row, column = token.start[0], token.start[1] + 1
    codes = None if match["codes"] is None else tuple(_BETWEEN.split(match["codes"]))
    codes_column = column + (match.end() if match["codes"] is None else match.start("codes"))
    return Comment(row, column + match.start(), column + match.end(), codes, codes_column, of_file is not None)


def noqa_row(diagnostic: Diagnostic) -> int:
    """The row where a `# noqa` comment for this diagnostic belongs."""
    return diagnostic.site.span.row
