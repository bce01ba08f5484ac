"""Sessions that are to run something after they were closed: TVS106."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from .findings import Finding
from .queries.accesses import noted
from .registry import check
from .sightings import Sighting, seen


@check("TVS106")
def run_when_closed(exploration: Exploration) -> Iterator[Finding]:
    """A session runs nothing once it is closed, which the end of its `with` does. Of a function alone it is not known which session its
    callers have."""
    if exploration.root.kind in ("module", "test", "tests"):
        yield from seen("TVS106", exploration, _when_closed)


def _when_closed(run: Run) -> Iterator[Sighting]:
    for event in noted(run, "run when closed"):
        yield Sighting(
            reason="Attempted to use a closed Session.",
            moment=event.moment,
            told="it is to run something here",
            earlier=event.facts["closed"],
            before="the session is closed here",
            shown=None,
        )
        return  # what comes after the first error does not come
