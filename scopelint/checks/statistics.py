"""Moving statistics of batch normalization that nothing updates: TVS509.

A layer of TensorFlow 1 only adds the operations that update them to the collection `UPDATE_OPS`: a program is to run them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import assignments, creations, name_of, noted, trainings
from .queries.collected import missed
from .queries.holding import variables_of
from .queries.order import by_age, follows
from .queries.savers import savers_of, saves_of
from .queries.sessions import needs_of, updates_of
from .queries.traced import recorded
from .queries.ways import is_asked_by_the_user, loops_around, users_call
from .resumed import resumes
from .sightings import Sighting, run_check
from .untold import is_untold

_WAITS_FOR_NONE = "this trains the layer, and waits for none of its updates"
_FOUND_NONE_YET = "before that, UPDATE_OPS was read here, and had none yet"
_FOUND_NONE = "UPDATE_OPS is read here, which has none of the layer's updates"
_IN_THE_GRAPH = "UPDATE_OPS", "the collection UPDATE_OPS"
_IN_THE_LAYER = "the layer's updates", "the `updates` of the layer, which is one of Keras"


@run_check("TVS509")
def never_updated(run: Run) -> Iterator[Sighting]:
    """A network is trained, and then used with statistics that are what they were at first: no run has updated them."""
    runs = list(noted(run, "run"))
    if any(noted(run, "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    if any(noted(run, "restored")) and not resumes(run):
        return
    off = [e.facts["tensor"] for e in noted(run, "default") if e.facts["value"] is False]
    made, assigned, optimizers = creations(run), assignments(run), dict(trainings(run))
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        if isinstance(kept := event.facts["kept"][0], Variable):  # a custom getter may give a tensor
            calls.setdefault(kept, []).append(event)
    changed = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    told = frozenset[Variable]().union(*(item.writes for each in missed(run) for item in each.left))  # by TVS308, at what is wrong
    for kept, events in calls.items():
        if kept.graph.eager or kept in changed | told or kept in assigned or kept not in made or not any(map(_learns, events)):
            continue
        beside = [v for v in by_age(changed) if v in made and v in optimizers and _one_layer(v, kept)]
        trained = next((e for e in runs if beside and beside[0] in updates_of(e)), None)
        later = (e for e in runs if trained is not None and e is not trained and follows(trained.moment, e.moment))
        used = next((e for e in later if kept in needs_of(e) and any(_keeps(call, e, off) for call in events)), None)
        if trained is None:
            continue
        early = _asked_too_early(run, made[kept].moment, optimizers[beside[0]].moment)
        if used is None and not _is_kept_for_later(run, kept, events, trained) and (early is None or not _waits_for_what_was_asked(run)):
            continue
        vain = _asked_in_vain(run, kept, made[kept].moment, optimizers[beside[0]].moment)
        other = _asked_of_another_scope(run, kept, optimizers[beside[0]].moment) if vain is None and early is None else None
        where = _IN_THE_LAYER if kept.kind == "keras" else _IN_THE_GRAPH
        yield Sighting(
            variable=kept,
            given=name_of(beside[0]),
            given_at=made[beside[0]].moment,
            reason="updated (UPDATE_OPS has no updates of Keras layers)" if vain is not None else f"updated (no run includes {where[0]})",
            moment=vain or early or other or optimizers[beside[0]].moment,
            told=_FOUND_NONE if vain is not None or other is not None else _WAITS_FOR_NONE if early is None else _FOUND_NONE_YET,
            earlier=made[kept].moment,
            before=f"the statistic is made here; what updates it is in {where[1]}",
            shown=Pair(made[beside[0]].moment, made[kept].moment, shared=False, told="training"),
        )


def _asked_too_early(run: Run, made: Moment, trained: Moment) -> Moment | None:
    """Where the updates are asked for, if that is nowhere but before the layers are made, in another call than the one that trains."""
    asked = [e for e in noted(run, "collected") if e.facts["key"] == "update_ops" and not e.facts["live"]]
    early = bool(asked) and all(e.moment.serial < made.serial and not e.facts["seen"] and not e.facts["list"].open for e in asked)
    return asked[0].moment if early and all(users_call(e.moment) is not users_call(trained) for e in asked) else None


def _waits_for_what_was_asked(run: Run) -> bool:
    """Whether what trains is made to wait for the list that the collection gave: it was to run the updates."""
    asked = {id(e.facts["list"]) for e in noted(run, "collected") if e.facts["key"] == "update_ops"}
    return any(id(e.facts["list"]) in asked for e in noted(run, "waited for"))


def _asked_in_vain(run: Run, kept: Variable, made: Moment, trained: Moment) -> Moment | None:
    """Where the user asks the collection for the updates of a layer of Keras: last before what trains is made, or after it."""
    asked = [e for e in noted(run, "collected") if e.facts["key"] == "update_ops"] if kept.kind == "keras" else []
    later = [e.moment for e in asked if e.moment.serial > made.serial and is_asked_by_the_user(e.moment) and follows(made, e.moment)]
    before = [m for m in later if m.serial < trained.serial]
    return before[-1] if before else next(iter(later), None)


def _asked_of_another_scope(run: Run, kept: Variable, trained: Moment) -> Moment | None:
    """Where the user asks the collection, last before what trains is made, for the updates of a scope that has none of a statistic's."""
    asked = [e for e in noted(run, "collected") if e.facts["key"] == "update_ops" and is_asked_by_the_user(e.moment)]
    last = next((e for e in reversed(asked) if e.moment.serial < trained.serial), None)
    if last is None or not last.facts["scope"] or last.facts["list"].open:
        return None
    here, there = (any(_updates(each, kept) for each in last.facts[fact]) for fact in ("seen", "kept"))
    return last.moment if here and not there else None


