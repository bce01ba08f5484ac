"""`# noqa: TVS…` comments that suppress nothing (TVS903)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from .diagnostics import Diagnostic, Site, Span
from .discovery import Project, UnreadableError
from .rulebook import RuleBook
from .suppressions import Comment, comments, rows_of

CODE = "TVS903"
_INCOMPLETE = "TVS902"


def unused(found: Iterable[Diagnostic], project: Project, enabled: Callable[[Path], frozenset[str]], rules: RuleBook) -> list[Diagnostic]:
    """The comments in the files that were asked for with a code of ours that is not found there.

    `found` is everything that the analysis found, `enabled` the codes that are looked for in a file: what is not looked for may well
    be there. So may what lies beyond the place in a file where the analysis stopped short.
    """
    found = list(found)
    cut_short = {site.filename for each in found if each.code == _INCOMPLETE for site in (each.site, *(step.site for step in each.trace))}
    by_file: dict[str, list[Diagnostic]] = {}
    for each in found:
        by_file.setdefault(each.site.filename, []).append(each)
    out = []
    for path in sorted(project.targets):
        filename, text = str(path), _text(project, path)
        if filename in cut_short or not ("TVS" in text or "tvs" in text):
            continue
        here = by_file.get(filename, [])
        for comment in comments(text):
            gone = unused_codes(comment, here, enabled(path), rules)
            if gone:
                out.append(_diagnostic(filename, comment, gone, rules))
    return out


def unused_codes(comment: Comment, found: Iterable[Diagnostic], enabled: frozenset[str], rules: RuleBook) -> list[str]:
    """The codes of ours in a comment, as they are written, that none of a file's diagnostics has there."""
    met = {each.code for each in found if comment.whole_file or comment.row in rows_of(each)}
    return [code for code in _ours(comment) if code.upper() not in met and (code.upper() in enabled or code.upper() not in rules.rules)]


def _ours(comment: Comment) -> Iterator[str]:
    """What suppresses our findings. That this rule is suppressed needs no finding."""
    return (code for code in comment.codes or () if code.upper().startswith("TVS") and code.upper() != CODE)


def _diagnostic(filename: str, comment: Comment, gone: list[str], rules: RuleBook) -> Diagnostic:
    rule = rules.rules[CODE]
    span = Span(comment.row, comment.column, comment.row, comment.end_column)
    verb = "is" if len(gone) == 1 else "are"
    where = "in this file" if comment.whole_file else "here"
    message = rule.message.format(given=" and ".join(gone), reason=f"{verb} not reported {where}")
    return Diagnostic(rule.code, rule.name, rule.severity, message, Site(filename, span))


def _text(project: Project, path: Path) -> str:
    file = project.file(path)
    try:
        return "" if file is None else file.read()
    except UnreadableError:
        return ""
