"""What a process holds, and when it looks for garbage: seldom.

Runs allocate much and free it all at once; looking for some in between takes half of the time.
"""

from __future__ import annotations

import atexit
import gc
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

try:
    import resource
except ImportError:  # Windows has none
    resource = None  # type: ignore[assignment]

P = ParamSpec("P")
T = TypeVar("T")

_THRESHOLDS = (2_000_000, 5, 1_000)
_FOR_MUCH = (300_000, 20, 5)
_MUCH = 300 * 1024 * (1024 if sys.platform == "darwin" else 1)
"""How large a process is where it looks for garbage sooner, in the units of its system: that takes a tenth of a run's time."""


def collect_rarely() -> tuple[int, int, int]:
    """Look for garbage only where there may be very much; returns the thresholds that this process had."""
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    return before


def mind_the_size() -> None:
    """Look for garbage sooner, between two roots, where this process has become large."""
    if gc.get_threshold() == _THRESHOLDS and resource is not None and resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > _MUCH:
        gc.set_threshold(*_FOR_MUCH)


def leave_to_the_system() -> None:
    """Look for none when the process ends, either: then all that it has goes back at once, and a look at it takes a fifth of a run."""
    collect_rarely()
    atexit.register(gc.freeze)


_emptied: list[Callable[[], None]] = []


def remembered(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """What a function of some code said, for at most so many pieces of it. The code is held, too, until `forget`."""

    def around(function: Callable[P, T]) -> Callable[P, T]:
        found = lru_cache(most)(function)
        _emptied.append(found.cache_clear)
        return cast("Callable[P, T]", found)

    return around


def forget() -> None:
    """Let go of all that is `remembered`: after an edit every node of a file is another one."""
    for empty in _emptied:
        empty()


__all__ = ["collect_rarely", "forget", "leave_to_the_system", "mind_the_size", "remembered"]
