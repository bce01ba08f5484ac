"""Functions that are called to learn from one part of the data after another, and that begin anew in each call: TVS506.

And turns of a loop that are called stages of one training.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Turn
from ..language.values import Instance
from ..primitives.tensors import Tensor
from ..source.gathered import is_gathered, is_given_back
from ..tf.variables import Variable
from .acts import over_again
from .findings import Life
from .queries.accesses import noted, site_of, trainings
from .queries.order import follows, oldest
from .queries.sessions import needs_of, starts_of, surely_starts_of, updates_of
from .queries.ways import caller, is_within, turn_of, written_in
from .queries.words import LEARN, ONWARD, STAGES, words_of
from .sightings import Sighting, run_check


def going_on(moment: Moment, depth: int = -1) -> Frame | None:
    """The call around a moment, deeper than that, of a function that by its name goes on with what it has learned."""
    calls = (f for f in moment.frames() if f.turn is None and not f.place.stub and f.depth > depth)
    return next((f for f in calls if _is_onward(f.label.rpartition(".")[2])), None)


def _is_onward(name: str) -> bool:
    """Whether a function is called like `partial_fit` or `continue_training`, and not `train_on_partial_labels`."""
    return ONWARD.stand_in(name) and all(ONWARD.have(word) or LEARN.have(word) for word in words_of(name))


def is_a_stage(run: Run, loop: Frame, trained: list[Noted]) -> bool:
    """Whether a turn of a loop, or what it calls, is called a stage of a training, on one network that was there before.

    It ends with nothing but that: what is measured, saved or handed on may well be a result of its own, of a trial.
    """
    item = loop.item.cls.name if isinstance(loop, Turn) and isinstance(loop.item, Instance) else ""
    calls = (f.label.rpartition(".")[2] for f in trained[0].moment.frames() if f.depth > loop.depth and f.turn is None and not f.place.stub)
    if not STAGES.stand_in(loop.label, item, *calls):
        return False
    learned = frozenset[Variable]().union(*(updates_of(e) for e in trained)) & dict(trainings(run)).keys()
    here = [e for e in noted(run, "run") if turn_of(e.moment, loop) in (0, 1)]
    again = any(learned <= updates_of(e) for e in here if turn_of(e.moment, loop) == 1)
    if not learned or not again or any((made := site_of(v)) is None or turn_of(made, loop) is not None for v in learned):
        return False
    looked = any(learned & needs_of(e) and not learned & updates_of(e) for e in here)
    return not looked and not any(turn_of(e.moment, loop) is not None for e in noted(run, "saved", "restored", "loaded", "value read"))


def are_aside(run: Run, turn: list[Noted], variables: set[Variable]) -> bool:
    """Whether a turn's runs train others by an optimizer, and of these no optimizer trains one: a noise's state, or a sum of losses."""
    trained = dict(trainings(run)).keys()
    return trained.isdisjoint(variables) and any(trained & updates_of(e) for e in turn)


def has_its_own_result(run: Run, loop: Frame, trained: list[Noted], variables: set[Variable]) -> bool:
    """Whether the first turn of a loop ends by keeping the values that it has learned: the turns are to find one each.

    What is only shown, or measured on data, may well be to watch one training go on.
    """
    last = max(e.moment.serial for e in trained)
    later = (e for e in noted(run, "run") if e.moment.serial > last and turn_of(e.moment, loop) == 0)
    return any(_is_read_out(e, variables) and _is_kept(e, loop) for e in later)


def _is_read_out(event: Noted, variables: set[Variable]) -> bool:
    """Whether a run asks for nothing but what is in some variables, without any data."""
    fetches = event.facts["fetches"]
    alone = all(f in variables if isinstance(f, Variable) else isinstance(f, Tensor) and not f.leaves for f in fetches)
    return alone and bool(fetches) and not variables.isdisjoint(needs_of(event)) and not updates_of(event)


def _is_kept(event: Noted, loop: Frame) -> bool:
    """Whether what a run gives is put in something that was there before its turn of a loop, be it by who has called for it."""
    place, call = event.moment.user_place(), written_in(event.moment)
    while call is not None and call.depth > loop.depth:
        if call.node is None or place.stub:
            return False
        if is_gathered(call.node.body, place.span):
            return True
        if not is_given_back(call.node, place.span):
            return False
        place, call = call.place, caller(call)
    return isinstance(loop, Turn) and is_gathered(loop.body, place.span)


@run_check("TVS506")
def begun_anew_in_each_part(run: Run) -> Iterator[Sighting]:
    """Such a call, in no loop, that initializes what the same session has trained before."""
    opened = {id(e.facts["session"]): e.moment for e in noted(run, "session")}
    runs, trainable = list(noted(run, "run")), dict(trainings(run)).keys()
    for event in runs:
        starts, call, session = surely_starts_of(event), going_on(event.moment), opened.get(id(event.facts["session"]))
        if not starts or call is None or session is None or is_within(session, call) or event.moment.arms:
            continue
        before = [e for e in runs if e.moment.serial < event.moment.serial and e.facts["session"] is event.facts["session"]]
        first = next((e for e in before if starts_of(e) & starts), None)
        trained = next((e for e in before if updates_of(e) & trainable & starts and not is_within(e.moment, call)), None)
        if first is None or trained is None or not follows(trained.moment, event.moment) or _is_given_back(run, runs, event, call):
            continue
        if any(v.trainable is True for v in updates_of(trained) - starts):
            continue  # where others go on learning, these are reset on purpose
        lost = oldest(updates_of(trained) & trainable & starts)
        yield Sighting(
            variable=lost,
            given=f"every call of {call.label.rpartition('.')[2]}",
            moment=event.moment,
            told="initialized again here",
            earlier=trained.moment,
            before="trained here",
            shown=Life("taken back", over_again(run, first, trained, event, lost)),
        )
        return


def _is_given_back(run: Run, runs: list[Noted], event: Noted, call: Frame) -> bool:
    """Whether a call gives values to what it has initialized, be it by a restore, before it does anything else."""
    after = (e for e in noted(run, "restored", "loaded") if e.moment.serial > event.moment.serial)
    following = next((e for e in runs if e.moment.serial > event.moment.serial and updates_of(e)), None)
    given = following is not None and not any(set(e.facts["variables"]) <= updates_of(following) for e in noted(run, "trained"))
    return given or any(is_within(e.moment, call) for e in after)
