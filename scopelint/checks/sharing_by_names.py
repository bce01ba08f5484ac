"""Sharing under AUTO_REUSE that nobody meant: TVS301 and TVS302, where what the code says, and not what it does with the data, tells.

Two networks were meant, or a network with two layers, if they are called otherwise, built by two functions or classes, trained
apart, or compute the very same twice. Where the data tells: see `sharing_by_flow`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..domain.symbols import Name, show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Value
from ..language.values import ClassValue, Function, Instance
from ..record.events import Applied, Created, Shared
from ..source.effects import attributes_in
from ..source.mentions import names_in
from ..source.nodes import FunctionDef
from ..tf.reuse import Reuse
from .findings import Pair
from .queries.accesses import (
    Taken,
    accesses_within,
    creations,
    events,
    name_of,
    noted,
    scope_entered,
    scope_opened,
    taken,
    takings,
    trainings,
)
from .queries.copied import copied
from .queries.devices import blocks_around
from .queries.flow import are_counted_only, are_of_other_sizes, data_of_access, first_data, variables_in
from .queries.names import inner_name_scope, of_one_network, one_network, outer_name_scope
from .queries.phases import in_phases
from .queries.settings import is_in_a_chosen_scope
from .queries.ways import (
    at_call,
    caller,
    divergence,
    is_within,
    paired,
    parted,
    parted_in_turns,
    parted_under_one_label,
    parting,
    row,
    users_call,
)
from .queries.words import COMMON, COPY, NAMES
from .sightings import Sighting, run_check


def _cause(sighting: Sighting) -> object:
    assert sighting.earlier is not None
    return parting(sighting.earlier, sighting.moment)


@run_check("TVS301", key=_cause)
def networks_that_meet(run: Run) -> Iterator[Sighting]:
    """Networks that were meant to be two have one variable."""
    shared = [pair for pair in taken(run) if pair.again.variable not in in_phases(run)]
    for pair in shared:
        reason = _across_functions(*pair) or _called_otherwise(run, *pair) or _across_classes(run, *pair)
        if reason is not None:
            seen = met(*pair, reason)
            yield where_opened(*pair, seen) if _is_opened_around(*pair) or _is_opened_before(*pair) else seen
    yield from _same_layer_twice(run)
    yield from _met_itself(run, shared)
    yield from _same_turns(run, shared)
    yield from _trained_twice(run)
    yield from _two_functions(run)
    yield from _pasted(run)
    yield from _pasted_call(run, shared)
    yield from _pasted_request(run, shared)
    yield from _named_for_all(run)


@run_check("TVS302", key=_cause)
def stacked_cells(run: Run) -> Iterator[Sighting]:
    """Two cell objects of one name share, and the second runs on what came out of the first."""
    shared = taken(run)
    for event in noted(run, "unrolled"):
        inputs = variables_in(event.facts["inputs"])
        call = event.moment.frame.parent if event.moment.frame is not None else None
        for first, again in shared:
            here = again.moment.user_place() == event.moment.user_place() and again.moment.serial < event.moment.serial
            if here and call is not None and is_within(again.moment, call) and again.variable in inputs:
                yield met(first, again, "its own output")
                break


def met(first: Created, again: Shared, reason: str, given: str = "AUTO_REUSE") -> Sighting:
    """Two requests for one variable that were to be for two: `given` tells what let the second have it."""
    return Sighting(
        variable=again.variable,
        reason=reason,
        given=given,
        moment=again.moment,
        told="taken again here, instead of being created",
        earlier=first.moment,
        before="first created here",
        shown=Pair(first.moment, again.moment, shared=True),
    )


def _is_opened_around(first: Created, again: Shared) -> bool:
    """Whether a decorator of the function that makes the variable opens the scope around it."""
    opened, call = scope_opened(first, again), users_call(again.moment)
    if opened is None or call is None or not isinstance(call.node, FunctionDef) or not call.node.decorators:
        return False
    return caller(call) is users_call(opened[1])


def _is_opened_before(first: Created, again: Shared) -> bool:
    """Whether another function than the one that asks for the variable opens the scope, and is the one that was told otherwise."""
    opened = scope_opened(first, again) if first.asked.scope == again.asked.scope else None
    before, after = (users_call(moment) for moment in opened) if opened is not None else (None, None)
    return before is not None and after is not None and before.known != after.known and after is not users_call(again.moment)


def _across_functions(first: Created, again: Shared) -> str | None:
    """Two tf.functions share through the store that all of them have in common."""
    here, there = again.asked.function, first.asked.function
    if there is None or there is here or not isinstance(here, Instance) or not isinstance(there, Instance):
        return None
    if of_one_network(*(str(f.attrs.get("__name__")) for f in (here, there))):
        return None
    return "other data in another tf.function, and all tf.functions have one variable store"


def _called_otherwise(run: Run, first: Created, again: Shared) -> str | None:
    """One builder is called with two names, or of two objects that have names, which reach none of its variables."""
    for there, here in paired(first.moment, again.moment):
        theirs, ours = dict(_names_of(there)), dict(_names_of(here))
        for parameter in {**ours, **theirs}:
            other = theirs[parameter] if parameter in theirs else _of_no_name(there, ours[parameter])
            name = ours[parameter] if parameter in ours else _of_no_name(here, other)
            if not isinstance(name, str) or not isinstance(other, str) or one_network(name, other):
                continue
            told, call = (name, here) if parameter in ours else (other, there)
            if not _is_left_out(told, again) and (not NAMES.stand_in(parameter) or again.variable.graph.names.mention(told)):
                continue  # it says something else, or was to name the operations, or see TVS203
            if not any(told in name_of(e.variable) for e in accesses_within(run, call)):
                return f"both the data of {other!r} and those of {name!r}"
    return None


def _of_no_name(call: Frame, name: object) -> str | None:
    """What stands for the name of a network that is given none, beside one that is called a copy: what makes both."""
    if call.turn is not None or not isinstance(name, str) or not COPY.stand_in(name):
        return None
    return call.receiver.cls.name if isinstance(call.receiver, Instance) else call.label


def _names_of(call: Frame) -> Iterator[tuple[str, object]]:
    """What a call is told, and what its object was told and nothing ever reads."""
    yield from call.known
    one = call.receiver
    if isinstance(one, Instance) and one.cls.name != call.label:
        told = [(str(name), value) for name, value in one.attrs.data.items() if isinstance(value, str) and name not in one.read]
        read = _read_by(one.cls) if told else frozenset()
        yield from ((name, value) for name, value in told if name not in read)
        yield from _unread_of(one)


def _unread_of(made: Instance) -> Iterator[tuple[str, object]]:
    """The texts that an object's class was called with, and that its constructor never reads."""
    constructor = made.cls.find("__init__")
    if made.given is None or not isinstance(constructor, Function) or constructor.module.stub:
        return
    if not isinstance(constructor.node, FunctionDef):
        return
    read = names_in(constructor.node)
    given = {**dict(zip(constructor.params.in_order[1:], made.given.positional, strict=False)), **made.given.keywords}
    if "locals" not in read:
        yield from ((name, value) for name, value in given.items() if isinstance(value, str) and name not in read)


