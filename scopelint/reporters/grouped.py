"""The diagnostics of each file below its name, in columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from scopelint.diagnostics import Diagnostic
from scopelint.reporters.concise import verdict
from scopelint.reporters.context import Context


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    groups = groupby(diagnostics, key=lambda diagnostic: diagnostic.site.filename)
    return "".join(f"{context.display(filename)}:\n{_rows(list(found))}\n" for filename, found in groups)


def _rows(diagnostics: Sequence[Diagnostic]) -> str:
    spans = [diagnostic.site.span for diagnostic in diagnostics]
    rows, columns = (max(len(str(number)) for number in numbers) for numbers in ([s.row for s in spans], [s.column for s in spans]))
    lines = []
    for each, span in zip(diagnostics, spans, strict=True):
        where = f"{span.row:>{rows}}:{span.column:<{columns}}"
        lines.append(f"  {where}  {each.code}  {' '.join(each.message.split())}{verdict(each.verification)}\n")
    return "".join(lines)
