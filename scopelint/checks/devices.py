"""A shared variable that is asked for under another `tf.device` than it was created under: TVS513.

A variable stays where it was created. Most programs know: the towers of a model run on a device each, and their operations go
there, beside the weights that they share. What gives a mistake away is a `tf.device` around nothing but variables, where there is
nothing else that it could be meant for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ..domain.symbols import show
from ..exploration.explore import Exploration, Run
from ..language.trace import Event, Moment, Noted, Value
from ..record.events import Created, Shared
from ..tf.ops import OpGraph
from ..tf.variables import Variable
from . import story
from .findings import Finding, Pair, assumptions, grouped
from .runs import noted

Device = Mapping[str, str]
"""What is said of a device, by part: its job, its task, its kind, its number."""


def asked_elsewhere(exploration: Exploration) -> Iterator[Finding]:
    def key(event: Event) -> object:
        return event.moment.user_place()

    for group in grouped(exploration, _elsewhere, key):
        event = group.event
        assert isinstance(event, Noted)
        first, shared, variable = event.facts["first"], event.facts["shared"], event.facts["variable"]
        values = {
            "variable": show(variable.op_name),
            "given": event.facts["wanted"],
            "reason": event.facts["stays"],
            "first": str(first.user_place().span.row),
        }
        steps = story.two_ways(first, f"created here, on {event.facts['stays']}", shared, f"asked for here, on {event.facts['wanted']}")
        pair = Pair(first, shared, shared=True)
        yield Finding("TVS513", shared, values["variable"], values, tuple(steps), assumptions(exploration, group), pair)


def _elsewhere(run: Run) -> Iterator[Noted]:
    left = {id(e.facts["block"]): e for e in noted(run, "device ends")}
    made: dict[Variable, tuple[Created, list[Noted]]] = {}
    blocks: list[Noted] = []
    for event in run.events:
        if isinstance(event, Noted) and event.what == "device":
            blocks.append(event)
        elif isinstance(event, Noted) and event.what == "device ends":
            blocks = [b for b in blocks if b.facts["block"] is not event.facts["block"]]
        elif isinstance(event, Created):
            made[event.variable] = (event, _of(blocks, event.variable.graph))
        elif isinstance(event, Shared) and event.variable in made:
            first, there = made[event.variable]
            here = _of(blocks, event.variable.graph)
            stays, wanted = _merged(there), _merged(here)
            if stays is None or wanted is None or not _differ(stays, wanted):
                continue
            end = left.get(id(here[-1].facts["block"]))
            if end is not None and end.facts["computed"] == 0 and not _turns_of_one_loop(there[-1].moment, here[-1].moment):
                facts = {"variable": event.variable, "first": first.moment, "shared": event.moment}
                shown = {"stays": str(there[-1].facts["name"]), "wanted": str(here[-1].facts["name"])}
                yield Noted(event.moment, "asked for elsewhere", {**facts, **shown})


def _of(blocks: list[Noted], graph: OpGraph) -> list[Noted]:
    return [b for b in blocks if b.facts["graph"] is graph]


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


def _differ(one: Device, two: Device) -> bool:
    if one.get("kind") == two.get("kind"):
        return any(one[part] != two[part] for part in one.keys() & two.keys())
    return any(one[part] != two[part] for part in (one.keys() & two.keys()) - {"number"})


def _turns_of_one_loop(first: Moment, second: Moment) -> bool:
    """Whether the devices are those of towers, built in the turns of a loop."""
    one, two = story.divergence(first, second), story.divergence(second, first)
    return one is not None and two is not None and one.turn is not None and two.turn is not None and one.place == two.place
