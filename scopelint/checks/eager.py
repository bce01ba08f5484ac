"""Eager execution and TF2: variables that nobody keeps (TVS401 to TVS406).

Eager execution knows no variable store. What keeps a variable alive and shares it is the Python object, so that code which
makes a variable each time it runs has another one each time.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..domain.symbols import show
from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..record.events import Created
from ..tf.variables import Variable
from . import story
from .findings import Act, Finding, Life, Pair, assumptions, grouped
from .runs import noted


def kept_by_nobody(exploration: Exploration) -> Iterator[Finding]:
    """TVS401 to TVS406."""
    checks: dict[str, Callable[[Run], Iterator[Noted]]] = {
        "TVS401": _thrown_away,
        "TVS402": _asked_by_name,
        "TVS403": _clones,
        "TVS404": _not_in_checkpoint,
        "TVS405": _untracked,
        "TVS406": _layers_in_call,
    }
    if exploration.root.kind != "module":
        del checks["TVS402"]  # who calls it decides whether it runs eagerly
    for code, check in checks.items():
        for group in grouped(exploration, check, lambda event: event.moment.user_place()):
            event = group.event
            assert isinstance(event, Noted)
            variable, earlier = event.facts.get("variable"), event.facts["earlier"]
            name = show(variable.op_name) if isinstance(variable, Variable) else None
            values = {"variable": name or "", "first": str(earlier.user_place().span.row)}
            steps = story.two_ways(earlier, str(event.facts["before"]), event.moment, event.what)
            shown = event.facts["shown"]
            yield Finding(code, event.moment, name, values, tuple(steps), assumptions(exploration, group), shown)


def _thrown_away(run: Run) -> Iterator[Noted]:
    """A variable that each turn of a training loop makes, trains by one step, and forgets."""
    trained = [(v, e.moment) for e in noted(run, "trained") for v in e.facts["variables"]]
    trained += [(e.facts["variable"], e.moment) for e in noted(run, "assigned") if e.facts["how"] != "assign"]
    recording: list[object] = []
    made: dict[object, tuple[Created, object]] = {}
    for event in run.events:
        if isinstance(event, Noted) and event.what == "tape":
            recording.append(event.facts["tape"])
        elif isinstance(event, Noted) and event.what == "tape ends":
            recording = [tape for tape in recording if tape is not event.facts["tape"]]
        if not isinstance(event, Created) or not event.variable.graph.eager or event.variable.trainable is not True:
            continue
        tape = recording[-1] if recording else None
        first, recorded = made.setdefault((event.moment.user_place(), event.moment.place, event.asked.name), (event, tape))
        one, two = story.divergence(first.moment, event.moment), story.divergence(event.moment, first.moment)
        if one is None or two is None or one.turn is None or one.place != two.place or one.place.stub:
            continue
        steps = [moment for variable, moment in trained if variable is first.variable]
        before = "made here, and trained by one step" if steps else "made here, while a tape records"
        # One tape around all turns records one pass through the layers of a model, not one training step after the other.
        two_steps = recorded is not None and tape is not None and tape is not recorded
        if (len(steps) == 1 and any(f is one for f in steps[0].frames())) or (not steps and two_steps):
            facts = {"variable": event.variable, "earlier": first.moment, "before": before, "shown": _two(first, event)}
            yield Noted(event.moment, "made anew here in the next turn", facts)


def _asked_by_name(run: Run) -> Iterator[Noted]:
    """`get_variable` asks for a name again, and gets another variable."""
    made: dict[object, Created] = {}
    for event in run.events:
        if isinstance(event, Created) and event.variable.kind == "get_variable" and event.variable.graph.eager:
            first = made.setdefault((event.variable.graph, event.variable.key), event)
            if first is not event:
                facts = {"variable": event.variable, "earlier": first.moment, "before": "asked for here", "shown": _two(first, event)}
                yield Noted(event.moment, "asked for again here: another one is made", facts)


def _two(first: Created, again: Created) -> Pair:
    return Pair(first.moment, again.moment, shared=False)


def _clones(run: Run) -> Iterator[Noted]:
    """A clone of a trained model is used before it has got any weights."""
    given: set[int] = set()
    trained: set[int] = set()
    cloned: dict[int, Noted] = {}
    for event in run.events:
        if not isinstance(event, Noted) or "model" not in event.facts:
            continue
        model = id(event.facts["model"])
        if event.what == "cloned" and id(event.facts["source"]) in trained:
            cloned[model] = event
        elif event.what in ("fitted", "weights set"):
            given.add(model)
            trained.add(model)
        elif event.what == "used" and model in cloned and model not in given:
            given.add(model)
            shown = Life("cloned", (Act("cloned", cloned[model].moment), Act("used", event.moment)))
            facts = {"earlier": event.moment, "before": "used here, with the weights it began with", "shown": shown}
            yield Noted(cloned[model].moment, "cloned here, without the weights", facts)


def _not_in_checkpoint(run: Run) -> Iterator[Noted]:
    """A variable that the program changes is not among those that a checkpoint holds."""
    saved = list(noted(run, "checkpoint"))
    if not saved:
        return
    held = {v for e in saved for v in e.facts["holds"]}
    changed = {e.facts["variable"]: e for e in noted(run, "assigned")}
    trained = {v: e for e in noted(run, "trained") for v in e.facts["variables"]}
    last = saved[-1]
    for event in run.events:
        if not isinstance(event, Created) or event.moment.place.stub or event.variable in held or not event.variable.graph.eager:
            continue
        change = changed.get(event.variable) or trained.get(event.variable)
        if (
            change is not None
            and change.moment.serial < last.moment.serial
            and event.variable.trainable is True
            and _outermost(event.moment)
        ):
            maker = next((e for e in noted(run, "checkpoint made") if e.facts["checkpoint"] is last.facts["checkpoint"]), last)
            acts = (
                Act("checkpoint", maker.moment, tuple(last.facts["holds"])),
                Act("changed", change.moment, (event.variable,)),
                Act("saved", last.moment),
            )
            before = f"{show(event.variable.op_name)} is changed here"
            facts = {"variable": event.variable, "earlier": change.moment, "before": before, "shown": Life("unheld", acts)}
            yield Noted(maker.moment, "the checkpoint is made here, without it", facts)


def _outermost(moment: Moment) -> bool:
    """Whether the variable is not one of the passing ones that loops make."""
    return not any(f.turn is not None for f in moment.frames())


class _Told(NamedTuple):
    """A moment, and what happened then."""

    moment: Moment
    told: str


def _untracked(run: Run) -> Iterator[Noted]:
    """A model's `trainable_variables` lacks a variable that an object of another kind holds for it, and nothing trains it."""
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    changed = {e.facts["variable"] for e in noted(run, "assigned")} | {v for e in noted(run, "trained") for v in e.facts["variables"]}
    gradients = list(noted(run, "gradient"))
    for event in noted(run, "tracked"):
        for variable in event.facts["held"]:
            if variable in event.facts["tracked"] or variable in changed or variable.trainable is not True or variable not in made:
                continue
            use = next((e for e in gradients if e.moment.serial > event.moment.serial and variable in (e.facts["reads"] or ())), None)
            tracked, kind = event.facts["tracked"], variable.kind
            if use is None or kind not in ("variable", "keras") or (kind == "keras") == bool(tracked):
                continue  # a model that has weights of its own may well keep a layer out of them on purpose
            shown = Life("untracked", (Act("collected", event.moment, (variable, *tracked[:1]), "plain"),))
            here, there = (_Told(made[variable].moment, "made here"), _Told(event.moment, "the variables are collected here"))
            if kind == "keras":  # where the layer builds says nothing of where it is kept
                here, there = there, here
            facts = {"variable": variable, "earlier": there.moment, "before": there.told, "shown": shown}
            yield Noted(here.moment, here.told, facts)


def _asked_with(moment: Moment) -> tuple[object, ...]:
    """The known arguments on the way from `call` to where a layer is made: a table of layers has one for each."""
    inside = itertools.takewhile(lambda f: f.label != "call", moment.frame.outwards() if moment.frame is not None else ())
    return tuple(f.known for f in inside)


def _layers_in_call(run: Run) -> Iterator[Noted]:
    """A layer's `call` makes other layers, each time."""
    made: dict[object, Noted] = {}
    for event in noted(run, "layer made in call"):
        place = event.moment.user_place()
        if place.stub:
            continue
        first = made.setdefault((id(event.facts["within"]), place, _asked_with(event.moment)), event)
        if first.facts["call"] is not event.facts["call"]:
            before, created = (
                next((e for e in run.events if isinstance(e, Created) and e.moment.serial > made.moment.serial), None)
                for made in (first, event)
            )
            if before is not None and created is not None:
                shown = _two(before, created)
                facts = {
                    "variable": created.variable,
                    "earlier": first.moment,
                    "before": "the first call makes the layer here",
                    "shown": shown,
                }
                yield Noted(event.moment, "the next call makes another one here", facts)
