"""Variables that stay as they were made while another in the same role is kept up to date: TVS509.

For weights see `training`. Here: a statistic that each call of a function makes for itself, a second global step, and a copy that
an operation would bring up to date which no session runs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Set

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..primitives.tensors import Tensor, weights_of
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Finding, Pair
from .grouping import grouped
from .queries.accesses import are_twins, creations, events, name_of, noted, place_made, trainings
from .queries.holding import is_count
from .queries.order import by_age, compatible
from .queries.sessions import all_runs, first_needs, needs_of, only_begins, starts_of, updates_of, writes_of
from .queries.traced import times_of
from .queries.ways import is_within, loops_around, parted_under_one_label, parting, row, users_call
from .registry import check
from .sightings import Sighting, finding, not_followed, run_check

_RESTORED = ("restored", "imported", "handed out", "loaded")


@run_check("TVS509", key=lambda sighting: sighting.earlier and parting(sighting.earlier, sighting.moment))
def stale(run: Run) -> Iterator[Sighting]:
    """What a session reads and nothing changes, beside a variable in the same role that something does."""
    runs = list(noted(run, "run"))
    if any(noted(run, *_RESTORED)) or any(e.facts["opaque"] for e in runs):
        return
    made = [e for e in events(run, Created) if not e.variable.graph.eager and not e.variable.assumed]
    changed = _changed(run, runs)
    kept_up = [e for e in made if e.variable in changed]
    for event in made if kept_up else ():
        if event.variable in changed or event.variable.trainable is not False:
            continue
        used = run.once(first_needs).get(event.variable)
        for role, what in _ROLES.items() if used is not None else ():
            twin = next((e for e in kept_up if _may_be_one(e, event) and role(run, e, event)), None)
            if twin is not None:
                yield Sighting(
                    variable=event.variable,
                    given=name_of(twin.variable),
                    reason=what,
                    moment=event.moment,
                    told=f"and one that is never {what} here",
                    earlier=twin.moment,
                    before=f"the one that is {what} is made here",
                    shown=Pair(twin.moment, event.moment, shared=False),
                )
                break


@check("TVS509")
def never_brought_up_to_date(exploration: Exploration) -> Iterator[Finding]:
    """A copy lags behind for good: the operation that assigns it is there, and no session ever runs it."""
    if exploration.root.kind != "module":
        return  # of a class alone it is not known which of its operations are run
    written = {v.op_name for run in exploration.runs for e in all_runs(run) for v in updates_of(e)}

    def left_behind(run: Run) -> Iterator[Sighting]:
        return (each for each in _left_behind(run) if each.variable is not None and each.variable.op_name not in written)

    for group in grouped(exploration, left_behind):
        if not group.untried:
            yield finding("TVS509", group)


def _left_behind(run: Run) -> Iterator[Sighting]:
    runs, made = all_runs(run), creations(run)
    if any(noted(run, *_RESTORED)) or any(e.facts["opaque"] for e in runs):
        return
    learned = frozenset[Variable]().union(*(updates_of(e) for e in runs)) & dict(trainings(run)).keys()
    dropped = frozenset[Variable]().union(*(e.facts["value"].writes for e in noted(run, "dropped")))  # see TVS517
    for event in noted(run, "assigned"):
        variable, value = event.facts["variable"], event.facts["value"]
        if event.facts["variable"] in dropped:
            continue
        if variable not in made or variable.graph.eager or variable in learned or not isinstance(value, Tensor | Variable):
            continue
        source = next((v for v in by_age(learned) if v is weights_of(value) or (isinstance(value, Tensor) and v in value.reads)), None)
        used = any(variable in needs_of(e) and not starts_of(e) and e.moment.serial > event.moment.serial for e in runs)
        if source in made and source is not None and source.shape == variable.shape and place_made(source) == place_made(variable) and used:
            yield not_followed(
                event,
                made[variable],
                made[source],
                reason="brought up to date: no session runs what this line makes",
                told="the operation that would assign it is made here",
            )
            return


@run_check("TVS509")
def copied_the_wrong_way(run: Run) -> Iterator[Sighting]:
    """What learns is set to a twin that nothing has ever changed: the copy was to go the other way.

    Of several that are set to one, the copies go the right way, and what each learns was to change that one.
    """
    copies = [(e, source) for e in noted(run, "assigned") if (source := _copied(e.facts["value"])) is not None]
    if not copies or any(noted(run, *_RESTORED, "weights set")):
        return
    runs, made, trained = list(noted(run, "run")), creations(run), dict(trainings(run))
    changed = {e.facts["variable"] for e in noted(run, "assigned")} | trained.keys()
    for event, source in copies:
        variable = event.facts["variable"]
        if (
            variable not in made
            or variable not in trained
            or source in changed
            or source not in made
            or not are_twins(made[variable], made[source])
        ):
            continue
        if any(e.facts["opaque"] or source in updates_of(e) for e in runs):
            continue
        if not event.moment.arms and (_is_copied_between(run, event) if variable.graph.eager else _is_copied_on(run, event, source)):
            several = any(s is source and e.facts["variable"] is not variable and e.facts["variable"] in trained for e, s in copies)
            way = f"line {row(event.moment)} copies from it to each that learns" if several else "this line copies from it, and not to it"
            yield Sighting(
                variable=source,
                given=name_of(variable),
                reason=f"changed: {way}",
                moment=trained[variable].moment if several else event.moment,
                told="what is set to it learns here, and it does not" if several else "the one that learns is set to it here",
                earlier=made[variable].moment,
                before="the one that learns is made here",
                shown=Pair(made[variable].moment, made[source].moment, shared=False, told="training"),
            )
            return


def _is_copied_between(run: Run, copy: Noted) -> bool:
    """Whether eager code copies to a variable between two of its steps: at the very beginning it is to start as a copy."""
    steps = times_of(run, [e for v, e in trainings(run) if v is copy.facts["variable"]])
    return any(steps[0].serial < m.serial < steps[-1].serial for m in times_of(run, [copy]) if steps)


def _is_copied_on(run: Run, copy: Noted, source: Variable) -> bool:
    """Whether sessions go on with a step that reads what a variable is copied from, and may well copy once more."""
    steps = [e for e in noted(run, "run") if copy.facts["variable"] in updates_of(e)]
    later = any(source in needs_of(e) and e.moment.serial > steps[0].moment.serial for e in steps)
    return later and not only_begins(run, copy)


@run_check("TVS509")
def copied_in_part(run: Run) -> Iterator[Sighting]:
    """A network follows another one of its make in some of its variables, and what it has besides stays as it was made."""
    copies = [e for e in noted(run, "assigned") if isinstance(e.facts["value"], Tensor | Variable)]
    if not copies or any(noted(run, *_RESTORED, "weights set", "checkpoint read")):
        return
    runs, made, trained = list(noted(run, "run")), creations(run), dict(trainings(run))
    if any(e.facts["opaque"] for e in runs):
        return
    changed = _changed(run, [])
    written = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    by_call: dict[int, list[Created]] = {}
    for created in made.values():
        by_call.setdefault(id(users_call(created.moment)), []).append(created)
    for event in copies:
        variable = event.facts["variable"]
        sources = event.facts["value"].reads if isinstance(event.facts["value"], Tensor) else {event.facts["value"]}
        if variable not in made:
            continue
        twin = next((v for v in by_age(sources & trained.keys()) if v in made and are_twins(made[v], made[variable])), None)
        if twin is None or variable in trained or event.moment.arms or users_call(made[variable].moment) is None:
            continue
        ours, theirs = (by_call[id(users_call(made[v].moment))] for v in (variable, twin))
        if ours is theirs:
            continue
        for other in ours:
            left = other.variable
            pair = next((e for e in theirs if e.variable in trained and are_twins(e, other)), None)
            used = any(left in needs_of(e) and not starts_of(e) for e in runs) or left.graph.eager
            if pair is None or left in changed or left in written or left.trainable is not True or not used:
                continue
            yield Sighting(
                variable=left,
                given=name_of(pair.variable),
                reason="brought up to date: what is copied here is only a part of the network",
                moment=event.moment,
                told="others of the network are brought up to date here",
                earlier=pair.moment,
                before="the one that learns is made here",
                shown=Pair(pair.moment, other.moment, shared=False, told="training"),
            )
            return


@run_check("TVS509")
def computed_in_vain(run: Run) -> Iterator[Sighting]:
    """Each step computes something between a network's weights and those of the one that follows it, and assigns it to neither."""
    if any(noted(run, *_RESTORED, "weights set")):
        return
    runs, made, trained = list(noted(run, "run")), creations(run), dict(trainings(run))
    if any(e.facts["opaque"] for e in runs):
        return
    steps = [e for e in runs if updates_of(e) & trained.keys()]
    for event in runs:
        fetched = [f for f in event.facts["fetches"] if isinstance(f, Tensor)]
        between = [f for f in fetched if len(f.reads) == 2 and not (f.writes or f.leaves or f.behind)]
        for tensor in between if loops_around(event.moment) and not event.moment.arms else ():
            follows = next((v for v in by_age(tensor.reads) if v not in trained and v in made), None)
            leads = next((v for v in by_age(tensor.reads) if v in trained and v in made), None)
            if follows is None or leads is None or tensor.shape != follows.shape or not are_twins(made[leads], made[follows]):
                continue
            learning = [e for e in steps if leads in writes_of(e) and follows in needs_of(e)]
            if not learning or any(follows in writes_of(e) for e in runs if e.moment.serial > learning[0].moment.serial):
                continue
            yield Sighting(
                variable=follows,
                given=name_of(leads),
                reason="brought up to date: what this run computes of both is assigned to neither",
                moment=event.moment,
                told="computed here, and assigned to nothing",
                earlier=made[leads].moment,
                before="the one that learns is made here",
                shown=Pair(made[leads].moment, made[follows].moment, shared=False, told="training"),
            )
            return


