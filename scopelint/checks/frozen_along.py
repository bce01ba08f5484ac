"""Layers of a model that is fitted, and that are frozen along with another model which is made of them: TVS509.

What is set of a model is set of all of its layers. One that only tells what the features are has those of the model that is to learn.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..tf.variables import Variable
from .queries.accesses import changes, creations, name_of, noted
from .queries.holding import variables_of
from .queries.order import by_age
from .queries.ways import row
from .sightings import Sighting, run_check

_GIVEN = ("weights set", "restored", "handed out", "checkpoint read", "loaded", "cloned")


@run_check("TVS509")
def frozen_with_another_model(run: Run) -> Iterator[Sighting]:
    """A model is made of layers of another one to say what they make of data, and is frozen; the other one is fitted without them.

    A body that has learned before, or has been given weights, is frozen for a head to be trained; so it has not here.
    """
    connected = {id(e.facts["model"]): e for e in noted(run, "connected")}
    set_false = [e for e in noted(run, "trainable set") if e.facts["value"] is False and id(e.facts["layer"]) in connected]
    fits = list(noted(run, "fit ends")) if set_false else []
    if not fits or any(noted(run, *_GIVEN)):
        return
    made, known = creations(run), changes(run).keys() | {v for e in fits for v in e.facts["trainable"] or ()}
    for event in set_false:
        frozen = event.facts["layer"]
        ours = by_age(v for v in variables_of(frozen) if v.trainable is True)
        if not ours or any(v not in made or v in known for v in ours) or event.moment.arms or _is_set_elsewhere(run, event, ours):
            continue
        fit = next((e for e in fits if _is_without(run, e, event, connected[id(frozen)], ours)), None)
        if fit is not None and _says_something(run, frozen, event):
            beside = next(v for v in fit.facts["trainable"] if isinstance(v, Variable))
            yield Sighting(
                variable=ours[0],
                given=name_of(beside),
                given_at=made[beside].moment if beside in made else None,
                reason=f"trained (this model is made of layers of the one that line {row(fit.moment)} fits, and freezes them there too)",
                moment=event.moment,
                told="frozen here, with the model that is made of its layer",
                earlier=made[ours[0]].moment,
                before="made here, for the model that is fitted",
                shown=None,
            )
            return


def _is_without(run: Run, fit: Noted, event: Noted, connected: Noted, ours: list[Variable]) -> bool:
    """Whether a model that was there before the frozen one has all of its weights, is compiled after the freezing, and is fitted."""
    model = fit.facts["model"]
    born = next((e for e in noted(run, "layer made") if e.facts["layer"] is model), None)
    older = born is not None and born.moment.serial < connected.moment.serial and model is not event.facts["layer"]
    compiled = [e for e in noted(run, "compiled") if e.facts["model"] is model and e.moment.serial < fit.moment.serial]
    late = bool(compiled) and all(e.moment.serial > event.moment.serial for e in compiled)
    held = variables_of(model)
    return older and late and not fit.moment.arms and set(ours) <= held and bool(fit.facts["trainable"])


def _is_set_elsewhere(run: Run, event: Noted, ours: list[Variable]) -> bool:
    """Whether the program sets it of the layers, too, or of another model that has them: it knows which ones learn."""
    others = (e.facts["layer"] for e in noted(run, "trainable set") if e.facts["layer"] is not event.facts["layer"])
    return any(not variables_of(each).isdisjoint(ours) for each in others)


def _says_something(run: Run, model: Value, event: Noted) -> bool:
    """Whether a model is called by itself, or predicts, after it is frozen."""
    used = (e for e in noted(run, "used", "layer applied") if e.moment.serial > event.moment.serial)
    return any(e.facts.get("model", e.facts.get("cell")) is model for e in used)
