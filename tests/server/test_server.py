"""The language server, as an editor's client speaks to it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

from scopelint.diagnostics import Span
from scopelint.server.positions import Lines

from ..conftest import Folder, Run

ROOT = Path(__file__).parents[2]
HEAD = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n"
TWICE = f'{HEAD}def net():\n    with tf.variable_scope("net"):\n        return tf.get_variable("w", [2])\nnet()\nnet()\n'
ONCE = TWICE.removesuffix("net()\n")
COMMAND = [sys.executable, "-m", "scopelint", "server"]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND, server_env={"PYTHONPATH": str(ROOT), "PATH": ""}))
async def client(lsp_client: LanguageClient, tmp_path: Path) -> AsyncIterator[None]:
    (tmp_path / "scopelint.toml").touch()
    params = types.InitializeParams(
        capabilities=pytest_lsp.client_capabilities("visual-studio-code"),
        workspace_folders=[types.WorkspaceFolder(tmp_path.as_uri(), "project")],
        initialization_options={"inlayHints": True},
    )
    await lsp_client.initialize_session(params)
    yield
    await lsp_client.shutdown_session()


class Editor:
    """A client with a document open."""

    def __init__(self, client: LanguageClient, path: Path, text: str) -> None:
        self.client, self.uri, self.text, self.version = client, path.as_uri(), text, 1
        item = types.TextDocumentItem(self.uri, "python", 1, text)
        client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def types(self, text: str) -> None:
        self.text, self.version = text, self.version + 1
        document = types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version)
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    async def diagnostics(self) -> list[types.Diagnostic]:
        """Those of the text as it is."""
        while (seen := self.client.diagnostics.get(self.uri)) is None or self.client.__dict__.get("versions", {}).get(
            self.uri
        ) != self.version:
            await asyncio.wait_for(self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS), 30)
            last = self.client.__dict__.setdefault("versions", {})
            last[self.uri] = self.version if self.client.diagnostics.get(self.uri) is not None else None
        return list(seen)

    async def actions(self, found: types.Diagnostic) -> dict[str, Any]:
        context = types.CodeActionContext([found])
        params = types.CodeActionParams(types.TextDocumentIdentifier(self.uri), found.range, context)
        offered = await self.client.text_document_code_action_async(params)
        return {each.title: each for each in offered or []}

    def applied(self, edit: types.WorkspaceEdit | None) -> str:
        """The text after an edit, as an editor counts."""
        assert edit is not None
        (change,) = edit.document_changes or []
        assert isinstance(change, types.TextDocumentEdit)
        assert (change.text_document.uri, change.text_document.version) == (self.uri, self.version)
        data = self.text.encode("utf-16-le")
        starts = [0]
        for line in self.text.split("\n"):
            starts.append(starts[-1] + len((line + "\n").encode("utf-16-le")))
        for each in change.edits:
            assert isinstance(each, types.TextEdit)
            first, last = (starts[p.line] + 2 * p.character for p in (each.range.start, each.range.end))
            data = data[:first] + each.new_text.encode("utf-16-le") + data[last:]
        return data.decode("utf-16-le")


@pytest.mark.asyncio
async def test_findings_follow_what_is_typed(client: LanguageClient, tmp_path: Path) -> None:
    path = tmp_path / "a.py"
    path.write_text(ONCE)  # what is on disk does not count
    editor = Editor(client, path, TWICE)
    (found,) = await editor.diagnostics()
    assert (found.code, found.severity, found.source) == ("TVS101", types.DiagnosticSeverity.Error, "scopelint")
    assert found.range == types.Range(types.Position(4, 15), types.Position(4, 40))
    assert found.related_information is not None
    steps = [(each.location.uri, each.location.range.start.line, each.message) for each in found.related_information]
    assert steps[0] == (editor.uri, 5, "1. calls net")
    assert [message.partition(". ")[0] for _, _, message in steps] == [str(n) for n in range(1, len(steps) + 1)]
    editor.types(ONCE)
    assert await editor.diagnostics() == []
    editor.types(TWICE + "x = (\n")
    assert [each.code for each in await editor.diagnostics()] == ["TVS901"]


@pytest.mark.asyncio
async def test_what_is_open_elsewhere_counts_and_new_files_do(client: LanguageClient, tmp_path: Path) -> None:
    (tmp_path / "model.py").write_text(ONCE.removesuffix("net()\n"))
    model = Editor(client, tmp_path / "model.py", ONCE.removesuffix("net()\n"))
    main = Editor(client, tmp_path / "new.py", f"{HEAD}import model\nmodel.net()\nmodel.net()\n")
    (found,) = await model.diagnostics() or await model.diagnostics()
    assert found.related_information is not None
    assert {each.location.uri for each in found.related_information} == {model.uri, main.uri}


@pytest.mark.asyncio
async def test_positions_are_right_after_tabs_emoji_and_line_ends(client: LanguageClient, tmp_path: Path) -> None:
    text = f'{HEAD}if 1:\n\te = "\U0001f600"; step = tf.Variable(0, "step")\n'.replace("\n", "\r\n")
    editor = Editor(client, tmp_path / "a.py", text)
    (found,) = await editor.diagnostics()
    assert found.range == types.Range(types.Position(3, 18), types.Position(3, 40))
    fix = next(action for title, action in (await editor.actions(found)).items() if "keyword" in title)
    fix = await client.code_action_resolve_async(fix)
    assert editor.applied(fix.edit) == text.replace('"step"', 'name="step"')


@pytest.mark.asyncio
async def test_actions_mend_suppress_and_explain(client: LanguageClient, tmp_path: Path) -> None:
    editor = Editor(client, tmp_path / "a.py", TWICE)
    (found,) = await editor.diagnostics()
    actions = await editor.actions(found)
    share, separate, suppress, explain = actions.values()
    assert ("Share" in share.title, "Separate" in separate.title, share.edit) == (True, True, None)
    assert editor.applied(suppress.edit) == TWICE.replace('"w", [2])', '"w", [2])  # noqa: TVS101')
    assert 'variable_scope("net", reuse=tf.AUTO_REUSE)' in editor.applied((await client.code_action_resolve_async(share)).edit)
    assert 'variable_scope(None, "net")' in editor.applied((await client.code_action_resolve_async(separate)).edit)
    page = await client.workspace_execute_command_async(types.ExecuteCommandParams(explain.command, explain.arguments))
    assert page.startswith("# duplicate-variable (TVS101)")


@pytest.mark.asyncio
async def test_calls_and_scopes_say_which_variables_they_make(client: LanguageClient, tmp_path: Path) -> None:
    text = (
        TWICE.replace('"net")', '"net", reuse=tf.AUTO_REUSE)')
        + 'with tf.variable_scope("net", reuse=True):\n    v = tf.get_variable("w", [2])\n'
    )
    editor = Editor(client, tmp_path / "a.py", text)
    assert await editor.diagnostics() == []
    document = types.TextDocumentIdentifier(editor.uri)

    async def hover(line: int, character: int) -> str:
        found = await client.text_document_hover_async(types.HoverParams(document, types.Position(line, character)))
        return "" if found is None else found.contents.value  # type: ignore[union-attr]

    assert "`net/w` [2] float32" in await hover(4, 20)
    assert "shared by a.py:9" in await hover(4, 20)
    assert "first created at a.py:5" in await hover(8, 10)
    assert "`net/w`" in await hover(7, 8)
    assert await hover(0, 0) == ""
    (created,) = await client.text_document_definition_async(types.DefinitionParams(document, types.Position(8, 10)))  # type: ignore[misc]
    assert (created.uri, created.range.start) == (editor.uri, types.Position(4, 15))
    whole = types.Range(types.Position(0, 0), types.Position(20, 0))
    (hint,) = await client.text_document_inlay_hint_async(types.InlayHintParams(document, whole))  # type: ignore[misc]
    assert (hint.position, hint.label) == (types.Position(4, 40), "→ net/w")


@pytest.mark.asyncio
async def test_a_broken_configuration_is_told_and_the_server_goes_on(client: LanguageClient, tmp_path: Path) -> None:
    (tmp_path / "scopelint.toml").write_text("selekt = []\n")
    editor = Editor(client, tmp_path / "a.py", TWICE)
    assert await editor.diagnostics() == []
    assert 'unknown key "selekt"' in client.messages[0].message
    (tmp_path / "scopelint.toml").write_text("")
    editor.types(TWICE + "\n")
    assert len(await editor.diagnostics()) == 1


GONE = b"error: the editor has gone without a word; what was known until then is kept\n"
DYING = """\
import json, os, subprocess, sys
path, text = sys.argv[1:3]
def say(method, number=None, **params):
    data = json.dumps({"jsonrpc": "2.0", "method": method, "params": params} | ({} if number is None else {"id": number})).encode()
    server.stdin.write(b"Content-Length: %d\\r\\n\\r\\n" % len(data) + data)
    server.stdin.flush()
