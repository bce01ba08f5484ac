"""Variables that each turn of a training loop makes anew, in a graph that grows: TVS505."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from ..domain.symbols import Sym
from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Place, Turn, Value
from ..language.values import DictValue, Function, Instance, ListValue
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..source.deciding import decides_by
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import events, noted, site_of, trainings
from .queries.flow import variables_in
from .queries.order import again
from .queries.sessions import needs_of, surely_starts_of, updates_of
from .queries.ways import loops_around, loops_inside, paired, turn_of
from .sightings import Sighting, run_check


@run_check("TVS505")
def made_in_loop(run: Run) -> Iterator[Sighting]:
    """Each turn of the training loop makes new variables: the graph grows, and nothing has initialized or trained them."""
    opened = [e.moment for e in noted(run, "session")]
    made, optimizers = (e for e in events(run, Created) if not e.variable.graph.eager), _Trainings(run)
    for first, other in again(made if opened else (), _by_loops):  # what was made before a loop is not of its first turn
        for loop in loops_around(other.moment):
            before = turn_of(first.moment, loop)
            if before is None or loop.turn is None or not (before < loop.turn == 1 or optimizers.stand_in(first, other, loop)):
                continue
            outside = [m for m in opened if turn_of(m, loop) is None and m.serial < first.moment.serial]
            apart = _are_named_apart(first, other) or optimizers.differ_by_turn(first, other, loop)
            if outside and (_is_a_step(run, loop) or (not apart and (_trains_on(run, loop) or _only_uses(run, loop, first, other)))):
                yield Sighting(
                    variable=other.variable,
                    moment=other.moment,
                    told="and here in the next" if loop.turn == 1 else "and here in a later one",
                    earlier=first.moment,
                    before="made here in the first turn",
                    shown=Pair(first.moment, other.moment, shared=False, told="turns"),
                )
                break


def _by_loops(made: Created) -> tuple[object, ...]:
    """The graph and the line of the user's that a variable is made in, and the loops around it."""
    return (made.variable.graph, made.moment.user_place(), *(loop.place for loop in loops_around(made.moment)))


class _Trainings:
    """For what the variables are that optimizers make, in whichever two turns of a loop."""

    def __init__(self, run: Run) -> None:
        self._by_place: dict[Place, list[Noted]] = {}
        self._asked: set[tuple[Place, Place]] = set()
        for event in noted(run, "trained"):
            self._by_place.setdefault(event.moment.user_place(), []).append(event)

    def stand_in(self, first: Created, other: Created, loop: Frame) -> bool:
        """Whether two optimizers make them, the second of which trains the same variables instead; of one line and one loop asked once."""
        ours, theirs = self._of(first), self._of(other)
        if ours is None or theirs is None or ours.facts["optimizer"] is theirs.facts["optimizer"] or not ours.facts["variables"]:
            return False
        key = (other.moment.user_place(), loop.place)
        fresh = key not in self._asked
        self._asked.add(key)
        return fresh and bool(ours.facts["variables"] == theirs.facts["variables"])

    def differ_by_turn(self, first: Created, other: Created, loop: Frame) -> bool:
        """Whether two optimizers make them, of which each trains other variables, or at a rate that is a setting of its own turn."""
        trained = ours, theirs = self._of(first), self._of(other)
        if ours is None or theirs is None or ours.facts["optimizer"] is theirs.facts["optimizer"]:
            return False
        if variables_in(ours.facts["variables"]) != variables_in(theirs.facts["variables"]):
            return True
        rates = [e.facts.get("rate") for e in trained if e is not None]
        return _are_unequal(*rates) and all(_is_in_item(e.facts.get("rate"), e.moment, loop) for e in trained if e is not None)

    def _of(self, created: Created) -> Noted | None:
        """The training that a variable is made for by the library."""
        after = self._by_place.get(created.moment.user_place(), []) if created.moment.place.stub else []
        index = bisect_right(after, created.moment.serial, key=lambda e: e.moment.serial)
        return after[index] if index < len(after) else None


def _are_unequal(rate: Value, other: Value) -> bool:
    known = all(isinstance(each, float | int) for each in (rate, other))
    return bool(rate != other) if known else isinstance(rate, Sym) and isinstance(other, Sym) and rate != other


def _is_in_item(rate: Value, moment: Moment, loop: Frame) -> bool:
    """Whether a rate is, or is among, what a turn of a loop is about: a stage, a row of settings.

    What is computed of that is as good where the turn has a name or an object of the program's, and not where it only counts.
    """
    turn = next((f for f in moment.frames() if f.place == loop.place and f.parent is loop.parent and isinstance(f, Turn)), None)
    if turn is None:
        return False
    parts = turn.item if isinstance(turn.item, tuple) else (turn.item,)
    if any(isinstance(each, str) or (isinstance(each, Instance) and not _is_of_a_library(each)) for each in parts):
        return True
    settings = [turn.item, *_held(turn.item)]
    settings += [each for held in settings[1:] for each in _held(held)]
    while isinstance(rate, Sym) and rate not in settings and isinstance(rate.key, tuple) and rate.key[0] in ("attr", "item"):
        rate = rate.key[1]
    return any(type(each) is type(rate) and each == rate for each in settings)


