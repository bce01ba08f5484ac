"""ruff's JSON array with more keys: what was found, on which variable, how certain, and how it came about."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from scopelint.diagnostics import Diagnostic, Fix, Site, Verification
from scopelint.reporters.context import Context
from scopelint.suppressions import noqa_row


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    return json.dumps([as_dict(diagnostic, context) for diagnostic in diagnostics], indent=2) + "\n"


def as_dict(diagnostic: Diagnostic, context: Context) -> dict[str, Any]:
    span = context.span(diagnostic.site.filename, diagnostic.site.span)
    rule = context.rules.rules.get(diagnostic.code)
    fix = context.fix(diagnostic)
    return {
        "code": diagnostic.code,
        "name": diagnostic.name,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "filename": diagnostic.site.filename,
        **_cell(diagnostic.site, context),
        "location": {"row": span.row, "column": span.column},
        "end_location": {"row": span.end_row, "column": span.end_column},
        "variable": diagnostic.variable,
        "certainty": diagnostic.certainty.value,
        "assumptions": list(diagnostic.assumptions),
        "trace": [
            {
                "filename": step.site.filename,
                **_cell(step.site, context),
                "row": context.row(step.site.filename, step.site.span.row),
                "column": step.site.span.column,
                "message": step.message,
            }
            for step in diagnostic.trace
        ],
        "root": diagnostic.root,
        "fix": None if fix is None else _fix(fix, context),
        "noqa_row": context.row(diagnostic.site.filename, noqa_row(diagnostic)),
        "url": rule.url if rule else None,
        "verification": None if diagnostic.verification is None else verification_dict(diagnostic, diagnostic.verification, context),
    }


def _cell(site: Site, context: Context) -> dict[str, int]:
    """In a notebook, the cell whose rows are meant."""
    cell = context.cell(site)
    return {} if cell is None else {"cell": cell}


def _fix(fix: Fix, context: Context) -> dict[str, Any]:
    """A fix as ruff writes one, with the file that it changes and what it is to reach."""
    edits = [
        {
            "content": edit.text,
            **_cell(Site(fix.filename, edit.span), context),
            "location": {"row": span.row, "column": span.column},
            "end_location": {"row": span.end_row, "column": span.end_column},
        }
        for edit in fix.edits
        for span in (context.span(fix.filename, edit.span),)
    ]
    return {
        "applicability": fix.applicability,
        "message": fix.message,
        "intent": fix.intent,
        "filename": fix.filename,
        "edits": edits,
    }


def verification_dict(diagnostic: Diagnostic, verification: Verification, context: Context) -> dict[str, Any]:
    """A verdict, with where TensorFlow put each variable of the witness, and on demand the witness itself."""
    found: dict[str, Any] = {
        "status": verification.status,
        "level": verification.level,
        "tensorflow": verification.tensorflow,
        "python": verification.python,
        "device": verification.device,
        "detail": verification.detail,
        "variables": [{"name": name, "device": device} for name, device in verification.placed],
    }
    if context.witnesses and diagnostic.witness is not None:
        found["witness"] = diagnostic.witness.source or None
    return found
