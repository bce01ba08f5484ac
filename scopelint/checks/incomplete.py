"""Where the analysis stopped short: TVS902."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration
from ..language.trace import Event, Widened
from .findings import Finding, grouped

_REASONS = {
    "steps": "the program takes more steps than are followed",
    "runs": "its conditions combine in more ways than are tried",
    "call depth": "calls nest too deeply to be followed",
    "recursion": "a function calls itself too often to be followed",
    "nesting": "the code nests too deeply to be followed",
}


def cut_short(exploration: Exploration) -> Iterator[Finding]:
    """One finding for each bound that was reached, at the place where it was reached first."""

    def key(event: Event) -> object:
        assert isinstance(event, Widened)
        return event.limit

    for group in grouped(exploration, lambda run: (e for e in run.events if isinstance(e, Widened)), key):
        event = group.event
        assert isinstance(event, Widened)
        yield Finding("TVS902", event.moment, None, {"reason": _REASONS.get(event.limit, event.limit)})
