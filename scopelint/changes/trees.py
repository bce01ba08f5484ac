"""The files of a commit, asked of git and written to disk, as far as this clone has them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from ..config import ConfigError

_FILES, _LINK = ("100644", "100755"), "120000"
_ENVIRONMENT = {"GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}


GET_IT = "once the remote answers, `git fetch --refetch --no-filter` gets what is missing"
"""What somebody is to do whose clone is not whole."""


def git(folder: Path, *arguments: str, what: str = "", said: bytes = b"", config: str = "") -> bytes:
    """What git prints. Raises `ConfigError`: `what`, or else git's own line."""
    command = ["git", "-C", str(folder), *(("-c", config) if config else ()), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, check=False, input=said, env=os.environ | _ENVIRONMENT)
    except OSError as error:
        raise ConfigError(f"git cannot be run: {error.strerror}") from None
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        line = next((each for each in lines if each.startswith("fatal: ")), lines[-1] if lines else "failed")
        raise ConfigError(what or f"git {arguments[0]}: {line.removeprefix('fatal: ')}")
    return done.stdout


def unpacked(top: Path, commit: str, folder: Path, wanted: Callable[[str], bool]) -> tuple[dict[Path, str], str]:
    """Write those files of a commit into a folder whose names are wanted. Returns the names of those whose contents are neither in
    this partial clone nor can be had, by their paths there, where an empty file stands for them; and why they cannot."""
    entries = [entry for entry in _entries(top, commit) if wanted(entry[2])]
    blobs = dict.fromkeys(blob for _, blob, _ in entries)
    absent = _absent(top, commit) & blobs.keys()
    why = _fetched(top, absent) if absent else ""
    if absent:
        absent = _absent(top, commit) & blobs.keys()
    contents = dict(_contents(top, [blob for blob in blobs if blob not in absent]))
    for mode, blob, name in entries:
        _write(folder, name, contents.get(blob, b""), link=mode == _LINK and blob in contents)
    return {folder / name: name for _, blob, name in entries if blob not in contents}, why


def _entries(top: Path, commit: str) -> Iterator[tuple[str, str, str]]:
    """The mode, blob and name of each file and link."""
    what = f"the folders of commit {commit[:12]} cannot be read: not in this partial clone, and not fetched; {GET_IT}"
    for line in git(top, "ls-tree", "-r", "-z", "--full-tree", commit, what=what).split(b"\0"):
        head, _, name = line.partition(b"\t")
        if head and (mode := head[:6].decode()) in (*_FILES, _LINK):
            yield mode, head.split()[2].decode(), os.fsdecode(name)


def _absent(top: Path, commit: str) -> set[str]:
    """The objects of a commit that this clone does not have. This does not have git fetch them, one by one."""
    found = git(top, "rev-list", "--objects", "--missing=print", "--no-walk", commit).decode(errors="replace")
    return {line[1:] for line in found.splitlines() if line.startswith("?")}


def _fetched(top: Path, blobs: Iterable[str]) -> str:
    """Fetch what a partial clone left out, at once, in the way that git does it for itself. Returns why it could not."""
    asked = ("--no-tags", "--no-write-fetch-head", "--recurse-submodules=no", "--filter=blob:none", "--stdin")
    try:
        found = git(top, "config", "--get-regexp", r"^remote\..*\.promisor$", what="no remote has promised it").decode()
        remote = found.split(".", 1)[1].rpartition(".promisor")[0]
        wants = "".join(f"{each}\n" for each in blobs).encode()
        git(top, "fetch", remote, *asked, said=wants, config="fetch.negotiationAlgorithm=noop")
    except ConfigError as error:
        return str(error)
    return ""


def _contents(top: Path, blobs: list[str]) -> Iterator[tuple[str, bytes]]:
    """The contents of those blobs that there are."""
    data = git(top, "cat-file", "--batch", said="".join(f"{each}\n" for each in blobs).encode())
    at = 0
    for blob in blobs:
        end = data.index(b"\n", at)
        kind = data[at:end].split()[-2:]
        at = end + 1
        if kind[0] == b"blob":
            yield blob, data[at : at + int(kind[1])]
            at += int(kind[1]) + 1


def _write(folder: Path, name: str, data: bytes, link: bool) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if not link:
        path.write_bytes(data)
    elif Path(os.path.realpath(path.parent / os.fsdecode(data))).is_relative_to(folder):  # what it leads to elsewhere is of no revision
        path.symlink_to(os.fsdecode(data))


__all__ = ["GET_IT", "git", "unpacked"]
