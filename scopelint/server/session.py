"""The analysis behind the server: projects with what is typed in editors, and what was last found in them. Knows no protocol."""

from __future__ import annotations

import os
import traceback
from bisect import insort
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from .. import inventory
from ..config import CACHE_FOLDER, ConfigError, Settings, load_settings
from ..diagnostics import Diagnostic, Fix
from ..discovery import Project, SourceFile, discover, find_root, plain
from ..fixes.choice import Choice
from ..fixes.trial import State, proposals, tried
from ..inventory import RootVariables
from ..lint import lint
from ..rulebook import RuleBook, UnknownRuleError
from ..selection import check_selectors, chosen
from ..watch import Interrupted, Watch


@dataclass
class Snapshot:
    """A project at one moment, with the texts of its open files, and what is found in it."""

    state: State
    complaint: str = ""
    """Why it could not be analysed as it should be."""

    @property
    def project(self) -> Project:
        return self.state.project

    @cached_property
    def found(self) -> list[Diagnostic]:
        return self.state.found

    @cached_property
    def variables(self) -> list[RootVariables]:
        """The variables of the roots that come to the open files."""
        return inventory.inventory(self.project, self.state.settings)[0]

    def fixes(self, diagnostic: Diagnostic, choice: Choice) -> list[Fix]:
        """What may mend a diagnostic, not tried yet."""
        return list(proposals(self.state, diagnostic, choice))

    def fix(self, diagnostic: Diagnostic, choice: Choice) -> Fix | None:
        """The first fix that holds when the project is analysed with it."""
        return next((fix for fix in self.fixes(diagnostic, choice) if tried(self.state, [(diagnostic, fix)]) is not None), None)


@dataclass
class Session:
    """All projects that files are open in. What a file on disk holds is read anew only where its time or size has changed."""

    rules: RuleBook = field(default_factory=RuleBook.load)
    _read: dict[Path, tuple[tuple[int, int], SourceFile]] = field(default_factory=dict)

    def analyse(self, texts: Mapping[Path, str], watch: Watch | None = None) -> list[Snapshot] | None:
        """A snapshot of each project in which these files are open with these texts; None where the watch ended it early."""
        projects: dict[Path, list[Path]] = {}
        for path in texts:
            projects.setdefault(find_root([path])[0], []).append(path)
        watch = watch or Watch()
        try:
            found = [self._snapshot(root, paths, texts, watch) for root, paths in sorted(projects.items())]
        except Interrupted:
            return None
        return found if watch.signal is None else None

    def _snapshot(self, root: Path, paths: list[Path], texts: Mapping[Path, str], watch: Watch) -> Snapshot:
        complaint = ""
        try:
            settings = load_settings(paths[0], root)
            check_selectors(settings, self.rules)
            settings = replace(settings, cache=root / CACHE_FOLDER, jobs=1)
            project = self._project(paths, texts, settings)
            state = State(project, settings, self.rules, lint(project, settings, watch))
            chosen(state.report, project, settings, self.rules)  # a baseline that is none says so here
        except (ConfigError, UnknownRuleError) as error:
            complaint = str(error)
        except Exception:  # noqa: BLE001 (an editor is to go on, whatever we do wrong)
            complaint = f"internal error: please report it\n{traceback.format_exc()}"
        if complaint:
            settings = Settings(base=root, src=(root,), jobs=1)
            empty = Project(root, (), frozenset())
            return Snapshot(State(empty, settings, self.rules, lint(empty, settings)), complaint)
        return Snapshot(state)

    def _project(self, paths: Iterable[Path], texts: Mapping[Path, str], settings: Settings) -> Project:
        paths = sorted(paths)
        project = discover([str(path) for path in paths if path.exists()] or [str(paths[0].parent)], settings)
        files = [self._remembered(file) for file in project.files if file.path not in texts]
        for path in paths:
            display = os.path.relpath(path, project.root)
            insort(files, SourceFile(path, display, [plain(texts[path])], unsaved=True), key=lambda file: file.path)
        return replace(project, files=tuple(files), targets=frozenset(paths), problems=()).readable()

    def _remembered(self, file: SourceFile) -> SourceFile:
        try:
            status = os.stat(file.path)
        except OSError:
            return file
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._read.get(file.path)
        if known is None or known[0] != stamp:
            known = self._read[file.path] = (stamp, file)
        return known[1]


__all__ = ["Session", "Snapshot"]
