"""Variables of a network that are to be left out by the name of the object that has it, and that are called otherwise: TVS308."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..record.events import Created
from .findings import Finding
from .queries.accesses import creations, name_of, noted
from .queries.flow import variables_in
from .queries.holding import variables_of
from .queries.order import by_age
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen


@check("TVS308")
def left_in_by_another_name(exploration: Exploration) -> Iterator[Finding]:
    """A program trains what has not `loss_net` in its name, which is what it calls an object, whose variables have another name."""
    if exploration.root.kind != "test":
        yield from seen("TVS308", exploration, _left_in)


def _left_in(run: Run) -> Iterator[Sighting]:
    filters = [e for e in noted(run, "left out") if e.facts["named"] is not None and e.facts["known"] and not e.facts["kept"]]
    chosen = [e for e in noted(run, "chosen to train") if not e.moment.arms] if filters else []
    for event in filters:
        seen_here = set(event.facts["seen"])
        own = _own(run, event)
        step = next((e for e in chosen if e.moment.serial > event.moment.serial and variables_in(e.facts["chosen"]) == seen_here), None)
        if step is None or not own or len(own) == len(seen_here) or event.moment.arms or _is_left_out_elsewhere(run, event):
            continue
        first, text = own[0], event.facts["text"].strip("/")
        yield Sighting(
            given=f'"{event.facts["text"]}"',
            reason=f"leaves out no variable: what the program calls {text} has {name_of(first.variable)}, and line {row(step.moment)} "
            "trains it along",
            moment=event.moment,
            told="left out here, by a text that is in no name",
            earlier=first.moment,
            before=f"{name_of(first.variable)} is created here",
            shown=None,
        )


def _own(run: Run, event: Noted) -> list[Created]:
    """What the object that is called by the text has made, among what is picked from, oldest first."""
    named, made = event.facts["named"], creations(run)
    held = variables_of(named)
    of_it = (v for v in event.facts["seen"] if v in made and (v in held or any(f.receiver is named for f in made[v].moment.frames())))
    return [made[v] for v in by_age(of_it)]


def _is_left_out_elsewhere(run: Run, event: Noted) -> bool:
    """Whether the same filter leaves something out where it is asked another time: it is for more networks than this one."""
    return any(e.facts["kept"] and e.moment.user_place() == event.moment.user_place() for e in noted(run, "left out"))
