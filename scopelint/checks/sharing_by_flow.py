"""Sharing under AUTO_REUSE that nobody meant: TVS301 and TVS302, where what the program does with the data tells.

AUTO_REUSE says "create it, or take what is there", so that two layers that happen to have one name become one
without a word. What tells accident from intent is how the data flows and what else the code around shares:

* a layer applied to its own output, with no new data coming in, is a stack that has collapsed (a recurrent step
  takes new input each time, a second pass starts from other data);
* but a whole network applied to its own output (a cycle, a reconstruction) is meant: there more than one layer is
  shared at once;
* a piece of code that makes variables of its own, and takes one that another such piece made, mixes up two parts
  of one network.

Where the code says it, and not the data: see `sharing_by_names`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import takewhile

from ..diagnostics import Step
from ..domain.symbols import show
from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Moment, Place
from ..record.events import Applied, Created, Fed, Shared
from ..source.effects import last_name
from ..source.mentions import keyword_at, run_over
from ..source.nodes import FunctionDef
from ..tf.reuse import Reuse
from ..tf.variables import Variable
from . import story
from .findings import Finding
from .grouping import grouped
from .queries.accesses import (
    Taken,
    accesses_within,
    creations,
    events,
    is_called_twice,
    name_of,
    noted,
    scope_opened,
    site_of,
    taken,
    takings,
)
from .queries.copied import copied
from .queries.flow import data_of_access, first_data
from .queries.names import are_left_out
from .queries.objects import leaves_its_scope
from .queries.settings import called_after_a_setting
from .queries.ways import (
    at_call,
    caller,
    divergence,
    is_within,
    loops_around,
    paired,
    parted,
    parted_in_turns,
    parted_under_one_label,
    parting,
    row,
    unread,
    users_call,
)
from .queries.words import AGAIN, COMMON, DILATION, LAYER, MEANT, OWN, SAME, SETTINGS
from .registry import check
from .sharing_by_names import met, where_opened
from .sightings import Sighting, run_check


@check("TVS301")
def collisions(exploration: Exploration) -> Iterator[Finding]:
    """Parts of one network that each have variables of their own meet in one variable."""
    yield from _findings(exploration, "TVS301", _mixed)


@check("TVS302")
def collapsed(exploration: Exploration) -> Iterator[Finding]:
    """A stack of layers is one layer, applied to its own output."""
    yield from _findings(exploration, "TVS302", _stacked)


def _findings(exploration: Exploration, code: str, accidents: Callable[[Run], Iterable[Applied]]) -> Iterator[Finding]:
    """One finding for each cause: a layer's bias collapses along with its weights."""
    for group in grouped(exploration, accidents, lambda event: parting(_first(event), event.access)):
        event = group.event
        first = _first(event)
        if exploration.root.kind == "test" and all(p.filename == exploration.root.filename for p in parting(first, event.access)):
            continue  # a test that applies one layer twice is about that layer, not about a network
        before, after = _told_at(next(run for run in group.runs if event.access in takings(run)), event)
        steps = (
            *story.two_ways(before, "first created here", after, "taken again here, instead of being created"),
            Step(story.site(event.moment.user_place()), "and applied here to what it had been applied to before"),
        )
        name, reason = name_of(event.variable), "its own output" if event.chained else "the same data"
        values = {"variable": name, "first": str(row(first)), "reason": reason, "given": "AUTO_REUSE"}
        yield Finding(code, after, name, values, steps, group.assumptions(), event)


def _told_at(run: Run, event: Applied) -> tuple[Moment, Moment]:
    """Where to tell of the two requests: at the calls of which one is a copy of the other; where each opens the scope that both have."""
    calls = copied(run, _first(event), event.access, alike=True)
    if calls is not None:
        return at_call(_first(event), calls[0]), at_call(event.access, calls[1])
    first, access = creations(run).get(event.variable), takings(run).get(event.access)
    opened = scope_opened(first, access) if first is not None and access is not None else None
    named = _after_a_setting(run, event)
    if named is not None and opened is None:
        return named
    told = _is_told_which(run, event) or _is_set_otherwise(event)
    if opened is not None and (users_call(opened[1]) is not users_call(event.access) or told or _is_left(run, event)):
        return opened
    return _first(event), event.access


def _first(event: Applied) -> Moment:
    """Where the variable was created."""
    site = site_of(event.variable)
    assert site is not None
    return site


