"""Sharing that nobody meant: TVS301 and TVS302."""

from __future__ import annotations

from collections.abc import Iterator

from ..interp.explore import Exploration
from .findings import Finding


def collisions(exploration: Exploration) -> Iterator[Finding]:
    yield from ()


def collapsed(exploration: Exploration) -> Iterator[Finding]:
    yield from ()
