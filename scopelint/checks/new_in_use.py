"""A layer that a Keras model for use has anew, where the model that was fitted has a trained one: TVS509.

The decoder of a translator is wired a second time, to be run step by step. What it takes of the fitted model has learned; what is made
anew in between has not.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..language.values import Instance
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import changes, creations, name_of, noted
from .queries.flow import variables_in
from .queries.holding import variables_of
from .queries.order import by_age
from .registry import check
from .sightings import Sighting, seen

_FROM_ELSEWHERE = ("weights set", "restored", "imported", "handed out", "loaded", "checkpoint read")


@check("TVS509")
def new_in_use(exploration: Exploration) -> Iterator[Finding]:
    """A layer stands between trained ones in a model that predicts, and its twin between the same ones in the model that was fitted."""
    if exploration.root.kind == "module":  # of a class alone it is not known what is fitted, and what gets its weights from a file
        yield from seen("TVS509", exploration, _new_in_use)


def _new_in_use(run: Run) -> Iterator[Sighting]:
    fits = list(noted(run, "fitted"))
    uses = list(noted(run, "used")) if fits and not any(noted(run, *_FROM_ELSEWHERE)) else []
    if not uses:
        return
    made, changed = creations(run), changes(run)
    learned = frozenset[Variable]().union(*(variables_of(e.facts["model"]) for e in fits)) | changed.keys()
    applied = [e for e in noted(run, "layer applied") if variables_of(e.facts["cell"])]
    for held, use in {variables_of(e.facts["model"]): e for e in reversed(uses)}.items():
        if held <= learned or not held & learned or use.moment.arms:
            continue
        for event in applied:
            own = by_age(variables_of(event.facts["cell"]))
            if event.moment.arms or not held.issuperset(own) or not learned.isdisjoint(own) or any(v not in made for v in own):
                continue
            twin = next((e for e in applied if _stands_in_its_place(e, event, applied, held) and learned.issuperset(_own(e))), None)
            first = by_age(_own(twin))[0] if twin is not None else None
            if first in made and first is not None:
                yield Sighting(
                    variable=own[0],
                    given=name_of(first),
                    reason="trained",
                    moment=event.moment,
                    told="what is applied here is in no model that is fitted",
                    earlier=made[first].moment,
                    before="the trained one is made here",
                    shown=Pair(made[first].moment, made[own[0]].moment, shared=False, told="training"),
                )
                return


def _own(event: Noted) -> frozenset[Variable]:
    return variables_of(event.facts["cell"])


def _stands_in_its_place(trained: Noted, other: Noted, applied: list[Noted], held: frozenset[Variable]) -> bool:
    """Whether a layer that a model does not hold is a twin of one that it holds: made alike, between the same layers before and after."""
    one, two = trained.facts["cell"], other.facts["cell"]
    if not isinstance(one, Instance) or not isinstance(two, Instance) or one.cls is not two.cls or not held.isdisjoint(_own(trained)):
        return False
    if [v.shape for v in by_age(_own(trained))] != [v.shape for v in by_age(_own(other))]:
        return False
    before = variables_in(trained.facts["inputs"])
    after = ({id(e.facts["cell"]) for e in applied if _own(each) <= variables_in(e.facts["inputs"])} for each in (trained, other))
    return before == variables_in(other.facts["inputs"]) and bool(set.intersection(*after))
