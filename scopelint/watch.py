"""Looking on while a run goes: what is done and what it took; and ending it early, with what is known by then."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass


class Interrupted(BaseException):
    """The run is to end. No `Exception`: what goes on after an error must not go on after this."""

    def __init__(self, signal: int = 0) -> None:
        super().__init__(signal)
        self.signal = signal


@dataclass(frozen=True, slots=True)
class Effort:
    """What the work for one root took: CPU seconds, and the steps of each run."""

    label: str
    seconds: float
    steps: tuple[int, ...]


class Watch:
    """What jobs tell while they work, and what tells them to stop. This one shows nothing of it; a terminal's does."""

    def __init__(self) -> None:
        self.signal: int | None = None
        """The signal that ended the run early."""
        self.undone: list[str] = []
        """What was not done because of it."""
        self.efforts: list[Effort] = []
        self.count: Callable[[object], int] = lambda _: 0
        """Given what came of one thing more, how many findings there are."""
        self._process = os.getpid()
        self._breakable = False

    def begins(self, labels: Sequence[str]) -> None:
        """There is more to do."""

    def goes_on(self, label: str) -> None:
        """This is being worked on; told several times a second."""

    def did(self, effort: Effort, value: object) -> None:
        """One of the things to do is done: what it took, and what came of it."""
        self.efforts.append(effort)

    def clear(self) -> None:
        """Something else is to be printed."""

    def interrupt(self, signal: int) -> None:
        """What a signal's handler calls: the run ends at the next place that allows it, and at the second signal here and now."""
        if self.signal is not None or os.getpid() != self._process:  # a child that has not set its own handlers yet
            os._exit(128 + signal)
        self.signal = signal
        if self._breakable:
            raise Interrupted(signal)

    @contextmanager
    def breakable(self) -> Iterator[None]:
        """Where the main thread may be stopped at any moment: nothing that is known gets lost here. Raises `Interrupted`."""
        self._breakable, before = True, self._breakable
        try:
            if self.signal is not None:
                raise Interrupted(self.signal)
            yield
        finally:
            self._breakable = before
