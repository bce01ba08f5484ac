"""What a loop of the training takes back in each of its turns, by initializing it again: TVS506."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Noted
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .acts import over_again
from .findings import Life
from .parts import are_aside, going_on, has_its_own_result, is_a_stage
from .queries.accesses import noted, site_of, trainings
from .queries.order import oldest
from .queries.sessions import needs_of, starts_of, surely_starts_of, updates_of, writes_of
from .queries.ways import loops_around, loops_inside, turn_of
from .queries.words import EPOCHS
from .sightings import Sighting, run_check


@run_check("TVS506")
def initialized_in_loop(run: Run) -> Iterator[Sighting]:
    """The initializer runs in every turn of the training loop, and takes back what the turn before has learned."""
    opened = {id(e.facts["session"]): e.moment for e in noted(run, "session")}
    for event in noted(run, "run"):
        starts = {v for v in surely_starts_of(event) if v.collection == "global"}
        session = opened.get(id(event.facts["session"]))
        if not starts or session is None or event.moment.arms:
            continue
        for loop in loops_around(event.moment):
            if loop.turn == 1 and not any(f.place == loop.place for f in session.frames()):
                yield from _taken_back(run, event, starts, loop)


def _taken_back(run: Run, event: Noted, starts: set[Variable], loop: Frame) -> Iterator[Sighting]:
    """What an initializer takes back that runs in the second turn of a loop, as it did in the first."""
    before = [e for e in noted(run, "run") if turn_of(e.moment, loop) == 0]
    earlier = next((e for e in before if starts_of(e) & starts and e.moment.place == event.moment.place), None)
    trained = [e for e in before if writes_of(e) & starts and not starts_of(e) and not _is_given(run, e, starts)]
    # Where others go on learning, these are reset on purpose.
    kept = are_aside(run, before, starts) or any(v.trainable is True and v not in starts for e in trained for v in writes_of(e))
    # What is restored right after it begins anew in each turn, as for one example after the other.
    restored = any(turn_of(e.moment, loop) == 1 and e.moment.serial > event.moment.serial for e in noted(run, "restored"))
    if earlier is None or kept or restored or not any(_learns(run, e) for e in trained) or not _goes_on(run, loop, trained, event, starts):
        return
    lost = oldest(writes_of(trained[0]) & starts)
    given = [e for e in before if lost in writes_of(e)][-1]
    if _is_given(run, given, starts) and _is_of_use(run, given, event, starts):
        return  # the turn ends with the best that it has seen: a trial of its own
    if is_put_in(run, event, lost):
        return  # it is kept elsewhere
    yield Sighting(
        variable=lost,
        given="every turn of the training loop",
        moment=event.moment,
        told="initialized again here, in the next turn",
        earlier=trained[0].moment,
        before="trained here",
        shown=Life("taken back", over_again(run, earlier, trained[0], event, lost)),
    )


def _learns(run: Run, event: Noted) -> bool:
    """Whether a run changes variables by what it is given, and not, as a projection onto a sphere does, by their own values alone."""
    trained = dict(trainings(run))
    data = (isinstance(f, Tensor) and f.leaves for f in event.facts["fetches"])
    return bool(event.facts["fed"]) or not writes_of(event).isdisjoint(trained) or any(data)


def _is_given(run: Run, event: Noted, variables: set[Variable]) -> bool:
    """Whether a run only gives variables values that come from elsewhere: they are given again in the next turn."""
    trains = {id(e.facts["op"]) for e in noted(run, "trained")}
    return not (writes_of(event) & needs_of(event) & variables or any(id(f) in trains for f in event.facts["fetches"]))


def is_put_in(run: Run, event: Noted, variable: Variable) -> bool:
    """Whether a variable is given a value from elsewhere, be it by itself, before anything looks at it as it was initialized."""
    following = (e for e in noted(run, "run", "loaded") if e.moment.serial > event.moment.serial)
    first = next((e for e in following if e.what == "loaded" or variable in needs_of(e) | updates_of(e)), None)
    return first is not None and (first.what == "loaded" or (variable not in needs_of(first) and _is_given(run, first, {variable})))


def _is_of_use(run: Run, given: Noted, until: Noted, variables: set[Variable]) -> bool:
    """Whether anything may look at what variables are given before they are initialized again."""
    between = (e for e in run.events if given.moment.serial < e.moment.serial < until.moment.serial)
    looks = (e for e in between if isinstance(e, Noted) and e.what in ("run", "saved", "exported", "handed out", "value read"))
    return any(e.what != "run" or e.facts["opaque"] or not variables.isdisjoint(needs_of(e)) for e in looks)


def _goes_on(run: Run, loop: Frame, trained: list[Noted], event: Noted, variables: set[Variable]) -> bool:
    """Whether a loop that initializes in each turn is to go on with what it has learned: trials, folds and settings begin anew.

    A trial trains in a loop of its own, and ends with its turn: what only the last one has learned is of no use after the loop.
    """
    inner = [loops_inside(e.moment, loop) for e in trained]
    if any(not loops for loops in inner) or any(going_on(e.moment, loop.depth) is not None for e in trained):
        return True
    if _stands_on(run, loop, trained) or is_a_stage(run, loop, trained):
        return True
    if any(EPOCHS.stand_in(f.label) for loops in inner for f in loops):
        return False
    if EPOCHS.stand_in(loop.label):
        return True
    if has_its_own_result(run, loop, trained, variables):
        return False
    turns = [e for e in noted(run, "run") if turn_of(e.moment, loop) is not None]
    first, last = turns[0].moment.serial, turns[-1].moment.serial
    ours = [e for e in noted(run, "run") if any(e.facts["session"] is turn.facts["session"] for turn in turns)]
    # What was initialized with others before is a part of it that begins anew.
    before = any(_started_alike(e, variables) and not _learns_before(ours, e, first, variables) for e in ours if e.moment.serial < first)
    after = _is_read_on((e for e in ours if e.moment.serial > last), variables)
    saved = (e for e in noted(run, "saved") if e.moment.serial > last)
    return before or after or any(e.facts["session"] is turn.facts["session"] for e in saved for turn in turns)


def _stands_on(run: Run, loop: Frame, trained: list[Noted]) -> bool:
    """Whether the second turn of a loop trains what it adds to the graph, on top of what the first has trained and it only reads."""
    turn = [e for e in noted(run, "run") if turn_of(e.moment, loop) == 1]
    learns = frozenset[Variable]().union(*(updates_of(e) for e in turn))
    read = frozenset[Variable]().union(*(needs_of(e) for e in turn if updates_of(e)))
    before = frozenset[Variable]().union(*(updates_of(e) for e in trained))
    added = (v for v in learns & dict(trainings(run)).keys() if (made := site_of(v)) is not None and turn_of(made, loop) == 1)
    return bool((before & read) - learns) and any(added)


def _started_alike(event: Noted, variables: set[Variable]) -> bool:
    """Whether a run initializes some global variables and no others than these."""
    started = {v for v in starts_of(event) if v.collection == "global"}
    return bool(started) and started <= variables


def _learns_before(runs: list[Noted], started: Noted, first: int, variables: set[Variable]) -> bool:
    """Whether a run trains what was initialized before a loop begins: that was another trial, with a loop or none around it."""
    between = (e for e in runs if started.moment.serial < e.moment.serial < first)
    return any(writes_of(e) & variables and not starts_of(e) for e in between)


def _is_read_on(runs: Iterable[Noted], variables: set[Variable]) -> bool:
    """Whether runs, in their order, read what variables hold before another run gives them values of its own (the best found)."""
    left = set(variables)
    for event in runs:
        if needs_of(event) & left and not starts_of(event):
            return True
        left -= writes_of(event) | surely_starts_of(event)
    return False
