"""Both ends of the talk with an editor. It may end anywhere: an editor that is killed does not finish its sentence."""

from __future__ import annotations

import io
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Heard(io.BufferedReader):
    """What the editor says. A message that it did not live to finish is the end."""

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        return b"" if size is not None and len(data) < size else data


class Said(io.BufferedWriter):
    """What the editor is told. That it is gone is learned from what it says no more."""

    def write(self, data: ReadableBuffer, /) -> int:
        with suppress(BrokenPipeError):
            return super().write(data)
        return memoryview(data).nbytes

    def flush(self) -> None:
        with suppress(BrokenPipeError):
            super().flush()


__all__ = ["Heard", "Said"]
