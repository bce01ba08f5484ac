"""Networks that an object puts another one in the place of, and that something goes on to follow: TVS509.

What was made with the first one, an average of it or a target, has no part in that: it follows what nobody trains.
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
