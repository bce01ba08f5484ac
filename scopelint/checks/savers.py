"""Variables that a checkpoint lacks: TVS502, TVS504."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set

from ..domain.symbols import Name, Sym, Text, show
from ..exploration.explore import Run
from ..language.trace import Moment, Noted, Value
from ..record.events import Created
from ..tf.variables import Variable
from .acts import saver_made, saver_used
from .findings import Act, Life
from .queries.accesses import assignments, events, noted, place_made, site_of, trainings
from .queries.order import by_age, follows
from .queries.savers import (
    Use,
    are_apart,
    as_folder,
    folder_above,
    folder_of,
    left_for,
    meet,
    places_of,
    restorings,
    savers_of,
    saves_of,
    uses,
)
from .queries.sessions import fed_always, needs_of, updates_of
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS502")
def after_saver(run: Run) -> Iterator[Sighting]:
    """A variable that is made after the saver that saves everything, and that no other saver saves."""
    savers = savers_of(run)
    saved = list(noted(run, "saved"))
    needless = {*assignments(run), *fed_always(noted(run, "run"))}
    kept = {e.facts["kept"]: e.facts["of"] for e in noted(run, "averaged")}
    for maker in savers.values():
        held = saves_of(maker, savers)
        used = [e for e in saved if e.facts["saver"] is maker.facts["saver"]]
        if held is None or maker.facts["chosen"] or not used or not held:
            continue
        covered = [saves_of(other, savers) for other in savers.values() if other is not maker]
        if any(c is None for c in covered):
            continue
        elsewhere = {v for c in covered if c is not None for v in c.values()}
        late = (e for e in events(run, Created) if maker.moment.serial < e.moment.serial < used[-1].moment.serial)
        among = next(iter(held.values()))
        averages = {v for v, of in kept.items() if of in held.values()} & _averaged_by(run, maker) if kept else set()
        wanted = (e for e in late if _is_saved_with(e.variable, among) or (e.variable in averages and kept[e.variable] not in needless))
        missing = next((e for e in wanted if e.variable not in needless and e.variable not in elsewhere), None)
        if missing is not None and _is_of_use(run, missing.variable) and not _is_for_others(run, maker, missing.variable):
            yield Sighting(
                variable=missing.variable,
                given="saved",
                reason=f"created in line {row(missing.moment)}, after this saver was made",
                moment=maker.moment,
                told="the saver is made here",
                earlier=missing.moment,
                before="created here",
                shown=Life("unsaved", (saver_made(maker), Act("saved", used[-1].moment, (missing.variable, among)))),
            )


def _is_for_others(run: Run, maker: Noted, missing: Variable) -> bool:
    """Whether what a saver saves is restored in other graphs alone, which have none of that name: a part of a network for another."""
    restores = [use for use, saved, _ in restores_of(run) if saved is not None and saved.maker is maker]
    graphs = {v.graph for use in restores for v in use.held.values()}
    there = {show(e.variable.op_name) for e in events(run, Created) if e.variable.graph in graphs}
    return bool(graphs) and missing.graph not in graphs and show(missing.op_name) not in there


def _is_of_use(run: Run, variable: Variable) -> bool:
    """Whether what runs reads a variable or changes it; where nothing is trained, or not all that runs is known, it may."""
    runs, trained = list(noted(run, "run")), {v for v, _ in trainings(run)}
    learning = any(not trained.isdisjoint(updates_of(e)) for e in runs)
    return not learning or any(e.facts["opaque"] or variable in needs_of(e) or variable in updates_of(e) for e in runs)


def _averaged_by(run: Run, maker: Noted) -> Set[Variable]:
    """What runs update before a saver saves for the last time; nothing for a saver that also restores, which `resumed` looks at."""
    used = [e for e in noted(run, "saved", "restored") if e.facts["saver"] is maker.facts["saver"]]
    if any(e.what == "restored" for e in used):
        return frozenset()
    before = (e for e in noted(run, "run") if e.moment.serial < used[-1].moment.serial)
    return frozenset[Variable]().union(*map(updates_of, before))


@run_check("TVS502")
def under_one_key(run: Run) -> Iterator[Sighting]:
    """A dict of variables for a saver, in which one variable takes the key of another, so that no saver has that one."""
    savers = savers_of(run)
    all_held = [saves_of(maker, savers) for maker in savers.values()]
    if any(held is None for held in all_held):
        return
    covered = {v for held in all_held if held is not None for v in held.values()}
    saved = {id(e.facts["saver"]): e for e in noted(run, "saved")}
    for event in noted(run, "key taken"):
        lost, now = event.facts["before"], event.facts["now"]
        if not isinstance(lost, Variable) or not isinstance(now, Variable) or lost in covered or not lost.trainable:
            continue
        for maker, held in zip(savers.values(), all_held, strict=True):
            used = saved.get(id(maker.facts["saver"]))
            if used is None or held is None or held.get(show(event.facts["key"])) is not now:
                continue
            yield Sighting(
                variable=lost,
                given="saved",
                reason=f"under one key with {show(now.op_name)}, which takes its place",
                moment=event.moment,
                told="another variable takes its key here",
                earlier=site_of(lost),
                before="created here",
                shown=Life("unsaved", (saver_made(maker, show(event.facts["key"])), Act("saved", used.moment, (lost, now)))),
            )
            break


@run_check("TVS502")
def restored_under_one_key(run: Run) -> Iterator[Sighting]:
    """The same in a dict by which a checkpoint is restored: one network gets what it has, and the other is left as it was initialized."""
    taken = list(noted(run, "key taken"))
    restores = restorings(run) if taken else []
    if not restores or any(noted(run, "imported", "handed out", "loaded")):
        return
    given, runs = {*assignments(run)}.union(*(held.values() for _, held in restores)), list(noted(run, "run"))
    for event in taken:
        lost, now = event.facts["before"], event.facts["now"]
        if not isinstance(lost, Variable) or not isinstance(now, Variable) or lost.trainable is not True or lost in given:
            continue
        uses = [e for e, held in restores if held.get(show(event.facts["key"])) is now]
        read = (
            e
            for e in runs
            if uses and e.moment.serial > uses[0].moment.serial and uses[0].facts.get("session") in (None, e.facts["session"])
        )
        if uses and lost.shape == now.shape and (uses[0].what != "restored" or any(lost in needs_of(e) for e in read)):
            yield Sighting(
                variable=lost,
                given="restored",
                reason=f"under one key with {show(now.op_name)}, which alone line {row(uses[0].moment)} restores",
                moment=event.moment,
                told="another variable takes its key here",
                earlier=site_of(lost),
                before="created here",
                shown=None,
            )


@run_check("TVS502")
def without_statistics(run: Run) -> Iterator[Sighting]:
    """Moving statistics that a training changes, left out by a saver that has the trained variables of the same layer."""
    savers = savers_of(run)
    all_held = {id(maker.facts["saver"]): saves_of(maker, savers) for maker in savers.values()}
    if any(held is None for held in all_held.values()) or any(id(e.facts["saver"]) not in savers for e in noted(run, "saved")):
        return  # it is not known what all of them hold
    covered = {v for held in all_held.values() if held is not None for v in held.values()}
    changed: set[Variable] = set()
    for event in noted(run, "run", "saved"):
        if event.what == "run":
            changed |= updates_of(event)
            continue
        maker, held = savers[id(event.facts["saver"])], all_held[id(event.facts["saver"])] or {}
        layers = {layer_of(v): v for v in held.values() if v.trainable is True}
        lost = [v for v in by_age(changed - covered) if v.trainable is not True and v.collection == "global" and layer_of(v) in layers]
        lost = [v for v in lost if v.shape == layers[layer_of(v)].shape and not _is_gathered_anew(run, v)]
        if lost and maker.facts["chosen"]:
            yield Sighting(
                variable=lost[0],
                given="saved",
                reason="a moving statistic that the training changes, and this saver has the trained variables alone",
                moment=maker.moment,
                told="the saver is made here",
                earlier=site_of(lost[0]),
                before="created here",
                shown=Life("unsaved", (saver_made(maker), Act("saved", event.moment, (lost[0], layers[layer_of(lost[0])])))),
            )
            return


def _is_gathered_anew(run: Run, statistic: Variable) -> bool:
    """Whether sessions that have restored the weights update a statistic, and train nothing as they do so."""
    restored = [e.moment.serial for e in noted(run, "restored")]
    later = (updates_of(e) for e in noted(run, "run") if restored and e.moment.serial > restored[0])
    return any(statistic in updated and all(v.trainable is not True for v in updated) for updated in later)


_ELSEWHERE = ("imported", "handed out", "loaded", "weights set", "checkpoint read", "begins from checkpoint", "taken from checkpoint")
"""What may give variables values, or have others do so."""


@run_check("TVS502")
def without_statistics_in_place(run: Run) -> Iterator[Sighting]:
    """The same of statistics that go along with whatever a training runs, where another session restores the layer and goes by its own."""
    savers = savers_of(run)
    kept = [e.facts["kept"] for e in noted(run, "statistics in place")] if any(e.facts["chosen"] for e in savers.values()) else []
    moving = {layer_of(v): v for v in kept if isinstance(v, Variable)}
    used = list(uses(run)) if moving else []
    if not used or len(used) < sum(1 for _ in noted(run, "saved", "restored")) or any(noted(run, *_ELSEWHERE)):
        return
    runs, given = list(noted(run, "run")), {*assignments(run), *(v for use in used for v in use.held.values())}
    trained = {layer: [e for e in runs if any(layer_of(v) == layer for v in updates_of(e))] for layer in moving}
    for saved, restored in ((s, r) for s in used if s.event.what == "saved" for r in used if is_path_of(s.event, r.event.facts["path"])):
        for v in (v for v in saved.held.values() if v.trainable is True):
            layer, lost = layer_of(v), moving.get(layer_of(v))
            changed = any(e.moment.serial < saved.event.moment.serial for e in trained.get(layer, ()))
            if lost is None or lost in given or not changed or restored.event.facts["session"] is saved.event.facts["session"]:
                continue
            beside = restored.held.get(show(v.op_name))
            later = (e for e in runs if e.moment.serial > restored.event.moment.serial and follows(restored.event.moment, e.moment))
            read = (e for e in later if e.facts["session"] is restored.event.facts["session"])
            own = (w for e in read for w in needs_of(e) if beside is not None and layer_of(w) == layer_of(beside))
            own = (w for w in own if w.op_name == lost.op_name)
            if any(w not in given and layer_of(w) not in moving for w in own):  # which nothing of its own graph updates
                yield Sighting(
                    variable=lost,
                    given="saved",
                    reason="a moving statistic that the training changes, and this saver has the trained variables alone",
                    moment=saved.maker.moment,
                    told="the saver is made here",
                    earlier=site_of(lost),
                    before="created here",
                    shown=Life("unsaved", (saver_made(saved.maker), Act("saved", saved.event.moment, (lost, v)))),
                )
                return


def layer_of(variable: Variable) -> tuple[object, str]:
    """The scope of a variable, in its graph; one of its own for a variable that is in none."""
    scope, _, leaf = show(variable.op_name).rpartition("/")
    return variable.graph, scope or f"{leaf} alone"


def _is_saved_with(variable: Variable, other: Variable) -> bool:
    """Whether a checkpoint of everything that has the one would have the other, which is trained."""
    saved = variable.graph is other.graph and variable.collection == "global" and variable.kind != "keras"
    return saved and variable.trainable is True


@run_check("TVS504")
def not_saved(run: Run) -> Iterator[Sighting]:
    """A restore of variables that the checkpoint has under another name, or not at all.

    Where the path is not the very one that was saved to, only names that are the same but for a scope tell the checkpoint.
    """
    for use, checkpoint, written in restores_of(run):
        if use.event.facts["caught"]:
            continue  # the program does what is to be done then
        checkpoint = _latest_read(run, use, written) if checkpoint is None else checkpoint
        if checkpoint is not None:
            yield from _lacking(use, [checkpoint], whole=True)
        else:
            yield from _lacking(use, [w for w in written if _may_be_there(w.event, use.event)])


_WRITERS = ("monitored", "supervised", "checkpoint", "handed out")
"""What may save where it is not seen."""


def _latest_read(run: Run, use: Use, written: Sequence[Use]) -> Use | None:
    """What has certainly saved the latest checkpoint of a folder, where a restore asks for that."""
    path = use.event.facts["path"]
    if isinstance(path, Sym) and isinstance(path.key, tuple) and path.key[0] == "attr" and path.key[-1] == "model_checkpoint_path":
        path = path.key[1]  # of the state of a folder
    asked = next((e for e in noted(run, "latest") if e.facts["path"] is path), None) if written else None
    if asked is None or asked.facts.get("latest") is not True or any(noted(run, *_WRITERS)):
        return None
    folder = as_folder(asked.facts["folder"])
    for saved in reversed([w for w in written if w.event.moment.serial < asked.moment.serial and w.event.facts["latest"] is True]):
        where = folder_above(saved.event.facts["path"])
        if where is not None and where == folder:
            named = all(isinstance(key, str) for each in (saved, use) for key in each.maker.facts["saves"].cells.keys())
            return saved if named and set(saved.event.moment.arms) <= set(use.event.moment.arms) else None
        if where is None or not are_apart(where, folder):
            return None
    return None


def restores_of(run: Run) -> Iterator[tuple[Use, Use | None, Sequence[Use]]]:
    """Each restore, with what has saved the very path that it names, if anything did, and all that was saved before it and may be there."""
    written: list[Use] = []
    for use in uses(run):
        if use.event.what == "saved":
            written.append(use)
        else:
            written = left_for(run, written, use.event)
            yield use, next((w for w in reversed(written) if is_path_of(w.event, use.event.facts["path"])), None), written


def _may_be_there(saved: Noted, restored: Noted) -> bool:
    """Whether a checkpoint may be in the place that a restore names. An estimator's is in its own folder, and has to be named by that."""
    here, there = places_of(restored), places_of(saved)
    own = folder_of(saved.facts["path"])
    return bool(here & there) or (not (here and there) if own is None else own == folder_of(restored.facts["path"]))