def _read_by(cls: ClassValue) -> frozenset[str]:
    """The attributes that the user's methods of a class read, be they called or not."""
    functions = (f for c in cls.mro for f in c.attrs.data.values() if c.module is not None and not c.module.stub)
    nodes = (f.node for f in functions if isinstance(f, Function))
    return frozenset().union(*(attributes_in(node.body)[1] for node in nodes if isinstance(node, FunctionDef)))


def _is_left_out(name: str, again: Shared) -> bool:
    """Whether a scope that is open has a name, and a getter leaves it out of what it asks for."""
    return f"/{name}/" in f"/{show(again.asked.scope)}/" and name not in name_of(again.variable)


def _across_classes(run: Run, first: Created, again: Shared) -> str | None:
    """One inherited method makes networks of two classes, each with variables of its own, that meet where it opens one scope for both."""
    calls = parted_under_one_label(again.moment, first.moment)
    if calls is None or not isinstance(calls[0].receiver, Instance) or not isinstance(calls[1].receiver, Instance):
        return None
    ours, theirs = calls[0].receiver.cls, calls[1].receiver.cls
    if ours is theirs or one_network(ours.name, theirs.name) or COMMON.stand_in(show(again.asked.scope)):
        return None
    mine, others = ({e.variable for e in accesses_within(run, call) if e.asked.reuse is Reuse.AUTO} for call in calls)
    return f"the data of {theirs.name} and of {ours.name}" if mine - others and others - mine else None


