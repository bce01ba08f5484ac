"""One network that a function gives to two names, which were to have two: TVS410.

A function that remembers what it made gives the same for equal arguments, and so does one that looks up what is made already. See `copies`
for those whose names are numbered attributes, or that two optimizers train alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Place
from ..language.values import Instance, Namespace
from ..primitives.tensors import Tensor
from ..source.mentions import asked_for, bound_to
from ..tf.variables import Variable
from .copies import are_told_the_same
from .findings import Act, Life
from .queries.accesses import creations, name_of, noted, trainings
from .queries.flow import own_variables, variables_in
from .queries.holding import instances_in, tensors_of, variables_of
from .queries.names import are_sides, of_one_network
from .queries.order import by_age, follows
from .queries.ways import activation, at_call, caller, parted_in_turns, users_call
from .queries.words import ALIKE, COMMON, KINDS, MEANT, PAIRED, words_of
from .sightings import Sighting, run_check


@run_check("TVS410")
def run_side_by_side(run: Run) -> Iterator[Sighting]:
    """Two lines of a function ask a memoised one for a network, each calls it something else, and both run on the very same data.

    With one set of weights they compute the same twice: no two of a kind are called by two names for that.
    """
    asked: dict[int, list[Noted]] = {}
    for event in noted(run, "remembered"):
        if event.facts.get("told") and isinstance(event.facts["cell"], Instance):
            asked.setdefault(id(event.facts["cell"]), []).append(event)
    twice = [each for each in asked.values() if len(each) > 1]
    learned = {v for v, _ in trainings(run)} if twice else set()
    made = creations(run) if learned else {}
    for first, *others in twice if learned else ():
        network = first.facts["cell"]
        again, names = next(((e, found) for e in others if (found := _names(run, first, e))), (None, ()))
        held = [v for v in by_age(variables_of(network)) if v in learned and v in made]
        by = str(first.facts["by"])
        bound = (e for e in noted(run, "aliased") if first.facts.get("numbers") and e.facts["now"] is network)
        told = any(not (PAIRED.stand_in(e.facts["beside"]) and PAIRED.stand_in(e.facts["name"])) for e in bound)  # `copies` tells it
        if again is None or told or not held or again.moment.arms or MEANT.stand_in(by) or COMMON.stand_in(by):
            continue
        use = _run_again(run, network)
        if use is not None:
            yield Sighting(
                variable=held[0],
                reason=f"is {names[0]} as well as {names[1]}: {by} remembers what it made, and gives it for equal arguments",
                moment=again.moment,
                told="given once more here, by another name",
                earlier=use,
                before="runs on the same data again here",
                shown=Life("one for two", (Act("bound", again.moment, (held[0],)),)),
            )


@run_check("TVS410")
def trained_by_each(run: Run) -> Iterator[Sighting]:
    """Two objects are made alike and ask a memoised function for the same; by turns each trains what it gets by an optimizer of its own.

    What is trained in one stage after the other, or gets other weights in between, is one network for both; so is that of workers.
    """
    given: dict[int, list[Noted]] = {}
    for event in noted(run, "remembered"):
        if event.facts.get("told") and not event.moment.arms:
            given.setdefault(id(event.facts["cell"]), []).append(event)
    twice = [each for each in given.values() if len(each) > 1]
    steps = list(noted(run, "trained")) if twice else []
    put = {id(e.facts["model"]) for e in noted(run, "weights set")} if steps else set[int]()
    for first, *others in twice if steps else ():
        cell, by = first.facts["cell"], str(first.facts["by"])
        held = [v for v in by_age(variables_of(cell)) if v.trainable is True]
        if not held or id(cell) in put or COMMON.stand_in(by) or MEANT.stand_in(by):
            continue
        for again in others:
            one, other = (_asks(each.moment) for each in (first, again))
            turn = _trains_again(steps, frozenset(held), one, other) if one is not None and other is not None else None
            if turn is not None:
                yield Sighting(
                    variable=held[0],
                    reason=f"is in both: {by} remembers what it made, and gives the same for equal arguments",
                    moment=again.moment,
                    told="given once more here, to another object",
                    earlier=turn.moment,
                    before="trained by the optimizer of each by turns here",
                    shown=Life("one for two", (Act("bound", again.moment, (held[0],)),)),
                )
                break


@run_check("TVS410")
def written_side_by_side(run: Run) -> Iterator[Sighting]:
    """Two calls in one list are given one network by a memoised function, and a loop trains each alone, by an optimizer of its own."""
    twice = {id(e.facts["cell"]): e for e in noted(run, "written twice") if not e.moment.arms}
    given = {id(e.facts["cell"]): e for e in noted(run, "remembered") if e.facts["told"]} if twice else {}
    steps = list(noted(run, "trained")) if given else []
    put = {id(e.facts["model"]) for e in noted(run, "weights set")} if steps else set[int]()
    for cell, event in twice.items() if steps else ():
        by = str(given[cell].facts["by"]) if cell in given else ""
        held = {v for v in variables_of(event.facts["cell"]) if v.trainable is True}
        if not by or not held or cell in put or COMMON.stand_in(by) or MEANT.stand_in(by):
            continue
        alone = [e for e in steps if _trained_by(e) == held and not e.moment.arms]
        pairs = ((a, b) for a, b in pairwise(alone) if a.facts["optimizer"] is not b.facts["optimizer"])
        turn = next((b for a, b in pairs if parted_in_turns(a.moment, b.moment) is not None), None)
        if turn is not None:
            yield Sighting(
                variable=by_age(held)[0],
                reason=f"is in this list twice: {by} remembers what it made, and gives the same for equal arguments",
                moment=event.moment,
                told="one network, twice",
                earlier=turn.moment,
                before="trained by another optimizer here, as if it were another one",
                shown=Life("one for two", (Act("bound", event.moment, (by_age(held)[0],)),)),
            )


def _asks(moment: Moment) -> Instance | None:
    """The object of the program's own class that asks for something."""
    call = users_call(moment)
    return call.receiver if call is not None and isinstance(call.receiver, Instance) else None


