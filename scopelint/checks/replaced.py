"""Networks that an object puts another one in the place of, and that something goes on to follow, or to train: TVS509.

What was made with the first one, an average of it, a target or a list of what is to be trained, has no part in that.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import Instance
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .queries.accesses import changes, creations, name_of, noted, trainings
from .queries.holding import variables_of
from .queries.order import by_age
from .queries.traced import times_of
from .queries.ways import loops_around, row
from .sightings import Sighting, run_check


@run_check("TVS509")
def follows_what_was_replaced(run: Run) -> Iterator[Sighting]:
    """An object gets another network under a name, which a loop trains; what follows the first one goes on, and nothing changes that."""
    learned = {v for v, _ in trainings(run)}
    moves = list(_moves(run)) if learned else []
    if not moves or any(noted(run, "restored", "imported", "handed out", "loaded", "checkpoint read")):
        return
    made, changed = creations(run), changes(run).keys() | learned
    for swap, before, after in _swaps(run):
        ours, theirs = by_age(variables_of(before)), variables_of(after)
        new = next((v for v in by_age(theirs & learned) if v in made), None)
        if new is None or not ours or not theirs.isdisjoint(ours) or any(v in changed for v in ours) or swap.moment.arms:
            continue
        sets = [e.facts["model"] for e in noted(run, "weights set")]
        if any(not variables_of(model).isdisjoint(ours) for model in sets):
            continue
        for event, variable, source in moves:
            if source in ours and source in made and variable not in theirs and event.moment.serial > swap.moment.serial:
                yield Sighting(
                    variable=source,
                    given=name_of(new),
                    given_at=made[new].moment,
                    reason=f"trained (line {row(event.moment)} moves {name_of(variable)} towards it: that was told of the first network)",
                    moment=swap.moment,
                    told="another network takes its place here, and is what is trained",
                    earlier=made[source].moment,
                    before="the network that is followed is made here",
                    shown=None,
                )
                return


@run_check("TVS509")
def trains_what_was_replaced(run: Run) -> Iterator[Sighting]:
    """An object gets another network under a name, which a loss goes through, and gradients are asked for of the first one.

    A constructor lists what is to be trained, and that of a derived class puts another network in the place of what was listed.
    """
    asked = [*noted(run, "gradient", "chosen to train")]
    swaps = list(_swaps(run)) if asked else []
    if not swaps or any(noted(run, "restored", "imported", "handed out", "loaded", "checkpoint read", "weights set", "fitted")):
        return
    made, changed = creations(run), changes(run)
    still = {v for e in noted(run, "trainable set") if e.facts["value"] is not True for v in variables_of(e.facts["layer"])}
    for swap, before, after in swaps:
        ours, theirs = ({v for v in variables_of(each) if v.trainable is True} for each in (before, after))
        if not ours or not theirs.isdisjoint(ours | still | changed.keys()) or swap.moment.arms or not ours | theirs <= made.keys():
            continue
        later = [e for e in asked if e.moment.serial > swap.moment.serial]
        reached = [set(loss.gradients) if isinstance(loss := e.facts.get("loss"), Tensor) else ours for e in later]
        meet = [(e, by_age(_wanted(e) & those)) for e, those in zip(later, reached, strict=True) if theirs & those]
        step, beside = next((each for each in meet if ours <= _wanted(each[0])), (None, []))
        if step is None or not beside or beside[0] not in made or step.moment.arms or any(those & ours for those in reached):
            continue
        first, new = by_age(ours)[0], by_age(theirs)[0]
        yield Sighting(
            variable=new,
            given=name_of(beside[0]),
            given_at=made[beside[0]].moment,
            reason=f"trained (line {row(step.moment)} goes by a list that was made with the first network)",
            moment=swap.moment,
            told="another network takes its place here, and is what the loss goes through",
            earlier=made[first].moment,
            before="the network that is listed to be trained is made here",
            shown=None,
        )
        return


def _wanted(asked: Noted) -> set[Variable]:
    """What gradients are asked for of, or an optimizer is told to train."""
    wanted = asked.facts["sources" if asked.what == "gradient" else "chosen"] or ()
    return {v for v in wanted if isinstance(v, Variable)}


def _swaps(run: Run) -> Iterator[tuple[Noted, Instance, Instance]]:
    """Where an attribute of an object gets another object than it had: (event, what it had, what it has)."""
    had: dict[tuple[int, str], object] = {}
    for event in noted(run, "held"):
        key, value = (id(event.facts["holder"]), event.facts["name"]), event.facts["value"]
        before = had.get(key)
        had[key] = value
        of_an_object = isinstance(event.facts["holder"], Instance)
        if of_an_object and isinstance(before, Instance) and isinstance(value, Instance) and before is not value:
            yield event, before, value


def _moves(run: Run) -> Iterator[tuple[Noted, Variable, Variable]]:
    """Where a loop that trains moves an eager variable towards another one again and again."""
    learning = {loop.place for moment in times_of(run, noted(run, "trained")) for loop in loops_around(moment)}
    for event in noted(run, "assigned"):
        variable, value = event.facts["variable"], event.facts["value"]
        if not isinstance(variable, Variable) or not isinstance(value, Tensor) or not variable.graph.eager or event.moment.arms:
            continue
        others = value.reads - {variable}
        if len(others) == 1 and any(f.place in learning for m in times_of(run, [event]) for f in loops_around(m)):
            yield event, variable, next(iter(others))