def _updates(operation: object, kept: Variable) -> bool:
    return isinstance(operation, Tensor | Operation) and kept in operation.writes


@run_check("TVS509")
def never_updated_by_a_trainer(run: Run) -> Iterator[Sighting]:
    """What an estimator, or `slim.learning.train`, runs to train has no update of the statistics that are gone by after that."""
    trainers = [e for e in noted(run, "estimator", "trained by slim") if isinstance(e.facts["steps"], tuple) and not e.moment.arms]
    if not trainers or any(noted(run, "imported", "loaded", "started warm", "begins from checkpoint", "weights set")):
        return
    estimators = list(noted(run, "estimator"))
    if estimators and any(e.facts["session"] is not None for e in noted(run, "restored")):
        return  # what an estimator restores by itself has no session that is known
    made, trained = creations(run), dict(trainings(run))
    calls = [e for e in noted(run, "statistics") if isinstance(e.facts["kept"][0], Variable)]
    for event in trainers:
        does = [each for each in event.facts["steps"] if isinstance(each, Tensor | Operation)]
        if not does or does[0] is not event.facts["steps"][0] or any(isinstance(each, Operation) and each.opaque for each in does):
            continue
        written = frozenset[Variable]().union(*(each.writes for each in does))
        own = [
            e.facts["graph"] for e in estimators if e.facts["estimator"] is event.facts.get("estimator") and follows(event.moment, e.moment)
        ]
        goes_by = {
            c.facts["kept"][0].op_name
            for c in calls
            if c.facts["training"] is False and (c.facts["kept"][0].graph in own if own else c.moment.serial > event.moment.serial)
        }
        for call in calls:
            kept = call.facts["kept"][0]
            if kept.graph is not event.facts["graph"] or kept in written or kept not in made or not _learns(call):
                continue
            beside = next((v for v in by_age(trained) if v in written and v in made and _one_layer(v, kept)), None)
            if beside is not None and kept.op_name in goes_by:
                yield Sighting(
                    variable=kept,
                    given=name_of(beside),
                    given_at=made[beside].moment,
                    reason="updated (the train_op does not include UPDATE_OPS)",
                    moment=trained[beside].moment,
                    told=_WAITS_FOR_NONE,
                    earlier=made[kept].moment,
                    before="the statistic is made here; what updates it is in the collection UPDATE_OPS",
                    shown=Pair(made[beside].moment, made[kept].moment, shared=False, told="training"),
                )
                return


def _is_kept_for_later(run: Run, kept: Variable, calls: list[Noted], trained: Noted) -> bool:
    """Whether a checkpoint is written of what was trained that has the statistic, of a network that goes by it when it is told to."""
    savers = savers_of(run)
    saved = (e for e in noted(run, "saved") if e.moment.serial > trained.moment.serial)
    told = any(isinstance(call.facts["training"], Tensor) and call.facts["training"].leaves for call in calls)
    return told and any(kept in (saves_of(e, savers) or {}).values() for e in saved)


