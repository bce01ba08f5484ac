"""The diagnostics of each file below its name, in columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from scopelint.diagnostics import Diagnostic
from scopelint.reporters.concise import verdict
from scopelint.reporters.context import Context


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    groups = groupby(diagnostics, key=lambda diagnostic: diagnostic.site.filename)
    return "".join(f"{context.display(filename)}:\n{_rows(list(found), context)}\n" for filename, found in groups)


def _rows(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    places = [(_row(diagnostic, context), str(diagnostic.site.span.column)) for diagnostic in diagnostics]
    rows, columns = (max(map(len, numbers)) for numbers in zip(*places, strict=True))
    lines = []
    for each, (row, column) in zip(diagnostics, places, strict=True):
        where = f"{row:>{rows}}:{column:<{columns}}"
        lines.append(f"  {where}  {each.code}  {' '.join(each.message.split())}{verdict(each.verification)}\n")
    return "".join(lines)


def _row(diagnostic: Diagnostic, context: Context) -> str:
    cell, row = context.project.at(diagnostic.site.filename, diagnostic.site.span.row)
    return str(row) if cell is None else f"cell {cell}:{row}"
