"""Writing files that others may read meanwhile."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def replace_file(path: Path, data: bytes) -> None:
    """Put data into a file, at once or not at all; a file that is there keeps its mode. Raises `OSError`."""
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, path.stat().st_mode & 0o7777 if path.exists() else 0o666 & ~_umask())
        os.replace(temporary, path)
    finally:
        with suppress(FileNotFoundError):  # as it should be
            os.unlink(temporary)


def _umask() -> int:
    found = os.umask(0)  # there is no other way to ask
    os.umask(found)
    return found
