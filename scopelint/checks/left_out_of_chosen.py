"""Weights that a training changes, and that the list of a saver leaves out: what the checkpoint is restored for goes by others (TVS502).
So with what the training was given, and its network goes by.

A collection such as slim's MODEL_VARIABLES has what layers have put there, and no variable of `tf.get_variable`.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .findings import Finding
from .queries.accesses import assignments, creations, likeness, noted, site_of, trainings
from .queries.order import by_age, compatible
from .queries.savers import savers_of, saves_of
from .queries.sessions import needs_of, starts_of, updates_of
from .queries.ways import row
from .registry import check
from .savers import is_path_of
from .sightings import Sighting, seen

_ELSEWHERE = ("imported", "handed out", "loaded", "weights set", "begins from checkpoint", "checkpoint read", "monitored")
"""What may give a variable what was learned, or go on in ways of its own."""


@check("TVS502")
def trained_and_left_out(exploration: Exploration) -> Iterator[Finding]:
    """A session restores what another one has saved, and goes by a trained matrix that no saver has, as it was initialized.

    A head that is trained anew there is another's. What only features are asked of has no need of it.
    """
    if exploration.root.kind == "module" and not any(any(noted(run, *_ELSEWHERE)) for run in exploration.runs):
        yield from seen("TVS502", exploration, _left_out)


def _left_out(run: Run) -> Iterator[Sighting]:
    restored, savers = list(noted(run, "restored")), savers_of(run)
    runs = list(noted(run, "run")) if restored and any(maker.facts["chosen"] for maker in savers.values()) else []
    all_held = {key: saves_of(maker, savers) for key, maker in savers.items()} if runs else {}
    if any(held is None for held in all_held.values()) or any(e.facts["opaque"] for e in runs):
        return
    covered = {v for held in all_held.values() for v in (held or {}).values()}
    made, assigned = creations(run), assignments(run)
    lost = {v for v, _ in trainings(run) if v in made and v not in covered and v not in assigned and len(v.shape or ()) > 1}
    likenesses = {likeness(made[v]) for v in lost}
    for event in restored if lost else ():
        save = _saved(run, event, savers)
        if save is None or event.moment.arms or not savers[id(event.facts["saver"])].facts["chosen"]:
            continue
        there = [e for e in runs if e.facts["session"] is save.facts["session"] and e.moment.serial < save.moment.serial]
        learned = {likeness(made[v]): v for e in there for v in updates_of(e) & lost}
        if any(_is_fetched(e, lost) for e in runs if e.facts["session"] is save.facts["session"]):
            continue  # what was learned may be handed on as an array
        ours = [e for e in runs if e.facts["session"] is event.facts["session"]]
        kept = covered.union(assigned, *map(updates_of, ours), *(starts_of(e) for e in ours if e.facts["fed"]))
        begun = {v for e in ours for v in starts_of(e) if v in made and v not in kept and likeness(made[v]) in likenesses}
        for variable in by_age(v for v in begun if v.trainable is True and likeness(made[v]) in learned):
            use = next((e for e in ours if e.moment.serial > event.moment.serial and variable in needs_of(e)), None)
            if use is not None and save.facts["session"] is not event.facts["session"] and compatible(save.moment, use.moment):
                yield _sighting(savers[id(event.facts["saver"])], variable, learned[likeness(made[variable])], event)
                return


@check("TVS502")
def set_and_left_out(exploration: Exploration) -> Iterator[Finding]:
    """A session restores what another one has saved, and goes by what that one had been given in no checkpoint, as the mean of its data.

    So with what each step has brought nearer to what the weights come to, as the vector by which a matrix is normalized.
    """
    if exploration.root.kind == "module" and not any(any(noted(run, *_ELSEWHERE)) for run in exploration.runs):
        yield from seen("TVS502", exploration, _set_there)


def _set_there(run: Run) -> Iterator[Sighting]:
    restored, savers = list(noted(run, "restored")), savers_of(run)
    chosen = bool(restored) and any(maker.facts["chosen"] for maker in savers.values())
    carried = _carried_on(run) if chosen else {}
    fed = _set_to_data(run) | carried if chosen else {}
    runs = list(noted(run, "run")) if fed else []
    all_held = {key: saves_of(maker, savers) for key, maker in savers.items()} if runs else {}
    if any(held is None for held in all_held.values()) or any(e.facts["opaque"] for e in runs):
        return
    made, covered = creations(run), {v for held in all_held.values() for v in (held or {}).values()}
    for event in restored if runs else ():
        save = _saved(run, event, savers)
        if save is None or event.moment.arms or not savers[id(event.facts["saver"])].facts["chosen"]:
            continue
        there, ours = ([e for e in runs if e.facts["session"] is use.facts["session"]] for use in (save, event))
        changed = frozenset[Variable]().union(*(updates_of(e) for e in there if e.moment.serial < save.moment.serial)) - covered
        learned = {likeness(made[v]): v for v in changed & fed.keys() & made.keys() if _is_learned_by(run, there, v)}
        kept = covered.union(*map(updates_of, ours), *(starts_of(e) for e in ours if e.facts["fed"]))
        begun = frozenset[Variable]().union(*map(starts_of, ours)) - kept
        for variable in by_age(v for v in begun if v in made and likeness(made[v]) in learned):
            use = next((e for e in ours if e.moment.serial > event.moment.serial and variable in needs_of(e)), None)
            if use is not None and save.facts["session"] is not event.facts["session"] and compatible(save.moment, use.moment):
                one = learned[likeness(made[variable])]
                how = f"{'carried on' if one in carried else 'set'} in line {row(fed[one].moment)}"
                yield _sighting(savers[id(event.facts["saver"])], variable, one, event, how)
                return


def _set_to_data(run: Run) -> dict[Variable, Noted]:
    """What is no number, and is always set to what no weights have met and a session is fed with: not a state, nor a switch."""
    found, others = dict[Variable, Noted](), set[Variable]()
    for event in noted(run, "assigned"):
        variable, value = event.facts["variable"], event.facts["value"]
        if not isinstance(variable, Variable):
            continue
        plain = variable.trainable is False and variable.collection == "global" and bool(variable.shape) and not event.moment.arms
        given = isinstance(value, Tensor) and bool(value.leaves) and not value.chance
        if plain and given and not any(v.trainable is True for v in value.reads | value.behind):
            found[variable] = event
        else:
            others.add(variable)
    return {variable: event for variable, event in found.items() if variable not in others}


def _carried_on(run: Run) -> dict[Variable, Noted]:
    """What is always set to what comes of itself and of trained weights, and of no data."""
    trained = {v for v, _ in trainings(run)}
    found, others = dict[Variable, Noted](), set[Variable]()
    for event in noted(run, "assigned") if trained else ():
        variable, value = event.facts["variable"], event.facts["value"]
        if not isinstance(variable, Variable):
            continue
        sources = value.reads | value.behind if isinstance(value, Tensor) and not value.leaves and not value.chance else frozenset()
        plain = variable.trainable is False and variable.collection == "global" and bool(variable.shape) and not event.moment.arms
        if plain and event.facts["how"] == "assign" and variable in sources and not trained.isdisjoint(sources):
            found[variable] = event
        else:
            others.add(variable)
    return {variable: event for variable, event in found.items() if variable not in others}


def _is_learned_by(run: Run, runs: list[Noted], variable: Variable) -> bool:
    """Whether runs of a training go by what a variable holds, and none gives that as it is, to be handed on as an array."""
    trained = {v for v, _ in trainings(run)}
    steps = (e for e in runs if not trained.isdisjoint(updates_of(e)))
    return any(variable in needs_of(e) for e in steps) and not any(_is_fetched(e, {variable}) for e in runs)


def _is_fetched(event: Noted, lost: Set[Variable]) -> bool:
    """Whether a run gives a variable of some as it is, or what is computed of them alone."""
    needed = needs_of(event)
    return not lost.isdisjoint(f for f in event.facts["fetches"] if isinstance(f, Variable)) or bool(needed and needed <= lost)


def _saved(run: Run, event: Noted, savers: dict[int, Noted]) -> Noted | None:
    """What has saved the checkpoint that is restored, all of it and nothing else."""
    for save in reversed(list(noted(run, "saved"))):
        if save.moment.serial < event.moment.serial and is_path_of(save, event.facts["path"]):
            written, read = ((saves_of(e, savers) or {}).keys() for e in (save, event))
            return save if written == read else None
    return None


def _sighting(maker: Noted, variable: Variable, learned: Variable, restored: Noted, how: str = "trained") -> Sighting:
    return Sighting(
        variable=variable,
        given="saved",
        reason=f"{how}, and in no list of a saver: after line {row(restored.moment)} it is what it was initialized with",
        moment=maker.moment,
        told="the saver is made here, and is told of others alone",
        earlier=site_of(learned),
        before=f"the one that is {how} is created here",
        shown=None,
    )
