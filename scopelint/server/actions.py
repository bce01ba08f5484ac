"""What an editor offers for a finding: fixes, a comment that suppresses it, and its rule's page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lsprotocol import types

from ..diagnostics import Diagnostic, Edit, Severity
from ..fixes.choice import Choice
from ..fixes.comments import additions
from .documents import Documents

SOURCE = "scopelint"
EXPLAIN = "scopelint.explain"
_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.NOTE: types.DiagnosticSeverity.Information,
}
_CHOICES = (Choice(), Choice(True, "share"), Choice(True, "separate"))


def shown(diagnostic: Diagnostic, documents: Documents) -> types.Diagnostic:
    """A finding as an editor shows it, with each step of its trace."""
    rule = documents.snapshot.state.rules.rules.get(diagnostic.code)
    related = []
    for number, step in enumerate(diagnostic.trace, start=1):
        filename, span = step.site.filename, step.site.span
        location = types.Location(documents.uri(filename, span.row), documents.range(filename, span))
        related.append(types.DiagnosticRelatedInformation(location, f"{number}. {step.message}"))
    return types.Diagnostic(
        documents.range(diagnostic.site.filename, diagnostic.site.span),
        diagnostic.message,
        severity=_SEVERITIES[diagnostic.severity],
        code=diagnostic.code,
        code_description=None if rule is None else types.CodeDescription(rule.url),
        source=SOURCE,
        tags=[types.DiagnosticTag.Unnecessary] if diagnostic.code == "TVS903" else None,
        related_information=related or None,
    )


def offered(diagnostic: Diagnostic, documents: Documents, asked: Sequence[types.Diagnostic]) -> Iterator[types.CodeAction | types.Command]:
    """The actions for a finding. A fix gets its edit when it is chosen: it is tried first."""
    filename = diagnostic.site.filename
    mine = [each for each in asked if each.code == diagnostic.code and each.range == shown(diagnostic, documents).range]
    about: dict[str, Any] = {"uri": documents.uri(filename, diagnostic.site.span.row), "code": diagnostic.code}
    about["row"], about["column"] = diagnostic.site.span.row, diagnostic.site.span.column
    for choice in _CHOICES:
        fixes = [fix for fix in documents.snapshot.fixes(diagnostic, choice) if choice == Choice() or fix.applicability == "unsafe"]
        fixes = [fix for fix in fixes if fix.intent == choice.intent or choice.intent == "share"]  # what needs no choice is offered once
        if fixes:
            yield types.CodeAction(
                f"{fixes[0].message} ({diagnostic.code})",
                types.CodeActionKind.QuickFix,
                diagnostics=mine or None,
                is_preferred=fixes[0].applicability == "safe",
                data={**about, "intent": choice.intent},
            )
    edits, _ = additions([diagnostic], documents.snapshot.state.text(filename))
    change = edit_of(filename, edits, documents) if edits else None
    if change is not None:
        yield types.CodeAction(f"Suppress {diagnostic.code} here", types.CodeActionKind.QuickFix, diagnostics=mine or None, edit=change)
    yield types.Command(f"Explain {diagnostic.code}", EXPLAIN, arguments=[diagnostic.code])


def resolved(data: dict[str, Any], documents: Documents, diagnostic: Diagnostic) -> types.WorkspaceEdit | None:
    """The edit of a fix, if one holds on trial."""
    intent = data.get("intent")  # some editors leave out what is null
    fix = documents.snapshot.fix(diagnostic, Choice(intent is not None, intent))
    return None if fix is None else edit_of(fix.filename, fix.edits, documents)


def edit_of(filename: str, edits: Sequence[Edit], documents: Documents) -> types.WorkspaceEdit | None:
    """Edits for the versions of documents that were analysed: an editor refuses them for others. None where one would hit a magic."""
    if not all(documents.takes(filename, edit) for edit in edits):
        return None
    changes: dict[str, list[types.TextEdit | types.AnnotatedTextEdit | types.SnippetTextEdit]] = {}
    for edit in edits:
        changes.setdefault(documents.uri(filename, edit.span.row), []).append(
            types.TextEdit(documents.range(filename, edit.span), edit.text)
        )
    versions = documents.opened.versions
    return types.WorkspaceEdit(
        document_changes=[
            types.TextDocumentEdit(types.OptionalVersionedTextDocumentIdentifier(uri, versions.get(uri)), each)
            for uri, each in changes.items()
        ]
    )


__all__ = ["EXPLAIN", "offered", "resolved", "shown"]