def _accidental(run: Run) -> Iterator[Applied]:
    """Uses of a variable that AUTO_REUSE shared, on data it had been applied to before."""
    shared, fed, created, since = takings(run), first_data(run), creations(run), data_of_access(run)
    for event in events(run, Applied):
        made, access = site_of(event.variable), shared.get(event.access)
        if made is None or event.variable.assumed:
            continue  # where a variable that was only taken to be there came from is not known
        met = since.get(event.access)
        anew = met is None or (met.moment.place, met.moment.frame) == (event.moment.place, event.moment.frame)
        if not anew and not event.chained and met is not None and event.leaves <= met.leaves:
            continue  # it is what it met first since it was taken: two halves of what was computed with it meet that one after the other
        if access is None or not access.auto or is_called_twice(run, event.access):
            continue
        elsewhere = event.access.user_place() != made.user_place()
        lost = event.variable in created and are_left_out(created[event.variable], access)
        if not lost and ((elsewhere and not access.defaulted) or _only_fetched(event, fed.get(event.variable))):
            continue  # two requests for one name that is written down, or a helper that fetches: weights tied on purpose
        if event.in_pieces and _is_repeated(made, event.access) and not (_is_set_otherwise(event) or _after_a_setting(run, event)):
            continue  # a recurrent step cuts its gates apart
        if event.chained or elsewhere:
            yield event


def _is_repeated(first: Moment, again: Moment) -> bool:
    """Whether the ways to two moments part in the turns of loops, or one leads by the other."""
    ways = parted(first, again)
    return ways is None or any(way.turn is not None for way in ways)


def _is_set_otherwise(event: Applied) -> bool:
    """Whether a function that is called again is told another number for a setting of a layer, such as its dilation: no step is."""
    for there, here in () if MEANT.stand_in(show(event.variable.op_name)) else paired(_first(event), event.access):
        theirs = dict(there.known) if here.turn is None and here.node is there.node and isinstance(here.node, FunctionDef) else {}
        for name, value in here.known if theirs else ():
            if type(value) is type(theirs.get(name)) is int and value != theirs[name] and SETTINGS.stand_in(name):
                return True
    return False


def _only_fetched(event: Applied, first: Fed | None) -> bool:
    """Whether one helper fetches a variable that different code applies."""
    same = event.access.user_place() == _first(event).user_place()
    return same and first is not None and first.moment.user_place() != event.moment.user_place()


# -- parts that meet


def _mixed(run: Run) -> Iterator[Applied]:
    yield from (event for event in _accidental(run) if _is_mixed(run, event))
    yield from (event for event in _streams(run) if _is_mixed(run, event))


def _streams(run: Run) -> Iterator[Applied]:
    """A layer that takes the very same data again in a second call of a function, which knows nothing of the flag around both calls."""
    shared, fed, made = takings(run), first_data(run), creations(run)
    for event in events(run, Applied):
        access, one = shared.get(event.access), fed.get(event.variable)
        if access is None or not access.auto or access.defaulted or event.chained or event.by_caller or one is None:
            continue
        if event.variable not in made or is_called_twice(run, event.access):
            continue
        if not access.moment.place.stub or event.leaves != one.leaves or event.reads != one.reads:
            continue
        first = made[event.variable]
        calls = parted_under_one_label(first.moment, access.moment)
        told_alike = first.asked.reuse_origin is access.asked.reuse_origin and first.moment.user_place() == access.moment.user_place()
        if calls is None or calls[0].turn is not None or calls[0].place.stub or not told_alike or not _is_matrix(event.variable):
            continue
        around = isinstance(access.asked.reuse_origin, Moment) and not any(is_within(access.asked.reuse_origin, call) for call in calls)
        if around and not COMMON.stand_in(calls[0].label, *show(event.variable.op_name).split("/")):
            yield event


def _is_mixed(run: Run, event: Applied) -> bool:
    """Whether both pieces of code that meet in the variable also have variables of their own.

    Where neither makes any of them here, or both are turns of one loop, they must be under AUTO_REUSE as well: a flag on the common
    part alone says what is meant.
    """
    ways = parted(event.access, _first(event))
    if ways is None:
        return False
    here, there = (list(accesses_within(run, frame)) for frame in ways)
    ours, theirs = ({e.variable for e in accessed} for accessed in (here, there))
    if ways[0].turn is None and any(isinstance(e, Created) for e in here):
        return bool(ours - theirs and theirs - ours)
    made = creations(run)
    return all(any(v in made and made[v].asked.reuse is Reuse.AUTO for v in own) for own in (ours - theirs, theirs - ours))


