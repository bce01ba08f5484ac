"""Python objects that hold variables, where two were meant to be two (TVS410).

In TensorFlow 2 a variable is shared by sharing the object that holds it. So `a = b` shares where a copy was meant, an attribute of
the class is one for all its instances, and binding a name anew leaves whoever has the old object behind.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..domain.symbols import MISSING
from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Place, Value
from ..language.values import Instance, Namespace
from ..source.mentions import method_of, named_behind
from ..tf.variables import Variable
from .copied_containers import met_itself
from .findings import Act, Life
from .queries.accesses import changes, creations, name_of, noted, reads_of, rebindings
from .queries.holding import instances_in, is_eager, variables_of
from .queries.names import are_sides, of_one_network
from .queries.order import by_age, oldest
from .queries.ways import activation, loops_around, mentioned, parted_in_turns, users_call
from .queries.words import ALIKE, COPY, MEANT
from .sightings import Sighting, run_check


@run_check("TVS410")
def one_for_two(run: Run) -> Iterator[Sighting]:
    """A model that stood beside another is bound to be the other, which goes on learning."""
    passed = set[Place]()
    for event in rebindings(run):
        before, now = event.facts["before"], event.facts["now"]
        if event.facts["beside"] is None or not isinstance(before, Instance) or not isinstance(now, Instance):
            continue
        old, new = variables_of(before), variables_of(now)
        if before.cls is not now.cls or not old or not new or old & new:
            continue
        name, beside = str(event.facts["name"]), str(event.facts["beside"])
        if event.facts["lent"] and (not COPY.stand_in(name) or COPY.stand_in(beside)):
            continue  # it says which one is meant just now, and had no model of its own
        if event.moment.user_place() in passed or _parts_again(run, event):
            passed.add(event.moment.user_place())  # what each turn of a loop binds to something else, the next one would as well
            continue
        learning = next((m for m in _learns(run, now, new) if _goes_on(event.moment, m) and not _is_all(event, m)), None)
        if learning is not None:
            variable = oldest(v for v in new)
            yield Sighting(
                variable=variable,
                reason="is given the other model itself here, not a copy of its weights: what trains the one changes both",
                moment=event.moment,
                told="from here on both are one",
                earlier=learning,
                before="trained here",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )


def _learns(run: Run, model: Instance, variables: frozenset[Variable]) -> Iterator[Moment]:
    """When a model is trained."""
    for event in noted(run, "trained", "fitted"):
        if event.what == "fitted":
            learns = event.facts.get("model") is model
        else:
            learns = not variables.isdisjoint(event.facts["variables"])
        if learns:
            yield event.moment


def _goes_on(bound: Moment, learning: Moment) -> bool:
    """Whether training comes after a binding, be it in the next turn of a loop around both."""
    if learning.serial > bound.serial:
        return True
    places = {loop.place for loop in loops_around(bound)}
    return any(loop.place in places for loop in loops_around(learning))


def _is_all(event: Noted, learning: Moment) -> bool:
    """Whether a model is trained by the name that it gets, and nothing mentions another behind that: there are no two to be seen."""
    holder, call = event.facts["holder"], users_call(event.moment)
    if not isinstance(holder, Namespace) or holder.module.body is None or users_call(learning) is not call:
        return False
    around = call if holder.kind == "function" else None
    if around is not call or any(call is None or loop.depth > call.depth for loop in loops_around(event.moment)):
        return False
    body, place = holder.module.body.body if call is None or call.node is None else call.node.body, event.moment.user_place()
    of_name = method_of(body, learning.user_place().span) == event.facts["name"]
    return of_name and named_behind(body, place.span).isdisjoint(event.facts["others"])


def _parts_again(run: Run, event: Noted, until: Moment | None = None) -> bool:
    """Whether one of the two names is bound to something else later: models that are passed on from name to name."""
    names = (event.facts["name"], event.facts["beside"])
    return any(
        e.facts["holder"] is event.facts["holder"] and e.facts["name"] in names and e.moment.serial > event.moment.serial
        for e in noted(run, "rebound")
        if e.facts["before"] is event.facts["now"] and e.facts["now"] is not e.facts["before"]
        if until is None or e.moment.serial < until.serial
    )


@run_check("TVS410")
def named_for_a_copy(run: Run) -> Iterator[Sighting]:
    """What is called a copy is bound to the very model that learns: as a name, or by a method that is to bring it up to date."""
    for event in noted(run, "aliased"):
        name, beside, now = (event.facts[key] for key in ("name", "beside", "now"))
        call, holder = activation(event.moment), event.facts["holder"]
        of_method = call is not None and call.receiver is holder and call.label != "__init__"
        if event.moment.arms or not (of_method or (isinstance(holder, Namespace) and not _parts_again(run, event))):
            continue
        if not COPY.stand_in(name) or COPY.stand_in(beside) or are_sides(beside, name):
            continue
        held = variables_of(now)
        if any(MEANT.stand_in(name_of(v)) for v in held):
            continue
        learning = next((m for m in _learns(run, now, held) if m.serial > event.moment.serial), None)
        if learning is not None and held and not _parts_again(run, event, until=learning):
            yield Sighting(
                variable=oldest(held),
                reason=f"is {beside} as well as {name}, not a copy of it: what trains the one changes both",
                moment=event.moment,
                told="bound to the same model here",
                earlier=learning,
                before="trained here",
                shown=Life("one for two", (Act("bound", event.moment, (oldest(held),)),)),
            )


@run_check("TVS410")
def one_for_all_instances(run: Run) -> Iterator[Sighting]:
    """What is made in the body of a class is there once, for all its instances."""
    first: dict[tuple[int, str], Noted] = {}
    for event in noted(run, "held by class"):
        value, name, bound = (event.facts[key] for key in ("value", "name", "bound"))
        before = first.setdefault((id(value), name), event)
        if MEANT.stand_in(name) or before is event or before.facts["instance"] is event.facts["instance"] or not isinstance(bound, Moment):
            continue
        if any(e.facts["instance"].attrs.data.get(name, value) is not value for e in (before, event)):
            continue  # it has got one of its own
        held = [v for v in by_age(variables_of(value)) if v.trainable is True and is_eager(v)]
        among = list(instances_in(value))
        if not held or event.facts["instance"] in among or before.facts["instance"] in among:
            continue
        yield Sighting(
            variable=held[0],
            reason=f"is made once, in the body of {event.facts['cls']}: all its instances have this one as {name}",
            moment=bound,
            told="made here, when the class is defined",
            earlier=event.moment,
            before="a second instance is made here",
            shown=Life("one for two", (Act("bound", event.moment, (held[0],)),)),
        )


@run_check("TVS410")
def one_count_for_all_instances(run: Run) -> Iterator[Sighting]:
    """A metric that is made in the body of a class is counted up by two instances in turn."""
    first: dict[int, Noted] = {}
    for event in noted(run, "held by class"):
        value, name, bound = (event.facts[key] for key in ("value", "name", "bound"))
        before = first.setdefault(id(value), event)
        owners = [e.facts["instance"] for e in (before, event)]
        if owners[0] is owners[1] or MEANT.stand_in(name) or not isinstance(bound, Moment):
            continue
        uses = ((use.moment, bool(use.facts["resets"])) for use in _uses_of(run, value))
        mixed, held = _in_turn(uses, owners), by_age(variables_of(value))
        if mixed is not None and held:
            yield Sighting(
                variable=held[0],
                reason=f"is made once, in the body of {event.facts['cls']}: all its instances count in this one as {name}",
                moment=bound,
                told="made here, when the class is defined",
                earlier=mixed,
                before="a second instance counts here",
                shown=Life("one for two", (Act("bound", event.moment, (held[0],)),)),
            )


@run_check("TVS410")
def one_statistic_for_all_instances(run: Run) -> Iterator[Sighting]:
    """A statistic that is made in the body of a class is moved by two instances in turn, each towards data of its own.

    It is moved by how far the data are from it, unlike what all instances count together. The two are made for different things: in two
    places, or in turns of a loop that are about two texts.
    """
    first: dict[int, Noted] = {}
    for event in noted(run, "held by class"):
        variable, name, bound = (event.facts[key] for key in ("value", "name", "bound"))
        before = first.setdefault(id(variable), event)
        owners = [e.facts["instance"] for e in (before, event)]
        if owners[0] is owners[1] or not isinstance(variable, Variable) or not isinstance(bound, Moment) or event.moment.arms:
            continue
        said = (str(name), str(event.facts["cls"]), name_of(variable))
        if not is_eager(variable) or not variable.shape or MEANT.stand_in(*said) or ALIKE.stand_in(*said) or not _are_of_two(before, event):
            continue
        given = [e for e in noted(run, "assigned") if e.facts["variable"] is variable]
        mixed = _in_turn(((e.moment, variable not in reads_of(e)) for e in given), owners)
        if mixed is not None and variable.trainable is False:
            yield Sighting(
                variable=variable,
                reason=f"is made once, in the body of {event.facts['cls']}: all its instances gather in this one as {name}",
                moment=bound,
                told="made here, when the class is defined",
                earlier=mixed,
                before="a second instance moves it here",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )


def _are_of_two(one: Noted, other: Noted) -> bool:
    """Whether two instances are made in two places, or in turns of a loop over names, and not for two modes of one network."""
    turns = parted_in_turns(one.moment, other.moment)
    ours, theirs = (e.facts["instance"].attrs.data for e in (one, other))
    pairs = [(value, theirs.get(name)) for name, value in ours.items()]
    if any(isinstance(a, str) and isinstance(b, str) and a != b and of_one_network(a, b) for a, b in pairs):
        return False
    if turns is None:
        return one.moment.place != other.moment.place
    known = [{value for _, value in turn.known if isinstance(value, str)} for turn in turns]
    return bool(known[0]) and known[0].isdisjoint(known[1])


def _in_turn(uses: Iterable[tuple[Moment, bool]], owners: list[Value]) -> Moment | None:
    """The use of something by one of its owners between two by the other, with nothing among the three that sets it back."""
    latest: list[tuple[Moment, Value]] = []
    for use, resets in uses:
        owner = next((o for o in owners if any(f.receiver is o for f in use.frames())), None)
        if resets:
            latest = []
        elif owner is not None:
            latest = [*latest[-2:], (use, owner)]
            if len(latest) == 3 and latest[0][1] is owner is not latest[1][1]:
                return latest[1][0]
    return None


@run_check("TVS410")
def subtracted_from_itself(run: Run) -> Iterator[Sighting]:
    """A distance between a variable and what was to keep its value is one between the variable and itself, whenever the line runs."""
    made, changed = creations(run), changes(run)
    told = {met.variable for met in met_itself(run)}
    for of_place in _by_place(noted(run, "subtracted")):
        event, variable = of_place[0], of_place[0].facts["one"]
        itself = variable not in told and all(e.facts["one"] is e.facts["two"] for e in of_place)
        if itself and variable in changed and variable in made and not event.moment.arms:
            yield Sighting(
                variable=variable,
                reason="is subtracted from itself: what was to keep its value is the variable",
                moment=event.moment,
                told="both sides are one variable here",
                earlier=made[variable].moment,
                before="made here",
                shown=None,
            )


def _by_place(events: Iterable[Noted]) -> Iterator[list[Noted]]:
    """Events of the user's code by the place that they come from."""
    found: dict[Place, list[Noted]] = {}
    for event in events:
        found.setdefault(event.moment.user_place(), []).append(event)
    yield from found.values()


