"""Where modules come from: the project's files and the stubs."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Protocol

from ..discovery import Project, UnreadableError
from . import nodes as n
from .lower import lower
from .parse import SourceError


@dataclass(frozen=True, slots=True)
class Loaded:
    """A module that imports can reach: where it is, and its lowered body."""

    name: str
    filename: str
    body: n.Module
    stub: bool
    package: bool


class Library(Protocol):
    """Where modules come from."""

    def find(self, name: str, importer: str) -> Loaded | None:
        """The module of a dotted name as seen from the file `importer`; None if it is not to be had."""

    def find_relative(self, importer: str, level: int, name: str) -> Loaded | None:
        """The module of a relative import: `level` dots and a name, which may be empty."""


_COMPAT = "tensorflow.compat.v1."
STUBS = Path(str(resources.files("scopelint"))) / "stubs"


@cache
def stub(name: str) -> Loaded | None:
    """The built-in stub of a module. What `tensorflow.compat.v1` has is what TensorFlow 1 calls by the shorter name."""
    found = _stub_in(STUBS, name)
    if found is None and name.startswith(_COMPAT):
        return stub("tensorflow." + name.removeprefix(_COMPAT))
    return found


def _stub_in(folder: Path, name: str) -> Loaded | None:
    base = folder.joinpath(*name.split("."))
    for path, package in ((base / "__init__.py", True), (base.with_name(base.name + ".py"), False)):
        if path.is_file():
            return Loaded(name, str(path), lower(path.read_text(encoding="utf-8")), True, package)
    return None


class ProjectLibrary:
    """The project's files, then the stubs of libraries it uses.

    A file that does not parse is left out; `errors` tells which and why.
    """

    def __init__(self, project: Project, src: tuple[Path, ...] = (), stub_path: tuple[Path, ...] = ()) -> None:
        self.project = project
        self.src = tuple(str(s) for s in src)
        self.stub_path = stub_path
        self.errors: dict[str, SourceError] = {}
        self._files = {str(f.path): f for f in project.files}
        self._folders = {os.path.dirname(f) for f in self._files}
        self._loaded: dict[str, Loaded | None] = {}
        self._found: dict[tuple[str, str], Loaded | None] = {}

    def load(self, filename: str) -> Loaded | None:
        """The lowered file; None if it cannot be read or does not parse."""
        if filename not in self._loaded:
            self._loaded[filename] = self._lower(filename)
        return self._loaded[filename]

    def _lower(self, filename: str) -> Loaded | None:
        file = self._files.get(filename)
        if file is None:
            return None
        try:
            body = lower(file.read())
        except SourceError as error:
            self.errors[filename] = error
            return None
        except UnreadableError:
            return None
        return Loaded(self.dotted(filename), filename, body, False, os.path.basename(filename) == "__init__.py")

    def dotted(self, filename: str) -> str:
        """The dotted name of a file: from the topmost folder that has an `__init__.py`."""
        path = Path(filename)
        parts = [] if path.name == "__init__.py" else [path.stem]
        folder = path.parent
        while str(folder / "__init__.py") in self._files:
            parts.insert(0, folder.name)
            folder = folder.parent
        return ".".join(parts) or path.stem

    def find(self, name: str, importer: str) -> Loaded | None:
        key = (name, os.path.dirname(importer))
        if key not in self._found:
            self._found[key] = self._find(name, importer)
        return self._found[key]

    def _find(self, name: str, importer: str) -> Loaded | None:
        top = name.partition(".")[0]
        if importer not in self._files:  # a stub imports stubs
            return self._stub(name)
        if top in sys.stdlib_module_names or top == "tensorflow":
            return self._stub(name)
        for folder in self._import_folders(importer):
            if self._exists(os.path.join(folder, top)):
                return self._in_folder(os.path.join(folder, *name.split(".")))
        return self._stub(name)

    def _stub(self, name: str) -> Loaded | None:
        for folder in self.stub_path:
            found = _stub_in(folder, name)
            if found is not None:
                return found
        return stub(name)

    def _import_folders(self, importer: str) -> list[str]:
        """Where an absolute import is looked up: the importer's folder, those above it, the configured ones."""
        root = str(self.project.root)
        folders, folder = [], os.path.dirname(importer)
        while True:
            folders.append(folder)
            parent = os.path.dirname(folder)
            if folder == root or parent == folder or not folder.startswith(root):
                break
            folder = parent
        return [*folders, *(s for s in self.src if s not in folders)]

    def _exists(self, base: str) -> bool:
        return f"{base}.py" in self._files or os.path.join(base, "__init__.py") in self._files or self._is_folder(base)

    def _is_folder(self, base: str) -> bool:
        prefix = base + os.sep
        return base in self._folders or any(f.startswith(prefix) for f in self._folders)

    def _in_folder(self, base: str) -> Loaded | None:
        for filename in (os.path.join(base, "__init__.py"), f"{base}.py"):
            if filename in self._files:
                return self.load(filename)
        return None

    def find_relative(self, importer: str, level: int, name: str) -> Loaded | None:
        folder = os.path.dirname(importer)
        for _ in range(level - 1):
            folder = os.path.dirname(folder)
        base = os.path.join(folder, *name.split(".")) if name else folder
        return self._in_folder(base)
