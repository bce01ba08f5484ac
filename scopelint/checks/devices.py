"""A shared variable that is asked for under another `tf.device` than it was created under: TVS513.

A variable stays where it was created. Most programs know: the towers of a model run on a device each, and their operations go
there, beside the weights that they share. What gives a mistake away is a `tf.device` around nothing but variables, where there is
nothing else that it could be meant for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Value
from ..record.events import Created, Shared
from .findings import Pair
from .queries.accesses import creations, events, noted
from .queries.devices import blocks_around
from .queries.ways import parted_in_turns
from .sightings import Sighting, run_check

Device = Mapping[str, str]
"""What is said of a device, by part: its job, its task, its kind, its number."""


@run_check("TVS513")
def asked_elsewhere(run: Run) -> Iterator[Sighting]:
    left = {id(e.facts["block"]): e for e in noted(run, "device ends")}
    made, around = creations(run), blocks_around(run)
    for event in events(run, Shared):
        if event.variable not in made:
            continue
        first = made[event.variable]
        there, here = around[first.moment], around[event.moment]
        if not _differ(_merged(there), _merged(here)):
            continue
        end = left.get(id(here[-1].facts["block"]))
        # The turns of a loop are towers.
        if end is not None and end.facts["computed"] == 0 and not parted_in_turns(there[-1].moment, here[-1].moment):
            yield _asked(first, str(there[-1].facts["name"]), event, here[-1])


def _asked(first: Created, stays: str, shared: Shared, block: Noted) -> Sighting:
    wanted = str(block.facts["name"])
    return Sighting(
        variable=shared.variable,
        moment=_inside(shared.moment, block.moment),
        told=f"asked for here, on {wanted}",
        earlier=first.moment,
        before=f"created here, on {stays}",
        given=wanted,
        reason=stays,
        shown=Pair(first.moment, shared.moment, shared=True, told="devices", devices=(stays, wanted)),
    )


def _inside(moment: Moment, block: Moment) -> Moment:
    """Where a block comes to what happened then: a helper that knows nothing of the block is not at fault."""
    call = next((f for f in moment.frames() if f.parent is block.frame and f.turn is None), None)
    return moment if call is None or call.place.stub else replace(moment, place=call.place, frame=call.parent)


def _merged(blocks: list[Noted]) -> Device | None:
    """The device that some blocks, one inside the other, come to; None if nothing or not all is known of it."""
    device: dict[str, str] = {}
    for block in blocks:
        name = block.facts["name"]
        if name is None:
            device = {}
            continue
        parts = _parts(name)
        if parts is None:
            return None
        if "kind" in parts:
            device.pop("number", None)
        device.update(parts)
    return device or None


def _parts(name: Value) -> Device | None:
    """`/job:worker/task:1/device:GPU:0` by its parts; None where it is not such a name."""
    if not isinstance(name, str):
        return None
    parts: dict[str, str] = {}
    for part in filter(None, name.split("/")):
        found = re.fullmatch(r"(?P<key>job|replica|task):(?P<value>\w+)|(?:device:)?(?P<kind>[a-zA-Z]\w*)(?::(?P<number>\d+|\*))?", part)
        if found is None:
            return None
        if found["key"]:
            parts[found["key"]] = found["value"]
        else:
            parts["kind"] = found["kind"].upper()
            if found["number"] not in (None, "*"):
                parts["number"] = found["number"]
    return parts


def _differ(one: Device | None, two: Device | None) -> bool:
    """Whether two devices are known to be two."""
    if one is None or two is None:
        return False
    if one.get("kind") == two.get("kind"):
        return any(one[part] != two[part] for part in one.keys() & two.keys())
    return any(one[part] != two[part] for part in (one.keys() & two.keys()) - {"number"})
