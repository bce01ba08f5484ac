"""What every part of the model shares: the trail, the path, the version and the thread."""

from __future__ import annotations

from scopelint.domain.path import Path
from scopelint.domain.trail import Cells, Trail

from .soft import largest
from .version import Version


class Run:
    """One run of the interpreter. `v2_behavior` is TF2 without `disable_v2_behavior()`: variables are resources."""

    def __init__(self, trail: Trail, path: Path, version: Version, v2_behavior: bool = False) -> None:
        self.trail = trail
        self.path = path
        self.version = version
        self.v2_behavior = v2_behavior
        self._numbers: Cells[str, int] = Cells(trail, {"thread": 0, "threads": 1, "serial": 0})

    @property
    def thread(self) -> int:
        """The Python thread that runs."""
        return self._number("thread")

    @thread.setter
    def thread(self, value: int) -> None:
        self._numbers.put("thread", value)

    @property
    def scope_thread(self) -> int:
        """The thread whose scope stack is used: TF 1.5 has one for all."""
        return self.thread if self.version.thread_scopes else 0

    def new_thread(self) -> int:
        """A thread starts at a fresh root scope with fresh counts, in the same store."""
        return self._next("threads")

    def next_serial(self) -> int:
        """A number that grows in creation order."""
        return self._next("serial")

    @property
    def serial(self) -> int:
        """The number the next variable gets."""
        return self._number("serial")

    def _number(self, key: str) -> int:
        return largest(self.path, self._numbers.get(key))

    def _next(self, key: str) -> int:
        number = self._number(key)
        self._numbers.put(key, number + 1)
        return number
