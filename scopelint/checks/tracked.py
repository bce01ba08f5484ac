"""Checkpoints of TensorFlow 2, which know what they hold as attributes of attributes: TVS404 and TVS504 where these do not agree."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..domain.symbols import Text, text
from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import Instance
from ..tf.variables import Variable
from .eager import NOT_TRACKED
from .findings import Act, Life
from .queries.accesses import changes, creations, noted, place_made, rebindings, trainings
from .queries.holding import is_eager, put_out_of_sight, variables_of
from .queries.order import by_age, follows, oldest
from .sightings import Sighting, run_check

_NUMBERED = re.compile(r"(.*)-\d+", re.DOTALL)
"""How the path of a checkpoint ends that is saved, and not only written."""


@run_check("TVS404")
def holds_the_old_one(run: Run) -> Iterator[Sighting]:
    """What a checkpoint was given is bound anew: it saves the object that was there before, and another one is trained.

    Layers of a library's are looked at; of variables that the program makes itself it is enough that nothing holds them.
    """
    saved = list(noted(run, "checkpoint"))
    held = frozenset(v for e in saved for v in e.facts["holds"])
    trained = list(trainings(run))
    for event in rebindings(run) if saved else ():
        before, now = event.facts["before"], event.facts["now"]
        if not isinstance(before, Instance) or not isinstance(now, Instance) or before.cls is not now.cls or event.moment.arms:
            continue
        old, new = variables_of(before), variables_of(now)
        if not old or not new or not old <= held or new & _held_itself(run, saved[-1]):
            continue
        learned = next((e for v, e in trained if v in new and e.moment.serial > event.moment.serial), None)
        last = saved[-1]
        stale = learned is not None and last.moment.serial > learned.moment.serial and bool(old & set(last.facts["holds"]))
        places = [place_made(v) for v in new]
        goes_on = any(v in old and e.moment.serial > event.moment.serial for v, e in trained)
        if learned is None or not stale or goes_on or not all(p is not None and p.stub for p in places):
            continue
        maker = next((e for e in noted(run, "checkpoint made") if e.facts["checkpoint"] is last.facts["checkpoint"]), last)
        if maker.moment.serial > event.moment.serial:
            continue
        variable = oldest(v for v, e in trained if v in new)
        acts = (
            Act("checkpoint", maker.moment, tuple(last.facts["holds"])),
            Act("changed", learned.moment, (variable,)),
            Act("saved", last.moment),
        )
        yield Sighting(
            variable=variable,
            moment=event.moment,
            told="another object takes the place of what the checkpoint holds here",
            earlier=maker.moment,
            before="the checkpoint is made here",
            shown=Life("unheld", acts),
        )


@run_check("TVS404")
def out_of_sight(run: Run) -> Iterator[Sighting]:
    """What is trained is held by an object of the program's own, by way of what is saved: no checkpoint looks into that."""
    saved = list(noted(run, "tracked as saved"))
    if not saved or any(e.facts["tracked"] is None for e in saved):
        return
    tracked = frozenset[Variable]().union(*(e.facts["tracked"].holds for e in saved))
    changed = changes(run)
    for event in noted(run, "checkpoint"):
        left = [v for v in by_age(event.facts["holds"]) if v not in tracked and v.trainable is True and is_eager(v)]
        variable = next((v for v in left if v in changed and changed[v].moment.serial < event.moment.serial), None)
        put = put_out_of_sight(run, event, variable) if variable is not None else None
        if put is not None and variable is not None and not event.moment.arms:
            acts = (
                Act("checkpoint", event.moment, tuple(tracked)),
                Act("changed", changed[variable].moment, (variable,)),
                Act("saved", event.moment),
            )
            yield Sighting(
                variable=variable,
                moment=put.moment,
                told="put here, where the checkpoint does not look",
                earlier=event.moment,
                before="saved here",
                shown=Life("unheld", acts),
            )
            return


@run_check("TVS404")
def restores_the_old_one(run: Run) -> Iterator[Sighting]:
    """A name is bound to a new model, whose checkpoint holds the one before: what is restored goes there, and the new one is used."""
    read = list(noted(run, "checkpoint read"))
    for event in rebindings(run) if read else ():
        before, now = event.facts["before"], event.facts["now"]
        if not isinstance(before, Instance) or not isinstance(now, Instance) or before.cls is not now.cls or event.moment.arms:
            continue
        old, new = variables_of(before), variables_of(now)
        for restored in read:
            maker = next((e for e in noted(run, "checkpoint made") if e.facts["checkpoint"] is restored.facts["checkpoint"]), None)
            held = variables_of(restored.facts["checkpoint"])
            if maker is None or not old or not old <= held or new & held or not new:
                continue
            if not maker.moment.serial < event.moment.serial < restored.moment.serial:
                continue
            later = [e for e in noted(run, "layer applied", "used") if e.moment.serial > restored.moment.serial]
            used = {id(e.facts.get("cell", e.facts.get("model"))) for e in later}
            if id(now) in used and id(before) not in used:
                yield Sighting(
                    variable=oldest(new),
                    moment=restored.moment,
                    told="what is restored here goes into the object that was there before",
                    earlier=event.moment,
                    before="another object takes its place here",
                    shown=None,
                )
                return


