"""A project as git has it at a revision."""

from __future__ import annotations

import io
import os
import subprocess
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from ..config import ConfigError, Settings
from ..discovery import Project, discover


@contextmanager
def at_revision(project: Project, settings: Settings, paths: Sequence[str], revision: str) -> Iterator[tuple[Project, Settings]]:
    """The project with the same paths at a revision, on disk for as long as it is looked at. Raises `ConfigError`."""
    top = Path(_git(project.root, "rev-parse", "--show-toplevel").decode().strip())
    commit = _git(
        top, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}", what=f"there is no revision {revision}"
    )
    real = Path(os.path.realpath(project.root))
    with TemporaryDirectory(prefix="scopelint-") as name:
        folder = Path(os.path.realpath(name))
        with tarfile.open(fileobj=io.BytesIO(_git(top, "archive", "--format=tar", commit.decode().strip()))) as archive:
            archive.extractall(folder, filter="data")

        def there(path: Path) -> Path:
            return folder / os.path.relpath(os.path.realpath(path), top)

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
        yield replace(found, files=files, root=root).readable(), moved


def _display(path: Path) -> str:
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def _git(folder: Path, *arguments: str, what: str = "") -> bytes:
    try:
        done = subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, check=False)
    except OSError as error:
        raise ConfigError(f"git cannot be run: {error.strerror}") from None
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise ConfigError(what or f"git {arguments[0]}: {said[-1] if said else 'failed'}")
    return done.stdout


__all__ = ["at_revision"]
