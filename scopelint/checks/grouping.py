"""The same finding of several runs, once: what of it the runs agree on, and what must hold for it to come true."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from ..domain.path import Assumption
from ..domain.symbols import Compound, Condition, Sym
from ..exploration.explore import Doubts, Exploration, Run
from ..language.limits import DEFAULT
from ..language.trace import Moment, Place
from .queries.order import E, Momentary

BY_DEFAULT = "the program's options are what they are by default"
"""What is assumed of what the run alone tells that takes them so."""
_MOST = 3
"""What needs more than so many assumptions is nothing that a program can be told to do."""
_IN_REACH = _MOST + DEFAULT.settling_runs - 1
"""From so many the runs that settle a root's findings can get there, each of which takes one decision the other way."""
_PARTS = re.compile(r"\d+|\[[^\[\]]*\]")
_ITEM = re.compile(r"\[\d+\]")
_SAME = re.compile(r"(.+)\[\d+\] == \1\[\d+\]")


@dataclass(frozen=True, slots=True)
class Group(Generic[E]):
    """What is one finding over the runs of a root."""

    event: E
    """The occurrence with the fewest assumptions."""
    runs: Sequence[Run]
    """The runs that have it."""
    decisive: Sequence[Assumption]
    """The decisions that it depends on, as few as tell its run from those without it."""
    others: Sequence[Assumption]
    """The decisions before it that no run took the other way: whether it depends on them is not known."""
    doubts: Doubts | None = None
    """Where even what only might be a finding is asked for."""
    seen: Sequence[Run] = ()
    """All runs of the root up to now."""

    @property
    def untried(self) -> Sequence[Assumption]:
        """The decisions that speak against it as long as no run took them the other way."""
        if self.doubts is None:
            return self.others
        self.doubts.lenient = self.doubts.lenient or bool(self.others)
        return ()

    def assumptions(self) -> tuple[str, ...]:
        """What must hold for it to come true, in words."""
        needed = self._needed(self.others)
        if self.others and self.doubts is not None and (len(needed) <= _IN_REACH or not any(run.settles for run in self.seen)):
            self.doubts.moments.append(self.event.moment)
        return needed

    def _needed(self, others: Sequence[Assumption]) -> tuple[str, ...]:
        """What must hold, in words, if these decisions matter besides those that are known to.

        The same question about one item after the other is one: how it comes out for each does not matter, or it is decisive.
        """
        moment = self.event.moment
        asked = {_question(assumption): assumption for assumption in reversed(others)}
        out = [_sentence(assumption) for assumption in (*self.decisive, *moment.arms, *reversed(asked.values()))]
        if not moment.certain():
            loop = next(f for f in (moment.frame.outwards() if moment.frame else ()) if not f.certain)
            where = f" in line {loop.place.span.row}" if not loop.place.stub else ""
            out.append(f"the loop{where} runs more than once")
        return tuple(dict.fromkeys(out))

    def is_within_reach(self) -> bool:
        """Whether a program comes to it, as far as can be told: see `grouped`."""
        certain = _consistent([*self.decisive, *self.event.moment.arms])
        return certain and len(self._needed(self.untried)) <= _MOST and not self._finds_twice()

    def _finds_twice(self) -> bool:
        """Whether a loop over what is not known has to find twice what it looks for, or one item twice: its author may know that each is
        there once."""
        if self.event.moment.certain():
            return False
        assumed = (*self.decisive, *self.others, *self.event.moment.arms)
        found = {a.test.label for a in assumed if a.holds and _ITEM.search(a.test.label)}
        if any(holds and _SAME.fullmatch(label) for a in assumed for label, holds in _implied(a.test, a.holds)):
            return True
        return len({_ITEM.sub("", label) for label in found}) < len(found)


def user_place(event: Momentary) -> Place:
    """The key of findings that are one where they are in one place of the user's code."""
    return event.moment.user_place()


