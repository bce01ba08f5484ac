"""Copies of objects that are none of their variables: TVS306 and TVS410 where one set of weights stands on both sides."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ..domain.symbols import Text
from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Place, Value
from ..language.values import DictValue, Instance, ListValue
from ..primitives.tensors import Tensor
from ..record.events import Applied, Created, Fed
from ..tf.shapes import Shape
from ..tf.variables import Variable
from .cloned import common
from .findings import Act, Life, Pair
from .queries.accesses import changes, creations, name_of, noted, site_of, trainings
from .queries.holding import instances_in, variables_of
from .queries.measures import hangs_on_measures
from .queries.names import are_sides, are_twins, one_network
from .queries.order import by_age, compatible, follows, oldest
from .queries.ways import is_within, loops_around, parted_in_turns, users_call
from .queries.words import COMMON, KINDS, MEANT, MODE, NAMES, PAIRED
from .sightings import Sighting, run_check


@run_check("TVS410")
def copied_shallow(run: Run) -> Iterator[Sighting]:
    """`copy.copy` of a model that goes on learning: the copy has the very same variables, and nothing else of its own either."""
    trained = [*trainings(run), *((e.facts["variable"], e) for e in noted(run, "assigned"))]
    for event in noted(run, "copied shallow") if trained else ():
        source, copy = event.facts["source"], event.facts["copy"]
        if not isinstance(source, Instance) or not isinstance(copy, Instance) or not _is_all_the_same(source, copy):
            continue
        held = variables_of(source) if hangs_on_measures(event.moment, decided=False) else frozenset[Variable]()
        later = (e for v, e in trained if v in held and e.moment.serial > event.moment.serial)
        learned = next((e for e in later if compatible(event.moment, e.moment)), None)
        if learned is not None:
            variable = oldest(v for v, e in trained if v in held)
            yield Sighting(
                variable=variable,
                reason="is in the copy as well: copy.copy copies no variable, and what trains the one changes both",
                moment=event.moment,
                told="copied here, with the same variables",
                earlier=learned.moment,
                before="trained here",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )


@run_check("TVS410")
def copied_under_another_name(run: Run) -> Iterator[Sighting]:
    """`copy.copy` of a model gets another name, and both run on the same data: with the same variables they compute the same."""
    for event in noted(run, "copied shallow"):
        source, copy = event.facts["source"], event.facts["copy"]
        if not isinstance(source, Instance) or not isinstance(copy, Instance) or not is_named_anew(source, copy) or event.moment.arms:
            continue
        held = variables_of(source)
        learned = any(v in held for v, _ in trainings(run)) or any(e.facts["variable"] in held for e in noted(run, "assigned"))
        made = (e for v, e in creations(run).items() if v not in held and any(f.receiver is copy for f in e.moment.frames()))
        again = _runs_on_the_same(run, source, copy) if learned and held == variables_of(copy) and not any(made) else None
        if again is not None:
            variable = oldest(held)
            yield Sighting(
                variable=variable,
                reason="is in the copy as well, whatever that is called: copy.copy copies no variable and no layer",
                moment=event.moment,
                told="copied here, with the same variables",
                earlier=again,
                before="computes here what the other one does",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )


def is_named_anew(source: Instance, copy: Instance) -> bool:
    """Whether a copy still has what its source has, but for names."""
    ours, theirs = source.attrs.data, copy.attrs.data
    anew = [key for key, value in ours.items() if key in theirs and theirs[key] is not value]
    named = (NAMES.stand_in(str(key)) and isinstance(ours[key], str | Text) and ours[key] != theirs[key] for key in anew)
    return ours.keys() == theirs.keys() and bool(anew) and all(named)


def _runs_on_the_same(run: Run, source: Instance, copy: Instance) -> Moment | None:
    """Where the second one of two objects runs its layers, or uses its variables, on the data on which the first did.

    Not if the one has run others than the other.
    """
    layers = ((e.facts["cell"], e.facts["given"], e.moment) for e in noted(run, "layer applied"))
    of_layers = ((id(cell), given.leaves, moment) for cell, given, moment in layers if isinstance(given, Tensor))
    of_variables = ((id(e.variable), e.leaves, e.moment) for e in run.events if isinstance(e, Fed | Applied))
    for uses in (of_layers, of_variables):
        ours, theirs = dict[int, tuple[frozenset[object], Moment]](), dict[int, tuple[frozenset[object], Moment]]()
        for used, leaves, moment in uses:
            for each, of_each in ((source, ours), (copy, theirs)):
                if leaves and any(f.receiver is each for f in moment.frames()):
                    of_each.setdefault(used, (leaves, moment))
        if ours.keys() == theirs.keys():
            again = (max(ours[use][1], moment, key=_serial) for use, (leaves, moment) in theirs.items() if ours[use][0] == leaves)
            if (found := next(again, None)) is not None:
                return found
    return None


def _serial(moment: Moment) -> int:
    return moment.serial


def _is_all_the_same(source: Instance, copy: Instance) -> bool:
    """Whether a copy still has what its source has, and nothing besides: it was to be a copy, not one that shares on purpose."""
    return source.attrs.data.keys() == copy.attrs.data.keys() and all(copy.attrs.data[k] is v for k, v in source.attrs.data.items())


@run_check("TVS306")
def weights_of_one(run: Run) -> Iterator[Sighting]:
    """A model is set to the weights of another one, with which it shares some of its layers: see `same_layers` for all of them."""
    taken, told = list(noted(run, "weights taken")), common(run)
    for event in noted(run, "weights set"):
        source = next((e for e in taken if e.facts["weights"] == event.facts["weights"] and _is_of_models(e, event)), None)
        if source is None:
            continue
        ours, theirs = variables_of(event.facts["model"]), variables_of(source.facts["model"])
        both = [v for v in by_age(ours & theirs) if v.trainable is True]
        if both and both[0] not in told and ours - theirs and theirs - ours:
            yield Sighting(
                variable=both[0],
                moment=event.moment,
                told="set to the weights of the other model here, which has this one as well",
                earlier=source.moment,
                before="the weights are taken here",
                shown=None,
            )


@run_check("TVS509")
def weights_the_wrong_way(run: Run) -> Iterator[Sighting]:
    """A model that has learned is set to the weights of its twin, which says something, and which nothing has ever changed."""
    taken, made = list(noted(run, "weights taken")), creations(run)
    if not taken or any(noted(run, "checkpoint read", "restored", "handed out")):
        return
    changed = changes(run)
    told = {id(e.facts["model"]) for e in noted(run, "weights set", "fitted")}
    for event in noted(run, "weights set"):
        source = next((e for e in taken if e.facts["weights"] == event.facts["weights"] and _is_of_models(e, event)), None)
        if source is None or id(source.facts["model"]) in told or event.moment.arms:
            continue
        ours, theirs = by_age(variables_of(event.facts["model"])), by_age(variables_of(source.facts["model"]))
        uses = (e.facts.get("model", e.facts.get("cell")) for e in noted(run, "used", "layer applied"))
        if any(v in changed for v in theirs) or not any(each is source.facts["model"] for each in uses):
            continue
        learned = [e for e in noted(run, "fitted") if e.facts["model"] is event.facts["model"]] + [
            e for v, e in trainings(run) if v in ours
        ]
        before = next((e for e in learned if e.moment.serial < event.moment.serial), None)
        twins = [(v, w) for v, w in zip(ours, theirs, strict=False) if v in made and w in made and _is_made_alike(made[v], made[w])]
        if before is not None and twins:
            variable, other = twins[0]
            yield Sighting(
                variable=other,
                given=name_of(variable),
                given_at=made[variable].moment,
                reason="changed: this line copies from it, and not to it",
                moment=event.moment,
                told="the one that learns is set to it here",
                earlier=before.moment,
                before="the one that learns is trained here",
                shown=Pair(made[variable].moment, made[other].moment, shared=False, told="training"),
            )
            return


def _is_made_alike(one: Created, other: Created) -> bool:
    return one.moment.place == other.moment.place and one.variable.shape == other.variable.shape


def _is_of_models(taken: Noted, put: Noted) -> bool:
    models = taken.facts["model"], put.facts["model"]
    return models[0] is not models[1] and bool(taken.facts["weights"]) and taken.moment.serial < put.moment.serial


@run_check("TVS410")
def remembered_for_both(run: Run) -> Iterator[Sighting]:
    """Two attributes of an object are what a memoised function gave for equal numbers: it was to make one for each."""
    remembered = {id(e.facts["cell"]): e for e in noted(run, "remembered") if e.facts.get("numbers")}
    for event in noted(run, "aliased") if remembered else ():
        made = remembered.get(id(event.facts["now"]))
        held = by_age(variables_of(event.facts["now"]))
        name, beside = event.facts["name"], event.facts["beside"]
        if made is None or not held or event.moment.arms or are_sides(beside, name) or all(map(PAIRED.stand_in, (name, beside))):
            continue
        if MEANT.stand_in(name, beside, str(made.facts["by"]), name_of(held[0])):
            continue
        yield Sighting(
            variable=held[0],
            reason=f"is {beside} as well as {name}: a function that remembers what it made gives the same for equal arguments",
            moment=made.moment,
            told="made here, once for equal arguments",
            earlier=event.moment,
            before=f"bound as {name} here",
            shown=Life("one for two", (Act("bound", event.moment, (held[0],)),)),
        )


@run_check("TVS410")
def remembered_in_two(run: Run) -> Iterator[Sighting]:
    """A memoised function that makes networks gives one to two lines, which put it into two models, each trained by an optimizer alone.

    What both are to have in common has one optimizer, or says so, or the function takes no arguments: there is but one of it.
    """
    given: dict[int, list[Noted]] = {}
    for event in noted(run, "remembered"):
        given.setdefault(id(event.facts["cell"]), []).append(event)
    steps = list(noted(run, "trained")) if any(len(each) > 1 for each in given.values()) else []
    for first, *others in given.values():
        held = variables_of(first.facts["cell"]) if steps and others else frozenset()
        by, again = str(first.facts["by"]), next((e for e in others if e.moment.user_place() != first.moment.user_place()), None)
        if not held or again is None or not first.facts.get("told") or again.moment.arms or loops_around(again.moment):
            continue
        if COMMON.stand_in(by) or MEANT.stand_in(by) or users_call(again.moment) is not users_call(first.moment):
            continue
        trained = {id(e.facts["optimizer"]): e.facts["variables"] for e in steps if held <= set(e.facts["variables"])}
        rest = [set(variables) - held for variables in trained.values()]
        if len(rest) == 2 and all(rest) and rest[0].isdisjoint(rest[1]):
            variable = by_age(held)[0]
            yield Sighting(
                variable=variable,
                reason=f"is in both: {by} remembers what it made, and gives the same for equal arguments",
                moment=again.moment,
                told="and given once more here, to be trained by another optimizer",
                earlier=first.moment,
                before="made here",
                shown=Life("one for two", (Act("bound", again.moment, (variable,)),)),
            )


@run_check("TVS410")
def two_of_the_same(run: Run) -> Iterator[Sighting]:
    """Two objects are made alike and have the very same variables, which neither was given: they come from what all have in common."""
    seen: dict[object, Noted] = {}
    for event in noted(run, "object made"):
        made = event.facts["object"]
        held = variables_of(made)
        first = seen.setdefault((id(made.cls), held), event) if held else event
        other = first.facts["object"]
        trained = [v for v in by_age(held) if v.trainable is True]
        if first is event or not trained or first.moment.arms or event.moment.arms or MEANT.stand_in(made.cls.name):
            continue
        apart = made.origin is not other.origin and follows(first.moment, event.moment)
        alike = apart and (are_told_the_same(made, other) or (_is_told_its_name(made, other) and _both_run(run, made, other, held)))
        if alike and not (_is_told_elsewhere(run, made) or _is_handed_over(run, made, other, held) or _are_a_pair(run, other, made, held)):
            yield Sighting(
                variable=trained[0],
                reason="is in both: neither makes it, and neither was given it",
                moment=event.moment,
                told="a second object with the same variables is made here",
                earlier=first.moment,
                before="the first is made here",
                shown=Life("one for two", (Act("bound", event.moment, (trained[0],)),)),
            )


def _are_a_pair(run: Run, one: Instance, other: Instance, held: frozenset[Variable]) -> bool:
    """Whether two objects are one network for two inputs: called so, or the variables are of what a function remembers that was told what.

    On one and the same input both compute the same, whatever they are called.
    """
    names = [{str(e.facts["name"]) for e in noted(run, "held") if e.facts["value"] is each} for each in (one, other)]
    called = [(a, b) for a in names[0] for b in names[1]]
    paired = any(are_twins(a, b) or are_sides(a, b) or (PAIRED.stand_in(a) and PAIRED.stand_in(b)) or one_network(a, b) for a, b in called)
    apart = any(KINDS.stand_in(a) and KINDS.stand_in(b) for a, b in called)
    remembered = not apart and any(e.facts["told"] and held <= variables_of(e.facts["cell"]) for e in noted(run, "remembered"))
    return (paired or remembered) and _runs_on_the_same(run, one, other) is None


def _is_handed_over(run: Run, one: Instance, other: Instance, held: frozenset[Variable]) -> bool:
    """Whether somebody else gives one of two objects what both have: as an attribute, or into a list or dict of its own."""
    handed = (e for e in noted(run, "handed over") if e.facts["object"] is one or e.facts["object"] is other)
    if any(variables_of(e.facts["value"]) & held for e in handed):
        return True
    made = {id(e.facts["object"]): e.moment for e in noted(run, "object made")}
    return any(_is_put_into(each, item, made.get(id(item)), held) for each in (one, other) for item in _listed_in(each))


def _is_put_into(holder: Instance, item: Instance, made: Moment | None, held: frozenset[Variable]) -> bool:
    """Whether what stands in a list of an object was made later than that, and by others."""
    later = made is not None and item.serial > holder.serial and not any(f.receiver is holder for f in made.frames())
    return later and bool(variables_of(item) & held)


def _listed_in(holder: Instance) -> Iterator[Instance]:
    """The objects in the lists and dicts that an object has as attributes."""
    for value in holder.attrs.data.values():
        for held in value.cells.data.values() if isinstance(value, ListValue | DictValue) else ():
            yield from (each for each in (held if isinstance(held, tuple) else (held,)) if isinstance(each, Instance))


def _is_told_elsewhere(run: Run, made: Instance) -> bool:
    """Whether its class holds something, or a layer that it has is a default argument: see there, and TVS307."""
    by_default = (each for e in noted(run, "kept by default") for each in instances_in(e.facts["cell"]))
    held = variables_of(made)
    of_class = any(e.facts["cls"] == made.cls.name for e in noted(run, "held by class"))
    return of_class or any(variables_of(each) & held for each in by_default)


def are_told_the_same(one: Instance, other: Instance) -> bool:
    """Whether two objects were made with the same arguments, but for names, and none of them holds variables."""
    told = [(*each.given.positional, *sorted(each.given.keywords.items())) for each in (one, other) if each.given is not None]
    return len(told) == 2 and _without_names(told[0]) == _without_names(told[1]) and not any(variables_of(value) for value in told[0])


def _is_told_its_name(one: Instance, other: Instance) -> bool:
    """Whether two layers, or models, were made alike but for one text that says which of two each is, and neither was given variables."""
    told = [(*each.given.positional, *sorted(each.given.keywords.items())) for each in (one, other) if each.given is not None]
    is_layer = any(c.module is not None and c.module.stub for c in one.cls.mro)  # two players may well have one network
    if not is_layer or len(told) != 2 or len(told[0]) != len(told[1]) or any(variables_of(value) for value in told[0]):
        return False
    apart = [(a, b) for a, b in zip(map(_plain, told[0]), map(_plain, told[1]), strict=True) if a != b]
    texts = [each[-1] if isinstance(each, tuple) and each else each for each in (apart[0] if len(apart) == 1 else ())]
    return len(texts) == 2 and all(isinstance(each, str) for each in texts) and _are_two(str(texts[0]), str(texts[1]))


def _are_two(one: str, other: str) -> bool:
    """Whether two texts name two networks: not one that runs twice or in two modes, nor what is to run on two inputs."""
    modes = any(MODE.have(word) for text in (one, other) for word in re.findall("[a-z]+", text))
    inputs = are_twins(one, other) or all(map(PAIRED.stand_in, (one, other)))
    return not (modes or inputs or one_network(one, other) or COMMON.stand_in(one, other) or MEANT.stand_in(one, other))


def _both_run(run: Run, one: Instance, other: Instance, held: frozenset[Variable]) -> bool:
    """Whether each of two objects runs layers of its own, none of which is called after what several have in common."""
    names = [str(name) for each in (one, other) for name, value in each.attrs.data.items() if variables_of(value)]
    if COMMON.stand_in(*names) or MEANT.stand_in(*names):
        return False
    ran = [e.moment for e in noted(run, "layer applied") if variables_of(e.facts["cell"]) & held]
    return all(any(f.receiver is each for moment in ran for f in moment.frames()) for each in (one, other))


def _without_names(told: tuple[Value, ...]) -> list[Value]:
    named = (isinstance(each, tuple) and len(each) == 2 and isinstance(each[1], str) and NAMES.stand_in(str(each[0])) for each in told)
    return [_plain(each) for each, is_name in zip(told, named, strict=True) if not is_name]


def _plain(value: Value) -> Value:
    """A list as a tuple of what is in it, in which two may be alike."""
    return tuple(map(_plain, value.cells.data.values())) if isinstance(value, ListValue) else value


@run_check("TVS410")
def kept_for_each_turn(run: Run) -> Iterator[Sighting]:
    """Each turn of a loop changes an object and puts it in a list: the list has one object, which is what it is in the end."""
    changed = [(v, e) for v, e in trainings(run)] + [(e.facts["variable"], e) for e in noted(run, "assigned")]
    changed += [(v, e) for e in noted(run, "fitted") for v in variables_of(e.facts["model"])]
    for event in noted(run, "appended again", "listed again"):
        value = event.facts["value" if event.what == "appended again" else "cell"]
        turn = loops_around(event.moment)[-1:]
        held = variables_of(value) if turn and not event.moment.arms else frozenset()
        if any(site is not None and is_within(site, turn[0]) for site in map(site_of, held)):
            continue  # the turn has made it itself
        change = next((e for v, e in changed if v in held and v.graph.eager and is_within(e.moment, turn[0])), None)
        if change is not None:
            variable = oldest(v for v, e in changed if v in held)
            yield Sighting(
                variable=variable,
                reason="is in this list once for each turn of the loop that changes it: all are what it is in the end",
                moment=event.moment,
                told="put in the list again here",
                earlier=change.moment,
                before="changed here",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )
            return


@run_check("TVS407")
def weights_of_another_shape(run: Run) -> Iterator[Sighting]:
    """A model is set to the weights of one whose layers are of other sizes, or that has more of them or fewer."""
    taken = list(noted(run, "weights taken"))
    for event in noted(run, "weights set") if taken else ():
        source = next((e for e in taken if e.facts["weights"] == event.facts["weights"] and _is_of_models(e, event)), None)
        ours = [v for v in event.facts.get("own") or () if isinstance(v, Variable)]
        if source is None or not hangs_on_measures(event.moment):
            continue
        theirs = [t.shape for t in source.facts["weights"] if isinstance(t, Tensor)]
        if len(ours) != len(theirs) and not (_is_whole(event, ours) and _is_whole(source, theirs)):
            continue
        pairs = ((v, shape) for v, shape in zip(ours, theirs, strict=False) if _is_known(v.shape) and _is_known(shape))
        wrong = next((v for v, shape in pairs if v.shape != shape), None)
        if wrong is None and len(ours) != len(theirs):
            wrong = (ours[len(theirs) :] or ours)[-1]
        if wrong is not None:
            yield Sighting(
                variable=wrong,
                moment=event.moment,
                told="set to weights of another shape here",
                earlier=source.moment,
                before="the weights are taken here",
                shown=None,
            )


@run_check("TVS407")
def values_of_another_shape(run: Run) -> Iterator[Sighting]:
    """A layer is set to arrays that are known not to fit its variables."""
    taken = [e.facts["weights"] for e in noted(run, "weights taken")]
    for event in noted(run, "weights set"):
        wrong = event.facts.get("unfit")
        if isinstance(wrong, Variable) and event.facts["weights"] not in taken and hangs_on_measures(event.moment):
            yield Sighting(
                variable=wrong,
                moment=event.moment,
                told="set to values of another shape here",
                earlier=site_of(wrong),
                before="made here",
                shown=None,
            )


def _is_whole(event: Noted, found: Sequence[object]) -> bool:
    """Whether a model is known to have these weights, and no others."""
    own = event.facts["own" if event.what == "weights set" else "weights"]
    return bool(found) and event.facts["whole"] is True and len(found) == len(own)


def _is_known(shape: Shape) -> bool:
    return shape is not None and all(isinstance(d, int) for d in shape)


@run_check("TVS410")
def repeated_variable(run: Run) -> Iterator[Sighting]:
    """`[tf.Variable(…)] * n`: each turn of a loop assigns what it takes for a variable of its own."""
    repeated = {id(e.facts["value"]): e for e in noted(run, "repeated") if not e.moment.arms}
    first: dict[tuple[int, Place], Noted] = {}
    for event in noted(run, "assigned") if repeated else ():
        variable = event.facts["variable"]
        made = repeated.get(id(variable))
        before = first.setdefault((id(variable), event.moment.user_place()), event)
        if made is None or not isinstance(variable, Variable) or parted_in_turns(before.moment, event.moment) is None:
            continue
        del repeated[id(variable)]
        yield Sighting(
            variable=variable,
            reason="is in this list several times, and each turn of a loop assigns it as if it were one of its own",
            moment=made.moment,
            told="one variable, several times",
            earlier=event.moment,
            before="assigned again here",
            shown=Life("one for two", (Act("bound", made.moment, (variable,)),)),
        )
