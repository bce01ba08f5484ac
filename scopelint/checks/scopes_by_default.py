"""A scope that is a default argument: it is the one that was open where the function was defined, as a rule the root: TVS301.

Entered as an object it leaves the scopes of all callers, so that what each of them was to have in a scope of its own they share.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..primitives.tensors import Tensor
from ..record.events import Created, Shared
from .queries.accesses import events, name_of, noted, taken
from .queries.flow import data_of_access
from .queries.names import one_network
from .queries.ways import parted_under_one_label, parting
from .queries.words import COMMON, MEANT, SHARED
from .sharing_by_names import met
from .sightings import Sighting, run_check


@run_check("TVS301", key=lambda sighting: parting(sighting.earlier or sighting.moment, sighting.moment))
def left_by_default(run: Run) -> Iterator[Sighting]:
    """Two calls in two scopes, in which nothing is made, share by a flag that a function sets on a scope which it has by default."""
    told = {id(e.facts["opened"]): e for e in noted(run, "scope by default")}
    fed = data_of_access(run) if len(told) > 1 else {}
    losses = [e.facts["loss"] for e in noted(run, "all trained", "chosen to train")] if fed else []
    for first, again in taken(run) if losses else ():
        one, two = (told.get(id(e.asked.reuse_origin)) for e in (first, again))
        if one is None or two is None or one.facts["scope"] != two.facts["scope"] or not _are_two(one, two, first, again):
            continue
        if any(_is_in(e, around) for e in events(run, Created) for around in (one.facts["around"], two.facts["around"])):
            continue  # what is beside it there is what tells the two apart
        data = [fed[e.moment].leaves for e in (first, again) if e.moment in fed]
        if len(data) < 2 or not any(isinstance(loss, Tensor) and all(data) and loss.leaves >= data[0] | data[1] for loss in losses):
            continue  # a second pass, to measure what the first one has learned
        seen = met(first, again, f"both the data of {show(one.facts['around'])!r} and those of {show(two.facts['around'])!r}")
        here = "the scope of a default argument is entered here, which leaves that of the caller"
        if isinstance(again.asked.reuse_origin, Moment) and isinstance(first.asked.reuse_origin, Moment):
            earlier = first.asked.reuse_origin
            yield replace(seen, moment=again.asked.reuse_origin, told="and here again", earlier=earlier, before=here, given_at=first.moment)


def _are_two(one: Noted, two: Noted, first: Created, again: Shared) -> bool:
    """Whether the scopes of two calls have names that are of two networks, and nothing says that what is called is for all."""
    outer = [each.facts["around"] for each in (one, two)]
    calls = parted_under_one_label(first.moment, again.moment)
    if calls is None or not all(isinstance(name, str) and name for name in outer) or outer[0] == outer[1] or one_network(*outer):
        return False
    said = (calls[0].label, name_of(again.variable), str(one.facts["scope"]))
    return not (COMMON.stand_in(*said) or MEANT.stand_in(*said) or SHARED.stand_in(*said))


def _is_in(event: Created, scope: str) -> bool:
    return f"{show(event.variable.key or '')}".startswith(f"{scope}/")
