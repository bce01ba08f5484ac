"""Trainings that are resumed from a checkpoint, and of which a part begins anew each time: TVS502."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .acts import saver_made
from .findings import Act, Finding, Life
from .queries.accesses import noted, site_of
from .queries.order import by_age, compatible
from .queries.savers import Use, folder_of, is_saved_in, places_of, uses
from .queries.sessions import needs_of, starts_of, updates_of
from .queries.ways import loops_around, row, turn_of
from .registry import check
from .savers import is_path_of, layer_of
from .sightings import Sighting, seen


@check("TVS502")
def lost_on_resuming(exploration: Exploration) -> Iterator[Finding]:
    """What a training counts up and goes by, left out by the saver by which it goes on where it was: it begins anew each time."""
    if exploration.root.kind != "class":  # of a class alone it is not known whether it trains after a restore
        yield from seen("TVS502", exploration, _lost_on_resuming)


def _lost_on_resuming(run: Run) -> Iterator[Sighting]:
    found = list(uses(run)) if any(noted(run, "restored")) and any(noted(run, "saved")) else []
    restored, saved = ([use for use in found if use.event.what == what] for what in ("restored", "saved"))
    if not restored or any(noted(run, "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in noted(run, "run")):
        return
    told: set[int] = set()
    opened = {id(e.facts["session"]): e.moment for e in noted(run, "session")}
    for use in restored:
        session = opened.get(id(use.event.facts["session"]))
        if session is None or any(turn_of(session, loop) is None for loop in loops_around(use.event.moment)):
            continue  # a turn may well go back to what another one has saved
        written = next((w for w in saved if is_of_one_training(w, use)), None)
        lost = _counted_anew(run, use, written, {v for each in found for v in each.held.values()}) if written is not None else None
        if written is None or lost is None or id(use.maker.moment.place) in told:
            continue
        told.add(id(use.maker.moment.place))
        there = next(v for v in use.held.values() if v.trainable is True)
        yield Sighting(
            variable=lost,
            given="saved",
            reason=f"changed by the training that line {row(use.event.moment)} restores, and this saver leaves it out: it begins anew",
            moment=use.maker.moment,
            told="the saver is made here",
            earlier=site_of(lost),
            before="created here",
            shown=Life("unsaved", (saver_made(use.maker), Act("saved", written.event.moment, (lost, there)))),
        )


def resumes(run: Run) -> bool:
    """Whether all that a run restores is what the same training saves, so that nothing comes from elsewhere."""
    if not any(noted(run, "saved")):
        return False
    found = list(uses(run))
    own = {id(use.event) for use in found if use.event.what == "restored" and any(is_of_one_training(w, use) for w in _saved(found))}
    return all(id(event) in own for event in noted(run, "restored"))


def _saved(found: Sequence[Use]) -> list[Use]:
    return [use for use in found if use.event.what == "saved"]


def is_of_one_training(saved: Use, restored: Use) -> bool:
    """Whether what is restored is what the same training saves: the same names at the same place."""
    if saved.held.keys() != restored.held.keys():
        return False
    here, path = places_of(restored.event), restored.event.facts["path"]
    folder = folder_of(path)
    named = is_path_of(saved.event, path) or bool(here & places_of(saved.event))
    return named or (folder is not None and is_saved_in(saved.event, folder))


def _counted_anew(run: Run, use: Use, written: Use, covered: set[Variable]) -> Variable | None:
    """What the session that restores goes on to change by its own value and to read, none of which any saver has had.

    Where it does not train, what it reads and what the training had changed.
    """
    since, runs = use.event.moment, [e for e in noted(run, "run") if e.facts["session"] is use.event.facts["session"]]
    before, after = ([e for e in runs if (e.moment.serial > since.serial) is later] for later in (False, True))
    after = [e for e in after if compatible(since, e.moment)]
    held = {v for v in use.held.values() if v.trainable is True}
    learned = [set(e.facts["variables"]) & held for e in noted(run, "trained")]
    steps = [e for e in after if any(each and each <= updates_of(e) for each in learned)]
    given = {v for e in after if e not in steps for v in updates_of(e) | starts_of(e)}
    given.update(*map(updates_of, before))  # which the session still has
    layers = {(layer_of(v), v.shape) for v in held} if use.maker.facts["chosen"] else set()
    changed = updates_of(steps[0]) if steps else _read_as_changed(run, written, after)
    for variable in by_age(changed - covered - given):
        told = (layer_of(variable), variable.shape) in layers  # see `without_statistics`
        plain = variable.trainable is not True and variable.collection == "global" and not _is_slot(variable)
        if plain and not told and _goes_by(run, after, variable):
            return variable
    return None


def _read_as_changed(run: Run, written: Use, after: Sequence[Noted]) -> frozenset[Variable]:
    """What is read of that which a session had changed before it was saved, but for the count of steps."""
    of_it = (e for e in noted(run, "run") if e.facts["session"] is written.event.facts["session"])
    before = (e for e in of_it if e.moment.serial < written.event.moment.serial)
    names = {v.op_name for e in before for v in updates_of(e)} - {getattr(e.facts["step"], "op_name", None) for e in noted(run, "trained")}
    return frozenset(v for e in after for v in needs_of(e) if v.op_name in names)


def _is_slot(variable: Variable) -> bool:
    """Whether an optimizer has made a variable for itself: it does well without."""
    site = site_of(variable)
    return site is not None and any(f.place.stub and f.label == "_create_slots" for f in site.frames())


def _goes_by(run: Run, after: Sequence[Noted], variable: Variable) -> bool:
    """Whether a variable is counted up from its own value, and that is of use to the training, or to the program."""
    if any(e.facts["kept"] is variable and isinstance(e.facts["of"], Variable) for e in noted(run, "averaged")):
        return True  # that is what averages are for
    steps = [e for e in noted(run, "trained") if e.facts["step"] is variable]
    rates = [e.facts["rate"] for e in steps]
    if any(isinstance(rate, Tensor) and variable in rate.reads | rate.behind for rate in rates):
        return True
    if not steps and not any(_counts_up(e, variable) for e in noted(run, "assigned")):
        return False
    fetched = [f for e in after for f in e.facts["fetches"]]
    apart = [f for f in fetched if isinstance(f, Tensor | Operation) and variable not in f.writes]
    read = variable in fetched or any(variable in f.reads | f.behind for f in apart)
    return read or (not steps and any(variable in needs_of(e) for e in after))


def _counts_up(event: Noted, variable: Variable) -> bool:
    """Whether an assignment goes by the value that the variable has."""
    value = event.facts["value"]
    own = event.facts["how"] in ("assign_add", "assign_sub") or (isinstance(value, Tensor) and variable in value.reads | value.behind)
    return event.facts["variable"] is variable and own
