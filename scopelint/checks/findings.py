"""What a check finds, before it is worded: the event, and how certain it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field

from ..diagnostics import Step
from ..domain.path import Assumption
from ..interp.events import Event, Moment
from ..interp.explore import Exploration, Run


@dataclass(frozen=True, slots=True)
class Pair:
    """Two requests of variables, by their moments, that a finding is about: what they got is one variable, or is not.

    `moment` is one after both.
    """

    moment: Moment
    first: Moment
    second: Moment
    shared: bool


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding of a rule. `values` fill the message template of the rule's page."""

    code: str
    moment: Moment
    variable: str | None
    values: dict[str, str]
    steps: tuple[Step, ...] = ()
    assumptions: tuple[str, ...] = ()
    event: Event | Pair | None = None
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
