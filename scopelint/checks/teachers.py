"""Networks that are restored for another one to learn from, and are trained along with it: TVS518."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..record.events import Failure, Fed
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .queries.accesses import creations, events, name_of, noted, trainings
from .queries.order import by_age, compatible
from .queries.savers import Use, uses
from .queries.ways import loops_around, row
from .queries.words import COPY
from .registry import check
from .sightings import Sighting, seen


@check("TVS518")
def trained_though_restored(exploration: Exploration) -> Iterator[Finding]:
    """An optimizer that is told of no variables trains a network that was restored, along with one that learns from what it says.

    What it makes of the restored one is of no use to anybody: the program saves the other one alone.
    """
    if exploration.root.kind == "module":  # what else a caller saves is not known
        yield from seen("TVS518", exploration, _trained_along)


def _trained_along(run: Run) -> Iterator[Sighting]:
    losses = {id(e.facts["optimizer"]): e.facts["loss"] for e in noted(run, "all trained")}
    steps = [e for e in noted(run, "trained") if isinstance(losses.get(id(e.facts["optimizer"])), Tensor)]
    found = list(uses(run)) if steps else []
    unknown = len(found) < sum(1 for _ in noted(run, "saved", "restored"))
    if not found or unknown or any(noted(run, "imported", "handed out", "exported", "loaded")) or any(events(run, Failure)):
        return
    made = creations(run)
    for use in found:
        for step in steps if use.event.what == "restored" else ():
            loss = losses[id(step.facts["optimizer"])]
            learning = [v for v in by_age(loss.gradients) if v in step.facts["variables"] and v in made]
            teacher = frozenset(v for v in learning if v in use.held.values())
            student = frozenset(learning) - teacher
            if teacher and student and _is_only_to_teach(run, use, step, teacher, student, found):
                first, other = by_age(teacher)[0], by_age(student)[0]
                yield Sighting(
                    variable=first,
                    given=f"along with {name_of(other)}",
                    reason=f"line {row(use.event.moment)} restores it for the other one to learn from, and nothing saves it after that",
                    moment=step.moment,
                    told="this optimizer trains all that its loss reaches",
                    earlier=made[first].moment,
                    before="what is restored is made here",
                    shown=Life("trained along", (Act("trained", step.moment, (first, other)),)),
                )
                return


def _is_only_to_teach(
    run: Run, use: Use, step: Noted, teacher: frozenset[Variable], student: frozenset[Variable], found: list[Use]
) -> bool:
    """Whether a network that is restored before a loop trains is there to compare another one with, or to judge it, and no more."""
    restored = use.event
    training = [e for e in noted(run, "run") if e.facts["session"] is restored.facts["session"] and step.facts["op"] in e.facts["fetches"]]
    if not training or training[0].moment.serial < restored.moment.serial or not loops_around(training[0].moment):
        return False
    if any(v in teacher for v, e in trainings(run) if e is not step) or not compatible(restored.moment, step.moment):
        return False
    saved = [set(each.held.values()) for each in found if each.event.what == "saved" and each.event.moment.serial > restored.moment.serial]
    if any(not teacher.isdisjoint(each) for each in saved):
        return False
    met = [e for e in events(run, Fed) if e.variable in teacher | student and e.leaves]
    beside = all(e.reads.isdisjoint(teacher) for e in met if e.variable in student)
    apart = all(e.reads <= teacher for e in met if e.variable in teacher)
    judges = any(e.reads & student for e in met if e.variable in teacher)
    kept = any(student <= each for each in saved)
    called = all(COPY.stand_in(name_of(v).partition("/")[0]) for v in teacher)
    return beside and (apart or judges) and (kept or (called and apart))
