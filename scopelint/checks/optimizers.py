"""Optimizers that stand in for each other: TVS410, and one whose rate decays by the steps of two networks: TVS508."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeGuard

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Place
from ..language.values import Instance
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .queries.accesses import creations, noted
from .queries.holding import instances_in, is_eager, variables_of
from .queries.order import by_age, compatible, oldest
from .queries.ways import loops_around, mentioned, receiver, row, users_call
from .registry import check
from .sightings import Sighting, run_check, seen


@check("TVS410")
def one_for_both_networks(exploration: Exploration) -> Iterator[Finding]:
    """Of two optimizers one does the work of both, and the other one is used in no run."""
    if exploration.root.kind == "module":  # of a class alone it is not known which of its methods are called
        used = frozenset().union(*(_places_of_used(run) for run in exploration.runs))
        yield from seen("TVS410", exploration, lambda run: _one_for_both(run, used))


def _places_of_used(run: Run) -> frozenset[Place]:
    """Where the optimizers were made that train something."""
    training = {id(e.facts["optimizer"]) for e in noted(run, "trained")}
    return frozenset(e.moment.user_place() for e in noted(run, "optimizer made") if id(e.facts["optimizer"]) in training)


def _one_for_both(run: Run, used: frozenset[Place]) -> Iterator[Sighting]:
    """Two optimizers are made alike, one right beside the other, and one of them trains two networks, and the other one none."""
    made = [e for e in noted(run, "optimizer made") if isinstance(e.facts["optimizer"], Instance)]
    steps: dict[int, list[Noted]] = {}
    for event in noted(run, "trained"):
        steps.setdefault(id(event.facts["optimizer"]), []).append(event)
    idle = [e for e in made if id(e.facts["optimizer"]) not in steps and e.moment.user_place() not in used]
    if not idle or not steps or any(noted(run, "handed out", "compiled")):
        return
    created = creations(run)
    for left in idle:
        optimizer = left.facts["optimizer"]
        for other in made:
            one = other.facts["optimizer"]
            alike = one is not optimizer and one.cls is optimizer.cls and users_call(other.moment) is users_call(left.moment)
            if not alike or not compatible(left.moment, other.moment) or left.moment.user_place() == other.moment.user_place():
                continue
            if any(each is optimizer for e in made if e is not left for each in instances_in(e.facts["optimizer"])):
                continue  # it is wrapped
            own = steps.get(id(one), [])
            second = next((e for e in own[1:] if _is_of_another_network(own[0], e)), None)
            variable = next((v for v in by_age(second.facts["variables"]) if v in created), None) if second is not None else None
            if second is not None and variable is not None and not second.moment.arms:
                yield Sighting(
                    variable=variable,
                    reason=f"is trained by the optimizer of another network, and the one of line {row(left.moment)} trains nothing",
                    moment=second.moment,
                    told="the same optimizer trains the other network here",
                    earlier=left.moment,
                    before="an optimizer is made here that nothing uses",
                    shown=Life("one for two", (Act("bound", second.moment, (variable,)),)),
                )
                return


@run_check("TVS410")
def one_for_two_names(run: Run) -> Iterator[Sighting]:
    """One optimizer has two names, by each of which a function trains another network: it counts the steps of both."""
    steps: dict[int, list[Noted]] = {}
    for event in noted(run, "trained"):
        steps.setdefault(id(event.facts["optimizer"]), []).append(event)
    for event in noted(run, "aliased", "named at once") if steps else ():
        at_once = event.what == "named at once"
        optimizer = event.facts["value" if at_once else "now"]
        names = event.facts["names"] if at_once else (event.facts["name"], event.facts["beside"])
        own = steps.pop(id(optimizer), [])
        if not own or not isinstance(optimizer, Instance) or event.moment.arms or _refuses_others(optimizer):
            continue
        second = next((e for e in own[1:] if _is_of_another_network(own[0], e)), None)
        called = [mentioned(e.moment, names) for e in (own[0], second) if e is not None]
        if second is None or None in called or called[0] == called[1]:
            continue
        variable = oldest(v for v in second.facts["variables"] if isinstance(v, Variable))
        if is_eager(variable):
            yield Sighting(
                variable=variable,
                reason=f"is trained by one optimizer as {called[0]} and as {called[1]}: each counts the steps of both",
                moment=event.moment,
                told="one object gets both names here",
                earlier=second.moment,
                before="trains the other network here",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )


@run_check("TVS508")
def counts_for_two_holders(run: Run) -> Iterator[Sighting]:
    """Two objects seem to have an optimizer each, with which either trains its own network: it is one, whose rate decays by both.

    They found it in what they were given; who hands an optimizer itself to two objects knows that it is one.
    """
    steps: dict[int, list[Noted]] = {}
    for event in noted(run, "trained"):
        if _decays(event.facts["optimizer"]) and loops_around(event.moment):
            steps.setdefault(id(event.facts["optimizer"]), []).append(event)
    made = {id(e.facts["optimizer"]): e.moment for e in noted(run, "optimizer made")} if steps else {}
    for key, own in steps.items():
        optimizer, holders = own[0].facts["optimizer"], [receiver(e.moment) for e in own]
        objects = list({id(each): each for each in holders}.values())
        if key not in made or len(objects) != 2 or not all(_has_its_own(each, optimizer) for each in objects):
            continue
        trained = [{v for e, h in zip(own, holders, strict=True) if h is each for v in e.facts["variables"]} for each in objects]
        theirs = all(held and held <= variables_of(each) for held, each in zip(trained, objects, strict=True))
        apart = objects[0].cls is objects[1].cls and theirs and trained[0].isdisjoint(trained[1])
        turns = Counter((id(loops_around(e.moment)[-1]), id(h)) for e, h in zip(own, holders, strict=True))
        both = Counter(turn for turn, _ in turns)
        once = {*turns.values()} == {1} and {*both.values()} == {2} and len(both) > 1
        iterations = optimizer.attrs.data.get("_iterations")
        second = next(e for e, h in zip(own, holders, strict=True) if h is objects[1])
        if apart and once and isinstance(iterations, Variable) and not any(e.moment.arms for e in own):
            line = loops_around(second.moment)[-1].place.span.row
            yield Sighting(
                variable=iterations,
                given="two networks",
                reason=f"two objects have this optimizer, each turn of the loop in line {line} counts it twice, and the rate decays by it",
                moment=made[key],
                told="one optimizer is made here",
                earlier=second.moment,
                before="it trains the other object's network here",
                shown=None,
            )
            return


def _decays(optimizer: object) -> bool:
    """Whether the rate of a Keras optimizer, which takes what variables it is given at any time, goes by the steps that it counts."""
    if not isinstance(optimizer, Instance) or _refuses_others(optimizer):
        return False
    rate = optimizer.attrs.data.get("_rate")
    return isinstance(rate, Instance) and any(cls.name == "LearningRateSchedule" for cls in rate.cls.mro)


def _has_its_own(holder: object, optimizer: Instance) -> TypeGuard[Instance]:
    """Whether an object has an optimizer in an attribute, and was not given that itself."""
    if not isinstance(holder, Instance) or holder.given is None:
        return False
    given = (*holder.given.positional, *holder.given.keywords.values())
    return any(value is optimizer for value in holder.attrs.data.values()) and not any(value is optimizer for value in given)


def _refuses_others(optimizer: Instance) -> bool:
    """Whether TensorFlow itself raises where an optimizer is given other variables than it was first given."""
    return optimizer.attrs.data.get("_at_once") is not False


def _is_of_another_network(first: Noted, second: Noted) -> bool:
    """Whether an optimizer trains other variables in another line."""
    ours, theirs = ({v for v in e.facts["variables"] if isinstance(v, Variable)} for e in (first, second))
    apart = bool(ours and theirs) and ours.isdisjoint(theirs) and all(isinstance(v, Variable) for v in second.facts["variables"])
    return apart and first.moment.user_place() != second.moment.user_place()
