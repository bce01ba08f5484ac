"""Forks and joins: what happens where a test cannot be decided.

Both arms run, one after the other, on the same state; the trail takes back what the first did before the second
begins. Where both end the same way, their changes are joined and execution goes on once, with `Choice` values
where they differ. Where they end differently (one returns, the other goes on) and no join is near, the run's
plan decides the test, and another run takes the other arm.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from ...domain.path import Assumption
from ...domain.symbols import Choice, Compound, Condition, Itself, Sym, Text
from ...domain.trail import Changes, choice
from ..describe import describe, identity, is_data, type_name
from ..kinds import kind_for
from ..machine import Machine, Raised
from ..trace import NOWHERE, Place, Value
from ..values import DictValue, Instance, ListValue, Range, is_constant, leaves
from . import access, calls


@dataclass(slots=True)
class Arm:
    """How one arm of a fork ended: its value (or the exception it raised) and what it changed."""

    value: Value
    raised: Raised | None = None
    changes: Changes = field(default_factory=dict)
    implied: list[Sym] = field(default_factory=list)
    """What its test alone says something about."""


def truth(m: Machine, value: Value) -> bool | Condition:
    """Whether a value is true, as far as that is known."""
    if value is True or value is False:  # most tests are decided
        return value
    value = m.path.peek(value)
    if isinstance(value, Choice):
        # Where the alternatives are the test itself (`a and b` is `b if a else a`), it is known what they are.
        yes = True if value.yes == value.test else _given(value.test, True, truth(m, value.yes))
        no = False if value.no == value.test else _given(value.test, False, truth(m, value.no))
        if isinstance(yes, bool) and isinstance(no, bool):
            return yes if yes == no else Condition(value.test, yes)
        return asked(m, Compound(value.test, yes, no))
    if isinstance(value, Sym):
        fact = m.path.known(value)
        if fact is None and m.path.known(is_none(value)):
            fact = False
        return Condition(value) if fact is None else fact
    if isinstance(value, Text):
        if any(isinstance(p, str) for p in value.parts):
            return True
        return asked(m, filled(value))
    if isinstance(value, ListValue):
        if m.items_of(value):
            return True
        m.tested.add(Itself(value))
        return asked(m, filled(value)) if value.open else False
    if isinstance(value, DictValue):
        if len(value.cells):
            return True
        return asked(m, filled(value)) if value.open else False

    if isinstance(value, Instance):
        for name in ("__bool__", "__nonzero__", "__len__"):
            method = access.find_method(m, value, name)
            if method is not None:
                return _told(m, name, m.path.peek(calls.call(m, method, [], {}, NOWHERE)))
        return True
    if isinstance(value, Range):
        return value.stop is None or bool(range(value.start, value.stop, value.step))
    if isinstance(value, tuple) or is_constant(value):
        return bool(value)
    return cast("bool | Condition", kind_for(value).truth(m, value))


def _told(m: Machine, name: str, answer: Value) -> bool | Condition:
    """What an object's own method says of whether it is true."""
    if name == "__bool__" and is_data(answer) and not isinstance(answer, bool):
        m.refuse("TypeError", f"__bool__ should return bool, returned {type_name(answer)}", NOWHERE)
    if name == "__len__" and isinstance(answer, int) and answer < 0:
        m.refuse("ValueError", "__len__() should return >= 0", NOWHERE)
    return True if isinstance(answer, Instance) else truth(m, answer)


def _given(test: Sym, holds: bool, condition: bool | Condition) -> bool | Condition:
    """A condition, where it is known whether `test` holds."""
    if isinstance(condition, Condition) and condition.test == test:
        return condition.when == holds
    return condition


def asked(m: Machine, test: Sym) -> bool | Condition:
    """What this run holds of a test, or the test itself as a condition."""
    fact = m.path.known(test)
    return Condition(test) if fact is None else fact


def is_none(value: Sym) -> Sym:
    """The test `value is None`."""
    return Sym(("is none", value), f"{value.label} is None", "bool")


def hold_to_be_something(m: Machine, value: Sym, name: str, place: Place) -> None:
    """Take it that an unknown value of which an attribute is read is not None, unless the program catches that it has none."""
    if name.startswith("__"):
        return
    known = m.path.known(test := is_none(value))
    if known:
        m.host.read_of_none(m, value, name, place)
    elif known is None and not m.catches("AttributeError"):
        m.path.assume(test, False)


def filled(value: Value) -> Sym:
    """The test whether a string, list or the like is not empty."""
    if isinstance(value, Sym):
        return value
    return Sym(("truth", identity(value)), repr(value) if isinstance(value, Text) else f"{describe(value)} is not empty")


