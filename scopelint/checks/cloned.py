"""Clones of Keras models, and copies between them that are made before there are weights: TVS403."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Value
from ..language.values import Instance
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import changes, noted, site_of, trainings
from .queries.holding import own_of, variables_of
from .queries.order import by_age, follows
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS403")
def clones(run: Run) -> Iterator[Sighting]:
    """A clone of a trained model is used before it has got any weights."""
    given: set[int] = set()
    trained: set[int] = set()
    learned: set[Variable] = set()
    cloned: dict[int, Noted] = {}
    for event in noted(run, "cloned", "fitted", "weights set", "used", "trained", "layer applied"):
        if event.what == "trained":
            learned.update(event.facts["variables"])
        called = event.what == "layer applied"
        if "model" not in event.facts and not called:
            continue
        whole = event.facts["cell" if called else "model"]
        model = id(whole)
        if event.what == "cloned" and (id(event.facts["source"]) in trained or learned & variables_of(event.facts["source"])):
            cloned[model] = event
        elif event.what in ("fitted", "weights set"):
            given.add(model)
            trained.add(model)
        elif model not in cloned or model in given:
            continue
        elif event.what == "used" or (called and not _is_given_weights(run, whole)):
            given.add(model)
            yield Sighting(
                reason=f"the clone does not have the weights of the model, and is used in line {row(event.moment)} before it is given any",
                moment=cloned[model].moment,
                told="cloned here, without the weights",
                earlier=event.moment,
                before="used here, with the weights it began with",
                shown=Life("cloned", (Act("cloned", cloned[model].moment), Act("used", event.moment))),
            )


@run_check("TVS403")
def copied_before_built(run: Run) -> Iterator[Sighting]:
    """The weights of a model are copied before either has any: both are built later, each with its own initial values."""
    for event in noted(run, "weights set"):
        model, weights = event.facts["model"], event.facts["weights"]
        sites = [site_of(v) for v in own_of(model)]
        taken = [e for e in noted(run, "weights taken") if e.moment.serial < event.moment.serial and e.facts["weights"] == ()]
        if not isinstance(weights, tuple) or (weights == () and (not taken or taken[-1].facts["model"] is model)):
            continue  # a test of its own layer hands it what it has
        if not sites or any(site is None or site.serial < event.moment.serial for site in sites):
            continue
        if weights:
            if event.facts.get("caught") or any(
                e.facts.get("model") is model and e.moment.serial < event.moment.serial for e in noted(run, *_BUILDING)
            ):
                continue
            yield _refused(event, [site for site in sites if site is not None])
            continue
        if _is_only_averaged(run, event) or _is_learned_from(run, event):
            yield _nothing_copied(event, [site for site in sites if site is not None])


@run_check("TVS403")
def paired_before_built(run: Run) -> Iterator[Sighting]:
    """One statement lists the variables of two models, to copy them one by one, and one of the models has none yet."""
    listed = list(noted(run, "listed"))
    for event in (e for e in listed if e.facts["empty"] is True and not e.moment.arms):
        model = event.facts["model"]
        beside = (e for e in listed if e.facts["model"] is not model and e.moment.user_place().span.row == row(event.moment))
        other = next((e for e in beside if _is_alike(e.facts["model"], model) and abs(e.moment.serial - event.moment.serial) < _NEAR), None)
        held = own_of(model)
        sites = [site for v in held if (site := site_of(v)) is not None]
        if other is None or not sites or any(site.serial < event.moment.serial for site in sites):
            continue
        rows = (f.place.span.row for e in noted(run, "assigned") for f in e.moment.frames() if e.facts["variable"] in held)
        averaged = row(event.moment) in rows  # by the same loop, once it is built
        if not _is_given_weights(run, model) or (not averaged and _is_only_averaged(run, event)):
            yield _nothing_copied(event, sites)
            return


@run_check("TVS403")
def listed_before_built(run: Run) -> Iterator[Sighting]:
    """What is to be kept of each of a model's variables is made before the model has any, and goes along with them later: no pairs."""
    early = [e for e in noted(run, "listed") if e.facts["empty"] is True and not e.moment.arms]
    zipped = [e for e in noted(run, "zipped") if not e.moment.arms] if early else []
    pairs = [(e, frozenset[Variable]().union(*map(variables_of, e.facts["beside"]))) for e in zipped]
    for event in early:
        model = event.facts["model"]
        own, sites = variables_of(model), [site for v in own_of(model) if (site := site_of(v)) is not None]
        if not sites or any(site.serial < event.moment.serial for site in sites):
            continue
        pair = next((e for e, beside in pairs if own & beside and follows(event.moment, e.moment)), None)
        if pair is not None and pair.moment.serial > event.moment.serial and row(pair.moment) != row(event.moment):
            yield _nothing_copied(event, sites)
            return


