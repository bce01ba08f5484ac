"""GitLab's Code Quality report. GitLab compares those of two branches by their fingerprints."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from scopelint.diagnostics import Diagnostic, Severity
from scopelint.fingerprints import Fingerprint, fingerprints
from scopelint.reporters.concise import verdict
from scopelint.reporters.context import Context

_SEVERITIES = {Severity.ERROR: "major", Severity.WARNING: "minor", Severity.NOTE: "info"}


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    names = fingerprints(diagnostics, context.project)
    issues = [_issue(diagnostic, name, context) for diagnostic, name in zip(diagnostics, names, strict=True)]
    return json.dumps(issues, indent=2) + "\n"


def _issue(diagnostic: Diagnostic, fingerprint: Fingerprint, context: Context) -> dict[str, Any]:
    site, span = diagnostic.site, context.in_file(diagnostic.site)
    return {
        "description": f"{context.in_cell(site)}{diagnostic.code}: {diagnostic.message}{verdict(diagnostic.verification)}",
        "check_name": diagnostic.code,
        "fingerprint": fingerprint.unique,
        "severity": _SEVERITIES[diagnostic.severity],
        "location": {
            "path": context.relative(site.filename) or site.filename,
            "positions": {
                "begin": {"line": span.row, "column": span.column},
                "end": {"line": span.end_row, "column": span.end_column},
            },
        },
    }
