"""How an editor names and counts what is open in it: files, and the cells of notebooks, each of which is a document of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lsprotocol.types import NotebookCellKind, Position, PositionEncodingKind, Range
from pygls.uris import to_fs_path
from pygls.workspace import Workspace

from ..diagnostics import Edit, Span
from ..fixes.notebooks import is_python
from ..notebooks import Cells, cells, joined
from .positions import Lines
from .session import Snapshot


@dataclass(frozen=True, slots=True)
class Opened:
    """The documents that are open: their versions, the texts of files, and of notebooks the texts of their cells by their numbers."""

    versions: Mapping[str, int | None] = field(default_factory=dict)
    uris: Mapping[str, str] = field(default_factory=dict)
    texts: Mapping[Path, str] = field(default_factory=dict)
    cells: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """The file and number of each cell's document."""
    sources: Mapping[str, Mapping[int, tuple[str, str]]] = field(default_factory=dict)
    """The document and text of each cell, by the file of its notebook and its number."""

    @classmethod
    def of(cls, workspace: Workspace) -> Opened:
        documents = workspace.text_documents
        sources: dict[str, dict[int, tuple[str, str]]] = {}
        inside: dict[str, tuple[str, int]] = {}
        for notebook in workspace.notebook_documents.values():
            if (path := to_fs_path(notebook.uri)) is None:
                continue
            sources[path] = {}
            for number, cell in enumerate(notebook.cells, start=1):
                inside[cell.document] = (path, number)
                document = documents.get(cell.document)
                if cell.kind == NotebookCellKind.Code and document is not None and document.language_id == "python":
                    sources[path][number] = (cell.document, document.source)
        versions = {uri: each.version for uri, each in documents.items()}
        files = {uri: path for uri in documents if uri not in inside and (path := to_fs_path(uri)) is not None}
        texts = {Path(path): documents[uri].source for uri, path in files.items()}
        texts |= {Path(path): joined({number: text for number, (_, text) in found.items()}) for path, found in sources.items()}
        return cls(versions, {path: uri for uri, path in files.items()}, texts, inside, sources)

    def file(self, uri: str) -> str | None:
        """The file of a document."""
        return self.cells[uri][0] if uri in self.cells else to_fs_path(uri)


@dataclass(frozen=True, slots=True)
class Documents:
    """Places of a snapshot as the editor tells them."""

    opened: Opened
    snapshot: Snapshot
    encoding: PositionEncodingKind | str = PositionEncodingKind.Utf16

    def uri(self, filename: str, row: int) -> str:
        """The document with a row of a file."""
        if filename in self.opened.sources:
            return self.opened.sources[filename][self._cells(filename).at(row)[0]][0]
        return self.opened.uris.get(filename) or Path(filename).as_uri()

    def range(self, filename: str, span: Span) -> Range:
        found = Lines(self.snapshot.state.text(filename), self.encoding).range(span)
        if filename not in self.opened.sources:
            return found
        before = span.row - self._cells(filename).at(span.row)[1]
        return Range(_moved(found.start, -before), _moved(found.end, -before))

    def place(self, uri: str, position: Position) -> tuple[int, int]:
        """The row and column in its file of a position in a document."""
        filename = self.opened.file(uri) or ""
        if uri in self.opened.cells:
            position = _moved(position, self._cells(filename).row(self.opened.cells[uri][1], 0))
        return Lines(self.snapshot.state.text(filename), self.encoding).place(position)

    def holds(self, uri: str, filename: str, row: int) -> bool:
        """Whether a row of a file is in a document."""
        return self.opened.file(uri) == filename and (uri not in self.opened.cells or self.uri(filename, row) == uri)

    def takes(self, filename: str, edit: Edit) -> bool:
        """Whether the document is what is to be edited there: in the place of a notebook's magics stands something else."""
        if filename not in self.opened.sources:
            return True
        number, row = self._cells(filename).at(edit.span.row)
        source = self.opened.sources[filename][number][1]
        return is_python(source, row, row + edit.span.end_row - edit.span.row, edit.span.column)

    def _cells(self, filename: str) -> Cells:
        return cells(self.snapshot.state.text(filename))


def _moved(position: Position, lines: int) -> Position:
    return Position(position.line + lines, position.character)


__all__ = ["Documents", "Opened"]