@run_check("TVS410")
def the_same_in_a_clone(run: Run) -> Iterator[Sighting]:
    """A clone has a layer of the model itself, which learns on, though the program has given the clone weights of its own."""
    for event, layer, same in _in_both(run):
        variable, changed = by_age(same)[0], changes(run)
        clone, source = event.facts["model"], event.facts["source"]
        taken = [e.facts["weights"] for e in noted(run, "weights taken") if e.facts["model"] is source]
        copied = any(e.facts["weights"] in taken for e in noted(run, "weights set") if e.facts["model"] is clone and e.facts["weights"])
        if copied or any(v in changed and v not in same for v in variables_of(clone) - variables_of(source)):
            yield Sighting(
                variable=variable,
                reason=f"is in the clone and in the model: the get_config of {layer} gives the layer itself, and not what tells of it",
                moment=event.moment,
                told="the clone is made here, with this layer of the model",
                earlier=site_of(variable),
                before="made here, for the model",
                shown=None,
            )
            return


def common(run: Run) -> frozenset[Variable]:
    """What clones have of the layers that a configuration has themselves in it: where these do not learn, that is as good as a copy."""
    return frozenset[Variable]().union(*(variables_of(e.facts["same"]) for e in noted(run, "given as they are")))


def _in_both(run: Run) -> Iterator[tuple[Noted, str, frozenset[Variable]]]:
    """Where models are cloned whose layers tell of others by these themselves: (event, the class of such a layer, what is in both)."""
    given = list(noted(run, "given as they are"))
    learned = {v for v, _ in trainings(run)}.union(*(e.facts["trainable"] or () for e in noted(run, "fit ends"))) if given else set()
    for event in noted(run, "cloned") if given else ():
        theirs = variables_of(event.facts["source"]) & variables_of(event.facts["model"])
        for told in given:
            same = frozenset(v for v in theirs & variables_of(told.facts["same"]) if v.trainable is True)
            if same & learned and not event.moment.arms and _is_of(told.moment, event.moment):
                yield event, told.facts["layer"].cls.name, same
                break


def _is_of(told: Moment, cloned: Moment) -> bool:
    """Whether a layer was asked for its configuration by what makes a clone."""
    return told.serial < cloned.serial and told.user_place() == cloned.user_place()


_NEAR = 50
"""How many moments lie at most between two lists that one statement asks for."""


def _is_alike(one: Value, other: Value) -> bool:
    return isinstance(one, Instance) and isinstance(other, Instance) and one.cls is other.cls


def _nothing_copied(event: Noted, sites: list[Moment]) -> Sighting:
    built = min(sites, key=lambda site: site.serial)
    return Sighting(
        reason=f"no weights are copied here: there are none before line {row(built)} calls the model",
        moment=event.moment,
        told="nothing is copied here",
        earlier=built,
        before="its weights are made here, with initial values of their own",
        shown=Life("copied early", (Act("copied", event.moment), Act("used", built))),
    )


_BUILDING = ("built", "used", "fitted", "cloned", "connected")
"""What may have given a model its weights before they are seen to be made."""