def grouped(
    exploration: Exploration,
    events: Callable[[Run], Iterable[E]],
    key: Callable[[E], Hashable] = user_place,
    whenever: bool = False,
) -> list[Group[E]]:
    """The same finding of several runs, once; `key` tells what is the same. `whenever` it is so in each run of its line, nothing has to
    hold for it to come true.

    Left out is what hangs on more than a few assumptions, and what needs one test to come out both ways: two calls of something unknown are
    two unknowns, but a program that goes one way at the first and another way at the second is not what its author means. And what is found
    in an arm that the run has given up later on, where another run has taken that arm for good: there it is found if it is so.
    """
    occurrences: dict[Hashable, list[tuple[E, Run]]] = {}
    taken: list[set[Assumption]] = []
    for run in sorted(exploration.runs, key=lambda run: run.settles):
        against: set[Assumption] | None = None
        for event in events(run):
            if event.moment.arms and run.decisions:
                if against is None:
                    against = {Assumption(decision.test, not decision.holds) for decision in run.decisions}
                    taken = taken or [set(other.decisions) for other in exploration.proper()]
                if _is_given_up(event.moment, against, taken):
                    continue
            same = key(event)
            if same in occurrences or not run.settles:
                occurrences.setdefault(same, []).append((event, run))
    groups = (_group(exploration, found) for found in occurrences.values())
    return [group for group in groups if whenever or group.is_within_reach()]


def _is_given_up(moment: Moment, against: set[Assumption], taken: list[set[Assumption]]) -> bool:
    """Whether a run decided `against` an arm after a moment in it, and another run for it; `taken` is what each run decided."""
    denied = against.intersection(moment.arms)
    return bool(denied) and any(denied <= each for each in taken)


def _group(exploration: Exploration, found: Sequence[tuple[E, Run]]) -> Group[E]:
    event = min(found, key=_rank)[0]
    runs = [run for _, run in found]
    decisive, untried = _decisions(exploration, event.moment, {id(run) for run in runs})
    return Group(event, runs, decisive, untried, exploration.doubts, exploration.runs)


def _rank(occurrence: tuple[Momentary, Run]) -> tuple[bool, int, bool, int]:
    """The fewer assumptions the better."""
    event, run = occurrence
    moment = event.moment
    return (run.settles, moment.decided + len(moment.arms), not moment.certain(), moment.serial)


def _consistent(needed: list[Assumption]) -> bool:
    implied = {each for a in needed for each in _implied(a.test, a.holds)}
    return len(implied) == len({label for label, _ in implied})


def _implied(test: Sym, holds: bool) -> Iterator[tuple[str, bool]]:
    """The wordings of a test and of what must come out some way for it: both sides of an `and` that holds, of an `or` that does not."""
    yield test.label, holds
    sides = ((True, test.yes, test.no), (False, test.no, test.yes)) if isinstance(test, Compound) else ()
    for way, taken, other in sides:
        if isinstance(test, Compound) and other is (not holds):
            yield from _implied(test.test, way)
            if isinstance(taken, Condition):
                yield from _implied(taken.test, holds == taken.when)


def _decisions(exploration: Exploration, moment: Moment, with_it: set[int]) -> tuple[list[Assumption], list[Assumption]]:
    """The decisions before a moment that are decisive, and those that no run took the other way; `with_it` are the runs' ids.

    Of the latter it is not known whether they matter. A test of a wording that was taken both ways is none of them.
    """
    made = moment.decisions[: moment.decided]
    at_hand = set(made)
    # A run that answers everything the other way tells something only where it comes to the finding all the same.
    telling = [run for run in exploration.runs if not run.settles or id(run) in with_it]
    other_way = [(id(run), _opposite(run, at_hand)) for run in telling]
    wordings = {a.test.label for _, different in other_way for a in different}
    apart = [different for run, different in other_way if different and run not in with_it]
    decisive: set[Assumption] = set()
    while apart:
        of_some = set().union(*apart)
        best = max((a for a in made if a in of_some), key=lambda a: sum(a in different for different in apart))
        decisive.add(best)
        apart = [different for different in apart if best not in different]
    return [a for a in made if a in decisive], [a for a in made if a.test.label not in wordings]


def _opposite(run: Run, made: set[Assumption]) -> set[Assumption]:
    """The decisions that a run took the other way. One that answers everything so comes to other unknowns of the same wording."""
    if run.settles:
        answers = {(d.test.label, d.holds) for d in run.decisions}
        return {a for a in made if (a.test.label, not a.holds) in answers}
    return made.intersection(Assumption(d.test, not d.holds) for d in run.decisions)


def _question(assumption: Assumption) -> str:
    """The wording of a test without what tells one item from the other."""
    return _PARTS.sub("", assumption.test.label)


def _sentence(assumption: Assumption) -> str:
    """An assumption in words."""
    label = assumption.test.label
    if label.endswith(" is None"):
        return label if assumption.holds else f"{label[: -len(' is None')]} is not None"
    if any(op in label for op in (" == ", " < ", " > ", " <= ", " >= ", " in ")):
        return f"`{label}` {'holds' if assumption.holds else 'does not hold'}"
    return f"`{label}` is {'true' if assumption.holds else 'false'}"
