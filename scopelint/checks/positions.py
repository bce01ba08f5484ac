"""Arguments in the wrong position: TVS206."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration
from ..record.events import Misplaced
from . import story
from .findings import Finding
from .grouping import grouped
from .queries.accesses import events
from .registry import check


@check("TVS206")
def misplaced(exploration: Exploration) -> Iterator[Finding]:
    for group in grouped(exploration, lambda run: events(run, Misplaced), whenever=True):
        event = group.event
        values = {"function": event.function, "parameter": event.parameter, "given": event.given}
        yield Finding("TVS206", event.moment, None, values, tuple(story.way(event.moment, "called here")[-1:]), event=event)
