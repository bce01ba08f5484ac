"""What a checkpoint is there for, by who reads it: a part of a model that another model takes over."""

from __future__ import annotations

from collections.abc import Set

from ...exploration.explore import Run
from ...language.trace import Noted
from ...language.values import Instance
from ...record.events import Created, Fed
from ...tf.variables import Variable
from .accesses import changes, creations, events, noted, reads_of
from .holding import variables_of
from .ways import is_within, users_call


def is_left_behind(run: Run, variable: Variable, held: Set[Variable], saved: Noted) -> bool:
    """Whether all that is saved goes into a model of other variables, and nothing there, nor later, is for what is not saved.

    What takes the checkpoint up is made by the code that made what was saved: an encoder of the same class, say. What was beside
    it has no twin by then, and nobody uses it any more: it has done its part.
    """
    made = creations(run)
    if variable not in made or not _is_within_reach(made[variable], saved):
        return False
    read = next((e for e in noted(run, "checkpoint read") if e.moment.serial > saved.moment.serial), None)
    taken = variables_of(read.facts["checkpoint"]) if read is not None else frozenset[Variable]()
    if read is None or not taken or taken & held or variable in taken:
        return False
    places = {made[v].moment.user_place() for v in held if v in made}
    if not all(v in made and made[v].moment.user_place() in places for v in taken):
        return False
    twins = {v for v, e in made.items() if e.moment.user_place() == made[variable].moment.user_place()}
    anew = any(made[v].moment.serial > saved.moment.serial for v in twins)
    return not anew and not _is_used_after(run, twins, saved)


def _is_within_reach(made: Created, saved: Noted) -> bool:
    """Whether a program could have saved a variable by the object that has it and what is saved, or has it in a call that saves and ends.

    Of a variable on its own it is not seen whether it is read later.
    """
    call = users_call(made.moment)
    owner = call.receiver if call is not None else None
    whole = variables_of(owner) if isinstance(owner, Instance) else frozenset[Variable]()
    within = call is not None and is_within(saved.moment, call)
    return within or (made.variable in whole and frozenset(saved.facts["holds"]) <= whole)


def _is_used_after(run: Run, variables: Set[Variable], saved: Noted) -> bool:
    """Whether some variables meet data, change or are assigned to others after a checkpoint was saved."""
    since, changed = saved.moment.serial, changes(run)
    if any(v in changed and changed[v].moment.serial > since for v in variables):
        return True
    if any(e.moment.serial > since and not variables.isdisjoint(e.reads | {e.variable}) for e in events(run, Fed)):
        return True
    return any(e.moment.serial > since and not variables.isdisjoint(reads_of(e)) for e in noted(run, "assigned"))
