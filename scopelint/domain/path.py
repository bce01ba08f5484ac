"""Which undecidable tests a run assumed or decided.

A test that cannot be decided forks: both arms run, and what they leave behind differs in `Choice` values. Only
when something needs to know which (a scope's name, a reuse flag, the object a method is called on) is the test
*decided* for the whole run, by the run's plan. Other decisions make other plans, each a further run.
"""

from __future__ import annotations

from dataclasses import dataclass

from .symbols import MISSING, Choice, Equality, Sym
from .trail import Cells, Trail


@dataclass(frozen=True, slots=True)
class Assumption:
    """A test and what was assumed of it."""

    test: Sym
    holds: bool

    def __str__(self) -> str:
        return f"{self.test.label} is {'true' if self.holds else 'false'}"


class Path:
    """Facts about tests: `assumed` while an arm runs (undone with it), `decided` for the rest of the run.

    `plan` lists the answers to the first decisions of this run, in the order they come up; later ones are
    answered with the default.
    """

    def __init__(self, trail: Trail, plan: tuple[bool, ...] = ()) -> None:
        self.plan = plan
        self.decisions: list[Assumption] = []
        self.free: list[bool] = []
        """For each decision, whether it could go the other way: it did not follow another of its wording."""
        self._decided: dict[Sym, bool] = {}
        self._worded: dict[str, bool] = {}
        """The first answer to a test of each wording."""
        self._assumed: Cells[Sym, bool] = Cells(trail)
        self._decided_constants: dict[Sym, object] = {}
        self._assumed_constants: Cells[Sym, object] = Cells(trail)
        self.arms: list[Assumption] = []
        """What the open arms of branches assume, outermost first."""

    def restart(self, plan: tuple[bool, ...]) -> None:
        """Forget every decision, for another run from where no decision had been made."""
        self.plan = plan
        self.decisions = []
        self.free = []
        self._decided = {}
        self._decided_constants = {}
        self._worded = {}

    @property
    def untouched(self) -> bool:
        """Whether nothing has been decided so far."""
        return not self._decided

    def known(self, test: Sym) -> bool | None:
        """What this run holds of `test`, if anything."""
        fact = self._assumed.get(test)
        known = fact if isinstance(fact, bool) else self._decided.get(test)
        if known is None and isinstance(test, Equality):
            constant = self._constant(test.subject)
            return None if constant is MISSING or constant == test.constant else False
        return known

    def _constant(self, subject: Sym) -> object:
        """The constant that an unknown value is held to be."""
        assumed = self._assumed_constants.get(subject)
        # While two arms are joined, what they assumed of it differs.
        unknown = assumed is MISSING or isinstance(assumed, Choice)
        return self._decided_constants.get(subject, MISSING) if unknown else assumed

    def assume(self, test: Sym, holds: bool) -> None:
        """Take `test` for granted until this is undone."""
        self._assumed.put(test, holds)
        if holds and isinstance(test, Equality):
            self._assumed_constants.put(test.subject, test.constant)

    def forget(self, test: Sym) -> None:
        """End an assumption made by `assume`."""
        self._assumed.put(test, MISSING)
        if isinstance(test, Equality):
            self._assumed_constants.put(test.subject, MISSING)

    def decide(self, test: Sym) -> bool:
        """Settle `test` for the rest of the run: by the plan, or as one of the same wording was settled, or else as true."""
        fact = self.known(test)
        if fact is not None:
            return fact
        index = len(self.decisions)
        alike = self.alike(test)
        answer = self.plan[index] if index < len(self.plan) else alike is not False
        self.decisions.append(Assumption(test, answer))
        self.free.append(alike is None)
        self._worded.setdefault(test.label, answer)
        self._settle(test, answer)
        return answer

    def _settle(self, test: Sym, answer: bool) -> None:
        self._decided[test] = answer
        if answer and isinstance(test, Equality):
            self._decided_constants[test.subject] = test.constant

    def alike(self, test: Sym) -> bool | None:
        """How a test of the same wording was answered: what two towers ask is answered alike."""
        inner = next((arm.holds for arm in reversed(self.arms) if arm.test.label == test.label), None)
        return self._worded.get(test.label) if inner is None else inner

    def peek(self, value: object) -> object:
        """`value` with every choice taken that is already settled."""
        while isinstance(value, Choice):
            fact = self.known(value.test)
            if fact is None:
                return value
            value = value.yes if fact else value.no
        return value

    def resolve(self, value: object) -> object:
        """`value` without any `Choice` at its top, deciding tests as needed."""
        while isinstance(value, Choice):
            value = value.yes if self.decide(value.test) else value.no
        return value

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
                    self._settle(value.test, fact)  # no decision: there is no other sensible answer
                else:
                    fact = self.decide(value.test)
            value = value.yes if fact else value.no
        return value
