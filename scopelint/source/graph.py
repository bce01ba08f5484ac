"""Which file of a project imports which, told from their outlines."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

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

    @cached_property
    def outlines(self) -> Mapping[str, Outline]:
        """The outline of every file; an empty one for those that cannot be read."""
        return {str(file.path): self.facts.of(str(file.path)).outline for file in self.project.files}

    @cached_property
    def imports(self) -> Mapping[str, frozenset[str]]:
        """The files that a file's own statements import."""
        return {filename: self._imports(filename, found) for filename, found in self.outlines.items()}

    @cached_property
    def _importers(self) -> Mapping[str, set[str]]:
        importers: dict[str, set[str]] = {}
        for filename, imported in self.imports.items():
            for each in imported:
                importers.setdefault(each, set()).add(filename)
        return importers

    def importing(self, filenames: Iterable[str]) -> set[str]:
        """These files and all that import one of them, directly or not."""
        return _closure(filenames, lambda filename: self._importers.get(filename, ()))

    def imported(self, filenames: Iterable[str]) -> set[str]:
        """These files and all that they import, directly or not."""
        return _closure(filenames, lambda filename: self.imports.get(filename, ()))

    def naming(self, names: Iterable[str]) -> set[str]:
        """The files that refer to one of these names."""
        wanted = frozenset(names)
        return {filename for filename, found in self.outlines.items() if not wanted.isdisjoint(found.names)}

    def _imports(self, filename: str, found: Outline) -> frozenset[str]:
        out: set[str] = set()
        for each in found.imports:
            out |= self._one(filename, each)
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
        parts = each.module.split(".") if each.module else []
        dotted = [".".join(parts[: length + 1]) for length in range(len(parts))]
        dotted += [".".join((*parts, *name.split("."))) for name in each.names]
        if each.level:
            found = (self.library.locate_relative(filename, each.level, name) for name in ("", *dotted))
        else:
            found = (self.library.locate(name, filename) for name in dotted)
        return {file for file in found if file is not None}


def _closure(start: Iterable[str], neighbours: Callable[[str], Iterable[str]]) -> set[str]:
    out = set(start)
    pending = list(out)
    while pending:
        for each in neighbours(pending.pop()):
            if each not in out:
                out.add(each)
                pending.append(each)
    return out
