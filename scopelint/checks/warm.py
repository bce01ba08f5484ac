"""Estimators that are to begin with what another one has learned, and take over none of it: TVS504."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..exploration.explore import Run
from .queries.accesses import creations, name_of, noted, site_of
from .sightings import Sighting, run_check


@run_check("TVS504")
def warm_start_of_nothing(run: Run) -> Iterator[Sighting]:
    """The pattern of a warm start has to fit from the beginning of a name, and its scope is inside another one: nothing is taken over."""
    started = list(noted(run, "started warm"))
    for made in noted(run, "warm start") if started and not any(noted(run, "imported", "handed out")) else ():
        graphs = [e.facts["graph"] for e in started if e.facts["settings"] is made.facts["settings"] and not e.moment.arms]
        trained = [v for v in creations(run) if any(v.graph is g for g in graphs) and v.trainable is not False]
        names = {v: name_of(v) for v in trained}
        pattern = compiled(made.facts["pattern"])
        known = all(isinstance(name, str) and v.trainable is True for v, name in names.items())
        if pattern is None or made.moment.arms or not known:
            continue
        inside = [v for v, name in names.items() if any(pattern.match(f"{name}:0", at.end()) for at in re.finditer("/", name))]
        if inside and not any(pattern.match(f"{name}:0") for name in names.values()):
            yield Sighting(
                variable=inside[0],
                reason=f'"{pattern.pattern}" has to fit from the beginning of a name, and fits none: nothing is taken from the checkpoint',
                moment=made.moment,
                told="picked here, by how names begin",
                earlier=site_of(inside[0]),
                before="made here, inside another scope",
                shown=None,
            )


def compiled(pattern: object) -> re.Pattern[str] | None:
    """A pattern that is one known text; None if it is not."""
    try:
        return re.compile(pattern) if isinstance(pattern, str) else None
    except re.error:
        return None
