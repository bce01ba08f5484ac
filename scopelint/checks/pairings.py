"""Two networks whose variables are paired off: TVS509 for pairs in two orders, pairs that are there once, and initial values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..domain.symbols import Sym
from ..exploration.explore import Run
from ..language.trace import Noted
from ..primitives.leaves import Initial
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .queries.accesses import creations, name_of, noted, trainings
from .queries.flow import source_of
from .queries.holding import variables_of
from .queries.sessions import run_among, updates_of
from .queries.ways import loops_around, row, users_call
from .sightings import Sighting, not_followed, run_check


@run_check("TVS509")
def crosswise(run: Run) -> Iterator[Sighting]:
    """A line copies the variables of one network into those of another, and one of them gets what is meant for another one."""
    groups: dict[object, list[tuple[Noted, Variable]]] = {}
    for event in noted(run, "assigned"):
        source = source_of(event)
        if source is not None and not event.moment.arms:
            groups.setdefault((event.moment.user_place(), id(users_call(event.moment))), []).append((event, source))
    made = creations(run) if groups else {}
    for copies in groups.values():
        found = _mispaired([(e.facts["variable"], source) for e, source in copies])
        if found is None or any(v not in made for v in found):
            continue
        variable, source, twin = found
        event = next(e for e, other in copies if e.facts["variable"] is variable and other is source)
        yield Sighting(
            variable=variable,
            given=name_of(twin),
            reason=f"brought up to date: this line gives it the value of {name_of(source)} instead",
            moment=event.moment,
            told=f"copied from {name_of(source)} here",
            earlier=made[twin].moment,
            before="its twin is made here",
            shown=None,  # that an assignment assigns what it is told says nothing of which one was meant
        )


@run_check("TVS509")
def paired_once(run: Run) -> Iterator[Sighting]:
    """A loop is to copy each of some pairs, which are an iterator that was gone through before: nothing is copied any more."""
    ended = list(noted(run, "used up"))
    made, trained, runs = (creations(run), dict(trainings(run)), list(noted(run, "run"))) if ended else ({}, {}, [])
    if any(e.facts["opaque"] for e in runs):
        return
    for event in ended:
        if any(e.moment.serial > event.moment.serial for e in noted(run, "weights set")):
            continue
        copies = ((e.facts["variable"], source_of(e)) for e in noted(run, "assigned") if e.moment.serial < event.moment.serial)
        of_loop = frozenset(v for e in noted(run, "assigned") if _is_turn_of(e, event) for v in (e.facts["variable"], source_of(e)))
        gone_through = variables_of(event.facts["items"]) | of_loop
        for variable, source in copies if not event.moment.arms else ():
            if variable not in gone_through or source not in gone_through or source not in trained or variable in trained:
                continue
            learning = [e for e in runs if source in updates_of(e)] or [trained[source]]
            followed = [e for e in runs if variable in updates_of(e)]
            followed += [e for e in noted(run, "assigned") if e.facts["variable"] is variable and not runs]
            since = max(learning[0].moment.serial, event.moment.serial)
            goes_on = learning[-1].moment.serial > event.moment.serial
            if not goes_on or any(e.moment.serial > since for e in followed) or not made.keys() >= {variable, source}:
                continue
            yield Sighting(
                variable=variable,
                given=name_of(source),
                reason="brought up to date again: what this loop goes through is an iterator, which is used up after the first time",
                moment=event.moment,
                told="nothing is left of the pairs here",
                earlier=made[source].moment,
                before="the one that learns is made here",
                shown=None,  # it takes the program's own iterator
            )
            return


@run_check("TVS509")
def drawn_anew(run: Run) -> Iterator[Sighting]:
    """A network that is to follow another one is assigned what that one is initialized with: other numbers than it ever held."""
    initial = [(e, _initial(e.facts["value"])) for e in noted(run, "assigned")]
    made, trained = (creations(run), dict(trainings(run))) if any(source is not None for _, source in initial) else ({}, {})
    for event, source in initial:
        variable = event.facts["variable"]
        if source not in trained or source not in made or source is None or variable not in made or variable in trained:
            continue
        if variable.shape == source.shape and made[variable].moment.place == made[source].moment.place and not event.moment.arms:
            yield not_followed(
                event,
                made[variable],
                made[source],
                reason=f"brought up to date: what {name_of(source)} is initialized with is not what it holds, and is drawn anew each time",
                told="assigned the initial value of the other one here",
            )
            return


@run_check("TVS509")
def copied_for_good(run: Run) -> Iterator[Sighting]:
    """An operation that is to copy assigns what a session has given before: the number is part of the graph, and stays what it is."""
    runs = list(noted(run, "run"))
    fixed = [(e, source) for e in noted(run, "assigned") if (source := _fetched(e.facts.get("given"))) is not None] if runs else []
    made, trained = (creations(run), dict(trainings(run))) if fixed else ({}, {})
    ran = [(e, run_among(run, [e])) for e in runs] if fixed else []
    for event, source in fixed:
        variable, result = event.facts["variable"], event.facts["result"]
        if source not in trained or variable in trained or variable not in made or source not in made or event.moment.arms:
            continue
        learning = next((e for e in runs if source in updates_of(e)), None)
        after = [(e, among) for e, among in ran if learning is not None and e.moment.serial > learning.moment.serial]
        later = [e for e, among in after if id(result) in among]
        made_once = [e for e in later if {f.place for f in loops_around(e.moment)} - {f.place for f in loops_around(event.moment)}]
        others = {id(e.facts["result"]) for e in noted(run, "assigned") if e.facts["variable"] is variable and e is not event}
        if any(not others.isdisjoint(among) for _, among in after):
            continue  # it follows by another operation, and is put back to where it began
        if variable.shape == source.shape and made[variable].moment.place == made[source].moment.place and made_once:
            yield not_followed(
                event,
                made[variable],
                made[source],
                reason=f"brought up to date: what line {row(made_once[0].moment)} runs assigns what {name_of(source)} held here, each time",
                told="the operation is made here, with the number that the session gives now",
            )
            return


def _fetched(value: object) -> Variable | None:
    """The variable whose value a session has given."""
    about = value.key[2] if isinstance(value, Sym) and isinstance(value.key, tuple) and value.key[:1] == ("fresh",) else None
    return about if isinstance(about, Variable) else None


def _initial(value: object) -> Variable | None:
    """The variable of which an assignment takes what it is initialized with, and nothing else."""
    found = [each.variable for each in value.leaves if isinstance(each, Initial)] if isinstance(value, Tensor) and not value.reads else []
    return found[0] if len(found) == 1 else None


def _is_turn_of(event: Noted, loop: Noted) -> bool:
    return any(f.turn is not None and f.place == loop.moment.place for f in event.moment.frames())


def _mispaired(pairs: list[tuple[Variable, Variable]]) -> tuple[Variable, Variable, Variable] | None:
    """The first pair of which each has a twin on the other side, by its name within its network; and the twin of the one that is set."""
    targets, sources = (list(dict.fromkeys(side)) for side in zip(*pairs, strict=True))
    if len(pairs) < 2 or len(set(pairs)) != len(targets) or not set(targets).isdisjoint(sources):
        return None
    ours, theirs = _within(targets), _within(sources)
    if len(ours) != len(targets) or len(theirs) != len(sources):
        return None
    names = {v: name for side in (ours, theirs) for name, v in side.items()}
    for variable, source in pairs:
        twin = theirs.get(names[variable])
        if twin is not None and twin is not source and names[source] in ours:
            return variable, source, twin
    return None


def _within(variables: list[Variable]) -> Mapping[str, Variable]:
    """Variables by their names without the scope that all of them have in common."""
    parts = [name_of(v).split("/") for v in variables]
    depth = 0
    while all(len(each) > depth + 1 for each in parts) and len({each[depth] for each in parts}) == 1:
        depth += 1
    return {"/".join(each[depth:]): v for each, v in zip(parts, variables, strict=True)}
