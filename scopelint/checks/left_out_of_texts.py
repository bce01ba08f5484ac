"""Scopes and layers that were to be told apart by what their names have no place for: `"layer".format(i)` is a text, whatever `i` is.

Or by texts of which their names have but the first letters, and these are the same.

Under AUTO_REUSE all of them are one: TVS301, or TVS302 where one runs on what comes out of the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Place
from ..tf.reuse import Reuse
from .queries.accesses import Taken, noted, taken
from .queries.flow import data_of_access
from .queries.names import one_network
from .queries.words import AGAIN, MEANT
from .sharing_by_names import met
from .sightings import Sighting, run_check


@run_check("TVS301")
def called_alike_side_by_side(run: Run) -> Iterator[Sighting]:
    """What has one name by a text that has no place for what it is given is side by side, or of two networks."""
    for pair, one, two, chained in run.once(_called_alike):
        if not chained:
            lost = f"of which the name has only {two.facts['text']!r}"
            if two.what == "left out of a text":
                lost = f"for which the text {two.facts['text']!r} has no place"
            yield _told(pair, one, two, f"both {_given(one)} and {_given(two)}, {lost}")


@run_check("TVS302")
def called_alike_in_a_stack(run: Run) -> Iterator[Sighting]:
    """What has one name by such a text runs on what comes out of it."""
    return (_told(pair, one, two, "its own output") for pair, one, two, chained in run.once(_called_alike) if chained)


def _told(pair: Taken, one: Noted, two: Noted, reason: str) -> Sighting:
    if two.what == "cut out of a text":
        there, here = f"of {_given(one)} only {one.facts['text']!r} is taken here", f"and of {_given(two)} the same"
        return replace(met(*pair, reason), earlier=one.moment, before=there, moment=two.moment, told=here, given_at=pair.first.moment)
    return replace(
        met(*pair, reason),
        earlier=one.moment,
        before=f"{_given(one)} has no place in the text here, and so in no name",
        moment=two.moment,
        told=f"nor has {_given(two)} here",
        given_at=pair.first.moment,
    )


def _given(event: Noted) -> str:
    return ", ".join(repr(value) for value in event.facts["given"])


def _called_alike(run: Run) -> list[tuple[Taken, Noted, Noted, bool]]:
    """The variables that are one by such texts, one for each place, with the texts, and whether they are a stack."""
    told: dict[int, list[Noted]] = {}
    for event in noted(run, "left out of a text", "cut out of a text"):
        frame = event.moment.frame
        if frame is not None and not event.moment.arms:
            told.setdefault(id(frame), []).append(event)
            if event.what == "cut out of a text" and frame.parent is not None and frame.turn is None:
                told.setdefault(id(frame.parent), []).append(event)  # by a function that is there for it
    found: dict[Place, tuple[Taken, Noted, Noted, bool]] = {}
    fed = data_of_access(run) if told else {}
    for pair in taken(run) if told else ():
        if pair.again.asked.reuse is not Reuse.AUTO:
            continue
        before = _texts_around(pair.first.moment, told)
        for place, event in _texts_around(pair.again.moment, told).items():
            other = before.get(place)
            if place in found or other is None or other.facts["given"] == event.facts["given"] or not _is_called(pair, event):
                continue
            if event.what == "cut out of a text" and one_network(*other.facts["given"], *event.facts["given"]):
                continue
            data = fed.get(pair.again.moment)
            found[place] = pair, other, event, data is not None and pair.again.variable in data.reads
    return list(found.values())


def _texts_around(moment: Moment, told: dict[int, list[Noted]]) -> dict[Place, Noted]:
    """The last of the texts before a moment, of each place that is in a call or a turn around it."""
    events = (e for frame in moment.frames() for e in told.get(id(frame), ()) if e.moment.serial < moment.serial)
    return {e.moment.place: e for e in events}


def _is_called(pair: Taken, event: Noted) -> bool:
    """Whether the variable, or a scope that it is in, has the name, and nothing says that it is to be one for all."""
    text, name = event.facts["text"].strip("/"), show(pair.again.variable.key or "")
    if event.what == "cut out of a text":  # it may be a part of the name
        there = re.search(rf"(?<![A-Za-z]){re.escape(text)}(?![A-Za-z])", name) is not None
    else:
        there = bool(text) and f"/{text}/" in f"/{name}/"
    return there and not AGAIN.stand_in(text) and not MEANT.stand_in(name)