server = subprocess.Popen(sys.argv[4:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=open(sys.argv[3], "wb"))
print(server.pid, flush=True)
say("initialize", 1, processId=None, capabilities={}, rootUri=None)
server.stdout.readline()
say("initialized")
say("textDocument/didOpen", textDocument={"uri": path, "languageId": "python", "version": 1, "text": text})
os.kill(os.getpid(), 9)
"""


def message(data: bytes, length: int | None = None) -> bytes:
    return b"Content-Length: %d\r\n\r\n%s" % (length or len(data), data)


ASKED = message(b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}')


@pytest.mark.parametrize(
    "said", [message(b"{", 200), ASKED + message(b'{"jsonrpc": "2.0"', 20_000), ASKED + b"Content-Le"], ids=["first", "later", "head"]
)
@pytest.mark.parametrize("listens", [True, False], ids=["listens", "deaf"])
def test_a_client_that_ends_in_the_middle_of_a_message_is_told_of(said: bytes, listens: bool) -> None:
    """Whether it reads what it is told until its end or not."""
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        assert server.stderr is not None
        if not listens:
            server.stdout.close()
        server.stdin.write(said)
        server.stdin.close()
        answer = server.stdout.read() if listens else b""
        assert (server.stderr.read(), server.wait(30)) == (GONE, 2)
        assert (b"serverInfo" in answer, b"showMessage" in answer) == (listens and said.startswith(ASKED), False)


def test_the_server_of_an_editor_that_is_killed_ends_and_loses_nothing(folder: Folder, run: Run) -> None:
    path, said = folder.write("a.py", TWICE), folder.path / "said.txt"
    before = run("--output-format", "concise", "a.py").stdout
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", DYING, path.as_uri(), TWICE * 40, str(said), *COMMAND]
    done = subprocess.run(command, stdout=subprocess.PIPE, env=environment, timeout=60, check=False, cwd=folder.path)
    assert done.returncode == -9
    deadline = time.monotonic() + 30
    while Path(f"/proc/{int(done.stdout)}").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert said.read_bytes() == GONE
    assert path.read_text() == TWICE
    assert run("--output-format", "concise", "a.py").stdout == before


@pytest.mark.parametrize(("encoding", "character"), [("utf-16", 5), ("utf-8", 7), ("utf-32", 4)], ids=str)
def test_places_are_counted_in_the_encoding_that_was_agreed_on(encoding: str, character: int) -> None:
    lines = Lines("a\r\n'\U0001f600' x\x0cy\n", encoding)
    found = lines.range(Span(2, 5, 2, 6))
    assert (found.start.line, found.start.character) == (1, character)
    for column in range(1, 8):
        at = lines.range(Span(2, column, 2, column)).start
        assert lines.place(at) == (2, column)


def test_without_its_extra_the_server_says_what_to_install(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] in ("pygls", "lsprotocol") or name.startswith("scopelint.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pygls", None)
    monkeypatch.setitem(sys.modules, "pygls.lsp.server", None)
    result = run("server")
    assert (result.exit_code, "pip install 'scopelint[lsp]'" in result.stderr) == (2, True)
