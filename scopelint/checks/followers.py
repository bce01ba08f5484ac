"""Networks that are to follow another one, and that an optimizer trains along with it: TVS518."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Place
from ..primitives.tensors import Tensor, weights_of
from ..record.events import Failure
from ..tf.variables import Variable
from .findings import Act, Life
from .gradients import gives
from .queries.accesses import creations, events, name_of, noted
from .queries.flow import source_of
from .queries.holding import variables_of
from .queries.order import by_age
from .queries.sessions import run_among, updates_of
from .queries.ways import loops_around, row
from .sightings import Sighting, run_check


@run_check("TVS518")
def trained_though_it_follows(run: Run) -> Iterator[Sighting]:
    """One step trains a network and its copy, which a loop sets to what the network has learned: all that was to change it."""
    copies = list(_copies(run)) if any(noted(run, "trained")) else []
    if not copies or any(events(run, Failure)):
        return
    made, leaders = creations(run), {copy.source for copy in copies} - {copy.variable for copy in copies}
    for step, reached in _steps(run):
        both = reached & set(step.facts["variables"])
        for copy in copies:
            if not both >= {copy.variable, copy.source} or copy.source not in leaders or copy.variable not in made:
                continue
            if not _lags(run, step, copy):
                continue
            act = Act("trained", step.moment, (copy.variable, copy.source))
            yield Sighting(
                variable=copy.variable,
                given=f"along with {name_of(copy.source)}",
                reason=f"line {row(copy.event.moment)} sets it to what that one has learned, and nothing else was to change it",
                moment=step.moment,
                told="both are trained here",
                earlier=copy.event.moment,
                before="the one is to follow the other here",
                shown=Life("trained along", (act,)) if not copy.variable.graph.eager else None,
            )
            return


@dataclass(frozen=True, slots=True)
class _Copy:
    """A variable is set to another one, or moved towards it."""

    event: Noted
    variable: Variable
    source: Variable
    whole: bool


def _copies(run: Run) -> Iterator[_Copy]:
    for event in noted(run, "assigned"):
        source = source_of(event)
        if source is not None:
            yield _Copy(event, event.facts["variable"], source, weights_of(event.facts["value"]) is source)
    taken = list(noted(run, "weights taken"))
    for event in noted(run, "weights set"):
        weights = event.facts["weights"]
        source = next((e.facts["model"] for e in reversed(taken) if weights and e.facts["weights"] == weights), None)
        if source is not None and source is not event.facts["model"]:
            ours, theirs = (by_age(variables_of(each)) for each in (event.facts["model"], source))
            pairs = zip(ours, theirs, strict=True) if len(ours) == len(theirs) else ()
            yield from (_Copy(event, v, w, True) for v, w in pairs if v is not w and v.shape == w.shape)


def _steps(run: Run) -> Iterator[tuple[Noted, set[Variable]]]:
    """The steps that train, each with the variables that a gradient of its loss reaches."""
    losses: dict[int, object] = {}
    gradients = list(noted(run, "gradient"))
    for event in noted(run, "all trained", "chosen to train", "trained"):
        optimizer = id(event.facts["optimizer"])
        if event.what != "trained":
            losses[optimizer] = event.facts["loss"]
            continue
        loss = losses.get(optimizer)
        if loss is None:
            gradient = next((e for e in gradients if gives(e, event)), None)
            yield event, set() if gradient is None else {v for v in gradient.facts["reads"] or () if isinstance(v, Variable)}
        elif isinstance(loss, Tensor):
            yield event, set(loss.gradients)


def _lags(run: Run, step: Noted, copy: _Copy) -> bool:
    """Whether a loop trains, and copies now and then, or in part: a whole copy after each step would tie the two."""
    if copy.variable.graph.eager:
        training, copying = [step.moment], [copy.event.moment]
    else:
        runs = list(noted(run, "run"))
        training = [e.moment for e in runs if any(f is step.facts["op"] for f in e.facts["fetches"])]
        copying = [e.moment for e in runs if copy.variable in updates_of(e) and e.moment not in training]
        if copy.event.what == "weights set":
            copying = [copy.event.moment]  # Keras runs that itself
        copying = copying or [e.moment for e in runs if id(copy.event.facts["result"]) in run_among(run, [e])]
    turns, others = (_places(each) for each in (training, copying))
    if not turns & others:
        return False
    return not copy.whole or turns != others or len(copying) < len(training) or any(moment.arms for moment in copying)


def _places(moments: list[Moment]) -> set[Place]:
    return {loop.place for moment in moments for loop in loops_around(moment)}