@run_check("TVS509")
def never_counted(run: Run) -> Iterator[Sighting]:
    """A rate decays by a step that nobody counts: the optimizer was not given it, and it stays at zero."""
    runs, made, trained = list(noted(run, "run")), creations(run), dict(trainings(run))
    if not runs or any(noted(run, *_RESTORED)) or any(e.facts["opaque"] for e in runs):
        return
    counted = {e.facts["variable"] for e in noted(run, "assigned")}.union(*(updates_of(e) for e in runs))
    counted.update(f for e in runs for f in e.facts["fed"] if isinstance(f, Variable))
    decaying = {e.facts["step"] for e in noted(run, "rate decays")}
    for step in dict.fromkeys(step for event in trained.values() for step in _steps_of(event.facts.get("rate"), decaying)):
        if step not in made or step.graph.eager or step in counted:
            continue
        ours = [v for v in by_age(trained) if step in _steps_of(trained[v].facts.get("rate"), decaying)]
        learning = next((e for e in runs if ours and loops_around(e.moment) and ours[0] in updates_of(e)), None)
        if learning is not None and not made[step].moment.arms and not learning.moment.arms:
            variable = ours[0]
            yield Sighting(
                variable=step,
                given=name_of(variable),
                given_at=made[variable].moment if variable in made else None,
                reason="counted up (the optimizer is not told of it)",
                moment=trained[variable].moment,
                told="the optimizer trains here, and counts no step",
                earlier=made[step].moment,
                before="the step is made here",
                shown=Pair(made[variable].moment, made[step].moment, shared=False, told="training") if variable in made else None,
            )
            return


