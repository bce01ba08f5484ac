"""Traces of functions that go on with what has been replaced since: TVS412."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Value
from ..language.values import BoundMethod, DictValue, Instance, ListValue, Namespace
from ..source.mentions import seen_inside
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .queries.accesses import creations, name_of, noted, rebindings, trainings
from .queries.holding import variables_of
from .queries.order import by_age, compatible, oldest
from .queries.ways import activation, is_within, row
from .registry import check
from .sightings import Sighting, seen


@check("TVS412")
def stale(exploration: Exploration) -> Iterator[Finding]:
    """A trace that goes on with what has been replaced since."""
    if exploration.root.kind == "module":  # of a class alone it is not known in which order its methods are called
        yield from seen("TVS412", exploration, _stale)
        yield from seen("TVS412", exploration, _let_go)
        yield from seen("TVS412", exploration, _frozen)
        yield from seen("TVS412", exploration, _counted)
        yield from seen("TVS412", exploration, _listed)
        yield from seen("TVS412", exploration, _grown)
        yield from seen("TVS412", exploration, _trains_with_the_old_one)


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
            if _is_out_of_sight(event, made) or _is_picked(run, event, made):
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


def _is_out_of_sight(event: Noted, made: Noted) -> bool:
    """Whether a name of a call's own is bound that began after a trace was made: the trace has never looked there."""
    call = activation(event.moment)
    return event.facts["own"] and call is not None and event.facts["holder"].kind == "function" and not is_within(made.moment, call)


def _is_picked(run: Run, event: Noted, made: Noted) -> bool:
    """Whether a name that no function looks up goes to and fro between what something keeps: the trace has it from there."""
    holder, before = event.facts["holder"], event.facts["before"]
    if not event.facts["own"] or not isinstance(holder, Namespace):
        return False
    call, module = activation(event.moment), holder.module.body
    body = call.node.body if call is not None and call.node is not None and holder.kind == "function" else module.body if module else ()
    if not isinstance(body, tuple) or event.facts["name"] in seen_inside(body):
        return False
    later = (e for e in rebindings(run) if e.moment.serial > event.moment.serial and e.facts["name"] == event.facts["name"])
    if any(e.facts["holder"] is holder and e.facts["now"] is before for e in later):
        return True
    both = variables_of(before) | variables_of(event.facts["now"])
    held = (*_receivers(made), *holder.cells.data.values(), *holder.module.scope.cells.data.values())
    return any(both <= variables_of(each) for each in held)


def _receivers(made: Noted) -> Iterator[Value]:
    """The object whose method was traced, and those in whose methods that was."""
    owner = made.facts["owner"]
    function = owner.attrs.data.get("python_function") if isinstance(owner, Instance) else None
    if isinstance(function, BoundMethod):
        yield function.receiver
    yield from (frame.receiver for frame in made.moment.frames() if frame.receiver is not None)


def _let_go(run: Run) -> Iterator[Sighting]:
    """None takes the place of variables that a trace has made when it found none, and the function is called again.

    Where that is the trace, nothing makes them anew; where the function is traced once more, it may not make them.
    """
    gone = [e for e in noted(run, "let go", "rebound") if e.what == "let go" or e.facts["now"] is None]
    calls = list(noted(run, "trace reused", "trace made")) if gone else []
    traces = [e for e in calls if e.what == "trace made"]
    owners = {id(e.facts["trace"]): e.facts["owner"] for e in traces}
    made = creations(run) if traces else {}
    for event in gone if traces else ():
        old = [v for v in by_age(variables_of(event.facts["before"])) if v in made]
        for trace in traces if old else ():
            inside = trace.moment.frame
            own = [v for v in old if inside is not None and is_within(made[v].moment, inside)]
            if not own or not trace.moment.serial < event.moment.serial or (inside is not None and is_within(event.moment, inside)):
                continue
            later = (e for e in calls if e.moment.serial > event.moment.serial and owners[id(e.facts["trace"])] is trace.facts["owner"])
            use = next((e for e in later if compatible(event.moment, e.moment)), None)
            if use is not None:
                yield Sighting(
                    variable=own[0],
                    reason=f"line {row(use.moment)} runs",
                    moment=event.moment,
                    told="let go here, and not made anew by the trace, nor by another one",
                    earlier=trace.moment,
                    before="the function that makes it at its first call is traced here",
                    shown=Life("stale", (Act("bound", event.moment, (own[0],)),)),
                )
                return


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


def _listed(run: Run) -> Iterator[Sighting]:
    """Layers are frozen, or set trainable, after a trace has listed what it trains, and the trace is used again."""
    changed = list(noted(run, "trainable set"))
    reused = list(noted(run, "trace reused")) if changed else []
    traces = {id(e.facts["trace"]): e for e in noted(run, "trace made")} if reused else {}
    steps = [*trainings(run), *((e.facts["variable"], e) for e in noted(run, "assigned"))] if traces else []
    lists = list(noted(run, "tracked")) if traces else []
    for event in changed if traces else ():
        held = {v for v in variables_of(event.facts["layer"]) if v.trainable is True}
        uses = {id(e.facts["trace"]): e for e in reversed(reused) if e.moment.serial > event.moment.serial}
        for key, use in uses.items():
            made = traces[key]
            inside = made.moment.frame
            if inside is None or made.moment.serial > event.moment.serial or event.moment.arms or _is_traced_anew(traces, made, event):
                continue
            learned = {v for v, e in steps if is_within(e.moment, inside)}
            listed = any(is_within(e.moment, inside) and held.issubset(e.facts["held"]) for e in lists)
            late = held & learned if event.facts["value"] is False else held.intersection(made.facts["captured"]) - {v for v, _ in steps}
            if late and learned and listed:
                has = "is" if event.facts["value"] is False else "is not"
                yield Sighting(
                    name=f"the list of what it trains in which {name_of(oldest(late))} {has}",
                    reason=f"line {row(use.moment)} runs",
                    moment=event.moment,
                    told="frozen here" if event.facts["value"] is False else "set trainable here",
                    earlier=made.moment,
                    before="what is trained is listed here, where the function is traced",
                    shown=None,
                )
                return


