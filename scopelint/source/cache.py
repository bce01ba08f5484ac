"""Lowered files on disk, so that an unchanged file is parsed once.

A file's entry holds the digest of its text. Whatever is wrong with the folder or an entry, the file is parsed as if there were no
cache. Entries are pickles that may name nothing but the nodes of lowered programs: a folder that came with a foreign
repository cannot make scopelint run anything.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import sys
import tempfile
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from .. import __version__, diagnostics
from . import nodes

_TAG = "Signature: 8a477f597d28d172789f06886806bc55\n# This folder is a cache of scopelint.\n"
_DIGEST = hashlib.sha256().digest_size


class Cache:
    """The lowered files under `folder`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.entries = folder / __version__

    def get(self, filename: str, text: str) -> nodes.Module | None:
        """What this text was lowered to, if it is known."""
        try:
            data = self._entry(filename).read_bytes()
            if data[:_DIGEST] != _digest(text):
                return None
            found = _Reader(io.BytesIO(data[_DIGEST:])).load()
        except Exception:  # noqa: BLE001 (a damaged entry can fail in every way there is)
            return None
        return found if isinstance(found, nodes.Module) else None

    def put(self, filename: str, text: str, module: nodes.Module) -> None:
        """Keep what a text was lowered to, where that can be."""
        with suppress(OSError, RecursionError, MemoryError, pickle.PicklingError):
            data = io.BytesIO()
            data.write(_digest(text))
            _Writer(data, protocol=5).dump(module)
            self._prepare()
            _write(self._entry(filename), data.getvalue())

    def _entry(self, filename: str) -> Path:
        return self.entries / hashlib.sha256(os.fsencode(filename)).hexdigest()[:32]

    def _prepare(self) -> None:
        """The folder, marked as a cache for backup programs and ignored by git."""
        if not self.entries.is_dir():
            self.entries.mkdir(parents=True, exist_ok=True)
            _write(self.folder / ".gitignore", b"*\n")
            _write(self.folder / "CACHEDIR.TAG", _TAG.encode())


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


def _digest(text: str) -> bytes:
    return hashlib.sha256(_maker() + text.encode("utf-8", "surrogatepass")).digest()


@cache
def _maker() -> bytes:
    """What lowers texts: this very code, the parser, and the Python that both run on."""
    digest = hashlib.sha256(f"{__version__} {sys.version_info[:3]}".encode())
    with suppress(PackageNotFoundError):
        digest.update(version("libcst").encode())
    for path in (*sorted(Path(__file__).parent.glob("*.py")), Path(diagnostics.__file__)):
        digest.update(path.read_bytes())
    return digest.digest()


class _Writer(pickle.Pickler):
    """Writes nodes as calls of their classes, without what the interpreter keeps in them."""

    def reducer_override(self, value: Any) -> Any:
        kind = type(value)
        if kind.__module__ in _CLASSES and is_dataclass(kind):
            return kind, tuple(getattr(value, name) for name in _fields(kind))
        return NotImplemented


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.init)


_CLASSES = {nodes.__name__: nodes, diagnostics.__name__: diagnostics}
_BUILTINS = {"Ellipsis": ..., "complex": complex, "frozenset": frozenset}


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        found = _BUILTINS.get(name) if module == "builtins" else vars(_CLASSES[module]).get(name) if module in _CLASSES else None
        if found is None or (module != "builtins" and not is_dataclass(found)):
            raise pickle.UnpicklingError(f"{module}.{name} has no place in a cache")
        return found
