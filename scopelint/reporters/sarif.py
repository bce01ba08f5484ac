"""SARIF 2.1.0: the trace is a `codeFlow`, its places are `relatedLocations`, the rule pages are the rules' help."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import quote

from scopelint import __version__
from scopelint.diagnostics import Diagnostic, Fix, Severity, Site, Span
from scopelint.fingerprints import Fingerprint, fingerprints
from scopelint.reporters.context import Context
from scopelint.reporters.json import verification_dict
from scopelint.rulebook import Rule

_ROOT = "%SRCROOT%"
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    rules = [rule for _, rule in sorted(context.rules.rules.items())]
    index = {rule.code: position for position, rule in enumerate(rules)}
    run = {
        "tool": {"driver": {"name": "scopelint", "version": __version__, "rules": [_rule(rule) for rule in rules]}},
        "originalUriBaseIds": {_ROOT: {"uri": context.project.root.as_uri().rstrip("/") + "/"}},
        "columnKind": "unicodeCodePoints",
        "results": [_result(*each, index, context) for each in zip(diagnostics, fingerprints(diagnostics, context.project), strict=True)],
    }
    log = {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}
    return json.dumps(log, indent=2) + "\n"


def _rule(rule: Rule) -> dict[str, Any]:
    return {
        "id": rule.code,
        "name": rule.name,
        "shortDescription": {"text": rule.summary},
        "help": {"text": rule.body, "markdown": rule.body},
        "defaultConfiguration": {"enabled": rule.default, "level": _LEVELS[rule.severity]},
    }


def _result(diagnostic: Diagnostic, fingerprint: Fingerprint, index: dict[str, int], context: Context) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": context.in_cell(diagnostic.site) + diagnostic.message},
        "locations": [_location(diagnostic.site, context)],
        "partialFingerprints": {"scopelintFinding/v1": fingerprint.unique},
        "properties": {
            "variable": diagnostic.variable,
            "certainty": diagnostic.certainty.value,
            "assumptions": list(diagnostic.assumptions),
            "root": diagnostic.root,
        },
    }
    if diagnostic.verification is not None:
        result["properties"]["verification"] = verification_dict(diagnostic, diagnostic.verification, context)
    if diagnostic.code in index:
        result["ruleIndex"] = index[diagnostic.code]
    if diagnostic.trace:
        steps = [_location(step.site, context, step.message) for step in diagnostic.trace]
        flow = [*steps, _location(diagnostic.site, context, diagnostic.message)]
        result["codeFlows"] = [{"threadFlows": [{"locations": [{"location": location} for location in flow]}]}]
        result["relatedLocations"] = [{"id": number, **location} for number, location in enumerate(steps, start=1)]
    if (fix := context.fix(diagnostic)) is not None and context.cell(diagnostic.site) is None:
        result["fixes"] = [_fix(fix, context)]
    return result


def _fix(fix: Fix, context: Context) -> dict[str, Any]:
    replacements = [{"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}} for edit in fix.edits]
    change = {"artifactLocation": _artifact(fix.filename, context), "replacements": replacements}
    return {"description": {"text": fix.message}, "artifactChanges": [change]}


def _location(site: Site, context: Context, message: str | None = None) -> dict[str, Any]:
    place: dict[str, Any] = {"artifactLocation": _artifact(site.filename, context)}
    location: dict[str, Any] = {"physicalLocation": place}
    if cell := context.in_cell(site):  # the rows of a notebook's file are nobody's
        location["logicalLocations"] = [{"name": cell.removesuffix(": "), "kind": "element"}]
    else:
        place["region"] = _region(site.span)
    if message is not None:
        location["message"] = {"text": message}
    return location


def _artifact(filename: str, context: Context) -> dict[str, str]:
    relative = context.relative(filename)
    return {"uri": quote(relative), "uriBaseId": _ROOT} if relative is not None else {"uri": Path(filename).as_uri()}


def _region(span: Span) -> dict[str, int]:
    return {"startLine": span.row, "startColumn": span.column, "endLine": span.end_row, "endColumn": span.end_column}
