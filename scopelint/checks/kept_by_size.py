"""Layers that a function keeps by their size, and gives to two that it is asked for by name and that happen to be of one size: TVS410.

The name that it is asked by may lead to what another one leads to as well, on purpose: then it finds the very same record for both, or
one name in the place of either. Here it finds a record for each, if any, and what it keeps is told apart by numbers alone.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import DictValue, Instance
from ..source.mentions import leads_on
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import name_of, noted
from .queries.holding import variables_of
from .queries.names import are_sides, are_twins, one_network
from .queries.order import any_between, by_age
from .queries.words import MEANT, PAIRED
from .sightings import Sighting, run_check


@run_check("TVS410")
def kept_by_size(run: Run) -> Iterator[Sighting]:
    """A function is asked for a layer by another name, and gives the one that it has made for the first, as both are of one size."""
    made = {id(e.facts["layer"]): e.moment for e in noted(run, "layer made")}
    told = set[int]()
    for event in noted(run, "given again"):
        cell, by = event.facts["cell"], event.facts["by"]
        names = _names(event) if id(cell) in made and id(cell) not in told else None
        if names is None or event.moment.arms or _are_one(*names) or MEANT.stand_in(by, *names):
            continue
        held = [v for v in by_age(variables_of(cell)) if v.trainable is True]
        if not held or MEANT.stand_in(*map(name_of, held)) or not _is_kept_by_size(run, event, held) or not _runs_for_both(run, cell):
            continue
        told.add(id(cell))
        yield Sighting(
            variable=held[0],
            reason=f"is for {names[0]!r} as well as {names[1]!r}: {by} keeps it by numbers alone, which both have in common",
            moment=made[id(cell)],
            told=f"made here for {names[0]!r}",
            earlier=event.moment,
            before=f"given for {names[1]!r} here",
            shown=Life("one for two", (Act("bound", event.moment, (held[0],)),)),
        )


def _names(event: Noted) -> tuple[str, str] | None:
    """The names of two things that a function is asked for; None where it is not told of two, or finds the same for both."""
    first, now = event.facts["first"], event.facts["now"]
    if any(now.records.get(name) is record for name, record in first.records.items()):
        return None
    if any(now.found.get(name) == text and text.isalpha() for name, text in first.found.items()):
        return None  # what both belong to
    apart = [(name, text, now.told[name]) for name, text in first.told.items() if now.told.get(name, text) != text]
    if len(apart) == 1:
        name, *names = apart[0]
        refers = any(names[0] in _texts(record).values() for record in now.records.values())
        found = first.records.keys() & now.records.keys()
        return None if refers or (not found and leads_on(event.facts["node"], name)) else (names[0], names[1])
    of_objects = [_names_of(one, now.handed[name]) for name, one in first.handed.items() if name in now.handed] if not apart else []
    return of_objects[0] if len(of_objects) == 1 else None


def _names_of(one: Instance, other: Instance) -> tuple[str, str] | None:
    """The texts that tell two objects of one class apart, where they have no text in common."""
    ours, theirs = _texts(one), _texts(other)
    if one is other or one.cls is not other.cls or not ours or set(ours.values()) & set(theirs.values()):
        return None
    name = next((name for name in ours if name in theirs), None)
    return (ours[name], theirs[name]) if name is not None else None


def _texts(record: Value) -> dict[str, str]:
    cells = record.attrs.data if isinstance(record, Instance) else record.cells.data if isinstance(record, DictValue) else {}
    return {str(name): value for name, value in cells.items() if isinstance(value, str)}


def _are_one(first: str, second: str) -> bool:
    """Whether two names speak of one thing, or of two that may well have the same."""
    return one_network(first, second) or are_twins(first, second) or are_sides(first, second) or all(map(PAIRED.stand_in, (first, second)))


def _is_kept_by_size(run: Run, event: Noted, held: list[Variable]) -> bool:
    """Whether what tells a layer from others that are kept is made of the lengths of its variables, or it is memoised by numbers."""
    numbers = event.facts["numbers"]
    if event.facts["told"]:
        return bool(numbers) and numbers <= {dim for v in held for dim in v.shape or ()}
    return any(e.facts["cell"] is event.facts["cell"] and e.facts["numbers"] for e in noted(run, "remembered"))


def _runs_for_both(run: Run, cell: Instance) -> bool:
    """Whether a layer runs twice before anything is trained again."""
    applied = [e for e in noted(run, "layer applied") if e.facts["cell"] is cell]
    trained = [e.moment.serial for e in noted(run, "trained", "fitted")]
    return any(not any_between(trained, one, two) for one, two in itertools.pairwise(applied))
