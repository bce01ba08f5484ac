"""What a filter picks to be left out: what is made later is not among the variables of then, and nothing goes wrong (see TVS308)."""

from __future__ import annotations

from ..domain.symbols import Itself
from ..exploration.explore import Run
from ..language.trace import Noted
from ..record.events import Created
from .queries.accesses import noted
from .queries.ways import activation, is_within


def left_out_in_time(event: Noted, later: Created, run: Run) -> bool:
    """Whether what a filter picks is left out of the variables that there are, before the one is made which it has missed."""
    listed = (e for e in noted(run, "left out as listed") if event.moment.serial < e.moment.serial < later.moment.serial)
    known = (e for e in listed if isinstance(e.facts["seen"], tuple) and isinstance(e.facts["items"], tuple))
    return any(later.variable not in e.facts["seen"] and _goes_into(event, e, run) for e in known)


def _goes_into(event: Noted, listed: Noted, run: Run) -> bool:
    """Whether a list of what is to be left out is what a filter picks, or what it picks in all turns of a loop before."""
    if listed.facts["those"] is event.facts["list"]:
        return True
    call = activation(listed.moment)
    if call is not None and not is_within(event.moment, call):
        return False
    turns = (f for f in event.moment.frames() if f.turn is not None)
    if all(is_within(listed.moment, turn) for turn in turns):
        return False
    alike = [e for e in noted(run, "filtered") if e.moment.place == event.moment.place and (call is None or is_within(e.moment, call))]
    picked = {Itself(v) for e in alike if e.moment.serial < listed.moment.serial for v in e.facts["kept"]}
    items = set(map(Itself, listed.facts["items"]))
    return picked <= items and bool(picked) == bool(items)
