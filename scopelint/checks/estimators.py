"""Estimators that do not know of each other: TVS506 and TVS509; and those that go on from what another one has left in their folder:
TVS410, TVS504 and TVS515."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from ..domain.symbols import Sym, Text
from ..exploration.explore import Run
from ..language.trace import Frame, Noted, Place
from ..language.values import DictValue, Instance, is_constant
from ..tf.variables import Variable
from .parts import going_on
from .queries.accesses import creations, differ_in_shape, name_of, noted
from .queries.order import by_age, compatible
from .queries.ways import is_within, loops_around, parted, parted_in_turns, row
from .queries.words import EPOCHS, RATES, words_of
from .sightings import Sighting, run_check


@run_check("TVS509")
def of_another_folder(run: Run) -> Iterator[Sighting]:
    """An estimator is asked what it has learned, and never was trained: the training was that of another one, of the same function.

    Without a `model_dir` each of them has a folder of its own, which is new.
    """
    steps = list(noted(run, "estimator"))
    made = creations(run) if steps else {}
    for index, event in enumerate(steps):
        ours = [e for e in steps[:index] if e.facts["mode"] == "train" and e.facts["estimator"] is event.facts["estimator"]]
        if event.facts["mode"] == "train" or event.facts["alone"] is not True or ours:
            continue
        for before in steps[:index]:
            if before.facts["mode"] != "train" or before.facts["model_fn"] != event.facts["model_fn"]:
                continue
            learned, used = ([e for v, e in made.items() if v.graph is each.facts["graph"]] for each in (before, event))
            twins = [(e, f) for e in learned for f in used if f.variable.trainable is True and e.variable.op_name == f.variable.op_name]
            if twins:
                first, other = twins[0]
                yield Sighting(
                    variable=other.variable,
                    given=f"the {name_of(first.variable)} of another estimator",
                    given_at=first.moment,
                    reason="trained: without a model_dir each estimator begins anew in a folder of its own",
                    moment=event.moment,
                    told="an estimator that was never trained is used here",
                    earlier=before.moment,
                    before="another one was trained here",
                    shown=None,  # that two graphs have variables of their own would not show which folder is read
                )
                return


@run_check("TVS506")
def anew_in_each_epoch(run: Run) -> Iterator[Sighting]:
    """Each epoch, or each call that is to go on learning, makes and trains an estimator like the one before, in a new folder."""
    trained = [e for e in noted(run, "estimator") if e.facts["mode"] == "train" and e.facts["alone"] is True and not e.moment.arms]
    told: set[Place] = set()
    for first, second in pairwise(trained):
        if second.moment.user_place() in told or first.facts["estimator"] is second.facts["estimator"] or not _made_alike(first, second):
            continue
        if first.moment.user_place() != second.moment.user_place() or second.facts["estimator"].serial < first.moment.serial:
            continue
        ways, calls = parted_in_turns(first.moment, second.moment), [going_on(e.moment) for e in (first, second)]
        # "epochs" may well be a setting that is tried.
        epochs = ways is not None and "epoch" in words_of(ways[1].label) and first.facts["limit"] == second.facts["limit"]
        onward = all(c is not None and c.receiver is not None and calls[0] is not None and c.receiver is calls[0].receiver for c in calls)
        if not (epochs or onward) or _settings(first) != _settings(second):
            continue
        variable = next((v for v in _variables(run, second) if v.trainable is True), None)
        if variable is not None:
            where = "epoch" if epochs or calls[1] is None else f"call of {calls[1].label.rpartition('.')[2]}"
            told.add(second.moment.user_place())
            yield Sighting(
                variable=variable,
                given=f"a new Estimator in each {where}, which without a model_dir has a folder of its own,",
                moment=second.moment,
                told="another one is trained here",
                earlier=first.moment,
                before="an estimator is trained here",
                shown=None,  # that two graphs have variables of their own would not show which folder is read
            )


@run_check("TVS410")
def one_folder_for_all_trials(run: Run) -> Iterator[Sighting]:
    """Each trial makes an estimator of its own settings, in the folder of the one before: it goes on from what that has learned.

    What tells trials from the stages of one training: what comes of each is kept beside the others, or the settings are none that a
    training lowers as it goes on. Or no trial but the first trains at all, as all are to end at the same step.
    """
    gathered = {id(e.facts["of"]) for e in noted(run, "result gathered")}
    steps = list(noted(run, "estimator"))
    for first, second in _in_one_folder(run):
        ways, limits = parted(first.moment, second.moment), [e.facts["limit"] for e in (first, second)]
        settings = [_settings(e) for e in (first, second)]
        if second.facts["mode"] != "train" or ways is None or ways[0].label != ways[1].label or not _made_alike(first, second):
            continue
        if any(s[key] != value for s in settings[1:] for key, value in settings[0].items() if key in s):
            ended = isinstance(limits[0], int) and limits[0] == limits[1]
            apart = all(id(e.facts["estimator"]) in gathered for e in (first, second))
            measured = ways[0].turn is not None and all(_is_measured(steps, e, way) for e, way in zip((first, second), ways, strict=True))
            if not (ended or apart or (measured and not _are_stages(settings[0], settings[1], second))) or limits[0] != limits[1]:
                continue
            variable = next((v for v in _variables(run, second) if v.trainable is True), None)
            if variable is not None and _unlike(run, first, second) is None:
                yield Sighting(
                    variable=variable,
                    reason="is trained on from the checkpoint of the estimator before, whose settings were others: both have one model_dir"
                    if not ended
                    else f"is in one model_dir for all settings: only the first is trained, as its checkpoint has max_steps={limits[0]}",
                    moment=second.moment,
                    told="an estimator of other settings begins here as the one before has ended",
                    earlier=first.moment,
                    before="trained here, in the same folder",
                    shown=None,
                )
                return


@run_check("TVS515")
def into_another_shape(run: Run) -> Iterator[Sighting]:
    """An estimator restores what another one has left in its folder, which has some variable in another shape."""
    for first, second in _in_one_folder(run):
        unlike = _unlike(run, first, second)
        if unlike is not None:
            saved, variable = unlike
            yield Sighting(
                variable=variable,
                reason=f"{list(saved.shape or ())} in the model_dir that line {row(first.moment)} trained in, "
                f"and is {list(variable.shape or ())} here",
                moment=second.moment,
                told="restored here, from the same model_dir",
                earlier=first.moment,
                before="trained and saved here",
                shown=None,
            )
            return


def _unlike(run: Run, first: Noted, second: Noted) -> tuple[Variable, Variable] | None:
    """A variable that two estimators make under one name and in two shapes: as the first makes it, and as the second does."""
    saved = {v.op_name: v for v in _variables(run, first)}
    pairs = ((saved[v.op_name], v) for v in _variables(run, second) if v.op_name in saved)
    return next((pair for pair in pairs if differ_in_shape(*pair)), None)


def _in_one_folder(run: Run) -> Iterator[tuple[Noted, Noted]]:
    """(the training, what comes then) where an estimator certainly finds in its folder what another one has saved there."""
    last: dict[object, Noted] = {}
    removed = [e.moment.serial for e in noted(run, "files removed")]
    for event in noted(run, "estimator"):
        folder = event.facts["folder"]
        if not isinstance(folder, str | Text) and not (isinstance(folder, Sym) and folder.kind == "str"):
            continue  # it may be None, and then each has a folder of its own
        before = last.get(folder)
        if before is not None and before.facts["estimator"] is not event.facts["estimator"] and event.facts["plain"] is True:
            kept = not any(before.moment.serial < serial < event.moment.serial for serial in removed)
            if kept and not event.moment.arms and compatible(before.moment, event.moment):
                yield before, event
        if event.facts["mode"] == "train" and event.facts["plain"] is True:
            last[folder] = event
        elif event.facts["mode"] == "train":
            last.pop(folder, None)


def _made_alike(first: Noted, second: Noted) -> bool:
    return bool(first.facts["model_fn"] == second.facts["model_fn"])


def _variables(run: Run, event: Noted) -> list[Variable]:
    """What an estimator's graph has that checkpoints keep."""
    found = creations(run)
    return by_age(v for v in found if v.graph is event.facts["graph"] and v.collection == "global" and not v.assumed)