def holds(m: Machine, condition: bool | Condition) -> bool:
    """Decide a condition for the rest of the run, where no fork is possible."""
    if isinstance(condition, bool):
        return condition
    return m.path.decide(condition.test) == condition.when


def fork(m: Machine, condition: bool | Condition) -> bool | Condition:
    """A condition where both arms could run: one of a wording that was settled before goes with that."""
    if isinstance(condition, bool) or m.path.alike(condition.test) is None:
        return condition
    return holds(m, condition)


def run_arm(m: Machine, condition: Condition, holds: bool, body: Callable[[], Value]) -> Arm:
    """Run one arm on the present state and take it back."""
    mark = m.trail.mark()
    implied = m.path.assume(condition.test, condition.when == holds)
    arms = len(m.path.arms)
    m.path.arms.append(Assumption(condition.test, condition.when == holds))
    value, raised = None, None
    try:
        value = body()
    except Raised as error:
        raised = error.kept()
    finally:
        del m.path.arms[arms:]
    return Arm(value, raised, m.trail.undo(mark), implied)


def adopt(m: Machine, condition: Condition, holds: bool, arm: Arm) -> Value:
    """Go on as if only this arm existed."""
    m.trail.redo(arm.changes)
    m.path.assume(condition.test, condition.when == holds)
    if arm.raised is not None:
        raise arm.raised
    return arm.value


def adopt_late(m: Machine, arm: Arm) -> Value:
    """Go on with an arm that leaves a loop in a turn that stands for a later one.

    What several tests come to in this turn, as patience that has run out, says nothing of how they came out before a later one.
    """
    m.path.leave(arm.changes, arm.implied, {})
    m.trail.redo(arm.changes)
    return arm.value


def leave_behind(m: Machine, condition: Condition, holds: bool) -> None:
    """Go on in a loop that this arm leaves: what comes in later turns never comes after it."""
    turn = next((frame for frame in m.frame.outwards() if frame.turn is not None), None) if m.frame is not None else None
    m.path.decisions.left[Assumption(condition.test, condition.when == holds)] = turn


def join(m: Machine, condition: Condition, yes: Arm, no: Arm) -> None:
    """Go on with the state that both arms leave, joined."""
    first, second = (yes, no) if condition.when else (no, yes)
    m.path.leave(first.changes, first.implied, second.changes)
    m.path.leave(second.changes, second.implied, first.changes)
    largest = m.trail.join(condition.test, first.changes, second.changes, m.path.peek)
    if largest > m.limits.leaves:
        m.path.decide(condition.test)


def either(m: Machine, condition: Condition, yes: Value, no: Value) -> Value:
    """A value that depends on the condition; decides a test where there would be too many alternatives."""
    if condition.when and condition.test.kind == "bool" and yes == condition.test and no is False:
        return yes  # `n > 0 or False`
    value = choice(condition.test, yes, no) if condition.when else choice(condition.test, no, yes)
    if leaves(value) > m.limits.leaves:
        return m.resolve(value)
    return value


def fork_value(m: Machine, condition: bool | Condition, yes: Callable[[], Value], no: Callable[[], Value]) -> Value:
    """Evaluate `yes()` or `no()`, or both, and give their value: `x if test else y`, `a and b`."""
    condition = fork(m, condition)
    if isinstance(condition, bool):
        return yes() if condition else no()
    return _either_arm(m, condition, run_arm(m, condition, True, yes), run_arm(m, condition, False, no))


def short_circuit(m: Machine, left: Value, goes_on: bool, right: Callable[[], Value]) -> Value:
    """`right()` where `left` is true (`goes_on`) or false (not), else `left`: `a and b`, `a or b`."""
    condition = fork(m, truth(m, left))
    if isinstance(condition, bool):
        return right() if condition == goes_on else left
    arm, other = run_arm(m, condition, goes_on, right), Arm(left)
    return _either_arm(m, condition, arm, other) if goes_on else _either_arm(m, condition, other, arm)


def _either_arm(m: Machine, condition: Condition, first: Arm, second: Arm) -> Value:
    """The value of the first arm if the condition holds, and else of the second; the only one that can be where the other raises."""
    if first.raised is not None or second.raised is not None:
        taken = first.raised is None or second.raised is not None
        return adopt(m, condition, taken, first if taken else second)
    join(m, condition, first, second)
    return either(m, condition, first.value, second.value)


def each(m: Machine, value: Value, use: Callable[[Value], Value]) -> Value:
    """Apply a pure function to every alternative of a value."""
    value = m.path.peek(value)
    if not isinstance(value, Choice):
        return use(value)
    if leaves(value) > m.limits.leaves:
        return each(m, m.resolve(value), use)
    return choice(value.test, each(m, value.yes, use), each(m, value.no, use))