def _is_of_a_library(value: Instance) -> bool:
    return value.cls.module is None or value.cls.module.stub


def _held(value: Value) -> list[Value]:
    """What a row of settings has in it."""
    if isinstance(value, tuple):
        return list(value)
    cells = value.cells if isinstance(value, ListValue | DictValue) else value.attrs if isinstance(value, Instance) else None
    return list(cells.data.values()) if cells is not None else []


def _are_named_apart(first: Created, other: Created) -> bool:
    """Whether the program gives the two names of their own, so that it knows them for two: those of another task, of another stage."""
    ours, theirs = ([name for name, m in e.asked.openings if isinstance(m, Moment) and not m.place.stub] for e in (first, other))
    counted = first.asked.name == other.asked.name and _is_counted(str(first.asked.scope), str(other.asked.scope))
    return not (counted or other.asked.defaulted) or ours != theirs


def _is_counted(scope: str, later: str) -> bool:
    """Whether a scope is called like another one but for the numbers that TensorFlow adds to a name that is taken."""
    ours, theirs = scope.split("/"), later.split("/")
    return len(ours) == len(theirs) and all(re.fullmatch(rf"{re.escape(a)}(_\d+)?", b) for a, b in zip(ours, theirs, strict=True))


def _is_a_step(run: Run, loop: Frame) -> bool:
    """Whether a turn of a loop is one step of the training."""
    trainable = dict(trainings(run)).keys()
    runs = (e for e in noted(run, "run") if turn_of(e.moment, loop) in (0, 1))
    return any(updates_of(e) & trainable and not loops_inside(e.moment, loop) for e in runs)


def _trains_on(run: Run, loop: Frame) -> bool:
    """Whether a turn of a loop goes on with variables that the turn before has trained."""
    trainable = dict(trainings(run)).keys()
    learned: dict[int, set[Variable]] = {0: set(), 1: set()}
    for event in noted(run, "run"):
        turn = turn_of(event.moment, loop)
        if turn not in learned:
            continue
        learned[turn] |= updates_of(event) & trainable
        if turn == 1:
            learned[0] -= surely_starts_of(event)
    return bool(learned[0] & learned[1])


def _only_uses(run: Run, loop: Frame, first: Created, other: Created) -> bool:
    """Whether a loop that does not train makes the very same anew in each turn, to run it once."""
    runs = [e for e in noted(run, "run") if turn_of(e.moment, loop) is not None]
    same = first.asked.name == other.asked.name and first.variable.shape == other.variable.shape
    written = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    if not same or any(site is not None and turn_of(site, loop) is not None for site in map(site_of, written)):
        return False
    needed = [e for e in runs if first.variable in needs_of(e)]
    once = any(not loops_inside(e.moment, loop) for e in needed) and not _is_run_again(needed, first.variable)
    return once and not _is_of_a_setting(first, other, loop)


def _is_run_again(runs: list[Noted], variable: Variable) -> bool:
    """Whether sessions are asked more than once for one thing that comes of a variable: what is timed is made for all of these."""
    fetched = [id(f) for e in runs for f in e.facts["fetches"] if isinstance(f, Tensor) and variable in f.reads | f.behind]
    return len(set(fetched)) < len(fetched)


def _is_of_a_setting(first: Created, other: Created, loop: Frame) -> bool:
    """Whether the turns are each about a way to make it: a flag, a function, or something by which a function goes another way."""
    turns = [f for e in (first, other) for f in e.moment.frames() if isinstance(f, Turn) and f.place == loop.place]
    if len(turns) == 2 and all(isinstance(f.item, bool | Function) for f in turns):
        return True
    return any(_is_told_a_setting(*calls) for calls in paired(first.moment, other.moment))


def _is_told_a_setting(here: Frame, there: Frame) -> bool:
    """Whether two calls of a function are told other flags, or what makes it go another way; not what only counts the turns."""
    node, known = here.node, dict(there.known)
    if node is None or node is not there.node:
        return False
    told = ((name, value, known[name]) for name, value in here.known if name in known and known[name] != value)
    return any(isinstance(a, bool) or (not _counts(a, b) and decides_by(node, name)) for name, a, b in told)


def _counts(one: str | int, other: str | int) -> bool:
    return isinstance(one, int) and isinstance(other, int) and other - one == 1
