"""What is known of a number: between which bounds it lies."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Interval:
    """The numbers from `low` to `high`, both included."""

    low: float = -math.inf
    high: float = math.inf

    def __and__(self, other: Interval) -> Interval:
        return Interval(max(self.low, other.low), min(self.high, other.high))

    @property
    def empty(self) -> bool:
        return self.low > self.high

    def within(self, other: Interval) -> bool | None:
        """Whether every number here is in `other` (True), none is (False), or some are."""
        common = self & other
        return False if common.empty else True if common == self else None


ANYTHING = Interval()
ZERO = Interval(0, 0)
SOME = Interval(1)
"""The length of what is not empty."""
LENGTH = Interval(0)


def ordered(op: str, constant: float) -> Interval:
    """The numbers `n` for which `n op constant` holds. An unknown that is compared with an integer is taken for one."""
    if op == "<":
        return Interval(high=_before(constant))
    if op == "<=":
        return Interval(high=constant)
    return Interval(low=constant if op == ">=" else -_before(-constant))


def _before(constant: float) -> float:
    return constant - 1 if isinstance(constant, int) else math.nextafter(constant, -math.inf)


OPPOSITES = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
MIRRORED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
