"""What a check finds, before it is worded: the event, and how certain it is."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field

from ..diagnostics import Step
from ..domain.path import Assumption
from ..interp.events import Event, Moment
from ..interp.explore import Exploration, Run

ONE_NETWORK = re.compile(
    r"train|eval|valid|test|infer|predict|sampl|generat|tower|gpu|cpu|device|replica|worker|clone|copy|left|right|anchor|pos|neg|real|fake|"
    r"first|second|source|target|twin|siam|loss|optim|summar|grad|penalty|metric|batch|step|time|iter|layer|head|query|doc|view|input|image|"
    r"shar|same|reuse|again|content|style|augment|noise|perturb|actor|critic|label|unlabel|main|^[a-z]?\d*$",
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
class Finding:
    """One finding of a rule. `values` fill the message template of the rule's page."""

    code: str
    moment: Moment
    variable: str | None
    values: dict[str, str]
    steps: tuple[Step, ...] = ()
    assumptions: tuple[str, ...] = ()


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
    """The same finding of several runs, once."""
    groups: dict[Hashable, Group] = {}
    for run in exploration.runs:
        for event in events(run):
            groups.setdefault(key(event), Group()).occurrences.append(Occurrence(event, run))
    return list(groups.values())


def assumptions(exploration: Exploration, group: Group) -> tuple[str, ...]:
    """What must hold for a finding to come true, in words.

    A decided test counts only if there is a run that took the other arm and did not find this.
    """
    event = group.event
    with_it = {id(o.run) for o in group.occurrences}
    without = [run for run in exploration.runs if id(run) not in with_it]
    out: list[str] = []
    for assumption in event.moment.assumptions:
        if _matters(assumption, without):
            out.append(sentence(assumption))
    if not event.moment.certain():
        loop = next(f for f in (event.moment.frame.outwards() if event.moment.frame else ()) if not f.certain)
        where = f" in line {loop.place.span.row}" if not loop.place.stub else ""
        out.append(f"the loop{where} runs more than once")
    return tuple(dict.fromkeys(out))


def _matters(assumption: Assumption, without: list[Run]) -> bool:
    decided = {a.test for run in without for a in run.decisions}
    if assumption.test not in decided:
        # Not a decision of any run that lacks the finding: an arm that every run executed.
        return not any(assumption.test == a.test for run in without for a in run.decisions) and assumption not in _decisions(without)
    return any(a.test == assumption.test and a.holds != assumption.holds for run in without for a in run.decisions)


def _decisions(runs: list[Run]) -> set[Assumption]:
    return {a for run in runs for a in run.decisions}


def sentence(assumption: Assumption) -> str:
    """An assumption in words."""
    label = assumption.test.label
    if label.endswith(" is None"):
        return label if assumption.holds else f"{label[: -len(' is None')]} is not None"
    if any(op in label for op in (" == ", " < ", " > ", " <= ", " >= ", " in ")):
        return f"`{label}` {'holds' if assumption.holds else 'does not hold'}"
    return f"`{label}` is {'true' if assumption.holds else 'false'}"
