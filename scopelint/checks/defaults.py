"""Variables in a list or dict that is a default argument: it is made once, and all calls have it in common (TVS410)."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Moment
from ..language.values import Instance
from .findings import Act, Life
from .queries.accesses import noted, site_of
from .queries.holding import variables_of
from .queries.order import by_age
from .queries.words import MEANT
from .sightings import Sighting, run_check


@run_check("TVS410")
def kept_in_a_default(run: Run) -> Iterator[Sighting]:
    """An object takes all that another one of its class has put into a default argument, and puts nothing there itself."""
    kept = {id(e.facts["cell"]): e for e in noted(run, "kept by default")}
    told: set[int] = set()
    for event in noted(run, "default used"):
        holder = event.facts["kept"]
        if id(holder) in told or id(holder) not in kept or event.moment.arms:
            continue
        held = [(v, site) for v in by_age(variables_of(holder)) if v.trainable is True and (site := site_of(v)) is not None]
        makers = {id(r): r for _, site in held for r in _receivers(site)}
        ours = [r for r in _receivers(event.moment) if id(r) not in makers]
        before = [(v, r) for v, site in held if site.serial < event.moment.serial for r in _receivers(site)]
        theirs = next(((v, r) for v, r in before if any(r.cls is other.cls for other in ours)), None)
        if theirs is None or any(r is theirs[1] for r in _receivers(event.moment)) or MEANT.stand_in(theirs[1].cls.name):
            continue
        told.add(id(holder))
        yield Sighting(
            variable=theirs[0],
            reason=f"is kept in a default argument, which is made once: a second {theirs[1].cls.name} takes what the first has made",
            moment=kept[id(holder)].moment,
            told="made once, here",
            earlier=event.moment,
            before="a second object takes what is there",
            shown=Life("one for two", (Act("bound", event.moment, (theirs[0],)),)),
        )


def _receivers(moment: Moment) -> list[Instance]:
    """The objects of the user's in whose methods a moment is."""
    return [f.receiver for f in moment.frames() if isinstance(f.receiver, Instance) and not f.place.stub]