@run_check("TVS410")
def one_count_for_two_names(run: Run) -> Iterator[Sighting]:
    """One assignment gives one metric two names, and two functions count in it, each under one of them."""
    for event in noted(run, "named at once"):
        metric, names = event.facts["value"], event.facts["names"]
        counted: dict[str, Noted] = {}
        for use in _uses_of(run, metric):
            if use.facts["counts"] and (name := mentioned(use.moment, names)) is not None:
                counted.setdefault(name, use)
        held = by_age(variables_of(metric))
        counts = [e.moment.serial for e in counted.values()][:2]
        apart = any(e.facts["resets"] and counts[0] < e.moment.serial < counts[-1] for e in _uses_of(run, metric))
        if len(counted) > 1 and held and not apart:
            first, second = list(counted)[:2]
            yield Sighting(
                variable=held[0],
                reason=f"is {first} as well as {second}: both count in this one",
                moment=event.moment,
                told="one object gets both names here",
                earlier=counted[second].moment,
                before=f"counts as {second} here",
                shown=Life("one for two", (Act("bound", event.moment, (held[0],)),)),
            )


@run_check("TVS410")
def one_model_for_two_names(run: Run) -> Iterator[Sighting]:
    """One assignment gives one model two names, and two optimizers train it, or the names are numbered: there were to be two.

    A name beside an attribute, as in `self.network = net = …`, is for short. Of two assignments it takes both.
    """
    for event in noted(run, "named at once", "aliased"):
        at_once = event.what == "named at once"
        value = event.facts["value" if at_once else "now"]
        names = tuple(dict.fromkeys(event.facts["names"])) if at_once else (event.facts["beside"], event.facts["name"])
        if len(names) < 2 or not isinstance(value, Instance) or value.cls.find("__call__") is MISSING:
            continue  # `self.cell = cell = …`, or what computes nothing with the variables that it has, as a saver
        held = by_age(variables_of(value))
        trained = [e for e in noted(run, "trained") if not set(held).isdisjoint(e.facts["variables"])] if held else []
        by_another = next((e for e in trained if e.facts["optimizer"] is not trained[0].facts["optimizer"]), None)
        numbered = len({re.sub(r"\d+", "", name) for name in names}) < len(names)
        by_two = by_another is not None and (numbered or (at_once and event.facts["alike"]))
        if trained and (by_two or (at_once and numbered)) and not event.moment.arms:
            yield Sighting(
                variable=held[0],
                reason=f"is {names[0]} as well as {names[1]}: {'one assignment gives' if at_once else 'two give'} one object two names",
                moment=event.moment,
                told="one object gets both names here",
                earlier=(by_another or trained[0]).moment,
                before="trained by another optimizer here" if by_another is not None else "trained here",
                shown=Life("one for two", (Act("bound", event.moment, (held[0],)),)),
            )


