"""Workflow commands that GitHub Actions shows as annotations on the changed lines."""

from __future__ import annotations

from collections.abc import Sequence

from scopelint.diagnostics import Diagnostic, Severity
from scopelint.reporters.concise import one_line
from scopelint.reporters.context import Context

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    return "".join(_annotation(diagnostic, context) + "\n" for diagnostic in diagnostics)


def _annotation(diagnostic: Diagnostic, context: Context) -> str:
    span = context.in_file(diagnostic.site)
    properties = {
        "title": f"scopelint ({diagnostic.code})",
        "file": diagnostic.site.filename,
        "line": str(span.row),
        "col": str(span.column),
        "endLine": str(span.end_row),
        "endColumn": str(span.end_column),
    }
    listed = ",".join(f"{key}={_property(value)}" for key, value in properties.items())
    return f"::{_COMMANDS[diagnostic.severity]} {listed}::{_data(one_line(diagnostic, context))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
