"""Edits of suppression comments: codes that nothing needs taken out (TVS903), codes of findings put in (`--add-noqa`)."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterable, Iterator

from ..diagnostics import Diagnostic, Edit, Fix, Span
from ..noqa import unused_codes
from ..rulebook import RuleBook
from ..suppressions import Comment, comments, rows_of


def removal(diagnostic: Diagnostic, found: Iterable[Diagnostic], text: str, enabled: frozenset[str], rules: RuleBook) -> Iterator[Fix]:
    """The fix of a comment in which some codes are not needed; `found` is everything that was found in its file."""
    span = diagnostic.site.span
    for comment in comments(text):
        if (comment.row, comment.column) == (span.row, span.column) and comment.codes is not None:
            gone = unused_codes(comment, found, enabled, rules)
            left = [code for code in comment.codes if code not in gone]
            if gone:
                line = text.split("\n")[comment.row - 1]
                edit = _with_codes(comment, left) if left else _away(comment, line)
                yield Fix(f"Remove {' and '.join(gone)} from the comment", diagnostic.site.filename, (edit,))


def _with_codes(comment: Comment, codes: Iterable[str]) -> Edit:
    return Edit(Span(comment.row, comment.codes_column, comment.row, comment.end_column), ", ".join(codes))


def _away(comment: Comment, line: str) -> Edit:
    """The comment removed, and with it the blanks before it, or the row if it stands alone."""
    row, before, after = comment.row, line[: comment.column - 1], line[comment.end_column - 1 :]
    if after.strip():
        said = after.lstrip(" \t:,;-")
        kept = said if said.startswith("#") else f"# {said}"
        return Edit(Span(row, comment.column, row, len(line) + 1), kept)
    if before.strip():
        return Edit(Span(row, len(before.rstrip()) + 1, row, len(line) + 1), "")
    return Edit(Span(row, 1, row + 1, 1), "")


def additions(found: Iterable[Diagnostic], text: str) -> tuple[list[Edit], list[Diagnostic]]:
    """The edits that suppress the diagnostics of a file, and those for which there is no room for a comment."""
    wanted: dict[int, list[str]] = {}
    left: list[Diagnostic] = []
    free = _commentable(text)
    for diagnostic in found:
        row = next((row for row in rows_of(diagnostic) if row in free), None)
        if row is None:
            left.append(diagnostic)
        elif diagnostic.code not in wanted.setdefault(row, []):
            wanted[row].append(diagnostic.code)
    there = {comment.row: comment for comment in comments(text) if not comment.whole_file}
    lines = text.split("\n")
    return [_added(row, sorted(codes), there.get(row), lines[row - 1]) for row, codes in sorted(wanted.items())], left


def _added(row: int, codes: list[str], comment: Comment | None, line: str) -> Edit:
    if comment is not None and comment.codes is not None:
        more = [code for code in codes if code not in {each.upper() for each in comment.codes}]
        return Edit(Span(row, comment.end_column, row, comment.end_column), "".join(f", {code}" for code in more))
    end = len(line.rstrip()) + 1
    return Edit(Span(row, end, row, len(line) + 1), f"  # noqa: {', '.join(codes)}")


def _commentable(text: str) -> set[int]:
    """The rows at whose end a comment may stand: not within a string, nor after a backslash."""
    lines = text.split("\n")
    rows = {row for row, line in enumerate(lines, start=1) if not re.search(r"\\\s*$", line)}
    try:
        inside: list[int] = []
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            name = tokenize.tok_name[token.type]
            if name == "STRING":
                rows -= set(range(token.start[0], token.end[0]))
            elif name == "FSTRING_START":  # tokens of their own since Python 3.12
                inside.append(token.start[0])
            elif name == "FSTRING_END":
                rows -= set(range(inside.pop(), token.end[0]))
    except (tokenize.TokenError, SyntaxError):
        return set()
    return rows


__all__ = ["additions", "removal"]
