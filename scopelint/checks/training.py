"""Variables that optimizers share, or leave out: TVS508, TVS509."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping, Set
from itertools import combinations

from ..domain.symbols import Name, show
from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Moment, Noted
from ..primitives.tensors import Tensor, weights_of
from ..record.events import Created, Fed
from ..tf.reuse import Reuse
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import assignments, creations, events, name_of, noted, taken, template_of, trainings
from .queries.flow import first_data, variables_in
from .queries.holding import variables_of
from .queries.names import may_be_one_name, numbered_alike, parted_scopes
from .queries.order import by_age, compatible, follows, oldest
from .queries.phases import in_phases, is_of_an_optimizer
from .queries.sessions import needs_of, reads_of, starts_of, updates_of, writes_of
from .queries.ways import (
    activation,
    at_call,
    calls_of_one_row,
    divergence,
    is_within,
    loops_around,
    parted_in_turns,
    parted_under_one_label,
    users_call,
)
from .registry import check
from .sightings import Sighting, run_check, seen


@run_check("TVS508")
def slots_shared(run: Run) -> Iterator[Sighting]:
    """Two optimizers (or moving averages) share the variables they keep, under AUTO_REUSE."""
    for first, again in taken(run):
        if is_of_an_optimizer(first, again) and again.variable not in in_phases(run):
            yield Sighting(
                variable=again.variable,
                given="two optimizers",
                reason="each disturbs what the other keeps there",
                moment=again.moment,
                told="the second one takes them here",
                earlier=first.moment,
                before="the first optimizer makes them here",
                shown=Pair(first.moment, again.moment, shared=True),
            )


@run_check("TVS509")
def untrained(run: Run) -> Iterator[Sighting]:
    """What a session runs reads trainable variables that nobody trains, beside others of the same make that are trained."""
    runs = list(noted(run, "run"))
    if any(noted(run, "restored", "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    trained, assigned = dict(trainings(run)), assignments(run)
    spared = _spared(run, trained.keys())
    fitted = frozenset[Variable]().union(*(variables_of(e.facts["model"]) for e in noted(run, "fitted")))
    fed = first_data(run) if spared else {}
    created = list(events(run, Created))
    for event in created:
        variable = event.variable
        if variable in trained or variable in fitted or variable in assigned or variable.trainable is not True or variable.graph.eager:
            continue
        if not _is_matrix(variable) or _may_be_trained(variable, trained.keys()):
            continue
        used = next((e for e in runs if (variable in reads_of(e) or _decides(e, variable)) and not starts_of(e)), None)
        alike = (e for e in created if e.variable in trained and (_twins(e, event) or _below(e, event)))
        twin = None if used is None else next(alike, None)
        if twin is not None and variable in spared and not _is_to_judge(twin, event, fed, trained.keys()):
            continue
        if used is not None and twin is not None and twin.moment.serial < event.moment.serial:
            moment, told = named_anew(run, twin, event) or _made_by_another_call(twin, event)
            yield Sighting(
                variable=variable,
                given=name_of(twin.variable),
                reason="trained",
                moment=moment,
                told=told,
                earlier=twin.moment,
                before="the trained one is made here",
                shown=Pair(twin.moment, event.moment, shared=False, told="training"),
            )


def _may_be_trained(variable: Variable, trained: Set[Variable]) -> bool:
    """Whether something of the same name is trained, not all of which is known: what is computed alike twice may well be the same."""
    name = variable.op_name
    return not isinstance(name, str) and any(not isinstance(v.op_name, str) and show(v.op_name) == show(name) for v in trained)


def _spared(run: Run, trained: Set[Variable]) -> frozenset[Variable]:
    """What losses reach whose optimizers are told to train something else: it measures what they train, as it was made.

    So does what they reach behind a stopped gradient, unless a session asks for what that says by itself.
    """
    told = list(noted(run, "chosen to train"))
    losses = [e.facts["loss"] for e in told if isinstance(e.facts["loss"], Tensor)]
    stopped = frozenset[Variable]().union(*(variables_in(e.facts["reads"]) for e in noted(run, "stopped")))
    behind = frozenset[Variable]().union(*(loss.behind & stopped for loss in losses))
    said = (each for e in noted(run, "run") for each in e.facts["fetches"] if behind and isinstance(each, Tensor) and each.leaves)
    behind = behind.difference(*(each.reads for each in said if each.reads.isdisjoint(trained)))
    reached = behind.union(*(loss.reads for loss in losses))
    return reached.difference(*(e.facts["chosen"] for e in told))


def are_of_one_name(trained: Created, other: Created) -> bool:
    """Whether two calls of one function are told the same, and the second's names are those of the first, numbered on."""
    calls = parted_under_one_label(trained.moment, other.moment)
    same = calls is not None and calls[0].known == calls[1].known
    numbered = all(e.asked.defaulted or e.variable.kind == "variable" for e in (trained, other))
    return same and numbered and numbered_alike(trained, other)