def _trains_again(steps: list[Noted], held: frozenset[Variable], one: Instance, other: Instance) -> Noted | None:
    """Where one of two objects that are made alike trains what both have, and nothing else, after the other one has, which did after it."""
    names = (one.cls.name, *(str(name) for name, value in one.attrs.data.items() if held & variables_of(value)))
    if one is other or one.cls is not other.cls or not are_told_the_same(one, other) or ALIKE.stand_in(*names) or MEANT.stand_in(*names):
        return None
    optimizers = [{id(value) for value in each.attrs.data.values()} for each in (one, other)]
    owned = ((e, [number for number, own in enumerate(optimizers) if id(e.facts["optimizer"]) in own]) for e in steps)
    return _third_turn((e, owners) for e, owners in owned if _trained_by(e) == held)


def _trained_by(step: Noted) -> frozenset[Variable]:
    return frozenset(v for v in step.facts["variables"] if v.trainable is True)


def _third_turn(steps: Iterable[tuple[Noted, list[int]]]) -> Noted | None:
    """The step by which the first of two owners goes on after the other one has trained, of steps with whom each is of."""
    trained: list[int] = []
    for step, owners in steps:
        if len(owners) == 1 and not step.moment.arms:
            trained += owners if trained[-1:] != owners else []
            if len(trained) > 2:
                return step
    return None


@run_check("TVS410")
def trained_in_two_classes(run: Run) -> Iterator[Sighting]:
    """Objects of two classes ask a memoised function for a part, run it on the very same data, and train all they have by turns.

    A function without parameters has but one thing to give. Tasks that read other data may well learn to read them together.
    """
    given: dict[int, list[Noted]] = {}
    for event in noted(run, "remembered"):
        if event.facts["may_be_told"] and isinstance(event.facts["cell"], Instance) and not event.moment.arms:
            given.setdefault(id(event.facts["cell"]), []).append(event)
    twice = [each for each in given.values() if len(each) > 1]
    steps = list(noted(run, "trained")) if twice else []
    put = {id(e.facts["model"]) for e in noted(run, "weights set")} if steps else set[int]()
    for first, *others in twice if steps else ():
        cell, by, one = first.facts["cell"], str(first.facts["by"]), _asks(first.moment)
        held = {v for v in variables_of(cell) if v.trainable is True}
        if one is None or not held or id(cell) in put or COMMON.stand_in(by) or MEANT.stand_in(by, *map(name_of, held)):
            continue
        for again in others:
            other = _asks(again.moment)
            turn = _trains_all_by_turns(steps, held, one, other) if other is not None and other.cls is not one.cls else None
            if turn is not None and other is not None and _runs_in_both(run, cell, one, other):
                yield Sighting(
                    variable=by_age(held)[0],
                    reason=f"is in both: {by} remembers what it made, and gives the same for equal arguments",
                    moment=again.moment,
                    told=f"given once more here, to {other.cls.name}",
                    earlier=turn.moment,
                    before="trained by the optimizer of each by turns here",
                    shown=Life("one for two", (Act("bound", again.moment, (by_age(held)[0],)),)),
                )
                break


