"""Assignments of a graph that nothing ever runs: TVS517.

In a graph `v.assign(x)` only makes an operation: the variable changes where a session runs it, or runs what waits for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor, weights_of
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .grouping import grouped
from .queries.accesses import assignments, creations, noted, trainings
from .queries.holding import variables_of
from .queries.order import follows, oldest
from .queries.sessions import needs_of, run_among, surely_starts_of, updates_of
from .queries.ways import activation, is_within, row
from .registry import check
from .sightings import Sighting, finding, run_check

_ELSEWHERE = ("restored", "imported", "handed out", "loaded")


@run_check("TVS517")
def dropped(run: Run) -> Iterator[Sighting]:
    """An assignment is made, and nothing in the program can run it: a statement drops it, or binds it to a name that nobody reads."""
    lost = list(noted(run, "dropped"))
    runs, made = list(noted(run, "run")) if lost else [], creations(run)
    assigned = {id(e.facts["result"]): e for e in noted(run, "assigned")} if runs else {}
    trained, learned = {id(e.facts["op"]) for e in noted(run, "trained")}, dict(trainings(run)).keys()
    of_lists = Counter((e.moment.place, id(e.moment.frame)) for e in lost)
    fetched = {id(f) for e in runs for f in e.facts["fetches"]}
    updated = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    written = updated - learned
    for event in lost if runs else ():
        value = event.facts["value"]
        own = assigned.get(id(value))
        in_list = of_lists[event.moment.place, id(event.moment.frame)] > 1
        if in_list and (id(value) in fetched or not value.writes.isdisjoint(written)):
            continue  # somebody else may have the list
        if id(value) in trained or (own.facts["named"] if own is not None else not _is_group(value)):
            continue
        left = value.writes - updated - learned
        if own is None and not left:
            continue  # it is one step of several, of which others do what it would
        variable = own.facts["variable"] if own is not None else oldest(left)
        read = next((e for e in runs if variable in needs_of(e) and e.moment.serial > event.moment.serial), None)
        if read is not None and variable in made:
            moment = own.moment if own is not None else event.moment
            yield Sighting(
                variable=variable,
                reason=f"not assigned: nothing keeps the operation made here, and line {row(read.moment)} uses the variable as it was",
                moment=moment,
                told="the assignment is made here, and nothing can run it",
                earlier=made[variable].moment,
                before="the variable is made here",
                shown=Life("never run", (Act("read", read.moment, (variable,)),)),
            )


@run_check("TVS517")
def checkpoint_never_put_in(run: Run) -> Iterator[Sighting]:
    """A graph's variables are to be restored by objects, and nothing runs what that has made: they are what they were initialized to."""
    asked = list(noted(run, "checkpoint read"))
    runs = list(noted(run, "run")) if asked else []
    if not runs or any(noted(run, *_ELSEWHERE, "checkpoint put in", "weights set")) or any(e.facts["opaque"] for e in runs):
        return
    made, given = creations(run), assignments(run)
    begun = frozenset[Variable]().union(*map(surely_starts_of, runs))
    for event in asked:
        held = {v for v in variables_of(event.facts["checkpoint"]) if v in made and not v.graph.eager and v.trainable is True}
        use = next((e for e in runs if needs_of(e) & held & begun and follows(event.moment, e.moment)), None)
        if use is None or held & given.keys() or event.moment.serial > use.moment.serial or event.moment.arms:
            continue
        variable = oldest(needs_of(use) & held & begun)
        yield Sighting(
            variable=variable,
            reason=f"not restored: nothing runs the operations that this makes, and line {row(use.moment)} uses the variable as it was",
            moment=event.moment,
            told="restored here, in a graph",
            earlier=made[variable].moment,
            before="the variable is made here",
            shown=None,
        )
        return


@check("TVS517")
def waited_for_in_vain(exploration: Exploration) -> Iterator[Finding]:
    """Something is to wait for an assignment, and none of what the sessions run does."""
    if exploration.root.kind != "module":
        return  # of a class alone it is not known which of its operations are run
    written = {v.op_name for run in exploration.runs for e in noted(run, "run") for v in updates_of(e)}

    def never_written(run: Run) -> Iterator[Sighting]:
        return (each for each in _waited_for(run) if each.variable is not None and each.variable.op_name not in written)

    for group in grouped(exploration, never_written):
        if not group.untried:
            yield finding("TVS517", group)