def _same_layer_twice(run: Run) -> Iterator[Sighting]:
    """Two layers of one name, in one opening of a scope, take the very same data: the second computes what the first did."""
    fed, shared, made = first_data(run), takings(run), creations(run)
    for event in events(run, Applied):
        access = shared.get(event.access)
        if access is None or not access.auto or event.by_caller or event.variable not in made:
            continue
        first, one = made[event.variable], fed.get(event.variable)
        together = _in_one_go(first.moment, access.moment)
        elsewhere = first.moment.user_place() != access.moment.user_place()
        fetched = first.moment.place.stub and not access.moment.place.stub  # a layer's weights, asked for by their whole name
        if one is None or not elsewhere or fetched or not together or first.asked.reuse_origin is not access.asked.reuse_origin:
            continue
        if one.leaves == event.leaves and one.reads == event.reads and event.variable not in event.reads:
            yield met(first, access, "the very same data twice")


def _in_one_go(first: Moment, second: Moment) -> bool:
    """Whether two layers are made in one call of a function, be it by two loops of it, one after the other. The arms of `tf.cond`, which
    the library calls, are not: one or the other is run."""
    here, there = _caller(second), _caller(first)
    ways = parted(first, second)
    if ways is None or here is there:
        arms = ways is not None and ways[0].place.stub and ways[1].place.stub
        return not arms and (first.frame is second.frame or here is there)
    one, two = ways
    loops = one is there and two is here and one.turn is not None and two.turn is not None
    return loops and one.place != two.place and one.parent is two.parent


_COMPARES = frozenset({"-", "sub", "subtract", "squared_difference", "==", "equal", "!=", "not_equal"})


def _met_itself(run: Run, shared: Sequence[Taken]) -> Iterator[Sighting]:
    """One operation gets, or one run fetches, two results that are the same: of one piece of code, its variables and the very same data."""
    pairs = {pair.again.moment: pair for pair in shared}
    around, trained = blocks_around(run), {v for v, _ in trainings(run)}
    told, fed = set[object](), first_data(run)
    for event in noted(run, "met itself"):
        pair = pairs.get(event.facts["access"])
        if pair is None or _names(around[pair.again.moment]) != _names(around[pair.first.moment]):
            continue  # towers on two devices
        turns = parted_in_turns(pair.again.moment, pair.first.moment)
        if turns is not None and not turns[0].certain and not are_counted_only(turns, fed.get(pair.again.variable)):
            continue  # what the next turn of a loop of unknown length has is not known
        if event.facts["op"] == "run" and (turns is None or pair.again.variable not in trained):
            continue  # two of a kind that are fetched to see that they are alike
        if event.facts["op"] in _COMPARES and pair.again.variable not in trained:
            continue  # to see that the two are the same
        if outer_name_scope(pair.again) != outer_name_scope(pair.first) or not _alike(pair.again.moment, pair.first.moment):
            continue
        cause = parting(_use_before(pair, shared), pair.again.moment)
        if cause not in told:  # by a pass before
            told.add(cause)
            seen = met(*pair, f"the very same data twice, and line {row(event.moment)} takes both results")
            yield _where_called(*pair, seen) or _where_told(*pair, seen) or _where_named(*pair, seen) or where_opened(*pair, seen)


