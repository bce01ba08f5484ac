"""Notebooks in an editor: each cell is a document of its own."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types
from pytest_lsp import LanguageClient

from .test_server import client  # noqa: F401 (a fixture)

CELLS = [
    "%matplotlib inline\nimport tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()",
    "# prose",
    'def net():\n    with tf.variable_scope("net"):\n        return tf.get_variable("w", [2])',
    'e = "\U0001f600"; net()\n!ls\nnet()\nstep = tf.Variable(0, "step")',
]
PUBLISHED = types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS


def uri_of(path: Path, number: int) -> str:
    return f"vscode-notebook-cell:{path}#{number}"


def opened(client: LanguageClient, path: Path, texts: list[str]) -> None:  # noqa: F811
    kinds = [types.NotebookCellKind.Markup if text.startswith("# prose") else types.NotebookCellKind.Code for text in texts]
    made = [types.NotebookCell(kind, uri_of(path, number)) for number, kind in enumerate(kinds)]
    items = [types.TextDocumentItem(uri_of(path, number), "python", 1, text) for number, text in enumerate(texts)]
    notebook = types.NotebookDocument(path.as_uri(), "jupyter-notebook", 1, made)
    client.notebook_document_did_open(types.DidOpenNotebookDocumentParams(notebook, items))


def types_into(client: LanguageClient, path: Path, number: int, text: str) -> None:  # noqa: F811
    document = types.VersionedTextDocumentIdentifier(version=2, uri=uri_of(path, number))
    change = types.NotebookDocumentCellContentChanges(document, [types.TextDocumentContentChangeWholeDocument(text)])
    event = types.NotebookDocumentChangeEvent(cells=types.NotebookDocumentCellChanges(text_content=[change]))
    identifier = types.VersionedNotebookDocumentIdentifier(2, path.as_uri())
    client.notebook_document_did_change(types.DidChangeNotebookDocumentParams(identifier, event))


async def until(client: LanguageClient, what: Any) -> Any:  # noqa: F811
    while not (found := what()):
        await asyncio.wait_for(client.wait_for_notification(PUBLISHED), 30)
    return found


@pytest.mark.asyncio
async def test_findings_are_shown_in_their_cells_and_follow_what_is_typed(client: LanguageClient, tmp_path: Path) -> None:  # noqa: F811
    path = tmp_path / "a.ipynb"
    opened(client, path, CELLS)
    (found,) = await until(client, lambda: client.diagnostics.get(uri_of(path, 2)))
    assert (found.code, found.range) == ("TVS101", types.Range(types.Position(2, 15), types.Position(2, 40)))
    steps = [(step.location.uri, step.location.range.start) for step in found.related_information]
    assert steps[0] == (uri_of(path, 3), types.Position(0, 10))
    (lost,) = client.diagnostics[uri_of(path, 3)]
    assert (lost.code, lost.range.start) == ("TVS206", types.Position(3, 7))

    context = types.CodeActionContext([lost])
    params = types.CodeActionParams(types.TextDocumentIdentifier(uri_of(path, 3)), lost.range, context)
    actions = await client.text_document_code_action_async(params)
    fix = await client.code_action_resolve_async(next(each for each in actions or [] if "keyword" in each.title))  # type: ignore[arg-type]
    assert fix.edit is not None
    (change,) = fix.edit.document_changes or []
    assert isinstance(change, types.TextDocumentEdit)
    (edit,) = change.edits
    assert isinstance(edit, types.TextEdit)
    assert (change.text_document.uri, edit.range.start.line, edit.new_text) == (uri_of(path, 3), 3, "name=")

    document = types.TextDocumentIdentifier(uri_of(path, 2))
    hover = await client.text_document_hover_async(types.HoverParams(document, types.Position(2, 20)))
    assert hover is not None
    assert "`net/w`" in hover.contents.value  # type: ignore[union-attr]

    types_into(client, path, 3, "net()\n")
    await until(client, lambda: not client.diagnostics[uri_of(path, 2)] and not client.diagnostics[uri_of(path, 3)])
