"""Where modules come from: the project's files and the stubs."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Protocol

from ..discovery import Project, UnreadableError, on_disk
from . import nodes as n
from .cache import Cache
from .effects import imported, registers
from .outline import Import
from .places import number, parted
from .syntax import PYTHON_2, TOO_DEEP, WITHOUT_READER, SourceError, refusal
from .uses import Lookup, Uses


@dataclass(frozen=True, slots=True)
class Loaded:
    """A module that imports can reach: where it is, and its lowered body."""

    name: str
    filename: str
    body: n.Module
    stub: bool
    package: bool


class Library(Protocol):
    """Where modules come from. `uses` is for noting what of them is used."""

    uses: Uses

    def find(self, name: str, importer: str) -> Loaded | None:
        """The module of a dotted name as seen from the file `importer`; None if it is not to be had."""

    def find_relative(self, importer: str, level: int, name: str) -> Loaded | None:
        """The module of a relative import: `level` dots and a name, which may be empty."""

    def owns(self, name: str, importer: str) -> bool:
        """Whether a dotted name is one of the project's own modules, even if that is not to be had."""

    def registering(self, loaded: Loaded) -> Sequence[Loaded]:
        """The modules that a module imports, directly or not, and that may register something with others, in the order of imports."""

    def behind(self, loaded: Loaded) -> Set[str]:
        """The files of the modules that a module imports when it runs, directly or not."""


_COMPAT = "tensorflow.compat.v1."
_folder = lru_cache(4096)(os.path.dirname)  # every import that runs asks for its own
STUBS = Path(str(resources.files("scopelint"))) / "stubs"
_OWN = os.path.join(STUBS, "")


_stubs: dict[str, Loaded | None] = {}
"""The built-in stubs: they are the same for every project, and for the life of the process."""


def stub(name: str, cache: Cache | None = None) -> Loaded | None:
    """The built-in stub of a module. What `tensorflow.compat.v1` has is what TensorFlow 1 calls by the shorter name."""
    if name not in _stubs:
        found = _stub_in(STUBS, name, cache, on_disk)
        if found is None and name.startswith(_COMPAT):
            found = stub("tensorflow." + name.removeprefix(_COMPAT), cache)
        _stubs[name] = found
    return _stubs[name]