# -- stacks that collapse


@run_check("TVS302", key=lambda sighting: parting(sighting.earlier or sighting.moment, sighting.moment))
def scopes_that_are_left(run: Run) -> Iterator[Sighting]:
    """The turns of a loop have one layer by a scope object, and parts of what comes out of it go in again."""
    fed, again = data_of_access(run), {event.access for event in events(run, Applied)}
    for pair in taken(run):
        data = fed.get(pair.again.moment)
        if data is None or pair.again.variable not in data.reads or pair.again.moment in again or not leaves_its_scope(run, *pair):
            continue
        opened = scope_opened(*pair)
        if opened is not None:
            seen = met(*pair, "its own output")
            yield replace(
                seen,
                earlier=opened[0],
                before="its scope is opened here",
                moment=opened[1],
                told="and here again",
                given_at=pair.first.moment,
            )


@run_check("TVS302", key=lambda sighting: parting(sighting.earlier or sighting.moment, sighting.moment))
def stacks_of_other_depths(run: Run) -> Iterator[Sighting]:
    """Two stacks, the second on the output of the first, count their layers from one number, and one has more of them.

    What runs again on its own output has as many layers as it had before.
    """
    fed, told = data_of_access(run), set[tuple[Frame, Frame]]()
    for pair in taken(run):
        data, numbered = fed.get(pair.again.moment), re.search(r"\d", show(pair.again.variable.key or ""))
        ways = parted(pair.first.moment, pair.again.moment) if data is not None and numbered and pair.again.variable in data.reads else None
        if ways is None or ways in told or ways[0].label != ways[1].label or ways[0].place.stub or not pair.again.moment.certain():
            continue
        told.add(ways)
        if not AGAIN.stand_in(ways[1].label, *_around(ways[1]), show(pair.again.asked.scope)) and _are_of_other_depths(run, pair, *ways):
            yield where_opened(*pair, met(*pair, "its own output, by a stack of another depth"))


def _are_of_other_depths(run: Run, pair: Taken, there: Frame, here: Frame) -> bool:
    """Whether one of two stacks has layers of more numbers than the other: that of which a variable is has others beside it in both."""

    def numbers_in(way: Frame) -> set[str]:
        alike = (e for e in accesses_within(run, way) if e.moment.user_place() == pair.again.moment.user_place())
        keys = {show(e.variable.key or "") for e in alike}
        wanted = _without_digits(show(pair.again.variable.key or ""))
        return {key for key in keys if _without_digits(key) == wanted}

    theirs, ours = numbers_in(there), numbers_in(here)
    return theirs != ours and len(theirs & ours) > 1


def _without_digits(key: str) -> str:
    return re.sub(r"\d+", "#", key)


def _stacked(run: Run) -> Iterator[Applied]:
    tables = frozenset[Variable]().union(*(e.facts["variables"] for e in noted(run, "made shares")))
    own = (e for e in _accidental(run) if e.variable not in tables)  # a chain goes on by one table of probabilities
    found = (e for e in own if not _is_mixed(run, e) and not _is_told_to_share(e) and not _goes_into_a_cell(run, e))
    return (event for event in found if _is_layer(run, event) and not _is_grouped(run, event))


def _is_told_to_share(event: Applied) -> bool:
    """Whether each call of a function of the user's is told `reuse=tf.AUTO_REUSE` where the loop is that calls it.

    Of a layer of TensorFlow's that says nothing: without it the program would not run.
    """
    own = users_call(event.access)
    for there, here in paired(_first(event), event.access):
        around = caller(here)
        told = own is not None and here.depth <= own.depth and isinstance(here.node, FunctionDef) and "reuse" in here.node.params.by_name
        if told and around is not None and around.node is not None and there.place == here.place:
            flag = keyword_at(around.node.body, here.place.span, "reuse")
            return flag is not None and last_name(flag) == "AUTO_REUSE"
    return False


def _goes_into_a_cell(run: Run, event: Applied) -> bool:
    """Whether a cell that has run before takes what the layer has given: each turn is a step of a recurrence."""
    turn, before = divergence(event.access, _first(event)), set[int]()
    if turn is None or turn.turn is None:
        return False
    for step in noted(run, "stepped"):
        if is_within(step.moment, turn) and id(step.facts["cell"]) in before and event.variable in step.facts["inputs"]:
            return True
        before.add(id(step.facts["cell"]))
    return False


