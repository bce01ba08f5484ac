"""reviewdog's diagnostic format. Its columns count the bytes of UTF-8."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from scopelint.diagnostics import Diagnostic, Severity, Site, Span
from scopelint.reporters.concise import verdict
from scopelint.reporters.context import Context

_SEVERITIES = {Severity.ERROR: "ERROR", Severity.WARNING: "WARNING", Severity.NOTE: "INFO"}


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    found = {"source": {"name": "scopelint"}, "severity": "WARNING", "diagnostics": [_diagnostic(each, context) for each in diagnostics]}
    return json.dumps(found, indent=2) + "\n"


def _diagnostic(diagnostic: Diagnostic, context: Context) -> dict[str, Any]:
    filename, cell = diagnostic.site.filename, context.in_cell(diagnostic.site)
    rule = context.rules.rules.get(diagnostic.code)
    found: dict[str, Any] = {
        "message": f"{cell}{diagnostic.message}{verdict(diagnostic.verification)}",
        "location": _location(diagnostic.site, context),
        "severity": _SEVERITIES[diagnostic.severity],
        "code": {"value": diagnostic.code, **({} if rule is None else {"url": rule.url})},
    }
    if diagnostic.trace:
        found["related_locations"] = [
            {"message": f"{context.in_cell(step.site)}{step.message}", "location": _location(step.site, context)}
            for step in diagnostic.trace
        ]
    # A suggestion is about the file of its diagnostic.
    if (fix := context.fix(diagnostic)) is not None and fix.filename == filename and not cell:
        found["suggestions"] = [{"range": _range(filename, edit.span, context), "text": edit.text} for edit in fix.edits]
    return found


def _location(site: Site, context: Context) -> dict[str, Any]:
    """A file and a range in it. A notebook's file has no range that anybody knows."""
    place: dict[str, Any] = {"path": _path(site.filename, context)}
    return place if context.cell(site) else {**place, "range": _range(site.filename, site.span, context)}


def _path(filename: str, context: Context) -> str:
    return context.relative(filename) or filename


def _range(filename: str, span: Span, context: Context) -> dict[str, dict[str, int]]:
    return {
        "start": _position(filename, span.row, span.column, context),
        "end": _position(filename, span.end_row, span.end_column, context),
    }


def _position(filename: str, row: int, column: int, context: Context) -> dict[str, int]:
    before = (context.line(filename, row) or "")[: column - 1]
    further = column - 1 - len(before)  # a place beyond the end of what is known of the line
    return {"line": row, "column": len(before.encode("utf-8", "replace")) + further + 1}