def _settings(event: Noted) -> Mapping[object, object]:
    """The settings of an estimator that are known."""
    params = event.facts["params"]
    cells = params.cells if isinstance(params, DictValue) else params.attrs if isinstance(params, Instance) else None
    return {key: value for key, value in cells.data.items() if is_constant(value)} if cells is not None else {}


def _is_measured(steps: list[Noted], event: Noted, way: Frame) -> bool:
    """Whether what an estimator has learned in a turn is measured in it."""
    own = (e for e in steps if e.facts["estimator"] is event.facts["estimator"] and e.moment.serial > event.moment.serial)
    return any(e.facts["mode"] == "eval" and is_within(e.moment, way) for e in own)


def _are_stages(one: Mapping[object, object], other: Mapping[object, object], event: Noted) -> bool:
    """Whether two estimators may be two stages of one training: all that differs is no number, or is lowered, or counts the stages."""
    pairs = {str(key): (value, other[key]) for key, value in one.items() if key in other and other[key] != value}
    numbers = {key: pair for key, pair in pairs.items() if all(isinstance(each, int | float) for each in pair)}
    free = [key for key in numbers if not RATES.stand_in(key) and not EPOCHS.stand_in(key)]
    return not free or any(EPOCHS.stand_in(loop.label) for loop in loops_around(event.moment))
