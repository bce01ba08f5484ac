"""Under which `tf.device` blocks variables were made and taken."""

from __future__ import annotations

from ...exploration.explore import Run
from ...language.trace import Moment, Noted
from ...record.events import Created, Shared


def blocks_around(run: Run) -> dict[Moment, list[Noted]]:
    """The `tf.device` blocks around each request of a variable in the variable's graph, outermost first."""
    blocks: list[Noted] = []
    around: dict[Moment, list[Noted]] = {}
    for event in run.events:
        if isinstance(event, Noted) and event.what == "device":
            blocks.append(event)
        elif isinstance(event, Noted) and event.what == "device ends":
            blocks = [b for b in blocks if b.facts["block"] is not event.facts["block"]]
        elif isinstance(event, Created | Shared):
            around[event.moment] = [b for b in blocks if b.facts["graph"] is event.variable.graph]
    return around