def _trains_all_by_turns(steps: list[Noted], held: set[Variable], one: Instance, other: Instance) -> Noted | None:
    """Where an optimizer trains all that one of two objects has, after another optimizer has all of the other, and it did before that."""
    every = [{v for v in variables_of(each) if v.trainable is True} for each in (one, other)]
    if every[0] & every[1] != held or held in every:
        return None
    owned = ((e, [number for number, own in enumerate(every) if _trained_by(e) == own]) for e in steps)
    known = [(e, owners) for e, owners in owned if owners]
    optimizers = [{id(e.facts["optimizer"]) for e, owners in known if owners == [number]} for number in (0, 1)]
    return _third_turn(known) if len(optimizers[0]) == len(optimizers[1]) == 1 and optimizers[0] != optimizers[1] else None


def _runs_in_both(run: Run, cell: Instance, one: Instance, other: Instance) -> bool:
    """Whether a network runs in calls of both of two objects on the very same data."""
    ran: list[set[int]] = [set(), set()]
    for event in noted(run, "layer applied"):
        if event.facts["cell"] is cell and event.facts["given"] is not None:
            frames = event.moment.frames()
            for number, each in enumerate((one, other)):
                if any(f.receiver is each for f in frames):
                    ran[number].add(id(event.facts["given"]))
    return not ran[0].isdisjoint(ran[1])


@run_check("TVS410")
def looked_up_for_both(run: Run) -> Iterator[Sighting]:
    """An object asks for two networks by two settings that happen to be equal, and two optimizers train the one that it gets.

    A registry of networks that are made already has one for each name. Who has a setting for each of two networks may set them otherwise,
    and then they are two. A network that is to be in both losses has one optimizer, or one setting. Or one optimizer trains it, and it is
    to say of two things that are told apart what they are.
    """
    asked = [e for e in noted(run, "aliased") if isinstance(e.facts["holder"], Instance) and not e.moment.arms]
    steps = list(noted(run, "trained")) if asked else []
    for event in asked if steps else ():
        held = {v for v in variables_of(event.facts["now"]) if v.trainable is True}
        names = (str(event.facts["beside"]), str(event.facts["name"]))
        by, otherwise = _asked_twice(event, names) if held else ("", False)
        if (
            not by
            or _differ_in_a_number(*names)
            or MEANT.stand_in(by, *names, *map(name_of, held))
            or are_sides(*names)
            or all(map(PAIRED.stand_in, names))
        ):
            continue
        trained = {id(e.facts["optimizer"]): e for e in steps if held <= set(e.facts["variables"])}
        rest = [set(e.facts["variables"]) - held for e in trained.values()]
        apart = len(rest) == 2 and all(rest) and rest[0].isdisjoint(rest[1])
        other = _run_on_other_data(run, event) if trained and otherwise and not apart and _are_of_two_things(names, held) else None
        if apart or other is not None:
            yield Sighting(
                variable=by_age(held)[0],
                reason=f"is {names[0]} as well as {names[1]}: {by} has one object for equal settings",
                moment=event.moment,
                told=f"bound as {names[1]} here, and {names[0]} is the same",
                earlier=other or list(trained.values())[1].moment,
                before="trained by a second optimizer here" if other is None else f"runs on other data here, as {names[1]}",
                shown=Life("one for two", (Act("bound", event.moment, (by_age(held)[0],)),)),
            )


@run_check("TVS410")
def goes_on_by_another_name(run: Run) -> Iterator[Sighting]:
    """An object asks twice for a cell, in other words, and gets one from what keeps those that it has made: it goes on from its own state.

    So does a cell that generates what it has learned to tell, by one name, or by two that say what one network is run for.
    """
    given = {id(e.facts["cell"]) for e in noted(run, "given again", "remembered")}
    asked = [e for e in noted(run, "aliased") if id(e.facts["now"]) in given and not e.moment.arms] if given else []
    for event in asked:
        names = (str(event.facts["beside"]), str(event.facts["name"]))
        held = {v for v in variables_of(event.facts["now"]) if v.trainable is True}
        by, otherwise = _asked_twice(event, names) if held else ("", False)
        if not otherwise or of_one_network(*names, *(told := _told(event, names))) or MEANT.stand_in(by, *names, *told):
            continue
        later = _goes_on(run, event)
        if later is not None and not _differ_in_a_number(*names):
            yield Sighting(
                variable=by_age(held)[0],
                reason=f"is {names[0]} as well as {names[1]}: {by} keeps what it made, and gives it for both",
                moment=event.moment,
                told=f"bound as {names[1]} here, and {names[0]} is the same",
                earlier=later,
                before="goes on from its own state here",
                shown=Life("one for two", (Act("bound", event.moment, (by_age(held)[0],)),)),
            )


def _told(event: Noted, names: tuple[str, str]) -> tuple[str, ...]:
    """The words in which a function asks for one of two things, and not for the other."""
    call = activation(event.moment)
    asked = asked_for(call.node) if call is not None and call.node is not None else {}
    said = [asked.get(name, ("", frozenset[str]()))[1] for name in names]
    return tuple(sorted(said[0] ^ said[1]))