def _uses_of(run: Run, metric: Value) -> Iterator[Noted]:
    return (e for e in noted(run, "metric used") if e.facts["metric"] is metric)


@run_check("TVS410")
def one_for_several(run: Run) -> Iterator[Sighting]:
    """A list has one model several times, and each turn of a loop fits it, or trains it with an optimizer that is another one."""
    listed = {id(e.facts["cell"]): e for e in noted(run, "listed again") if not e.moment.arms}
    held = {model: variables_of(e.facts["cell"]) for model, e in listed.items()}
    first: dict[tuple[int, Place], Noted] = {}
    for event in noted(run, "trained", "fitted") if listed else ():
        for model, variables in held.items():
            fitted = event.what == "fitted"
            if id(event.facts.get("model")) != model if fitted else variables.isdisjoint(event.facts["variables"]):
                continue
            before = first.setdefault((model, event.moment.user_place()), event)
            if not _one_after_the_other(before, event) or not variables:
                continue
            if fitted or before.facts["optimizer"] is not event.facts["optimizer"]:
                yield Sighting(
                    variable=oldest(variables),
                    reason="is in this list several times, and a loop trains each as if it were a model of its own",
                    moment=listed[model].moment,
                    told="one object, several times",
                    earlier=event.moment,
                    before="trained here again, as another one",
                    shown=Life("one for two", (Act("bound", listed[model].moment, (oldest(variables),)),)),
                )
                return


def _one_after_the_other(first: Noted, second: Noted) -> bool:
    """Whether two events come in two turns of one loop, and in no other loop in it."""
    turns, inner = parted_in_turns(first.moment, second.moment), loops_around(second.moment)[-1:]
    return turns is not None and bool(inner) and inner[0].place.span.row == turns[1].place.span.row