def _where_called(first: Created, again: Shared, seen: Sighting) -> Sighting | None:
    """What is seen of two objects of one class, at the line that calls each of them: they were made to be two."""
    calls = parted_under_one_label(first.moment, again.moment)
    if calls is None or calls[0].turn is not None or calls[0].place.stub:
        return None
    one, two = (call.receiver for call in calls)
    if not isinstance(one, Instance) or not isinstance(two, Instance) or one is two or one.cls is not two.cls:
        return None
    moments = [at_call(event.moment, call) for event, call in zip((first, again), calls, strict=True)]
    there, here = f"one {one.cls.name} is called here", "and another one here, under AUTO_REUSE"
    return replace(seen, moment=moments[1], told=here, earlier=moments[0], before=there, given_at=first.moment)


def _where_told(first: Created, again: Shared, seen: Sighting) -> Sighting | None:
    """What is seen of two turns of a loop, at the call in it that tells a function the name of the scope: it is the same in each turn."""
    turns, opened = parted_in_turns(first.moment, again.moment), scope_opened(first, again)
    if turns is None or opened is None or turns[0].place.stub:
        return None
    one, two = (next((f for f in m.frames() if f.depth > turn.depth), None) for m, turn in zip(opened, turns, strict=True))
    if one is None or two is None or one.node is not two.node or one.turn is not None or one.place.stub:
        return None
    name = next((show(name) for name, moment in again.asked.openings if moment is opened[1]), "")
    if not any(isinstance(text, str) and text and f"/{name}".endswith(f"/{text}") for _, text in two.known):
        return None
    there, here = "a turn tells it the name of its scope here", "and the next one the same, under AUTO_REUSE"
    moments = [at_call(event.moment, call) for event, call in zip((first, again), (one, two), strict=True)]
    return replace(seen, moment=moments[1], told=here, earlier=moments[0], before=there, given_at=first.moment)


def _where_named(first: Created, again: Shared, seen: Sighting) -> Sighting | None:
    """What is seen of two calls that are told the same, each in a name scope of its own, at these calls."""
    names = inner_name_scope(first), inner_name_scope(again)
    calls = (
        next(((one, two) for one, two in paired(first.moment, again.moment) if one.turn is None), None) if names[0] != names[1] else None
    )
    if calls is None or not all(names) or calls[0].place.stub or calls[0].node is not calls[1].node or calls[0].known != calls[1].known:
        return None
    moments = [at_call(event.moment, call) for event, call in zip((first, again), calls, strict=True)]
    here = f"and here in {names[1]!r}, under AUTO_REUSE: get_variable knows of no name scope"
    return replace(
        seen, moment=moments[1], told=here, earlier=moments[0], before=f"called in the name scope {names[0]!r} here", given_at=first.moment
    )


def _use_before(pair: Taken, shared: Sequence[Taken]) -> Moment:
    """Where a variable was taken the last time before it was taken again, or made."""
    uses = (p.again.moment for p in shared if p.again.variable is pair.again.variable)
    before = (moment for moment in uses if moment.serial < pair.again.moment.serial)
    return max(before, key=lambda moment: moment.serial, default=pair.first.moment)


def where_opened(first: Created, again: Shared, seen: Sighting) -> Sighting:
    """What is seen of two calls, at the line by which each of them opens the scope that both have, be it deep inside of them."""
    opened = scope_opened(first, again) or scope_entered(first, again)
    if opened is None:
        return seen
    before, after = opened
    there, here = "its scope is opened here", "and here again, under AUTO_REUSE"
    return replace(seen, moment=after, told=here, earlier=before, before=there, given_at=first.moment)


def _names(devices: list[Noted]) -> list[Value]:
    return [block.facts["name"] for block in devices]


def _alike(one: Moment, two: Moment) -> bool:
    """Whether the calls where two ways part differ in nothing but names."""
    calls = parted_under_one_label(one, two)
    if calls is None:
        return True
    here, there = ([known for known in call.known if not NAMES.stand_in(known[0])] for call in calls)
    return here == there