@run_check("TVS404")
def one_held_for_two(run: Run) -> Iterator[Sighting]:
    """A checkpoint is given one object as two of its attributes, and another one of its class, which was trained, not at all."""
    trained = dict(trainings(run))
    for event in noted(run, "checkpoint"):
        given = _given(event)
        held = frozenset[Variable]().union(*map(variables_of, given.values()))  # what an optimizer is for is no part of it
        first: dict[int, str] = {}
        twice = next((value for name, value in given.items() if first.setdefault(id(value), name) != name), None)
        maker = next((e for e in noted(run, "checkpoint made") if e.facts["checkpoint"] is event.facts["checkpoint"]), None)
        if twice is None or maker is None or not variables_of(twice):
            continue
        for applied in noted(run, "layer applied"):
            other = applied.facts["cell"]
            if not isinstance(other, Instance) or other.cls is not twice.cls or other is twice:
                continue
            left = [v for v in by_age(variables_of(other)) if v in trained and v not in held]
            if left and trained[left[0]].moment.serial < event.moment.serial:
                yield Sighting(
                    variable=left[0],
                    moment=maker.moment,
                    told="the checkpoint is made here, with one object twice, and without this one",
                    earlier=trained[left[0]].moment,
                    before="it is trained here",
                    shown=Life(
                        "unheld",
                        (
                            Act("checkpoint", maker.moment, tuple(event.facts["holds"])),
                            Act("changed", trained[left[0]].moment, (left[0],)),
                            Act("saved", event.moment),
                        ),
                    ),
                )
                return


@run_check("TVS404")
def under_one_key(run: Run) -> Iterator[Sighting]:
    """A dict of what a checkpoint is to hold is made with one key for two objects: the one that was there first is not saved."""
    changed, saved = changes(run), list(noted(run, "checkpoint"))
    held = frozenset(v for e in saved for v in e.facts["holds"])
    for event in noted(run, "key taken") if saved else ():
        lost, now = event.facts["before"], event.facts["now"]
        if not isinstance(lost, Instance) or not isinstance(now, Instance) or event.moment.arms:
            continue
        left = [v for v in by_age(variables_of(lost)) if v in changed]
        if left and held.isdisjoint(variables_of(lost)) and not held.isdisjoint(variables_of(now)):
            yield Sighting(
                variable=left[0],
                moment=event.moment,
                told="another object takes its key here",
                earlier=changed[left[0]].moment,
                before="it is changed here",
                shown=None,
            )
            return


@run_check("TVS405")
def read_by_a_lambda(run: Run) -> Iterator[Sighting]:
    """A `Lambda` layer computes with variables that are not its own: no model has them, and nothing trains them."""
    changed, fitted, made = changes(run), list(noted(run, "fitted")), creations(run)
    for event in noted(run, "lambda applied") if fitted else ():
        later = next((e for e in fitted if e.moment.serial > event.moment.serial), None)
        for variable in by_age(frozenset(event.facts["out"] or ()) - frozenset(event.facts["inputs"] or ())):
            loose = variable.kind == "variable" and variable.trainable is True and variable.graph.eager
            if later is None or not loose or variable in changed or variable not in made:
                continue
            yield Sighting(
                variable=variable,
                reason=NOT_TRACKED,
                moment=event.moment,
                told="a Lambda layer computes with it here, which tracks no variable",
                earlier=made[variable].moment,
                before="made here",
                shown=None,
            )
            return


@run_check("TVS504")
def asked_for_by_another_name(run: Run) -> Iterator[Sighting]:
    """An object is restored as another attribute of the checkpoint than it was saved as: nothing of it is found.

    Of two paths that are not one value but read alike, less is certain: see `_is_meant_anew`.
    """
    written = list(noted(run, "checkpoint"))
    for event in noted(run, "checkpoint read") if written else ():
        before = [e for e in reversed(written) if e.moment.serial < event.moment.serial]
        same = next((e for e in before if e.facts["path"] is event.facts["path"]), None) or _latest(run, written, event)
        saved = same or next((e for e in before if _is_in(e, event.facts["path"])), None)
        if saved is None:
            continue
        theirs, ours = _given(saved), _given(event)
        for name, value in ours.items():
            twin = next((key for key, other in theirs.items() if key not in ours and other.cls is value.cls), None)
            wanted = variables_of(value)
            if name in theirs or twin is None or not wanted or not variables_of(theirs[twin]):
                continue
            if same is None and _is_meant_anew(run, saved, event, value, theirs[twin]):
                continue
            variable = oldest(wanted)
            acts = (Act("saved as", saved.moment, (variable,), twin), Act("asked as", event.moment, (variable,), name))
            yield Sighting(
                variable=variable,
                reason=f"it is asked for as part of {name}, and was saved as part of {twin}",
                moment=event.moment,
                told=f"restored here, as {name}",
                earlier=saved.moment,
                before=f"saved here, as {twin}",
                shown=Life("other key", acts),
            )
            return


