"""Variables that stay as they were made while another in the same role is kept up to date: TVS509.

For weights of one graph see `training`. Here: a statistic that each call of a function makes for itself, a second global step, and
the network of another graph.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..record.events import Created
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import events, name_of, noted, trainings
from .queries.order import compatible
from .queries.sessions import needs_of, starts_of, writes_of
from .queries.ways import is_within, parted_under_one_label, parting
from .sightings import Sighting, run_check

_RESTORED = ("restored", "imported", "handed out", "loaded")


@run_check("TVS509", key=lambda sighting: sighting.earlier and parting(sighting.earlier, sighting.moment))
def stale(run: Run) -> Iterator[Sighting]:
    """What a session reads and nothing changes, beside a variable in the same role that something does."""
    runs = list(noted(run, "run"))
    if any(noted(run, *_RESTORED)) or any(e.facts["opaque"] for e in runs):
        return
    made = [e for e in events(run, Created) if not e.variable.graph.eager and not e.variable.assumed]
    changed = _changed(run, runs)
    kept_up = [e for e in made if e.variable in changed]
    for event in made if kept_up else ():
        if event.variable in changed or event.variable.trainable is not False:
            continue
        used = next((e for e in runs if event.variable in needs_of(e) and not starts_of(e)), None)
        for role, what in _ROLES.items() if used is not None else ():
            twin = next((e for e in kept_up if _may_be_one(e, event) and role(run, e, event)), None)
            if twin is not None:
                yield Sighting(
                    variable=event.variable,
                    given=name_of(twin.variable),
                    reason=what,
                    moment=event.moment,
                    told=f"and one that is never {what} here",
                    earlier=twin.moment,
                    before=f"the one that is {what} is made here",
                    shown=Pair(twin.moment, event.moment, shared=False),
                )
                break


def _changed(run: Run, runs: list[Noted]) -> dict[Variable, list[Moment]]:
    """The variables that something changes, and where that is written."""
    changed: dict[Variable, list[Moment]] = {}
    for variable, event in trainings(run):
        changed.setdefault(variable, []).append(event.moment)
    for event in noted(run, "assigned"):
        changed.setdefault(event.facts["variable"], []).append(event.moment)
    for event in runs:
        for variable in writes_of(event):
            changed.setdefault(variable, []).append(event.moment)
    return changed


def _may_be_one(twin: Created, other: Created) -> bool:
    return twin.variable.shape == other.variable.shape and compatible(twin.moment, other.moment)


# What each role asks of a variable beside that it is not trained:


def _is_statistic(run: Run, twin: Created, other: Created) -> bool:
    """Whether two calls of a function each make one, and the first call has it updated within."""
    calls = parted_under_one_label(twin.moment, other.moment)
    if calls is None or other.moment.place.stub or twin.moment.place != other.moment.place:
        return False
    return any(is_within(e.moment, calls[0]) for e in noted(run, "assigned") if e.facts["variable"] is twin.variable)


def _is_step(run: Run, twin: Created, other: Created) -> bool:
    """Whether both are called as TensorFlow calls its own (`tf.train.get_or_create_global_step`), in one graph."""
    leaves = [re.sub(r"_\d+$", "", str(e.variable.op_name).rpartition("/")[2]) for e in (twin, other)]
    called_so = all(leaf.lower().replace("_", "") == "globalstep" for leaf in leaves)
    return twin.variable.graph is other.variable.graph and called_so


_ROLES: dict[Callable[[Run, Created, Created], bool], str] = {_is_statistic: "updated", _is_step: "counted up"}
