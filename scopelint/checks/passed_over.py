"""Restores that are told to pass over what a checkpoint has not, and so restore little or nothing: TVS504."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import DictValue
from ..tf.variables import Variable
from .queries.accesses import assignments, creations, name_of, noted, site_of
from .queries.savers import restorings, savers_of, saves_of
from .queries.ways import row
from .savers import is_path_of, same_maker, twins
from .sightings import Sighting, run_check


@run_check("TVS504")
def passed_over(run: Run) -> Iterator[Sighting]:
    """All that is asked for has another scope in the checkpoint, which the program itself has written."""
    written, savers = list(noted(run, "saved")), savers_of(run)
    for event in noted(run, "taken from checkpoint") if written else ():
        before = (e for e in reversed(written) if e.moment.serial < event.moment.serial)
        saved = next((e for e in before if is_path_of(e, event.facts["path"])), None)
        held = saves_of(saved, savers) if saved is not None else None
        wanted = _named(event.facts["wanted"])
        if saved is None or not held or not wanted or event.facts["ignoring"] is not True or event.moment.arms or saved.moment.arms:
            continue
        moved = [(name, key) for name in wanted for key in held if _are_for_one_another((key, held[key]), (name, wanted[name]))]
        if moved and held.keys().isdisjoint(wanted):
            name, key = moved[0]
            yield Sighting(
                variable=wanted[name],
                reason=f"line {row(saved.moment)} saves {key}, and what the checkpoint does not have is passed over: nothing is restored",
                moment=event.moment,
                told="asked for by these names here",
                earlier=site_of(wanted[name]) or saved.moment,
                before="made here, under another scope",
                shown=None,
            )


@run_check("TVS504")
def left_by_their_names(run: Run) -> Iterator[Sighting]:
    """What is restored is picked by the names that a checkpoint has, and some of it has another scope there: it is left as it was."""
    listed = list(noted(run, "checkpoint listed"))
    written, savers = list(noted(run, "saved")) if listed else [], savers_of(run)
    restores, asked = restorings(run) if written else [], list(noted(run, "looked up in checkpoint"))
    if not restores or any(noted(run, "imported", "handed out", "loaded")):
        return
    given = {*assignments(run)}.union(*(held.values() for _, held in restores))
    for event, held in restores:
        before = [e for e in written if e.moment.serial < event.moment.serial and is_path_of(e, event.facts["path"])]
        picked = any(is_path_of(e, each.facts["path"]) and each.moment.serial < event.moment.serial for e in before[-1:] for each in listed)
        saved = saves_of(before[-1], savers) if picked and not before[-1].moment.arms else None
        if not saved or not held.keys() <= saved.keys():
            continue
        here = next((v.graph for v in held.values()), event.facts.get("graph"))
        left = (v for v in creations(run) if v.graph is here and v.trainable is True and v not in given and name_of(v) not in saved)
        moved = ((v, k) for v in left for k in saved.keys() - held.keys() if _is_moved(name_of(v), k) and same_maker(v, saved[k]))
        found = next(((v, k) for v, k in moved if (site := site_of(v)) is None or site.serial < event.moment.serial), None)
        if found is not None:
            variable, key = found
            looked = _looked_up(asked, variable, event) if _is_nothing_trained(held) else None
            yield Sighting(
                variable=variable,
                reason=f"line {row(before[-1].moment)} saves {key}, and what is restored is picked by the names that are there",
                moment=event.moment if looked is None else looked.moment,
                told="restored here, without it" if looked is None else "its name is looked up here, and nothing that is trained is found",
                earlier=site_of(saved[key]),
                before="saved as made here",
                shown=None,
            )


def _is_nothing_trained(held: Mapping[str, Variable]) -> bool:
    """Whether all that is restored is what an optimizer counts its steps in, which has one name in all graphs."""
    return bool(held) and all(v.trainable is False for v in held.values())


def _looked_up(asked: Iterable[Noted], variable: Variable, restored: Noted) -> Noted | None:
    """Where a variable's name was looked up before a restore."""
    before = (e for e in asked if e.moment.serial < restored.moment.serial and not e.moment.arms)
    return next((e for e in before if e.facts["name"] == name_of(variable)), None)


@run_check("TVS504")
def looked_up_in_vain(run: Run) -> Iterator[Sighting]:
    """A graph's names are looked up among those of a checkpoint, which has them all in another scope, and nothing is restored."""
    asked = list(noted(run, "looked up in checkpoint"))
    if not asked:
        return
    first, saved = asked[0], asked[0].facts["saved"]
    other_ways = list(noted(run, "restored", "begins from checkpoint", "asked of checkpoint", "imported", "handed out", "loaded"))
    held = saves_of(saved, savers_of(run)) or {}
    if any(e.facts["found"] or e.facts["saved"] is not saved for e in asked) or first.moment.arms:
        return
    if any(e.moment.serial > first.moment.serial for e in other_ways):
        return
    names, given = {e.facts["name"] for e in asked}, assignments(run)
    wanted = [v for v in creations(run) if v.trainable is True and name_of(v) in names and v not in given]
    moved = {v: key for v in wanted for key, one in held.items() if _is_moved(name_of(v), key) and same_maker(v, one)}
    trained = {key for key, one in held.items() if one.trainable is True}
    # All that is asked for is there, or all that is there is asked for: a head may well be new. Or each has a head of its own.
    whole = len(moved) == len(wanted) or {*moved.values()} == trained
    if moved and (whole or (not other_ways and _is_most(moved, len(wanted), trained))):
        variable, key = next(iter(moved.items()))
        yield Sighting(
            variable=variable,
            reason=f"line {row(saved.moment)} saves {key}, and what the checkpoint does not have is passed over: nothing is restored",
            moment=first.moment,
            told="its names are looked up here",
            earlier=site_of(variable) or saved.moment,
            before="made here, under another scope",
            shown=None,
        )


def _is_most(moved: Mapping[Variable, str], wanted: int, trained: Set[str]) -> bool:
    """Whether most of what is asked for, and of what was trained and saved, differs by one and the same scope around."""
    keys = {*moved.values()} & trained
    scopes = {name_of(v).removesuffix(key) if len(key) < len(name_of(v)) else key.removesuffix(name_of(v)) for v, key in moved.items()}
    return len(scopes) == 1 and len(moved) > 1 and 2 * len(moved) > wanted and 2 * len(keys) > len(trained)


def _named(wanted: object) -> dict[str, Variable]:
    """What is asked for, by name; empty if that is not wholly known."""
    if not isinstance(wanted, DictValue) or wanted.open:
        return {}
    found = {show(name): wanted.cells.get(name) for name in wanted.cells.keys()}
    return {name: v for name, v in found.items() if isinstance(v, Variable)} if all(isinstance(v, Variable) for v in found.values()) else {}


def _are_for_one_another(saved: tuple[str, Variable], wanted: tuple[str, Variable]) -> bool:
    """Whether a variable of a checkpoint is for one that is asked for: in a scope around, or made by the same code in another scope."""
    (key, one), (name, two) = saved, wanted
    return one.shape == two.shape and (_is_moved(name, key) or (twins(key, name) and same_maker(one, two)))


def _is_moved(name: str, key: str) -> bool:
    """Whether two names differ by a scope around."""
    return name.endswith(f"/{key}") or key.endswith(f"/{name}")
