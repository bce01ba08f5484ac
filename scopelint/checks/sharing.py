"""Sharing under AUTO_REUSE that nobody meant: TVS301 and TVS302.

AUTO_REUSE says "create it, or take what is there", so that two layers that happen to have one name become one
without a word. What tells accident from intent is how the data flows and what else the code around shares:

* a layer applied to its own output, with no new data coming in, is a stack that has collapsed (a recurrent step
  takes new input each time, a second pass starts from other data);
* but a whole network applied to its own output (a cycle, a reconstruction) is meant: there more than one layer is
  shared at once;
* a piece of code that makes variables of its own, and takes one that another such piece made, mixes up two parts
  of one network.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from ..diagnostics import Step
from ..domain.symbols import show
from ..exploration.explore import Exploration, Run
from ..language.trace import Event, Frame, Moment, Noted
from ..language.values import Instance
from ..record.events import Applied, Created, Fed, Shared
from ..tf.reuse import Reuse
from ..tf.variables import Variable
from . import story
from .findings import ONE_NETWORK, Finding, Pair, assumptions, grouped, one_network
from .runs import first_data, outer_name_scope


def collisions(exploration: Exploration) -> Iterator[Finding]:
    """TVS301: parts of one network that each have variables of their own meet in one variable."""
    yield from _findings(exploration, "TVS301", _mixed)


def collapsed(exploration: Exploration) -> Iterator[Finding]:
    """TVS302: a stack of layers is one layer, applied to its own output."""
    yield from _findings(exploration, "TVS302", _stacked)


def _findings(exploration: Exploration, code: str, events: Callable[[Run], Iterable[Applied]]) -> Iterator[Finding]:
    """One finding for each cause: a layer's bias collapses along with its weights."""

    def key(event: Event) -> object:
        assert isinstance(event, Applied)
        return story.parting(_first(event), event.access)

    for group in grouped(exploration, events, key):
        event = group.event
        assert isinstance(event, Applied)
        if exploration.root.kind == "test" and all(
            p.filename == exploration.root.filename for p in story.parting(_first(event), event.access)
        ):
            continue  # a test that applies one layer twice is about that layer, not about a network
        steps = (
            *story.two_ways(_first(event), "first created here", event.access, "taken again here, instead of being created"),
            Step(story.site(event.moment.user_place()), "and applied here to what it had been applied to before"),
        )
        values = {
            "variable": show(event.variable.op_name),
            "first": str(_first(event).user_place().span.row),
            "reason": "its own output" if event.chained else "the same data",
        }
        yield Finding(code, event.access, values["variable"], values, steps, assumptions(exploration, group), event)


def _first(event: Applied) -> Moment:
    """Where the variable was created."""
    assert isinstance(event.variable.site, Moment)
    return event.variable.site


def _mixed(run: Run) -> Iterator[Applied]:
    return (event for event in _accidental(run) if _is_mixed(run, event))


def networks_that_meet(exploration: Exploration) -> Iterator[Finding]:
    """TVS301 and TVS302 where what the code says, and not what it does with the data, tells that two networks were meant."""

    def key(event: Event) -> object:
        assert isinstance(event, Noted)
        return (event.facts["code"], story.parting(event.facts["first"], event.moment))

    for group in grouped(exploration, _meeting, key):
        event = group.event
        assert isinstance(event, Noted)
        first, variable = event.facts["first"], event.facts["variable"]
        steps = story.two_ways(first, "first created here", event.moment, event.what)
        values = {"variable": show(variable.op_name), "first": str(first.user_place().span.row), "reason": event.facts["reason"]}
        shown = Pair(first, event.moment, shared=True)
        yield Finding(event.facts["code"], event.moment, values["variable"], values, tuple(steps), assumptions(exploration, group), shown)


def _meeting(run: Run) -> Iterator[Noted]:
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    shared = [e for e in run.events if isinstance(e, Shared) and e.auto and e.variable in made]
    for event in shared:
        first = made[event.variable]
        reason = _across_functions(event, first) or _called_otherwise(run, event, first) or _across_classes(run, event, first)
        if reason is not None:
            yield _met("TVS301", event, first, reason)
    yield from _same_layer_twice(run, made)
    yield from _met_itself(run, shared, made)
    yield from _same_turns(run, shared, made)
    yield from _trained_twice(run, shared, made)
    yield from _stacked_cells(run, shared, made)
    yield from _two_functions(run, made)


def _met(code: str, event: Shared, first: Created, reason: str) -> Noted:
    facts = {"code": code, "variable": event.variable, "first": first.moment, "reason": reason}
    return Noted(event.moment, "taken again here, instead of being created", facts)


