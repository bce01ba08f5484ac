"""What is known of unknown numbers: between which bounds they lie, and which tests of them that answers."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from .symbols import MISSING, Equality, Sym
from .trail import Cells, Trail


@dataclass(frozen=True, slots=True)
class Interval:
    """The numbers from `low` to `high`, both included."""

    low: float = -math.inf
    high: float = math.inf

    def __and__(self, other: Interval) -> Interval:
        return Interval(max(self.low, other.low), min(self.high, other.high))

    def within(self, other: Interval) -> bool | None:
        """Whether every number here is in `other` (True), none is (False), or some are."""
        common = self & other
        return False if common.low > common.high else True if common == self else None


ANYTHING: Final = Interval()
ZERO: Final = Interval(0, 0)
FILLED: Final = Interval(1)
LENGTH: Final = Interval(0)

OPPOSITES: Final = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
MIRRORED: Final = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


class Order(Sym):
    """The test whether an unknown value is less, or more, than a number."""

    __slots__ = ("number", "op", "subject")

    def __init__(self, op: str, subject: Sym, number: float) -> None:
        super().__init__((op, subject, type(number).__name__, number), f"{subject.label} {op} {number!r}", "bool")
        self.op = op
        self.subject = subject
        self.number = number


class Length(Sym):
    """The unknown length of something; `filled` is the test whether that is not empty."""

    __slots__ = ("filled",)

    def __init__(self, key: Hashable, label: str, filled: Sym) -> None:
        super().__init__(("len", key), label, "int")
        self.filled = filled


class Between(Sym):
    """An unknown number, be it no integer, of an interval that is known."""

    __slots__ = ("interval",)

    def __init__(self, key: Hashable, label: str, interval: Interval) -> None:
        super().__init__(key, label, "number")
        self.interval = interval


def ordered(op: str, number: float) -> Interval:
    """The numbers `n` for which `n op number` holds. What is compared with an integer is taken for one."""
    if op == "<":
        return Interval(high=_before(number))
    if op == "<=":
        return Interval(high=number)
    return Interval(low=number if op == ">=" else -_before(-number))


def _before(number: float) -> float:
    return number - 1 if isinstance(number, int) else math.nextafter(number, -math.inf)


def _real(number: float) -> float:
    """A number for one that is compared with numbers between the integers."""
    try:
        return float(number)
    except OverflowError:
        return math.inf if number > 0 else -math.inf


def _told(test: Sym, holds: bool) -> tuple[Sym, Interval] | None:
    """What a test tells of which value, if it holds or does not."""
    if isinstance(test, Order):
        number = _real(test.number) if isinstance(test.subject, Between) else test.number
        return test.subject, ordered(test.op if holds else OPPOSITES[test.op], number)
    if isinstance(test, Equality) and holds and isinstance(test.constant, int | float) and not isinstance(test.constant, bool):
        return test.subject, Interval(test.constant, test.constant)
    return None


class Bounds:
    """The bounds that a run holds numbers to. `fact` tells what it holds of a test itself."""

    def __init__(self, trail: Trail, fact: Callable[[Sym], bool | None]) -> None:
        self._fact = fact
        self._decided: dict[Sym, Interval] = {}
        self._assumed: Cells[Sym, Interval] = Cells(trail)
        self._lengths: dict[Sym, Length] = {}
        """The lengths that something was told of, by the test whether there is anything."""

    def settled(self) -> dict[Sym, Interval]:
        """What holds for the rest of the run."""
        return self._decided.copy()

    def restart(self, settled: dict[Sym, Interval]) -> None:
        """Hold what was `settled` once, and nothing else."""
        self._decided = settled.copy()

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Forget at the end what is decided inside."""
        kept, self._decided = self._decided, self._decided.copy()
        try:
            yield
        finally:
            self._decided = kept

    def hold(self, test: Sym, holds: bool, settled: bool) -> None:
        """Take it that a test holds, or does not: until this is undone, or where it is `settled` for the rest of the run."""
        told = _told(test, holds)
        if told is None:
            return
        subject, interval = told
        if settled:
            self._decided[subject] = self._decided.get(subject, ANYTHING) & interval
        else:
            assumed = self._assumed.get(subject)
            self._assumed.put(subject, interval & assumed if isinstance(assumed, Interval) else interval)
        if isinstance(subject, Length):
            self._lengths[subject.filled] = subject

    def forget(self, test: Sym) -> None:
        """End what was held of a test's value until now, and not for the rest of the run."""
        if isinstance(test, Order | Equality):
            self._assumed.put(test.subject, MISSING)

    def answer(self, test: Sym) -> bool | None:
        """Whether a test holds, by the bounds of its value."""
        told = _told(test, True)
        if told is not None:
            subject, interval = told
            return self._of(subject).within(interval)
        if test.kind != "bool" and (self._decided or self._assumed.data):
            zero = self._of(self._lengths.get(test, test)).within(ZERO)
            return None if zero is None else not zero
        return None

    def _of(self, subject: Sym) -> Interval:
        out = self._decided.get(subject, ANYTHING)
        if isinstance(subject, Between):
            out &= subject.interval
        assumed = self._assumed.get(subject)
        if isinstance(assumed, Interval):
            out &= assumed
        fact = self._fact(subject)
        if isinstance(subject, Length):
            fact = self._fact(subject.filled) if fact is None else fact
            out &= FILLED if fact else LENGTH
        return out & ZERO if fact is False else out
