"""Restores that do not fit: TVS515 into another shape, TVS516 of an imported graph that stands beside the one that is built.

And TVS504 where a checkpoint is asked for a tensor by the name that it has in a graph.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..domain.symbols import Text, show
from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..record.events import Created
from ..tf.variables import Variable
from .acts import saver_made, saver_used
from .findings import Act, Life, Pair
from .queries.accesses import assignments, creations, differ_in_shape, events, name_of, noted, site_of
from .queries.order import by_age, compatible
from .queries.savers import Use, is_saved_in, left_for, savers_of, saves_of, uses
from .queries.sessions import needs_of, starts_of, updates_of
from .queries.ways import row
from .savers import is_path_of
from .sightings import Sighting, run_check


@run_check("TVS515")
def another_shape(run: Run) -> Iterator[Sighting]:
    """A variable is restored from a checkpoint that has it in another shape."""
    written: list[Use] = []
    for use in uses(run):
        if use.event.what == "saved":
            written.append(use)
            continue
        checkpoint = _read_by(run, written, use.event)
        if checkpoint is None or use.maker.facts["reshape"] is not False or use.event.facts["caught"]:
            continue
        misfit = _misfit(checkpoint, use.held.items())
        if misfit is not None:
            name, saved, variable = misfit
            yield _unlike(checkpoint, saved, variable, use.event, "restored here", _unfit(checkpoint, saved, use, variable, name))


@run_check("TVS515")
def begun_in_another_shape(run: Run) -> Iterator[Sighting]:
    """A variable is told to begin with what a checkpoint has in another shape."""
    told = list(noted(run, "begins from checkpoint"))
    written = [use for use in uses(run) if use.event.what == "saved"] if told else []
    for event in told:
        checkpoint = _read_by(run, [use for use in written if use.event.moment.serial < event.moment.serial], event)
        if checkpoint is None or event.facts["caught"]:
            continue
        misfit = _misfit(checkpoint, event.facts["pairs"])
        if misfit is not None:
            yield _unlike(checkpoint, *misfit[1:], event, "told to begin with it here", None)


def _misfit(checkpoint: Use, wanted: Iterable[tuple[Value, Value]]) -> tuple[str, Variable, Variable] | None:
    """The first variable, of some by their names there, that a checkpoint has in another shape: the name, what is there, the variable."""
    for name, variable in wanted:
        saved = checkpoint.held.get(name) if isinstance(name, str) else None
        if isinstance(name, str) and saved is not None and isinstance(variable, Variable) and differ_in_shape(saved, variable):
            return name, saved, variable
    return None


def _unlike(checkpoint: Use, saved: Variable, variable: Variable, event: Noted, told: str, shown: Life | None) -> Sighting:
    return Sighting(
        variable=variable,
        reason=f"{list(saved.shape or ())} in line {row(checkpoint.event.moment)}, and is {list(variable.shape or ())} here",
        moment=event.moment,
        told=told,
        earlier=site_of(saved),
        before="saved as made here",
        shown=shown,
    )


def _read_by(run: Run, written: Sequence[Use], event: Noted) -> Use | None:
    """What a restore reads: what was saved at its path, or last in a folder whose latest checkpoint was asked for after that."""
    path, written = event.facts["path"], left_for(run, written, event)
    latest = next((e for e in noted(run, "latest") if e.facts["path"] is path), None)
    if latest is None:
        return next((w for w in reversed(written) if is_path_of(w.event, path)), None)
    before = (w for w in reversed(written) if w.event.moment.serial < latest.moment.serial)
    last = next((w for w in before if is_saved_in(w.event, latest.facts["folder"])), None)
    return last if last is not None and not last.event.moment.arms else None


def _unfit(checkpoint: Use, saved: Variable, use: Use, variable: Variable, name: str) -> Life:
    acts = (saver_made(checkpoint.maker, name), saver_used(checkpoint, saved), saver_made(use.maker, name), saver_used(use, variable))
    return Life("unfit", acts)


@run_check("TVS516")
def beside_the_built(run: Run) -> Iterator[Sighting]:
    """A graph is imported where one was built, its variables are restored, and the ones that were built are read.

    Resource variables are left out: a session has one resource for all that bear one `shared_name`, the imported and the built.
    """
    for event in noted(run, "imported"):
        graph, saver = event.facts.get("graph"), event.facts.get("saver")
        built = [e.variable for e in events(run, Created) if e.variable.graph is graph and e.moment.serial < event.moment.serial]
        built = [v for v in built if v.trainable is True and not v.assumed and not v.resource]
        used = [e for e in noted(run, "restored") if e.facts["saver"] is saver]
        if saver is None or not built or not used or event.facts["apart"] is not False or _has_saver(run, event, built):
            continue
        missed = _read_as_built(run, frozenset(built))
        if missed is not None:
            variable, read = missed
            acts = (Act("imported", event.moment), Act("restored", used[0].moment), Act("read", read.moment, (variable,)))
            yield Sighting(
                variable=variable,
                reason=f"line {row(read.moment)} reads",
                moment=event.moment,
                told="another graph comes beside it here",
                earlier=site_of(variable),
                before="built here",
                shown=Life("imported", acts),
            )


@run_check("TVS516")
def built_beside(run: Run) -> Iterator[Sighting]:
    """A graph is imported and restored, and then the program builds what was saved once more: new variables, which are read.

    An import puts nothing where `get_variable` looks, whatever reuse is asked for.
    """
    imported = [e for e in noted(run, "imported") if e.facts.get("saver") is not None and e.facts["apart"] is False and not e.moment.arms]
    written = [use for use in uses(run) if use.event.what == "saved"] if imported else []
    for event in imported if written else ():
        used = [e for e in noted(run, "restored") if e.facts["saver"] is event.facts["saver"]]
        checkpoint = _read_by(run, written, used[0]) if used else None
        made = [e.variable for e in events(run, Created) if e.moment.serial > event.moment.serial and compatible(event.moment, e.moment)]
        built = [v for v in made if v.graph is event.facts.get("graph") and v.trainable is True and not v.assumed]
        if checkpoint is None or not any(_is_saved(checkpoint, v) for v in built):
            continue
        missed = _read_as_built(run, frozenset(v for v in built if _is_saved(checkpoint, v)))
        if missed is not None:
            variable, read = missed
            yield Sighting(
                variable=variable,
                reason=f"line {row(read.moment)} reads",
                moment=event.moment,
                told="the graph is imported here, and what is built later is made anew",
                earlier=site_of(variable),
                before="built here",
                shown=None,
            )


def _is_saved(checkpoint: Use, variable: Variable) -> bool:
    """Whether a checkpoint has a variable by its name, in its shape."""
    saved = checkpoint.held.get(name_of(variable))
    return saved is not None and saved.trainable is True and not differ_in_shape(saved, variable)


def _has_saver(run: Run, event: Noted, built: list[Variable]) -> bool:
    """Whether a saver of the graph was made before: the imported one finds its operations by their names."""
    savers = savers_of(run)
    before = [e for e in savers.values() if e.moment.serial < event.moment.serial and e.facts["saver"] is not event.facts["saver"]]
    held = [saves_of(e, savers) for e in before]
    return any(h is None or not set(h.values()).isdisjoint(built) for h in held)


def _read_as_built(run: Run, built: frozenset[Variable]) -> tuple[Variable, Noted] | None:
    """A run that reads what was built, with nothing but an initializer having given it a value."""
    runs, savers = list(noted(run, "run")), savers_of(run)
    imported = {id(e.facts.get("saver")) for e in noted(run, "imported")}
    held = [saves_of(e, savers) for e in noted(run, "restored") if id(e.facts["saver"]) not in imported]
    if any(h is None for h in held) or any(noted(run, "loaded", "handed out")) or any(e.facts["opaque"] for e in runs):
        return None
    given = frozenset[Variable]().union(*(updates_of(e) for e in runs), *((h or {}).values() for h in held))
    for event in runs:
        read = by_age((needs_of(event) & built) - given)
        if read and not starts_of(event):
            return read[0], event
    return None


@run_check("TVS504")
def asked_as_in_a_graph(run: Run) -> Iterator[Sighting]:
    """A checkpoint is asked for `w:0`, which is what a graph calls the value of a variable: a checkpoint has it as `w`."""
    named = [(show(e.facts["name"]), e) for e in noted(run, "asked of checkpoint") if isinstance(e.facts["name"], str | Text)]
    others = {name for name, _ in named if not name.endswith(":0")}  # who asks for both takes what is there
    asked = {name: e for name, e in reversed(named) if name.endswith(":0") and name.removesuffix(":0") not in others}
    savers = savers_of(run) if asked else {}
    held = [saves_of(maker, savers) for maker in savers.values() if maker.facts["listed"] is not True]
    if any(names is None or any(key.endswith(":0") for key in names) for names in held):
        return  # this program may well save it by that name
    for name, event in asked.items():
        variable = next((e.variable for e in events(run, Created) if name_of(e.variable) == name.removesuffix(":0")), None)
        yield Sighting(
            variable=variable,
            name=name.removesuffix(":0"),
            reason=f'"{name}" is the name of a tensor in a graph, and a checkpoint has variables without ":0"',
            moment=event.moment,
            told="asked for here",
            earlier=site_of(variable) if variable is not None else None,
            before="the variable is made here",
            shown=_asked(event, variable) if variable is not None and not variable.graph.eager else None,
        )


@run_check("TVS504")
def looked_up_as_in_a_graph(run: Run) -> Iterator[Sighting]:
    """Values are kept by the names of variables, and looked up by those of tensors, or the other way: none is found."""
    vain = list(noted(run, "looked up in vain"))
    kept = {(id(e.facts["table"]), e.facts["name"]) for e in noted(run, "looked up")} if vain else set()
    made = {name_of(e.variable): e for e in events(run, Created)} if vain else {}
    for event in vain:
        name, other = event.facts["name"], event.facts["other"]
        created = made.get(name.removesuffix(":0"))
        if created is not None and (id(event.facts["table"]), other) not in kept and not event.moment.arms:
            yield Sighting(
                variable=created.variable,
                reason=f'it is looked up as "{name}" in what has it as "{other}": v.name is the name of a tensor, which ends in ":0"',
                moment=event.moment,
                told="looked up here",
                earlier=created.moment,
                before="the variable is made here",
                shown=None,
            )
            return


@run_check("TVS504")
def restored_into_the_first(run: Run) -> Iterator[Sighting]:
    """What was saved is restored into the network that it was saved of, and the one that goes on to learn is another.

    The same code made it anew in the same graph after that, where it has other names. The session that restores the first one neither
    reads nor saves it: the second one was meant.
    """
    found = list(uses(run)) if any(noted(run, "restored")) else []
    runs, saved = list(noted(run, "run")), [use for use in found if use.event.what == "saved"]
    if not saved or any(noted(run, "imported", "handed out", "loaded")) or any(e.facts["opaque"] for e in runs):
        return
    restored = [use for use in found if use.event.what == "restored"]
    made, given = creations(run), {*assignments(run), *(v for use in restored for v in use.held.values())}
    for use in restored:
        held = {v for v in use.held.values() if v.trainable is True and v in made}
        checkpoint = next((w for w in reversed(saved) if is_path_of(w.event, use.event.facts["path"])), None)
        if checkpoint is None or not held or not held <= set(checkpoint.held.values()):
            continue
        later = [e for e in runs if _goes_on(e, use)]
        used = frozenset[Variable]().union(*map(needs_of, later), *(w.held.values() for w in saved if _goes_on(w.event, use)))
        if not held.isdisjoint(used):
            continue
        learned = frozenset[Variable]().union(*(updates_of(e) & needs_of(e) for e in later)) - given
        anew = [made[v] for v in by_age(learned) if v in made and made[v].moment.serial > checkpoint.event.moment.serial]
        pair = next(((made[twin], ours) for ours in anew for twin in by_age(held) if _are_alike(made[twin], ours)), None)
        if pair is not None:
            theirs, ours = pair
            yield Sighting(
                variable=ours.variable,
                reason=f"line {row(use.event.moment)} restores {name_of(theirs.variable)}, which nothing uses after that",
                moment=ours.moment,
                told="the one that is trained on is made here, under another name",
                earlier=theirs.moment,
                before="the one that is saved and restored is made here",
                shown=Pair(theirs.moment, ours.moment, shared=False),
            )


def _goes_on(event: Noted, restored: Use) -> bool:
    """Whether something is done after a restore, in its session or in one that is not known."""
    session, before = event.facts["session"], restored.event
    here = session is None or session is before.facts["session"]
    return here and event.moment.serial > before.moment.serial and compatible(before.moment, event.moment)


def _are_alike(one: Created, two: Created) -> bool:
    """Whether the same code made two variables in one graph, of one shape."""
    ours, theirs = one.variable, two.variable
    same = one.moment.place == two.moment.place and one.moment.user_place() == two.moment.user_place()
    return same and ours.graph is theirs.graph and ours.shape == theirs.shape and compatible(one.moment, two.moment)


def _asked(event: Noted, variable: Variable) -> Life:
    """A saver that saves the variable by its name, and one that restores it by that of its value."""
    name = name_of(variable)
    saves, restores = ((Act("saver", event.moment, (variable,), (each, (each,)))) for each in (name, f"{name}:0"))
    saved, restored = (Act(kind, event.moment, (variable,), each) for kind, each in (("saved", name), ("restored", f"{name}:0")))
    return Life("not found", (saves, saved, restores, restored))