def _across_functions(event: Shared, first: Created) -> str | None:
    """Two tf.functions share through the store that all of them have in common."""
    here, there = event.asked.function, first.asked.function
    if there is None or there is here or not isinstance(here, Instance) or not isinstance(there, Instance):
        return None
    if any(ONE_NETWORK.search(str(f.attrs.get("__name__"))) for f in (here, there)):
        return None
    return "other data in another tf.function, and all tf.functions have one variable store"


_NAMES = re.compile(r"name|scope|prefix|^net$|^id$", re.IGNORECASE)
"""Parameters that say what a network is called."""


def _called_otherwise(run: Run, event: Shared, first: Created) -> str | None:
    """One builder is called with two names, which reach none of its variables."""
    here, there = story.divergence(event.moment, first.moment), story.divergence(first.moment, event.moment)
    if here is None or there is None or here.label != there.label:
        return None
    names = dict(there.known)
    for parameter, name in here.known:
        other = names.get(parameter)
        if not (isinstance(name, str) and isinstance(other, str) and _NAMES.search(parameter)) or one_network(name, other):
            continue
        if event.variable.graph.names.mention(name):
            continue  # it was to name the operations, or see TVS203
        if not any(name in show(e.variable.op_name) for e in _within(run, here)):
            return f"both the data of {other!r} and those of {name!r}"
    return None


_COMMON = re.compile(r"shared|common|trunk|base|body|torso|backbone|feature|embed|encod", re.IGNORECASE)
"""What people call what several networks have in common."""


def _across_classes(run: Run, event: Shared, first: Created) -> str | None:
    """One inherited method makes networks of two classes, each with variables of its own, that meet where it opens one scope for both."""
    here, there = story.divergence(event.moment, first.moment), story.divergence(first.moment, event.moment)
    if here is None or there is None or not isinstance(here.receiver, Instance) or not isinstance(there.receiver, Instance):
        return None
    ours, theirs = here.receiver.cls, there.receiver.cls
    scope = show(event.asked.scope)
    if here.label != there.label or ours is theirs or one_network(ours.name, theirs.name) or _COMMON.search(scope):
        return None
    mine, others = ({e.variable for e in _within(run, frame) if e.asked.reuse is Reuse.AUTO} for frame in (here, there))
    return f"the data of {theirs.name} and of {ours.name}" if mine - others and others - mine else None


def _same_layer_twice(run: Run, made: dict[Variable, Created]) -> Iterator[Noted]:
    """Two layers of one name, in one opening of a scope, take the very same data: the second computes what the first did."""
    fed = first_data(run)
    shared = {id(e.moment): e for e in run.events if isinstance(e, Shared)}
    for event in run.events:
        access = shared.get(id(event.access)) if isinstance(event, Applied) else None
        if not isinstance(event, Applied) or access is None or not access.auto or event.variable not in made:
            continue
        first, one = made[event.variable], fed.get(event.variable)
        together = first.moment.frame is access.moment.frame or _caller(first.moment) is _caller(access.moment)
        elsewhere = first.moment.user_place() != access.moment.user_place()
        if one is None or not elsewhere or not together or first.asked.reuse_origin is not access.asked.reuse_origin:
            continue
        if one.leaves == event.leaves and one.reads == event.reads and event.variable not in event.reads:
            yield _met("TVS301", access, first, "the very same data twice")


def _met_itself(run: Run, shared: list[Shared], made: dict[Variable, Created]) -> Iterator[Noted]:
    """One operation gets two results that are the same, of one piece of code, one set of variables and the very same data."""
    accesses = {id(e.moment): e for e in shared}
    for event in run.events:
        if not isinstance(event, Noted) or event.what != "met itself":
            continue
        access = accesses.get(id(event.facts["access"]))
        if access is None or outer_name_scope(access) != outer_name_scope(made[access.variable]):
            continue  # see TVS203
        if _alike(access.moment, made[access.variable].moment):
            yield _met("TVS301", access, made[access.variable], f"the very same data twice, and line {_row(event)} takes both results")


def _row(event: Event) -> int:
    return event.moment.user_place().span.row


def _alike(one: Moment, two: Moment) -> bool:
    """Whether the calls where two ways part differ in nothing but names."""
    here, there = story.divergence(one, two), story.divergence(two, one)
    if here is None or there is None or here.label != there.label:
        return True
    return [k for k in here.known if not _NAMES.search(k[0])] == [k for k in there.known if not _NAMES.search(k[0])]


