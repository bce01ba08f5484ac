"""Suppression comments: `# noqa`, `# noqa: TVS101, TVS302` on a line, `# scopelint: noqa[: CODES]` for a file."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Mapping
from dataclasses import dataclass, field

from scopelint.diagnostics import Diagnostic

_CODES = r"(?:\s*:\s*(?P<codes>[A-Z]+[0-9]+(?:[\s,]+[A-Z]+[0-9]+)*))?"
_LINE = re.compile(r"#\s*noqa" + _CODES, re.IGNORECASE)
_FILE = re.compile(r"#\s*scopelint\s*:\s*noqa" + _CODES, re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Suppressions:
    """What a file's comments suppress: codes by row and for the whole file. None stands for every code."""

    rows: Mapping[int, frozenset[str] | None] = field(default_factory=dict)
    file: frozenset[str] | None = frozenset()

    def covers(self, diagnostic: Diagnostic) -> bool:
        """Whether a comment on the first or the last row of the diagnostic's span, or for its file, names its code."""
        span = diagnostic.site.span
        scopes = [self.file, *(self.rows.get(row, frozenset()) for row in {span.row, span.end_row})]
        return any(codes is None or diagnostic.code in codes for codes in scopes)


def parse(text: str) -> Suppressions:
    """The suppressions in a source text; none where the text does not tokenize."""
    if "noqa" not in text.lower():
        return Suppressions()
    rows: dict[int, frozenset[str] | None] = {}
    whole: frozenset[str] | None = frozenset()
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type != tokenize.COMMENT:
                continue
            if match := _FILE.search(token.string):
                codes = _codes(match)
                whole = None if whole is None or codes is None else whole | codes
            elif match := _LINE.search(token.string):
                rows[token.start[0]] = _codes(match)
    except (tokenize.TokenError, SyntaxError):
        return Suppressions()
    return Suppressions(rows, whole)


def noqa_row(diagnostic: Diagnostic) -> int:
    """The row where a `# noqa` comment for this diagnostic belongs."""
    return diagnostic.site.span.row


def _codes(match: re.Match[str]) -> frozenset[str] | None:
    codes = match["codes"]
    return None if codes is None else frozenset(code.upper() for code in re.split(r"[\s,]+", codes))