@run_check("TVS504")
def loaded_by_another_name(run: Run) -> Iterator[Sighting]:
    """Weights are loaded by the names of layers, and the same code has given a layer another name by default in each of two models."""
    saved, made = list(noted(run, "weights saved")), creations(run)
    for event in noted(run, "loaded by name") if saved else ():
        file = next((e for e in reversed(saved) if e.facts["path"] == event.facts["path"] and e.moment.serial < event.moment.serial), None)
        theirs = {_name_of(layer): layer for layer in file.facts["layers"]} if file is not None else {}
        for layer in event.facts["layers"] if not event.moment.arms else ():
            ours = by_age(variables_of(layer))
            if file is None or _name_of(layer) in theirs or not ours or ours[0] not in made:
                continue
            here, shapes = made[ours[0]].moment.user_place(), [v.shape for v in ours]
            twins = (by_age(variables_of(other)) for other in theirs.values())
            if any([v.shape for v in t] == shapes and t[0] in made and made[t[0]].moment.user_place() == here for t in twins):
                yield Sighting(
                    variable=ours[0],
                    reason=f"its layer is {_name_of(layer)} here, and was another one's when it was saved",
                    moment=event.moment,
                    told="loaded by the names of layers here",
                    earlier=file.moment,
                    before="saved here",
                    shown=None,
                )
                break


def _name_of(layer: Value) -> str:
    return str(layer.attrs.data.get("_name")) if isinstance(layer, Instance) else ""


def _latest(run: Run, written: list[Noted], event: Noted) -> Noted | None:
    """What was saved last in the folder whose latest checkpoint is restored; it is certain only if a program saves in one place."""
    asked = next((e for e in noted(run, "latest") if e.facts["path"] is event.facts["path"]), None)
    before = [e for e in written if e.moment.serial < event.moment.serial]
    if asked is None or not before or len({e.moment.user_place() for e in before}) > 1:
        return None
    ours, theirs = asked.facts["folder"], before[-1].facts["folder"]
    named = isinstance(ours, str) and isinstance(theirs, str)
    return None if named and not theirs.startswith(ours.rstrip("/")) else before[-1]


def _is_in(saved: Noted, path: Value) -> bool:
    """Whether a path reads as that of a file which was written, or as what it was to begin with and the number of a save."""
    if path is None or not isinstance(path, str | Text):
        return False
    *head, last = path.parts if isinstance(path, Text) else (path,)
    numbered = _NUMBERED.fullmatch(last) if isinstance(last, str) else None
    return saved.facts["file"] == path or (numbered is not None and saved.facts["prefix"] == text((*head, numbered[1])))


def _is_meant_anew(run: Run, saved: Noted, event: Noted, value: Instance, twin: Instance) -> bool:
    """Whether what no file has may be meant to begin anew.

    It is of another make than what was saved, is given other weights, or is also restored as what it was saved as; or it learns from
    then on, beside something that is restored.
    """
    wanted, theirs, before = by_age(variables_of(value)), by_age(variables_of(twin)), event.moment.serial
    if [v.shape for v in wanted] != [v.shape for v in theirs] or event.moment.arms or not follows(saved.moment, event.moment):
        return True
    given = (e.facts["model"] for e in noted(run, "weights set") if e.moment.serial > before)
    if any(_fits(saved, e, value) for e in noted(run, "checkpoint read")) or any(not variables_of(m).isdisjoint(wanted) for m in given):
        return True
    found = {v for name, each in _given(event).items() if name in _given(saved) for v in variables_of(each) if v.trainable is True}
    return bool(found) and any(v in wanted and e.moment.serial > before for v, e in trainings(run))


def _fits(saved: Noted, read: Noted, value: Instance) -> bool:
    """Whether an object is also restored as what it was saved as."""
    return any(each is value and name in _given(saved) for name, each in _given(read).items())


def _held_itself(run: Run, event: Noted) -> frozenset[Variable]:
    """What a checkpoint holds, without what the optimizers in it are for."""
    optimizers = {id(e.facts["optimizer"]) for e in noted(run, "trained")}
    given = _given(event).values()
    if not given:
        return frozenset(event.facts["holds"])
    return frozenset[Variable]().union(*(variables_of(value) for value in given if id(value) not in optimizers))


def _given(event: Noted) -> dict[str, Instance]:
    """The objects that a checkpoint has as attributes."""
    checkpoint = event.facts["checkpoint"]
    attrs = {name: checkpoint.attrs.get(name) for name in checkpoint.attrs.keys()} if isinstance(checkpoint, Instance) else {}
    return {name: value for name, value in attrs.items() if isinstance(value, Instance)}