def _is_grouped(run: Run, event: Applied) -> bool:
    """Whether the turns of one loop share in groups: other turns of it get another variable there, by a name that is computed."""
    first = _first(event)
    here = divergence(event.access, first)
    if here is None or here.turn is None:
        return False
    created, access = creations(run), takings(run).get(event.access)
    one = created.get(event.variable)
    if one is not None and access is not None and (are_left_out(one, access) or called_after_a_setting(one, access)):
        return False
    if one is None or one.asked.name is None:
        return True  # a getter that keeps a part of the name has chosen who shares
    others = (e.moment for e in created.values() if e.asked.name == one.asked.name and e.variable is not event.variable)
    way = _way_inside(event.access, here)
    return any(
        _way_inside(other, here) == way for other in others if other.place == first.place and other.user_place() == first.user_place()
    )


def _way_inside(moment: Moment, turn: Frame) -> list[Place] | None:
    """The places by which the way leads to a moment from a turn of the same loop on; None where it is in none."""
    frames = moment.frames()
    own = next((f for f in frames if f.place == turn.place and f.parent is turn.parent), None)
    return [f.place for f in frames if f.depth > own.depth] if own is not None else None


def _is_layer(run: Run, event: Applied) -> bool:
    """Whether what is applied again is one layer: a network has several weight matrices, unless it is called a layer."""
    here = divergence(event.access, _first(event))
    if here is None or not event.chained:
        return event.chained
    matrices = {e.variable for e in accesses_within(run, here) if isinstance(e, Shared) and _is_matrix(e.variable)}
    if len(matrices) <= 1:  # else the others need not be looked for
        matrices |= {v for v in _held_already(run, here) if _is_matrix(v)}
    alone = len(matrices) <= 1 and not _is_said_to_go_on(here)
    called = alone or _is_called_a_layer(run, event, here) or _was_to_be_numbered(run, event, here)
    if called or _after_a_setting(run, event) is not None:
        return True
    if _is_told_which(run, event) or copied(run, _first(event), event.access, alike=True) is not None or _is_left(run, event):
        return True
    return _is_dilated_otherwise(run, event) or _is_said_to_have_its_own(run, event)


def _is_dilated_otherwise(run: Run, event: Applied) -> bool:
    """Whether the convolution is told another dilation than the first time, by turns or calls that know nothing of the flag around all.

    A stack has a wider view with each layer; what runs again and again, or at several scales, is told the same, or has the flag itself.
    """
    first, access, here = _first(event), takings(run).get(event.access), divergence(event.access, _first(event))
    origin = access.asked.reuse_origin if access is not None else None
    if access is None or here is None or not isinstance(origin, Moment) or is_within(origin, here):
        return False
    calls = takewhile(lambda pair: pair[0].node is pair[1].node, zip(*map(_calls_outwards, (first, event.access)), strict=False))
    told = ((dict(there.known), dict(now.known), now.label) for there, now in calls)
    labels = [label for before, now, label in told if any(_is_another(before, *each) for each in now.items())]
    around = (show(access.asked.scope), *(frame.label for frame in loops_around(event.access)))
    return bool(labels) and not (AGAIN.stand_in(*around, *labels) or MEANT.stand_in(*around, *labels))


def _is_another(before: dict[str, str | int], name: str, value: str | int) -> bool:
    return type(value) is type(before.get(name)) is int and value != before[name] and DILATION.stand_in(name)


def _calls_outwards(moment: Moment) -> list[Frame]:
    """The calls of the user's functions that a moment is in, from the innermost on."""
    return [f for f in reversed(moment.frames()) if f.turn is None and not f.place.stub and isinstance(f.node, FunctionDef)]


def _is_said_to_have_its_own(run: Run, event: Applied) -> bool:
    """Whether the turns of a loop call a function whose docstring says that each thing it makes has weights of its own, and nothing there
    that one and the same is to run again."""
    said = {id(e.facts["node"]): e.facts["text"] for e in noted(run, "described") if OWN.match(e.facts["text"])}
    access = takings(run).get(event.access) if said else None
    if access is None or parted_in_turns(_first(event), event.access) is None:
        return False
    call = next((here for there, here in paired(_first(event), event.access) if id(here.node) in said and here.node is there.node), None)
    if call is None:
        return False
    text, loops = said[id(call.node)], [frame.label for frame in loops_around(event.access)]
    around = (text, call.label, *_around(call), show(access.asked.scope), *loops)
    return not (AGAIN.stand_in(*around) or MEANT.stand_in(*around) or SAME.stand_in(text))


