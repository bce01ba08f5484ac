"""Which variables sessions train by one step after another, where what each step keeps for itself begins anew in between."""

from __future__ import annotations

from ...exploration.explore import Run
from ...language.trace import Moment, Noted
from ...primitives.operations import Operation
from ...primitives.tensors import Tensor
from ...record.events import Created, Shared
from ...tf.variables import Variable
from .accesses import goes_on, noted, taken
from .sessions import all_runs, surely_starts_of, updates_of


def is_slot(event: Created | Shared) -> bool:
    """Whether an optimizer (or a moving average) keeps something in a variable, which has its name from that."""
    key = event.variable.key
    return event.moment.place.stub and isinstance(key, str) and key.endswith("/")


def is_of_an_optimizer(first: Created, again: Shared) -> bool:
    """Whether two optimizers (or moving averages) of one library have one variable that they keep something in."""
    return is_slot(again) and first.moment.place.filename == again.moment.place.filename


def in_phases(run: Run) -> frozenset[Variable]:
    """What steps keep in common and begin anew whenever sessions go over from one of them to another, and what both of them train."""
    return run.once(_in_phases)


def _in_phases(run: Run) -> frozenset[Variable]:
    kept = dict.fromkeys(again.variable for first, again in taken(run) if is_of_an_optimizer(first, again))
    runs = all_runs(run) if kept else []
    emptied = {id(e.facts["result"]) for e in noted(run, "assigned") if not goes_on(e)} if runs else set[int]()
    begun = [variable for variable in kept if _begins_anew(variable, runs, emptied)]
    if not begun:
        return frozenset()
    writing = [e for e in runs if any(v in updates_of(e) for v in begun)]
    anew = (e for e in runs if not surely_starts_of(e).isdisjoint(begun) and e.moment.serial > writing[0].moment.serial)
    trained = frozenset[Variable]().union(*map(updates_of, writing))
    return trained.difference(*map(surely_starts_of, anew)).union(begun)


def _begins_anew(variable: Variable, runs: list[Noted], emptied: set[int]) -> bool:
    """Whether several operations change a variable, and a session that has run one of them never runs another before it begins anew."""
    last: dict[object, tuple[frozenset[int], Moment | None]] = {}
    writers: dict[frozenset[int], None] = {}
    for event in runs:
        session = id(event.facts["session"])
        here = frozenset(id(f) for f in event.facts["fetches"] if isinstance(f, Tensor | Operation) and variable in f.writes)
        if variable in surely_starts_of(event) or (here and here <= emptied):
            last[session] = (last.get(session, (frozenset(), None))[0], event.moment)
        elif variable in updates_of(event):
            before, anew = last.get(session, (here, None))
            if len(here) != 1 or (before not in (here, frozenset()) and (anew is None or not set(anew.arms) <= set(event.moment.arms))):
                return False
            writers[here] = None
            last[session] = (here, None)
    return len(writers) > 1