def _steps_of(rate: object, decaying: Set[object]) -> list[Variable]:
    """The counts of steps by which a rate goes: of a decay, or whole numbers that are not trained."""
    found = by_age(rate.reads | rate.behind) if isinstance(rate, Tensor) else []
    return [v for v in found if v in decaying or is_count(v)]


def _changed(run: Run, runs: list[Noted]) -> dict[Variable, list[Moment]]:
    """The variables that something changes, and where that is written."""
    changed: dict[Variable, list[Moment]] = {}
    for variable, event in trainings(run):
        changed.setdefault(variable, []).append(event.moment)
    for event in noted(run, "assigned"):
        changed.setdefault(event.facts["variable"], []).append(event.moment)
    for event in runs:
        for variable in writes_of(event):
            changed.setdefault(variable, []).append(event.moment)
    return changed


def _copied(value: object) -> Variable | None:
    """The variable whose value an assignment takes as it is."""
    return weights_of(value) if isinstance(value, Tensor | Variable) else None


def _may_be_one(twin: Created, other: Created) -> bool:
    return twin.variable.shape == other.variable.shape and compatible(twin.moment, other.moment)


# What each role asks of a variable beside that it is not trained:


def _is_statistic(run: Run, twin: Created, other: Created) -> bool:
    """Whether two calls of a function each make one, and the first call has it updated within."""
    calls = parted_under_one_label(twin.moment, other.moment)
    if calls is None or other.moment.place.stub or twin.moment.place != other.moment.place:
        return False
    return any(is_within(e.moment, calls[0]) for e in noted(run, "assigned") if e.facts["variable"] is twin.variable)


def _is_step(run: Run, twin: Created, other: Created) -> bool:
    """Whether both are called as TensorFlow calls its own (`tf.train.get_or_create_global_step`), in one graph."""
    leaves = [re.sub(r"_\d+$", "", str(e.variable.op_name).rpartition("/")[2]) for e in (twin, other)]
    called_so = all(leaf.lower().replace("_", "") == "globalstep" for leaf in leaves)
    return twin.variable.graph is other.variable.graph and called_so


_ROLES: dict[Callable[[Run, Created, Created], bool], str] = {_is_statistic: "updated", _is_step: "counted up"}
