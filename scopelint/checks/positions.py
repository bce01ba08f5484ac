"""Arguments in the wrong position: TVS206."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration
from ..language.trace import Event
from ..record.events import Misplaced
from . import story
from .findings import Finding, grouped


def misplaced(exploration: Exploration) -> Iterator[Finding]:
    def key(event: Event) -> object:
        return event.moment.user_place()

    for group in grouped(exploration, lambda run: (e for e in run.events if isinstance(e, Misplaced)), key):
        event = group.event
        assert isinstance(event, Misplaced)
        values = {"function": event.function, "parameter": event.parameter, "given": event.given}
        yield Finding("TVS206", event.moment, None, values, tuple(story.way(event.moment, "called here")[-1:]), event=event)
