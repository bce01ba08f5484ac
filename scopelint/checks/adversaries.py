"""Two networks that are to be trained against each other, and are trained together: TVS518."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import TypeGuard

from ..exploration.explore import Run
from ..language.trace import Noted, Place, Value
from ..primitives.leaves import Leaf, Written, sources
from ..primitives.tensors import Tensor
from ..record.events import Created, Failure, Fed
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, events, noted
from .queries.holding import variables_of
from .queries.order import by_age, compatible
from .queries.sessions import writes_of
from .queries.ways import loops_around, row
from .queries.words import ADVERSARY, MAKER, Words
from .sightings import Sighting, run_check


@run_check("TVS518")
def told_of_neither(run: Run) -> Iterator[Sighting]:
    """Each of two optimizers trains all that its loss reaches: the maker and what judges it, both to the advantage of either."""
    everything = {id(e.facts["optimizer"]): e for e in noted(run, "all trained")}
    told = {id(e.facts["optimizer"]) for e in noted(run, "trained")} & everything.keys()
    steps = [e for e in noted(run, "trained") if id(e.facts["optimizer"]) in told and e.facts["op"] is not None]
    made, runs = creations(run), list(noted(run, "run")) if len(steps) > 1 else []
    for first, second in combinations(steps, 2):
        both = set(first.facts["variables"]) & set(second.facts["variables"])
        if first.facts["optimizer"] is second.facts["optimizer"] or both != set(first.facts["variables"]) | set(second.facts["variables"]):
            continue
        makers, judges = (_called(both, words) for words in (MAKER, ADVERSARY))
        if not makers or not judges or not compatible(first.moment, second.moment) or makers[0] not in made:
            continue
        if all(_is_run_in_a_loop(runs, step) for step in (first, second)):
            yield Sighting(
                variable=makers[0],
                given="by both optimizers",
                reason="neither is told which variables are its own (var_list)",
                moment=second.moment,
                told="the second optimizer trains all variables",
                earlier=first.moment,
                before="the first optimizer trains all variables",
                shown=Life("trained by both", (Act("trained", first.moment, (makers[0],)), Act("trained", second.moment, (makers[0],)))),
            )
            return


def _called(variables: set[Variable], words: Words) -> list[Variable]:
    """The variables whose outermost scope has such a name."""
    return [v for v in by_age(variables) if "/" in str(v.op_name) and words.stand_in(str(v.op_name).partition("/")[0])]


def _is_run_in_a_loop(runs: list[Noted], step: Noted) -> bool:
    return any(loops_around(e.moment) and set(step.facts["variables"]) <= writes_of(e) for e in runs)


@run_check("TVS518")
def meant_for_one(run: Run) -> Iterator[Sighting]:
    """An optimizer is told of no variables, and trains along what another one trains by a loss of its own: see `_judges`, `_compared`."""
    steps = list(steps_of(run)) if len({id(e.facts["optimizer"]) for e in noted(run, "trained")}) > 1 else []
    fed = list(events(run, Fed)) if any(step.told_of_none for step in steps) else []
    made, runs, held = creations(run), list(noted(run, "run")) if fed else [], list(noted(run, "measured")) if fed else []
    if any(e.facts["opaque"] for e in runs) or any(events(run, Failure)):
        return  # what comes of an error is no two networks
    for own, other in permutations(steps, 2) if runs else ():
        if other.told_of_none and own.event.facts["optimizer"] is not other.event.facts["optimizer"] and own.trained <= other.trained:
            taken = _judge(own, other, fed, runs) or _fed_in_its_place(own, other, fed, runs)
            taken = taken or _asked_to_please(own, other, fed, runs, held) or _compared(own, other, steps, fed, runs)
            if not taken or taken[0] not in made or not compatible(own.event.moment, other.event.moment):
                continue
            first, second = sorted((own.event, other.event), key=lambda e: e.moment.serial)
            told = "not told which variables are its own" if other.asked.what == "all trained" else "told of all variables that there are"
            yield Sighting(
                variable=taken[0],
                given="by both optimizers",
                reason=f"the one of line {row(other.asked.moment)} is {told} (var_list)",
                moment=other.asked.moment,
                told="this optimizer trains all that its loss reaches",
                earlier=own.event.moment,
                before="this one trains it by a loss of its own",
                shown=Life("trained by both", (Act("trained", first.moment, (taken[0],)), Act("trained", second.moment, (taken[0],)))),
            )
            return


@dataclass(frozen=True, slots=True)
class Step:
    """A step of an optimizer: what it trains, by which loss."""

    event: Noted
    asked: Noted
    """Where the optimizer is told of the loss, and of what to train."""
    loss: Tensor
    trained: frozenset[Variable]
    told_of_none: bool


def steps_of(run: Run) -> Iterator[Step]:
    """The steps of optimizers of which the loss is known."""
    asked: dict[int, Noted] = {}
    made = creations(run)
    for event in noted(run, "all trained", "chosen to train", "trained"):
        optimizer = id(event.facts["optimizer"])
        if event.what != "trained":
            asked[optimizer] = event
        elif optimizer in asked and isinstance(asked[optimizer].facts["loss"], Tensor):
            variables = frozenset(v for v in event.facts["variables"] if isinstance(v, Variable))
            yield Step(event, asked[optimizer], asked[optimizer].facts["loss"], variables, _is_told_of_none(asked[optimizer], made))


def _is_told_of_none(event: Noted, made: Mapping[Variable, Created]) -> bool:
    """Whether an optimizer is told of no variables, or of all that there are to train, as by a filter that is given no scope."""
    if event.what == "all trained":
        return True
    chosen = event.facts["chosen"]
    there = {v for v, created in made.items() if v.trainable is True and created.moment.serial < event.moment.serial}
    return bool(there) and there <= set(chosen)


def _judge(own: Step, other: Step, fed: list[Fed], runs: list[Noted]) -> list[Variable]:
    """What a step takes of another one's, where one network judges real data, and what a maker made of no judgement; both in one loop.

    That is the judge, whose own loss is on data that the other loss has not, and would train the maker as well: so it does, or was told
    not to. Or it is the maker, whose own loss goes through the judge, and knows nothing of the real data.
    """
    judge, met = _judges_of_both(other.trained, fed)
    rest = other.trained - judge
    of_maker = own.trained == rest
    makers = frozenset(v for v in (rest if of_maker or own.trained == other.trained else rest - own.trained) if v in met)
    applied = [v for v in by_age(judge) if (of_maker or v in own.trained) and any(reads & makers for reads in met[v])]
    independent = all(reads <= makers for v in makers for reads in met[v])
    if not applied or not makers or not independent or not makers <= own.loss.reads & other.loss.reads:
        return []
    if not (_knows_less(own, other) and own.loss.reads.issuperset(applied) if of_maker else _knows_less(other, own)):
        return []
    return (by_age(makers) if of_maker else applied) if loops_of(own, runs) & loops_of(other, runs) else []


def _judges_of_both(learning: frozenset[Variable], fed: list[Fed]) -> tuple[set[Variable], dict[Variable, list[frozenset[Variable]]]]:
    """Of what learns, what is applied to data as well as to what the rest makes; and of what learns each has met been computed."""
    met: dict[Variable, list[frozenset[Variable]]] = {}
    for event in fed:
        if event.variable in learning:
            met.setdefault(event.variable, []).append(event.reads & learning)
    judge: set[Variable] = set()
    while True:  # the deeper layers of a judge see what its first ones made
        found = {v for v, data in met.items() if any(reads <= judge for reads in data) and any(reads - judge for reads in data)}
        if found <= judge:
            return judge, met
        judge |= found


def _fed_in_its_place(own: Step, other: Step, fed: list[Fed], runs: list[Noted]) -> list[Variable]:
    """What a step takes of another one's, where a judge of what a maker makes is trained on what sessions are fed in the place of that.

    The maker learns to please it, by a loss that knows of no more than the maker is given. A judge has one number for each.
    """
    rest = other.trained - own.trained
    for makers, judge, pleasing, judging in ((rest, own.trained, other, own), (own.trained, rest, own, other)):
        met = [e for e in fed if e.variable in makers or (e.variable in judge and e.reads & makers)]
        applied = by_age(e.variable for e in met if e.variable in judge)
        if not makers or not applied or not has_one_number(by_age(judge)) or not _knows_less(pleasing, judging):
            continue
        if any(e.reads & judge for e in met if e.variable in makers) or not pleasing.loss.reads.issuperset((*makers, *applied)):
            continue
        times = [[e for e in runs if step.event.facts["op"] in e.facts["fetches"]] for step in (pleasing, judging)]
        given = [[t for t in e.facts["fed"] if _is_made_by(t, makers)] for e in times[1]]
        if any(_is_made_by(t, makers) for e in times[0] for t in e.facts["fed"]) or not given or not all(given):
            continue
        if _data_of(pleasing.loss) <= _data_of(given[0][0]) and loops_of(own, runs) & loops_of(other, runs):
            return by_age(own.trained)
    return []


def _asked_to_please(own: Step, other: Step, fed: list[Fed], runs: list[Noted], held: list[Noted]) -> list[Variable]:
    """What a step takes of a judge, which learns of data what they are worth, where a maker is to make what it finds worth more.

    The judge is asked once of what the maker makes, of which the loss knows no more than the maker does. It has one number for each.
    """
    makers, judge = other.trained - own.trained, by_age(own.trained)
    if not makers or not judge or own.loss.reads & makers or not has_one_number(judge) or not _knows_less(other, own):
        return []
    met = [e for e in fed if e.variable in own.trained]
    pleasing = [e for e in met if e.reads & makers and e.leaves <= other.loss.leaves]
    learning = [e for e in met if not e.reads and e.leaves - other.loss.leaves and e.leaves <= own.loss.leaves]
    given = [e for e in fed if e.variable in makers]
    if not pleasing or not learning or any(e.reads - makers for e in given) or not other.loss.reads.issuperset((*makers, *judge)):
        return []
    once = len({e.variable for e in pleasing}) == len(pleasing)
    known = frozenset[Leaf]().union(*(e.leaves for e in given))
    if not once or not _data_of(other.loss) <= known or is_held_against_data(other.loss, judge, held):
        return []
    return judge if loops_of(own, runs) & loops_of(other, runs) else []


def has_one_number(judge: list[Variable]) -> bool:
    """Whether a network says one number of each thing."""
    return bool(judge) and (judge[-1].shape or ())[-1:] == (1,)


def is_held_against_data(loss: Tensor, judge: list[Variable], held: list[Noted]) -> bool:
    """Whether what a judge says is compared, on the way to a loss, with something other than numbers that are written down."""
    compared = (e.facts["labels"] for e in held if not e.facts["reads"].isdisjoint(judge) and e.facts["data"] <= loss.leaves)
    return any(not isinstance(leaf, Written) for labels in compared for leaf in labels & loss.leaves)


def _is_made_by(value: Value, makers: frozenset[Variable]) -> TypeGuard[Tensor]:
    return isinstance(value, Tensor) and bool(value.reads) and value.reads <= makers


def _knows_less(step: Step, other: Step) -> bool:
    """Whether the loss of a step is of less data than another one's; of numbers that are written down it may have its own.

    What is cut out of a result is nothing more to know, such as the neighbours of each pixel that is made.
    """
    ours, theirs = sources(step.loss.leaves), sources(other.loss.leaves)
    return ours < theirs or _without_written(ours) < _without_written(theirs)


def _data_of(value: Tensor) -> frozenset[Leaf]:
    return _without_written(value.leaves)


def _without_written(leaves: frozenset[Leaf]) -> frozenset[Leaf]:
    return frozenset(leaf for leaf in leaves if not isinstance(leaf, Written))


def loops_of(step: Step, runs: list[Noted]) -> set[Place]:
    """The loops in which sessions run a step."""
    return {loop.place for e in runs if step.event.facts["op"] in e.facts["fetches"] for loop in loops_around(e.moment)}


def _compared(own: Step, other: Step, steps: list[Step], fed: list[Fed], runs: list[Noted]) -> list[Variable]:
    """The variables of a network that learns from data of its own, beside one that is to become like it, and that learns from it alone.

    The loss that compares the two knows nothing of what the first one is to learn.
    """
    follower = other.trained - own.trained
    if not follower or own.loss.reads - own.trained or any(step.trained & follower for step in steps if step is not other):
        return []
    if not _knows_less(other, own):
        return []  # of other data the two may well learn together
    apart = all(not e.reads & (follower if e.variable in own.trained else own.trained) for e in fed if e.variable in other.trained)
    given = (t for e in runs if own.event.facts["op"] in e.facts["fetches"] for t in e.facts["fed"] if isinstance(t, Tensor))
    learns_alone = any(t.leaves and t.leaves.isdisjoint(other.loss.leaves) for t in given)
    return by_age(own.trained) if apart and learns_alone and loops_of(other, runs) else []


@run_check("TVS518")
def each_for_the_other(run: Run) -> Iterator[Sighting]:
    """The loss by which a judge is to learn trains the maker, and the one by which the maker is to please it trains the judge."""
    steps = [step for step in steps_of(run) if not step.told_of_none] if len(list(noted(run, "chosen to train"))) > 1 else []
    fed = list(events(run, Fed)) if len(steps) > 1 else []
    made, runs, held = creations(run), list(noted(run, "run")) if fed else [], list(noted(run, "measured")) if fed else []
    if not runs or any(e.facts["opaque"] for e in runs) or any(events(run, Failure)):
        return
    for judging, pleasing in permutations(steps, 2):
        both = judging.trained | pleasing.trained
        if judging.trained & pleasing.trained or not judging.loss.reads & pleasing.loss.reads >= both or not _knows_less(pleasing, judging):
            continue
        judge, met = _judges_of_both(both, fed)
        makers = by_age(v for v in judging.trained if v in met)
        if not judge or judge != pleasing.trained or not makers or makers[0] not in made or not has_one_number(by_age(judge)):
            continue
        if any(reads - judging.trained for v in makers for reads in met[v]) or is_held_against_data(pleasing.loss, by_age(judge), held):
            continue
        if not _hears_of_data(judging, pleasing, fed):
            continue
        if compatible(judging.event.moment, pleasing.event.moment) and loops_of(judging, runs) & loops_of(pleasing, runs):
            yield Sighting(
                variable=makers[0],
                given="by the loss of what judges it",
                reason=f"it and that of line {row(pleasing.asked.moment)}, which trains what judges, have each other's var_list",
                moment=judging.asked.moment,
                told="this optimizer gets the variables of what makes, and a loss that is for what judges",
                earlier=made[makers[0]].moment,
                before="made here",
                shown=None,
            )
            return


def _hears_of_data(judging: Step, pleasing: Step, fed: list[Fed]) -> bool:
    """Whether the loss for a judge has what that says of data, and the one that is to please it has not: it is of other data."""
    seen = (e.leaves for e in fed if e.variable in pleasing.trained and not e.reads & judging.trained)
    return any(leaves <= judging.loss.leaves and not leaves <= pleasing.loss.leaves for leaves in seen)


@run_check("TVS518")
def kept_small_by_both(run: Run) -> Iterator[Sighting]:
    """The loss of an optimizer that is told of no variables adds the sizes of all, so that it moves a network that another one trains."""
    alone = {e.facts["result"]: e.facts["alone"] for e in noted(run, "penalized")}
    steps = list(steps_of(run)) if alone else []
    made, runs = creations(run), list(noted(run, "run")) if len(steps) > 1 else []
    for own, other in permutations(steps, 2) if runs and not any(events(run, Failure)) else ():
        ours, theirs = (step.trained - alone.get(step.loss.result, frozenset()) for step in (own, other))
        taken = by_age(v for v in ours & alone.get(other.loss.result, frozenset()) if v in other.trained)
        apart = own.event.facts["optimizer"] is not other.event.facts["optimizer"] and theirs and ours.isdisjoint(theirs)
        if not taken or not apart or not other.told_of_none or taken[0] not in made:
            continue
        if compatible(own.event.moment, other.event.moment) and loops_of(own, runs) & loops_of(other, runs):
            variable = taken[0]
            first, second = sorted((own.event, other.event), key=lambda e: e.moment.serial)
            yield Sighting(
                variable=variable,
                given="by both optimizers",
                reason=f"the loss of line {row(other.event.moment)} has nothing of it but its size, and trains all (no var_list)",
                moment=other.event.moment,
                told="this optimizer trains all that its loss reaches",
                earlier=own.event.moment,
                before="this one trains it by a loss of its own",
                shown=Life("trained by both", (Act("trained", first.moment, (variable,)), Act("trained", second.moment, (variable,)))),
            )
            return


def _is_frozen_late(run: Run, fit: Noted, whole: Noted, alone: Noted) -> bool:
    """Whether a model is frozen for the first time between where it and what goes through it are compiled and where it is fitted."""
    held, last = variables_of(alone.facts["model"]), max(whole.moment.serial, alone.moment.serial)
    before = (e for e in noted(run, "trainable set") if e.moment.serial < fit.moment.serial)
    told = [e for e in before if not held.isdisjoint(variables_of(e.facts["layer"]))]
    return bool(told) and not whole.facts["heeds"] and all(e.moment.serial > last and e.facts["value"] is False for e in told)


_TOO_LATE = "it is frozen only after the model that goes through it was compiled"


@run_check("TVS518")
def judge_not_frozen(run: Run) -> Iterator[Sighting]:
    """A Keras model ends in another one, which is fitted by itself in the same loop, and which learns along as it is not frozen there, or
    only once both are compiled: that stays unheard, or where it is heard the other one never learns."""
    compiled = {id(e.facts["model"]): e for e in noted(run, "compiled")}
    fits = [e for e in noted(run, "fit ends") if loops_around(e.moment) and id(e.facts["model"]) in compiled]
    made = creations(run)
    for whole in fits:
        judge = whole.facts["last"]
        alone = next((e for e in fits if judge is not None and e.facts["model"] is judge), None)
        if alone is None or loops_around(alone.moment)[-1].place != loops_around(whole.moment)[-1].place or whole.moment.arms:
            continue
        late = not alone.facts["trainable"] and _is_frozen_late(run, alone, *(compiled[id(e.facts["model"])] for e in (whole, alone)))
        learning = [set(e.facts["trainable"] or ()) for e in (whole, alone)]
        if late:
            learning = [each | {v for v in variables_of(judge) if v.trainable is True} for each in learning]
        both = by_age(v for v in learning[0] & learning[1] if isinstance(v, Variable) and v in made)
        if both and learning[1] < learning[0]:
            yield Sighting(
                variable=both[0],
                given="by both optimizers",
                reason=_TOO_LATE if late else "it is not frozen in the model that goes through it",
                moment=compiled[id(whole.facts["model"])].moment,
                told="compiled here, with all of its variables to be trained",
                earlier=compiled[id(judge)].moment,
                before="compiled here, to be trained by itself",
                shown=None,
            )
            return
