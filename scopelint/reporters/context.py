"""What reporters need besides the diagnostics: names to show, source lines, the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from scopelint.diagnostics import Diagnostic, Fix
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
