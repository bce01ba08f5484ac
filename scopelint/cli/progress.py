"""What a run shows of itself while it goes on, and how it ends before its end."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TextIO

from scopelint.watch import Effort, Watch

PATIENCE = 1.0
"""Seconds after which the line appears: what is done by then needs none."""
_INTERVAL = 0.1
SLOWEST = 10
"""How many roots `--timings` lists."""
_NAMED = 5
"""How many of the things that were not done are named."""


class ProgressLine(Watch):
    """A line on a terminal: how much is done, what was found, what is under way. It is gone before anything else is printed."""

    def __init__(self, terminal: TextIO) -> None:
        super().__init__()
        self._terminal = terminal
        self._next = time.monotonic() + PATIENCE
        self._total = 0
        self._found = 0
        self._drawn = 0
        """How many columns the line has on the screen."""

    def begins(self, labels: Sequence[str]) -> None:
        self._total += len(labels)

    def did(self, effort: Effort, value: object) -> None:
        super().did(effort, value)
        self._found = self.count(value)
        self.goes_on(effort.label)

    def goes_on(self, label: str) -> None:
        now = time.monotonic()
        if now >= self._next:
            self._next = now + _INTERVAL
            found = "" if not self._found else ", 1 finding" if self._found == 1 else f", {self._found} findings"
            self._draw(f"{len(self.efforts)} of {self._total} roots{found}: {label}" if self._total else label)

    def clear(self) -> None:
        self._draw("")

    def _draw(self, text: str) -> None:
        line = ""
        left = _columns(self._terminal) - 1
        for character in text:
            left -= 2 if unicodedata.east_asian_width(character) in "WF" else 1
            if left < 0:
                break
            line += character if character.isprintable() else "?"
        width = len(line) + sum(unicodedata.east_asian_width(character) in "WF" for character in line)
        if self._drawn or line:
            erased = " " * max(0, self._drawn - width)
            back = "\r" if not line else ""
            self._terminal.write(f"\r{line}{erased}{back}")
            self._terminal.flush()
        self._drawn = width


def _columns(terminal: TextIO) -> int:
    try:
        return os.get_terminal_size(terminal.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


@contextmanager
def watched(quiet: bool) -> Iterator[Watch]:
    """Somebody who looks on for the length of a command, and hears the signals that end it."""
    shown = sys.stderr.isatty() and not quiet and os.environ.get("TERM") != "dumb"
    watch = ProgressLine(sys.stderr) if shown else Watch()

    def handle(number: int, _frame: FrameType | None) -> None:
        watch.interrupt(number)

    before = {}
    if threading.current_thread() is threading.main_thread():  # no other can have handlers
        for each in (signal.SIGINT, signal.SIGTERM):
            if signal.getsignal(each) != signal.SIG_IGN:  # as it is in the background of a shell, which means it
                before[each] = signal.signal(each, handle)
    try:
        yield watch
    finally:
        watch.clear()
        for each, handler in before.items():
            signal.signal(each, handler)


def missing(watch: Watch) -> str:
    """What an interrupted run says of what it did not do; nothing where it had done everything."""
    if watch.signal is None or not watch.undone:
        return ""
    named = ", ".join(watch.undone[:_NAMED])
    more = f" and {len(watch.undone) - _NAMED} more" if len(watch.undone) > _NAMED else ""
    return f"what is printed is not all: {len(watch.undone)} of {len(watch.undone) + len(watch.efforts)} were not done: {named}{more}"


def timings(efforts: Sequence[Effort]) -> str:
    """The slowest roots, in CPU seconds, with their runs and steps."""
    lines = [f"{'seconds':>8} {'runs':>5} {'steps':>8}  root"]
    slowest = sorted(efforts, key=lambda effort: -effort.seconds)[:SLOWEST]
    lines += [f"{e.seconds:8.2f} {len(e.steps):5} {sum(e.steps):8}  {e.label}" for e in slowest]
    steps = [number for each in efforts for number in each.steps]
    lines.append(f"{sum(e.seconds for e in efforts):8.2f} {len(steps):5} {sum(steps):8}  all {len(efforts)} roots")
    return "".join(f"{line}\n" for line in lines)
