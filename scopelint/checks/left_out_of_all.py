"""Parts of a network that no optimizer is told of: TVS509. None of several lists has them, or the one list was taken too early."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import assignments, creations, name_of, noted, trainings
from .queries.flow import first_data
from .queries.order import by_age, compatible
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen

_ELSEWHERE = ("restored", "imported", "handed out", "loaded", "begins from checkpoint", "weights set", "checkpoint read", "all trained")
"""What may give any variable its value."""


@check("TVS509")
def left_out_of_all(exploration: Exploration) -> Iterator[Finding]:
    """What is held against labels was to be trained along with one of the networks below it, and is in no list of an optimizer's."""
    if exploration.root.kind == "module":  # what else a caller trains is not known
        yield from seen("TVS509", exploration, _left_out)


def _left_out(run: Run) -> Iterator[Sighting]:
    chosen = [e for e in noted(run, "chosen to train") if isinstance(e.facts["loss"], Tensor)]
    measured = [e for e in noted(run, "measured") if e.facts["labels"]] if len({id(e.facts["optimizer"]) for e in chosen}) > 1 else []
    if not measured or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in noted(run, "run")):
        return
    trained, assigned, made, fed = dict(trainings(run)), assignments(run), creations(run), first_data(run)
    for event in measured:
        reached = by_age(v for v in event.facts["reads"] if v.trainable is True and v in made and v in fed)
        part = [v for v in reached if v not in trained and v not in assigned and not v.graph.eager]
        if not part or any(fed[v].reads.isdisjoint(trained) for v in part) or not _is_apart(part, [v for v in trained if v in made]):
            continue
        told = [e for e in chosen if set(part) <= e.facts["loss"].gradients and not fed[part[0]].reads.isdisjoint(e.facts["chosen"])]
        beside = next((v for v in by_age(trained) if v in fed[part[0]].reads and v in made), None)
        apart = len({id(e.facts["loss"]) for e in told}) > 1  # of one loss, some weights may well be trained faster than others
        if apart and beside is not None and all(compatible(told[0].moment, e.moment) and not e.moment.arms for e in told):
            yield Sighting(
                variable=part[0],
                given=name_of(beside),
                reason="trained: no optimizer is told of it",
                moment=told[-1].moment,
                told="its loss goes through what nobody trains, and is to train only what is below",
                earlier=made[beside].moment,
                before="what is trained by it is made here",
                shown=Pair(made[beside].moment, made[part[0]].moment, shared=False, told="training"),
            )
            return


@check("TVS509")
def listed_too_early(exploration: Exploration) -> Iterator[Finding]:
    """All variables are listed to be trained when what is on top of them has none yet: it stays as it begins."""
    if exploration.root.kind == "module":
        yield from seen("TVS509", exploration, _listed_early)


def _listed_early(run: Run) -> Iterator[Sighting]:
    lists = [e for e in noted(run, "variables listed") if e.facts["kept"] and not e.moment.arms and not e.facts["list"].open]
    measured = [e for e in noted(run, "measured") if e.facts["labels"]] if lists else []
    if not measured or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in noted(run, "run")):
        return
    trained, assigned, made, fed = dict(trainings(run)), assignments(run), creations(run), first_data(run)
    early = next((e for e in lists if set(e.facts["kept"]) == trained.keys()), None)
    if early is None:
        return
    for event in measured:
        later = by_age(v for v in event.facts["reads"] if v in made and v in fed and made[v].moment.serial > early.moment.serial)
        part = [v for v in later if v.trainable is True and v not in trained and v not in assigned and not v.graph.eager]
        beside = next((v for v in by_age(trained) if part and v in fed[part[0]].reads and v in made), None)
        if beside is not None and not any(fed[v].reads.isdisjoint(trained) for v in part) and compatible(early.moment, event.moment):
            yield Sighting(
                variable=part[0],
                given=name_of(beside),
                given_at=made[beside].moment,
                reason=f"trained: what is trained is listed here, before line {row(made[part[0]].moment)} makes it",
                moment=early.moment,
                told="all variables are listed here, and there are no others yet",
                earlier=made[beside].moment,
                before="what is trained is made here",
                shown=Pair(made[beside].moment, made[part[0]].moment, shared=False, told="training"),
            )
            return


def _is_apart(part: list[Variable], trained: list[Variable]) -> bool:
    """Whether all of a part is in a scope of its own, of which nothing is trained: of one network, some layers may be left as they are."""
    scopes, others = ({str(v.op_name).partition("/")[0] for v in each} for each in (part, trained))
    return len(scopes) == 1 and scopes.isdisjoint(others) and all("/" in str(v.op_name) for v in part)
