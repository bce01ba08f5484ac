"""Variables in a default argument: it is made once, and all calls have it in common (TVS410)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Value
from ..language.values import Instance, ListValue
from ..record.events import Applied, Created, Fed
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, noted, site_of
from .queries.flow import variables_in
from .queries.holding import instances_in, variables_of
from .queries.order import by_age, oldest
from .queries.ways import is_within, users_call
from .queries.words import MEANT
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
