"""What reporters need besides the diagnostics: names to show, source lines, the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from scopelint.diagnostics import Diagnostic, Fix, Site, Span
from scopelint.discovery import Project, UnreadableError
from scopelint.rulebook import RuleBook


@dataclass(frozen=True, slots=True)
class Context:
    """A project seen by a reporter. `color` is whether the output goes to a terminal that shows colours.

    `witnesses` is whether the programs that show the findings are wanted. `fix` knows what would mend a diagnostic.
    """

    project: Project
    rules: RuleBook
    color: bool = False
    witnesses: bool = False
    fix: Callable[[Diagnostic], Fix | None] = lambda _: None
    _lines: dict[str, tuple[str, ...]] = field(default_factory=dict, repr=False, compare=False)

    def display(self, filename: str) -> str:
        """The file's name as the user would recognise it."""
        file = self.project.file(Path(filename))
        return file.display if file else filename

    def cell(self, site: Site) -> int | None:
        """The cell that a place is in, where its file is a notebook."""
        return self.project.at(site.filename, site.span.row)[0]

    def span(self, filename: str, span: Span) -> Span:
        """A stretch of a file with the rows that its user counts: those of a cell, in a notebook."""
        if self.project.at(filename, span.row)[0] is None:
            return span
        return Span(self.row(filename, span.row), span.column, self.row(filename, span.end_row), span.end_column)

    def row(self, filename: str, row: int) -> int:
        return self.project.at(filename, row)[1]

    def where(self, site: Site) -> str:
        """`model.py:12:5`, `model.ipynb:cell 3:2:5`."""
        return f"{self.project.place(site.filename, site.span.row)}:{site.span.column}"

    def in_cell(self, site: Site) -> str:
        """What goes before a message where places are told in the rows of files, which a notebook has none of: `cell 3:2:5: `."""
        cell, row = self.project.at(site.filename, site.span.row)
        return "" if cell is None else f"cell {cell}:{row}:{site.span.column}: "

    def in_file(self, site: Site) -> Span:
        """A place in the rows of its file. Those of a notebook's text mean nothing to anybody: there it is the file's beginning."""
        return site.span if self.cell(site) is None else Span(1, 1, 1, 1)

    def relative(self, filename: str) -> str | None:
        """The path below the project's root with `/` between its parts, or None for a file elsewhere."""
        path = Path(filename)
        return path.relative_to(self.project.root).as_posix() if path.is_relative_to(self.project.root) else None

    def line(self, filename: str, row: int) -> str | None:
        """One line of a file, without its end; None where there is no such line."""
        if filename not in self._lines:
            self._lines[filename] = self._read(filename)
        lines = self._lines[filename]
        return lines[row - 1] if 0 < row <= len(lines) else None

    def _read(self, filename: str) -> tuple[str, ...]:
        file = self.project.file(Path(filename))
        if file is None:
            return ()
        try:
            lines = file.read().split("\n")
        except UnreadableError:
            return ()
        return tuple(lines[:-1] if lines[-1] == "" else lines)
