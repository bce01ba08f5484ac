"""Moving statistics that are left behind where a checkpoint gives a network its weights: TVS502.

What is trained is picked, and the statistics of a batch normalization are not. A network that is told not to train goes by them as they
are at first, and nothing will ever change that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..language.values import DictValue
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import assignments, creations, name_of, noted, site_of
from .queries.order import compatible
from .queries.savers import savers_of, saves_of, uses
from .queries.sessions import needs_of, starts_of, updates_of
from .registry import check
from .savers import is_path_of, layer_of
from .sightings import Sighting, seen
from .warm import compiled


@dataclass(frozen=True, slots=True, eq=False)
class _Taking:
    """Something that gives some variables of a graph what a checkpoint has of them."""

    moment: Moment
    graph: object
    takes: Callable[[Variable], bool]
    reason: str
    needed: bool
    """Whether sessions have to be seen to go by what is left behind: an estimator trains by it."""


@check("TVS502")
def statistics_left_behind(exploration: Exploration) -> Iterator[Finding]:
    """A checkpoint gives a layer of batch normalization what is trained of it, and nothing gives it its statistics, by which it goes."""
    if exploration.root.kind != "class":  # of a class alone it is not known what else is restored
        yield from seen("TVS502", exploration, _left_behind)


def _left_behind(run: Run) -> Iterator[Sighting]:
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        if isinstance(kept := event.facts["kept"][0], Variable):  # a custom getter may give a tensor
            calls.setdefault(kept, []).append(event)
    takings = list(_takings(run)) if calls else []
    if not takings or any(noted(run, "imported", "handed out", "loaded", "weights set", "checkpoint read")):
        return
    savers = savers_of(run)
    runs, made = list(noted(run, "run")), creations(run)
    given = {*assignments(run), *(each for _, values in _ways(run) for each in values)}
    named = {(v.graph, name_of(v)) for v in given if isinstance(v, Variable)}  # two arms may make one of a name, each for itself
    if any(e.facts["opaque"] for e in runs) or any(saves_of(e, savers) is None for e in noted(run, "restored")):
        return
    changed = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    layers: dict[object, list[Variable]] = {}
    for v in made:
        if v.trainable is True:
            layers.setdefault(layer_of(v), []).append(v)
    for taking in takings:
        for kept, events in calls.items():
            ours = kept.graph is taking.graph and kept in made and kept not in given and kept not in changed and kept.trainable is False
            if not ours or (kept.graph, name_of(kept)) in named or any(e.facts["training"] not in (False, None) for e in events):
                continue
            layer = next(filter(taking.takes, layers.get(layer_of(kept), ())), None)
            used = (e for e in runs if kept in needs_of(e) and not starts_of(e) and e.moment.serial > taking.moment.serial)
            if layer is None or (taking.needed and not any(compatible(taking.moment, e.moment) for e in used)):
                continue
            yield Sighting(
                variable=kept,
                given="taken from the checkpoint",
                reason=f"a moving statistic, and {taking.reason}; {name_of(layer)} is taken",
                moment=taking.moment,
                told="taken here without it",
                earlier=site_of(kept),
                before="made here, for a layer that is told to go by it",
                shown=None,
            )
            break


def _takings(run: Run) -> Iterator[_Taking]:
    """What gives variables of a graph what a checkpoint has, other than one that the same graph has written, or that has no statistics."""
    yield from _warm_starts(run)
    written = [use for use in uses(run) if use.event.what == "saved"]
    changed = {layer_of(v) for e in noted(run, "run") for v in updates_of(e) if v.trainable is False} if written else set()
    for event, values in _ways(run):
        taken = frozenset(v for v in values if isinstance(v, Variable))
        saved = [use for use in written if is_path_of(use.event, event.facts["path"])] or written
        own = any(not taken.isdisjoint(use.held.values()) for use in written)
        graph = next(iter(taken)).graph if taken else None
        there = not saved or any(layer_of(v) in changed for use in saved for v in use.held.values() if v.trainable is False)
        if graph is not None and not own and there:
            yield _Taking(event.moment, graph, taken.__contains__, "only what is trained is picked here", True)


def _ways(run: Run) -> Iterator[tuple[Noted, tuple[object, ...]]]:
    """What gives variables what a checkpoint has, each with what it gives it to."""
    yield from ((e, tuple(e.facts["variables"])) for e in noted(run, "begins from checkpoint"))
    yield from ((e, _values(e.facts["wanted"])) for e in noted(run, "taken from checkpoint"))
    yield from ((use.event, tuple(use.held.values())) for use in uses(run) if use.event.what == "restored")


def _values(wanted: object) -> tuple[object, ...]:
    return tuple(wanted.cells.get(key) for key in wanted.cells.keys()) if isinstance(wanted, DictValue) else ()


def _warm_starts(run: Run) -> Iterator[_Taking]:
    """What an estimator begins with: a pattern picks of what is trained alone, and one in a list of all that there is."""
    plain = {id(e.facts["graph"]) for e in noted(run, "estimator") if e.facts["plain"] is True}
    made = {id(e.facts["settings"]): e for e in noted(run, "warm start")}
    for event in noted(run, "started warm"):
        settings = made.get(id(event.facts["settings"]))
        text = settings.facts["pattern"] if settings is not None else None
        pattern = compiled(text)
        if settings is not None and pattern is not None and id(event.facts["graph"]) in plain:
            reason = f'"{text}" picks of what is trained alone (a list of such texts of all that there is)'
            yield _Taking(settings.moment, event.facts["graph"], _picked_by(pattern), reason, False)


def _picked_by(pattern: re.Pattern[str]) -> Callable[[Variable], bool]:
    return lambda v: v.trainable is True and pattern.match(f"{name_of(v)}:0") is not None
