"""Variables that each call of a layer makes anew in the place of the one before: TVS401."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.values import Instance
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import changes, creations, noted, rebindings
from .queries.ways import activation
from .sightings import Sighting, run_check


@run_check("TVS401")
def replaced_in_each_call(run: Run) -> Iterator[Sighting]:
    """A layer's or module's call makes the variable that the call before has made and changed: what was gathered in it is gone."""
    changed, made = changes(run), creations(run)
    for event in rebindings(run):
        before, now, holder = event.facts["before"], event.facts["now"], event.facts["holder"]
        if not isinstance(before, Variable) or not isinstance(now, Variable) or not isinstance(holder, Instance) or event.moment.arms:
            continue
        call = activation(event.moment)
        called = call is not None and call.receiver is holder and call.label.rpartition(".")[2] in ("call", "__call__")
        if not called or before not in changed or not now.graph.eager or before not in made or now not in made:
            continue
        if made[before].moment.place == made[now].moment.place and any(e.facts["variable"] is before for e in noted(run, "assigned")):
            yield Sighting(
                variable=now,
                moment=made[now].moment,
                told="made anew here by the next call",
                earlier=made[before].moment,
                before="made here, and changed by one call",
                shown=Pair(made[before].moment, made[now].moment, shared=False, told="turns"),
            )
            return
