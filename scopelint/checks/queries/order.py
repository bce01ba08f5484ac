"""What comes after what in a run, and what can come after what in a program."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from ...domain.path import Assumption
from ...domain.symbols import Compound, Condition, Equality, Sym
from ...language.trace import Moment
from ...tf.variables import Variable
from .ways import parted_in_turns


class Momentary(Protocol):
    """An event, or what a check makes of one."""

    @property
    def moment(self) -> Moment: ...


E = TypeVar("E", bound=Momentary)


def again(events: Iterable[E], key: Callable[[E], Hashable]) -> Iterator[tuple[E, E]]:
    """Every event that is not the first of its kind, after the first one, if one program comes to both; `key` tells the kind."""
    seen: dict[Hashable, E] = {}
    for event in events:
        first = seen.setdefault(key(event), event)
        if first is not event and compatible(first.moment, event.moment):
            yield first, event


def first_after(events: Iterable[E], moment: Moment) -> E | None:
    """The first of some events, in their order, that comes after a moment."""
    return next((event for event in events if event.moment.serial > moment.serial), None)


def any_between(serials: Sequence[int], one: Momentary, two: Momentary) -> bool:
    """Whether any of some moments, by their numbers and in their order, is between two events."""
    index = bisect(serials, one.moment.serial)
    return index < len(serials) and serials[index] < two.moment.serial


def by_age(variables: Iterable[Variable]) -> list[Variable]:
    """Variables as they were made, the oldest first."""
    return sorted(variables, key=lambda variable: variable.serial)


def oldest(variables: Iterable[Variable]) -> Variable:
    """The variable that was made first."""
    return min(variables, key=lambda variable: variable.serial)


def compatible(first: Moment, second: Moment) -> bool:
    """Whether one program can come to two moments: not if they are in two arms of a branch."""
    if first.decisions is second.decisions:  # of one run, whose decisions agree with each other
        apart = _disagree(first.arms, second.arms) or _is_denied(first.arms, second) or _is_denied(second.arms, first)
        return not (apart or _is_in_last_turn(first, second))
    return not _disagree(first.assumptions, second.assumptions)


def _is_in_last_turn(first: Moment, second: Moment) -> bool:
    """Whether the second moment is in a later turn of a loop that the first one's turn leaves."""
    left = [first.decisions.left[arm] for arm in first.arms if arm in first.decisions.left]
    turns = parted_in_turns(first, second) if left else None
    return turns is not None and any(turns[0] is turn for turn in left)


def _is_denied(arms: Sequence[Assumption], moment: Moment) -> bool:
    """Whether some test of these arms had been decided the other way by a moment, or a value that is a constant in them to be another."""
    if any(moment.decisions.were(Assumption(arm.test, not arm.holds), moment.decided) for arm in arms):
        return True
    return bool(_constants(arms)) and _is_ruled_out(arms, moment.decisions[: moment.decided])


def _disagree(some: Sequence[Assumption], others: Sequence[Assumption]) -> bool:
    """Whether some test comes out in one way here, and in the other way there."""
    if not some or not others:
        return False
    opposite = {Assumption(a.test, not a.holds) for a in some}
    return any(b in opposite for b in others) or _is_ruled_out(some, others) or _is_ruled_out(others, some)


def _constants(some: Sequence[Assumption]) -> dict[Sym, Hashable]:
    """The values that are constants where some tests come out so."""
    return {a.test.subject: a.test.constant for a in some if a.holds and isinstance(a.test, Equality)}


def _is_ruled_out(some: Sequence[Assumption], others: Sequence[Assumption]) -> bool:
    """Whether a test cannot come out as in some others: `mode == "a" or mode == "b"` of a mode that is "c", `a and b` where both hold."""
    composed = [b for b in others if isinstance(b.test, Compound | Equality)]
    if not composed:
        return False
    constants = _constants(some)
    known: dict[Sym, bool | None] = {a.test: a.holds for a in some}
    return any(_told(b.test, constants, known) is (not b.holds) for b in composed)


def _told(test: Sym, constants: Mapping[Sym, Hashable], known: dict[Sym, bool | None]) -> bool | None:
    """What follows for a test from values that are constants and from what is `known` of others, which gets more."""
    if test in known:
        return known[test]
    if isinstance(test, Equality):
        return test.constant == constants[test.subject] if test.subject in constants else None
    if not isinstance(test, Compound):
        return None
    taken = _told(test.test, constants, known)
    sides = (test.yes, test.no) if taken is None else (test.yes,) if taken else (test.no,)
    told = {side if isinstance(side, bool) else _of_side(side, _told(side.test, constants, known)) for side in sides}
    known[test] = told.pop() if len(told) == 1 else None
    return known[test]


def _of_side(side: Condition, fact: bool | None) -> bool | None:
    return None if fact is None else fact is side.when


def follows(first: Moment, second: Moment) -> bool:
    """Whether two moments come one after the other in one go: not in two turns of a loop, nor in two arms of a branch."""
    return parted_in_turns(first, second) is None and compatible(first, second)
