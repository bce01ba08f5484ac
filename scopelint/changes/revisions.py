"""A project as git has it at a revision."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from ..config import ConfigError, Settings
from ..discovery import ROOT_MARKERS, Project, discover
from ..notebooks import SUFFIX
from ..surroundings import ENVIRONMENT_FILES, REQUIREMENT_FILES, surroundings
from .trees import GET_IT, git, unpacked

_IGNORING = ".gitignore"
_NAMES = frozenset((*ROOT_MARKERS, *REQUIREMENT_FILES, *ENVIRONMENT_FILES, _IGNORING))


@contextmanager
def at_revision(project: Project, settings: Settings, paths: Sequence[str], revision: str) -> Iterator[tuple[Project, Settings]]:
    """The project with the same paths at a revision, on disk for as long as it is looked at. Raises `ConfigError`."""
    top = Path(git(project.root, "rev-parse", "--show-toplevel").decode().strip())
    unknown = f"there is no revision {revision}"
    commit = git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}", what=unknown).decode().strip()
    real = Path(os.path.realpath(project.root))
    named = {_below(top, Path(each)).as_posix() for each in paths}
    with TemporaryDirectory(prefix="scopelint-") as name:
        folder = Path(os.path.realpath(name))
        lost, why = unpacked(top, commit, folder, lambda name: name in named or _is_looked_at(name))
        (folder / ".git").touch()  # here, too, the project ends at the repository

        def there(path: Path) -> Path:
            return folder / _below(top, path)

        root = there(real)
        moved = replace(
            settings,
            base=there(settings.base),
            src=tuple(map(there, settings.src)),
            stub_path=tuple(map(there, settings.stub_path)),
        )
        wanted = [str(path) for each in paths if (path := there(Path(each))).exists()]
        if not wanted:
            yield Project(root, (), frozenset()), moved
            return
        found = discover(wanted, moved)
        back = {file.path: project.root / file.path.relative_to(root) for file in found.files if file.path.is_relative_to(root)}
        files = tuple(replace(file, display=_display(back[file.path])) if file.path in back else file for file in found.files)
        found = replace(found, files=files, root=root)
        _all_there(found, moved, lost, f"at {revision} cannot be read: not in this partial clone, and not fetched ({why})")
        yield found.readable(), moved


def _below(top: Path, path: Path) -> Path:
    """Where a path is in the repository. A link to a file is a file of its own."""
    found = os.path.realpath(path) if path.is_dir() else os.path.join(os.path.realpath(path.parent), path.name)
    return Path(os.path.relpath(found, top))


def _is_looked_at(name: str) -> bool:
    """Whether an analysis may read a file of this name."""
    return name.endswith((".py", SUFFIX)) or PurePosixPath(name).name in _NAMES


def _all_there(project: Project, settings: Settings, lost: Mapping[Path, str], what: str) -> None:
    """Raise `ConfigError` if a file that the analysis will read, or that decided which ones it does, is not to be had."""
    read = {Path(os.path.realpath(file.path)) for file in project.files} | set(surroundings(project, settings))
    missing = [name for path, name in lost.items() if path in read or (settings.respect_gitignore and path.name == _IGNORING)]
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise ConfigError(f"{missing[0]}{more} {what}; {GET_IT}")


def _display(path: Path) -> str:
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


__all__ = ["at_revision"]
