"""Averages of all variables that there are, asked for before the rest of the network is built: TVS514."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, noted
from .queries.order import by_age
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS514")
def applied_before_built(run: Run) -> Iterator[Sighting]:
    """What one step trains is averaged in part: `apply` got all that there was. The averages of all of it are asked for after that."""
    reads = list(noted(run, "average read"))
    missing = [e for e in reads if e.facts["kept"] is None and isinstance(e.facts["of"], Variable)]
    kept = list(noted(run, "averaged")) if missing else []
    made = creations(run) if kept else {}
    steps = [frozenset(e.facts["variables"]) for e in noted(run, "trained")] if kept else []
    for event in missing:
        variable, ema = event.facts["of"], event.facts["ema"]
        ours = [e for e in kept if e.facts["ema"] is ema]
        averaged = {e.facts["of"] for e in ours}
        if not ours or variable not in made or variable.graph.eager or any(e.facts["of"] is variable for e in kept):
            continue
        first, begun = ours[0], [v for v in made if v.trainable is True and v.graph is variable.graph]
        before = {v for v in begun if made[v].moment.serial < first.moment.serial}
        late = variable in begun and variable not in before and made[variable].moment.serial < event.moment.serial
        together = any(variable in step and before <= step for step in steps)
        asked = {e.facts["of"] for e in reads if e.facts["ema"] is ema}
        if not late or averaged != before or not together or not before <= asked or _is_conditional(event, first):
            continue
        yield Sighting(
            variable=variable,
            given="is not made",
            reason=f"it is trained along with the others, and made after that, in line {row(made[variable].moment)}",
            moment=first.moment,
            told="all variables that there are up to now are averaged here",
            earlier=None,
            shown=_shown(event, first, variable, by_age(before)[0]),
        )
        return


def _is_conditional(*events: Noted) -> bool:
    return any(e.moment.arms for e in events)


def _shown(read: Noted, applied: Noted, variable: Variable, other: Variable) -> Life:
    """An average is asked for that `apply` has not made, as it got another variable alone."""
    ema = id(read.facts["ema"])
    return Life("no average", (Act("kept", applied.moment, (other,), ema), Act("read", read.moment, (variable,), ema)))
