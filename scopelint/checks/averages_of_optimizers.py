"""Averages that an optimizer keeps of what it trains, and that nothing ever puts in its place: TVS514.

An optimizer of Keras is told to by `use_ema`. A fit puts its averages into the model where it ends; a loop of the program's has to.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import noted
from .queries.holding import instances_in, variables_of
from .queries.order import by_age
from .queries.traced import recorded, times_of
from .queries.ways import is_within, loops_around, row
from .registry import check
from .sightings import Sighting, seen


@check("TVS514")
def kept_for_nothing(exploration: Exploration) -> Iterator[Finding]:
    """A loop trains by an optimizer that averages, and the model is saved or used as it was trained: nothing asks for the averages."""
    if exploration.root.kind == "module":  # of a class alone it is not known what else is done with its optimizer
        yield from seen("TVS514", exploration, _kept_for_nothing)


def _kept_for_nothing(run: Run) -> Iterator[Sighting]:
    kept = [e for e in noted(run, "averages to be kept") if e.facts["kept"] is True and e.facts["put_in"] is None]
    for event in kept:
        optimizer = event.facts["optimizer"]
        steps = [e for e in noted(run, "trained") if e.facts["optimizer"] is optimizer]
        if not steps or event.moment.arms or _are_seen_elsewhere(run, optimizer):
            continue
        trained = by_age({v for e in steps for v in e.facts["variables"] if isinstance(v, Variable)})
        times = times_of(run, steps)
        use = next((e for e in _uses(run, trained) if trained and _is_behind(e.moment, times)), None)
        if use is not None and not use.moment.arms:
            saved = "saved" in use.what
            done = f"line {row(use.moment)} {'saves' if saved else 'uses'} what was trained"
            yield Sighting(
                variable=trained[0],
                given="is never put in its place",
                reason=f"{done}, and nothing calls finalize_variable_values, as a fit does",
                moment=use.moment,
                told=f"the model is {'saved' if saved else 'used'} as it was trained",
                earlier=event.moment,
                before="the optimizer that keeps averages is made here",
                shown=None,
            )
            return


def _are_seen_elsewhere(run: Run, optimizer: object) -> bool:
    """Whether the averages are asked for, or may be: by a fit, by who reads a checkpoint, or by an optimizer around this one."""
    asked = any(e.facts["optimizer"] is optimizer for e in noted(run, "averages asked", "compiled"))
    saved = any(each is optimizer for e in noted(run, "checkpoint made") for each in instances_in(e.facts["checkpoint"]))
    return asked or saved or any(noted(run, "handed out"))


def _uses(run: Run, trained: list[Variable]) -> Iterator[Noted]:
    """Where a model of what was trained is saved, or says something outside of a tape."""
    tapes = recorded(run)
    for event in noted(run, "weights saved", "model saved", "used", "layer applied"):
        learns = any(begin < event.moment.serial < end for begin, end in tapes)
        if not learns and not variables_of(event.facts.get("model", event.facts.get("cell"))).isdisjoint(trained):
            yield event


def _is_behind(moment: Moment, times: list[Moment]) -> bool:
    """Whether a loop trains, and this comes when it has ended."""
    loops = [loop for each in times for loop in loops_around(each)]
    return bool(loops) and moment.serial > times[-1].serial and not any(is_within(moment, loop) for loop in loops)
