"""Which undecidable tests a run assumed or decided.

A test that cannot be decided forks: both arms run, and what they leave behind differs in `Choice` values. Only
when something needs to know which (a scope's name, a reuse flag, the object a method is called on) is the test
*decided* for the whole run, by the run's plan. Other decisions make other plans, each a further run.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar

from .bounds import Bounds, Interval
from .symbols import MISSING, Choice, Compound, Condition, Equality, Sym
from .trail import Cells, Changes, Trail

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Assumption:
    """A test and what was assumed of it."""

    test: Sym
    holds: bool

    def __str__(self) -> str:
        return f"{self.test.label} is {'true' if self.holds else 'false'}"


class Decisions(list[Assumption]):
    """What a run has decided, in its order."""

    __slots__ = ("_counted", "_first", "left")

    def __init__(self, made: Iterable[Assumption] = ()) -> None:
        super().__init__(made)
        self.left: dict[Assumption, object] = {}
        """The arms that left a loop where the run went on in it, each with the frame of its turn."""
        self._first: dict[Assumption, int] = {}
        self._counted = 0

    def were(self, assumption: Assumption, decided: int) -> bool:
        """Whether this is among the first `decided` of them."""
        for index in range(self._counted, len(self)):
            self._first.setdefault(self[index], index)
        self._counted = len(self)
        return self._first.get(assumption, decided) < decided


@dataclass(frozen=True, slots=True)
class Plan:
    """How a run answers the questions that it has to decide: the first ones in the order they come up, and those after them."""

    answers: tuple[bool, ...] = ()
    otherwise: bool = True
    worded: tuple[tuple[str, bool], ...] = ()
    """How questions of some wordings are answered, whenever they come up."""


FIRST = Plan()
"""The plan of a first run."""


@dataclass(frozen=True, slots=True)
class Settled:
    """What a path holds for the rest of a run, at a moment to which runs can come back."""

    decisions: tuple[Assumption, ...]
    free: tuple[bool, ...]
    on_sharing: tuple[bool, ...]
    decided: dict[Sym, bool]
    constants: dict[Sym, object]
    intervals: dict[Sym, Interval]
    worded: dict[str, bool]
    wholes: dict[Sym, dict[Compound, None]]

    def agrees(self, plan: Plan) -> bool:
        """Whether a run with this plan would have decided the same up to here, where the first plan was followed."""
        if not self.decisions or plan == FIRST:
            return True
        answers = tuple(decision.holds for decision in self.decisions)
        return plan.otherwise and not plan.worded and plan.answers[: len(answers)] == answers


_MOST_WHOLES = 32
"""Compound tests about one test that are followed. That many are about a flag that everything else has to do with."""


class _Facts(Cells[Sym, V]):
    """What an arm takes for granted. Of what only one of two arms knew, `one_sided` is told where they join."""

    __slots__ = ("one_sided",)

    def __init__(self, trail: Trail, one_sided: Callable[[Sym, Sym, object, object], None]) -> None:
        super().__init__(trail)
        self.one_sided = one_sided

    def joined(self, key: object, test: Sym, yes: object, no: object) -> object:
        if type(yes) is type(no) and yes == no:
            return yes
        if isinstance(key, Sym) and key != test:
            self.one_sided(key, test, yes, no)
        return MISSING


class Path:
    """Facts about tests: `assumed` while an arm runs (undone with it), `decided` for the rest of the run.

    `plan` has the answers.
    """

    def __init__(self, trail: Trail, plan: Plan = FIRST) -> None:
        self.plan = plan
        self.decisions = Decisions()
        self.free: list[bool] = []
        """For each decision, whether it could go the other way: it did not follow another of its wording."""
        self.on_sharing: list[bool] = []
        """For each decision, whether it was made for what decides on sharing: a scope's name or its reuse flag."""
        self._about_sharing = False
        self._decided: dict[Sym, bool] = {}
        self._worded: dict[str, bool] = dict(plan.worded)
        """The first answer to a test of each wording."""
        self._assumed: _Facts[bool] = _Facts(trail, self._learn_side)
        self._decided_constants: dict[Sym, object] = {}
        self._assumed_constants: _Facts[object] = _Facts(trail, lambda *_: None)
        self._wholes: dict[Sym, dict[Compound, None]] = {}
        """For each test the compound ones it is part of, of those that anything was ever held of."""
        self._bounds = Bounds(trail, self._fact)
        self.arms: list[Assumption] = []
        """What the open arms of branches assume, outermost first."""

    def settled(self) -> Settled:
        """What is held for the rest of the run. What arms took for granted is in the trail."""
        return Settled(
            tuple(self.decisions),
            tuple(self.free),
            tuple(self.on_sharing),
            self._decided.copy(),
            self._decided_constants.copy(),
            self._bounds.settled(),
            self._worded.copy(),
            {test: wholes.copy() for test, wholes in self._wholes.items()},
        )

    def restart(self, plan: Plan, settled: Settled) -> None:
        """Hold what was `settled` once, and nothing else, for another run from there, with a plan that agrees."""
        self.plan = plan
        self.decisions = Decisions(settled.decisions)
        self.free = list(settled.free)
        self.on_sharing = list(settled.on_sharing)
        self._decided = settled.decided.copy()
        self._decided_constants = settled.constants.copy()
        self._bounds.restart(settled.intervals)
        self._worded = {**dict(plan.worded), **settled.worded}
        self._wholes = {test: wholes.copy() for test, wholes in settled.wholes.items()}

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Decide by default, and forget all of it at the end."""
        kept = self.plan, self.decisions, self.free, self.on_sharing, self._decided, self._decided_constants, self._worded
        self.plan, self.decisions, self.free, self.on_sharing = FIRST, Decisions(self.decisions), self.free.copy(), self.on_sharing.copy()
        self._decided, self._decided_constants, self._worded = self._decided.copy(), self._decided_constants.copy(), self._worded.copy()
        try:
            with self._bounds.aside():
                yield
        finally:
            self.plan, self.decisions, self.free, self.on_sharing, self._decided, self._decided_constants, self._worded = kept

    @property
    def facts(self) -> int:
        """How many tests something is held of."""
        return len(self._assumed) + len(self._decided)

    @property
    def untouched(self) -> bool:
        """Whether nothing has been decided so far."""
        return not self._decided

    def known(self, test: Sym) -> bool | None:
        """What this run holds of `test`, if anything."""
        known = self._fact(test)
        if known is None and isinstance(test, Equality):
            constant = self._constant(test.subject)
            known = None if constant is MISSING or constant == test.constant else False
        return self._bounds.answer(test) if known is None else known

    def _fact(self, test: Sym) -> bool | None:
        """What was assumed or decided of this very test."""
        fact = self._assumed.data.get(test)
        return fact if isinstance(fact, bool) else self._decided.get(test)

    def _constant(self, subject: Sym) -> object:
        """The constant that an unknown value is held to be."""
        assumed = self._assumed_constants.get(subject)
        return self._decided_constants.get(subject, MISSING) if assumed is MISSING else assumed

    def assume(self, test: Sym, holds: bool) -> list[Sym]:
        """Take `test` for granted until this is undone or forgotten; returns all that it says something about."""
        return self._learn(test, holds, settled=False)

    def forget(self, tests: list[Sym]) -> None:
        """End what an `assume` that returned `tests` took for granted."""
        for test in tests:
            self._assumed.put(test, MISSING)
            self._bounds.forget(test)
            if isinstance(test, Equality):
                self._assumed_constants.put(test.subject, MISSING)

    def leave(self, changes: Changes, implied: Iterable[Sym], others: Changes) -> None:
        """Take out of what an arm changed what its test alone implies, unless the other arm knows it too: it is found again."""
        for index, test in enumerate(implied):
            slot = (id(self._assumed), test)
            if index == 0 or slot not in others:  # the first is the test itself, of which nothing is known after both
                changes.pop(slot, None)

    def _learn(self, test: Sym, holds: bool, settled: bool) -> list[Sym]:
        """Hold a fact, and what follows from it together with others; `settled` for the rest of the run."""
        self._store(test, holds, settled)
        learned = [test]
        if isinstance(test, Compound):
            self._enter(test)
        new = deque([test])
        while new:
            one = new.popleft()
            for clause in (*self._wholes.get(one, ()), *((one,) if isinstance(one, Compound) else ())):
                for follows, fact, premises in self._consequences(clause):
                    if self.known(follows) is None:
                        self._store(follows, fact, all(p in self._decided for p in premises))
                        learned.append(follows)
                        new.append(follows)
        return learned

    def _learn_side(self, fact: Sym, test: Sym, yes: object, no: object) -> None:
        """Hold that `fact` is `yes` if `test` holds, and `no` if not; nothing is known of it where that is MISSING."""
        if isinstance(test, Compound) and fact in test.parts():
            return  # what `and` and `or` imply is found without this
        if len(self._wholes.get(test, ())) < _MOST_WHOLES:
            sides = (Condition(fact, side) if isinstance(side, bool) else True for side in (yes, no))
            self._learn(Compound(test, *sides), True, settled=False)

    def _store(self, test: Sym, holds: bool, settled: bool) -> None:
        if settled:
            self._decided[test] = holds
        else:
            self._assumed.put(test, holds)
        self._bounds.hold(test, holds, settled)
        if holds and isinstance(test, Equality):
            if settled:
                self._decided_constants[test.subject] = test.constant
            else:
                self._assumed_constants.put(test.subject, test.constant)

    def _enter(self, whole: Compound) -> None:
        """Note a compound test and those in it under their parts."""
        for part in whole.parts():
            wholes = self._wholes.setdefault(part, {})
            if whole in wholes:
                return  # it is known already, and what is in it
            if len(wholes) < _MOST_WHOLES:
                wholes[whole] = None
            if isinstance(part, Compound):
                self._enter(part)

    def _consequences(self, clause: Compound) -> Iterator[tuple[Sym, bool, tuple[Sym, ...]]]:
        """What the facts about a compound test and its parts imply: a test, what is known of it, and from what."""
        whole, test = self.known(clause), self.known(clause.test)
        if test is not None:
            branch = clause.yes if test else clause.no
            value = self._value(branch)
            if value is not None:
                yield clause, value, (clause.test, *((branch.test,) if isinstance(branch, Condition) else ()))
            elif whole is not None and isinstance(branch, Condition):
                yield branch.test, whole == branch.when, (clause, clause.test)
        elif whole is not None:
            for taken, branch, other in ((True, clause.yes, clause.no), (False, clause.no, clause.yes)):
                value = self._value(branch)
                if value is not None and value != whole:
                    parts = (branch.test,) if isinstance(branch, Condition) else ()
                    yield clause.test, not taken, (clause, *parts)
                    if isinstance(other, Condition):
                        yield other.test, whole == other.when, (clause, *parts)

    def _value(self, side: bool | Condition) -> bool | None:
        """What is known of one side of a compound test."""
        if isinstance(side, bool):
            return side
        fact = self.known(side.test)
        return None if fact is None else fact == side.when

    def decide(self, test: Sym) -> bool:
        """Settle `test` for the rest of the run: by the plan's answers, as one of the same wording was settled, or as the plan has it."""
        fact = self.known(test)
        if fact is not None:
            return fact
        index = len(self.decisions)
        alike = self.alike(test)
        answers = self.plan.answers
        answer = answers[index] if index < len(answers) else self.plan.otherwise if alike is None else alike
        self.decisions.append(Assumption(test, answer))
        self.free.append(alike is None)
        self.on_sharing.append(self._about_sharing)
        self._worded.setdefault(test.label, answer)
        self._learn(test, answer, settled=True)
        return answer

    def alike(self, test: Sym) -> bool | None:
        """How a test of the same wording was answered: what two towers ask is answered alike."""
        inner = next((arm.holds for arm in reversed(self.arms) if arm.test.label == test.label), None)
        return self._worded.get(test.label) if inner is None else inner

    def peek(self, value: object) -> object:
        """`value` with every choice taken that is already settled."""
        while type(value) is Choice:
            fact = self.known(value.test)
            if fact is None:
                return value
            value = value.yes if fact else value.no
        return value

    def resolve(self, value: object) -> object:
        """`value` without any `Choice` at its top, deciding tests as needed."""
        while type(value) is Choice:
            value = value.yes if self.decide(value.test) else value.no
        return value

    def alternatives(self, value: object) -> Iterator[object]:
        """What `value` may be, without deciding anything."""
        value = self.peek(value)
        if isinstance(value, Choice):
            yield from self.alternatives(value.yes)
            yield from self.alternatives(value.no)
        else:
            yield value

    def resolve_sharing(self, value: object) -> object:
        """As `resolve`, for a scope's name or its reuse flag: the other way is worth a run before others are."""
        self._about_sharing = True
        try:
            return self.resolve(value)
        finally:
            self._about_sharing = False

    def bound(self, value: object) -> object:
        """As `resolve`, for a name or attribute that must be there.

        A choice between something and nothing is settled for the something: the program is taken to work.
        """
        while isinstance(value, Choice):
            fact = self.known(value.test)
            if fact is None:
                yes, no = self.peek(value.yes), self.peek(value.no)
                if yes is MISSING or no is MISSING:
                    fact = no is MISSING
                    self._learn(value.test, fact, settled=True)  # no decision: there is no other sensible answer
                else:
                    fact = self.decide(value.test)
            value = value.yes if fact else value.no
        return value
