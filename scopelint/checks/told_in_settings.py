"""One layer in an object with settings, in a partial, or in a table, which all blocks that are made by these have for their own: TVS307.

What was to be told is the kind of activation, or of normalization. As the settings have a layer, with weights, it is one for all.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Value
from ..language.values import Args, Builtin, ClassValue, DictValue, Function, Instance, Namespace, Partial
from .queries.accesses import noted
from .queries.flow import own_variables, variables_in
from .queries.holding import instances_in, variables_of
from .queries.words import AGAIN, COMMON, MEANT
from .sightings import Sighting, run_check

_OF_ONE_LAYER = ("PReLU", "GroupNormalization", "LayerNormalization")
"""Keras layers that go with what one other layer gives: their weights are of its channels. Of moving statistics `cells` tells."""

_KINDS = (Builtin, ClassValue, Function, Partial)
"""What a table of kinds has, beside layers."""


@run_check("TVS307")
def told_in_settings(run: Run) -> Iterator[Sighting]:
    """Two objects of one class, each with layers of its own, take an activation from their settings, and run it one after the other."""
    held = [e for e in noted(run, "held") if _goes_with_one(e.facts["value"])]
    for layer in {id(e.facts["value"]): e.facts["value"] for e in held}.values():
        made = next((e.moment for e in noted(run, "layer made") if e.facts["layer"] is layer), None)
        of_layer = [e for e in held if e.facts["value"] is layer and not e.moment.arms]
        by_partial = made is not None and _is_made_for_a_partial(run, layer, made)
        told = _is_given if by_partial else _is_told
        takers = [e for e in of_layer if told(e.facts["holder"], layer)]
        by_name = len(takers) < 2 and made is not None and len(of_layer) > 1
        if by_name and made is not None:
            names = _names_in_a_table(run, layer, made)
            takers = [e for e in of_layer if _is_told_a_name(e, names)]
        if len(takers) < 2 or any(map(_is_meant, takers)):
            continue
        first = next((e for e in takers if any(_is_alike(e, other) for other in takers)), None)
        again = _on_its_own(run, layer, [e.facts["holder"] for e in takers]) if first is not None else None
        if first is not None and again is not None:
            has, makes = ("a partial has it", "this makes") if by_partial else ("the settings have it", "is made by these")
            if by_name:
                has, makes = "a table has it", "asks for it by its name"
            yield Sighting(
                given=layer.cls.name,
                reason=f"{has}, and so has all that {makes}: it runs on what came out of it, with the same weights",
                moment=made or first.moment,
                told="made once, here",
                earlier=again,
                before="runs on its own output here",
                shown=None,
            )


@run_check("TVS307")
def told_with_all_settings(run: Run) -> Iterator[Sighting]:
    """Two objects are made by a dict that has all that one of them is told, and a layer.

    Each runs it behind weights of its own. Who gives a layer a name, or gives it beside settings, or a table of what there is, means it.
    """
    for event in noted(run, "held"):
        settings = event.facts["value"]
        if not isinstance(settings, DictValue) or not isinstance(event.facts["holder"], Namespace) or event.moment.arms:
            continue
        items = {key: settings.cells.get(key) for key in settings.cells.keys()}
        objects = {key: v for key, v in items.items() if any(instances_in(v))}
        said = (str(event.facts["name"]), *map(str, objects))
        if settings.open or len(objects) != 1 or len(items) < 2 or MEANT.stand_in(*said) or AGAIN.stand_in(*said) or COMMON.stand_in(*said):
            continue
        layer = next(iter(objects.values()))
        if not isinstance(layer, Instance) or not _is_told_anew(layer):
            continue
        made = next((e.moment for e in noted(run, "layer made") if e.facts["layer"] is layer), None)
        found = _second_of(run, layer, frozenset(map(str, items))) if made is not None and _is_made_there(made, event.moment) else None
        if found is not None and made is not None:
            yield Sighting(
                given=layer.cls.name,
                reason="the settings have it, and so has all that is made by these: each runs it behind weights of its own",
                moment=made,
                told="made once, here",
                earlier=found,
                before="a second one that is made by the settings runs it here",
                shown=None,
            )


def _is_told_anew(value: Instance) -> bool:
    """Whether it is a layer of a library's that has no others inside, with weights that learn and are not a table."""
    of_library = value.cls.module is not None and value.cls.module.stub and value.cls.name != "Embedding"
    return of_library and len(list(instances_in(value))) == 1 and any(v.trainable is True for v in variables_of(value))


