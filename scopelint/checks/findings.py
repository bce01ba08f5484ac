"""What a check finds, before it is worded: the event, and how certain it is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field

from ..diagnostics import Step
from ..domain.path import Assumption
from ..interp.events import Event, Moment
from ..interp.explore import Exploration, Run


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding of a rule. `values` fill the message template of the rule's page."""

    code: str
    moment: Moment
    variable: str | None
    values: dict[str, str]
    steps: tuple[Step, ...] = ()
    assumptions: tuple[str, ...] = ()
    event: Event | None = None
    """The event itself, for the verifier."""


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


def assumptions(exploration: Exploration, group: Group) -> tuple[str, ...] | None:
    """What must hold for a finding to come true, in words; None if it needs one test to come out both ways.

    Two calls of something unknown are two unknowns, but a program that goes one way at the first and another way at the second
    is not what its author means.
    """
    event = group.event
    with_it = {id(o.run) for o in group.occurrences}
    without = [run for run in exploration.runs if id(run) not in with_it]
    needed = [*_decisive(event.moment.decisions[: event.moment.decided], exploration.runs, without), *event.moment.arms]
    if len({(a.test.label, a.holds) for a in needed}) > len({a.test.label for a in needed}):
        return None
    out = [sentence(assumption) for assumption in needed]
    if not event.moment.certain():
        loop = next(f for f in (event.moment.frame.outwards() if event.moment.frame else ()) if not f.certain)
        where = f" in line {loop.place.span.row}" if not loop.place.stub else ""
        out.append(f"the loop{where} runs more than once")
    return tuple(dict.fromkeys(out))


def _decisive(decisions: list[Assumption], runs: list[Run], without: list[Run]) -> list[Assumption]:
    """The decisions that a finding depends on: as few as tell its run from those `without` it.

    A decision that no run took the other way may matter, unless one of the same wording was taken both ways.
    """
    tried = {a.test.label for a in decisions if any(d.test == a.test and d.holds != a.holds for run in runs for d in run.decisions)}
    out = {a for a in decisions if a.test.label not in tried}
    apart = [{a for a in decisions if Assumption(a.test, not a.holds) in run.decisions} for run in without]
    apart = [different for different in apart if different and not different & out]
    while apart:
        best = max(decisions, key=lambda a: sum(a in different for different in apart))
        out.add(best)
        apart = [different for different in apart if best not in different]
    return [a for a in decisions if a in out]


def sentence(assumption: Assumption) -> str:
    """An assumption in words."""
    label = assumption.test.label
    if label.endswith(" is None"):
        return label if assumption.holds else f"{label[: -len(' is None')]} is not None"
    if any(op in label for op in (" == ", " < ", " > ", " <= ", " >= ", " in ")):
        return f"`{label}` {'holds' if assumption.holds else 'does not hold'}"
    return f"`{label}` is {'true' if assumption.holds else 'false'}"
