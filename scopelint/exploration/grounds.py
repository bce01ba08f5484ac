"""Grounds that wait for runs: what libraries define is found out once for a process, whatever roots it works on."""

from __future__ import annotations

from typing import NamedTuple

from ..language.machine import Ground
from ..primitives.install import laid
from .setting import Setting


class Lent(NamedTuple):
    """A ground, and what it was lent for."""

    ground: Ground
    kind: object


_waiting: dict[object, list[Ground]] = {}
"""Grounds on which nothing stands, by what the libraries' modules may ask about when they run."""


def kind_of(setting: Setting) -> tuple[object, ...]:
    """What of a setting the libraries' modules may ask about when they run."""
    return (
        *(setting.version, setting.limits, setting.eager, setting.v2_behavior, setting.record, setting.strict),
        setting.keras_3,
    )


def lend(setting: Setting, as_it_stands: bool = False) -> Lent:
    """A ground for one machine; none but built-in stubs may run on it.

    `as_it_stands` is for a machine that stops at the first error: to it an option is what it is by default.
    """
    kind = (kind_of(setting), as_it_stands)
    waiting = _waiting.get(kind)
    return Lent(waiting.pop() if waiting else laid(), kind)


def take_back(lent: Lent) -> None:
    """Nobody looks any more at what stood on a ground that was lent."""
    lent.ground.renew()
    _waiting.setdefault(lent.kind, []).append(lent.ground)