def _grown(run: Run) -> Iterator[Sighting]:
    """Something with variables is put in a list or a dict that a trace has gone through, and the trace is used again."""
    grown = list(noted(run, "grown after a trace"))
    reused = list(noted(run, "trace reused")) if grown else []
    traces = {id(e.facts["trace"]): e for e in noted(run, "trace made")} if reused else {}
    for event in grown if traces else ():
        parts = [held for each in _members(event.facts["item"]) if (held := variables_of(each))]
        for use in reused if parts else ():
            made = traces[id(use.facts["trace"])]
            new = [v for held in parts if held.isdisjoint(made.facts["captured"]) for v in held]
            if event.facts["taken_of"] is not None and not _is_all_other(grown, event, made, use):
                continue
            if made.facts["owner"] is not event.facts["owner"] or not new:
                continue
            if not made.moment.serial < event.moment.serial < use.moment.serial or _is_traced_anew(traces, made, event):
                continue
            if not event.moment.arms:
                former, name = event.facts["taken_of"], event.facts["name"]
                old = oldest(variables_of(former).intersection(made.facts["captured"])) if former is not None else None
                seen_there = "looked at" if former is not None else "gone through"
                yield Sighting(
                    name=f"{name} without {name_of(oldest(new))}" if old is None else f"{name_of(old)} of what {name} was before",
                    reason=f"line {row(use.moment)} runs",
                    moment=event.moment,
                    told="put in here" if old is None else "another one takes its place here",
                    earlier=made.moment,
                    before=f"{seen_there} here, where the function is traced",
                    shown=None,
                )
                break


def _is_all_other(grown: list[Noted], event: Noted, made: Noted, use: Noted) -> bool:
    """Whether nothing that a trace has taken of a list or dict is in the one that is in its place when the trace is used."""
    captured, name = frozenset(made.facts["captured"]), event.facts["name"]
    since = [e for e in grown if event.moment.serial <= e.moment.serial < use.moment.serial and e.facts["name"] == name]
    taken = not captured.isdisjoint(variables_of(event.facts["taken_of"]))
    return taken and all(captured.isdisjoint(variables_of(e.facts["item"])) for e in since)


def _trains_with_the_old_one(run: Run) -> Iterator[Sighting]:
    """An optimizer makes room for another one after a trace has taken its step with it, and the trace is used again."""
    reused = list(noted(run, "trace reused"))
    traces = {id(e.facts["trace"]): e for e in noted(run, "trace made")} if reused else {}
    steps = list(noted(run, "trained")) if traces else []
    for event in rebindings(run) if steps else ():
        before, now = event.facts["before"], event.facts["now"]
        if not {id(before), id(now)} <= _optimizers(run) or event.moment.arms:
            continue
        for use in reused:
            made = traces[id(use.facts["trace"])]
            inside = made.moment.frame
            ordered = made.moment.serial < event.moment.serial < use.moment.serial
            if inside is None or not ordered or _is_traced_anew(traces, made, event):
                continue
            step = next((e for e in steps if e.facts["optimizer"] is before and is_within(e.moment, inside)), None)
            variable = next((v for v in step.facts["variables"] if isinstance(v, Variable)), None) if step is not None else None
            if variable is not None:
                yield Sighting(
                    name=f"the optimizer of {name_of(variable)} that was there before",
                    reason=f"line {row(use.moment)} runs",
                    moment=event.moment,
                    told="another optimizer takes its place here",
                    earlier=made.moment,
                    before="it is in the step that is traced here",
                    shown=None,
                )
                return


def _optimizers(run: Run) -> set[int]:
    return {id(e.facts["optimizer"]) for e in noted(run, "optimizer made")}


def _members(value: Value) -> tuple[Value, ...]:
    """What a list, a dict or a tuple has; anything else alone."""
    if isinstance(value, ListValue):
        items = value.cells.data.get("items")
        return items if isinstance(items, tuple) else ()
    if isinstance(value, DictValue):
        return tuple(value.cells.data.values())
    return value if isinstance(value, tuple) else (value,)


def _is_traced_anew(traces: dict[int, Noted], made: Noted, event: Noted) -> bool:
    """Whether the function is traced once more after an event."""
    return any(e.facts["owner"] is made.facts["owner"] and e.moment.serial > event.moment.serial for e in traces.values())


def _is_replaced(before: Value, now: Value) -> bool:
    """Whether a variable makes room for a variable, or an object for one of its kind."""
    if isinstance(before, Variable):
        return isinstance(now, Variable)
    return isinstance(before, Instance) and isinstance(now, Instance)
