"""Averages that are put into the variables for an evaluation, and stay there while the training goes on: TVS514."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor, weights_of
from ..tf.variables import Variable
from .findings import Finding
from .grouping import grouped
from .queries.accesses import noted, trainings
from .queries.flow import source_of
from .queries.holding import variables_of
from .queries.order import compatible, follows
from .queries.sessions import needs_of, starts_of, writes_of
from .queries.traced import traces_around
from .queries.ways import is_within, loops_around, row, turn_of
from .registry import check
from .sightings import Sighting, finding

_ELSEWHERE = ("restored", "loaded", "checkpoint read")
"""What may set any variable."""


@dataclass(slots=True)
class _Story:
    """What a run does with a variable that has an average: where it trains it, sets it to the average, and uses what it has then.

    `set_otherwise` says whether something else sets it: what was there before the average, maybe.
    """

    trained: list[Noted]
    averaged: list[Noted]
    used: list[Noted]
    set_otherwise: bool = False
    moved: list[Noted] = field(default_factory=list)
    """Where the program itself moves an average towards the variable; nowhere where TensorFlow does that."""


@check("TVS514")
def left_in_the_model(exploration: Exploration) -> Iterator[Finding]:
    """A loop trains variables, sets them to their averages, uses them, and trains on from there."""
    put_back = {v.op_name for run in exploration.runs for v, story in _stories(run).items() if story.set_otherwise}

    def left(run: Run) -> Iterator[Sighting]:
        return (each for each in _left(run) if each.variable is not None and each.variable.op_name not in put_back)

    for group in grouped(exploration, left):
        yield finding("TVS514", group)


def _left(run: Run) -> Iterator[Sighting]:
    for variable, story in _stories(run).items():
        for event in story.averaged if not story.set_otherwise and _is_kept_up(story) else ():
            found = _trained_on(event, story)
            if found is not None:
                before, after = found
                yield Sighting(
                    variable=variable,
                    given="stays in it after it was evaluated",
                    reason=f"nothing puts back what line {row(before)} had trained, and line {row(after)} goes on from the average",
                    moment=event.moment,
                    told="set to the average here",
                    earlier=before,
                    before="trained here",
                    shown=None,
                )
                return


def _is_kept_up(story: _Story) -> bool:
    """Whether the average follows the training more often than it is put in: who does both at once goes on from it on purpose."""
    often = len(story.moved) > len(story.averaged) or any(len(e.moment.arms) < len(story.averaged[0].moment.arms) for e in story.moved)
    return not story.moved or often


def _trained_on(event: Noted, story: _Story) -> tuple[Moment, Moment] | None:
    """Where a loop has trained before, and trains in a later turn, what it sets to the average and uses in this one."""
    for turn in loops_around(event.moment):
        trained = [e.moment for e in story.trained if turn_of(e.moment, turn) is not None and compatible(e.moment, event.moment)]
        before = next((m for m in trained if m.serial < event.moment.serial), None)
        used = [e.moment for e in story.used if is_within(e.moment, turn) and e.moment.serial > event.moment.serial]
        after = next((m for m in trained if m.serial > event.moment.serial), None)
        if before is None or after is None or is_within(after, turn):
            continue
        if any(m.serial < after.serial and follows(event.moment, m) for m in used):
            return before, after
    return None


def _stories(run: Run) -> dict[Variable, _Story]:
    averages = {e.facts["of"]: e.facts["kept"] for e in noted(run, "averaged")}
    kept = {v: k for v, k in averages.items() if isinstance(v, Variable) and isinstance(k, Variable)} or _moved_by_hand(run)
    put_in = [e for e in noted(run, "assigned") if _is_put_in(e, kept)] if kept else []
    stories: dict[Variable, _Story] = {}
    for variable in dict.fromkeys(e.facts["variable"] for e in put_in):
        story = stories[variable] = (_in_eager_code if variable.graph.eager else _in_sessions)(run, variable, kept[variable])
        since = min((e.moment.serial for e in story.averaged), default=0)
        story.set_otherwise |= any(noted(run, "imported", "handed out", "fitted"))
        story.set_otherwise |= any(e.moment.serial > since for e in noted(run, *_ELSEWHERE))
    return stories


def _moved_by_hand(run: Run) -> dict[Variable, Variable]:
    """The variables of eager code that a program itself moves towards others that it trains, by these."""
    trained = dict(trainings(run))
    moved = (e for e in noted(run, "assigned") if trained and e.facts["variable"] not in trained)
    pairs = ((source_of(e), e.facts["variable"], e) for e in moved)
    return {v: k for v, k, e in pairs if v is not None and v in trained and v.graph.eager and _is_moved(e, k, v)}


def _is_moved(event: Noted, average: Variable, variable: Variable) -> bool:
    """Whether an average is assigned something between itself and the variable."""
    value = event.facts["value"]
    return event.facts["variable"] is average and isinstance(value, Tensor) and value.reads == {average, variable}


def _is_put_in(event: Noted, kept: dict[Variable, Variable]) -> bool:
    """Whether a variable is assigned its average as it is."""
    value, average = event.facts["value"], kept.get(event.facts["variable"])
    if average is None or event.facts["how"] != "assign" or not isinstance(value, Tensor | Variable):
        return False
    return weights_of(value) is average or (isinstance(value, Tensor) and value.reads == {average} and not value.leaves)


def _in_sessions(run: Run, variable: Variable, average: Variable) -> _Story:
    story = _Story([], [], [], any(e.facts["opaque"] for e in noted(run, "run")))
    steps = [e.facts["op"] for v, e in trainings(run) if v is variable]
    for event, starts, needs, writes in run.once(_of_sessions):
        written = [f for f in event.facts["fetches"] if isinstance(f, Tensor | Operation) and variable in f.writes]
        if variable in starts:
            continue
        if not written and variable in needs:
            story.used.append(event)
        for fetch in written:
            if average in fetch.reads and average not in fetch.writes:
                story.averaged.append(event)
            elif any(_runs_step(fetch, step, variable, average) for step in steps):
                story.trained.append(event)
            else:
                story.set_otherwise = True
        if average in writes and not any(e is event for e in story.trained):
            story.set_otherwise |= any(e is event for e in story.averaged)
    return story


def _of_sessions(run: Run) -> list[tuple[Noted, frozenset[Variable], frozenset[Variable], frozenset[Variable]]]:
    """Each run of a session, with what it initializes, reads and writes."""
    return [(e, starts_of(e), needs_of(e), writes_of(e)) for e in noted(run, "run")]


def _runs_step(fetch: Tensor | Operation, step: object, variable: Variable, average: Variable) -> bool:
    known = isinstance(step, Tensor | Operation) and step.writes <= fetch.writes
    return fetch is step or (known and (variable in fetch.reads or average in fetch.writes))


def _in_eager_code(run: Run, variable: Variable, average: Variable) -> _Story:
    story = _Story([], [], [])
    begun = False
    traces = _traces_that_train(run, variable)
    for event in noted(run, "assigned", "trained", "trace reused", "used as set", "weights set"):
        match event.what:
            case "weights set":
                story.set_otherwise |= variable in variables_of(event.facts["model"])
            case "used as set":
                story.used += [event] if event.facts["variable"] is variable else []
            case "trace reused":
                story.trained += [event] if id(event.facts["trace"]) in traces else []
            case "trained":
                story.trained += [event] if variable in event.facts["variables"] else []
            case _ if _is_moved(event, average, variable):
                story.moved.append(event)
            case _ if event.facts["variable"] is average:
                story.set_otherwise = True
            case _ if event.facts["variable"] is not variable:
                continue
            case _ if _is_put_in(event, {variable: average}):
                story.averaged.append(event)
                begun = True
            case _ if _is_by_gradient(event, variable):
                story.trained.append(event)
            case _:
                story.set_otherwise |= begun
    return story


def _is_by_gradient(event: Noted, variable: Variable) -> bool:
    """Whether an assignment moves a variable by what comes of it through no plain computation: by its gradient."""
    value = event.facts["value"]
    moved = isinstance(value, Tensor) and variable in value.behind and value.reads <= {variable}
    return moved and (event.facts["how"] != "assign" or (isinstance(value, Tensor) and variable in value.reads))


def _traces_that_train(run: Run, variable: Variable) -> set[int]:
    """The traces of tf.functions in which a variable is trained."""
    trained = [e for v, e in trainings(run) if v is variable]
    trained += [e for e in noted(run, "assigned") if e.facts["variable"] is variable and _is_by_gradient(e, variable)]
    return traces_around(run, trained)
