"""Variables that each call of a layer makes anew in the place of the one before: TVS401."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Noted, Turn
from ..language.values import Instance
from ..primitives.leaves import Written
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..source.mentions import is_last_word
from ..source.nodes import FunctionDef
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import assignments, changes, creations, events, initial_of, noted, reads_of, rebindings
from .queries.holding import variables_of
from .queries.order import again, by_age, compatible
from .queries.ways import activation, is_within, loops_inside, turn_of, users_call
from .sightings import Sighting, run_check


@run_check("TVS401")
def replaced_in_each_call(run: Run) -> Iterator[Sighting]:
    """A layer's or module's call makes the variable that the call before has made and changed: what was gathered in it is gone."""
    changed, made = changes(run), creations(run)
    for event in rebindings(run):
        before, now, holder = event.facts["before"], event.facts["now"], event.facts["holder"]
        if not isinstance(before, Variable) or not isinstance(now, Variable) or not isinstance(holder, Instance) or event.moment.arms:
            continue
        call = activation(event.moment)
        called = call is not None and call.receiver is holder and call.label.rpartition(".")[2] in ("call", "__call__")
        if not called or before not in changed or not now.graph.eager or before not in made or now not in made:
            continue
        if made[before].moment.place == made[now].moment.place and any(e.facts["variable"] is before for e in noted(run, "assigned")):
            yield Sighting(
                variable=now,
                moment=made[now].moment,
                told="made anew here by the next call",
                earlier=made[before].moment,
                before="made here, and changed by one call",
                shown=Pair(made[before].moment, made[now].moment, shared=False, told="turns"),
            )
            return


@run_check("TVS401")
def assigned_in_vain(run: Run) -> Iterator[Sighting]:
    """A call makes a variable and assigns it at its end, for the next call to find: that one makes another."""
    assigned = assignments(run)
    made = (e for e in events(run, Created) if e.variable.kind == "variable" and e.variable.graph.eager and e.variable in assigned)
    for first, other in again(made, lambda e: e.moment.user_place()):
        calls = [users_call(e.moment) for e in (first, other)]
        if calls[0] is calls[1] or not all(_is_last_word(each, assigned[each.variable]) for each in (first, other)) or other.moment.arms:
            continue
        kept = (f.receiver for f in first.moment.frames() if isinstance(f.receiver, Instance))
        if not any(first.variable in variables_of(each) for each in kept):
            yield Sighting(
                variable=other.variable,
                moment=other.moment,
                told="made anew here by the next call",
                earlier=assigned[first.variable].moment,
                before="what one call leaves in it is lost",
                shown=Pair(first.moment, other.moment, shared=False, told="turns"),
            )
            return


@run_check("TVS401")
def gathered_in_vain(run: Run) -> Iterator[Sighting]:
    """Each step makes anew what it is to gather, adds to it once, and moves a variable by that, which the step before has moved as well.

    What a step gathers for itself alone is added to in a loop.
    """
    given = list(noted(run, "assigned"))
    times = Counter(e.facts["variable"] for e in given)
    made = creations(run) if given else {}
    steps: dict[Variable, Frame] = {}
    first: dict[tuple[object, Variable], tuple[Variable, Noted]] = {}
    for event in given:
        variable = event.facts["variable"]
        read = reads_of(event)
        if variable in read and times[variable] == 1 and event.facts["how"] == "assign" and variable in made:
            step = _step_of(made[variable], event, given)
            if step is not None:
                steps[variable] = step
        for kept in by_age(read & steps.keys()) if steps else ():
            if not isinstance(variable, Variable) or variable.serial >= kept.serial or not is_within(event.moment, steps[kept]):
                continue
            before, earlier = first.setdefault((made[kept].moment.user_place(), variable), (kept, event))
            if before is not kept and steps[before] is not steps[kept] and compatible(earlier.moment, made[kept].moment):
                yield Sighting(
                    variable=kept,
                    moment=made[kept].moment,
                    told="made anew here by the next step",
                    earlier=earlier.moment,
                    before="what one step has gathered is lost",
                    shown=Pair(made[before].moment, made[kept].moment, shared=False, told="turns"),
                )
                return


@run_check("TVS401")
def moved_in_vain(run: Run) -> Iterator[Sighting]:
    """A method makes what its object has gathered anew of a constant, and moves it once, by what comes of the value that it has itself.

    Of a constant that says nothing: it was to be the value that the call before has left. A gradient by it is another matter.
    """
    given = [e for e in noted(run, "assigned") if isinstance(e.facts["variable"], Variable)]
    times, made = Counter(e.facts["variable"] for e in given), creations(run)
    moving = (e for e in given if e.facts["how"] != "assign" and e.facts["variable"] in reads_of(e))
    moved = {v: e for e in moving if times[v := e.facts["variable"]] == 1 and v in made}
    sources = {v for e in noted(run, "gradient") for v in e.facts["sources"] or ()} if moved else set[Variable]()
    for event in rebindings(run) if moved else ():
        before, now, holder = event.facts["before"], event.facts["now"], event.facts["holder"]
        if before not in moved or now not in moved or not isinstance(holder, Instance) or not sources.isdisjoint((before, now)):
            continue
        calls = [activation(made[v].moment) for v in (before, now)]
        known = all(call is not None and call.receiver is holder and call.label.rpartition(".")[2] != "__init__" for call in calls)
        steps = [_step_of(made[v], moved[v], given) for v in (before, now)]
        within = calls[0] is not calls[1] and all(step is call for step, call in zip(steps, calls, strict=True))
        if known and within and made[before].moment.user_place() == made[now].moment.user_place():
            yield Sighting(
                variable=now,
                moment=made[now].moment,
                told="made anew here by the next call",
                earlier=moved[before].moment,
                before="what one call has gathered is lost",
                shown=Pair(made[before].moment, made[now].moment, shared=False, told="turns"),
            )
            return


def _step_of(made: Created, assigned: Noted, given: list[Noted]) -> Frame | None:
    """The call, or turn of a loop, that makes a variable of a constant and adds to it, in no loop but one over such variables."""
    begun = initial_of(made)
    written = isinstance(begun, Tensor) and not begun.reads and all(isinstance(leaf, Written) for leaf in begun.leaves)
    constant = written or isinstance(begun, int | float)
    if not constant or not made.variable.graph.eager or made.moment.arms or assigned.moment.arms:
        return None
    around = {id(frame) for frame in made.moment.frames()}
    step = next((f for f in reversed(assigned.moment.frames()) if id(f) in around), None)
    inside = loops_inside(assigned.moment, step) if step is not None else []
    return step if all(_is_about(made.variable, f, assigned, given) for f in inside) else None


def _is_about(variable: Variable, loop: Frame, assigned: Noted, given: list[Noted]) -> bool:
    """Whether a turn of a loop is about a variable, or its other turns assign others in its place."""
    if isinstance(loop, Turn) and variable in variables_of(loop.item):
        return True
    here = (e for e in given if e is not assigned and e.moment.place == assigned.moment.place)
    return any(turn_of(e.moment, loop) not in (None, loop.turn) for e in here)


def _is_last_word(made: Created, assigned: Noted) -> bool:
    """Whether the call that makes a variable assigns it what comes of it, and does not look at it again."""
    value = assigned.facts["value"]
    goes_on = assigned.facts["how"] != "assign" or (isinstance(value, Tensor) and made.variable in value.reads | value.behind)
    call = users_call(made.moment)
    same = goes_on and call is not None and users_call(assigned.moment) is call
    node = call.node if call is not None and same else None
    return isinstance(node, FunctionDef) and is_last_word(node.body, assigned.moment.user_place().span)