def _is_said_to_go_on(turn: Frame) -> bool:
    """Whether a loop, or the function that it is in, says that one and the same thing is to run again and again."""
    return turn.turn is not None and AGAIN.stand_in(turn.label, *_around(turn))


def _held_already(run: Run, here: Frame) -> set[Variable]:
    """The variables that are applied again in there, and were at hand without being asked for: an object made outside holds them."""
    applied = ((e, site_of(e.variable)) for e in events(run, Applied) if e.chained and is_within(e.moment, here))
    return {e.variable for e, site in applied if site is not None and not is_within(e.access, here) and not is_within(site, here)}


def _is_called_a_layer(run: Run, event: Applied, here: Frame) -> bool:
    """Whether one function that opens a scope under AUTO_REUSE is called in a row, and its name or its loop's says that it is a layer."""
    first = _first(event)
    there = divergence(first, event.access)
    accesses = {e.moment: e for e in run.events if isinstance(e, Created | Shared)}
    one, two = accesses.get(first), accesses.get(event.access)
    if there is None or one is None or two is None or one.asked.reuse_origin is two.asked.reuse_origin:
        return False
    calls = [_outermost_call(event.access, here), _outermost_call(first, there)]
    if calls[0] is None or calls[1] is None or calls[0].label != calls[1].label or calls[0].known != calls[1].known:
        return False
    said = [calls[0].label, show(two.asked.scope), *([here.label, *_around(here)] if here.turn is not None else [])]
    return LAYER.stand_in(calls[0].label, here.label) and not (AGAIN.stand_in(*said) or any(text.endswith("for t") for text in said))


def _around(turn: Frame) -> Iterator[str]:
    """What the function is called that a loop is in, and what the loop runs over."""
    outer = next((f for f in turn.outwards() if f.turn is None), None)
    if outer is not None:
        yield outer.label
        if outer.node is not None:
            yield from sorted(run_over(outer.node, turn.place.span))


def _was_to_be_numbered(run: Run, event: Applied, turn: Frame) -> bool:
    """Whether a loop opens a scope that is called after its own variable: `"layer_i"` is a text, whatever `i` is."""
    access = takings(run).get(event.access)
    if turn.turn is None or access is None or AGAIN.stand_in(turn.label, show(access.asked.scope)):
        return False
    targets = set(re.findall(r"\w+", turn.label.removeprefix("for "))) - {"t"}
    opened = [show(name).rpartition("/")[2] for name, m in access.asked.openings if isinstance(m, Moment) and is_within(m, turn)]
    return any(len(parts) > 1 and targets & set(parts) for parts in (name.split("_") for name in opened))


def _is_told_which(run: Run, event: Applied) -> bool:
    """Whether a function is called in a row with the number of a layer, which it never reads, and says nowhere that it is to run again."""
    access = takings(run).get(event.access)
    for there, here in paired(_first(event), event.access):
        for parameter, value, other in unread(there, here):
            numbered = access is not None and show(access.asked.scope)[-1:].isdigit()
            again = AGAIN.stand_in(parameter) or (AGAIN.stand_in(here.label, *_around(here)) and not numbered)
            if type(value) is type(other) is int and not again:
                return True
    return False


def _is_left(run: Run, event: Applied) -> bool:
    """Whether each turn of a loop has a scope of its own, and leaves it for one around that."""
    first, access = creations(run).get(event.variable), takings(run).get(event.access)
    return first is not None and access is not None and leaves_its_scope(run, first, access)


def _after_a_setting(run: Run, event: Applied) -> tuple[Moment, Moment] | None:
    """Where the turns of a loop have layers that are called after what comes twice there."""
    first, access = creations(run).get(event.variable), takings(run).get(event.access)
    return called_after_a_setting(first, access) if first is not None and access is not None else None


def _outermost_call(moment: Moment, frame: Frame) -> Frame | None:
    """The first call of the user's in a frame, if that is no call itself."""
    inside = [f for f in moment.frames() if f.depth >= frame.depth and f.turn is None and not f.place.stub]
    return inside[0] if inside and inside[0].label else None


def _is_matrix(variable: Variable) -> bool:
    return variable.shape is None or len(variable.shape) >= 2
