"""What a check finds, before it is worded: the event, and how certain it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ..diagnostics import Step
from ..domain.path import Assumption
from ..exploration.explore import Exploration, Run
from ..language.trace import Event, Moment
from ..tf.variables import Variable

ONE_NETWORK = re.compile(
    r"train|eval|valid|test|infer|predict|sampl|tower|gpu|cpu|device|replica|worker|clone|copy|left|right|anchor|pos|neg|real|fake|"
    r"twin|siam|loss|optim|summar|grad|metric|batch|step|time|iter|^[a-z]?\d*$",
    re.IGNORECASE,
)
"""What people call scopes and functions around one network that they mean to run twice."""


_COPY = re.compile(r"target|old|copy|lag|delayed|frozen|teacher", re.IGNORECASE)


def one_network(first: str, second: str) -> bool:
    """Whether two names speak of one network that runs twice, and not of two such as `online` and `target`."""
    if (_COPY.search(first) is None) != (_COPY.search(second) is None):
        return False
    plain = [re.sub(r"_?\d+$", "", name.rpartition("/")[2]) for name in (first, second)]
    return plain[0] == plain[1] or any(ONE_NETWORK.search(name) for name in plain)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two requests of variables, by their moments, that a finding is about: what they got is one variable, or is not.

    `opening` is the moment of a scope that the finding is about as well; with `names`, the name scopes around them are.
    """

    first: Moment
    second: Moment
    shared: bool
    opening: Moment | None = None
    names: bool = False

    @property
    def moment(self) -> Moment:
        """A moment after both."""
        return max(self.first, self.second, key=lambda moment: moment.serial)


@dataclass(frozen=True, slots=True)
class Act:
    """Something that a program did with variables besides making them: `kind` says what, `about` with what."""

    kind: str
    moment: Moment
    variables: tuple[Variable, ...] = ()
    about: Any = None


@dataclass(frozen=True, slots=True)
class Life:
    """What became of variables, act by act, and what came of it (`outcome`): `verify/lives.py` knows the words."""

    outcome: str
    acts: tuple[Act, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding of a rule. `values` fill the message template of the rule's page."""

    code: str
    moment: Moment
    variable: str | None
    values: dict[str, str]
    steps: tuple[Step, ...] = ()
    assumptions: tuple[str, ...] = ()
    event: Event | Pair | Life | None = None
    """What the verifier is to settle."""


@dataclass(slots=True)
class Occurrence:
    """One event in one run."""

    event: Event
    run: Run


@dataclass(slots=True)
class Group:
    """The occurrences of one finding over the runs of a root."""

    occurrences: list[Occurrence] = field(default_factory=list)

    @property
    def event(self) -> Event:
        """The occurrence with the fewest assumptions."""
        return min((o.event for o in self.occurrences), key=lambda e: (len(e.moment.assumptions), not e.moment.certain(), e.moment.serial))


def grouped(exploration: Exploration, events: Callable[[Run], Iterable[Event]], key: Callable[[Event], Hashable]) -> list[Group]:
    """The same finding of several runs, once.

    Left out is what hangs on too many questions, and what needs one test to come out both ways: two calls of something unknown are
    two unknowns, but a program that goes one way at the first and another way at the second is not what its author means.
    """
    groups: dict[Hashable, Group] = {}
    for run in exploration.runs:
        for event in events(run):
            groups.setdefault(key(event), Group()).occurrences.append(Occurrence(event, run))
    return [group for group in groups.values() if _is_within_reach(exploration, group)]


_UNTRIED = 24
"""After more questions that no run answered the other way, nobody can tell whether a program comes to a finding."""
_PARTS = re.compile(r"\d+|\[[^\[\]]*\]")


def _is_within_reach(exploration: Exploration, group: Group) -> bool:
    decisive, others = _decisions(exploration, group)
    # The same question about one item after the other is one: how it comes out for each does not matter, or it is in `decisive`.
    questions = {_PARTS.sub("", assumption.test.label) for assumption in others}
    return len(questions) <= _UNTRIED and _consistent([*decisive, *group.event.moment.arms])


def _consistent(needed: list[Assumption]) -> bool:
    return len({(a.test.label, a.holds) for a in needed}) == len({a.test.label for a in needed})


_SPELLED_OUT = 2
"""How many tests that were not tried the other way are named one by one."""


def assumptions(exploration: Exploration, group: Group) -> tuple[str, ...]:
    """What must hold for a finding to come true, in words."""
    event = group.event
    decisive, others = _decisions(exploration, group)
    out = [sentence(assumption) for assumption in (*decisive, *event.moment.arms)]
    if len(others) <= _SPELLED_OUT:
        out += map(sentence, others)
    else:
        out.append(f"{len(others)} tests come out as in this run; the first is that {sentence(others[0])}")
    if not event.moment.certain():
        loop = next(f for f in (event.moment.frame.outwards() if event.moment.frame else ()) if not f.certain)
        where = f" in line {loop.place.span.row}" if not loop.place.stub else ""
        out.append(f"the loop{where} runs more than once")
    return tuple(dict.fromkeys(out))


def untried(exploration: Exploration, group: Group) -> list[Assumption]:
    """The decisions before a finding that no run took the other way: whether it depends on them is not known."""
    return _decisions(exploration, group)[1]


def _decisions(exploration: Exploration, group: Group) -> tuple[list[Assumption], list[Assumption]]:
    """The decisions that a finding depends on, as few as tell its run from those without it; and those that no run took the other way.

    Of the latter it is not known whether they matter. A test of a wording that was taken both ways is none of them.
    """
    moment, with_it = group.event.moment, {id(o.run) for o in group.occurrences}
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


def sentence(assumption: Assumption) -> str:
    """An assumption in words."""
    label = assumption.test.label
    if label.endswith(" is None"):
        return label if assumption.holds else f"{label[: -len(' is None')]} is not None"
    if any(op in label for op in (" == ", " < ", " > ", " <= ", " >= ", " in ")):
        return f"`{label}` {'holds' if assumption.holds else 'does not hold'}"
    return f"`{label}` is {'true' if assumption.holds else 'false'}"
