"""One layer in an object with settings, or in a partial, which all blocks that are made by these have for their own: TVS307.

What was to be told is the kind of activation, or of normalization. As the settings have a layer, with weights, it is one for all.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Value
from ..language.values import Args, DictValue, Instance
from .queries.accesses import noted
from .queries.flow import own_variables, variables_in
from .queries.holding import variables_of
from .queries.words import AGAIN, MEANT
from .sightings import Sighting, run_check

_OF_ONE_LAYER = ("PReLU", "GroupNormalization", "LayerNormalization")
"""Keras layers that go with what one other layer gives: their weights are of its channels. Of moving statistics `cells` tells."""


@run_check("TVS307")
def told_in_settings(run: Run) -> Iterator[Sighting]:
    """Two objects of one class, each with layers of its own, take an activation from their settings, and run it one after the other."""
    held = [e for e in noted(run, "held") if _goes_with_one(e.facts["value"])]
    for layer in {id(e.facts["value"]): e.facts["value"] for e in held}.values():
        made = next((e.moment for e in noted(run, "layer made") if e.facts["layer"] is layer), None)
        by_partial = made is not None and _is_made_for_a_partial(run, layer, made)
        told = _is_given if by_partial else _is_told
        takers = [e for e in held if e.facts["value"] is layer and told(e.facts["holder"], layer) and not e.moment.arms]
        if len(takers) < 2 or any(map(_is_meant, takers)):
            continue
        first = next((e for e in takers if any(_is_alike(e, other) for other in takers)), None)
        again = _on_its_own(run, layer, [e.facts["holder"] for e in takers]) if first is not None else None
        if first is not None and again is not None:
            has, makes = ("a partial has it", "this makes") if by_partial else ("the settings have it", "is made by these")
            yield Sighting(
                given=layer.cls.name,
                reason=f"{has}, and so has all that {makes}: it runs on what came out of it, with the same weights",
                moment=made or first.moment,
                told="made once, here",
                earlier=again,
                before="runs on its own output here",
                shown=None,
            )


def _goes_with_one(value: Value) -> bool:
    return isinstance(value, Instance) and value.cls.module is not None and value.cls.module.stub and value.cls.name in _OF_ONE_LAYER


def _is_made_for_a_partial(run: Run, layer: Instance, made: Moment) -> bool:
    """Whether a layer is made where a partial gets it, under a name that does not say it is for all."""
    for event in noted(run, "kept by a partial"):
        names = [name for name, value in event.facts["items"].items() if value is layer]
        if names and event.moment.place.holds(made.user_place()):
            return not MEANT.stand_in(*names)
    return False


def _is_given(holder: Value, layer: Value) -> bool:
    """Whether an object was made with a layer itself as an argument."""
    given = holder.given if isinstance(holder, Instance) else None
    return isinstance(given, Args) and any(each is layer for each in (*given.positional, *given.keywords.values()))


def _is_told(holder: Value, layer: Value) -> bool:
    """Whether an object was made with settings as an argument that have a layer: a dict, or an object of the program's that is no layer."""
    given = holder.given if isinstance(holder, Instance) else None
    return isinstance(given, Args) and any(_have(each, layer) for each in (*given.positional, *given.keywords.values()))


def _have(settings: Value, layer: Value) -> bool:
    """Whether settings have a layer under some name that does not say it is for all, and nothing else that has variables."""
    if isinstance(settings, Instance) and not any(c.module is not None and c.module.stub and c.name != "object" for c in settings.cls.mro):
        items = dict(settings.attrs.data)
    elif isinstance(settings, DictValue):
        items = {key: settings.cells.get(key) for key in settings.cells.keys()}
    else:
        return False
    names = [str(name) for name, value in items.items() if value is layer]
    return bool(names) and not MEANT.stand_in(*names) and all(_goes_with_one(v) for v in items.values() if variables_of(v))


def _is_meant(event: Noted) -> bool:
    return MEANT.stand_in(str(event.facts["name"])) or AGAIN.stand_in(str(event.facts["name"]))


def _is_alike(one: Noted, other: Noted) -> bool:
    """Whether two objects are of one class, and each has something that has variables of its own."""
    ours, theirs = one.facts["holder"], other.facts["holder"]
    return ours is not theirs and ours.cls is theirs.cls and bool(variables_of(ours) - variables_of(theirs))


def _on_its_own(run: Run, layer: Instance, takers: list[Value]) -> Moment | None:
    """Where one of some objects runs a layer on what came out of it in another one of them."""
    first: Noted | None = None
    for event in noted(run, "layer applied"):
        if event.facts["cell"] is not layer:
            continue
        if first is None:
            first = event
        elif own_variables(first) & variables_in(event.facts["inputs"]) and _runs(event.moment, takers) is not _runs(first.moment, takers):
            return event.moment
    return None


def _runs(moment: Moment, takers: list[Value]) -> Value:
    receivers = [f.receiver for f in reversed(moment.frames())]
    return next((each for each in receivers if any(each is taker for taker in takers)), None)
