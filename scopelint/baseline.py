"""A baseline: findings that are known, which stay silent until they are gone.

The file is text with a JSON object on each line, sorted, so that git merges two of them line by line. A finding is known by its
fingerprint: moved lines, renamed files and functions that are indented anew leave it known.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from .config import ConfigError
from .diagnostics import Diagnostic
from .discovery import Project
from .fingerprints import fingerprints
from .storage.files import replace_file

VERSION = 1
_HEAD = "scopelint-baseline"


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """One known finding. `path` is relative to the baseline's folder; `number` counts those of a file that are alike."""

    path: str
    code: str
    function: str
    text: str
    fingerprint: str
    number: int

    def __str__(self) -> str:
        return f"{self.path}: {self.code}{f' in {self.function}' if self.function else ''}: {self.text}"


@dataclass(frozen=True, slots=True)
class Judged:
    """Findings beside a baseline: those that it does not know, and what it knows that is gone."""

    unknown: list[Diagnostic]
    gone: list[Entry]


def entries(found: Iterable[Diagnostic], project: Project, folder: Path) -> list[Entry]:
    """The findings as entries of a baseline in a folder, in the order of the findings."""
    found = list(found)
    out = []
    seen = Counter[tuple[str, str]]()
    for diagnostic, name in zip(found, fingerprints(found, project), strict=True):
        path = os.path.relpath(diagnostic.site.filename, folder).replace(os.sep, "/")
        seen[path, name.digest] += 1
        out.append(Entry(path, diagnostic.code, name.function, name.text, name.digest, seen[path, name.digest]))
    return out


def judged(found: Sequence[Diagnostic], project: Project, file: Path, enabled: Callable[[Path], frozenset[str]]) -> Judged:
    """Lay findings beside the baseline in a file. Raises `ConfigError`.

    A finding takes the entry of its own file, else one of a file where it would have been found and was not: then it has moved here.
    What was not looked for is not gone.
    """
    known = read(file)
    left: dict[str, list[Entry]] = {}
    for entry in known:
        left.setdefault(entry.fingerprint, []).append(entry)
    ours = list(zip(found, entries(found, project, file.parent), strict=True))
    strangers = []
    for diagnostic, name in ours:
        same = [entry for entry in left.get(name.fingerprint, ()) if entry.path == name.path]
        if same:
            left[name.fingerprint].remove(same[0])
        else:
            strangers.append((diagnostic, name))
    looked_for = {entry: _was_looked_for(entry, project, file.parent, enabled) for rest in left.values() for entry in rest}
    unknown = []
    for diagnostic, name in strangers:
        moved = [entry for entry in left.get(name.fingerprint, ()) if looked_for[entry]]
        if moved:
            left[name.fingerprint].remove(moved[0])
        else:
            unknown.append(diagnostic)
    whole = len(project.targets) == len(project.files)
    gone = [entry for rest in left.values() for entry in rest if looked_for[entry] and (whole or _path(entry, file.parent).exists())]
    return Judged(unknown, sorted(gone))


def _was_looked_for(entry: Entry, project: Project, folder: Path, enabled: Callable[[Path], frozenset[str]]) -> bool:
    path = _path(entry, folder)
    return entry.code in enabled(path) and (path in project.targets or not path.exists())


def _path(entry: Entry, folder: Path) -> Path:
    return Path(os.path.abspath(folder / entry.path))


def read(file: Path) -> list[Entry]:
    """The entries of a baseline. Raises `ConfigError` with one line for the user."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise ConfigError(f"{file}: the baseline cannot be read: {error.strerror} (--write-baseline makes one)") from None
    except UnicodeDecodeError:
        raise ConfigError(f"{file}: this is no baseline: not UTF-8") from None
    head = _object(lines[0]) if lines else {}
    version = head.get(_HEAD)
    if version is None:
        raise ConfigError(f"{file}: this is no baseline of scopelint's")
    if version != VERSION:
        raise ConfigError(f"{file}: a baseline of version {version}, and this scopelint reads version {VERSION}: write it anew")
    found = []
    for row, line in enumerate(lines[1:], start=2):
        entry = _entry(_object(line))
        if entry is None:
            raise ConfigError(f"{file}:{row}: this is no entry of a baseline")
        found.append(entry)
    return list(dict.fromkeys(found))  # git may have merged a line twice


def _object(line: str) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _entry(data: dict[str, object]) -> Entry | None:
    *words, number = (data.get(each.name) for each in fields(Entry))
    if not all(isinstance(word, str) for word in words) or not isinstance(number, int):
        return None
    path, code, function, text, fingerprint = map(str, words)
    return Entry(path, code, function, text, fingerprint, number)


def write(file: Path, known: Iterable[Entry]) -> None:
    """Put the entries into a file, at once. Raises `OSError`."""
    lines = [{_HEAD: VERSION}, *map(asdict, sorted(set(known)))]
    file.parent.mkdir(parents=True, exist_ok=True)
    replace_file(file, "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode("utf-8", "backslashreplace"))


__all__ = ["Entry", "Judged", "entries", "judged", "read", "write"]
