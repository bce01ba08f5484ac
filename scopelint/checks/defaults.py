"""Variables in a default argument: it is made once, and all calls have it in common (TVS410)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Place, Value
from ..language.values import Instance, ListValue
from ..primitives.tensors import Tensor
from ..record.events import Applied, Created, Fed
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, noted, site_of
from .queries.flow import variables_in
from .queries.holding import instances_in, variables_of
from .queries.order import by_age, oldest
from .queries.ways import is_within, users_call
from .queries.words import COMMON, MEANT
from .sightings import Sighting, run_check


@run_check("TVS410")
def kept_in_a_default(run: Run) -> Iterator[Sighting]:
    """An object takes all that another one of its class has put into a default argument, and puts nothing there itself."""
    kept = {id(e.facts["cell"]): e for e in noted(run, "kept by default")}
    told: set[int] = set()
    for event in noted(run, "default used"):
        holder = event.facts["kept"]
        if id(holder) in told or id(holder) not in kept or event.moment.arms:
            continue
        held = [(v, site) for v in by_age(variables_of(holder)) if v.trainable is True and (site := site_of(v)) is not None]
        makers = {id(r): r for _, site in held for r in _receivers(site)}
        ours = [r for r in _receivers(event.moment) if id(r) not in makers]
        before = [(v, r) for v, site in held if site.serial < event.moment.serial for r in _receivers(site)]
        theirs = next(((v, r) for v, r in before if any(r.cls is other.cls for other in ours)), None)
        if theirs is None or any(r is theirs[1] for r in _receivers(event.moment)) or MEANT.stand_in(theirs[1].cls.name):
            continue
        told.add(id(holder))
        yield Sighting(
            variable=theirs[0],
            reason=f"is kept in a default argument, which is made once: a second {theirs[1].cls.name} takes what the first has made",
            moment=kept[id(holder)].moment,
            told="made once, here",
            earlier=event.moment,
            before="a second object takes what is there",
            shown=Life("one for two", (Act("bound", event.moment, (theirs[0],)),)),
        )


@run_check("TVS410")
def added_to_a_default(run: Run) -> Iterator[Sighting]:
    """Each of two objects of a class adds parts of its own to a list that is a default argument, and one runs the other's too."""
    for kept in noted(run, "kept by default"):
        parts = _parts_by_owner(run, kept.facts["cell"])
        owners = [part.owner for part in parts]
        if all(owner is owners[0] for owner in owners) or any(_is_layer(run, part.made) for part in parts):
            continue  # of layers see TVS307
        found = next(_run_by_another(run, parts), None)
        if found is not None:
            variable = oldest(variables_of(found[0].made))
            yield Sighting(
                variable=variable,
                reason=f"is kept in a default argument, which is made once: each {found[0].owner.cls.name} adds to it, and runs all",
                moment=kept.moment,
                told="made once, here",
                earlier=found[1],
                before="an object runs what another one has added",
                shown=Life("one for two", (Act("bound", found[1], (variable,)),)),
            )


@run_check("TVS410")
def collected_in_a_default(run: Run) -> Iterator[Sighting]:
    """Each of two objects of a class adds its own variables to a list that is a default argument, and one moves the other's as well.

    By a loss that has nothing of these but their size; or a method of each changes what both have made. An optimizer that is told of a list
    of all that there is has a loss in which both run.
    """
    for kept in noted(run, "kept by default"):
        owners = _owners_of(kept.facts["cell"])
        if len({id(owner) for owner in owners.values()}) < 2 or MEANT.stand_in(kept.facts["name"]) or COMMON.stand_in(kept.facts["name"]):
            continue
        found = _moved_by_size(run, owners) or _moved_by_each(run, owners)
        if found is not None:
            variable, later = found
            yield Sighting(
                variable=variable,
                reason=f"is kept in a default argument, which is made once: each {owners[variable].cls.name} adds to it, and changes all",
                moment=kept.moment,
                told="made once, here",
                earlier=later,
                before="what another one has added is changed here",
                shown=Life("one for two", (Act("bound", later, (variable,)),)),
            )


def _owners_of(kept: Value) -> dict[Variable, Instance]:
    """The variables that are in a list themselves, each with the object in whose method it was made and which has the list."""
    items = kept.cells.data.get("items") if isinstance(kept, ListValue) else ()
    listed = (v for v in items if isinstance(v, Variable)) if isinstance(items, tuple) else ()
    owners: dict[Variable, Instance] = {}
    for variable in (v for v in listed if v.trainable is True):
        site = site_of(variable)
        for owner in _receivers(site) if site is not None and not site.arms else ():
            if any(each is kept for each in owner.attrs.data.values()) and not MEANT.stand_in(owner.cls.name):
                owners[variable] = owner
    first = next(iter(owners.values()), None)
    return {v: owner for v, owner in owners.items() if first is not None and owner.cls is first.cls}


def _moved_by_size(run: Run, owners: dict[Variable, Instance]) -> tuple[Variable, Moment] | None:
    """A variable that is trained where a loss has but its size, by a list that has variables of another owner with which it computes."""
    alone = {e.facts["result"]: e.facts["alone"] for e in noted(run, "penalized")}
    for event in noted(run, "gradient", "chosen to train") if alone else ():
        loss = event.facts["loss"]
        if not isinstance(loss, Tensor) or event.moment.arms:
            continue
        sources = variables_in(event.facts["sources"]) if event.what == "gradient" else variables_of(event.facts["lists"][0])
        sizes = alone.get(loss.result, frozenset[Variable]()) & sources & owners.keys()
        computing = {id(owners[v]) for v in loss.reads & sources & owners.keys() - sizes}
        found = [v for v in by_age(sizes) if id(owners[v]) not in computing and _is_size_of_all(owners[v], owners, sizes)]
        if computing and found:
            return found[0], event.moment
    return None


