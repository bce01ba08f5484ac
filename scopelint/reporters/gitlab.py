"""GitLab's Code Quality report. GitLab compares those of two branches by their fingerprints."""

from __future__ import annotations

import json
from collections.abc import Sequence

from scopelint.diagnostics import Diagnostic, Severity
from scopelint.fingerprints import fingerprints
from scopelint.reporters.concise import verdict
from scopelint.reporters.context import Context

_SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.NOTE: "info"}


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    issues = [
        {
            "description": f"{diagnostic.code}: {diagnostic.message}{verdict(diagnostic.verification)}",
            "check_name": diagnostic.code,
            "fingerprint": fingerprint.unique,
            "severity": _SEVERITIES[diagnostic.severity],
            "location": {
                "path": context.relative(diagnostic.site.filename) or diagnostic.site.filename,
                "positions": {
                    "begin": {"line": diagnostic.site.span.row, "column": diagnostic.site.span.column},
                    "end": {"line": diagnostic.site.span.end_row, "column": diagnostic.site.span.end_column},
                },
            },
        }
        for diagnostic, fingerprint in zip(diagnostics, fingerprints(diagnostics, context.project), strict=True)
    ]
    return json.dumps(issues, indent=2) + "\n"
