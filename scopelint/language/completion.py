"""How blocks of statements end."""

from __future__ import annotations

from dataclasses import dataclass

from .trace import Value


@dataclass(frozen=True, slots=True)
class Completion:
    """How a block ended, other than by falling off its end: return, break or continue."""

    kind: str
    value: Value = None


class Leaving(Exception):
    """Whoever goes through a generator leaves it: it ends where it stands."""


class StopYielding(Leaving):
    """Nobody wants further values of a generator."""


BREAK = Completion("break")

CONTINUE = Completion("continue")

RETURN_NONE = Completion("return")
