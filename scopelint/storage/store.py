"""Entries on disk, by key, in one folder of a bounded size.

Every entry is a file of its own, named after the digest of its key, and begins with the digest of its content. Whatever is wrong
with the folder or an entry, there is no entry: nothing here raises, and what is missing is computed. An entry is written at one
stroke, so that runs at the same time do not see halves of it; of two that write one entry, the last wins, and both are right.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

_TAG = "Signature: 8a477f597d28d172789f06886806bc55\n# This folder is a cache of scopelint.\n"
_ENTRIES = "entries"
_DIGEST = hashlib.sha256().digest_size
_LARGEST = 256 * 2**20
"""Bytes of an entry: no run writes a larger one."""
_SPARE = 0.8
"""What is left of the bound when there was too much: not every run should have to clean up."""
_HEX = frozenset("0123456789abcdef")


class Store:
    """The entries under `folder`; `size` bounds their bytes in all."""

    def __init__(self, folder: Path, size: int) -> None:
        self.folder = folder
        self.size = size
        self._written = False

    def get(self, key: str) -> bytes | None:
        """The entry of a key, and that it was used now."""
        path = self._path(key)
        try:
            data = _read(path)
        except (OSError, MemoryError):
            return None
        if data is None or hashlib.sha256(memoryview(data)[_DIGEST:]).digest() != data[:_DIGEST]:
            return None
        with suppress(OSError):
            os.utime(path)
        return data[_DIGEST:]

    def put(self, key: str, data: bytes) -> None:
        """Keep an entry, where that can be."""
        with suppress(OSError, MemoryError):
            path = self._path(key)
            if not path.parent.is_dir():
                self._prepare(path.parent)
            _write(path, hashlib.sha256(data).digest() + data)
            self._written = True

    def tidy(self) -> None:
        """Remove what was not used for longest, where this run has written and there is more than the bound allows."""
        if not self._written:
            return
        self._written = False
        entries = sorted(self._entries())
        total = sum(size for _, size, _ in entries)
        if total <= self.size:
            return
        for _, size, path in entries:
            if total <= self.size * _SPARE:
                break
            with suppress(OSError):
                os.unlink(path)
                total -= size

    def _entries(self) -> Iterator[tuple[int, int, str]]:
        """(last use, bytes, path) of each entry. What is not named like one, or is a link, is none."""
        for folder in _listed(self.folder / _ENTRIES):
            if len(folder.name) == 2 and _HEX.issuperset(folder.name) and folder.is_dir(follow_symlinks=False):
                for entry in _listed(Path(folder.path)):
                    with suppress(OSError):
                        if entry.is_file(follow_symlinks=False):
                            found = entry.stat(follow_symlinks=False)
                            yield found.st_mtime_ns, found.st_size, entry.path

    def _path(self, key: str) -> Path:
        name = hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()
        return self.folder / _ENTRIES / name[:2] / name[2:]

    def _prepare(self, folder: Path) -> None:
        """The folder for an entry; the outermost is marked as a cache for backup programs and ignored by git."""
        fresh = not (self.folder / _ENTRIES).is_dir()
        folder.mkdir(parents=True, exist_ok=True)
        if fresh:
            _write(self.folder / ".gitignore", b"*\n")
            _write(self.folder / "CACHEDIR.TAG", _TAG.encode())


def _listed(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            return list(found)
    except OSError:
        return []


def _read(path: Path) -> bytes | None:
    """A file's content; None where it is no plain file: reading a pipe would never end."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as file:
        found = os.fstat(handle)
        return file.read() if stat.S_ISREG(found.st_mode) and found.st_size <= _LARGEST else None


def _write(path: Path, data: bytes) -> None:
    """Write at one stroke: whoever reads meanwhile sees the old file or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
