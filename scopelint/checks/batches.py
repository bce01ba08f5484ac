"""Elements of a dataset that are others than were meant: TVS520.

An iterator goes on with each `get_next`, and a new one begins anew.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Noted
from ..primitives.leaves import Leaf
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import noted, trainings
from .queries.order import compatible, follows
from .queries.sessions import updates_of
from .queries.ways import is_within, loops_around, parted_in_turns, row
from .sightings import Sighting, run_check


@run_check("TVS520")
def halves_of_two(run: Run) -> Iterator[Sighting]:
    """What a network makes of one element is held against a part of the next one, which is of another example."""
    draws: dict[int, list[Noted]] = {}
    for event in noted(run, "drawn"):
        if len(_parts(event)) > 1:
            draws.setdefault(id(event.facts["iterator"]), []).append(event)
    measured = list(noted(run, "measured")) if any(len(each) > 1 for each in draws.values()) else []
    for event in measured:
        for drawn in draws.values():
            data, labels = ([(e, found) for e in drawn if (found := _taken(e, event.facts[fact]))] for fact in ("data", "labels"))
            if len(data) != 1 or len(labels) != 1:
                continue
            (one, ours), (other, theirs) = data[0], labels[0]
            if one is other or ours & theirs or _taken(one, event.facts["labels"]) or _taken(other, event.facts["data"]):
                continue
            if parted_in_turns(one.moment, other.moment) is not None or not compatible(one.moment, other.moment):
                continue
            first, second = sorted((one, other), key=lambda e: e.moment.serial)
            apart = first.moment.user_place() != second.moment.user_place()  # `next` draws where `iter` has been called
            yield Sighting(
                name="an element",
                reason=f"line {row(event.moment)} holds what is made of the one against a part of the other",
                given="drawn twice, and not of one example",
                moment=second.moment if apart else event.moment,
                told="the next element is drawn here" if apart else "what is made of one element is held against the next one here",
                earlier=first.moment,
                before="an element is drawn here",
                shown=Life("drawn twice", tuple(Act("drawn", e.moment, about=e.facts["eager"]) for e in (first, second))),
            )
            return


@run_check("TVS520")
def run_for_each(run: Run) -> Iterator[Sighting]:
    """A session runs for one part of an element and then for another part, and trains by both: each run draws the next element."""
    drawn = [e for e in noted(run, "drawn") if len(_parts(e)) > 1]
    runs, learning = (list(noted(run, "run")), {v for v, _ in trainings(run)}) if drawn else ([], set[Variable]())
    for event in runs:
        given = [each for each in event.facts["given"] if each is not None and isinstance(each[0], Tensor)]
        for element in drawn if len(given) > 1 and updates_of(event) & learning else ():
            found = [(last, parts) for about, serial in given if (parts := _taken(element, about.leaves))
                     and (last := _last(runs, about, serial)) is not None]  # fmt: skip
            for (one, ours), (other, theirs) in itertools.combinations(found, 2):
                if one is other or ours & theirs or not follows(one.moment, other.moment) or not follows(other.moment, event.moment):
                    continue
                first, second = sorted((one, other), key=lambda e: e.moment.serial)
                yield Sighting(
                    name="an element",
                    reason=f"line {row(first.moment)} runs for a part of the one, and this line for the other part of the next",
                    given="drawn twice, and not of one example",
                    moment=second.moment,
                    told="this run draws the next element",
                    earlier=first.moment,
                    before="this run draws an element",
                    shown=Life("drawn by runs", (Act("drawn", first.moment), Act("drawn", second.moment))),
                )
                return


def _last(runs: list[Noted], fetch: Tensor, serial: int) -> Noted | None:
    """The run that gave a value, by when that was."""
    return next((e for e in reversed(runs) if e.moment.serial <= serial and any(f is fetch for f in e.facts["fetches"])), None)


@run_check("TVS520")
def begun_in_each_turn(run: Run) -> Iterator[Sighting]:
    """Each turn of a loop makes an iterator, and trains by the one element that it draws: always the first one."""
    begun = [e for e in noted(run, "iterator begins") if loops_around(e.moment) and e.facts["since"] is not None and _is_one_of_many(e)]
    drawn = list(noted(run, "drawn")) if begun else []
    made = {e.facts["since"]: e.moment for e in noted(run, "data begin")} if begun else {}
    for first, second in itertools.pairwise(begun):
        turns, loop = parted_in_turns(first.moment, second.moment), loops_around(first.moment)[-1]
        if turns is None or turns[0] is not loop or first.moment.place != second.moment.place or first.moment.arms:
            continue
        if first.facts["since"] != second.facts["since"] or is_within(made[first.facts["since"]], loop):
            continue
        own = [e for e in drawn if e.facts["iterator"] is first.facts["iterator"]]
        if len(own) == 1 and loops_around(own[0].moment)[-1:] == [loop] and _is_trained_by(run, own[0], loop):
            yield Sighting(
                name="an element",
                reason="each turn of the loop begins with the first element again",
                given="drawn of a new iterator",
                moment=second.moment,
                told="another iterator begins here, in the next turn",
                earlier=first.moment,
                before="an iterator begins here",
                shown=Life("begun anew", tuple(Act("begun", e.moment, about=e.facts["eager"]) for e in (first, second))),
            )
            return


def _parts(event: Noted) -> list[Tensor]:
    return [part for part in event.facts["parts"] if isinstance(part, Tensor) and part.leaves]


def _taken(event: Noted, leaves: frozenset[Leaf]) -> set[int]:
    """Which parts of an element are among some data, by their numbers."""
    return {number for number, part in enumerate(_parts(event)) if part.leaves <= leaves}


def _is_one_of_many(event: Noted) -> bool:
    """Whether the first element of a dataset is certainly not all of the data."""
    rows, size = event.facts["rows"], event.facts["size"]
    size = 1 if size is None else size
    return isinstance(size, int) and (not isinstance(rows, int) or size < rows)


def _is_trained_by(run: Run, drawn: Noted, turn: Frame) -> bool:
    """Whether something is trained by an element, in the same turn of a loop."""
    parts, learning = _parts(drawn), {v for v, _ in trainings(run)}
    for event in noted(run, "gradient"):
        loss = event.facts.get("loss")
        if is_within(event.moment, turn) and isinstance(loss, Tensor) and any(part.leaves <= loss.leaves for part in parts):
            return True
    runs = list(noted(run, "run"))
    for event in runs:
        if is_within(event.moment, turn) and updates_of(event) & learning:
            given = (each for each in event.facts["given"] if each is not None and any(each[0] is part for part in parts))
            if any((last := _last(runs, *each)) is not None and loops_around(last.moment)[-1:] == [turn] for each in given):
                return True
    return False
