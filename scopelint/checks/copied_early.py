"""Copies that are made before what they copy is loaded from a checkpoint: TVS509 in a session, TVS403 with Keras models.

The copy has the initial values of the other network for good, unless it is made once more.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import Instance
from ..primitives.tensors import Tensor, weights_of
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import changes, creations, name_of, noted
from .queries.holding import variables_of
from .queries.order import by_age, follows
from .queries.savers import savers_of, saves_of
from .queries.sessions import needs_of, updates_of, writes_of
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS509")
def copied_before_restore(run: Run) -> Iterator[Sighting]:
    """A session copies variables that only have their initial values yet, then restores them, and uses the copies."""
    copies = {e.facts["variable"]: source for e in noted(run, "assigned") if (source := _copied(e)) is not None}
    restores = list(noted(run, "restored")) if copies else []
    if not restores or any(noted(run, "imported", "handed out", "loaded", "weights set")):
        return
    runs, made, savers = list(noted(run, "run")), creations(run), savers_of(run)
    held = [saves_of(e, savers) for e in restores]
    if any(e.facts["opaque"] for e in runs) or any(h is None for h in held):
        return
    loaded = frozenset[Variable]().union(*((h or {}).values() for h in held))
    for event in runs:
        written = updates_of(event)
        stale = [v for v in by_age(written & copies.keys()) if copies[v] in loaded and v not in loaded and v in made and copies[v] in made]
        if not stale or event.moment.arms:
            continue
        variable = stale[0]
        later = [e for e in runs if e.moment.serial > event.moment.serial]
        before = [e for e in runs if e.moment.serial < event.moment.serial and e.facts["session"] is event.facts["session"]]
        restored = next((e for e in restores if _comes_after(event, e) and copies[variable] in (saves_of(e, savers) or {}).values()), None)
        if restored is None or any(variable in writes_of(e) for e in later) or _has_values(before, restores, event, copies[variable]):
            continue
        if any(e.facts["session"] is event.facts["session"] and variable in needs_of(e) and _comes_after(restored, e) for e in later):
            yield Sighting(
                variable=variable,
                given=name_of(copies[variable]),
                reason=f"restored: it is copied before line {row(restored.moment)} restores the other",
                moment=event.moment,
                told="the initial values are copied here",
                earlier=made[copies[variable]].moment,
                before="the one that is restored is made here",
                shown=Pair(made[copies[variable]].moment, made[variable].moment, shared=False, told="training"),
            )
            return


def _copied(event: Noted) -> Variable | None:
    """What an operation assigns as it is, if that is another variable."""
    value = event.facts["value"]
    source = weights_of(value) if isinstance(value, Tensor | Variable) else None
    return source if source is not event.facts["variable"] and event.facts["how"] == "assign" else None


def _comes_after(first: Noted, second: Noted) -> bool:
    return first.moment.serial < second.moment.serial and follows(first.moment, second.moment)


def _has_values(before: list[Noted], restores: list[Noted], event: Noted, source: Variable) -> bool:
    """Whether the session has trained, assigned or restored something before a copy: then what is copied is worth it."""
    learned = any(source in updates_of(e) for e in before)
    return learned or any(e.moment.serial < event.moment.serial and e.facts["session"] is event.facts["session"] for e in restores)


@run_check("TVS403")
def copied_before_loaded(run: Run) -> Iterator[Sighting]:
    """A model gets the weights of another one, which gets its own from a file after that, and is used with what it has."""
    sets, taken = list(noted(run, "weights set")), list(noted(run, "weights taken"))
    files = [e for e in sets if e.facts["weights"] is None]
    if not files or not taken or any(noted(run, "fitted", "checkpoint read")):
        return
    for event in sets:
        model, weights = event.facts["model"], event.facts["weights"]
        before = [e for e in taken if weights and e.facts["weights"] == weights and e.moment.serial < event.moment.serial]
        source = before[-1].facts["model"] if before else None
        if source is None or source is model or event.moment.arms or any(_is_given(e, source, event) for e in sets):
            continue
        read = next((e for e in files if e.facts["model"] is source and _comes_after(event, e) and not e.moment.arms), None)
        if read is None or any(e.facts["model"] is model and e.moment.serial > event.moment.serial for e in sets):
            continue
        held = variables_of(model) | variables_of(source)
        if held & changes(run).keys() or not any(_uses(e, model) and _comes_after(read, e) for e in noted(run, "used", "layer applied")):
            continue
        yield Sighting(
            reason=f"what is copied here are initial values: line {row(read.moment)} loads the weights of the other model after that",
            moment=event.moment,
            told="the weights are copied here",
            earlier=read.moment,
            before="the model that they are copied from is loaded here",
            shown=None,
        )
        return


def _is_given(event: Noted, source: Value, copy: Noted) -> bool:
    return event.facts["model"] is source and event.moment.serial < copy.moment.serial


def _uses(event: Noted, model: Value) -> bool:
    return isinstance(model, Instance) and event.facts.get("model", event.facts.get("cell")) is model
