"""What a training goes by beside its weights, and that no checkpoint sees: TVS404.

A checkpoint looks into modules, lists and dicts, and into no object of a plain class. What such an object has gathered (an average, a
statistic) is at its beginning again when the training is resumed, without a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set

from ..domain.symbols import Choice, Text
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Place, Value
from ..language.values import Instance
from ..primitives.tensors import Tensor
from ..primitives.tracking import Tracked
from ..record.events import Created, Fed
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .queries.accesses import changes, creations, events, goes_on, name_of, noted, reads_of
from .queries.holding import instances_in, variables_of
from .queries.order import by_age
from .queries.savers import path_places
from .registry import check
from .sightings import Sighting, run_check, seen


@run_check("TVS404")
def state_out_of_sight(run: Run) -> Iterator[Sighting]:
    """An average of saved weights, or a statistic that their inputs go through, is in none of the checkpoints, and one is restored."""
    saved, read = (list(noted(run, what)) for what in ("tracked as saved", "checkpoint read"))
    if not saved or not read or any(e.facts["tracked"] is None for e in saved):
        return
    last = saved[-1]
    held = frozenset[Variable]().union(*(e.facts["tracked"].holds for e in saved))
    makers = {id(e.facts["checkpoint"]): e for e in noted(run, "checkpoint made")}
    held |= frozenset[Variable]().union(*(variables_of(e.facts["checkpoint"]) for e in makers.values() if not _is_saved(e, saved)))
    made, changed = creations(run), changes(run)
    given: dict[Variable, list[Noted]] = {}
    for event in noted(run, "assigned"):
        if isinstance(event.facts["variable"], Variable):
            given.setdefault(event.facts["variable"], []).append(event)
    maker = makers.get(id(last.facts["checkpoint"]), last)
    # What is trainable and in no object at all is told elsewhere.
    told = {v for v in given if v.trainable is True and not any(v in e.facts["holds"] for e in noted(run, "checkpoint"))}
    for variable, assigned in given.items():
        created = made.get(variable)
        if variable in held | told or created is None or created.moment.place.stub or not variable.graph.eager or last.moment.arms:
            continue
        change = next((e for e in reversed(assigned) if e.moment.serial < last.moment.serial), None)
        goes_further = all(map(goes_on, assigned))
        if change is None or change.moment.arms:
            continue
        if not (_resumed(read, made, given, created) if goes_further else _is_left_at_its_beginning(run, read, made, given, created)):
            continue
        taken_over = any(variable is e.facts["value"] or variable in _copied(e) for v in held for e in given.get(v, ()))
        averages = (goes_further and _averages(change, variable, held & changed.keys())) or _is_gone_through(
            run, last.facts["tracked"], variable, held
        )
        # An average that is put into what is saved is saved with it.
        if (averages and not taken_over) or (goes_further and _is_gone_by(variable, held, given)):
            yield Sighting(
                variable=variable,
                moment=maker.moment,
                told="the checkpoint is made here, and does not see it",
                earlier=change.moment,
                before=f"{name_of(variable)} is changed here",
                shown=Life(
                    "unheld",
                    (
                        Act("checkpoint", maker.moment, tuple(last.facts["tracked"].holds)),
                        Act("changed", change.moment, (variable,)),
                        Act("saved", last.moment),
                    ),
                ),
            )
            return


def _is_saved(maker: Noted, saved: list[Noted]) -> bool:
    return any(e.facts["checkpoint"] is maker.facts["checkpoint"] for e in saved)


def _copied(event: Noted) -> frozenset[Variable]:
    """What an assignment takes over without anything of what was there."""
    return reads_of(event) if event.facts["how"] == "assign" and event.facts["variable"] not in reads_of(event) else frozenset()


def _resumed(read: list[Noted], made: Mapping[Variable, Created], given: dict[Variable, list[Noted]], created: Created) -> bool:
    """Whether a checkpoint is restored where the variable, or another one that the same code has made, has its initial value."""
    twins = [v for v, e in made.items() if e.moment.user_place() == created.moment.user_place()]
    return any(
        made[v].moment.serial < e.moment.serial and all(a.moment.serial > e.moment.serial and goes_on(a) for a in given.get(v, ()))
        for v in twins
        for e in read
    )


def _is_left_at_its_beginning(
    run: Run, read: list[Noted], made: Mapping[Variable, Created], given: dict[Variable, list[Noted]], created: Created
) -> bool:
    """Whether layers get, after a restore, what comes of another variable of the same code, to which nothing was ever assigned."""
    twins = {v for v, e in made.items() if e.moment.user_place() == created.moment.user_place() and v not in given}
    restored = [e.moment.serial for e in read if any(made[v].moment.serial < e.moment.serial for v in twins)]
    later = (e for e in noted(run, "layer applied") if e.moment.serial > restored[0]) if restored else ()
    return any(not twins.isdisjoint(e.facts["inputs"] or ()) for e in later)


def _averages(change: Noted, variable: Variable, learned: Set[object]) -> bool:
    """Whether an assignment moves a variable towards a weight that is trained and saved."""
    others = reads_of(change) - {variable}
    return bool(others) and all(v in learned and v.trainable is True and v.shape == variable.shape for v in others)


def _is_gone_by(variable: Variable, held: Set[Variable], given: dict[Variable, list[Noted]]) -> bool:
    """Whether a number that is saved, such as a rate, is set to what comes of how far the variable has counted."""
    numbers = (v for v in given if v in held and v.shape == () and v.trainable is not True)
    return variable.shape == () and any(
        e.facts["how"] == "assign" and isinstance(e.facts["value"], Tensor) and variable in reads_of(e) and v not in reads_of(e)
        for v in numbers
        for e in given[v]
    )


def _is_gone_through(run: Run, tracked: Tracked, variable: Variable, held: Set[Variable]) -> bool:
    """Whether what is saved has the variable out of sight, and weights that it sees are applied to what comes of it."""
    if variable not in variables_of(tracked.value):
        return False
    layers = (e for e in noted(run, "layer applied") if variable in (e.facts["inputs"] or ()))
    return any(variable in e.reads and e.variable in held for e in events(run, Fed)) or any(
        variables_of(e.facts["cell"]) & held for e in layers
    )


@run_check("TVS404")
def schedule_begins_anew(run: Run) -> Iterator[Sighting]:
    """A training goes on from its latest checkpoint, which has no optimizer: how far its schedule of rates has come is not known there."""
    saved, read = (list(noted(run, what)) for what in ("tracked as saved", "checkpoint read"))
    if not saved or not read or any(e.facts["tracked"] is None for e in saved) or any(noted(run, "compiled", "handed out")):
        return
    held = frozenset[Variable]().union(*(e.facts["tracked"].holds for e in saved))
    makers = {id(e.facts["checkpoint"]): e for e in noted(run, "checkpoint made")}
    held |= frozenset[Variable]().union(*(variables_of(e.facts["checkpoint"]) for e in makers.values()))
    set_again = {e.facts["variable"] for e in noted(run, "assigned")}
    made = creations(run)
    for step in noted(run, "trained"):
        optimizer = step.facts["optimizer"]
        count = optimizer.attrs.data.get("_iterations") if isinstance(optimizer, Instance) else None
        if not isinstance(count, Variable) or count not in made or count in held or count in set_again or not _has_schedule(optimizer):
            continue
        before = next((e for e in reversed(read) if e.moment.serial < step.moment.serial), None)
        maker = makers.get(id(before.facts["checkpoint"])) if before is not None else None
        if before is None or maker is None or maker.moment.arms or step.moment.arms:
            continue
        folder = next((e.facts["folder"] for e in noted(run, "latest") if e.facts["path"] is before.facts["path"]), None)
        after = (e for e in saved if e.moment.serial > step.moment.serial and e.facts["checkpoint"] is before.facts["checkpoint"])
        last = next((e for e in after if e.facts["tracked"].holds.issuperset(step.facts["variables"])), None)
        if last is None or folder is None or not _is_in(last.facts["folder"], folder):
            continue  # what another training has learned is where this one begins
        yield Sighting(
            variable=count,
            moment=maker.moment,
            told="the checkpoint is made here, without the optimizer, by whose count the schedule goes",
            earlier=step.moment,
            before="the optimizer takes its step here, by a rate that depends on how many it has taken",
            shown=None,
        )
        return


@run_check("TVS404")
def trained_beside_the_saved(run: Run) -> Iterator[Sighting]:
    """A training goes on from its latest checkpoint, which has the optimizer and all that it trains but a free variable.

    The optimizer has what it trains, and no checkpoint gives that back by way of one that has not taken a step. An optimizer that is built
    before the restore may well have it.
    """
    saved, read = (list(noted(run, what)) for what in ("tracked as saved", "checkpoint read"))
    if not saved or not read or any(e.facts["tracked"] is None for e in saved) or any(noted(run, "compiled", "handed out", "weights set")):
        return
    steps, made = list(noted(run, "trained")), creations(run)
    optimizers = {id(e.facts["optimizer"]) for e in steps}
    makers = {id(e.facts["checkpoint"]): e for e in noted(run, "checkpoint made")}
    given_them = [each for e in (*saved, *makers.values()) for each in _given(e.facts["checkpoint"], optimizers)]
    held = frozenset[Variable]().union(*map(variables_of, given_them))
    by_hand = {made[v].moment.user_place() for e in noted(run, "assigned", "value read") if (v := e.facts["variable"]) in made}
    for step in steps:
        before = next((e for e in reversed(read) if e.moment.serial < step.moment.serial), None)
        if before is None or step.moment.arms or not held.intersection(step.facts["variables"]):
            continue
        folder = next((e.facts["folder"] for e in noted(run, "latest") if e.facts["path"] is before.facts["path"]), None)
        after = (e for e in saved if e.moment.serial > step.moment.serial and _is_in(e.facts["folder"], folder))
        optimizer = step.facts["optimizer"]
        last = next((e for e in after if any(optimizer is each for each in _given(e.facts["checkpoint"], set()))), None)
        maker = makers.get(id(last.facts["checkpoint"])) if last is not None else None
        slots = [made[v].moment.serial for v in variables_of(optimizer) if v.shape != () and v in made]
        idle = min(slots, default=0) > before.moment.serial and any(optimizer is each for each in _given(before.facts["checkpoint"], set()))
        left = (v for v in step.facts["variables"] if v not in held and v in made and made[v].moment.serial < before.moment.serial)
        lost = next((v for v in left if _is_free(v) and made[v].moment.user_place() not in by_hand), None)
        if folder is not None and maker is not None and idle and lost is not None and not (maker.moment.arms or made[lost].moment.arms):
            yield Sighting(
                variable=lost,
                moment=maker.moment,
                told="the checkpoint is made here, without it",
                earlier=step.moment,
                before=f"{name_of(lost)} is trained here",
                shown=None,
            )
            return


def _given(checkpoint: Value, without: Set[int]) -> list[Value]:
    """What a checkpoint is given, without some; what it is given in one arm of a branch as well."""
    given = checkpoint.attrs.data.values() if isinstance(checkpoint, Instance) else ()
    either = (each for value in given for each in ((value.no, value.yes) if isinstance(value, Choice) else (value,)))
    return [each for each in either if id(each) not in without]


def _is_free(variable: Variable) -> bool:
    """Whether a program makes a variable itself, to be trained from a number on that it knows."""
    begins = variable.initializer
    known = isinstance(begins, int | float) or (isinstance(begins, Tensor) and not begins.reads)
    return variable.kind == "variable" and variable.trainable is True and variable.graph.eager and known


def _is_in(path: Value, folder: Value) -> bool:
    """Whether a path is that of a folder, or of something in it."""
    within = isinstance(path, Text) and (path.parts[0] is folder or path.parts[0] == folder)
    return path == folder or within or bool(path_places(path) & path_places(folder))


def _has_schedule(optimizer: Instance) -> bool:
    """Whether an optimizer's rate depends on how many steps it has taken."""
    rate = optimizer.attrs.data.get("_rate")
    return isinstance(rate, Instance) and any(cls.name == "LearningRateSchedule" for cls in rate.cls.mro)


