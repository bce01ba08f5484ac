"""A recurrence that goes through a sequence forwards, and another one that goes backwards, with one set of weights: TVS301.

A flag that was set for what both are to share, such as an embedding, lets the second have the cell of the first as well, where both open a
scope of one name. What was read backwards is turned round again, and put beside the other: two directions were meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, permutations

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted
from ..primitives.tensors import Tensor
from ..record.events import Created, Shared
from ..tf.variables import Variable
from .queries.accesses import accesses_within, creations, events, name_of, noted
from .queries.flow import data_of_access, own_variables
from .queries.names import words_apart
from .queries.order import by_age
from .queries.ways import activation, caller, is_within, parted, parted_under_one_label, row, users_call
from .queries.words import DIRECTIONS, MEANT
from .sharing_by_names import met
from .sightings import Sighting, run_check


@run_check("TVS301")
def directions_that_meet(run: Run) -> Iterator[Sighting]:
    """Two recurrences have one cell by a flag that is set around them, and what the one has read backwards is put beside the other."""
    turned = {id(e.facts["result"]): e for e in noted(run, "reversed")}
    unrolled = list(noted(run, "unrolled")) if turned else []
    joined = [pair for e in noted(run, "joined") for pair in _of_two_directions(e, turned)] if len(unrolled) > 1 else []
    for one, two in combinations(unrolled, 2) if joined else ():
        cell = own_variables(one)
        if not cell or cell != own_variables(two) or not any(e.moment.serial < two.moment.serial for e in turned.values()):
            continue
        begun = [e for e in events(run, Shared) if e.variable in cell and one.moment.serial < e.moment.serial < two.moment.serial]
        again = next((e for e in begun if e.variable in creations(run)), None)
        if again is None or not any(cell <= there.reads and cell <= back.reads for there, back in joined):
            continue
        first, origin = creations(run)[again.variable], again.asked.reuse_origin
        if isinstance(origin, Moment) and _is_set_for_more(run, first, again, origin):
            flag = "AUTO_REUSE" if again.auto else f"the reuse flag that line {row(origin)} sets"
            reason = "both a sequence and one that is turned round, and the two directions are put side by side"
            yield replace(met(first, again, reason, flag), variable=by_age(cell)[0])
            return


@run_check("TVS301")
def last_states_that_meet(run: Run) -> Iterator[Sighting]:
    """Two calls of a function make a cell each and run it, one on what was turned round, and what is last of both is put side by side.

    A flag around the function that calls both lets another call of that have all the same, and the second cell has the first one's.
    """
    turned = {id(e.facts["result"]) for e in noted(run, "reversed")}
    unrolled = [e for e in noted(run, "unrolled") if isinstance(e.facts["given"], Tensor)] if turned else []
    joined = [e for e in noted(run, "joined") if _puts_side_by_side(e)] if len(unrolled) > 1 else []
    for one, two in pairwise(unrolled) if joined else ():
        cell, ways = own_variables(one), parted_under_one_label(one.moment, two.moment)
        back = [id(each.facts["given"]) in turned for each in (one, two)]
        if not cell or cell != own_variables(two) or ways is None or ways[0].turn is not None or sorted(back) != [False, True]:
            continue
        pair = _taken_in(run, cell, *ways)
        leaves = [each.facts["given"].leaves for each in (one, two)]
        apart = (
            one.facts["cell"] is not two.facts["cell"] and leaves[0] != leaves[1] and not MEANT.stand_in(ways[0].label, *map(name_of, cell))
        )
        if pair is None or not apart or not pair[1].auto or pair[0].asked.reuse_origin is not pair[1].asked.reuse_origin:
            continue
        if not any(_has_both(e, cell, caller(ways[0])) for e in joined):
            continue
        origin = pair[1].asked.reuse_origin
        if isinstance(origin, Moment) and not any(is_within(origin, way) for way in ways) and _is_set_for_passes(run, pair[0], origin):
            reason = "both a sequence and one that is turned round, and what is last of the two directions is put side by side"
            yield replace(met(*pair, reason, "AUTO_REUSE"), variable=by_age(cell)[0])
            return


def _taken_in(run: Run, cell: frozenset[Variable], there: Frame, here: Frame) -> tuple[Created, Shared] | None:
    """Where one call makes a cell's variables, and another one takes them, and neither any others."""
    first, again = (list(accesses_within(run, way)) for way in (there, here))
    made, taken = next((e for e in first if isinstance(e, Created)), None), next((e for e in again if isinstance(e, Shared)), None)
    alone = {e.variable for e in first} == {e.variable for e in again} == cell
    return (made, taken) if alone and made is not None and taken is not None else None


