"""What comes after what in a run, and what can come after what in a program."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

from ...domain.path import Assumption
from ...domain.symbols import Compound, Condition, Equality, Sym, subjects_of
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
    fixed = _fixed(arms)
    return bool(fixed) and _is_ruled_out(fixed, moment.decisions[: moment.decided])


def _disagree(some: Sequence[Assumption], others: Sequence[Assumption]) -> bool:
    """Whether some test comes out in one way here, and in the other way there."""
    if not some or not others:
        return False
    opposite = {Assumption(a.test, not a.holds) for a in some}
    return any(b in opposite for b in others) or _is_ruled_out(_fixed(some), others) or _is_ruled_out(_fixed(others), some)


def _fixed(some: Sequence[Assumption]) -> list[Equality]:
    return [a.test for a in some if a.holds and isinstance(a.test, Equality)]


def _is_ruled_out(fixed: Sequence[Equality], others: Sequence[Assumption]) -> bool:
    """Whether something cannot be where some values are these constants: `mode == "a" or mode == "b"` of a mode that is "c"."""
    for b in others if fixed else ():
        subjects = subjects_of(b.test)
        if subjects and any(e.subject in subjects and _told(e, b.test, {}) is (not b.holds) for e in fixed):
            return True
    return False


def _told(equality: Equality, test: Sym, known: dict[Sym, bool | None]) -> bool | None:
    """What a value's being a constant says of a test; `known` is what it says of others."""
    if isinstance(test, Equality):
        return test.constant == equality.constant if test.subject == equality.subject else None
    if not isinstance(test, Compound) or equality.subject not in test.subjects:
        return None
    if test not in known:
        taken = _told(equality, test.test, known)
        sides = (test.yes, test.no) if taken is None else (test.yes,) if taken else (test.no,)
        told = {side if isinstance(side, bool) else _of_side(side, _told(equality, side.test, known)) for side in sides}
        known[test] = told.pop() if len(told) == 1 else None
    return known[test]


def _of_side(side: Condition, fact: bool | None) -> bool | None:
    return None if fact is None else fact is side.when


def follows(first: Moment, second: Moment) -> bool:
    """Whether two moments come one after the other in one go: not in two turns of a loop, nor in two arms of a branch."""
    return parted_in_turns(first, second) is None and compatible(first, second)
