"""Variables that are told too late what they are to begin with: TVS507.

`init_from_checkpoint` gives variables another initializer. An operation that was made before has the one that they had.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .acts import initialized, initializer_made
from .findings import Act, Life
from .queries.accesses import creations, noted
from .queries.order import by_age, follows
from .queries.sessions import starts_of, surely_starts_of
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS507")
def told_too_late(run: Run) -> Iterator[Sighting]:
    """A session runs an initializer that was made before its variables were told to begin as in a checkpoint, and no later one."""
    told = list(noted(run, "begins from checkpoint"))
    if not told or any(noted(run, "restored", "imported", "handed out", "loaded")):
        return
    runs, makers, made = list(noted(run, "run")), list(noted(run, "initializer")), creations(run)
    for event in told:
        wanted = {v for v in event.facts["variables"] if isinstance(v, Variable) and v in made and not v.graph.eager}
        again = frozenset[Variable]().union(*(starts_of(e) for e in runs if not _is_old(_makers(e, makers), event)))
        for each in runs:
            ours = _makers(each, makers)
            late = by_age((surely_starts_of(each) & wanted) - again)
            after = each.moment.serial > event.moment.serial and follows(event.moment, each.moment)
            if late and after and not event.moment.arms and not each.facts["opaque"]:
                variable = late[0]
                maker = next(e for e in ours if variable in e.facts["op"].starts)
                yield Sighting(
                    variable=variable,
                    reason=f"told to begin as in a checkpoint, by an initializer that line {row(maker.moment)} made before that",
                    moment=each.moment,
                    told="initialized here as it was to be before",
                    earlier=event.moment,
                    before="told here to begin as in a checkpoint",
                    shown=Life(
                        "begun late",
                        (
                            initializer_made(maker, variable),
                            Act("begun", event.moment, (variable,)),
                            initialized(each, [maker], (variable,)),
                        ),
                    ),
                )
                return


def _makers(run: Noted, makers: list[Noted]) -> list[Noted]:
    """The initializers that a session runs, where they were made."""
    return [e for e in makers if any(e.facts["op"] is f for f in run.facts["fetches"])]


def _is_old(makers: list[Noted], event: Noted) -> bool:
    """Whether all that a session initializes by was made before an event: what was made where is known."""
    return bool(makers) and all(e.moment.serial < event.moment.serial for e in makers)