@check("TVS404")
def idle_optimizer_saved(exploration: Exploration) -> Iterator[Finding]:
    """A checkpoint holds an optimizer that no run ever applies, and another one of its class trains what the checkpoint holds."""
    if exploration.root.kind == "module":  # of a class alone it is not known which of its methods are called
        used = frozenset[Place]().union(*map(_made_to_be_used, exploration.runs))
        yield from seen("TVS404", exploration, lambda run: _beside_the_saved(run, used))


def _made_to_be_used(run: Run) -> frozenset[Place]:
    """Where the optimizers are made that a step applies, or that something takes which may apply them."""
    made = list(noted(run, "optimizer made"))
    users = {id(e.facts["optimizer"]) for e in noted(run, "trained")} if made else set()
    users |= {id(each) for e in made for each in instances_in(e.facts["optimizer"]) if each is not e.facts["optimizer"]}  # wrapped
    return frozenset(e.moment.user_place() for e in made if id(e.facts["optimizer"]) in users)


def _beside_the_saved(run: Run, used: frozenset[Place]) -> Iterator[Sighting]:
    saved = list(noted(run, "tracked as saved"))
    if not saved or any(noted(run, "handed out", "compiled")) or any(e.facts["tracked"] is None for e in saved):
        return
    made = {id(e.facts["optimizer"]): e for e in noted(run, "optimizer made")}
    makers = {id(e.facts["checkpoint"]): e for e in noted(run, "checkpoint made")}
    within = {id(each) for maker in makers.values() for each in instances_in(maker.facts["checkpoint"])}
    steps = list(noted(run, "trained"))
    if not all(isinstance(e.facts["optimizer"], Instance) for e in steps):
        return
    for last in saved:
        maker = makers.get(id(last.facts["checkpoint"]))
        if maker is None or maker.moment.arms:
            continue
        parts = [part.value for part in last.facts["tracked"].parts.values()]
        places = [(v, made[id(v)].moment.user_place()) for v in parts if id(v) in made]
        # Made as an argument of the call, it has no name by which a step could take it, if the run came to that.
        inside = [v for v, place in places if place not in used and maker.moment.user_place().holds(place)]
        idle = [v for v in inside if not _is_built(v)]
        for step in steps if idle else ():
            optimizer, held = step.facts["optimizer"], last.facts["tracked"].holds
            alike = id(optimizer) in made and id(optimizer) not in within and any(v.cls is optimizer.cls for v in idle)
            if not alike or step.moment.serial > last.moment.serial or step.moment.arms or not held.issuperset(step.facts["variables"]):
                continue
            gathered = by_age(v for v in variables_of(optimizer) - held if v.shape != () and v.trainable is False)
            if gathered:
                yield Sighting(
                    variable=gathered[0],
                    moment=maker.moment,
                    told="the checkpoint is made here, with an optimizer that trains nothing",
                    earlier=step.moment,
                    before="another one takes its step here",
                    shown=None,
                )
                return


def _is_built(optimizer: Instance) -> bool:
    """Whether it has a place for what is gathered: then it may be given it otherwise than by a step, say by `assign`."""
    return any(v.shape != () for v in variables_of(optimizer))
