"""What an editor offers for a finding: fixes, a comment that suppresses it, and its rule's page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from lsprotocol import types

from ..diagnostics import Diagnostic, Edit, Severity
from ..fixes.choice import Choice
from ..fixes.comments import additions
from .positions import Lines
from .session import Snapshot

SOURCE = "scopelint"
EXPLAIN = "scopelint.explain"
_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.NOTE: types.DiagnosticSeverity.Information,
}
_CHOICES = (Choice(), Choice(True, "share"), Choice(True, "separate"))


class Documents(NamedTuple):
    """How files are named and counted in an editor: its own names for those that are open, lines for each."""

    uris: dict[str, str]
    snapshot: Snapshot
    encoding: types.PositionEncodingKind | str = types.PositionEncodingKind.Utf16

    def uri(self, filename: str) -> str:
        return self.uris.get(filename) or Path(filename).as_uri()

    def lines(self, filename: str) -> Lines:
        return Lines(self.snapshot.state.text(filename), self.encoding)


def shown(diagnostic: Diagnostic, documents: Documents) -> types.Diagnostic:
    """A finding as an editor shows it, with each step of its trace."""
    rule = documents.snapshot.state.rules.rules.get(diagnostic.code)
    related = []
    for number, step in enumerate(diagnostic.trace, start=1):
        span = documents.lines(step.site.filename).range(step.site.span)
        location = types.Location(documents.uri(step.site.filename), span)
        related.append(types.DiagnosticRelatedInformation(location, f"{number}. {step.message}"))
    return types.Diagnostic(
        documents.lines(diagnostic.site.filename).range(diagnostic.site.span),
        diagnostic.message,
        severity=_SEVERITIES[diagnostic.severity],
        code=diagnostic.code,
        code_description=None if rule is None else types.CodeDescription(rule.url),
        source=SOURCE,
        tags=[types.DiagnosticTag.Unnecessary] if diagnostic.code == "TVS903" else None,
        related_information=related or None,
    )


def offered(
    diagnostic: Diagnostic, documents: Documents, version: int | None, asked: Sequence[types.Diagnostic]
) -> Iterator[types.CodeAction | types.Command]:
    """The actions for a finding. A fix gets its edit when it is chosen: it is tried first."""
    filename = diagnostic.site.filename
    mine = [each for each in asked if each.code == diagnostic.code and each.range == shown(diagnostic, documents).range]
    about: dict[str, Any] = {"uri": documents.uri(filename), "version": version, "code": diagnostic.code}
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
    if edits:
        change = edit_of(filename, edits, documents, version)
        yield types.CodeAction(f"Suppress {diagnostic.code} here", types.CodeActionKind.QuickFix, diagnostics=mine or None, edit=change)
    yield types.Command(f"Explain {diagnostic.code}", EXPLAIN, arguments=[diagnostic.code])


def resolved(data: dict[str, Any], documents: Documents, diagnostic: Diagnostic) -> types.WorkspaceEdit | None:
    """The edit of a fix, if one holds on trial."""
    intent = data["intent"]
    fix = documents.snapshot.fix(diagnostic, Choice(intent is not None, intent))
    return None if fix is None else edit_of(fix.filename, fix.edits, documents, data["version"])


def edit_of(filename: str, edits: Sequence[Edit], documents: Documents, version: int | None) -> types.WorkspaceEdit:
    """Edits for the version of a document that was analysed: an editor refuses them for another one."""
    lines = documents.lines(filename)
    changes = [types.TextEdit(lines.range(edit.span), edit.text) for edit in edits]
    document = types.OptionalVersionedTextDocumentIdentifier(documents.uri(filename), version)
    return types.WorkspaceEdit(document_changes=[types.TextDocumentEdit(document, changes)])


__all__ = ["EXPLAIN", "Documents", "offered", "resolved", "shown"]
