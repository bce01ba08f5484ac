"""The same finding of several runs, once: what of it the runs agree on, and what must hold for it to come true."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from ..domain.path import Assumption
from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Place
from .queries.order import E, Momentary

_UNTRIED = 24
"""After more questions that no run answered the other way, nobody can tell whether a program comes to a finding."""
_SPELLED_OUT = 2
"""How many tests that were not tried the other way are named one by one."""
_PARTS = re.compile(r"\d+|\[[^\[\]]*\]")


@dataclass(frozen=True, slots=True)
class Group(Generic[E]):
    """What is one finding over the runs of a root."""

    event: E
    """The occurrence with the fewest assumptions."""
    runs: Sequence[Run]
    """The runs that have it."""
    decisive: Sequence[Assumption]
    """The decisions that it depends on, as few as tell its run from those without it."""
    untried: Sequence[Assumption]
    """The decisions before it that no run took the other way: whether it depends on them is not known."""

    def assumptions(self) -> tuple[str, ...]:
        """What must hold for it to come true, in words."""
        moment = self.event.moment
        out = [_sentence(assumption) for assumption in (*self.decisive, *moment.arms)]
        if len(self.untried) <= _SPELLED_OUT:
            out += map(_sentence, self.untried)
        else:
            out.append(f"{len(self.untried)} tests come out as in this run; the first is that {_sentence(self.untried[0])}")
        if not moment.certain():
            loop = next(f for f in (moment.frame.outwards() if moment.frame else ()) if not f.certain)
            where = f" in line {loop.place.span.row}" if not loop.place.stub else ""
            out.append(f"the loop{where} runs more than once")
        return tuple(dict.fromkeys(out))

    def is_within_reach(self) -> bool:
        """Whether a program comes to it, as far as can be told: see `grouped`."""
        # The same question about one item after the other is one: how it comes out for each does not matter, or it is in `decisive`.
        questions = {_PARTS.sub("", assumption.test.label) for assumption in self.untried}
        return len(questions) <= _UNTRIED and _consistent([*self.decisive, *self.event.moment.arms])


def user_place(event: Momentary) -> Place:
    """The key of findings that are one where they are in one place of the user's code."""
    return event.moment.user_place()


def grouped(exploration: Exploration, events: Callable[[Run], Iterable[E]], key: Callable[[E], Hashable] = user_place) -> list[Group[E]]:
    """The same finding of several runs, once; `key` tells what is the same.

    Left out is what hangs on too many questions, and what needs one test to come out both ways: two calls of something unknown are
    two unknowns, but a program that goes one way at the first and another way at the second is not what its author means.
    """
    occurrences: dict[Hashable, list[tuple[E, Run]]] = {}
    for run in exploration.runs:
        for event in events(run):
            occurrences.setdefault(key(event), []).append((event, run))
    groups = (_group(exploration, found) for found in occurrences.values())
    return [group for group in groups if group.is_within_reach()]


def _group(exploration: Exploration, found: Sequence[tuple[E, Run]]) -> Group[E]:
    event = min((event for event, _ in found), key=lambda e: (len(e.moment.assumptions), not e.moment.certain(), e.moment.serial))
    runs = [run for _, run in found]
    return Group(event, runs, *_decisions(exploration, event.moment, {id(run) for run in runs}))


def _consistent(needed: list[Assumption]) -> bool:
    return len({(a.test.label, a.holds) for a in needed}) == len({a.test.label for a in needed})


def _decisions(exploration: Exploration, moment: Moment, with_it: set[int]) -> tuple[list[Assumption], list[Assumption]]:
    """The decisions before a moment that are decisive, and those that no run took the other way; `with_it` are the runs' ids.

    Of the latter it is not known whether they matter. A test of a wording that was taken both ways is none of them.
    """
    made = moment.decisions[: moment.decided]
    at_hand = set(made)
    other_way = [(id(run), at_hand.intersection(Assumption(d.test, not d.holds) for d in run.decisions)) for run in exploration.runs]
    wordings = {a.test.label for _, different in other_way for a in different}
    apart = [different for run, different in other_way if different and run not in with_it]
    decisive: set[Assumption] = set()
    while apart:
        of_some = set().union(*apart)
        best = max((a for a in made if a in of_some), key=lambda a: sum(a in different for different in apart))
        decisive.add(best)
        apart = [different for different in apart if best not in different]
    return [a for a in made if a in decisive], [a for a in made if a.test.label not in wordings]


def _sentence(assumption: Assumption) -> str:
    """An assumption in words."""
    label = assumption.test.label
    if label.endswith(" is None"):
        return label if assumption.holds else f"{label[: -len(' is None')]} is not None"
    if any(op in label for op in (" == ", " < ", " > ", " <= ", " >= ", " in ")):
        return f"`{label}` {'holds' if assumption.holds else 'does not hold'}"
    return f"`{label}` is {'true' if assumption.holds else 'false'}"