def _same_turns(run: Run, shared: list[Shared], made: dict[Variable, Created]) -> Iterator[Noted]:
    """The turns of a loop over names compute the same: the names reach none of the variables."""
    fed = {id(e.access): e for e in run.events if isinstance(e, Fed)}
    for event in shared:
        first = made[event.variable]
        here, there = story.divergence(event.moment, first.moment), story.divergence(first.moment, event.moment)
        if here is None or there is None or here.turn is None or here.place != there.place or here.place.stub:
            continue
        one, two = fed.get(id(first.moment)), fed.get(id(event.moment))
        if one is None or two is None or one.data != two.data:
            continue
        for (_, name), (_, other) in zip(here.known, there.known, strict=False):
            named = (str(name), str(other))
            if name != other and not one_network(*named) and not any(event.variable.graph.names.mention(n) for n in named):
                yield _met("TVS301", event, first, f"the same data for {other!r} and for {name!r}")
                break


def _caller(moment: Moment) -> Frame | None:
    """The innermost call or turn of the user's own that a moment is in."""
    frames = [f for f in moment.frames() if not f.place.stub]
    inner = frames[-1] if frames else None
    if inner is not None and moment.place.stub and inner.place == moment.user_place():
        return frames[-2] if len(frames) > 1 else None
    return inner


def _trained_twice(run: Run, shared: list[Shared], made: dict[Variable, Created]) -> Iterator[Noted]:
    """A model is built and trained in each turn of a loop, and shares all its variables with that of the turn before.

    Towers have one optimizer, tasks have variables of their own, and trials initialize in between.
    """
    trained = [e for e in run.events if isinstance(e, Noted) and e.what == "trained"]
    for index, later in enumerate(trained):
        variables = frozenset(later.facts["variables"])
        earlier = next((e for e in trained[:index] if e.moment.user_place() == later.moment.user_place()), None)
        if earlier is None or earlier.facts["optimizer"] is later.facts["optimizer"]:
            continue
        if not variables or variables != frozenset(earlier.facts["variables"]):
            continue
        between = [e for e in run.events if earlier.moment.serial < e.moment.serial < later.moment.serial]
        taken = [e for e in between if isinstance(e, Shared) and e.auto and e.variable in variables]
        fresh = any(isinstance(e, Created) and e.variable.trainable is True for e in between)
        ran = any(isinstance(e, Noted) and e.what == "run" for e in between)
        # In loops of unknown length, around the model or in it, it is not known whether it is as large as that of the turn before.
        moments = [later.moment, *(made[v].moment for v in variables if v in made)]
        known = all(f.certain for moment in moments for f in moment.frames())
        if {e.variable for e in taken} == variables and known and not fresh and not ran:
            reason = "the data of a second model, which trains it with an optimizer of its own"
            yield _met("TVS301", taken[0], made[taken[0].variable], reason)


def _stacked_cells(run: Run, shared: list[Shared], made: dict[Variable, Created]) -> Iterator[Noted]:
    """Two cell objects of one name share, and the second runs on what came out of the first."""
    for event in run.events:
        if not isinstance(event, Noted) or event.what != "unrolled":
            continue
        inputs = frozenset(event.facts["inputs"] or ())
        call = event.moment.frame.parent if event.moment.frame is not None else None
        for access in shared:
            here = access.moment.user_place() == event.moment.user_place() and access.moment.serial < event.moment.serial
            inside = call is not None and any(f is call for f in access.moment.frames())
            if here and inside and access.variable in inputs:
                yield _met("TVS302", access, made[access.variable], "its own output")
                break


def _two_functions(run: Run, made: dict[Variable, Created]) -> Iterator[Noted]:
    """Two functions each write down a layer of one name, and the one's runs on what came out of the other's.

    Weights that are tied on purpose are asked for by `get_variable`; a network that runs again is one function.
    """
    accesses = {id(e.moment): e for e in run.events if isinstance(e, Shared)}
    for event in run.events:
        access = accesses.get(id(event.access)) if isinstance(event, Applied) and event.chained else None
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
            yield _met("TVS301", access, first, f"what {there.label} made with it")


def _stacked(run: Run) -> Iterator[Applied]:
    return (event for event in _accidental(run) if not _is_mixed(run, event) and _is_layer(run, event) and not _is_grouped(run, event))


def _is_grouped(run: Run, event: Applied) -> bool:
    """Whether the turns of one loop share in groups: other turns of it get another variable there, by a name that is computed."""
    first = _first(event)
    here = story.divergence(event.access, first)
    if here is None or here.turn is None:
        return False
    asked = _name_asked(run, event.variable)
    return any(
        e.variable is not event.variable
        and e.moment.place == first.place
        and e.moment.user_place() == first.user_place()
        and any(f.place == here.place and f.parent is here.parent for f in e.moment.frames())
        for e in run.events
        if isinstance(e, Created) and e.asked.name == asked
    )


