"""When Python looks for garbage: seldom. Runs allocate much and free it all at once; looking for some in between takes half of the time."""

from __future__ import annotations

import atexit
import gc

_THRESHOLDS = (2_000_000, 5, 1_000)


def collect_rarely() -> tuple[int, int, int]:
    """Look for garbage only where there may be very much; returns the thresholds that this process had."""
    before = gc.get_threshold()
    gc.set_threshold(*_THRESHOLDS)
    return before


def leave_to_the_system() -> None:
    """Look for none when the process ends, either: then all that it has goes back at once, and a look at it takes a fifth of a run."""
    collect_rarely()
    atexit.register(gc.freeze)


__all__ = ["collect_rarely", "leave_to_the_system"]
