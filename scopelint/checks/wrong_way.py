"""What learns is moved towards a twin that never does, in the loop in which it learns from it: TVS509.

The twin is a target that is to follow. See `stale` and `copies` for one that nothing ever changes; here it may well begin as a copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted, Value
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor, weights_of
from ..tf.variables import Variable
from .findings import Finding, Pair
from .grouping import grouped
from .queries.accesses import are_twins, creations, name_of, noted
from .queries.flow import source_of
from .queries.holding import variables_of
from .queries.sessions import only_begins, updates_of
from .queries.traced import times_of
from .queries.ways import loops_around
from .registry import check
from .sightings import Sighting, finding

_ELSEWHERE = ("restored", "imported", "handed out", "loaded", "checkpoint read")


@check("TVS509")
def moved_the_wrong_way(exploration: Exploration) -> Iterator[Finding]:
    """An assignment moves what learns to the target that it learns from, or towards it, and nothing moves the target."""
    if exploration.root.kind != "module":
        return  # of a class alone it is not known what its methods are called for

    def moved(run: Run) -> Iterator[Sighting]:
        return (each for each in _moved(run) if not any(_follows(other, each.variable) for other in exploration.runs))

    for group in grouped(exploration, moved):
        yield finding("TVS509", group)


@dataclass(frozen=True, slots=True)
class _Move:
    """A variable is set to another one, or moved towards it."""

    event: Noted
    variable: Variable
    source: Variable
    whole: bool


def _moved(run: Run) -> Iterator[Sighting]:
    moves = list(_moves(run))
    made, learning = creations(run), _learning(run) if moves else {}
    if not learning or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in noted(run, "run")):
        return
    of_losses, said = _goals(run)
    for move in moves:
        variable, source = move.variable, move.source
        asked = source in of_losses or (source in said and not move.whole)  # what is set to another model may be to begin anew
        if variable not in learning or not asked or source in learning or not made.keys() >= {variable, source}:
            continue
        if not are_twins(made[variable], made[source]) or not _begins_as(run, source, variable, moves):
            continue
        steps = _times(run, learning[variable])
        begins = move.event.what == "assigned" and only_begins(run, move.event)
        after = [m for m in _times(run, [move.event]) if steps and not begins and m.serial > steps[0].serial]
        learns_in = {loops[-1].place for m in steps if (loops := loops_around(m))}
        if any(loop.place in learns_in for m in after for loop in loops_around(m)):
            yield Sighting(
                variable=source,
                given=name_of(variable),
                reason="brought up to date: this line moves the one that learns towards it",
                moment=move.event.moment,
                told="the one that learns is moved here",
                earlier=made[variable].moment,
                before="the one that learns is made here",
                shown=Pair(made[variable].moment, made[source].moment, shared=False, told="training"),
            )
            return


def _moves(run: Run) -> Iterator[_Move]:
    for event in noted(run, "assigned"):
        source = source_of(event)
        if source is not None:
            yield _Move(event, event.facts["variable"], source, weights_of(event.facts["value"]) is source)
    for event in noted(run, "weights set"):
        for variable, value in _set(event):
            others = value.reads - {variable}
            if len(others) == 1 and not value.leaves:
                yield _Move(event, variable, next(iter(others)), variable not in value.reads)


def _set(event: Noted) -> Iterator[tuple[Variable, Tensor]]:
    """The variables of a model, each with the weights that it is set to."""
    own, weights = event.facts.get("own"), event.facts["weights"]
    pairs = zip(own, weights, strict=True) if isinstance(own, tuple) and isinstance(weights, tuple) and len(own) == len(weights) else ()
    return ((v, w) for v, w in pairs if isinstance(v, Variable) and isinstance(w, Tensor))


def _learning(run: Run) -> dict[Variable, list[Noted]]:
    """What trains each variable."""
    learning: dict[Variable, list[Noted]] = {}
    for event in noted(run, "trained", "fit ends"):
        for variable in event.facts["variables" if event.what == "trained" else "trainable"] or ():
            if isinstance(variable, Variable):
                learning.setdefault(variable, []).append(event)
    return learning


def _goals(run: Run) -> tuple[set[Variable], set[Variable]]:
    """The variables that it takes to compute what is minimized; and those of models that say something by themselves."""
    losses = [e.facts.get("loss") for e in noted(run, "all trained", "chosen to train", "gradient")]
    used = {id(e.facts["model"]): e.facts["model"] for e in noted(run, "used")}
    of_losses = set[Variable]().union(*(loss.reads | loss.behind for loss in losses if isinstance(loss, Tensor)))
    return of_losses, set[Variable]().union(*(variables_of(model) for model in used.values()))


def _begins_as(run: Run, source: Variable, variable: Variable, moves: list[_Move]) -> bool:
    """Whether all that is ever given to a variable is what another one has: no weights that are to stay."""
    copies = {id(m.event) for m in moves if m.variable is source and m.source is variable and m.whole}
    given = [e for e in noted(run, "assigned") if e.facts["variable"] is source]
    given += [e for e in noted(run, "weights set") if source in variables_of(e.facts["model"])]
    return all(id(e) in copies for e in given)


def _follows(run: Run, copy: Variable | None) -> bool:
    """Whether a run trains a variable of this name, or changes it after the training has begun."""

    def is_meant(variable: Value) -> bool:
        return isinstance(variable, Variable) and copy is not None and variable.op_name == copy.op_name

    learning = _learning(run)
    begun = min((m.serial for m in _times(run, [e for found in learning.values() for e in found])), default=0)
    late = _times(run, [e for e in noted(run, "assigned") if is_meant(e.facts["variable"])])
    late += [e.moment for e in noted(run, "weights set") if any(map(is_meant, variables_of(e.facts["model"])))]
    return any(map(is_meant, learning)) or any(m.serial > begun for m in late)


def _times(run: Run, events: list[Noted]) -> list[Moment]:
    """When steps, or assignments, take effect."""
    runs = list(noted(run, "run"))
    operations = [e.facts.get("op" if e.what == "trained" else "result") for e in events]
    if not runs or not all(isinstance(each, Tensor | Operation) for each in operations):
        return times_of(run, events)
    known = [each for each in operations if isinstance(each, Tensor | Operation)]
    fetched = [e.moment for e in runs if any(f is each for f in e.facts["fetches"] for each in known)]
    return fetched or [e.moment for e in runs if any(_has_run(e, each) for each in known)]


def _has_run(event: Noted, operation: Tensor | Operation) -> bool:
    """Whether a session has run an operation as part of another one."""
    read = frozenset[Variable]().union(*(f.reads | f.behind for f in event.facts["fetches"] if isinstance(f, Tensor | Operation)))
    return operation.writes <= updates_of(event) and operation.reads <= read