def _name_asked(run: Run, variable: Variable) -> object:
    return next((e.asked.name for e in run.events if isinstance(e, Created) and e.variable is variable), None)


def _accidental(run: Run) -> Iterator[Applied]:
    """Uses of a variable that AUTO_REUSE shared, on data it had been applied to before."""
    shared = {id(e.moment): e for e in run.events if isinstance(e, Shared)}
    fed = first_data(run)
    for event in run.events:
        if not isinstance(event, Applied) or not isinstance(event.variable.site, Moment) or event.variable.assumed:
            continue  # where a variable that was only taken to be there came from is not known
        access = shared.get(id(event.access))
        if access is None or not access.auto:
            continue
        elsewhere = event.access.user_place() != event.variable.site.user_place()
        if (elsewhere and not access.defaulted) or _only_fetched(event, fed.get(event.variable)):
            continue  # two requests for one name that is written down, or a helper that fetches: weights tied on purpose
        if event.chained or elsewhere:
            yield event


def _only_fetched(event: Applied, first: Fed | None) -> bool:
    """Whether one helper fetches a variable that different code applies."""
    same = event.access.user_place() == _first(event).user_place()
    return same and first is not None and first.moment.user_place() != event.moment.user_place()


def _is_mixed(run: Run, event: Applied) -> bool:
    """Whether both pieces of code that meet in the variable also have variables of their own.

    Where neither makes any of them here, they must be under AUTO_REUSE as well: a flag on the common part alone says what is meant.
    """
    first = _first(event)
    here, there = story.divergence(event.access, first), story.divergence(first, event.access)
    if here is None or there is None:
        return False
    ours, theirs = ({e.variable for e in _within(run, frame)} for frame in (here, there))
    made = {e.variable: e for e in run.events if isinstance(e, Created) and e.variable in ours ^ theirs}
    if any(isinstance(e, Created) for e in _within(run, here)):
        return bool(ours - theirs and theirs - ours)
    return all(any(v in made and made[v].asked.reuse is Reuse.AUTO for v in own) for own in (ours - theirs, theirs - ours))


def _is_layer(run: Run, event: Applied) -> bool:
    """Whether what is applied again is one layer: a network has several weight matrices, unless it is called a layer."""
    here = story.divergence(event.access, _first(event))
    if here is None or not event.chained:
        return event.chained
    matrices = {e.variable for e in _within(run, here) if isinstance(e, Shared) and _is_matrix(e.variable)}
    return len(matrices) <= 1 or _is_called_a_layer(run, event, here)


_LAYER = re.compile(r"layer|block|attention|excit|residual|conv|norm|num_res|depth|stack|activation|pool", re.IGNORECASE)
_AGAIN = re.compile(
    r"step|time|iter|hop|round|turn|recur|unroll|shared|tied|universal|cycle|refine|message|propagat|diffus|for t$", re.IGNORECASE
)
"""What people call the layers of a stack, and what is to run again and again with one set of weights."""


def _is_called_a_layer(run: Run, event: Applied, here: Frame) -> bool:
    """Whether one function that opens a scope under AUTO_REUSE is called in a row, and its name or its loop's says that it is a layer."""
    first = _first(event)
    there = story.divergence(first, event.access)
    accesses = {id(e.moment): e for e in run.events if isinstance(e, Created | Shared)}
    one, two = accesses.get(id(first)), accesses.get(id(event.access))
    if there is None or one is None or two is None or one.asked.reuse_origin is two.asked.reuse_origin:
        return False
    calls = [_outermost_call(event.access, here), _outermost_call(first, there)]
    if calls[0] is None or calls[1] is None or calls[0].label != calls[1].label or calls[0].known != calls[1].known:
        return False
    said = [calls[0].label, show(two.asked.scope), *([here.label] if here.turn is not None else [])]
    return any(map(_LAYER.search, (calls[0].label, here.label))) and not any(map(_AGAIN.search, said))


def _outermost_call(moment: Moment, frame: Frame) -> Frame | None:
    """The first call of the user's in a frame, if that is no call itself."""
    inside = [f for f in moment.frames() if f.depth >= frame.depth and f.turn is None and not f.place.stub]
    return inside[0] if inside and inside[0].label else None


def _is_matrix(variable: Variable) -> bool:
    return variable.shape is None or len(variable.shape) >= 2


def _within(run: Run, frame: Frame) -> Iterator[Created | Shared]:
    """The creations and shared uses that happened inside a frame."""
    for event in run.events:
        if (
            isinstance(event, Created | Shared)
            and event.moment.frame is not None
            and any(f is frame for f in event.moment.frame.outwards())
        ):
            yield event
