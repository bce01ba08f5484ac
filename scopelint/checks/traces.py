"""Traces of functions that go on with what has been replaced since: TVS412."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Value
from ..language.values import Instance
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .queries.accesses import noted, rebindings
from .queries.holding import variables_of
from .queries.order import oldest
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen


@check("TVS412")
def stale(exploration: Exploration) -> Iterator[Finding]:
    """A trace that goes on with what has been replaced since."""
    if exploration.root.kind == "module":  # of a class alone it is not known in which order its methods are called
        yield from seen("TVS412", exploration, _stale)
        yield from seen("TVS412", exploration, _frozen)
        yield from seen("TVS412", exploration, _counted)


def _stale(run: Run) -> Iterator[Sighting]:
    """A variable is replaced that a tf.function has captured, and the trace is used again."""
    traces = {id(e.facts["trace"]): e for e in noted(run, "trace made")}
    reused = list(noted(run, "trace reused"))
    for event in rebindings(run) if reused else ():
        old, new = (variables_of(event.facts[key]) for key in ("before", "now"))
        if event.facts["beside"] is not None or not _is_replaced(event.facts["before"], event.facts["now"]) or old & new:
            continue
        for use in reused:
            made = traces[id(use.facts["trace"])]
            captured = frozenset(made.facts["captured"])
            if not made.moment.serial < event.moment.serial < use.moment.serial or not old & captured or new & captured:
                continue
            variable = oldest(old & captured)
            yield Sighting(
                variable=variable,
                reason=f"line {row(use.moment)} runs",
                moment=event.moment,
                told="another one takes its place here",
                earlier=made.moment,
                before="captured here, where the function is traced",
                shown=Life("stale", (Act("bound", event.moment, (variable,)),)),
            )
            break


def _frozen(run: Run) -> Iterator[Sighting]:
    """A number of Python's gets another value that a trace has looked up, and the trace is used again."""
    changed = list(noted(run, "frozen number set"))
    traces, reused = list(noted(run, "trace made")) if changed else [], list(noted(run, "trace reused")) if changed else []
    for event in changed:
        owner, traced = event.facts["traced"]
        made = [e for e in traces if e.facts["owner"] is owner and traced.serial < e.moment.serial < event.moment.serial]
        kept = {id(e.facts["trace"]) for e in made}
        use = next((e for e in reused if id(e.facts["trace"]) in kept and e.moment.serial > event.moment.serial), None)
        if use is not None and not event.moment.arms:
            yield Sighting(
                name=event.facts["name"],
                reason=f"line {row(use.moment)} runs",
                moment=event.moment,
                told="a number gets another value here",
                earlier=made[0].moment,
                before="it is looked up here, where the function is traced",
                shown=None,
            )
            return


def _counted(run: Run) -> Iterator[Sighting]:
    """A traced function counts its calls by a number of Python's, to do something now and then: it is counted once, by the trace."""
    counts = list(noted(run, "counted by a trace"))
    traces, reused = list(noted(run, "trace made")) if counts else [], list(noted(run, "trace reused")) if counts else []
    for event in counts:
        made = next((e for e in traces if e.facts["owner"] is event.facts["owner"] and e.moment.serial > event.moment.serial), None)
        use = next((e for e in reused if made is not None and e.facts["trace"] is made.facts["trace"]), None)
        if made is not None and use is not None and not event.moment.arms:
            yield Sighting(
                name=event.facts["name"],
                reason=f"line {row(use.moment)} runs",
                moment=event.moment,
                told="it is counted here once, where the function is traced, and so decides once what the trace does",
                earlier=made.moment,
                before="traced here",
                shown=None,
            )
            return


def _is_replaced(before: Value, now: Value) -> bool:
    """Whether a variable makes room for a variable, or an object for one of its kind."""
    if isinstance(before, Variable):
        return isinstance(now, Variable)
    return isinstance(before, Instance) and isinstance(now, Instance)
