"""Which files: from the paths on the command line to a `Project` with its files, its targets and its problems.

Excludes and .gitignore files follow ruff: they hold for what a walk finds, not for a path that was named, unless
`force-exclude` says so. Links to folders are not followed, so a loop of them cannot hurt.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from scopelint.config import Settings
from scopelint.notebooks import SUFFIX, NotebookError, cells, joined, loaded, sources

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

ROOT_MARKERS = ("pyproject.toml", "scopelint.toml", "setup.py", "setup.cfg", ".git")

CONTEXT_ENTRIES = 50_000
"""How many folder entries are looked at for context around a lone file that belongs to no marked project."""

STDIN = "-"


class UnreadableError(Exception):
    """A file's text cannot be had; `row` is where, if that can be said."""

    def __init__(self, message: str, row: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.row = row


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A Python file or notebook. `path` is absolute; `display` is the path as the user gave it, or relative to the current folder."""

    path: Path
    display: str
    _text: list[str | UnreadableError] = field(default_factory=list, repr=False, compare=False)
    """What came of reading it, once it was read."""
    unsaved: bool = False
    """Whether its text is not the one on disk, but an editor's or standard input's."""

    def read(self) -> str:
        """The text, with `\\n` for every line end and without a byte order mark; of a notebook its code. Raises `UnreadableError`."""
        if not self._text:
            try:
                self._text.append(code(self.path.read_bytes(), self.notebook))
            except OSError as error:
                self._text.append(UnreadableError(f"cannot be read: {error.strerror or error}"))
            except UnreadableError as error:
                self._text.append(error)
        found = self._text[0]
        if isinstance(found, UnreadableError):
            raise found.with_traceback(None)
        return found

    @property
    def notebook(self) -> bool:
        return self.path.suffix == SUFFIX

    def at(self, row: int) -> tuple[int | None, int]:
        """The cell with a row of its text, if it is a notebook, and the row there."""
        return cells(self.read()).at(row) if self.notebook else (None, row)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that kept a path from being checked; a fatal one makes the exit status 2."""

    path: str
    message: str
    row: int | None = None
    fatal: bool = True
    detail: str = ""
    """What only those who look closer want to see."""

    def __str__(self) -> str:
        where = f"{self.path}:{self.row}" if self.row else self.path
        return f"{where}: {self.message}"


@dataclass(frozen=True, slots=True)
class Project:
    """What a run looks at: `files` is everything, for context, sorted by path; `targets` is what was asked for."""

    root: Path
    files: tuple[SourceFile, ...]
    targets: frozenset[Path]
    problems: tuple[Problem, ...] = ()
    carried: Mapping[Path, bytes | OSError] | None = None
    """The files besides these that count, or why they cannot be read, where the project is away from its disk."""

    def beside(self, path: Path) -> bytes | None:
        """What is in a file that is none of the project's own, such as a stub; None where there is none. Raises OSError."""
        found = on_disk(path) if self.carried is None else self.carried.get(path)
        if isinstance(found, OSError):
            raise found
        return found

    def python_below(self, folder: Path) -> list[Path]:
        """The Python files below a folder that is none of the project's own."""
        found = folder.rglob("*.py") if self.carried is None else self.carried
        return sorted(path for path in found if path.suffix == ".py" and path.is_relative_to(folder))

    def away(self, beside: Iterable[Path]) -> Project:
        """The project with everything in it, and with the files `beside` it, so that no disk is asked for them again."""
        for file in self.files:
            with suppress(UnreadableError):
                file.read()
        return replace(self, carried={path: found for path in beside if (found := _carried(path)) is not None})

    def display(self, filename: str) -> str:
        """A file's path as it was given."""
        file = self.file(Path(filename))
        return filename if file is None else file.display

    def at(self, filename: str, row: int) -> tuple[int | None, int]:
        """The cell of a notebook with this row, and the row there; None and the row in any other file."""
        file = self.file(Path(filename)) if filename.endswith(SUFFIX) else None
        return (None, row) if file is None else file.at(row)

    def place(self, filename: str, row: int) -> str:
        """A file's path as it was given, and a row of it: `model.py:12`, `model.ipynb:cell 3:2`."""
        cell, row = self.at(filename, row)
        return f"{self.display(filename)}:{row}" if cell is None else f"{self.display(filename)}:cell {cell}:{row}"

    def file(self, path: Path) -> SourceFile | None:
        """The project's file at an absolute path."""
        at = bisect_left(self.files, path, key=lambda file: file.path)
        return self.files[at] if at < len(self.files) and self.files[at].path == path else None

    def with_texts(self, texts: Mapping[Path, str]) -> Project:
        """The project with other texts in some of its files."""
        return replace(self, files=tuple(replace(file, _text=[texts[file.path]]) if file.path in texts else file for file in self.files))

    def with_problems(self, problems: Sequence[Problem]) -> Project:
        return replace(self, problems=(*self.problems, *problems))

    def readable(self) -> Project:
        """The project without those targets that cannot be read; each of them becomes a problem."""
        problems = []
        lost = set()
        for file in self.files:
            if file.path in self.targets:
                try:
                    file.read()
                except UnreadableError as error:
                    lost.add(file.path)
                    problems.append(Problem(file.display, error.message, error.row))
        if not lost:
            return self
        kept = tuple(file for file in self.files if file.path not in lost)
        return replace(self, files=kept, targets=self.targets - lost, problems=(*self.problems, *problems))


def on_disk(path: Path) -> bytes | None:
    """What is in a file; None where there is none. Raises OSError."""
    return path.read_bytes() if path.is_file() else None


def _carried(path: Path) -> bytes | OSError | None:
    try:
        return on_disk(path)
    except OSError as error:
        return error


def code(data: bytes, notebook: bool) -> str:
    """The code in a file's bytes. Raises `UnreadableError`."""
    if not notebook:
        return decode(data)
    try:
        return joined(sources(loaded(data)))
    except NotebookError as error:
        raise UnreadableError(str(error)) from None


def decode(data: bytes) -> str:
    """Source text from bytes as Python reads them, with `\\n` for every line end. Raises `UnreadableError`."""
    return plain(decode_exactly(data)[0])


def plain(text: str) -> str:
    """A text with `\\n` for every line end."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def decode_exactly(data: bytes) -> tuple[str, str]:
    """Source text with its own line ends, and its encoding: byte order mark, coding cookie, else UTF-8. Raises `UnreadableError`."""
    import io  # start-up time
    import tokenize  # start-up time

    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
    except SyntaxError as error:
        message = str(error.msg)
        if not message.startswith("invalid or missing"):
            raise UnreadableError(message) from None
        encoding = "utf-8"
    try:
        return data.decode(encoding), encoding
    except UnicodeDecodeError as error:
        row = data.count(b"\n", 0, error.start) + 1
        what = (
            "UTF-8, and no coding comment says otherwise" if encoding.startswith("utf-8") else f"{encoding}, which its coding comment names"
        )
        raise UnreadableError(f"not {what}", row) from None


def find_root(paths: Sequence[Path]) -> tuple[Path, bool]:
    """The project's root for some paths, and whether a marker file says so.

    Without a marker it is the folder that all of them share.
    """
    folders = [str(path if path.is_dir() else path.parent) for path in map(absolute, paths)]
    try:
        common = Path(os.path.commonpath(folders))
    except ValueError:  # different drives
        common = Path(folders[0])
    for folder in (common, *common.parents):
        if any((folder / marker).exists() for marker in ROOT_MARKERS):
            return folder, True
    return common, False


def discover(arguments: Sequence[str], settings: Settings, stdin: tuple[str, bytes] | None = None) -> Project:
    """The project around the paths in `arguments`. `stdin` is the name and the content for the path `-`."""
    rules = _Rules(settings)
    problems: list[Problem] = []
    files: dict[Path, SourceFile] = {}
    folders: list[Path] = []
    lone: list[Path] = []
    for argument in arguments:
        path = absolute(Path(argument))
        if argument == STDIN and stdin is not None:
            name, content = stdin
            path = absolute(Path(name))
            if not rules.force_excludes(path):
                try:
                    files[path] = SourceFile(path, name, [code(content, path.suffix == SUFFIX)], unsaved=True)
                except UnreadableError as error:
                    problems.append(Problem(name, error.message, error.row))
            lone.append(path.parent)
        elif path.is_dir():
            if rules.force_excludes(path):
                continue
            found = list(rules.walk(path, problems, suffixes=(".py", SUFFIX)))
            if not found:
                problems.append(Problem(argument, "no Python files found under this path", fatal=False))
            for each in found:
                files.setdefault(each, SourceFile(each, os.path.normpath(os.path.join(argument, each.relative_to(path)))))
            folders.append(path)
        elif not _exists(path):
            problems.append(Problem(argument, "no such file or folder"))
        elif not rules.force_excludes(path):
            files.setdefault(path, SourceFile(path, os.path.normpath(argument)))
            lone.append(path.parent)
    targets = frozenset(files)
    root, marked = find_root([Path(stdin[0]) if stdin and each == STDIN else Path(each) for each in arguments])
    if marked and root not in folders:
        around = rules.walk(root)
    else:
        around = (each for folder in dict.fromkeys(lone) if folder not in folders for each in rules.walk(folder, limit=CONTEXT_ENTRIES))
    here = Path.cwd()
    for each in around:
        if each not in files:
            files[each] = SourceFile(each, str(each.relative_to(here) if each.is_relative_to(here) else each))
    return Project(root, tuple(files[path] for path in sorted(files)), targets, tuple(problems))


def absolute(path: Path) -> Path:
    """The path made absolute and free of `..`, with links left as the user wrote them."""
    return Path(os.path.abspath(path))


def _exists(path: Path) -> bool:
    """Whether something is there, be it a dangling link or a loop of links, which reading will complain about."""
    return os.path.lexists(path)


class _Rules:
    """Which paths a walk leaves out: the excludes of the settings and the .gitignore files met on the way."""

    def __init__(self, settings: Settings) -> None:
        patterns = (*settings.exclude, *settings.extend_exclude)
        # Most patterns are plain names: a set answers for those, and pathspec is asked about the others only.
        self.names = frozenset(pattern for pattern in patterns if not set(pattern) & set("/*?[!\\#"))
        self.excluded = _spec([pattern for pattern in patterns if pattern not in self.names])
        self.base = settings.base
        self.gitignore = settings.respect_gitignore
        self.force = settings.force_exclude
        self.stubs = frozenset(settings.stub_path)

    def force_excludes(self, path: Path) -> bool:
        """Whether a path that was named is to be left out all the same, for itself or for a folder it is in."""
        if not self.force:
            return False
        inside = path.is_relative_to(self.base)
        names = path.relative_to(self.base).parts if inside else (path.name,)
        if not self.names.isdisjoint(names) or self.is_excluded(path, path.is_dir(), self.excluded):
            return True
        specs = self.specs_above(path.parent) if self.gitignore else []
        return _ignored(str(path), path.is_dir(), specs)

    def is_excluded(self, path: Path, folder: bool, excluded: GitIgnoreSpec | None) -> bool:
        if path.name in self.names:
            return True
        if excluded is None or not path.is_relative_to(self.base):
            return False
        return excluded.match_file(path.relative_to(self.base).as_posix() + ("/" if folder else ""))

    def specs_above(self, folder: Path) -> list[tuple[Path, GitIgnoreSpec]]:
        """The .gitignore files that hold in `folder`, outermost first: from the repository's top down, as git reads them."""
        chain = [folder]
        while not (chain[-1] / ".git").exists() and chain[-1].parent != chain[-1]:
            chain.append(chain[-1].parent)
        if not (chain[-1] / ".git").exists():
            chain = [each for each in chain if each == self.base or each.is_relative_to(self.base)] or [folder]
        return [(each, spec) for each in reversed(chain) if (spec := _gitignore(each)) is not None]

    def walk(
        self, top: Path, problems: list[Problem] | None = None, limit: int | None = None, suffixes: tuple[str, ...] = (".py",)
    ) -> Iterator[Path]:
        """The Python files under a folder, breadth first. Folders that cannot be listed become problems.

        Nothing imports a notebook: unless they are asked for, they are no context.
        """
        # What holds for the top itself does not count: the user named it.
        above = self.specs_above(top.parent) if self.gitignore and top.parent != top else []
        specs = [(at, _without(spec, at, top)) for at, spec in above]
        excluded = _without(self.excluded, self.base, top) if self.excluded and top.is_relative_to(self.base) else self.excluded
        pending = deque([(top, specs)])
        seen = 0
        while pending:
            folder, specs = pending.popleft()
            if self.gitignore and (own := _gitignore(folder)) is not None:
                specs = [*specs, (folder, own)]
            try:
                entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
            except OSError as error:
                if problems is not None:
                    problems.append(Problem(str(folder), f"cannot be listed: {error.strerror}"))
                continue
            seen += len(entries)
            if limit is not None and seen > limit:
                return
            for entry in entries:
                is_folder = entry.is_dir(follow_symlinks=False)
                if not is_folder and not (entry.name.endswith(suffixes) and _is_file(entry)):
                    continue
                path = Path(entry.path)
                if self.is_excluded(path, is_folder, excluded) or _ignored(entry.path, is_folder, specs):
                    continue
                if is_folder:
                    if path not in self.stubs:  # stubs are read for what they stand for, not checked
                        pending.append((path, specs))
                else:
                    yield path


def _is_file(entry: os.DirEntry[str]) -> bool:
    """Whether this is a file, or a link that leads nowhere: that is reported when it is read."""
    try:
        return entry.is_file() or (entry.is_symlink() and not os.path.exists(entry.path))
    except OSError:
        return True


def _ignored(path: str, folder: bool, specs: Sequence[tuple[Path, GitIgnoreSpec]]) -> bool:
    """git's rule: the innermost .gitignore that says anything about a path decides."""
    for at, spec in reversed(specs):
        relative = os.path.relpath(path, at).replace(os.sep, "/")
        verdict = spec.check_file(relative + "/" if folder else relative).include
        if verdict is not None:
            return verdict
    return False


def _without(spec: GitIgnoreSpec, at: Path, top: Path) -> GitIgnoreSpec:
    """The patterns of a spec for folder `at` that do not already leave out the folder `top` inside it."""
    if top == at:
        return spec
    from pathspec import GitIgnoreSpec  # start-up time

    name = top.relative_to(at).as_posix() + "/"
    return GitIgnoreSpec([pattern for pattern in spec.patterns if not (pattern.include and pattern.match_file(name))])


def _gitignore(folder: Path) -> GitIgnoreSpec | None:
    try:
        text = (folder / ".gitignore").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return _spec(text.splitlines())


def _spec(lines: Iterable[str]) -> GitIgnoreSpec | None:
    from pathspec import GitIgnoreSpec  # start-up time

    lines = [line for line in lines if line.strip()]
    return GitIgnoreSpec.from_lines(lines) if lines else None
