"""Judges that a step by a tape trains along with what is to please them: TVS518.

A critic learns what data are worth by a step of its own. The step of an actor, which is to do what the critic finds worth most, moves the
critic too where it is given all variables of the object that has both: then the critic learns to praise. See `adversaries` for graphs.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass
from itertools import permutations

from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.leaves import Written
from ..primitives.tensors import Tensor
from ..record.events import Failure, Fed
from ..tf.variables import Variable
from .queries.accesses import creations, events, noted
from .queries.flow import variables_in
from .queries.order import by_age, compatible
from .queries.ways import loops_around, row, users_call
from .sightings import Sighting, run_check


@dataclass(frozen=True, slots=True)
class _Step:
    """A step of an optimizer by a tape: what it trains, and the loss."""

    event: Noted
    loss: Tensor
    trained: frozenset[Variable]
    begun: int
    """When the tape begins."""

    def holds(self, event: Noted | Fed) -> bool:
        """Whether something happens between the beginning of the tape and the step."""
        return self.begun < event.moment.serial < self.event.moment.serial


@run_check("TVS518")
def learns_to_praise(run: Run) -> Iterator[Sighting]:
    """What learns of data in its own step learns of none in another one, which trains it all the same."""
    steps = list(_steps(run)) if len({id(e.facts["optimizer"]) for e in noted(run, "trained")}) > 1 else []
    made, held = creations(run), list(noted(run, "measured")) if len(steps) > 1 else []
    if len(steps) < 2 or any(events(run, Failure)) or any(noted(run, "handed out", "fitted")):
        return
    for own, other in permutations(steps, 2):
        makers, judge = other.trained - own.trained, by_age(own.trained)
        apart = own.event.facts["optimizer"] is not other.event.facts["optimizer"] and own.trained < other.trained
        if not apart or (judge[-1].shape or ())[-1:] != (1,) or judge[0] not in made:
            continue
        reached = other.loss.gradients >= other.trained and own.loss.gradients >= own.trained
        if not reached or _is_held(other, held) or not _goes_by(run, other, makers, own.trained):
            continue
        loops = ({loop.place for loop in loops_around(step.event.moment)} for step in (own, other))
        alone = bool(set.intersection(*loops)) and not own.loss.gradients & makers
        known = _known(run, other, makers)
        learns = alone if _is_held(own, held) else _tells_apart(run, own, makers, known)
        knows_better = any(leaf not in known and not isinstance(leaf, Written) for leaf in other.loss.leaves)
        if learns and not knows_better and compatible(own.event.moment, other.event.moment):
            yield Sighting(
                variable=judge[0],
                given="by both optimizers",
                reason=f"the one of line {row(other.event.moment)} has it along with what is to please it, by a loss that knows no better",
                moment=other.event.moment,
                told="this optimizer trains all that its loss reaches",
                earlier=own.event.moment,
                before="this one trains it by a loss of its own",
                shown=None,
            )
            return


def _steps(run: Run) -> Iterator[_Step]:
    """The steps by tapes, each in its first turn alone."""
    asked = [e for e in noted(run, "gradient") if isinstance(e.facts.get("loss"), Tensor)]
    begun = [e.moment.serial for e in noted(run, "tape")] if asked else []
    watched = [e.facts["list"] for e in noted(run, "watched listed") if e.facts["all"] is True]
    if watched and any(noted(run, "trainable set")):
        watched = []  # nothing tells when the tape came to what is frozen
    told = set[tuple[int, object]]()
    for event in noted(run, "trained") if begun else ():
        key = (id(event.facts["optimizer"]), event.moment.user_place())
        trained = frozenset(v for v in event.facts["variables"] if isinstance(v, Variable))
        before = (e for e in reversed(asked) if e.moment.serial < event.moment.serial)
        if trained:
            found = (e for e in before if isinstance(e.facts["result"], tuple) and trained <= set(e.facts["sources"] or ()))
            gradient = next(found, None)
        else:  # of a list of all that the tape has seen it is not known what is in it; the loss knows
            last = next(before, None) if watched else None
            told_all = last is not None and last.facts["asked"] in watched and users_call(last.moment) is users_call(event.moment)
            gradient = last if told_all else None
            trained = frozenset(v for v in gradient.facts["loss"].gradients if v.trainable is True) if gradient is not None else trained
        if gradient is not None and trained and key not in told:
            told.add(key)
            begin = max((serial for serial in begun if serial < gradient.moment.serial), default=gradient.moment.serial)
            yield _Step(event, gradient.facts["loss"], trained, begin)


def _tells_apart(run: Run, own: _Step, makers: frozenset[Variable], known: Set[object]) -> bool:
    """Whether the judge is asked in its own step of what is made, and of data that nothing has made and the other step does not know."""
    if own.loss.reads.isdisjoint(makers):
        return False
    for event in noted(run, "layer applied"):
        before, given = variables_in(event.facts["inputs"]), event.facts["given"]
        first = own.holds(event) and before.isdisjoint(makers | own.trained) and variables_in(event.facts["out"]) & own.trained
        if first and isinstance(given, Tensor) and any(not isinstance(leaf, Written) and leaf not in known for leaf in given.leaves):
            return True
    return False


def _known(run: Run, step: _Step, makers: frozenset[Variable]) -> set[object]:
    """The data that makers are given in a step."""
    layers = (e for e in noted(run, "layer applied") if step.holds(e) and isinstance(e.facts["given"], Tensor))
    given = (e.facts["given"].leaves for e in layers if (variables_in(e.facts["out"]) - variables_in(e.facts["inputs"])) & makers)
    return set[object]().union(*given)


def _is_held(step: _Step, held: list[Noted]) -> bool:
    """Whether what is trained is compared, on the way to a loss, with something other than numbers that are written down."""
    compared = (e for e in held if step.holds(e) and not e.facts["reads"].isdisjoint(step.trained))
    return any(not isinstance(leaf, Written) for e in compared for leaf in e.facts["labels"])


def _goes_by(run: Run, step: _Step, makers: frozenset[Variable], judge: frozenset[Variable]) -> bool:
    """Whether the judge is asked in a step of what the makers make, and these of nothing that it says."""
    layers = [(variables_in(e.facts["inputs"]), variables_in(e.facts["out"])) for e in noted(run, "layer applied") if step.holds(e)]
    applied = [(before, out - before) for before, out in layers]
    applied += [(e.reads, frozenset([e.variable])) for e in events(run, Fed) if step.holds(e)]
    asked = any(before & makers and own & judge for before, own in applied)
    return asked and not any(before & judge and own & makers for before, own in applied)
