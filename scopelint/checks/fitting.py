"""Keras models that are fitted with what another `compile` said, or as what they are not: TVS401, TVS410, TVS509 and TVS519.

A model has the step that it trains by traced once after each `compile`; what is set trainable, or not, later is not heard of.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Value
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Act, Life, Pair
from .queries.accesses import changes, creations, name_of, noted
from .queries.holding import is_eager, variables_of
from .queries.order import again, by_age, first_after, follows
from .queries.ways import at_call, divergence, is_within, loops_around, parted_in_turns, row
from .queries.words import EPOCHS, FOLDS, words_of
from .sightings import Sighting, run_check


@run_check("TVS509")
def set_trainable_too_late(run: Run) -> Iterator[Sighting]:
    """Layers of a model are unfrozen, and the model is not compiled again: a fit trains what the one before did, or what was compiled."""
    made, fits = creations(run), list(noted(run, "fit ends"))
    for step, fit in _fitted_as_before(run):
        trained, told = _learns(step), _learns(fit)
        elsewhere = {v for e in fits if e.facts["model"] is not fit.facts["model"] for v in _learns(e)}
        late = [v for v in told if v not in {*trained, *elsewhere} and v in made and made[v].moment.serial < step.moment.serial]
        if trained and late and set(trained) <= set(told):
            yield Sighting(
                variable=late[0],
                given=name_of(trained[0]),
                given_at=made[trained[0]].moment if trained[0] in made else None,
                reason=f"trained (it is set trainable after the model was {_DONE[step.what]}, which needs another compile)",
                moment=fit.moment,
                told="fitted here as it was compiled, without it",
                earlier=step.moment,
                before=f"{_FIRST[step.what]} here first, while it is not trainable",
                shown=Pair(made[trained[0]].moment, made[late[0]].moment, shared=False, told="training") if trained[0] in made else None,
            )


@run_check("TVS519")
def frozen_too_late(run: Run) -> Iterator[Sighting]:
    """Layers of a model are frozen, and the model is not compiled again: the fit that comes then trains them."""
    compiled, steps = list(noted(run, "compiled")), list(noted(run, "trained"))
    for step, fit in _fitted_as_before(run):
        told = _learns(fit)
        late = [v for v in _learns(step) if v not in told]
        # What is frozen for another model, which is compiled later, is frozen there.
        others = [e for e in compiled if e.facts["model"] is not fit.facts["model"] and not _before(e, step.moment)]
        if late and told and not steps and not any(set(late) & variables_of(e.facts["model"]) for e in others):
            yield Sighting(
                variable=late[0],
                reason=f"it is frozen after the model was {_DONE[step.what]}, which needs another compile",
                moment=fit.moment,
                told="fitted here as it was compiled, with it",
                earlier=step.moment,
                before=f"{_FIRST[step.what]} here, while it is trainable",
                shown=Life("frozen late", (Act("listed", step.moment), Act("fitted", fit.moment))),
            )


_DONE = {"fit ends": "compiled and fitted", "compiled": "compiled"}
_FIRST = {"fit ends": "fitted", "compiled": "compiled"}


def _fitted_as_before(run: Run) -> Iterator[tuple[Noted, Noted]]:
    """(what the step that a fit trains by was traced or listed in, the fit) for each that does not begin one of its own.

    TensorFlow 1 lists what is trained in `compile`; later versions trace the step in the first fit after it.
    """
    compiled, fits = list(noted(run, "compiled")), list(noted(run, "fit ends"))
    for fit in fits:
        model = fit.facts["model"]
        last = next((e for e in reversed(compiled) if e.facts["model"] is model and _before(e, fit.moment)), None)
        if last is None or last.facts["eagerly"] or fit.moment.arms:
            continue
        begun = [e for e in fits if e.facts["model"] is model and _before(last, e.moment) and _before(e, fit.moment)]
        step = last if last.facts["trainable"] else begun[0] if begun else None
        if step is not None and follows(step.moment, fit.moment):
            yield step, fit


@run_check("TVS509")
def made_again_to_be_used(run: Run) -> Iterator[Sighting]:
    """After a fit the code that has made the model makes its like, which is used and never gets any weights."""
    made, changed = creations(run), changes(run)
    given = [e.facts["model"] for e in noted(run, "fit ends", "weights set", "weights loaded")]
    fitted = {v: e for e in noted(run, "fit ends") for v in _trainable(e) if v in made}
    for use, model in (*((e, e.facts["model"]) for e in noted(run, "used")), *(_called(run, given) if fitted else ())):
        held = by_age(v for v in variables_of(model) if v.trainable is True)
        if not held or any(v not in made or v in fitted or v in changed for v in held) or use.moment.arms:
            continue
        twins = [_twin(made, v, fitted) for v in held]
        first = twins[0]
        if None in twins or first is None or any(not variables_of(each).isdisjoint(held) for each in given):
            continue
        if fitted[first].moment.serial < made[held[0]].moment.serial and follows(fitted[first].moment, use.moment):
            yield Sighting(
                variable=held[0],
                given=name_of(first),
                reason="trained (the code that made the model which is fitted has made it anew)",
                moment=_made_anew(made[first].moment, made[held[0]].moment),
                told=f"made anew here, and used in line {row(use.moment)} with the weights that it began with",
                earlier=made[first].moment,
                before="made here for the model that is fitted",
                shown=Pair(made[first].moment, made[held[0]].moment, shared=False, told="training"),
            )
            return


def _made_anew(first: Moment, second: Moment) -> Moment:
    """Where the program asks anew for what it has made before: the call in which the ways to both part."""
    frame = divergence(second, first)
    return second if frame is None or frame.turn is not None else at_call(second, frame)


def _called(run: Run, given: list[Value]) -> Iterator[tuple[Noted, Value]]:
    """Calls of functional models on data: none that make a part of another model, or of one that has got weights."""
    connected = list(noted(run, "connected"))
    models = {id(e.facts["model"]) for e in connected}
    for event in noted(run, "layer applied") if models else ():
        model = event.facts["cell"]
        if id(model) not in models:
            continue
        held = variables_of(model)
        others = [e.facts["model"] for e in connected if e.facts["model"] is not model and e.moment.serial > event.moment.serial]
        if all(is_eager(v) for v in held) and not any(held & variables_of(each) for each in (*others, *given) if each is not model):
            yield event, model


def _twin(made: Mapping[Variable, Created], variable: Variable, fitted: Iterable[Variable]) -> Variable | None:
    """Which of some variables the same line has made, of the same shape."""
    place = made[variable].moment.user_place()
    return next((v for v in fitted if made[v].moment.user_place() == place and v.shape == variable.shape and v.kind == variable.kind), None)


@run_check("TVS401")
def compiled_in_each_turn(run: Run) -> Iterator[Sighting]:
    """Each turn of a loop compiles a model with another optimizer, and fits it: what the optimizer has gathered is forgotten."""
    compiled, fitted, made = list(noted(run, "compiled")), list(noted(run, "fit ends")), creations(run)
    put_back = list(noted(run, "weights set"))
    for first, second in again(compiled, lambda e: (id(e.facts["model"]), e.moment.user_place())):
        turns = parted_in_turns(first.moment, second.moment)
        fits = [first_after((e for e in fitted if e.facts["model"] is first.facts["model"]), e.moment) for e in (first, second)]
        counted = [by_age(v for v in variables_of(e.facts["optimizer"]) if v in made) for e in (first, second)]
        if turns is None or turns[0].place.stub or turns[1].turn != 1 or fits[0] is None or fits[1] is None or not all(counted):
            continue
        rate, other = first.facts["rate"], second.facts["rate"]
        if any(
            e.facts["model"] is second.facts["model"] and first.moment.serial < e.moment.serial < second.moment.serial for e in put_back
        ):
            continue  # what begins with other weights may well begin with another optimizer: a fold, or a trial
        if first.facts["decays"] and not EPOCHS.stand_in(turns[1].label):
            continue  # a decay may well begin anew with each cycle
        if _trainable(fits[0]) == _trainable(fits[1]) and rate is not None and (rate is other or rate == other):
            yield Sighting(
                variable=counted[1][0],
                moment=second.moment,
                told="compiled again here, with an optimizer that knows nothing of the turn before",
                earlier=first.moment,
                before="compiled here in the first turn",
                shown=Pair(made[counted[0][0]].moment, made[counted[1][0]].moment, shared=False, told="turns"),
            )


@run_check("TVS401")
def made_in_each_epoch(run: Run) -> Iterator[Sighting]:
    """Each epoch makes a model, and fits it for one epoch: what the one before has learned is thrown away.

    What is called an epoch may be a trial. So no turn fits for more than one.
    """
    fits = [e for e in noted(run, "fitted") if e.facts.get("epochs") == 1 and not e.moment.arms]
    if not fits or any(noted(run, "weights set", "restored", "handed out", "checkpoint read", "loaded")):
        return
    made = creations(run)
    for first, second in again(fits, lambda e: e.moment.user_place()):
        turns = parted_in_turns(first.moment, second.moment)
        if turns is None or turns[0].place.stub or turns[1].turn != 1 or "epoch" not in words_of(turns[1].label):
            continue
        learned, held = ([made.get(v) for v in _learning(e.facts["model"])] for e in (first, second))
        anew = all(e is not None and is_within(e.moment, turn) for each, turn in ((learned, turns[0]), (held, turns[1])) for e in each)
        twins = [(a, b) for a, b in zip(learned, held, strict=False) if a is not None and b is not None and _are_alike(a, b)]
        if anew and held and len(twins) == len(held) == len(learned):
            yield Sighting(
                variable=twins[0][1].variable,
                moment=_asked_in(twins[0][1].moment, turns[1]),
                told="made anew here in the next turn",
                earlier=_asked_in(twins[0][0].moment, turns[0]),
                before="made here, and fitted for one epoch",
                shown=Pair(twins[0][0].moment, twins[0][1].moment, shared=False, told="turns"),
            )
            return


def _asked_in(moment: Moment, turn: Frame) -> Moment:
    """The call in a turn of a loop that leads to a moment."""
    call = next((f for f in moment.frames() if f.depth > turn.depth and f.turn is None and not f.place.stub), None)
    return at_call(moment, call) if call is not None else moment


def _learning(model: Value) -> list[Variable]:
    return by_age(v for v in variables_of(model) if v.trainable is True)


def _are_alike(one: Created, other: Created) -> bool:
    return one.moment.user_place() == other.moment.user_place() and one.variable.shape == other.variable.shape


def _before(event: Noted, moment: Moment) -> bool:
    return event.moment.serial < moment.serial


def _trainable(event: Noted) -> list[Variable]:
    """What a model has for trainable where it is fitted."""
    return [v for v in event.facts["trainable"] or () if isinstance(v, Variable)]


def _learns(event: Noted) -> list[Variable]:
    """The same, with the weights that stand for those of a network of which they are not known one by one."""
    return [*_trainable(event), *event.facts["standing"]]


@run_check("TVS410")
def one_network_for_several(run: Run) -> Iterator[Sighting]:
    """Each turn of a loop makes a model of layers that are there before, and each is fitted as its own: they are one network."""
    made = {id(e.facts["layer"]): _constructed(e) for e in noted(run, "layer made")}
    fits: dict[int, Noted] = {}
    for event in noted(run, "fit ends"):
        fits.setdefault(id(event.facts["model"]), event)
    for first, second in itertools.pairwise(fits.values()):
        models = [made.get(id(e.facts["model"])) for e in (first, second)]
        turns = parted_in_turns(models[0], models[1]) if models[0] is not None and models[1] is not None else None
        trained = _trainable(second)
        if turns is None or turns[0].place.stub or second.moment.arms or not set(trained) & set(_trainable(first)):
            continue
        if set(trained) != set(_trainable(first)) and not _are_told_the_same(run, first, second):
            continue  # heads on one body
        if models[1] is None or first.moment.serial < models[1].serial:
            continue  # one network that goes on learning, by another model of it
        optimizers = [
            e.facts["optimizer"] for e in noted(run, "compiled") if e.facts["model"] in (first.facts["model"], second.facts["model"])
        ]
        if len(optimizers) == 2 and optimizers[0] is not optimizers[1]:
            yield Sighting(
                variable=next(v for v in trained if v in _trainable(first)),
                reason="is in all models that the loop makes, and that are fitted as if each were its own: all are of the same layers",
                moment=models[1],
                told="made of the same layers here, in the next turn",
                earlier=models[0],
                before="made of them here in one turn",
                shown=Life("one for two", (Act("bound", models[1], (trained[0],)),)),
            )
            return


def _constructed(made: Noted) -> Moment:
    """Where a layer is made: of a class of the user's, where that is called."""
    cls = made.facts["layer"].cls
    call = next((f for f in made.moment.frames() if f.receiver is made.facts["layer"] and f.label == cls.name), None)
    return made.moment if call is None or call.place.stub else at_call(made.moment, call)