def _is_made_there(made: Moment, bound: Moment) -> bool:
    """Whether something is made in the very statement that binds a name: before it is bound, and by what stands behind the name."""
    one, two = made.user_place(), bound.user_place()
    behind = one.filename == two.filename and (one.span.row, one.span.column) > (two.span.row, two.span.column)
    return behind and made.serial < bound.serial


def _second_of(run: Run, layer: Instance, keys: frozenset[str]) -> Moment | None:
    """Where the second of two objects runs a layer that each was given with all the settings that a dict has, and nothing else."""
    held = [e for e in noted(run, "held") if e.facts["value"] is layer]
    if any(map(_is_meant, held)):
        return None
    takers = [e for e in held if not e.moment.arms and _is_made_of(e.facts["holder"], keys)]
    alike = [e.facts["holder"] for e in takers if any(_is_alike(e, other) for other in takers)]
    first: Value = None
    for event in noted(run, "layer applied") if len(alike) > 1 else ():
        taker = _runs(event.moment, alike) if event.facts["cell"] is layer else None
        others = frozenset().union(*(variables_of(each) for each in alike if each is not taker)) if taker is not None else frozenset()
        if taker is None or not variables_in(event.facts["inputs"]) & (variables_of(taker) - others):
            continue
        if first is not None and taker is not first:
            return event.moment
        first = taker
    return None


def _is_made_of(holder: Value, keys: frozenset[str]) -> bool:
    given = holder.given if isinstance(holder, Instance) else None
    return isinstance(given, Args) and not given.positional and given.keywords.keys() == keys


def _goes_with_one(value: Value) -> bool:
    return isinstance(value, Instance) and value.cls.module is not None and value.cls.module.stub and value.cls.name in _OF_ONE_LAYER


def _is_made_for_a_partial(run: Run, layer: Instance, made: Moment) -> bool:
    """Whether a layer is made where a partial gets it, under a name that does not say it is for all."""
    for event in noted(run, "kept by a partial"):
        names = [name for name, value in event.facts["items"].items() if value is layer]
        if names and event.moment.place.holds(made.user_place()):
            return not MEANT.stand_in(*names)
    return False


def _names_in_a_table(run: Run, layer: Instance, made: Moment) -> set[str]:
    """The names by which a dict has a layer that is made where it is written down, among others to choose from.

    Those are functions, classes, or layers that go with what one other layer gives, or that learn nothing: kinds, and no parts of a model.
    """
    found = set[str]()
    for event in noted(run, "held"):
        table, name = event.facts["value"], str(event.facts["name"])
        if not isinstance(table, DictValue) or not isinstance(event.facts["holder"], Namespace) or not _is_made_there(made, event.moment):
            continue
        items = {key: table.cells.get(key) for key in table.cells.keys()}
        kinds = [v for v in items.values() if isinstance(v, _KINDS) or (isinstance(v, Instance) and not variables_of(v))]
        others = [v for v in items.values() if isinstance(v, Instance) and variables_of(v)]
        names = {key for key, value in items.items() if value is layer and isinstance(key, str)}
        if table.open or event.moment.arms or not kinds or not all(map(_goes_with_one, others)):
            continue
        if not any(words.stand_in(name, *names) for words in (MEANT, AGAIN, COMMON)):
            found |= names
    return found


def _is_told_a_name(event: Noted, names: set[str]) -> bool:
    """Whether an object that takes a layer was told one of some names when it was made, be it by default."""
    made = (f for f in event.moment.frames() if f.receiver is event.facts["holder"]) if names else ()
    return any(value in names for frame in made for _, value in frame.known if isinstance(value, str))


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