@run_check("TVS509")
def followed_without_statistics(run: Run) -> Iterator[Sighting]:
    """A network follows another one in what is trained, and is used with moving statistics, which are what they were at first."""
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        if isinstance(kept := event.facts["kept"][0], Variable) and kept.graph.eager:
            calls.setdefault(kept, []).append(event)
    if not calls or any(noted(run, "restored", "handed out", "checkpoint read")):
        return
    made, assigned, trained = creations(run), assignments(run), dict(trainings(run))
    for copy, event in assigned.items():
        value = event.facts["value"]
        sources = value.reads if isinstance(value, Tensor) else {value} if isinstance(value, Variable) else frozenset()
        leads = next((v for v in by_age(sources & trained.keys()) if v is not copy), None)
        if not isinstance(copy, Variable) or copy in trained or leads is None or leads.shape != copy.shape or event.moment.arms:
            continue
        ours, theirs = (next((k for k in calls if one_object(v, k)), None) for v in (copy, leads))
        if ours is None or theirs is None or ours is theirs or ours in assigned or ours not in made or theirs not in made:
            continue
        learns = any(e.facts["training"] is True for e in calls[theirs])
        uses = [e for e in calls[ours] if e.facts["training"] in (False, None)]
        if learns and len(uses) == len(calls[ours]) and not any(e.moment.serial > trained[leads].moment.serial for e in _sets(run, ours)):
            yield left_behind(event, ours, theirs, made[theirs].moment)
            return


def left_behind(copying: Noted, ours: Variable, theirs: Variable, made: Moment) -> Sighting:
    """What is seen of a statistic of `ours` where only what is trained is copied, and `theirs`, `made` there, is kept up."""
    return Sighting(
        variable=ours,
        given=name_of(theirs),
        reason="updated: what follows here is only what is trained",
        moment=copying.moment,
        told="the copy follows in what is trained here",
        earlier=made,
        before="the statistic that is updated is made here",
        shown=None,
    )


@run_check("TVS509", key=lambda sighting: sighting.moment.place)
def never_told_to_train(run: Run) -> Iterator[Sighting]:
    """A loop trains a model by a tape, and calls it as where it is used: its batch normalization goes by statistics that nobody keeps."""
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        if isinstance(kept := event.facts["kept"][0], Variable):
            calls.setdefault(kept, []).append(event)
    if not calls or any(noted(run, "fitted", "weights set", "restored", "handed out", "checkpoint read", "session", "run")):
        return
    made, assigned, trained, tapes = creations(run), assignments(run), dict(trainings(run)), recorded(run)
    for kept, events in calls.items():
        call = next((e for e in events if any(begin < e.moment.serial < end for begin, end in tapes)), None)
        told = any(e.facts["training"] is not None and e.facts["training"] is not False for e in events)
        if call is None or told or kept in assigned or kept not in made or not is_untold(call):
            continue
        beside = next((v for v in by_age(trained) if v in made and one_object(v, kept)), None)
        moment = where_called(call.moment)
        if beside is not None and moment is not None and loops_around(trained[beside].moment) and not call.moment.arms:
            yield Sighting(
                variable=kept,
                given=name_of(beside),
                given_at=made[beside].moment,
                reason="updated (the model is not told training=True)",
                moment=moment,
                told="called here without training=True, while a tape records",
                earlier=made[kept].moment,
                before="the statistic is made here",
                shown=None,
            )
            return


def where_called(moment: Moment) -> Moment | None:
    """Where the user's code calls the outermost layer that a moment is in."""
    frames = moment.frames()
    for index, frame in enumerate(frames):
        if not frame.place.stub and frame.label == "__call__":
            within = itertools.takewhile(lambda f: f.place.stub, frames[index + 1 :])
            if any(f.label == "_called" for f in within):  # it is that of a layer
                return replace(moment, place=frame.place, frame=frame.parent)
    return None


def _sets(run: Run, variable: Variable) -> Iterator[Noted]:
    """Where all weights of the model that has a variable are set."""
    return (e for e in noted(run, "weights set") if variable in variables_of(e.facts["model"]))


def one_object(trained: Variable, kept: Variable) -> bool:
    """Whether a layer has made both, one right after the other."""
    return _one_layer(trained, kept) and 0 < kept.serial - trained.serial < _WEIGHTS_OF_A_LAYER


_WEIGHTS_OF_A_LAYER = 4
"""How many a batch normalization has."""


def _one_layer(trained: Variable, kept: Variable) -> bool:
    return trained.graph is kept.graph and str(trained.op_name).rpartition("/")[0] == str(kept.op_name).rpartition("/")[0]


def _learns(call: Noted) -> bool:
    """Whether a call may normalize by the batch, and so has an update to run."""
    return call.facts["training"] is True or isinstance(call.facts["training"], Tensor)


def _keeps(call: Noted, event: Noted, off: list[Tensor]) -> bool:
    """Whether what a session runs normalizes by what a call has kept: it says so itself, or the session tells it.

    `off` are placeholders that are false by default.
    """
    training = call.facts["training"]
    if not isinstance(training, Tensor):
        return training in (False, None)
    told = (each for each in event.facts["off"] if isinstance(each, Tensor))
    fed = any(isinstance(each, Tensor) and each.leaves & training.leaves for each in event.facts["fed"])
    return any(each.leaves & training.leaves for each in told) or (not fed and any(each.leaves & training.leaves for each in off))
