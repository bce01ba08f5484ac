"""The analysis of a project: its modules, its roots, and what running them left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from .config import Settings
from .discovery import Project, UnreadableError
from .interp.dialect import Dialect, detect
from .interp.explore import Exploration, Run, Setting, explore, run_once
from .interp.roots import Root, find_roots
from .source.library import Loaded, ProjectLibrary
from .tf.version import Version

_REQUIREMENT = re.compile(r"tensorflow(?:[-_](?:gpu|cpu))?\s*(?:\[[^\]]*\])?\s*(==|~=|<=|>=|<)\s*(\d+)\.(\d+)", re.IGNORECASE)
_REQUIREMENT_FILES = ("requirements.txt", "setup.py", "pyproject.toml", "environment.yml", "environment.yaml", "Pipfile", "setup.cfg")


class Analysis:
    """A project, ready to be run root by root."""

    def __init__(self, project: Project, settings: Settings) -> None:
        self.project = project
        self.settings = settings
        self.library = ProjectLibrary(project, settings.src, settings.stub_path)

    def modules(self) -> list[Loaded]:
        """Every file of the project that parses."""
        loaded = (self.library.load(str(file.path)) for file in self.project.files)
        return [module for module in loaded if module is not None]

    def roots(self) -> list[Root]:
        """The roots from which a target may be reached."""
        modules = self.modules()
        targets = {str(path) for path in self.project.targets}
        if all(module.filename in targets for module in modules):
            return find_roots(modules)
        near = self._importers(modules, targets)
        return [root for root in find_roots(modules) if root.filename in near]

    def _importers(self, modules: list[Loaded], targets: set[str]) -> set[str]:
        """The files that import a target, directly or not, by the names they mention."""
        stems = {Path(m.filename).parent.name if m.package else Path(m.filename).stem: m.filename for m in modules}
        near = set(targets)
        wanted = {stem for stem, filename in stems.items() if filename in near}
        changed = True
        while changed:
            changed = False
            for module in modules:
                if module.filename not in near and not wanted.isdisjoint(module.body.names):
                    near.add(module.filename)
                    wanted.add(Path(module.filename).parent.name if module.package else Path(module.filename).stem)
                    changed = True
        return near

    def dialect(self, root: Root) -> Dialect:
        """The TensorFlow a root is written for."""
        text = self._text(root.filename)
        names = self.library.load(root.filename)
        context = "\n".join(self._neighbours(root.filename, names.body.names if names is not None else frozenset()))
        return detect(self.settings.target_version, text, context, _required(self.project.root))

    def _text(self, filename: str) -> str:
        file = self.project.file(Path(filename))
        try:
            return file.read() if file is not None else ""
        except UnreadableError:
            return ""

    def _neighbours(self, filename: str, names: frozenset[str]) -> Iterator[str]:
        for file in self.project.files:
            if file.path.stem in names and str(file.path) != filename:
                yield self._text(str(file.path))

    def setting(self, root: Root) -> Setting:
        dialect = self.dialect(root)
        return Setting(self.library, dialect.version, eager=dialect.eager, v2_behavior=dialect.v2_behavior)

    def explore(self, root: Root) -> Exploration:
        """All runs of a root. An error of our own ends that root only."""
        loaded = self.library.load(root.filename)
        assert loaded is not None
        return explore(root, loaded, self.setting(root))

    def run_once(self, root: Root) -> Run:
        """One run of a root, to its first error."""
        loaded = self.library.load(root.filename)
        assert loaded is not None
        return run_once(root, loaded, self.setting(root))

    def label(self, root: Root) -> str:
        """How a root is called: its path as given, and what it is."""
        file = self.project.file(Path(root.filename))
        return f"{file.display if file is not None else root.filename}:{root.label}"


def _required(folder: Path) -> Version | None:
    """The TensorFlow that the project's requirement files ask for."""
    for name in _REQUIREMENT_FILES:
        path = folder / name
        try:
            found = _REQUIREMENT.search(path.read_text(encoding="utf-8", errors="replace")) if path.is_file() else None
        except OSError:
            continue
        if found is not None:
            relation, major, minor = found[1], int(found[2]), int(found[3])
            if major == 1 and relation in (">=", "~="):
                return Version(1, 15)
            if major == 2 and relation in ("<", "<=") and minor == 0:
                return Version(1, 15)
            return Version(major, minor)
    return None


