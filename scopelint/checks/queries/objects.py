"""Scope objects: they are absolute, whatever is open around."""

from __future__ import annotations

from ...domain.symbols import show
from ...exploration.explore import Run
from ...language.trace import Moment
from ...record.events import Created, Shared
from .accesses import accesses_within
from .ways import is_within, parted_in_turns
from .words import AGAIN


def leaves_its_scope(run: Run, first: Created, again: Shared) -> bool:
    """Whether each turn of a loop has a scope of its own, and inside of it opens again one around that, of which it has a variable."""
    turns = parted_in_turns(first.moment, again.moment)
    outer = next((show(name) for name, moment in again.asked.openings if moment is again.asked.reuse_origin), "") if turns else ""
    if turns is None or not outer or AGAIN.stand_in(outer):
        return False
    # The operations are still in the scope that the variables have left.
    named = set(show(again.asked.name_scope).split("/")) - set(show(again.asked.scope).split("/"))
    if not named:
        return False
    made = (e for e in accesses_within(run, turns[1]) if isinstance(e, Created) and e.moment.serial < again.moment.serial)
    own = {show(name) for e in made for name, moment in e.asked.openings if isinstance(moment, Moment) and is_within(moment, turns[1])}
    return any(name.startswith(f"{outer}/") and name.rpartition("/")[2] in named for name in own)