def _waited_for(run: Run) -> Iterator[Sighting]:
    waits = list(noted(run, "waited for"))
    runs, made, trained = list(noted(run, "run")) if waits else [], creations(run), dict(trainings(run))
    if not runs or any(noted(run, *_ELSEWHERE)) or any(e.facts["opaque"] for e in runs):
        return
    idle = {e.moment.user_place() for e in noted(run, "nothing waits")}
    for event in noted(run, "assigned"):
        variable = event.facts["variable"]
        wait = next((e for e in waits if variable in e.facts["writes"] and e.moment.serial > event.moment.serial), None)
        if wait is None or variable not in made or variable in trained:
            continue
        training = next((e for e in runs if _learns(e, trained) and variable in needs_of(e)), None)
        if training is not None and training.moment.serial > wait.moment.serial:
            told = f"not assigned: nothing that the session runs in line {row(training.moment)} waits for the operation made here"
            empty = wait.moment.user_place() in idle
            yield Sighting(
                variable=variable,
                reason=f"not assigned: nothing is made in this block, which would wait for line {row(event.moment)}" if empty else told,
                moment=wait.moment if empty else event.moment,
                told="nothing that is made here waits for it" if empty else "the assignment is made here",
                earlier=made[variable].moment,
                before="the variable is made here",
                shown=Life("never run", (Act("read", training.moment, (variable,)),)),
            )


@run_check("TVS517")
def run_whatever_the_branch(run: Run) -> Iterator[Sighting]:
    """An arm of `tf.cond` is an assignment that was made outside of it, or waits for one: the condition decides only what comes out, and it
    always runs."""
    branched = list(noted(run, "branched"))
    assigned = {id(e.facts["result"]): e for e in noted(run, "assigned")} if branched else {}
    directly = list(assigned.values())
    for event in noted(run, "grouped") if assigned else ():
        parts = [assigned[id(each)] for each in event.facts["inputs"] if id(each) in assigned]
        if parts and len(parts) == len(event.facts["inputs"]):
            assigned[id(event.facts["result"])] = parts[0]
    runs, made = list(noted(run, "run")) if assigned else [], creations(run)
    fetched = run_among(run, runs)
    waits = list(noted(run, "waited for"))
    for event in branched if runs else ():
        cond = activation(event.moment)
        inner = [e for e in waits if cond is not None and is_within(e.moment, cond)]
        waited = frozenset[object]().union(*(e.facts["writes"] for e in waits if e not in inner))
        arms = [[assigned[id(each)] for each in event.facts[arm] if id(each) in assigned] for arm in ("yes", "no")]
        given = [event.facts[arm] for arm in ("yes", "no")]
        asked = event.facts["pred"].writes if isinstance(event.facts["pred"], Tensor) else frozenset[Variable]()
        for own, mine, other in zip(arms, given, given[::-1], strict=True):
            ours = (*own, *_seen_through(mine, other, directly), *_awaited(mine, inner, assigned)) if cond is not None else ()
            outside = (e for e in ours if cond is not None and not is_within(e.moment, cond) and id(e.facts["result"]) not in fetched)
            either_way = waited.union(asked, *(each.writes for each in other if isinstance(each, Tensor | Operation)))
            found = next((e for e in outside if e.facts["variable"] not in either_way), None)
            writing = [] if found is None else [e for e in runs if found.facts["variable"] in updates_of(e)]
            if found is None or not writing or found.facts["variable"] not in made or found.moment.arms or event.moment.arms:
                continue
            yield Sighting(
                variable=found.facts["variable"],
                reason=f"assigned whatever the condition of line {row(event.moment)} says: the assignment is made outside of its branch",
                moment=found.moment,
                told="the assignment is made here",
                earlier=made[found.facts["variable"]].moment,
                before="the variable is made here",
                shown=Life("whatever the branch", (Act("assigned", event.moment, (found.facts["variable"],)),)),
            )
            return


def _awaited(arm: Sequence[object], waits: list[Noted], assigned: dict[int, Noted]) -> Iterator[Noted]:
    """The program's own assignments that what one arm of a branch gives waits for, where it waits for nothing else. A constant is not known
    to wait for anything."""
    written = frozenset[Variable]().union(*(each.writes for each in arm if isinstance(each, Tensor | Operation)))
    for wait in waits:
        found = [assigned[id(each)] for each in wait.facts["acts"] if id(each) in assigned]
        if len(found) == len(wait.facts["acts"]) and not any(e.moment.place.stub for e in found):
            yield from (e for e in found if not written or e.facts["variable"] in written)


def _seen_through(arm: Sequence[object], other: Sequence[object], assigned: list[Noted]) -> Iterator[Noted]:
    """The assignments of whose outcome one arm of a branch makes what it gives, where the other one gives the variable as it is."""
    for given, instead in zip(arm, other, strict=False):
        kept = weights_of(instead) if isinstance(instead, Tensor | Variable) else None
        if kept is not None and isinstance(given, Tensor) and kept in given.writes:
            ours = [e for e in assigned if e.facts["variable"] is kept]
            if len(ours) == 1 and ours[0].facts["result"] is not given:
                yield ours[0]


def _learns(event: Noted, trained: dict[Variable, Noted]) -> bool:
    return bool(updates_of(event) & trained.keys())


def _is_group(value: object) -> bool:
    """Whether it is what `tf.group` makes, by a name that nobody has given it."""
    return isinstance(value, Operation) and isinstance(value.name, str) and value.name.rpartition("/")[2].startswith("group_deps")
