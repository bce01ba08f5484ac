"""Operations that are to set variables back to what they begin with, and that are made when there are none yet: TVS517.

An optimizer has no slots before it is told what to train. A list of them that is asked for before that is empty, and so is what an
initializer, or a group of assignments, does that is made of the list.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.operations import Operation
from ..tf.variables import Variable
from .queries.accesses import creations, noted
from .queries.holding import variables_of
from .queries.order import by_age, compatible
from .queries.sessions import starts_of, updates_of
from .queries.ways import row, users_call
from .sightings import Sighting, run_check


@run_check("TVS517")
def resets_nothing(run: Run) -> Iterator[Sighting]:
    """A session that trains runs what is to reset an optimizer, and goes on to train: it does nothing, as there were no slots."""
    empty = [e for e in noted(run, "initializes nothing", "grouped") if _is_empty(e)]
    asked = list(noted(run, "no slots yet", "filtered")) if empty else []
    runs = list(noted(run, "run")) if asked else []
    for event in empty if runs else ():
        listed = next((e for e in reversed(asked) if _is_of(e, event) and _slots(run, e)), None)
        slots = _slots(run, listed) if listed is not None else frozenset()
        reset = _reset(run, runs, event, slots) if slots else None
        if listed is not None and reset is not None:
            variable = by_age(slots)[0]
            made = creations(run)[variable].moment
            yield Sighting(
                variable=variable,
                reason=f"not reset by what line {row(reset.moment)} runs: it is made of a list that was asked for before the optimizer "
                f"made the variable, in line {row(made)}, and that was empty",
                moment=event.moment,
                told="made here of an empty list",
                earlier=made,
                before="the variable is made here",
                shown=None,
            )


def _is_empty(event: Noted) -> bool:
    return event.what == "initializes nothing" or (event.facts["inputs"] == () and not event.facts["result"].opaque)


def _is_of(listed: Noted, event: Noted) -> bool:
    """Whether an operation is made where a list was found to be empty before."""
    call, asking = users_call(event.moment), users_call(listed.moment)
    here = call is asking or (call is not None and any(f is call for f in listed.moment.frames()))
    one = here and listed.moment.serial < event.moment.serial and compatible(listed.moment, event.moment)
    return one and (listed.what != "filtered" or (listed.facts["known"] and not listed.facts["kept"] and listed.facts["how"] == "in"))


def _slots(run: Run, listed: Noted) -> frozenset[Variable]:
    """The slots that are made later and that the list was to have."""
    if listed.what == "filtered":
        text = listed.facts["text"]
        later = {v for v in creations(run) if isinstance(text, str) and isinstance(v.op_name, str) and text in f"{v.op_name}:0"}
    else:
        later = set(variables_of(listed.facts["optimizer"]))
    return frozenset(v for v in later if _is_slot_after(run, v, listed))


def _is_slot_after(run: Run, variable: Variable, listed: Noted) -> bool:
    made = creations(run).get(variable)
    return made is not None and made.moment.serial > listed.moment.serial and any(f.label == "_create_slots" for f in made.moment.frames())


def _reset(run: Run, runs: list[Noted], event: Noted, slots: frozenset[Variable]) -> Noted | None:
    """The run of an operation between two steps of the training, where nothing else sets the slots back."""
    op = event.facts["op"] if event.what == "initializes nothing" else event.facts["result"]
    steps = [e for e in runs if slots & updates_of(e)]
    if not steps or not isinstance(op, Operation):
        return None
    first, last = steps[0].moment.serial, steps[-1].moment.serial
    between = [e for e in runs if first < e.moment.serial < last]
    if any(slots & starts_of(e) for e in between):
        return None
    holders = {id(op)}
    for group in noted(run, "grouped"):
        if any(id(each) in holders for each in group.facts["inputs"]):
            holders.add(id(group.facts["result"]))
    return next((e for e in between if any(id(each) in holders for each in e.facts["fetches"])), None)
