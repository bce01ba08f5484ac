"""Pairs of variables that are asked for before there are any: TVS308.

What goes through two lists side by side, to copy one network into another one, does nothing where both are empty.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..domain.symbols import Itself
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..record.events import Created
from .findings import Finding
from .queries.accesses import creations, name_of, noted
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen


@check("TVS308")
def paired_before_made(exploration: Exploration) -> Iterator[Finding]:
    """All lists that are gone through side by side are picked by scopes that are only opened later, and there are no variables yet."""
    if exploration.root.kind == "module":
        yield from seen("TVS308", exploration, _paired_early)


def _paired_early(run: Run) -> Iterator[Sighting]:
    pairings = [e for e in noted(run, "nothing zipped") if not e.moment.arms and not e.moment.place.stub]
    if not pairings or any(noted(run, "imported", "handed out", "loaded")):
        return
    picked, made = {id(e.facts["list"]): e for e in noted(run, "filtered")}, creations(run)
    for event in pairings:
        filters = [picked.get(id(each)) for each in event.facts["lists"]]
        later = [_made_later(run, e, made.values()) if e is not None else None for e in filters]
        first, example = filters[0], later[0]
        if first is None or example is None or None in later or _is_done_again(run, event):
            continue
        if len({e.facts["text"] for e in filters if e is not None}) < 2:
            continue
        when = f"{name_of(example.variable)} is only created later, in line {row(example.moment)}"
        yield Sighting(
            given=f'"{first.facts["text"]}"',
            reason=f"picks no variable, and there are no pairs: {when}",
            moment=event.moment,
            told="there are no pairs here, as no variable has been made yet",
            earlier=example.moment,
            before="created here, after that",
            shown=None,
        )


def _made_later(run: Run, event: Noted, made: Iterable[Created]) -> Created | None:
    """The first variable that a filter by a scope would have picked, had it been made by then; no other was to be seen."""
    text = event.facts["text"]
    if not isinstance(text, str) or not text.strip("/") or event.facts["seen"] or not event.facts["known"]:
        return None
    if Itself(event.facts["list"]) in run.tested or event.facts["how"] == "in":
        return None
    scope, serial = f"{text.strip('/')}/", event.moment.serial
    ours = (e for e in made if e.moment.serial > serial and e.variable.graph is event.facts["graph"])
    return next((e for e in ours if str(e.variable.op_name).startswith(scope)), None)


def _is_done_again(run: Run, event: Noted) -> bool:
    """Whether another call of the function picks variables, or assigns some, later on."""
    frame = event.moment.frame
    while frame is not None and frame.turn is not None:
        frame = frame.parent
    if frame is None or frame.node is None:
        return False
    others = (e for e in noted(run, "filtered", "assigned", "zipped", "nothing zipped") if e.moment.serial > event.moment.serial)
    return any(f.node is frame.node and f is not frame for e in others for f in e.moment.frames())
