"""Functions that a loop makes, each for something of its own, and that all are about the last: TVS301 and TVS410.

A function looks a name up when it is called, and not when it is made. Where a loop makes one for each of its items, and they are called
behind the loop, all of them find the last item.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Value
from ..language.values import Instance, ListValue
from .findings import Pair
from .queries.accesses import noted, taken
from .queries.holding import variables_of
from .queries.order import oldest
from .queries.ways import is_within, paired, row
from .sightings import Sighting, run_check


@run_check("TVS301", key=lambda sighting: sighting.moment.user_place())
def named_by_the_last(run: Run) -> Iterator[Sighting]:
    """Two functions that two turns made share a variable, as a name that they look up is that of the last turn for both."""
    late = {_call(e.moment.place, e.moment.frame, e.facts["node"]): e for e in noted(run, "bound late")}
    for first, again in taken(run) if late else ():
        for there, here in paired(first.moment, again.moment):
            one, two = (late.get(_call(f.place, f.parent, f.node)) for f in (there, here))
            if one is not None and two is not None and _were_to_differ(one, two):
                name, before, other, now = two.facts["name"], one.facts["was"], two.facts["was"], two.facts["now"]
                yield Sighting(
                    variable=again.variable,
                    reason=f"both {before!r} and {other!r}: when line {row(two.moment)} calls what is made here, {name} is {now!r} for all",
                    given="AUTO_REUSE",
                    moment=two.facts["made"],
                    told="made here by a turn of the loop",
                    earlier=two.moment,
                    before="called here, when the loop has gone on",
                    given_at=first.moment,
                    shown=Pair(first.moment, again.moment, shared=True),
                )
                break


@run_check("TVS410", key=lambda sighting: sighting.moment.user_place())
def about_the_last(run: Run) -> Iterator[Sighting]:
    """Functions that were made for a model each are called behind the loop that made them, and all of them call the last one."""
    for event in noted(run, "bound late"):
        was, now, made = event.facts["was"], event.facts["now"], event.facts["made"]
        if isinstance(was, str | int) or not isinstance(made, Moment) or event.moment.arms or not event.facts["several"]:
            continue
        if made.frame is not None and is_within(event.moment, made.frame):
            continue  # the turn that made it binds the name anew
        mine, last = variables_of(was), variables_of(now)
        # What none of them calls any more has no variables yet, if its first call makes them.
        if last and mine.isdisjoint(last) and _are_alike(was, now):
            yield Sighting(
                variable=oldest(last),
                reason=f"is {event.facts['name']} for all the functions that a loop makes here: they look it up when they are called",
                moment=made,
                told="made here by a turn of the loop",
                earlier=event.moment,
                before="called here, when the loop has gone on",
                shown=None,
            )


def _are_alike(one: Value, two: Value) -> bool:
    """Whether two values are of one class, or two lists of as many of these."""
    if isinstance(one, ListValue) and isinstance(two, ListValue):
        return _are_alike(tuple(one.cells.data.values()), tuple(two.cells.data.values()))
    if isinstance(one, tuple) and isinstance(two, tuple):
        return len(one) == len(two) and all(map(_are_alike, one, two))
    return type(one) is type(two) and (not isinstance(one, Instance) or one.cls is two.cls)


def _call(place: object, frame: Frame | None, node: object) -> tuple[object, int, int]:
    return place, id(frame), id(node)


def _were_to_differ(one: Noted, two: Noted) -> bool:
    same = one.facts["name"] == two.facts["name"] and one.facts["now"] == two.facts["now"]
    return same and isinstance(two.facts["now"], str | int) and one.facts["was"] != two.facts["was"]
