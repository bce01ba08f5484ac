"""Which file of a project imports which, told from their outlines."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from functools import cached_property
from pathlib import Path

from ..discovery import Project
from .facts import FactTable
from .library import ProjectLibrary
from .outline import Import, Outline


class ImportGraph:
    """The imports among a project's files. Where a text leaves it open what is imported, everything possible is."""

    def __init__(self, project: Project, library: ProjectLibrary, facts: FactTable) -> None:
        self.project = project
        self.library = library
        self.facts = facts
        self._imports: dict[str, frozenset[str]] = {}
        self._met: dict[tuple[str, Import], set[str]] = {}
        """What imports come to in the files of a folder, which many of them share."""

    @cached_property
    def outlines(self) -> Mapping[str, Outline]:
        """The outline of every file; an empty one for those that cannot be read."""
        return {str(file.path): self.facts.of(str(file.path)).outline for file in self.project.files}

    def imports(self, filename: str) -> frozenset[str]:
        """The files that a file's own statements import."""
        found = self._imports.get(filename)
        if found is None:
            found = self._imports[filename] = self._imports_of(filename)
        return found

    def importing(self, filenames: Iterable[str]) -> set[str]:
        """These files and all that import one of them, directly or not."""
        start = set(filenames)
        return start if len(start) == len(self.outlines) else _closure(start, self._importers)

    def imported(self, filenames: Iterable[str]) -> set[str]:
        """These files and all that they import, directly or not."""
        return _closure(filenames, self.imports)

    def reaching(self, filenames: Iterable[str], among: Set[str]) -> set[str]:
        """Those of some files that are, or import, directly or not, one of these files."""
        whole = self.imported(among)
        importers: dict[str, set[str]] = {}
        for filename in whole:
            for each in self.imports(filename):
                importers.setdefault(each, set()).add(filename)
        return _closure(whole.intersection(filenames), lambda filename: importers.get(filename, ())).intersection(among)

    def _importers(self, filename: str) -> Iterator[str]:
        """The files that import a file: all of them name it, or are in its package."""
        candidates = self._mentions.get(_called(filename), ())
        return (each for each in candidates if filename in self.imports(each))

    @cached_property
    def _mentions(self) -> Mapping[str, list[str]]:
        """The files in which something stands that may be a file of the project, by what that is called."""
        called = {_called(filename) for filename in self.outlines}
        mentions: dict[str, list[str]] = {}
        for filename, found in self.outlines.items():
            parts = Path(filename).parts
            relative = {parts[-1 - each.level] for each in found.imports if 0 < each.level < len(parts)}
            for name in called & (found.names | relative):
                mentions.setdefault(name, []).append(filename)
        return mentions

    def naming(self, names: Iterable[str]) -> set[str]:
        """The files that refer to one of these names."""
        wanted = frozenset(names)
        return {filename for filename, found in self.outlines.items() if not wanted.isdisjoint(found.names)}

    def _imports_of(self, filename: str) -> frozenset[str]:
        found = self.outlines.get(filename, Outline())
        out: set[str] = set()
        folder = os.path.dirname(filename)
        for each in found.imports:
            if (folder, each) not in self._met:
                self._met[folder, each] = self._one(filename, each)
            out |= self._met[folder, each]
        # `import nets` and then `nets.resnet.build()`: what a package holds can be had as its attribute.
        pending = list(out)
        while pending:
            package = pending.pop()
            if os.path.basename(package) == "__init__.py":
                inside = {file for name, file in self.library.inside(os.path.dirname(package)).items() if name in found.names}
                pending.extend(inside - out)
                out |= inside
        return frozenset(out - {filename})

    def _one(self, filename: str, each: Import) -> set[str]:
        if each.level:
            found = (self.library.locate_relative(filename, each.level, name) for name in ("", *each.dotted()))
        else:
            found = (self.library.locate(name, filename) for name in each.dotted())
        return {file for file in found if file is not None}


def _called(filename: str) -> str:
    """The name of the module or package that a file is."""
    folder, name = os.path.split(filename)
    return os.path.basename(folder) if name == "__init__.py" else name.removesuffix(".py")


def _closure(start: Iterable[str], neighbours: Callable[[str], Iterable[str]]) -> set[str]:
    out = set(start)
    pending = list(out)
    while pending:
        for each in neighbours(pending.pop()):
            if each not in out:
                out.add(each)
                pending.append(each)
    return out