def _is_size_of_all(owner: Instance, owners: dict[Variable, Instance], sizes: frozenset[Variable]) -> bool:
    """Whether a loss has the sizes of all that an object has added: it has not run on the way to it."""
    return all(v in sizes for v, other in owners.items() if other is owner)


def _moved_by_each(run: Run, owners: dict[Variable, Instance]) -> tuple[Variable, Moment] | None:
    """A variable that one line of a method changes for its owner, and then for another object, which has variables of its own there."""
    changed: dict[tuple[Variable, Place], set[int]] = {}
    ids = {id(owner) for owner in owners.values()}
    for event in noted(run, "assigned"):
        variable = event.facts["variable"]
        if variable not in owners or event.moment.arms:
            continue
        call = users_call(event.moment)
        receiver = call.receiver if call is not None else None
        by = changed.setdefault((variable, event.moment.user_place()), set())
        by.add(id(receiver))
        if len(by & ids) > 1 and id(owners[variable]) in by and receiver is not owners[variable]:
            return variable, event.moment
    return None


@run_check("TVS410")
def in_two_models(run: Run) -> Iterator[Sighting]:
    """A layer is a default argument of a function that makes models, and is in two of them."""
    for kept, held in _layers_kept(run):
        made = [e for e in noted(run, "connected") if held <= variables_of(e.facts["model"])]
        whole = [e for e in noted(run, "layer made") if held < variables_of(e.facts["layer"]) and not _is_of_a_method(e.moment)]
        yield from _in_two_calls(kept, held, (made, whole), "all models that {} makes have this one", "another model gets it here")


@run_check("TVS410")
def in_two_blocks(run: Run) -> Iterator[Sighting]:
    """A layer is a default argument of a function that makes others of its own, and runs it on what comes out of these."""
    made = creations(run)
    for kept, held in _layers_kept(run):
        steps = []
        for event in noted(run, "layer applied"):
            call = users_call(event.moment) if event.facts["cell"] is kept.facts["cell"] else None
            own = (made.get(v) for v in variables_in(event.facts["inputs"])) if call is not None else ()
            if call is not None and not _is_of_a_method(event.moment) and any(e is not None and is_within(e.moment, call) for e in own):
                steps.append(event)
        yield from _in_two_calls(
            kept, held, (steps,), "all calls of {} run this one, beside layers of their own", "another call runs it here"
        )


def _layers_kept(run: Run) -> Iterator[tuple[Noted, frozenset[Variable]]]:
    """The layers that are made as default arguments, and their variables; none that is one for all by its name."""
    made = {id(e.facts["layer"]): e.moment.user_place() for e in noted(run, "layer made")}
    for kept in noted(run, "kept by default"):
        there = made.get(id(kept.facts["cell"])) == kept.moment.user_place()
        held = variables_of(kept.facts["cell"]) if there else None
        if held and not MEANT.stand_in(kept.facts["name"]):
            yield kept, held


def _in_two_calls(kept: Noted, held: frozenset[Variable], kinds: Iterable[list[Noted]], reason: str, told: str) -> Iterator[Sighting]:
    """What two calls do of the function that has this default, the first kind of it that there is."""
    for events in kinds:
        calls = [(e, call) for e in events if (call := users_call(e.moment)) is not None and kept.facts["name"] in _parameters(call)]
        if len(calls) > 1 and calls[0][1] is not calls[-1][1] and calls[0][1].node is calls[-1][1].node:
            last = calls[-1][0].moment
            yield Sighting(
                variable=oldest(held),
                reason=f"is a default argument, which is made once: {reason.format(calls[0][1].label)}",
                moment=kept.moment,
                told="made once, here",
                earlier=last,
                before=told,
                shown=Life("one for two", (Act("bound", last, (oldest(held),)),)),
            )
            return


def _is_of_a_method(moment: Moment) -> bool:
    """Whether an object's method does it: see TVS307."""
    call = users_call(moment)
    return call is not None and call.receiver is not None


def _parameters(call: Frame) -> frozenset[str]:
    return call.node.params.by_name if call.node is not None else frozenset()


class _Part(NamedTuple):
    """An object in a list, and the object that has the list and in whose method it was made."""

    made: Instance
    owner: Instance


def _parts_by_owner(run: Run, kept: Value) -> list[_Part]:
    listed = {id(each) for each in instances_in(kept)} if isinstance(kept, ListValue) else set()
    made = ((e.facts["object"], e.moment) for e in noted(run, "object made") if id(e.facts["object"]) in listed) if listed else ()
    parts = [_Part(v, r) for v, moment in made for r in _receivers(moment) if any(a is kept for a in r.attrs.data.values())]
    return [part for part in parts if not MEANT.stand_in(part.owner.cls.name)]


def _is_layer(run: Run, part: Instance) -> bool:
    return any(e.facts["cell"] is part for e in noted(run, "layer applied"))


def _run_by_another(run: Run, parts: list[_Part]) -> Iterator[tuple[_Part, Moment]]:
    """The parts that another owner runs, of one class with their own, and when it makes a variable there or applies one."""
    for event in run.events if parts else ():
        receivers = _receivers(event.moment) if isinstance(event, Created | Fed | Applied) else []
        for part in parts if receivers else ():
            inside = any(r is part.made for r in receivers) and bool(variables_of(part.made))
            others = [p.owner for p in parts if p.owner is not part.owner and p.owner.cls is part.owner.cls]
            if inside and any(r is other for r in receivers for other in others):
                yield part, event.moment


def _receivers(moment: Moment) -> list[Instance]:
    """The objects of the user's in whose methods a moment is."""
    return [f.receiver for f in moment.frames() if isinstance(f.receiver, Instance) and not f.place.stub]
