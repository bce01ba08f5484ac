"""One line for each diagnostic: `path:row:column: CODE message`."""

from __future__ import annotations

from collections.abc import Sequence

from scopelint.diagnostics import Diagnostic
from scopelint.reporters.context import Context


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    return "".join(one_line(diagnostic, context) + "\n" for diagnostic in diagnostics)


def one_line(diagnostic: Diagnostic, context: Context) -> str:
    span = diagnostic.site.span
    where = f"{context.display(diagnostic.site.filename)}:{span.row}:{span.column}"
    return f"{where}: {diagnostic.code} {' '.join(diagnostic.message.split())}{verdict(diagnostic)}"


def verdict(diagnostic: Diagnostic) -> str:
    """What TensorFlow says of it, for the end of a line."""
    return f" [{diagnostic.verification.status}]" if diagnostic.verification else ""
