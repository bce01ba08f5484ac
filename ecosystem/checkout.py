"""The Python files of a public repository at a commit, out of a clone that is on this machine."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

SUFFIXES = (".py",)
NAMES = ("requirements.txt", "setup.cfg", "pyproject.toml", "environment.yml", "environment.yaml", "Pipfile")
"""Files besides the sources that tell which TensorFlow a project needs."""
_LAYOUTS = ("{owner}+{name}", "{owner}/{name}", "{name}", "{owner}_{name}", "{owner}-{name}")
_GIT = ("", ".git", "repo", "repo/.git")


def find_clone(folder: Path, repository: str) -> Path | None:
    """The git directory of `owner/name` below a folder, bare or not; None where there is none."""
    owner, name = repository.split("/")
    for layout in _LAYOUTS:
        for git in _GIT:
            found = folder / layout.format(owner=owner, name=name) / git
            if (found / "HEAD").is_file() and (found / "objects").is_dir():
                return found
    return None


def has_commit(clone: Path, commit: str) -> bool:
    """Whether a clone holds a commit."""
    return git(clone, "cat-file", "-e", f"{commit}^{{commit}}").returncode == 0


def extract(clone: Path, commit: str, target: Path) -> int:
    """Write the sources of a commit under `target`, which must not exist; the number of their lines."""
    target.mkdir(parents=True)
    lines = 0
    for path, content in _sources(clone, commit):
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        if file.suffix in SUFFIXES:
            lines += content.count(b"\n")
    return lines


def _sources(clone: Path, commit: str) -> Iterator[tuple[str, bytes]]:
    """The paths and contents of the files that matter. Those that a partial clone lacks are left out."""
    listing = git(clone, "ls-tree", "-r", "-z", commit).stdout.decode("utf-8", "surrogateescape")
    wanted: list[tuple[str, str]] = []
    for entry in filter(None, listing.split("\0")):
        attributes, path = entry.split("\t", 1)
        mode, kind, blob = attributes.split()
        if kind == "blob" and mode != "120000" and (path.endswith(SUFFIXES) or path.rpartition("/")[2] in NAMES):
            wanted.append((path, blob))
    out = git(clone, "cat-file", "--batch", text="".join(f"{blob}\n" for _, blob in wanted).encode()).stdout
    at = 0
    for path, _ in wanted:
        end = out.index(b"\n", at)
        header = out[at:end].split()
        at = end + 1
        if header[-1] == b"missing":
            continue
        size = int(header[2])
        yield path, out[at : at + size]
        at += size + 1


def git(clone: Path, *arguments: str, text: bytes | None = None) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["git", "--git-dir", str(clone), *arguments], input=text, capture_output=True, check=False)
