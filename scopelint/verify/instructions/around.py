"""What stands around requests and has no scope of its own: loops and devices, of which our own model has nothing to say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .arguments import quoted
from .base import Begin, Block, Execution, Page


@dataclass(slots=True, eq=False)
class _Plain(Block):
    """A block that changes nothing on our own model."""

    def begin(self, on: Execution, one: Begin) -> None:
        pass

    def end(self, on: Execution, failed: bool) -> None:
        pass


@dataclass(slots=True, eq=False)
class TurnsBlock(_Plain):
    """Two turns of a loop, `of` the program's training or of its calls."""

    of: str

    keyword: ClassVar[str] = "for"

    def opening(self, page: Page) -> str:
        return f"{page.take(self.of)} in range(2)"


@dataclass(slots=True, eq=False)
class DeviceBlock(_Plain):
    """`tf.device(name)`."""

    name: str

    def opening(self, page: Page) -> str:
        return f"tf.device({quoted(self.name)})"
