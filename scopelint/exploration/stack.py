"""Room for the interpreter's recursion."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_GC_THRESHOLDS = (2_000_000, 5, 1_000)


def with_deep_stack(work: Callable[[], T]) -> T:
    """Run `work` with room for the interpreter's recursion."""
    result: list[T] = []
    error: list[BaseException] = []

    def body() -> None:
        try:
            result.append(work())
        except BaseException as raised:  # noqa: BLE001 (handed on to the caller's thread)
            error.append(raised)

    limit, size, thresholds = sys.getrecursionlimit(), threading.stack_size(), gc.get_threshold()
    # Runs allocate much and free it all at once: looking for garbage in between would take half of the time.
    gc.set_threshold(*_GC_THRESHOLDS)
    sys.setrecursionlimit(60_000)
    threading.stack_size(512 * 1024 * 1024)
    try:
        thread = threading.Thread(target=body, daemon=True)  # a run that is interrupted does not wait for it
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
        sys.setrecursionlimit(limit)
        gc.set_threshold(*thresholds)
    if error:
        raise error[0]
    return result[0]
