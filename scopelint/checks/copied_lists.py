"""Lists that TensorFlow gives copies of, which a program changes and drops: TVS517 and TVS519."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..language.values import ListValue
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .grouping import grouped
from .queries.accesses import creations, noted, trainings
from .queries.order import compatible
from .queries.sessions import updates_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, finding, run_check


@check("TVS517")
def put_in_a_copy(exploration: Exploration) -> Iterator[Finding]:
    """An update is put in a copy of a collection, and no session runs it: what waits for the collection does not know of it."""
    if exploration.root.kind != "module":
        return  # of a class alone it is not known which of its operations are run
    written = {v.op_name for run in exploration.runs for e in noted(run, "run") for v in updates_of(e)}

    def lost(run: Run) -> Iterator[Sighting]:
        return (each for each in _put_in(run) if each.variable is not None and each.variable.op_name not in written)

    for group in grouped(exploration, lost):
        yield finding("TVS517", group)


def _put_in(run: Run) -> Iterator[Sighting]:
    changes = [e for e in noted(run, "copy changed") if e.facts["how"] != "remove"]
    runs, trained = (list(noted(run, "run")), dict(trainings(run))) if changes else ([], {})
    made = creations(run) if runs else {}
    if any(noted(run, "imported", "handed out")) or any(e.facts["opaque"] for e in runs):
        return
    for event in changes:
        variable = next((v for each in _operations(event) for v in each.writes if v in made and v not in trained), None)
        training = next((e for e in runs if updates_of(e) & trained.keys()), None)
        if variable is not None and training is not None and not event.moment.arms:
            yield Sighting(
                variable=variable,
                reason="not assigned: get_collection gives a copy, and what is put in the copy is not in the collection",
                moment=event.moment,
                told="the assignment is put in a copy here, and in nothing else",
                earlier=made[variable].moment,
                before="the variable is made here",
                shown=Life("never run", (Act("read", training.moment, (variable,)),)),
            )
            return


def _operations(event: Noted) -> Iterator[Tensor | Operation]:
    for each in event.facts["items"]:
        items = each.cells.get("items") if isinstance(each, ListValue) else (each,)
        for item in items if isinstance(items, tuple) else ():
            if isinstance(item, Tensor | Operation):
                yield item


@run_check("TVS519")
def removed_from_a_copy(run: Run) -> Iterator[Sighting]:
    """A variable is taken out of a copy of what is trainable, and an optimizer that is told of no list trains it."""
    changes = [e for e in noted(run, "copy changed") if e.facts["how"] == "remove" and e.facts["of"] == "trainable_variables"]
    told = {id(e.facts["optimizer"]) for e in noted(run, "all trained")} if changes else set[int]()
    steps = [e for e in noted(run, "trained") if id(e.facts["optimizer"]) in told]
    for event in changes:
        variable = next((v for v in event.facts["items"] if isinstance(v, Variable)), None)
        later = (e for e in steps if variable in e.facts["variables"] and e.moment.serial > event.moment.serial)
        step = next((e for e in later if compatible(event.moment, e.moment)), None)
        if variable is not None and step is not None and not event.moment.arms:
            yield Sighting(
                variable=variable,
                reason=f"this takes it out of a copy of the list, and line {row(step.moment)} trains all that are trainable",
                moment=event.moment,
                told="taken out of a copy here",
                earlier=None,
                shown=Life("removed from a copy", (Act("removed", event.moment, (variable,)),)),
            )
