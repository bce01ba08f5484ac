"""Moving statistics that a session leaves behind where one network follows another one: TVS509.

What is trained is copied, and the statistics of a batch normalization are not trained. The network that follows goes by those that it was
made with, while the other one's are kept up. For eager code see `statistics`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import assignments, creations, noted, trainings
from .queries.flow import source_of
from .queries.savers import savers_of, saves_of
from .queries.sessions import needs_of, starts_of, updates_of
from .registry import check
from .sightings import Sighting, seen
from .statistics import left_behind, one_object

_ELSEWHERE = ("imported", "handed out", "loaded", "weights set", "checkpoint read", "begins from checkpoint", "monitored", "exported")
"""What may give variables values, or have others do so."""


@check("TVS509")
def followed_in_sessions(exploration: Exploration) -> Iterator[Finding]:
    """A session sets a network to what another one has learned, but for the statistics that it goes by and that the other one keeps up."""
    if exploration.root.kind != "class":  # of a class alone it is not known what else is run
        yield from seen("TVS509", exploration, _followed)


def _followed(run: Run) -> Iterator[Sighting]:
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        for kept in event.facts["kept"]:
            if isinstance(kept, Variable) and not kept.graph.eager:
                calls.setdefault(kept, []).append(event)
    runs = list(noted(run, "run")) if calls else []
    copies = [e for e in noted(run, "assigned") if source_of(e) is not None and not e.moment.arms] if runs else []
    if not copies or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in runs):
        return
    savers = savers_of(run)
    held = [saves_of(e, savers) for e in noted(run, "restored")]
    if any(each is None for each in held):
        return
    made, trained, changed = creations(run), dict(trainings(run)), frozenset[Variable]().union(*map(updates_of, runs))
    given = {*assignments(run), *(v for each in held for v in (each or {}).values())}
    for event in copies:
        copy, source = event.facts["variable"], source_of(event)
        if copy not in changed or copy in trained or source not in trained or source not in changed or source is None:
            continue
        ours, theirs = (next((k for k in calls if one_object(v, k)), None) for v in (copy, source))
        if ours is None or theirs is None or ours is theirs or ours in given or ours in changed or theirs not in changed:
            continue
        if ours not in made or theirs not in made or any(e.facts["training"] not in (False, None) for e in calls[ours]):
            continue
        copied = next(e for e in runs if copy in updates_of(e))
        used = (e for e in runs if ours in needs_of(e) and not starts_of(e))
        if any(e.facts["session"] is copied.facts["session"] for e in used):
            yield left_behind(event, ours, theirs, made[theirs].moment)
            return
