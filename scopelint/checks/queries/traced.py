"""When what stands in a `tf.function` happens: once where it is traced, and again where the trace is used again."""

from __future__ import annotations

from collections.abc import Iterable

from ...exploration.explore import Run
from ...language.trace import Moment, Noted
from .accesses import noted
from .ways import is_within


def traces_around(run: Run, events: Iterable[Noted]) -> set[int]:
    """The traces in which some events are."""
    known = list(events)
    made = noted(run, "trace made") if known else ()
    return {id(e.facts["trace"]) for e in made if e.moment.frame is not None and any(is_within(k.moment, e.moment.frame) for k in known)}


def times_of(run: Run, events: Iterable[Noted]) -> list[Moment]:
    """The moments at which some events take place, in their order."""
    known = list(events)
    traces = traces_around(run, known)
    again = noted(run, "trace reused") if traces else ()
    return sorted([*(e.moment for e in known), *(e.moment for e in again if id(e.facts["trace"]) in traces)], key=lambda m: m.serial)


def recorded(run: Run) -> list[tuple[int, int]]:
    """From where to where tapes record, by the serials of moments."""
    begun = {id(e.facts["tape"]): e.moment.serial for e in noted(run, "tape")}
    return [(begun[id(e.facts["tape"])], e.moment.serial) for e in noted(run, "tape ends") if id(e.facts["tape"]) in begun]