def _stub_in(folder: Path, name: str, cache: Cache | None, read: Callable[[Path], bytes | None]) -> Loaded | None:
    for path in _stub_files(folder, name):
        data = read(path)
        if data is not None:
            body = lowered(data.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n"), cache)
            return Loaded(name, str(path), body, True, path.name == "__init__.py")
    return None


def _stub_files(folder: Path, name: str) -> tuple[Path, Path]:
    """Where the stub of a module may be."""
    base = folder.joinpath(*name.split("."))
    return base / "__init__.py", base.with_name(base.name + ".py")


_refused: dict[tuple[str, bool], tuple[str, int, int]] = {}
"""Why texts did not parse, each of which up to three parsers had to find out: an editor's stay so while another file is edited."""
_REFUSALS = 50
"""How many of them are remembered."""


def lowered(text: str, cache: Cache | None, before: int = 0, python_2: bool = False) -> n.Module:
    """A text's lowered form, whose rows come after `before` others; raises `SourceError`. With `python_2` it may be Python 2."""
    if (text, python_2) in _refused:
        raise SourceError(*_refused[text, python_2])
    try:
        return _lowered(text, cache, before, python_2)
    except SourceError as error:
        if error.message not in (TOO_DEEP, WITHOUT_READER):  # another stack may have room for it; a reader may come
            _refused[text, python_2] = (error.message, error.row, error.column)
            if len(_refused) > _REFUSALS:
                del _refused[next(iter(_refused))]
        raise


def _lowered(text: str, cache: Cache | None, before: int, python_2: bool) -> n.Module:
    found = cache.get(text, before) if cache is not None else None
    if found is None:
        from .lower import lower  # a run that finds everything in the cache needs no parser

        try:
            found = lower(text, before=before)
        except RecursionError:
            raise SourceError(TOO_DEEP, 1, 1) from None
        except SourceError as error:
            if not python_2 or error.message == TOO_DEEP:
                raise SourceError(error.message, parted(error.row)[1], error.column) from None
            return _lowered_2(text, cache, before, error)
        if cache is not None:
            cache.put(text, found)
    return found


def _lowered_2(text: str, cache: Cache | None, before: int, refused: SourceError) -> n.Module:
    """The same of a text that is no Python 3; raises why not if it is no Python 2 either."""
    key = f"# Python 2\n{text}"
    found = cache.get(key, before) if cache is not None else None
    if found is not None:
        return found
    from . import python2  # hardly a project needs it

    known = refused.message == PYTHON_2
    if python2.can_read() and python2.may_be(text):
        try:
            found = python2.lower(text, before)
        except SourceError as error:
            refused = error if known else refused
        except RecursionError:
            refused = SourceError(TOO_DEEP, 1, 1)
    elif known:
        refused.message = WITHOUT_READER
    if found is None:
        raise SourceError(refused.message, parted(refused.row)[1], refused.column) from None
    if cache is not None:
        cache.put(key, found)
    return found


def _looked_up(node: n.Import | n.ImportFrom) -> Iterator[tuple[int, str]]:
    """The modules that an import may run, each with the level of a relative import."""
    if isinstance(node, n.ImportFrom):
        yield from ((node.level, name) for name in Import(node.level, node.module, tuple(name for name, _ in node.names or ())).dotted())
    else:
        yield from ((0, name) for module, _ in node.names for name in Import(0, module).dotted())


def _bound(node: n.Import | n.ImportFrom) -> frozenset[str]:
    """The names that an import binds."""
    if isinstance(node, n.ImportFrom):
        return frozenset(bound for _, bound in node.names or ())
    return frozenset(alias or dotted.partition(".")[0] for dotted, alias in node.names)


@dataclass(slots=True)
class _Imports:
    """What a module's imports come to."""

    filenames: list[str] = field(default_factory=list)
    """The files of the project, in the order of the imports."""
    names: frozenset[str] = frozenset()
    """What the module calls them, or what is in them."""
    lookups: set[Lookup] = field(default_factory=set)


class ProjectLibrary:
    """The project's files, then the stubs of libraries it uses.

    A file that does not parse is left out; `errors` tells which and why, `crashes` where that is our own fault, and
    `stub_errors` which of the user's stubs cannot be used.
    """

    def __init__(
        self,
        project: Project,
        src: tuple[Path, ...] = (),
        stub_path: tuple[Path, ...] = (),
        cache: Cache | None = None,
        python_2: bool = False,
    ) -> None:
        self.project = project
        self.python_2 = python_2
        """Whether its files may be Python 2."""
        self.cache = cache
        self.src = tuple(str(s) for s in src)
        self.stub_path = stub_path
        self.errors: dict[str, SourceError] = {}
        self.stub_errors: dict[str, SourceError] = {}
        self.crashes: dict[str, str] = {}
        self.uses = Uses()
        self._files = {str(f.path): f for f in project.files}
        self._numbers = {filename: index for index, filename in enumerate(self._files, start=1)}
        self._folders: set[str] = set()
        self._names: set[str] = set()
        """What files and folders are called: nothing else is an import of the project's."""
        self._inside: dict[str, dict[str, str]] = {}
        self._homes: dict[tuple[str, str], str | None] = {}
        self._far: dict[str, str | None] = {}
        for filename in self._files:
            self._place(filename)
        self._loaded: dict[str, Loaded | None] = {}
        self._registering: dict[str, tuple[tuple[Loaded, ...], Uses]] = {}
        """Those that a module brings along, and what tells them."""
        self._imports: dict[str, _Imports] = {}
        self._found: dict[tuple[str, str], Loaded | None] = {}

    def load(self, filename: str) -> Loaded | None:
        """The lowered file; None if it cannot be read or does not parse."""
        if filename not in self._loaded:
            self._loaded[filename] = self._lower(filename)
        return self._loaded[filename]

    def _lower(self, filename: str) -> Loaded | None:
        text = self._text(filename)
        if text is None:
            return None
        try:
            body = lowered(text, self.cache, number(self._numbers[filename], 0), self.python_2)
        except SourceError as error:
            self.errors[filename] = error
            return None
        except Exception:  # noqa: BLE001 (an error of our own in one file must not stop the others)
            self.crashes[filename] = traceback.format_exc()
            return None
        return Loaded(self.dotted(filename), filename, body, False, os.path.basename(filename) == "__init__.py")

    def number(self, filename: str) -> int | None:
        """The number by which one of the project's files is known in places."""
        return self._numbers.get(filename)

    def check(self, filename: str) -> None:
        """Find out whether a file parses, at a fraction of what lowering it costs."""
        text = self._text(filename) if filename not in self._loaded else None
        if text is not None and refusal(text) is not None:
            self.load(filename)

    def _text(self, filename: str) -> str | None:
        file = self._files.get(filename)
        try:
            return file.read() if file is not None else None
        except UnreadableError:
            return None

    def _place(self, filename: str) -> None:
        folder, name = os.path.split(filename)
        if name == "__init__.py":
            parent, package = os.path.split(folder)
            self._inside.setdefault(parent, {})[package] = filename  # it goes before a module of the same name
        else:
            self._inside.setdefault(folder, {}).setdefault(name.removesuffix(".py"), filename)
            self._names.add(name.removesuffix(".py"))
        while folder not in self._folders:
            self._folders.add(folder)
            self._names.add(os.path.basename(folder))
            folder = os.path.dirname(folder)

    def inside(self, folder: str) -> dict[str, str]:
        """The files of the modules in a folder, by their names."""
        return self._inside.get(folder, {})

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
        key = (name, _folder(importer))
        if key not in self._found:
            self._found[key] = self._find(name, importer)
        return self._noted(importer, 0, name, self._found[key])

    def _noted(self, importer: str, level: int, name: str, found: Loaded | None) -> Loaded | None:
        if importer in self._files:  # what a stub looks up is always the same
            self.uses.lookups.add((importer, level, name))
            # A file that does not parse is used as well: when it is mended, the import comes to something else.
            filename = self.outcome(importer, level, name) if found is None else found.filename
            if filename is not None and (found is None or not found.stub):
                self.uses.modules.add(filename)
        return found

    def owns(self, name: str, importer: str) -> bool:
        top = name.partition(".")[0]
        self.uses.lookups.add((importer, 0, top))
        return self.outcome(importer, 0, top) is not None

    def registering(self, loaded: Loaded) -> Sequence[Loaded]:
        if loaded.filename not in self._registering:
            seen, found = Uses(), list[Loaded]()
            self._collect(loaded, seen, found)
            self._registering[loaded.filename] = (tuple(found), seen)
        modules, seen = self._registering[loaded.filename]
        self.uses.add_once(seen)
        return modules

    def behind(self, loaded: Loaded) -> Set[str]:
        self.registering(loaded)
        return self._registering[loaded.filename][1].modules

    def _collect(self, module: Loaded, seen: Uses, found: list[Loaded]) -> None:
        imports = self._imports_of(module)
        seen.lookups |= imports.lookups
        for filename in imports.filenames:
            if filename not in seen.modules:
                seen.modules.add(filename)
                imported = self.load(filename)
                if imported is not None:
                    self._collect(imported, seen, found)
        if module.body.acts and registers(module.body.body, imports.names):
            found.append(module)

    def _imports_of(self, module: Loaded) -> _Imports:
        if module.filename not in self._imports:
            self._imports[module.filename] = out = _Imports()
            above = {str(folder) for folder in Path(module.filename).parents}  # the packages that it is in have been run
            for node in imported(module.body.body):
                lookups = [(module.filename, level, name) for level, name in _looked_up(node)]
                files = [file for lookup in lookups if (file := self.outcome(*lookup)) is not None and file in self._files]
                out.lookups.update(lookups)
                out.filenames += [f for f in files if os.path.basename(f) != "__init__.py" or os.path.dirname(f) not in above]
                out.names |= _bound(node) if files else frozenset()
        return self._imports[module.filename]

    def outcome(self, importer: str, level: int, name: str) -> str | None:
        """What a lookup comes to, without reading anything: a file or folder of the project, or None."""
        if level:
            return self.locate_relative(importer, level, name)
        base = self._base(name, importer)
        return None if base is None else self._file(base) or (base if base in self._folders else None)

    def _find(self, name: str, importer: str) -> Loaded | None:
        base = self._base(name, importer)
        return self._stub(name) if base is None else self._in_folder(base)

    def _base(self, name: str, importer: str) -> str | None:
        """Where in the project a dotted name must be; None if it is a library's."""
        top = name.partition(".")[0]
        # A stub imports stubs, be it a file of the project: that is scopelint itself.
        if importer not in self._files or importer.startswith(_OWN):
            return None
        if top in sys.stdlib_module_names or top == "tensorflow" or top not in self._names:
            return None
        home = self._home(name, top, importer)
        return self._far_base(name, top) if home is None else os.path.join(home, *name.split("."))

    def _home(self, name: str, top: str, importer: str) -> str | None:
        """The first folder where an import is looked up that has the whole name, or else its first part.

        A package may have a module of its own name: `from net.layers import dense` in `net/net.py` is not about `net/net.py`. A package
        further out is on no path, as a script's folder may be: `tests` with its `tests/net` comes after all others.
        """
        key = (name, _folder(importer))
        if key not in self._homes:
            folders = [f for f in self._import_folders(importer) if self._exists(os.path.join(f, top))]
            inside = [f for f in folders if f != key[1] and os.path.join(f, "__init__.py") in self._files]
            ordered = [f for f in folders if f not in inside] + inside
            whole = (f for f in ordered if self._exists(os.path.join(f, *name.split("."))))
            self._homes[key] = next(whole, folders[0] if folders else None)
        return self._homes[key]

    def _far_base(self, name: str, top: str) -> str | None:
        """Where a name must be that only one folder of the project has, if none where it is looked up does.

        Programs put such a folder on their path by hand, in ways that are not followed.
        """
        if top not in self._far:
            holders = {f for f, names in self._inside.items() if top in names}
            holders |= {os.path.dirname(f) for f in self._folders if os.path.basename(f) == top}  # packages without an `__init__`
            folders = [f for f in holders if os.path.join(f, "__init__.py") not in self._files]
            self._far[top] = folders[0] if len(folders) == 1 and self._stub(top) is None else None
        folder = self._far[top]
        base = None if folder is None else os.path.join(folder, *name.split("."))
        return base if base is not None and self._exists(base) else None

    def locate(self, name: str, importer: str) -> str | None:
        """The file of the project that a dotted name stands for in `importer`."""
        base = self._base(name, importer)
        return None if base is None else self._file(base)

    def locate_relative(self, importer: str, level: int, name: str) -> str | None:
        """The file of the project that a relative import takes."""
        folder = _folder(importer)
        for _ in range(level - 1):
            folder = os.path.dirname(folder)
        return self._file(os.path.join(folder, *name.split(".")) if name else folder)

    def _stub(self, name: str) -> Loaded | None:
        for folder in self.stub_path:
            try:
                found = _stub_in(folder, name, self.cache, self.project.beside)
            except SourceError as error:
                self.stub_errors[self._stub_file(folder, name)] = error
                return None
            except (OSError, UnicodeDecodeError) as error:
                self.stub_errors[self._stub_file(folder, name)] = SourceError(f"it cannot be read: {error}", 1, 1)
                return None
            if found is not None:
                return found
        return stub(name, self.cache)

    def _stub_file(self, folder: Path, name: str) -> str:
        """Which of the files that a stub may be in is there."""
        there = set(self.project.python_below(folder))
        return str(next(path for path in _stub_files(folder, name) if path in there))

    def stubs(self) -> list[Loaded]:
        """All stubs that the user points at."""
        names = {
            ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
            for folder in self.stub_path
            for path in self.project.python_below(folder)
        }
        return [found for name in sorted(names) if (found := self._stub(name)) is not None]

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
        return self._file(base) is not None or base in self._folders

    def _file(self, base: str) -> str | None:
        for filename in (os.path.join(base, "__init__.py"), f"{base}.py"):
            if filename in self._files:
                return filename
        return None

    def _in_folder(self, base: str) -> Loaded | None:
        filename = self._file(base)
        if filename is not None:
            return self.load(filename)
        if base not in self._folders:
            return None
        return Loaded(os.path.basename(base), os.path.join(base, "__init__.py"), n.Module(()), False, True)  # a namespace package

    def find_relative(self, importer: str, level: int, name: str) -> Loaded | None:
        filename = self.locate_relative(importer, level, name)
        return self._noted(importer, level, name, None if filename is None else self.load(filename))