def _refused(event: Noted, sites: list[Moment]) -> Sighting:
    """A model gets weights before it has any of its own, for which they would be."""
    built = min(sites, key=lambda site: site.serial)
    return Sighting(
        reason=f"TensorFlow refuses the weights: the model has none of its own before line {row(built)} calls it",
        moment=event.moment,
        told="it is given weights here",
        earlier=built,
        before="its weights are made here",
        shown=Life("refused", (Act("copied", event.moment),)),
    )


def _is_given_weights(run: Run, model: Value) -> bool:
    """Whether a model is fitted or set, or what it holds is trained or assigned, at any time."""
    told = any(e.facts.get("model") is model for e in noted(run, "fitted", "weights set"))
    return told or _is_changed(run, model)


def _is_learned_from(run: Run, event: Noted) -> bool:
    """Whether another network learns from what a model says by its initial values, before it is given any weights that there are."""
    model = event.facts["model"]
    held = variables_of(model)
    given = (e for e in noted(run, *_GIVING) if e.moment.serial > event.moment.serial and _is_of_model(e, model, held))
    until = next(given, None)
    early = (e for e in noted(run, "gradient") if event.moment.serial < e.moment.serial and not e.moment.arms)
    return any((until is None or e.moment.serial < until.moment.serial) and _has_part(e, held) for e in early)


_GIVING = ("weights set", "fitted", "assigned", "trained", "loaded", "checkpoint read", "handed out")
"""What may give a model weights."""


def _is_of_model(event: Noted, model: Value, held: frozenset[Variable]) -> bool:
    if event.what in ("assigned", "trained", "loaded"):
        of = (event.facts["variable"],) if event.what == "assigned" else event.facts["variables"]
        return any(isinstance(v, Variable) and v in held for v in of)
    return event.facts.get("model", model) is model and event.facts.get("weights", None) != ()


def _has_part(event: Noted, held: frozenset[Variable]) -> bool:
    """Whether what a gradient is of was computed with what a model holds, and learns by other variables."""
    loss, sources = event.facts.get("loss"), event.facts["sources"]  # that of a fit is not known
    if not isinstance(loss, Tensor) or not sources or not held.isdisjoint(sources):
        return False
    return not held.isdisjoint(loss.reads | loss.behind)


def _is_only_averaged(run: Run, event: Noted) -> bool:
    """Whether a model is given no weights after an event of it, unless they are moving averages."""
    model = event.facts["model"]
    later = [e for e in noted(run, "weights set", "fitted") if e.facts["model"] is model and e.moment.serial > event.moment.serial]
    return _are_averages(later) and (not _is_changed(run, model) or _is_only_drawn_along(run, model))


def _is_only_drawn_along(run: Run, model: Value) -> bool:
    """Whether nothing but moving averages, of one call of the program's, is ever given to what a model holds."""
    held = variables_of(model)
    if not held.isdisjoint(v for v, _ in trainings(run)):
        return False
    given = [e for e in noted(run, "assigned") if e.facts["variable"] in held]
    return _of_one_call(given) and all(_goes_on(e.facts["variable"], e.facts["value"]) for e in given)


def _are_averages(given: list[Noted]) -> bool:
    """Whether all that a model is set to, if anything, are moving averages of one call of the program's: of its own weights and others."""
    sets = [
        (e.facts.get("own") or (), e.facts["weights"]) for e in given if e.what == "weights set" and isinstance(e.facts["weights"], tuple)
    ]
    averaged = all(len(own) == len(weights) > 0 and all(map(_goes_on, own, weights)) for own, weights in sets)
    return not given or (len(sets) == len(given) and averaged and _of_one_call(given))


def _of_one_call(given: list[Noted]) -> bool:
    return len({tuple(f.place for f in e.moment.frames() if not f.place.stub and f.turn is None) for e in given}) == 1


def _goes_on(variable: Value, value: Value) -> bool:
    """Whether a value, or what is added to it, is made of a variable's own and of another's."""
    return isinstance(value, Tensor) and len(value.reads) > 1 and variable in value.reads


def _is_changed(run: Run, model: Value) -> bool:
    """Whether something that a model holds is trained or assigned, at any time."""
    return not changes(run).keys().isdisjoint(variables_of(model))