def _same_turns(run: Run, shared: Sequence[Taken]) -> Iterator[Sighting]:
    """The turns of a loop over names compute the same: the names reach none of the variables."""
    fed = data_of_access(run)
    for first, again in shared:
        turns = parted_in_turns(again.moment, first.moment)
        if turns is None or turns[0].place.stub:
            continue
        one, two = fed.get(first.moment), fed.get(again.moment)
        if one is None or two is None or one.data != two.data:
            continue
        for (_, name), (_, other) in zip(turns[0].known, turns[1].known, strict=False):
            named = (str(name), str(other))
            if name != other and not one_network(*named) and not any(again.variable.graph.names.mention(n) for n in named):
                yield met(first, again, f"the same data for {other!r} and for {name!r}")
                break


def _trained_twice(run: Run) -> Iterator[Sighting]:
    """A model is built and trained in each turn of a loop, and shares all its variables with that of the turn before.

    Towers have one optimizer, tasks have variables of their own, and trials initialize in between.
    """
    trained, made = list(noted(run, "trained")), creations(run)
    for index, later in enumerate(trained):
        variables = frozenset(later.facts["variables"])
        earlier = next((e for e in trained[:index] if e.moment.user_place() == later.moment.user_place()), None)
        if earlier is None or earlier.facts["optimizer"] is later.facts["optimizer"]:
            continue
        if not variables or variables != frozenset(earlier.facts["variables"]):
            continue
        start, end = earlier.moment.serial, later.moment.serial
        again = [e for e in events(run, Shared) if e.auto and e.variable in variables and start < e.moment.serial < end]
        if not variables.isdisjoint(in_phases(run)):
            continue
        fresh = any(start < e.moment.serial < end and e.variable.trainable is True for e in events(run, Created))
        ran = any(start < e.moment.serial < end for e in noted(run, "run"))
        # In loops of unknown length, around the model or in it, it is not known whether it is as large as that of the turn before.
        moments = [later.moment, *(made[v].moment for v in variables if v in made)]
        whole = {e.variable for e in again} == variables and all(m.certain() for m in moments) and not fresh and not ran
        if whole and _is_trained_where_it_is_built(made[again[0].variable], again[0], earlier, later):
            # What is in a scope that is called by a fixed text was to be shared; rather what is called by what a turn has found.
            told = next((e for e in again if is_in_a_chosen_scope(e, divergence(later.moment, earlier.moment))), again[0])
            first = made[told.variable]
            fed = data_of_access(run)
            if any(are_of_other_sizes(fed.get(made[e.variable].moment), fed.get(e.moment)) for e in again):
                continue  # one network that goes on with larger pictures
            seen = met(first, told, "the data of a second model, which trains it with an optimizer of its own")
            yield seen if told is again[0] else where_opened(first, told, seen)


def _is_trained_where_it_is_built(first: Created, again: Shared, earlier: Noted, later: Noted) -> bool:
    """Whether one and the same call, or turn of a loop, builds a model and makes the step that trains it.

    What is built in two lines, each for a loss of its own, and handed to whatever makes the steps is one model with two losses.
    """
    return divergence(again.moment, first.moment) is divergence(later.moment, earlier.moment)


def _two_functions(run: Run) -> Iterator[Sighting]:
    """Two functions each write down a layer of one name, and the one's runs on what came out of the other's.

    Weights that are tied on purpose are asked for by `get_variable`; a network that runs again is one function.
    """
    shared, made = takings(run), creations(run)
    for event in events(run, Applied):
        access = shared.get(event.access) if event.chained else None
        if access is None or not access.auto or access.variable not in made:
            continue
        first = made[access.variable]
        layers = first.moment.place.stub and access.moment.place.stub
        if not layers or access.defaulted or first.moment.user_place() == access.moment.user_place():
            continue
        here, there = _caller(access.moment), _caller(first.moment)
        if here is None or there is None or here.turn is not None or there.turn is not None:
            continue
        opened_apart = first.asked.reuse_origin is not access.asked.reuse_origin and first.asked.reuse is Reuse.AUTO
        if opened_apart and here.label != there.label and not one_network(here.label, there.label):
            yield met(first, access, f"what {there.label} made with it")


