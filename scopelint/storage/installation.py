"""Which scopelint this is: what it kept is good for this very one only."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
_LIBRARIES = ("libcst", "pathspec", "fissix")
"""Libraries on which the results depend."""


@cache
def installation() -> str:
    """A digest of scopelint's code, stubs and rules, of the Python that runs it and of the libraries that matter.

    What counts is the content alone: the same release in another folder, installed at another time, is the same.
    """
    digest = hashlib.sha256(repr((sys.version_info[:3], sorted(_versions()))).encode())
    beside = os.path.join(os.path.dirname(_PACKAGE), "rules")  # in a checkout
    for top in (_PACKAGE, beside):
        for path in sorted(_files(top)):
            with suppress(OSError), open(path, "rb") as file:
                content = hashlib.sha256(file.read()).digest()
                digest.update(os.path.relpath(path, os.path.dirname(top)).replace(os.sep, "/").encode() + b"\0" + content)
    return digest.hexdigest()


def _files(top: str) -> Iterator[str]:
    try:
        entries = list(os.scandir(top))
    except OSError:
        return
    for entry in entries:
        if entry.name.endswith((".py", ".md")):
            yield entry.path
        elif entry.is_dir() and entry.name != "__pycache__":
            yield from _files(entry.path)


def _versions() -> Iterable[str]:
    """The names of the metadata folders of the libraries, which hold their versions: a hundredth of what importlib.metadata costs."""
    for library in _LIBRARIES:
        found = importlib.util.find_spec(library)
        for folder in found.submodule_search_locations or () if found is not None else ():
            with suppress(OSError):
                yield from (name for name in os.listdir(os.path.dirname(folder)) if name.startswith(f"{library}-"))


__all__ = ["installation"]
