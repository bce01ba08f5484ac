"""Memory that a process needs once and gives back: an editor's server runs all day."""

from __future__ import annotations

import ctypes
import gc

from ..garbage import forget


class Memory:
    """What an analysis leaves is given back to the system when it has answered, so that the process stays as large as it was."""

    def __init__(self) -> None:
        self._settled = False

    def give_back(self) -> None:
        """Free what nobody refers to any more. What the first analysis left, stubs above all, is kept and not looked at again."""
        forget()
        gc.collect()
        if not self._settled:
            gc.freeze()
            self._settled = True
        if _trim is not None:
            _trim(0)


def _found() -> ctypes._NamedFuncPointer | None:
    """glibc's `malloc_trim`: without it, memory that was needed once between two things that stay is kept for good."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None


_trim = _found()

__all__ = ["Memory"]