def _has_both(joined: Noted, cell: frozenset[Variable], around: Frame | None) -> bool:
    """Whether the call that has both recurrences run puts just two tensors side by side, each of what one of them gives."""
    values = joined.facts["values"]
    if around is None or not is_within(joined.moment, around) or not isinstance(values, tuple) or len(values) != 2:
        return False
    there, here = ([value.leaves for value in values if isinstance(value, Tensor) and cell <= value.reads] + [frozenset()] * 2)[:2]
    return bool(there and here) and there.isdisjoint(here)


def _is_set_for_passes(run: Run, first: Created, origin: Moment) -> bool:
    """Whether the same flag is set once more by another call of the function that sets it, and lets that share what the first has made."""
    around = users_call(origin)
    origins = (e.asked.reuse_origin for e in events(run, Shared) if e.variable is first.variable)
    again = (o for o in origins if isinstance(o, Moment) and o.user_place() == origin.user_place())
    return around is not None and any(users_call(other) is not around for other in again)


def are_read_both_ways(run: Run, first: Created, again: Shared, names: tuple[str, str]) -> bool:
    """Whether a variable is of a recurrence that goes through a sequence in the name scope of the one direction, and in that of the other
    through what is turned round, and what comes of both is put side by side.
    """
    apart = words_apart(*names)
    roles = [next((n for n, way in enumerate(DIRECTIONS) if way.have(word)), None) for word in apart[0]] if len(apart) == 1 else []
    if sorted(map(str, roles)) != ["0", "1"] or not _is_stepped(run, again):
        return False
    turned = any(first.moment.serial < e.moment.serial < again.moment.serial or _is_before(e, first) for e in noted(run, "reversed"))
    return turned and any(e.moment.serial > again.moment.serial and _has_twice(e, again) for e in noted(run, "joined"))


def _is_before(turned: Noted, first: Created) -> bool:
    """Whether a sequence is turned round in the call that has it read as it is, before that."""
    call, around = activation(turned.moment), users_call(first.moment)
    return turned.moment.serial < first.moment.serial and around is not None and any(f is call for f in around.outwards())


def _is_stepped(run: Run, event: Shared) -> bool:
    """Whether a variable is applied in the turns of a loop that is not around where it was asked for, or to what came out of it before;
    or is a cell's that runs."""
    met_at = data_of_access(run).get(event.moment)
    if met_at is not None and event.variable in met_at.reads:
        return True
    around = {id(f) for f in event.moment.frames()}
    in_turns = met_at is not None and any(f.turn is not None and id(f) not in around for f in met_at.moment.frames())
    return in_turns or any(event.variable in own_variables(e) for e in noted(run, "unrolled"))


def _has_twice(joined: Noted, again: Shared) -> bool:
    values = joined.facts["values"] if _puts_side_by_side(joined) else ()
    return isinstance(values, tuple) and len([v for v in values if isinstance(v, Tensor) and again.variable in v.reads]) > 1


def _puts_side_by_side(event: Noted) -> bool:
    return event.moment.frame is not None and event.moment.frame.label.rpartition(".")[2] in ("concat", "call")


def _of_two_directions(event: Noted, turned: dict[int, Noted]) -> Iterator[tuple[Tensor, Tensor]]:
    """What is put beside something that was turned round, as it is, and what that was before it was turned."""
    values = event.facts["values"]
    for there, back in permutations(values, 2) if _puts_side_by_side(event) and isinstance(values, tuple) and len(values) == 2 else ():
        if isinstance(there, Tensor) and isinstance(back, Tensor) and id(back) in turned and id(there) not in turned:
            before = turned[id(back)].facts["value"]
            if isinstance(before, Tensor) and before is not there:
                yield there, before


def _is_set_for_more(run: Run, first: Created, again: Shared, origin: Moment) -> bool:
    """Whether a flag is set around the second recurrence, and lets something else be shared that other calls ask for."""
    ways = parted(first.moment, again.moment)
    if ways is None or is_within(origin, ways[1]):
        return False
    others = (e for e in events(run, Shared) if e.asked.reuse_origin is origin and not is_within(e.moment, ways[1]))
    return any(e.variable in creations(run) and not is_within(creations(run)[e.variable].moment, ways[0]) for e in others)