def _are_told_the_same(run: Run, first: Noted, second: Noted) -> bool:
    """Whether two models are made with the same arguments, each is fitted once, and the first is used when the second has learned."""
    fitted = [e.facts["model"] for e in noted(run, "fit ends")]
    one, two = first.facts["model"], second.facts["model"]
    once = all(len([m for m in fitted if m is model]) == 1 for model in (one, two))
    later = any(e.facts["model"] is one and e.moment.serial > second.moment.serial for e in noted(run, "used"))
    if not once or not later or one.cls is not two.cls or one.given is None or two.given is None:
        return False
    told = [(*each.given.positional, *(v for _, v in sorted(each.given.keywords.items()))) for each in (one, two)]
    return len(told[0]) == len(told[1]) and all(a is b for a, b in zip(*told, strict=True))


@run_check("TVS410")
def one_model_for_all_folds(run: Run) -> Iterator[Sighting]:
    """Each fold fits a model and measures it on what is left out, and it is the same model: it has learned from that in other folds."""
    fits, used = list(noted(run, "fitted")), list(noted(run, "used"))
    given = {id(e.facts["model"]) for e in noted(run, "weights set")}
    for first, second in again(fits, lambda e: (id(e.facts["model"]), e.moment.user_place())):
        turns, model = parted_in_turns(first.moment, second.moment), second.facts["model"]
        if turns is None or id(model) in given or second.moment.arms or not _over_folds(second):
            continue
        held = by_age(v for v in variables_of(model) if v.trainable is True)
        measured = any(e.facts["model"] is model and is_within(e.moment, turns[0]) and e.moment.serial > first.moment.serial for e in used)
        if measured and held:
            yield Sighting(
                variable=held[0],
                reason="is fitted in each fold and never made anew: it is measured on data that it has learned from in another fold",
                moment=second.moment,
                told="fitted again here, in the next fold",
                earlier=first.moment,
                before="fitted here in one fold",
                shown=None,
            )
            return


def _over_folds(event: Noted) -> bool:
    """Whether a loop goes through the parts of data that are learned from and measured on, by what it or a function around is called."""
    both = any({"train", "test"} <= set(words_of(loop.label)) for loop in loops_around(event.moment))
    return both or any(FOLDS.stand_in(frame.label) for frame in event.moment.frames() if not frame.place.stub)
