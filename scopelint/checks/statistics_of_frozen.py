"""Moving statistics of a network that is to stay as it is, and that each step of another one's training moves: TVS519.

No gradient reaches the network, but a batch normalization that is told to train counts what it sees all the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import creations, name_of, noted, trainings
from .queries.holding import variables_of
from .queries.order import by_age, first_after
from .queries.traced import recorded, times_of
from .queries.ways import loops_around, row
from .registry import check
from .sightings import Sighting, seen
from .statistics import one_object, where_called


@check("TVS519")
def statistics_go_on(exploration: Exploration) -> Iterator[Finding]:
    """A network is told to train where its outcome goes behind `stop_gradient`, and is used with the statistics that this has moved."""
    if exploration.root.kind == "module":  # of a class alone it is not known what trains the network, or has trained it
        yield from seen("TVS519", exploration, _go_on)


def _go_on(run: Run) -> Iterator[Sighting]:
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        if isinstance(kept := event.facts["kept"][0], Variable) and kept.kind == "keras":
            calls.setdefault(kept, []).append(event)
    tapes = recorded(run) if calls else []
    if not tapes or any(noted(run, "fitted", "session", "handed out")):
        return
    made, changing = creations(run), _changing(run)
    told_not_to = [variables_of(e.facts["layer"]) for e in noted(run, "trainable set")]
    gradients = list(noted(run, "gradient"))
    for kept, events in calls.items():
        goes_by = any(e.facts["training"] is None or e.facts["training"] is False for e in events)
        own = [v for v in made if one_object(v, kept) and v.trainable is True]
        if not goes_by or not own or kept not in made or any(kept in each for each in told_not_to):
            continue
        told_to = (e for e in events if e.facts["training"] is True and any(a < e.moment.serial < b for a, b in tapes))
        pairs = ((e, first_after(gradients, e.moment)) for e in told_to if not e.moment.arms)
        found = ((e, g) for e, g in pairs if g is not None and _is_behind(g, own) and _is_left_alone(run, e, own, changing))
        call, gradient = next(found, (None, None))
        if call is None or gradient is None:
            continue
        moment = where_called(call.moment)
        if moment is not None:
            yield Sighting(
                variable=kept,
                reason=f"the network is told to train here, though no gradient of line {row(gradient.moment)} reaches {name_of(own[0])}",
                moment=moment,
                told="called here with training=True, behind a stop_gradient",
                earlier=made[kept].moment,
                before="the statistic is made here",
                shown=None,
            )
            return


def _changing(run: Run) -> dict[Variable, list[Noted]]:
    """What changes each variable, or sets the model that has it."""
    changing: dict[Variable, list[Noted]] = {}
    for variable, event in trainings(run):
        changing.setdefault(variable, []).append(event)
    for event in noted(run, "assigned"):
        if isinstance(variable := event.facts["variable"], Variable):
            changing.setdefault(variable, []).append(event)
    for event in noted(run, "weights set"):
        for variable in by_age(variables_of(event.facts["model"])):
            changing.setdefault(variable, []).append(event)
    return changing


def _is_behind(gradient: Noted, own: list[Variable]) -> bool:
    """Whether a loss is computed with what a layer has to train, no gradient gets there, and none is asked for it."""
    loss, sources = gradient.facts.get("loss"), gradient.facts["sources"]
    if not isinstance(loss, Tensor) or not sources or any(v in sources for v in own):
        return False
    return all(v in loss.reads | loss.behind and v not in loss.gradients for v in own)


def _is_left_alone(run: Run, call: Noted, own: list[Variable], changing: dict[Variable, list[Noted]]) -> bool:
    """Whether a loop makes the call, and nothing changes what the layer has to train once it does, or is beside it in a turn."""
    times = times_of(run, [call])
    changes = [moment.serial for v in own for moment in times_of(run, changing.get(v, []))]
    return any(map(loops_around, times)) and all(serial < times[0].serial for serial in changes)
