"""Room for the interpreter's recursion."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

from ..garbage import collect_rarely

T = TypeVar("T")

_SLOTS = 2**21 + 2**10
"""A bit over 16 MiB of them: twice as much is reserved for a frame of this size, and what is over is for the frames above it."""


def _roomy(work: Callable[[], None]) -> None:
    """Run `work` where calls find room on the data stack.

    CPython (from 3.11) keeps frames in chunks of 16 KiB, which it asks of the system, and gives back, whenever the depth of the
    calls crosses the end of one: in a tree walk that is all the time, an eighth of all processor time. A chunk is made
    as large as its first frame needs (`push_chunk` in `Python/pystate.c`), and memory that is not touched costs nothing.
    """
    work()


if sys.implementation.name == "cpython" and sys.version_info >= (3, 11):
    _roomy.__code__ = _roomy.__code__.replace(co_stacksize=_SLOTS)


def with_deep_stack(work: Callable[[], T]) -> T:
    """Run `work` with room for the interpreter's recursion."""
    result: list[T] = []
    error: list[BaseException] = []

    def body() -> None:
        try:
            result.append(work())
        except BaseException as raised:  # noqa: BLE001 (handed on to the caller's thread)
            error.append(raised)

    limit, size, thresholds = sys.getrecursionlimit(), threading.stack_size(), collect_rarely()
    sys.setrecursionlimit(60_000)
    threading.stack_size(512 * 1024 * 1024)
    try:
        thread = threading.Thread(target=_roomy, args=(body,), daemon=True)  # a run that is interrupted does not wait for it
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
        sys.setrecursionlimit(limit)
        gc.set_threshold(*thresholds)
    if error:
        raise error[0]
    return result[0]
