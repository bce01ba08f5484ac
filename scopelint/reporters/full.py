"""Code frames: the place itself and every numbered step of the trace, marked in the source they happened in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from scopelint.diagnostics import Diagnostic, Severity, Site, Verification
from scopelint.notebooks import is_mark
from scopelint.reporters.context import Context

MAX_STEPS = 20
"""How many steps of a trace are shown; of a longer one the middle is left out."""

AROUND = 2
"""How many lines are shown before and after the place itself."""

LONGEST = 200
"""How many characters of a line are shown; of a longer one those around its first mark."""

_TAB = "    "
_COLORS = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


@dataclass(frozen=True, slots=True)
class _Mark:
    """An underline with its label: `number` orders the steps of a trace, None is the place itself."""

    site: Site
    label: str
    number: int | None = None

    @property
    def primary(self) -> bool:
        return self.number is None


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    return "".join("\n".join(_diagnostic(diagnostic, context)) + "\n\n" for diagnostic in diagnostics)


def _diagnostic(diagnostic: Diagnostic, context: Context) -> Iterator[str]:
    color = _COLORS[diagnostic.severity]
    yield _style(f"{diagnostic.severity.value}[{diagnostic.code}]", context, fg=color, bold=True) + f": {diagnostic.message}"
    marks, left_out = _marks(diagnostic)
    gutter = len(str(max(context.row(mark.site.filename, mark.site.span.row) for mark in marks) + AROUND))
    frames: dict[tuple[str, int | None], list[_Mark]] = {}
    # The file (or cell) of the place itself comes first, the others in the order in which the trace reaches them.
    for mark in marks:
        frames.setdefault((mark.site.filename, context.cell(mark.site)), []).append(mark)
    for number, here in enumerate(frames.values()):
        yield " " * gutter + _style("::: " if number else "--> ", context, fg="blue") + context.where(here[0].site)
        yield from _frame(here, gutter, color, context)
    if left_out:
        yield " " * gutter + f" = note: {left_out} more steps of the trace are not shown; --output-format json has them all"
    for assumption in diagnostic.assumptions:
        yield " " * gutter + f" = note: {assumption}"
    if diagnostic.verification is not None:
        yield " " * gutter + f" = {_verdict(diagnostic.verification)}"
    yield " " * gutter + f" = help: `scopelint rule {diagnostic.code}` explains {diagnostic.name}"
    if context.witnesses and diagnostic.witness is not None and diagnostic.witness.source:
        yield ""
        yield from diagnostic.witness.source.rstrip("\n").split("\n")


def _verdict(verification: Verification) -> str:
    places = [f"TensorFlow {verification.tensorflow}" if verification.tensorflow else None, verification.device]
    where = f" on {', '.join(place for place in places if place)}" if verification.tensorflow else ""
    of_what = "" if verification.level == "calls" else ", by running the program"
    return f"{verification.status}{where}{of_what}: {' '.join(verification.detail.split())}"


def _marks(diagnostic: Diagnostic) -> tuple[list[_Mark], int]:
    steps = [_Mark(step.site, step.message, number) for number, step in enumerate(diagnostic.trace, start=1)]
    left_out = max(0, len(steps) - MAX_STEPS)
    if left_out:
        half = MAX_STEPS // 2
        steps = [*steps[:half], *steps[-half:]]
    return [_Mark(diagnostic.site, ""), *steps], left_out


def _frame(marks: Sequence[_Mark], gutter: int, color: str, context: Context) -> Iterator[str]:
    filename, cell = marks[0].site.filename, context.cell(marks[0].site)
    shown = {mark.site.span.row for mark in marks}
    for mark in marks:
        if mark.primary:
            shown |= set(range(mark.site.span.row - AROUND, mark.site.span.row + AROUND + 1))
    yield _style(" " * gutter + " |", context, fg="blue")
    previous = None
    for row in sorted(shown):
        line = context.line(filename, row)
        if line is None or is_mark(line) or context.project.at(filename, row)[0] != cell:
            continue
        if previous is not None and row > previous + 1:
            yield _style("...", context, fg="blue")
        previous = row
        here = sorted((mark for mark in marks if mark.site.span.row == row), key=lambda mark: mark.number or 0)
        stretches = [_columns(mark.site, line) for mark in here]
        text, begin = _excerpt(line, min((column for column, _ in stretches), default=0))
        yield (_style(f"{context.row(filename, row):>{gutter}} |", context, fg="blue") + f" {_printable(text)}").rstrip()
        for (column, end), same in groupby(zip(stretches, here, strict=True), key=lambda pair: pair[0]):
            column, end = (min(max(each - begin, 0), len(text)) for each in (column, end))
            yield from _underline([mark for _, mark in same], text, column, end, gutter, color, context)
    yield _style(" " * gutter + " |", context, fg="blue")


def _underline(marks: Sequence[_Mark], line: str, column: int, end: int, gutter: int, color: str, context: Context) -> Iterator[str]:
    """One underline for the marks on one span, its labels beside it or, where there are several, below each other."""
    bar = _style(" " * gutter + " |", context, fg="blue")
    indent = " " * _width(line[:column])
    primary = any(mark.primary for mark in marks)
    under = ("^" if primary else "-") * max(1, _width(line[column:end]))
    labels = [f"{mark.number}. {mark.label}" for mark in marks if not mark.primary]
    fg = color if primary else "blue"
    yield f"{bar} {indent}" + _style(" ".join([under, *labels[:1]]), context, fg=fg)
    for label in labels[1:]:
        yield f"{bar} {indent}{' ' * len(under)} " + _style(label, context, fg=fg)


def _excerpt(line: str, column: int) -> tuple[str, int]:
    """What is shown of a line, such that a column is in it, and the column at which that begins."""
    if len(line) <= LONGEST:
        return line, 0
    begin = max(0, min(column - LONGEST // 4, len(line) - LONGEST))
    end = begin + LONGEST
    return ("…" if begin else "") + line[begin + bool(begin) : end] + ("…" if end < len(line) else ""), begin


def _columns(site: Site, line: str) -> tuple[int, int]:
    """The stretch of `line` to underline, from 0; of a span over several rows that is the rest of its first row."""
    span = site.span
    start = min(span.column - 1, len(line))
    end = span.end_column - 1 if span.end_row == span.row else len(line.rstrip())
    return start, max(start, min(end, len(line)))


def _printable(text: str) -> str:
    """Text safe for a terminal: tabs as spaces, control characters such as form feeds as a visible mark."""
    return "".join(_TAB if each == "\t" else "\N{REPLACEMENT CHARACTER}" if unicodedata.category(each) == "Cc" else each for each in text)


def _width(text: str) -> int:
    """How many terminal columns a text takes."""
    return sum(
        len(_TAB) if each == "\t" else 0 if unicodedata.combining(each) else 2 if unicodedata.east_asian_width(each) in "WF" else 1
        for each in text
    )


def _style(text: str, context: Context, *, fg: str, bold: bool = False) -> str:
    if not context.color:
        return text
    from click import style  # start-up time: other formats need no colours

    return style(text, fg=fg, bold=bold)
