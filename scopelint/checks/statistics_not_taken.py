"""Moving statistics that a program leaves out where it takes a network's weights by hand, and gives them to another one: TVS502.

What an optimizer trains is not all that a network has learned: a layer of batch normalization goes by its moving mean and variance where
it is not told to train. The second network has those that it began with, and nothing will ever change that.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from ..domain.symbols import Sym
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import creations, name_of, noted, site_of
from .queries.flow import variables_in
from .queries.holding import variables_of
from .queries.order import by_age, compatible
from .queries.sessions import needs_of, starts_of, updates_of
from .registry import check
from .savers import layer_of
from .sightings import Sighting, seen

_ELSEWHERE = ("restored", "imported", "handed out", "checkpoint read", "begins from checkpoint", "started warm", "taken from checkpoint")


@check("TVS502")
def statistics_not_taken(exploration: Exploration) -> Iterator[Finding]:
    """A program looks at all that is trained of a network, and gives what has it to a twin, which goes by the statistics it began with."""
    if exploration.root.kind == "module":  # of a function, who calls it may well give it the rest
        yield from seen("TVS502", exploration, _not_taken)


def _not_taken(run: Run) -> Iterator[Sighting]:
    calls: dict[Variable, list[Noted]] = {}
    for event in noted(run, "statistics"):
        if isinstance(kept := event.facts["kept"][0], Variable):
            calls.setdefault(kept, []).append(event)
    given = _given(run) if len(calls) > 1 and not any(noted(run, *_ELSEWHERE)) else {}
    runs, made = list(noted(run, "run")), creations(run)
    if not given or any(e.facts["opaque"] for e in runs):
        return
    learned, changed = _learned(run, calls, runs), _changed(run)
    layers: dict[object, set[Variable]] = {}
    for v in made:
        if v.trainable is True:
            layers.setdefault(layer_of(v), set()).add(v)
    for kept, events in calls.items():
        ours = layers.get(layer_of(kept), set())
        if kept not in made or kept in learned or kept in changed or not ours or not ours <= given.keys():
            continue
        put = max((given[v] for v in ours), key=lambda e: e.moment.serial)
        twins = [v for v in learned if v in made and _is_twin(v, kept)]
        for twin in twins if not put.moment.arms and _goes_by(run, kept, events, put, runs) else ():
            between = (learned[twin], put.moment.serial)
            taken = _taken(run, layers.get(layer_of(twin), set()), twin, between, runs)
            if taken is not None and compatible(taken.moment, put.moment):
                yield Sighting(
                    variable=kept,
                    given="given to this network with the rest",
                    reason=f"a moving statistic, and only what is trained is taken here, as {name_of(by_age(ours)[0])} is",
                    moment=taken.moment,
                    told="what is trained is taken here, without the statistics",
                    earlier=put.moment,
                    before="given to the other network here",
                    shown=None,
                )
                return


def _given(run: Run) -> dict[Variable, Noted]:
    """The variables that get values that the program has from elsewhere, which are computed of nothing it has in TensorFlow."""
    found: dict[Variable, Noted] = {}
    for event in noted(run, "assigned", "loaded"):
        if event.what == "loaded":
            found.update((v, event) for v in event.facts["variables"] if isinstance(v, Variable))
        elif isinstance(variable := event.facts["variable"], Variable):
            if event.facts["how"] == "assign" and isinstance(event.facts["given"], Sym):
                found[variable] = event
            else:
                found.pop(variable, None)
    return found


def _learned(run: Run, calls: dict[Variable, list[Noted]], runs: list[Noted]) -> dict[Variable, int]:
    """The statistics that a training gathers, each with the number of the moment when that begins."""
    found: dict[Variable, int] = {}
    fits = [(e, variables_of(e.facts["model"])) for e in noted(run, "fitted")]
    for event, variables in (*fits, *((e, updates_of(e)) for e in runs)):
        for v in variables & calls.keys():
            found.setdefault(v, event.moment.serial)
    for kept, events in calls.items():
        first = next((e.moment.serial for e in events if kept.graph.eager and e.facts["training"] not in (False, None)), None)
        if first is not None:
            found[kept] = min(first, found.get(kept, first))
    return found


def _changed(run: Run) -> frozenset[object]:
    """What gets values by itself, or with all others of its model."""
    whole = (variables_of(e.facts["model"]) for e in noted(run, "weights set"))
    loaded = (e.facts["variables"] for e in noted(run, "loaded"))
    return frozenset[object](e.facts["variable"] for e in noted(run, "assigned")).union(*whole, *loaded)


def _is_twin(one: Variable, other: Variable) -> bool:
    """Whether one piece of code has made two statistics, of two networks."""
    sites = site_of(one), site_of(other)
    if one is other or sites[0] is None or sites[1] is None or one.shape != other.shape:
        return False
    return sites[0].user_place() == sites[1].user_place() and sites[0].serial < sites[1].serial


def _goes_by(run: Run, kept: Variable, events: list[Noted], put: Noted, runs: list[Noted]) -> bool:
    """Whether the layer is used after its weights were set, and goes by its statistics then."""
    if not kept.graph.eager:
        needed = any(kept in needs_of(e) and not starts_of(e) and e.moment.serial > put.moment.serial for e in runs)
        return needed and all(e.facts["training"] in (False, None) for e in events)
    used = any(kept in variables_of(e.facts["model"]) and e.moment.serial > put.moment.serial for e in noted(run, "used"))
    return used or any(e.moment.serial > put.moment.serial and not e.moment.arms for e in events)


def _taken(run: Run, layer: Set[Variable], twin: Variable, between: tuple[int, int], runs: list[Noted]) -> Noted | None:
    """Where the program picks what is trained of a layer, to look at it once it has learned: all that is, and not its statistics."""
    since, until = between
    if not twin.graph.eager:
        looks = ((e, {f for f in e.facts["fetches"] if isinstance(f, Variable)}) for e in runs if since < e.moment.serial < until)
        look = next((e for e, fetched in looks if layer and layer <= fetched and twin not in fetched and len(fetched) > len(layer)), None)
    else:
        read = {e.facts["variable"]: e for e in noted(run, "value read") if since < e.moment.serial < until}
        whole = layer and twin not in read and layer <= read.keys() and len(read) > len(layer)
        look = min((read[v] for v in layer), key=lambda e: e.moment.serial) if whole else None
    return _picked(run, layer, twin, look) if look is not None else None


def _picked(run: Run, layer: Set[Variable], twin: Variable, look: Noted) -> Noted:
    """Where the user's code last asks for a list that has what is trained of a layer, and not its statistics; else where it looks at it."""
    trains = {e.moment.user_place() for e in noted(run, "fitted", "trained", "all trained")}
    lists = [(e, e.facts["found" if e.what == "listed" else "kept"]) for e in noted(run, "listed", "variables listed", "filtered")]
    before = ((e, found) for e, found in lists if e.moment.serial < look.moment.serial and e.moment.user_place() not in trains)
    held = ((e, variables_in(found)) for e, found in before)
    return max((e for e, found in held if layer <= found and twin not in found), key=lambda e: e.moment.serial, default=look)
