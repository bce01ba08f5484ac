"""Layers that are set trainable when a program has listed what it trains, and go on to be left out of it: TVS509.

It is the other way round than in `frozen_after_listed`: the list was made while they were frozen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..exploration.explore import Run
from ..language.trace import Frame, Noted
from ..language.values import Instance
from ..tf.variables import Variable
from .frozen_after_listed import Step, is_read_by_the_user, step_of, steps_by_hand
from .queries.accesses import creations, name_of, noted
from .queries.holding import variables_of
from .queries.order import follows, oldest
from .queries.traced import times_of, traces_around
from .queries.ways import row
from .sightings import Sighting, run_check


class _Left(NamedTuple):
    """What was in some lists when they were made, and what of a layer was not."""

    listed: Noted
    ours: set[Variable]
    found: set[Variable]


@run_check("TVS509")
def thawed_when_listed(run: Run) -> Iterator[Sighting]:
    """What a model has for trainable is listed while a part is frozen, and trained; the part is thawed, and the list is gone on with.

    Who trains the part in any way from then on, or lists anew what there is to train, has thought of it. And who trains by the list
    only once the part is thawed may have frozen it to have that list.
    """
    thawed = [e for e in noted(run, "trainable set") if e.facts["value"] is True and not e.moment.arms and _is_a_layer(e.facts["layer"])]
    lists = [e for e in noted(run, "listed") if e.facts["trainable"] and is_read_by_the_user(e)] if thawed else []
    trained = [*map(step_of, noted(run, "trained")), *steps_by_hand(run)] if lists else []
    for event in thawed if trained else ():
        early = [e for e in lists if e.moment.serial < event.moment.serial and follows(e.moment, event.moment)]
        left = next((left for e in early if (left := _left_out(run, lists, e, event)) is not None), None)
        if left is None:
            continue
        listed, ours, found = left
        found = found or _trained_without(trained, ours)
        steps = [(m, s) for s in trained if found <= s.variables for m in times_of(run, [s.event]) if not m.arms]
        before = any(m.serial < event.moment.serial for m, _ in steps)
        step = next(((m, s) for m, s in steps if m.serial > event.moment.serial), None)
        if found and before and step is not None and _goes_through(step[1], ours) and not _is_known_of(run, event, ours, found):
            beside = oldest(found)
            yield Sighting(
                variable=oldest(ours),
                given=name_of(beside),
                given_at=creations(run)[beside].moment if beside in creations(run) else None,
                reason=f"trained, though it is set trainable here: what is trained was listed in line {row(listed.moment)} before that",
                moment=event.moment,
                told=f"set trainable here, and line {row(step[0])} goes on with the list",
                earlier=listed.moment,
                before="what is trained is listed here, without what is frozen",
                shown=None,
            )
            return


def _is_a_layer(value: object) -> bool:
    return isinstance(value, Instance) and any(c.module is not None and c.module.stub for c in value.cls.mro)


def _left_out(run: Run, lists: list[Noted], listed: Noted, event: Noted) -> _Left | None:
    """What there was of a layer when some models were listed in one line, and is in none of the lists; and what is in them."""
    if traces_around(run, [listed]):  # what a trace has listed is told of as a trace: TVS412
        return None
    together = [e for e in lists if _asker(e) is _asker(listed) and row(e.moment) == row(listed.moment)]
    there = {v for e in together for v in variables_of(e.facts["model"]) if v.trainable is True}
    found = {v for e in together for v in variables_of(e.facts["found"])}
    made = creations(run)
    layer = {v for v in variables_of(event.facts["layer"]) if v in made and made[v].moment.serial < listed.moment.serial}
    ours = (layer & there) - found
    for other in noted(run, "trainable set"):
        if other.facts["value"] is not True and other.moment.serial > event.moment.serial:
            ours -= variables_of(other.facts["layer"])
    return _Left(listed, ours, found) if any(len(v.shape or ()) > 1 for v in ours) else None


def _trained_without(trained: list[Step], ours: set[Variable]) -> set[Variable]:
    """What is trained on top of a part whose list is empty while it is frozen, as long as one line trains just that all the time."""
    steps = [s for s in trained if _goes_through(s, ours)]
    every = {(row(s.moment), frozenset(s.variables)) for s in steps}
    return set(steps[0].variables) if len(every) == 1 else set()


def _is_asked(event: Noted) -> bool:
    """Whether a line of the user's asks a model or a layer for its list."""
    frame = event.moment.frame
    return is_read_by_the_user(event) if event.what == "listed" else frame is not None and not frame.place.stub


def _asker(listed: Noted) -> Frame | None:
    """The call in which a model is asked for its list."""
    asked = listed.moment.frame.parent if listed.moment.frame is not None else None
    return asked.parent if asked is not None else None


def _goes_through(step: Step, ours: set[Variable]) -> bool:
    """Whether what a step goes down comes of something that it leaves as it is."""
    return ours.isdisjoint(step.variables) and not ours.isdisjoint(step.comes_of)


def _is_known_of(run: Run, event: Noted, ours: set[Variable], found: set[Variable]) -> bool:
    """Whether something changes a part once it is thawed, or a model is listed anew, compiled or fitted that has to do with it."""
    changed = (e for e in noted(run, "trained", "assigned") if not ours.isdisjoint(e.facts.get("variables") or (e.facts.get("variable"),)))
    if any(m.serial > event.moment.serial for e in changed for m in times_of(run, [e])):
        return True
    for other in noted(run, "fitted", "compiled", "listed", "tracked"):
        told = other.what in ("fitted", "compiled") or _is_asked(other)
        model = variables_of(other.facts["module" if other.what == "tracked" else "model"])
        if told and other.moment.serial > event.moment.serial and not model.isdisjoint(ours | found):
            return True
    return False