def _goes_on(run: Run, event: Noted) -> Moment | None:
    """Where another line than the one before steps a cell from the state that it was run to there. Of two recurrences `cells` tells."""
    first: Noted | None = None
    unrolled = {e.moment.user_place() for e in noted(run, "unrolled") if e.facts["cell"] is event.facts["now"]}
    for step in noted(run, "unrolled", "stepped"):
        if step.facts["cell"] is not event.facts["now"] or step.moment.serial < event.moment.serial:
            continue
        if first is None:
            first = step
        elif step.moment.user_place() != first.moment.user_place():
            fed = own_variables(first) & variables_in(step.facts["state"])
            return step.moment if fed and step.moment.user_place() not in unrolled else None
    return None


def _are_of_two_things(names: tuple[str, str], held: set[Variable]) -> bool:
    """Whether two names are of what is told apart, such as users and films, and what goes by them is a network, and no table of both."""
    kinds = [{word for word in words_of(name) if KINDS.have(word)} for name in names]
    return all(kinds) and kinds[0].isdisjoint(kinds[1]) and sum(len(v.shape or ()) > 1 for v in held) > 1


def _run_on_other_data(run: Run, event: Noted) -> Moment | None:
    """Where one call of a function runs a network for the second time, on other data than the first time."""
    first: Noted | None = None
    for applied in noted(run, "layer applied"):
        if applied.facts["cell"] is not event.facts["now"] or applied.moment.serial < event.moment.serial:
            continue
        if first is not None and users_call(first.moment) is users_call(applied.moment):
            one, two = (e.facts["given"] for e in (first, applied))
            same = one is two or (isinstance(one, Tensor) and isinstance(two, Tensor) and one.exact is not None and one.exact == two.exact)
            return None if same or parted_in_turns(first.moment, applied.moment) is not None else applied.moment
        first = applied
    return None


def _differ_in_a_number(one: str, other: str) -> bool:
    """Whether two names are told apart by numbers alone: of these `objects` tells."""
    return re.sub(r"\d+", "", one) == re.sub(r"\d+", "", other)


def _asked_twice(event: Noted, names: tuple[str, str]) -> tuple[str, bool]:
    """What a function asks for two things of these names, be it a function or a table, each time by what it does not say the other time.

    Or in the same words, which may well be for what several have in common: so it is not called that. Empty if there is none. And
    whether the words are others.
    """
    call = activation(event.moment)
    asked = asked_for(call.node) if call is not None and call.node is not None else {}
    (by, said), (other, then) = (asked.get(name, ("", frozenset[str]())) for name in names)
    if by != other or MEANT.stand_in(*said, *then) or not (said and then):
        return "", False
    otherwise = bool(said - then and then - said)
    return (by, otherwise) if otherwise or (said == then and not COMMON.stand_in(by, *names)) else ("", False)


def _names(run: Run, first: Noted, again: Noted) -> tuple[str, ...]:
    """The two names by which one call of a function, or the script, calls what it asks for in two lines, neither of them for all."""
    if first.moment.user_place() == again.moment.user_place() or users_call(first.moment) is not users_call(again.moment):
        return ()
    names: tuple[str, ...] = tuple(filter(None, (_name(each) for each in (first, again))))
    if users_call(first.moment) is None:
        bound = (e for e in noted(run, "aliased") if e.facts["now"] is first.facts["cell"] and isinstance(e.facts["holder"], Namespace))
        names = next(((str(e.facts["beside"]), str(e.facts["name"])) for e in bound if e.facts["holder"].kind == "module"), ())
    return names if len(set(names)) == 2 and follows(first.moment, again.moment) and not MEANT.stand_in(*names) else ()


def _name(event: Noted) -> str:
    """The name to which the user's function binds just what a call of a library's function has given it."""
    call = _call(event.moment)
    around = caller(call) if call is not None else None
    return bound_to(around.node).get(call.place.span, "") if call is not None and around is not None and around.node is not None else ""


def _call(moment: Moment) -> Frame | None:
    """The innermost call that stands in the user's own code."""
    return next((f for f in moment.frames()[::-1] if not f.place.stub and f.turn is None), None)


def _run_again(run: Run, network: Instance) -> Moment | None:
    """Where a network runs, by another call than before and in the same function, on the very data that it has run on there."""
    parts = {id(each) for each in instances_in(network)}
    ran: dict[object, Place] = {}
    for event in noted(run, "layer applied"):
        given = tuple(map(id, tensors_of(event.facts["given"])))
        call = next((f for f in event.moment.frames() if f.receiver is network), _call(event.moment))
        if id(event.facts["cell"]) not in parts or not given or call is None:
            continue
        before = ran.setdefault((id(event.facts["cell"]), given, id(caller(call))), call.place)
        if before != call.place:
            return at_call(event.moment, call)
    return None
