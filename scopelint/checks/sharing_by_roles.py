"""Sharing that nobody meant: TVS301, where two of a kind were made, and what they are for tells that they were to be two.

Two cell objects that run on one sequence, heads that learn to tell two things of the same data, a network that is to follow another one
and is the other one: with one set of weights each of these computes the same thing twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted
from ..language.values import Instance
from ..primitives.leaves import Drawn, Named
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed, Shared
from ..source.mentions import call_at, called_for, handed_on, said_at
from ..tf.variables import Variable
from .queries.accesses import Taken, accesses_within, creations, events, noted, scope_opened, taken, trainings
from .queries.flow import data_of_access, own_variables, variables_in
from .queries.names import are_twins, one_network, outer_name_scope, words_apart
from .queries.order import compatible
from .queries.ways import (
    activation,
    at_call,
    caller,
    is_within,
    parted,
    parted_in_functions,
    parted_under_one_label,
    parting,
    row,
    users_call,
    written_twice,
)
from .queries.words import AGAIN, ATTENDS, ATTENTION, COMMON, MEANT, PAIRED, RESULT, SENSES, words_of
from .sharing_by_names import met, where_opened
from .sightings import Sighting, run_check


def _cause(sighting: Sighting) -> object:
    assert sighting.earlier is not None
    return parting(sighting.earlier, sighting.moment)


@run_check("TVS301", key=_cause)
def cells_that_meet(run: Run) -> Iterator[Sighting]:
    """Two cells that one function makes and unrolls in two lines: on the same sequence, or the second from the state of the first.

    Twins take two sequences that have nothing to do with each other, each from a state of its own.
    """
    unrolled = {id(e.moment.frame.parent): e for e in noted(run, "unrolled") if e.moment.frame is not None}
    for first, again in taken(run) if len(unrolled) > 1 else ():
        one, two = (_around(each.moment, unrolled) for each in (first, again))
        if one is None or two is None or one.facts["cell"] is two.facts["cell"] or first.asked.reuse_origin is not again.asked.reuse_origin:
            continue
        if one.moment.user_place() == two.moment.user_place() or users_call(one.moment) is not users_call(two.moment):
            continue
        data = [e.facts["given"].leaves if isinstance(e.facts["given"], Tensor) else frozenset() for e in (one, two)]
        if own_variables(one) & variables_in(two.facts["state"]):
            yield met(first, again, f"what line {row(two.moment)} runs on, which goes on from the state that it was run to before")
        elif data[0] & data[1] and again.variable not in variables_in(two.facts["inputs"]):
            yield met(first, again, "the same sequence by two cells")


@run_check("TVS301", key=_cause)
def steps_that_meet(run: Run) -> Iterator[Sighting]:
    """Two cell objects that two lines of one function step through the same data, in whatever order."""
    stepped = {id(e.facts["cell"]): e.facts["cell"] for e in noted(run, "stepped")}
    through: dict[int, set[object]] = {cell: set() for cell in stepped}
    for event in noted(run, "stepped") if len(stepped) > 1 else ():
        given = event.facts["given"]
        through[id(event.facts["cell"])] |= given.leaves if isinstance(given, Tensor) else set()
    for first, again in taken(run) if len(stepped) > 1 else ():
        one, two = (next((id(f.receiver) for f in e.moment.frames() if id(f.receiver) in stepped), None) for e in (first, again))
        ways = parted(first.moment, again.moment)
        if one is None or two is None or one == two or ways is None or ways[0].turn is not None or ways[0].place.stub:
            continue
        if stepped[one].cls is stepped[two].cls and ways[0].place != ways[1].place and through[one] and through[one] == through[two]:
            yield replace(
                met(first, again, "the same sequence by two cells"),
                earlier=at_call(first.moment, ways[0]),
                before="one cell steps through it here",
                moment=at_call(again.moment, ways[1]),
                told="and another one here",
                given_at=first.moment,
            )


def _around(moment: Moment, unrolled: dict[int, Noted]) -> Noted | None:
    """What unrolls a cell around a moment."""
    return next((unrolled[id(f)] for f in reversed(moment.frames()) if id(f) in unrolled), None)


@run_check("TVS301", key=_cause)
def heads_that_are_one(run: Run) -> Iterator[Sighting]:
    """The same network runs on the same data again, and one loss holds the results against two different things."""
    measured: dict[object, Noted] = {}
    pairs = {pair.again.moment: pair for pair in (*taken(run), *_taken_by_templates(run))}
    losses = [e.facts["loss"] for e in noted(run, "all trained", "chosen to train") if isinstance(e.facts["loss"], Tensor)]
    for event in noted(run, "measured") if losses else ():
        first, pair = measured.setdefault(event.facts["result"], event), pairs.get(event.facts["access"])
        labels = [e.facts["labels"] for e in (first, event)]
        if pair is None or not all(labels) or labels[0] & labels[1] or not compatible(pair.first.moment, pair.again.moment):
            continue
        both = any(labels[0] | labels[1] <= loss.leaves and pair.again.variable in loss.gradients for loss in losses)
        if both and _in_one_place(*pair):
            told = (
                f"the same data twice, and what comes out is to be one thing in line {row(first.moment)} and another in {row(event.moment)}"
            )
            cause = parting(pair.first.moment, pair.again.moment)
            last = [
                p
                for p in pairs.values()
                if parting(p.first.moment, p.again.moment) == cause and p.again.moment.serial < event.moment.serial
            ]
            head = _head_of(last)
            seen = met(*head, told, "AUTO_REUSE" if head.again.auto else "a template")
            opened = _is_opened_for_both(*head) or _is_made_by_a_helper(*head)
            yield where_opened(*head, seen) if head.again.auto and opened else seen


def _head_of(taken_again: list[Taken]) -> Taken:
    """What of the variables that two results have in common is the head's, and not of the body below it: its first one at the last place.

    Of a bias that the program asks for itself it is the kernel before it.
    """
    last = taken_again[-1].again
    if len(taken_again) > 1 and not last.moment.place.stub and len(last.variable.shape or ()) == 1:
        before = taken_again[-2].again
        together = before.moment.frame is last.moment.frame and before.asked.openings == last.asked.openings
        shape = before.variable.shape or ()
        if together and len(shape) > 1 and shape[-1:] == last.variable.shape:
            return taken_again[-2]
    return next(pair for pair in taken_again if pair.again.moment.user_place() == last.moment.user_place())


def _is_opened_for_both(first: Created, again: Shared) -> bool:
    """Whether what wraps two functions opens one scope for either of them."""
    functions = parted_in_functions(first.moment, again.moment)
    opened = scope_opened(first, again)
    if functions is None or functions[0].label == functions[1].label or opened is None:
        return False
    return not any(is_within(moment, call) for moment, call in zip(opened, functions, strict=True))


def _is_made_by_a_helper(first: Created, again: Shared) -> bool:
    """Whether one function opens the scope in both calls, and what it hands the layer to makes layers for whoever asks."""
    opened = scope_opened(first, again)
    return opened is not None and users_call(opened[1]) is not users_call(again.moment)


@run_check("TVS301", key=_cause)
def called_by_two_names(run: Run) -> Iterator[Sighting]:
    """A partial function or a template has two names, like those of two networks, and its calls in two places share all."""
    named = [e for e in noted(run, "called by names") if not e.moment.arms]
    pairs = [*taken(run), *_taken_by_templates(run)] if named else []
    for event in named:
        *others, name = event.facts["names"]
        beside = next((other for other in others if _are_two_networks(other, name)), None)
        for first, again in pairs if beside is not None else ():
            calls = parted_under_one_label(first.moment, again.moment)
            two = calls is not None and calls[1].node is event.facts["node"] and calls[0].place != calls[1].place
            if two and first.moment.serial > event.moment.serial:
                given = "AUTO_REUSE" if again.auto else "a template"
                seen = met(first, again, f"what {beside} is called with and what {name} is, which are one", given)
                yield replace(seen, moment=event.moment, told=f"{name} is made the same as {beside} here", given_at=first.moment)
                break


@run_check("TVS301", key=_cause)
def objects_that_are_one(run: Run) -> Iterator[Sighting]:
    """Two objects of one class open one scope, and the second runs on what came out of the first: each was to have its own.

    An object that is to run again runs again; a loop may make one for each of its turns. What runs on what a whole other network made of
    the first's, as in a cycle, may be the first once more.
    """
    shared = taken(run)
    fed, seen = data_of_access(run) if shared else {}, set[object]()
    for first, again in shared:
        data, ways = fed.get(again.moment), parted_under_one_label(first.moment, again.moment)
        if data is None or again.variable not in data.reads or ways is None or any(f.turn is not None for w in ways for f in w.outwards()):
            continue
        one, two = (way.receiver for way in ways)
        if (
            ways in seen
            or not isinstance(one, Instance)
            or not isinstance(two, Instance)
            or one is two
            or one.cls is not two.cls
            or ways[0].place.stub
        ):
            continue
        seen.add(ways)  # one of their variables tells of all
        opened, said = scope_opened(first, again), (one.cls.name, show(again.asked.scope))
        between = data.reads - {e.variable for e in accesses_within(run, ways[0])} if opened is not None else ()
        if (
            opened is not None
            and len([v for v in between if v.shape is None or len(v.shape) > 1]) <= 2
            and not (AGAIN.stand_in(*said) or MEANT.stand_in(*said) or COMMON.stand_in(*said))
        ):
            yield where_opened(first, again, met(first, again, f"what another {one.cls.name} made with it"))


@run_check("TVS301", key=_cause)
def looks_that_meet(run: Run) -> Iterator[Sighting]:
    """A sequence looks at itself, and what comes of it looks at another sequence, by two calls under a flag that neither of them sets."""
    shared = taken(run)
    fed, told = data_of_access(run) if shared else {}, set[tuple[Frame, Frame]]()
    for first, again in shared:
        flag = again.asked.reuse_origin
        if flag is not first.asked.reuse_origin or not isinstance(flag, Moment):
            continue
        calls = written_twice(first.moment, again.moment)
        if calls is None or calls in told:
            continue
        told.add(calls)
        said = (calls[1].label, show(again.asked.scope))
        if not ATTENDS.stand_in(*said) or AGAIN.stand_in(*said) or MEANT.stand_in(*said) or any(is_within(flag, call) for call in calls):
            continue
        given, then = ({e.variable: fed[e.moment] for e in accesses_within(run, call) if e.moment in fed} for call in calls)
        own = given.keys()
        looking = [v for v in own if given[v].reads.isdisjoint(own)]
        onward = [v for v in looking if v in then and then[v].reads & own]
        at_other = [v for v in looking if v in then and then[v].reads.isdisjoint(own) and then[v].data != given[v].data]
        if onward and at_other and len({given[v].data for v in looking}) == 1:
            yield replace(
                met(first, again, "a sequence that looks at itself, and what comes of it, which looks at another one"),
                earlier=at_call(first.moment, calls[0]),
                before="it looks at itself here",
                moment=at_call(again.moment, calls[1]),
                told="and at another one here",
                given_at=first.moment,
            )


@run_check("TVS301", key=_cause)
def projections_that_meet(run: Run) -> Iterator[Sighting]:
    """Two layers without names, one for queries and the other one for keys, by one function that opens one scope for each of them."""
    for first, again in taken(run):
        here, there = users_call(again.moment), users_call(first.moment)
        layers = first.moment.place.stub and again.moment.place.stub and first.asked.defaulted and again.asked.defaulted
        if not layers or here is None or here is not there or here.node is None or first.asked.scope != again.asked.scope:
            continue
        one, two = first.moment.user_place(), again.moment.user_place()
        if one == two or first.asked.reuse_origin is again.asked.reuse_origin:
            continue
        names = called_for(here.node)
        said = [names.get(place.span, "") for place in (one, two)]
        roles = {_role_of(name) for name in said}
        if None not in roles and len(roles) == 2 and not MEANT.stand_in(show(again.asked.scope), *said):
            yield met(first, again, f"what gives {said[0]!r} and what gives {said[1]!r}, as neither has a name in the scope that both open")


def _role_of(name: str) -> int | None:
    """Which part of an attention goes by a name."""
    return next((number for number, role in enumerate(ATTENTION) if role.stand_in(name)), None)


@run_check("TVS301", key=_cause)
def senses_that_meet(run: Run) -> Iterator[Sighting]:
    """One function is called for sounds and for pictures, in a scope whose flag is for more than these calls: each was to have its own."""
    shared = taken(run)
    fed, told = data_of_access(run) if shared else {}, set[tuple[Frame, Frame]]()
    trained = {v for v, _ in trainings(run)} if shared else set[Variable]()
    taken_again = {again.variable for _, again in shared}
    for first, again in shared:
        ways, flag = parted_under_one_label(first.moment, again.moment), again.asked.reuse_origin
        if ways is None or ways in told or ways[0].place.stub or again.variable not in trained or flag is not first.asked.reuse_origin:
            continue
        told.add(ways)
        scope = show(again.asked.scope)
        within = isinstance(flag, Moment) and any(is_within(flag, way) for way in ways)
        if not isinstance(flag, Moment) or within or COMMON.stand_in(scope) or MEANT.stand_in(scope):
            continue
        senses = [_senses_of(way, fed.get(event.moment)) for way, event in zip(ways, (first, again), strict=True)]
        if len(senses[0]) == len(senses[1]) == 1 and senses[0].keys() != senses[1].keys():
            beside = (e for e in events(run, Created) if e.asked.reuse_origin is flag and e.variable not in taken_again)
            if any(not is_within(e.moment, ways[0]) and not is_within(e.moment, ways[1]) for e in beside):
                one, two = (word for sense in senses for word in sense.values())
                yield met(first, again, f"what is {one!r} and what is {two!r}")


def _senses_of(way: Frame, fed: Fed | None) -> dict[int, str]:
    """By which senses the world is known that a call or a turn is given, with the words that say so."""
    around = caller(way)
    texts = {value for _, value in way.known if isinstance(value, str)}
    if way.turn is None and around is not None and around.node is not None:
        texts |= said_at(around.node, way.place.span)
    texts |= {show(leaf.name) for leaf in (fed.leaves if fed is not None else ()) if isinstance(leaf, Named)}
    words = sorted({word for text in texts for word in words_of(text)})
    return {number: word for number, sense in enumerate(SENSES) for word in words if sense.have(word)}


def _are_two_networks(one: str, other: str) -> bool:
    """Whether two names differ in one word of several, which says that there are two networks."""
    alike = len(words_of(one)) > len(words_apart(one, other)) == 1
    meant = one_network(one, other) or are_twins(one, other) or (PAIRED.stand_in(one) and PAIRED.stand_in(other))
    return alike and not meant and not COMMON.stand_in(one, other) and not MEANT.stand_in(one, other)


def _taken_by_templates(run: Run) -> Iterator[Taken]:
    """Every use of a variable by another call of the template that has made it."""
    called = {(e.moment.place, e.moment.frame) for e in noted(run, "template called")}
    made = creations(run) if called else {}
    for event in events(run, Shared) if called else ():
        origin = event.reuse_origin
        if not event.auto and event.variable in made and isinstance(origin, Moment) and (origin.place, origin.frame) in called:
            yield Taken(made[event.variable], event)


@run_check("TVS301", key=_cause)
def held_against_itself(run: Run) -> Iterator[Sighting]:
    """A network learns to say what the network that it follows says of the same data, and both are one."""
    held = [e for e in noted(run, "measured") if e.facts["behind"]]
    made = creations(run) if held else {}
    trained = {v for v, _ in trainings(run)}
    fed = data_of_access(run)
    asked: dict[object, list[Shared]] = {}
    for taking in events(run, Shared) if held else ():
        asked.setdefault(taking.variable, []).append(taking)
    for event in held:
        for variable in sorted(event.facts["behind"] & trained & made.keys(), key=lambda v: v.serial):
            first, others = made[variable], asked.get(variable, [])
            if len(others) != 1 or others[0].moment.serial > event.moment.serial or not _in_one_place(first, others[0]):
                continue
            one, two = fed.get(first.moment), fed.get(others[0].moment)
            if one is None or two is None or one.data != two.data or not _are_told_the_same(first.moment, others[0].moment):
                continue
            if not _draws(run, first, others[0], fed, event.facts["data"]):
                given = "AUTO_REUSE" if others[0].auto else "a reuse flag"
                told = f"the same data twice, and line {row(event.moment)} holds the one result against the other"
                yield _called_twice(first, others[0], met(first, others[0], told, given))
                return


def _draws(run: Run, first: Created, again: Shared, fed: Mapping[Moment | None, Fed], data: frozenset[object]) -> bool:
    """Whether one of two passes of a network adds something to its data that it draws itself, so that their results are to differ."""
    calls = parted_under_one_label(first.moment, again.moment) or ()
    fed_with = [fed[e.moment].leaves for call in calls for e in accesses_within(run, call) if e.moment in fed]
    return any(isinstance(leaf, Drawn) for leaf in data.union(*fed_with) - fed[first.moment].leaves)


def _called_twice(first: Created, again: Shared, seen: Sighting) -> Sighting:
    """What is seen of one object that was to be two, at the lines that call it."""
    calls = parted_under_one_label(first.moment, again.moment)
    if calls is None or not isinstance(calls[0].receiver, Instance) or calls[0].receiver is not calls[1].receiver:
        return seen
    one, two = (at_call(event.moment, call) for event, call in zip((first, again), calls, strict=True))
    there, here = "called here", f"and the same object here, under {seen.given}"
    return replace(seen, moment=two, told=here, earlier=one, before=there, given_at=first.moment)


@run_check("TVS301", key=_cause)
def named_for_two_roles(run: Run) -> Iterator[Sighting]:
    """A function calls one and the same twice in the same words, gives the results two names, and hands on both: they are one result.

    What one of them is for goes into a loss that trains the network. What any network gives may well be computed once more.
    """
    named = [e for e in noted(run, "named twice") if not e.moment.arms and not _may_be_one(*e.facts["names"])]
    pairs = {pair.again.moment: pair for pair in taken(run)} if named else {}
    losses = [e.facts["loss"] for e in noted(run, "all trained", "chosen to train") if isinstance(e.facts["loss"], Tensor)] if pairs else []
    for event in named:
        pair, function = pairs.get(event.facts["access"]), activation(event.moment)
        if pair is None or function is None or function.node is None or not _in_one_place(*pair) or not pair.again.auto:
            continue
        calls = parted_under_one_label(pair.first.moment, pair.again.moment)
        if calls is None or calls[0].turn is not None or caller(calls[1]) is not function or MEANT.stand_in(calls[1].label):
            continue
        onward = any(pair.again.variable in loss.gradients and pair.again.moment in {r.access for r in loss.again} for loss in losses)
        if onward and any(set(event.facts["names"]) <= together for together in handed_on(function.node)):
            one, two = event.facts["names"]
            yield met(*pair, f"the very same data, for {one} and for {two}, which are one result")


def _may_be_one(one: str, other: str) -> bool:
    """Whether two names may well be of one result: they say no more than that it is one, or are of two runs of one network."""
    said = [set(words_of(name)) for name in (one, other)]
    plain = any(all(map(RESULT.have, words)) for words in said)
    again = any(list_of.stand_in(one, other) for list_of in (AGAIN, MEANT, COMMON)) or (PAIRED.stand_in(one) and PAIRED.stand_in(other))
    return plain or again or one_network(one, other) or are_twins(one, other)


def _in_one_place(first: Created, again: Shared) -> bool:
    """Whether two networks are not told apart by a name scope around them, as towers are."""
    return outer_name_scope(first) == outer_name_scope(again)


def _are_told_the_same(first: Moment, second: Moment) -> bool:
    calls = parted_under_one_label(first, second)
    if calls is None or (calls[0].known, calls[0].manner) != (calls[1].known, calls[1].manner):
        return False
    one, two = (_parameters_given(call) for call in calls)
    return one is None or two is None or one == two


def _parameters_given(call: Frame) -> list[str] | None:
    """The keywords that a function writes down in a call, empty for what has only its position; None where that is not known."""
    around = caller(call)
    found = call_at(around.node.body, call.place.span) if around is not None and around.node is not None else None
    return None if found is None else sorted(argument.keyword or "" for argument in found.args)