def is_path_of(saved: Noted, path: Value) -> bool:
    """Whether a path is that of a checkpoint: what `save` gave back, or was given."""
    paths = saved.facts["paths"]
    return isinstance(path, str | Sym | Text) and isinstance(paths, tuple) and path in paths


def renamed_since(written: Sequence[Use], saved: Set[str]) -> Callable[[Run], Iterator[Sighting]]:
    """What runs restore that another program has saved at the same place, where not all of it is among the names `saved`."""

    def see(run: Run) -> Iterator[Sighting]:
        for use in uses(run):
            if use.event.what == "restored" and not saved >= use.held.keys():
                yield from _lacking(use, [w for w in written if meet(places_of(w.event), places_of(use.event))])

    return see


def _lacking(restored: Use, written: Sequence[Use], whole: bool = False) -> Iterator[Sighting]:
    """The first name that a restore asks for in vain; `whole`: where what was written is known to be the checkpoint."""
    known = {name: (variable, use) for use in written for name, variable in use.held.items()}
    if not known or (not whole and {v.graph for v in restored.held.values()} & {variable.graph for variable, _ in known.values()}):
        return
    for name, variable in restored.held.items():
        if name in known:
            continue
        twin = next((w for w in known if twins(w, name) and same_maker(variable, known[w][0])), None)
        if twin is None and not whole:
            continue
        saved, use = known[twin if twin is not None else next(iter(known))]
        if _may_be_otherwise(variable, saved, use.event.moment):
            continue
        reason = f"the checkpoint has {twin}" if twin is not None else f"what line {row(use.event.moment)} saves leaves it out"
        if twin is not None and name != show(variable.op_name):
            reason = f"it is asked for as {name}, and {reason}"
        acts = (
            saver_made(use.maker, twin),
            saver_used(use, saved),
            saver_made(restored.maker, name),
            saver_used(restored, variable),
        )
        yield Sighting(
            variable=variable,
            reason=reason,
            moment=restored.event.moment,
            told="restored here",
            earlier=site_of(saved),
            before="saved as made here",
            shown=Life("not found", acts),
        )
        return


def _may_be_otherwise(variable: Variable, twin: Variable, saved: Moment) -> bool:
    """Whether a variable is made, or is called so, by what is not known and did not count for what was saved.

    That may well be what it was then: settings are read from a file beside the checkpoint.
    """
    made, before = site_of(variable), site_of(twin)
    if made is not None and before is not None:
        decided = {each.test for each in (*before.assumptions, *saved.assumptions)}
        if any(each.test not in decided for each in made.assumptions):
            return True
    return not _unknown_in(variable.op_name) <= _unknown_in(twin.op_name)


def _unknown_in(name: Name) -> set[Value]:
    return {part for part in name.parts if not isinstance(part, str)} if isinstance(name, Text) else set()


def twins(one: str, two: str) -> bool:
    """Whether two names are the same but for a scope more, or another one, or for a moving average's name at the end."""
    if one.endswith("/" + two) or two.endswith("/" + one) or two.startswith(one + "/"):
        return True
    (_, _, ours), (_, _, theirs) = one.partition("/"), two.partition("/")
    return bool(ours) and ours == theirs


def same_maker(one: Variable, two: Variable) -> bool:
    """Whether one piece of code made both."""
    place = place_made(one)
    return place is not None and place == place_made(two) and one.shape == two.shape
