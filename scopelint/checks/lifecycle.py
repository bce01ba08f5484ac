"""The life of a variable: initialized, trained, saved, restored (TVS501 to TVS509).

The sessions of a run are followed: which variables each has initialized, restored or assigned when it runs something. Where
that is not wholly known (an unknown operation ran, the session was handed to unknown code) everything counts as done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..domain.symbols import show
from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from . import story
from .findings import Finding, Group, assumptions, grouped, untried
from .runs import noted
from .savers import after_saver, not_saved
from .sessions import from_uninitialized, initialized_after_restore, initialized_in_loop, made_in_loop, uninitialized
from .training import slots_shared, untrained


def lives(exploration: Exploration) -> Iterator[Finding]:
    """TVS501 to TVS509."""
    checks: dict[str, Callable[[Run], Iterator[Noted]]] = {
        "TVS501": uninitialized,
        "TVS502": after_saver,
        "TVS503": from_uninitialized,
        "TVS504": not_saved,
        "TVS505": made_in_loop,
        "TVS506": initialized_in_loop,
        "TVS507": initialized_after_restore,
        "TVS508": slots_shared,
        "TVS509": untrained,
    }
    for code, check in checks.items():
        yield from findings(code, exploration, check)


def findings(code: str, exploration: Exploration, check: Callable[[Run], Iterator[Noted]]) -> Iterator[Finding]:
    """What one check finds in the runs of a root, as findings of a rule."""
    for group in grouped(exploration, check, lambda event: event.moment.user_place()):
        event = group.event
        assert isinstance(event, Noted)
        if code == "TVS501" and _may_be_initialized(exploration, group, event.facts["read"]):
            continue
        variable, earlier = event.facts["variable"], event.facts.get("earlier")
        name = show(variable.op_name)
        values = {"variable": name, "reason": str(event.facts.get("reason", "")), "given": str(event.facts.get("given", ""))}
        if isinstance(earlier, Moment):
            steps = story.two_ways(earlier, str(event.facts["before"]), event.moment, event.what)
            values["first"] = str(earlier.user_place().span.row)
        else:
            steps = story.way(event.moment, event.what)
        shown = event.facts["shown"]
        yield Finding(code, event.moment, name, values, tuple(steps), assumptions(exploration, group), shown)


def _may_be_initialized(exploration: Exploration, group: Group, read: Moment) -> bool:
    """Whether the same read finds its variables initialized in another run, or may do so in one that was not tried.

    "If there is a checkpoint, restore it" is no bug.
    """
    if untried(exploration, group):
        return True
    with_it = {id(o.run) for o in group.occurrences}
    others = (run for run in exploration.runs if id(run) not in with_it)
    return any(e.moment.user_place() == read.user_place() for run in others for e in noted(run, "run"))