def _pasted(run: Run) -> Iterator[Sighting]:
    """Two layers of one name, one below the other in one call of a function, under a flag that neither line has: a line was copied."""
    shared, made = takings(run), creations(run)
    for event in events(run, Applied):
        access = shared.get(event.access) if event.chained else None
        if access is None or not access.auto or access.defaulted or access.variable not in made:
            continue
        first, origin = made[access.variable], access.asked.reuse_origin
        here, there = access.moment.user_place(), first.moment.user_place()
        layers = first.moment.place.stub and access.moment.place.stub and here.span.row > there.span.row
        flag_around = isinstance(origin, Moment) and origin is first.asked.reuse_origin and origin.user_place() not in (here, there)
        if layers and flag_around and _caller(first.moment) is _caller(access.moment):
            yield met(first, access, "its own output")


def _pasted_call(run: Run, shared: Sequence[Taken]) -> Iterator[Sighting]:
    """Two kinds of layers that one function writes down have one name, where the others have names of their own: a line was copied."""
    for first, again in shared:
        calls = copied(run, first.moment, again.moment, alike=False)
        if calls is None:
            continue
        theirs, ours = (next(v for v, w in zip(a.known, b.known, strict=False) if v != w) for a, b in (calls, calls[::-1]))
        seen = met(first, again, f"the data of a {theirs[1]!r} layer and of a {ours[1]!r} one")
        there, here = "its name is given here", "and here again"
        yield replace(
            seen,
            earlier=at_call(first.moment, calls[0]),
            before=there,
            moment=at_call(again.moment, calls[1]),
            told=here,
            given_at=first.moment,
        )


def _pasted_request(run: Run, shared: Sequence[Taken]) -> Iterator[Sighting]:
    """One function asks for its weights by name, one after the other, and for one of them in two lines: a line was copied."""
    here = [pair for pair in shared if _is_asked_beside(pair.first, pair.again)]
    asked: dict[Frame | None, dict[Name | None, Created]] = {}
    for event in events(run, Created) if here else ():
        asked.setdefault(event.moment.frame, {})[event.asked.name] = event
    for first, again in here:
        others = (e for e in asked[first.moment.frame].values() if e.asked.openings == first.asked.openings)
        if any(e.variable.shape == first.variable.shape != () and e.variable is not first.variable for e in others):
            yield met(first, again, "the data of two weights, which two lines of one function ask for")


def _is_asked_beside(first: Created, again: Shared) -> bool:
    """Whether one call of a function asks for a variable in two lines, in one opening of a scope and by `get_variable`."""
    one, two = first.moment, again.moment
    together = one.frame is two.frame and one.frame is not None and one.frame.turn is None and first.asked.openings == again.asked.openings
    written = isinstance(first.asked.name, str) and first.asked.name == again.asked.name
    return together and written and one.place != two.place and not one.place.stub and not two.place.stub


def _named_for_all(run: Run) -> Iterator[Sighting]:
    """Two layers, one on the output of the other, have the one name that an `arg_scope` around gives to each call."""
    named = [(e.moment.frame, e.facts["given"]) for e in noted(run, "named for all calls")]
    shared, made = takings(run), creations(run)
    for event in events(run, Applied) if named else ():
        access = shared.get(event.access) if event.chained else None
        if access is None or not access.auto or access.variable not in made:
            continue
        first = made[access.variable]
        ours, theirs = ({id(given) for frame, given in named if frame and is_within(m, frame)} for m in (access.moment, first.moment))
        if ours & theirs and first.moment.user_place() != access.moment.user_place():
            yield met(first, access, "its own output")


def _caller(moment: Moment) -> Frame | None:
    """The innermost call or turn of the user's own that a moment is in."""
    frames = [f for f in moment.frames() if not f.place.stub]
    inner = frames[-1] if frames else None
    if inner is not None and moment.place.stub and inner.place == moment.user_place():
        return frames[-2] if len(frames) > 1 else None
    return inner
