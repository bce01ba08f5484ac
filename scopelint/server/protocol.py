"""The Language Server Protocol, over pygls: which request is answered by what."""

from __future__ import annotations

import asyncio
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from .. import __version__
from ..diagnostics import Diagnostic
from ..garbage import collect_rarely
from ..watch import Watch
from .actions import EXPLAIN, offered, resolved, shown
from .documents import Documents, Opened
from .memory import Memory
from .session import Session, Snapshot
from .variables import around, creations, described, hints
from .wire import Heard, Said

DELAY = 0.05
"""Seconds of silence before an edit is looked at: somebody who types makes several."""


class Server(LanguageServer):
    """The open documents, and what the last analysis found in them. One analysis runs at a time; an edit ends one that is under way."""

    def __init__(self) -> None:
        # Whole texts: those that count in edits have a form feed end a line, which the protocol has not.
        super().__init__(
            "scopelint",
            __version__,
            text_document_sync_kind=types.TextDocumentSyncKind.Full,
            notebook_document_sync=types.NotebookDocumentSyncOptions([types.NotebookDocumentFilterWithNotebook("jupyter-notebook")]),
        )
        self.session = Session()
        self.dismissed = False
        """Whether the editor has asked it to end."""
        self.inlay = False
        """Whether names of variables are shown in the text."""
        self._pool = ThreadPoolExecutor(1)
        self._wanted = 0
        self._task: asyncio.Task[None] | None = None
        self._watch = Watch()
        self._memory = Memory()
        self._snapshots: list[Snapshot] = []
        self._opened = Opened()
        """What was open then."""
        self._published: set[str] = set()
        self._complaints: set[str] = set()

    # -- analysing

    def changed(self) -> None:
        """The documents are others than before."""
        self._wanted += 1
        self.end()
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._analyse())

    def end(self) -> None:
        """End the analysis that is under way: a process waits for its threads."""
        self._watch.signal = signal.SIGTERM

    async def _analyse(self) -> None:
        done = 0
        while done != self._wanted:
            done = self._wanted
            await asyncio.sleep(DELAY)
            if done != self._wanted:
                continue
            self._watch = Watch()
            opened = Opened.of(self.workspace)
            found = await self.in_background(lambda opened=opened: self.session.analyse(opened.texts, self._watch))
            if found is not None and done == self._wanted:
                self._snapshots, self._opened = found, opened
                self._publish()
                await self.in_background(self._memory.give_back)

    async def in_background(self, call: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._pool, call)

    async def settled(self) -> None:
        """When what is shown is that of the documents as they are."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    def _publish(self) -> None:
        found: dict[str, list[types.Diagnostic]] = {}
        for snapshot in self._snapshots:
            if snapshot.complaint and snapshot.complaint not in self._complaints:
                self._complaints.add(snapshot.complaint)
                kind = types.MessageType.Error
                self.window_show_message(types.ShowMessageParams(kind, f"scopelint: {snapshot.complaint.splitlines()[0]}"))
                self.window_log_message(types.LogMessageParams(kind, snapshot.complaint))
            documents = self.documents(snapshot)
            for diagnostic in snapshot.found:
                uri = documents.uri(diagnostic.site.filename, diagnostic.site.span.row)
                found.setdefault(uri, []).append(shown(diagnostic, documents))
        for uri in sorted({*found, *self._published, *self._opened.versions}):
            version = self._opened.versions.get(uri)
            self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, found.get(uri, []), version))
        self._published = set(found)

    # -- what was found

    def documents(self, snapshot: Snapshot) -> Documents:
        return Documents(self._opened, snapshot, self.workspace.position_encoding or types.PositionEncodingKind.Utf16)

    def snapshot(self, uri: str) -> tuple[Snapshot, str] | None:
        """The snapshot that a document is open in, and its file."""
        path = self._opened.file(uri)
        return None if path is None else next(((each, path) for each in self._snapshots if Path(path) in each.project.targets), None)

    def diagnostics(self, uri: str) -> list[Diagnostic]:
        found = self.snapshot(uri)
        if found is None:
            return []
        documents = self.documents(found[0])
        return [each for each in found[0].found if documents.holds(uri, each.site.filename, each.site.span.row)]


def make_server() -> Server:
    server = Server()

    @server.feature(types.INITIALIZE)
    def initialize(server: Server, params: types.InitializeParams) -> None:
        options = params.initialization_options
        server.inlay = isinstance(options, dict) and options.get("inlayHints") is True

    @server.feature(types.SHUTDOWN)
    def shutdown(server: Server, _: None) -> None:
        server.dismissed = True

    @server.feature(types.INITIALIZED)
    def initialized(server: Server, _: types.InitializedParams) -> None:
        server.changed()

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    @server.feature(types.NOTEBOOK_DOCUMENT_DID_OPEN)
    @server.feature(types.NOTEBOOK_DOCUMENT_DID_CHANGE)
    @server.feature(types.NOTEBOOK_DOCUMENT_DID_SAVE)
    @server.feature(types.NOTEBOOK_DOCUMENT_DID_CLOSE)
    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def changed(server: Server, _: object) -> None:
        server.changed()

    _answers_about_findings(server)
    _answers_about_variables(server)
    return server


def _answers_about_findings(server: Server) -> None:
    @server.feature(
        types.TEXT_DOCUMENT_CODE_ACTION,
        types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix], resolve_provider=True),
    )
    async def code_actions(server: Server, params: types.CodeActionParams) -> list[types.CodeAction | types.Command]:
        await server.settled()
        uri = params.text_document.uri
        found = server.snapshot(uri)
        if found is None:
            return []
        documents = server.documents(found[0])
        out: list[types.CodeAction | types.Command] = []
        for diagnostic in server.diagnostics(uri):
            if _meet(documents.range(found[1], diagnostic.site.span), params.range):
                out += offered(diagnostic, documents, params.context.diagnostics)
        return out

    @server.feature(types.CODE_ACTION_RESOLVE)
    async def resolve(server: Server, action: types.CodeAction) -> types.CodeAction:
        await server.settled()
        data: dict[str, Any] = action.data if isinstance(action.data, dict) else {}
        found = server.snapshot(data.get("uri", ""))
        here = [each for each in server.diagnostics(data.get("uri", "")) if _is(each, data)]
        if found is not None and here:
            documents = server.documents(found[0])
            action.edit = await server.in_background(lambda: resolved(data, documents, here[0]))
        if action.edit is None:
            text = "scopelint: nothing is changed, as another finding would come of it, or this one would stay"
            server.window_show_message(types.ShowMessageParams(types.MessageType.Info, text))
        return action

    @server.command(EXPLAIN)
    async def explain(server: Server, code: str) -> str:
        """The page of a rule; it is opened where the editor can do that."""
        rule = server.session.rules.rules.get(code)
        if rule is None:
            return ""
        window = server.client_capabilities.window
        if window is not None and window.show_document is not None and window.show_document.support:
            await server.window_show_document_async(types.ShowDocumentParams(rule.url))
        else:
            server.window_show_message(types.ShowMessageParams(types.MessageType.Info, f"{code}: {rule.summary}"))
        return rule.body


def _answers_about_variables(server: Server) -> None:
    async def look(server: Server, uri: str, position: types.Position) -> Any:
        await server.settled()
        found = server.snapshot(uri)
        if found is None:
            return None
        snapshot, path = found
        text = snapshot.state.text(path)
        row, column = server.documents(snapshot).place(uri, position)
        seen = await server.in_background(lambda: around(snapshot, path, text, row, column))
        return None if seen is None else (snapshot, path, *seen)

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hover(server: Server, params: types.HoverParams) -> types.Hover | None:
        found = await look(server, params.text_document.uri, params.position)
        if found is None:
            return None
        snapshot, path, area, variables = found
        text = described(variables, path, area, snapshot)
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, text))

    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    async def definition(server: Server, params: types.DefinitionParams) -> list[types.Location]:
        found = await look(server, params.text_document.uri, params.position)
        if found is None:
            return []
        snapshot, path, area, variables = found
        documents = server.documents(snapshot)
        places = creations(variables, path, area)
        return [types.Location(documents.uri(each.filename, each.span.row), documents.range(each.filename, each.span)) for each in places]

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    async def inlay(server: Server, params: types.InlayHintParams) -> list[types.InlayHint]:
        if not server.inlay:
            return []
        await server.settled()
        found = server.snapshot(params.text_document.uri)
        if found is None:
            return []
        snapshot, path = found
        uri, documents = params.text_document.uri, server.documents(snapshot)
        seen = [each for each in await server.in_background(lambda: hints(snapshot, path)) if documents.holds(uri, path, each[0].row)]
        ends = [(documents.range(path, span).end, names) for span, names in seen]
        within = [(at, names) for at, names in ends if params.range.start.line <= at.line <= params.range.end.line]
        return [types.InlayHint(at, f"→ {names}", padding_left=True) for at, names in within]


def _is(diagnostic: Diagnostic, data: dict[str, Any]) -> bool:
    span = diagnostic.site.span
    return (diagnostic.code, span.row, span.column) == (data.get("code"), data.get("row"), data.get("column"))


def _meet(one: types.Range, other: types.Range) -> bool:
    return one.start <= other.end and other.start <= one.end


def serve() -> bool:
    """Serve until the editor ends it, or is gone: then nobody wants what is under way. Returns whether it said that it would go."""
    server = make_server()
    collect_rarely()  # but when there is an answer: before it, what a root's run has left would take a fifth of the time
    try:
        with open(0, "rb", 0, closefd=False) as heard, open(1, "wb", 0, closefd=False) as said:
            server.start_io(Heard(heard), Said(said))
    finally:
        server.end()
    return server.dismissed


__all__ = ["make_server", "serve"]