def _is_to_judge(trained: Created, other: Created, fed: Mapping[Variable, Fed], learning: Set[Variable]) -> bool:
    """Whether a second network of one name is applied to what learns, which the first is not: as a critic is to what an actor does."""
    one, two = fed.get(trained.variable), fed.get(other.variable)
    meets = one is not None and two is not None and not learning.isdisjoint(two.reads - one.reads)
    return meets and are_of_one_name(trained, other)


@run_check("TVS509")
def left_out_of_both(run: Run) -> Iterator[Sighting]:
    """Two optimizers train one network, each by a loss of its own, and another network that the losses reach is trained by none.

    Its list of variables was to be another one: it was picked a second time by the same name, or the other list was picked and left aside.
    """
    if any(noted(run, "restored", "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in noted(run, "run")):
        return
    trained, assigned, made = dict(trainings(run)), assignments(run), creations(run)
    picked = {id(e.facts["list"]): e for e in noted(run, "filtered")}
    chosen = [(picked[id(e.facts["lists"][0])], e) for e in noted(run, "chosen to train") if id(e.facts["lists"][0]) in picked]
    for (theirs, before), (ours, event) in combinations(chosen, 2):
        own = frozenset(v for v in ours.facts["kept"] if isinstance(v, Variable))
        losses = [e.facts["loss"] for e in (before, event)]
        alike = own == frozenset(theirs.facts["kept"]) and losses[0] is not losses[1] and follows(before.moment, event.moment)
        if not alike or not own or oldest(own) not in made or _are_of_towers(before, event):
            continue
        reached = frozenset[Variable]().union(*(loss.reads for loss in losses if isinstance(loss, Tensor)))
        left = [v for v in by_age(reached - own) if v.trainable is True and v not in trained and v not in assigned and v in made]
        wanted = _picked_twice(theirs, ours) or _left_aside(left, ours, event, picked)
        if left and wanted is not None:
            first = oldest(own)
            yield Sighting(
                variable=left[0],
                given=name_of(first),
                reason="trained",
                moment=wanted,
                told="the second optimizer gets the variables of the same network",
                earlier=made[first].moment,
                before="what both optimizers train is made here",
                shown=Pair(made[first].moment, made[left[0]].moment, shared=False, told="training"),
            )


def _are_of_towers(before: Noted, event: Noted) -> bool:
    """Whether one optimizer takes the gradients of one network by one line again: of what it loses in another tower."""
    return before.facts["optimizer"] is event.facts["optimizer"] and before.moment.user_place() == event.moment.user_place()


def _picked_twice(theirs: Noted, ours: Noted) -> Moment | None:
    """Where one call of a function picks variables by a text that it has picked some by before."""
    same = theirs is not ours and theirs.facts["text"] == ours.facts["text"] and theirs.moment.user_place() != ours.moment.user_place()
    return ours.moment if same and users_call(theirs.moment) is users_call(ours.moment) else None


def _left_aside(left: list[Variable], ours: Noted, event: Noted, picked: dict[int, Noted]) -> Moment | None:
    """Where an optimizer gets a list of variables, if what nobody trains was picked beside it, all of it and nothing else."""
    for other in picked.values():
        kept = set(other.facts["kept"])
        beside = other is not ours and users_call(other.moment) is users_call(ours.moment)
        if beside and kept and kept == set(left) and other.facts["how"] == ours.facts["how"]:
            return event.moment
    return None


@check("TVS509")
def untrained_in_another_graph(exploration: Exploration) -> Iterator[Finding]:
    """A network that one graph trains is used in another graph, which has it anew."""
    if exploration.root.kind != "test":  # a test may well look at what a network does before it has learned
        yield from seen("TVS509", exploration, _left_in_another_graph)


def named_anew(run: Run, trained: Created, other: Created) -> tuple[Moment, str] | None:
    """Where a scope gets another name than it got by the same row for the twin, if it was to be shared below it; and what comes of it."""
    scopes = parted_scopes(trained, other)
    if scopes is None:
        return None
    (first, before), (second, moment) = scopes
    made, again = (template_of(run, opened) for opened in (before, moment))
    if made is not None and again is not None:
        same = made.facts["name"] == again.facts["name"] and made.moment.user_place() == again.moment.user_place()
        return (again.moment, "another template of this name is made here, which shares nothing with the first") if same else None
    if before.user_place() == moment.user_place() and are_of_one_name(trained, other):
        return moment, "its scope gets another number here, as its name is one by default"
    if before.user_place() != moment.user_place() and other.asked.reuse is Reuse.AUTO and _is_around(trained, other, moment):
        return moment, "a scope is around it here that was not around the first, so that AUTO_REUSE shares nothing"
    turns = parted_in_turns(trained.moment, other.moment)
    if turns is not None and before.user_place() == moment.user_place() and _are_numbered(first, second) and is_within(moment, turns[1]):
        return moment, "each turn opens a scope of its own here, with another number, so that nothing below it is shared"
    if before.user_place() != moment.user_place() or other.asked.reuse is not Reuse.AUTO:
        return None
    what = "number in its name" if _are_numbered(first, second) else "name"
    helper = divergence(moment, other.moment)
    if helper is None or helper.turn is not None:
        helper = _told_the_name(before, moment, show(first), show(second))
    entered = moment if helper is None else at_call(moment, helper)  # what hands out the scope, or opens what it is told, is no cause
    return entered, f"its scope has another {what} here, so that AUTO_REUSE shares nothing"


def _told_the_name(before: Moment, moment: Moment, first: str, second: str) -> Frame | None:
    """The outermost of the calls around the opening of a scope that are told its name, as the same functions were that of another one."""
    found = None
    ways = ([f for f in reversed(m.frames()) if f.turn is None and not f.place.stub] for m in (before, moment))
    for there, here in zip(*ways, strict=False):
        theirs = dict(there.known)
        texts = [(theirs.get(name), value) for name, value in here.known if isinstance(value, str) and value in second]
        if there.node is not here.node or not any(isinstance(one, str) and one != value and one in first for one, value in texts):
            break
        found = here
    return found


def _are_numbered(first: Name, second: Name) -> bool:
    """Whether two names differ in a number alone."""
    return re.sub(r"_?\d+", "", show(first)) == re.sub(r"_?\d+", "", show(second))


def _made_by_another_call(trained: Created, other: Created) -> tuple[Moment, str]:
    """Where a variable is made that nobody trains: at the call that does so, where one row makes both."""
    calls = calls_of_one_row(trained.moment, other.moment)
    return (other.moment, "and one that nobody trains here") if calls is None else (calls[1], "and this call makes one that nobody trains")


def _is_around(trained: Created, other: Created, moment: Moment) -> bool:
    """Whether a scope was opened around the very scopes that the twin is in, by the same code, and nothing else is other about them."""
    ours, theirs = ([opened for _, opened in e.asked.openings if isinstance(opened, Moment)] for e in (other, trained))
    places = [[opened.user_place() for opened in each] for each in ([m for m in ours if m is not moment], theirs)]
    return places[0] == places[1] and bool(places[1])


def _below(trained: Created, other: Created) -> bool:
    """Whether a variable was asked for, to be shared, by the short name of one that a layer has made right below, in the same call."""
    one, two = trained.variable, other.variable
    if one.graph is not two.graph or one.shape != two.shape or trained.asked.reuse is not Reuse.AUTO or other.asked.reuse is not Reuse.AUTO:
        return False
    scope, _, leaf = str(two.op_name).rpartition("/")
    parts = str(one.op_name).removeprefix(f"{scope}/").split("/")
    named = len(parts) == 2 and parts[1] == leaf and trained.moment.place.stub and not other.moment.place.stub
    same_call = trained.asked.reuse_origin is other.asked.reuse_origin and activation(other.moment) in (None, *trained.moment.frames())
    return named and same_call and compatible(trained.moment, other.moment)


def _left_in_another_graph(run: Run) -> Iterator[Sighting]:
    """The same code, in a graph of its own, made variables of the same names, which only that graph's session has trained."""
    runs, opened = list(noted(run, "run")), {id(e.facts["session"]): e for e in noted(run, "session")}
    if any(noted(run, "restored", "imported", "handed out", "loaded", "saved")) or any(e.facts["opaque"] for e in runs):
        return
    if len({e.moment.user_place() for e in opened.values()}) < 2 or any(e.facts["alone"] is not True for e in opened.values()):
        return
    trained, assigned, made = dict(trainings(run)), assignments(run), creations(run)
    learning, changed = {v.graph for v in trained}, frozenset[Variable]().union(*(updates_of(e) for e in runs))
    twins = {_likeness(made[v]): made[v] for v in trained if v in made and v in changed and _is_matrix(v)}
    for event in runs:
        used = by_age(v for v in needs_of(event) if v.trainable is True)
        if starts_of(event) or not used or any(v in changed or v in assigned or v not in made or v.graph in learning for v in used):
            continue
        pairs = [(twins.get(_likeness(made[v])), made[v]) for v in used if _is_matrix(v)]
        theirs = [twin for twin, ours in pairs if twin is not None and compatible(twin.moment, ours.moment)]
        if any(e.moment.serial < event.moment.serial and reads_of(e) & set(used) for e in runs):
            continue  # what it said before may well be what the other one has learned from
        if len(theirs) == len(pairs) and any(_learned_in_vain(runs, twin, ours, event) for twin, ours in pairs[:1] if twin is not None):
            yield Sighting(
                variable=used[0],
                given=f"the {name_of(theirs[0].variable)} of another graph",
                reason="trained",
                moment=pairs[0][1].moment,
                told="and one in another graph, that nobody trains, here",
                earlier=theirs[0].moment,
                before="the trained one is made here",
                shown=Pair(theirs[0].moment, pairs[0][1].moment, shared=False, told="graphs"),
            )
            return


def _likeness(event: Created) -> Hashable:
    """What is the same of two variables that one piece of code makes in two graphs: each of these has unknown sizes of its own."""
    shape = event.variable.shape
    sizes = None if shape is None else tuple(size if isinstance(size, int) else None for size in shape)
    return event.moment.place, event.variable.op_name, sizes


def _learned_in_vain(runs: list[Noted], twin: Created, ours: Created, event: Noted) -> bool:
    """Whether a variable is trained before another run, and its own session has no use for it after the training.

    One script may well train in one graph, and show in another one how its other half is called. So both are there when the training
    begins, or one object has made both, or the other graph is run between two steps of the training.
    """
    training = [e for e in runs if twin.variable in updates_of(e)]
    if training[0].moment.serial > event.moment.serial or training[0].facts["session"] is event.facts["session"]:
        return False
    owners, others = ({id(f.receiver) for f in e.moment.frames() if f.receiver is not None} for e in (twin, ours))
    known = ours.moment.serial < training[0].moment.serial or not owners.isdisjoint(others)
    if not known and not _scored_between(runs, twin, event):
        return False
    loops = {f.place for e in training for f in loops_around(e.moment)}
    later = (e for e in runs if e.moment.serial > training[0].moment.serial and twin.variable in needs_of(e) - writes_of(e))
    return all(loops & {f.place for f in loops_around(e.moment)} for e in later)


def _scored_between(runs: list[Noted], twin: Created, event: Noted) -> bool:
    """Whether a turn of a loop that trains what was there before runs the other graph, which nobody hands the weights themselves."""
    handed = any(twin.variable in (weights_of(f) for f in e.facts["fetches"] if isinstance(f, Tensor | Variable)) for e in runs)
    around = {id(f): f for e in runs if twin.variable in updates_of(e) for f in loops_around(e.moment)}
    turns = (f for f in loops_around(event.moment) if id(f) in around)
    return not handed and any(not is_within(twin.moment, turn) for turn in turns)


def _decides(event: Noted, variable: Variable) -> bool:
    """Whether a run decides something by the variable, such as an `argmax`: where a gradient flows on, it may be a target to learn from."""
    return any(isinstance(f, Tensor) and variable in f.behind and not f.reads for f in event.facts["fetches"])


def _is_matrix(variable: Variable) -> bool:
    return variable.shape is not None and len(variable.shape) >= 2


def _twins(trained: Created, other: Created) -> bool:
    one, two = trained.variable, other.variable
    leaf = [str(v.op_name).rpartition("/")[2].rstrip("_0123456789") for v in (one, two)]
    same = one.graph is two.graph and trained.moment.place == other.moment.place and one.shape == two.shape and leaf[0] == leaf[1]
    return same and not may_be_one_name(one.op_name, two.op_name) and compatible(trained.moment, other.moment)
