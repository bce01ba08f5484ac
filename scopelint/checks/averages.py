"""Moving averages that are read and that nothing keeps up to date: TVS514.

Each `ExponentialMovingAverage` has averages of its own, which only its own `apply` makes and only that operation changes.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..source.effects import last_name
from ..source.mentions import call_at
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import assignments, changes, events, name_of, noted, trainings
from .queries.order import again, compatible, first_after, follows, oldest
from .queries.savers import savers_of, saves_of
from .queries.sessions import all_of, all_runs, first_updates, needs_of, reads_of, updates_of
from .queries.ways import at_call, caller, divergence, loops_around, row
from .sightings import Sighting, run_check

_STALE = "is not kept up to date"
_MADE = "the average that is read is made here"
_READ = "its average is read here"
_BUILT = "what is built here reads its average on the way"


@run_check("TVS514")
def not_kept(run: Run) -> Iterator[Sighting]:
    """An average is read of one object, where another object keeps it."""
    kept = list(noted(run, "averaged"))
    if not kept or any(noted(run, "restored", "imported", "handed out", "loaded")):
        return
    told, reads = set[Variable](), list(noted(run, "average read"))
    for event in reads:
        variable = event.facts["of"]
        if not isinstance(variable, Variable) or variable in told:
            continue
        others = [e for e in kept if e.facts["of"] is variable and e.facts["kept"] is not event.facts["kept"]]
        missing = event.facts["kept"] is None
        if missing and any(_goes_on(event, e) for e in reads):
            continue
        found = _missing(event, others) if missing else _never_updated(run, event, others)
        if found is None:
            if not missing and not others and (left := _never_run(run, event)) is not None:
                told.add(variable)
                yield left
            continue
        told.add(variable)
        reason, twin = found
        own = next((e for e in kept if e.facts["kept"] is event.facts["kept"]), event)
        built = _built_too_early(event, twin) if own is event else None
        yield Sighting(
            variable=variable,
            given=_STALE,
            reason=reason,
            moment=built or own.moment,
            told=_MADE if own is not event else _READ if built is None else _BUILT,
            earlier=others[0].moment,
            before="its average is kept here",
            shown=_shown(event, twin, None if missing else own, variable),
        )


def _goes_on(event: Noted, other: Noted) -> bool:
    """Whether the line that finds no average finds it later: it gives the weights themselves to what is built before there are any."""
    same = other.facts["ema"] is event.facts["ema"] and other.facts["of"] is event.facts["of"] and other.facts["kept"] is not None
    return same and other.moment.user_place() == event.moment.user_place() and compatible(event.moment, other.moment)


def _built_too_early(event: Noted, twin: Noted) -> Moment | None:
    """The call that is to come after averages are made, where a getter asks for one: what it does with None is right for other calls."""
    call = divergence(event.moment, twin.moment)
    if call is None or call.turn is not None or call.place.stub or twin.facts["ema"] is not event.facts["ema"]:
        return None
    inside = [f for f in event.moment.frames() if f.depth > call.depth and f.turn is None and f.node is not None]
    return at_call(event.moment, call) if any(map(_is_a_getter_s, inside)) else None


def _is_a_getter_s(call: Frame) -> bool:
    """Whether a function of the user's is called by what asks for a variable: by a layer of the library's, or by `get_variable` itself."""
    around = caller(call)
    asked = call_at(around.node.body, call.place.span) if around is not None and around.node is not None and not call.place.stub else None
    return call.place.stub or (asked is not None and last_name(asked.func) == "get_variable")


def _shown(event: Noted, twin: Noted, own: Noted | None, variable: Variable) -> Life:
    """The life of a variable whose average is not there, or is not what `own` has made."""
    read = Act("read", event.moment, (variable,), id(event.facts["ema"]))
    kept = Act("kept", twin.moment, (variable,), id(twin.facts["ema"]))
    if own is not None:
        return Life("other average", (kept, Act("kept", own.moment, (variable,)), read))
    return Life("no average", tuple(sorted((read, kept), key=lambda act: act.moment.serial)))


def _missing(event: Noted, others: list[Noted]) -> tuple[str, Noted] | None:
    """Why there is no average yet, or none at all in this object, and where there is one."""
    if not others:
        return None
    if others[0].facts["ema"] is event.facts["ema"]:
        return f"it is None before line {row(others[0].moment)} makes it", others[0]
    return f"another ExponentialMovingAverage keeps it (line {row(others[0].moment)}), so that this one gives None", others[0]


def _never_updated(run: Run, event: Noted, others: list[Noted]) -> tuple[str, Noted] | None:
    """Why an average that a session reads is what it was at first, and which other one of the same variable changes."""
    changed, own = run.once(first_updates), event.facts["kept"]
    if own in changed or own not in run.once(_read) or any(e.facts["opaque"] for e in noted(run, "run")):
        return None
    twin = next((e for e in others if e.facts["kept"] in changed), None)
    return None if twin is None else (f"what runs changes another one, of line {row(twin.moment)}", twin)


def _read(run: Run) -> frozenset[Variable]:
    return all_of(reads_of(e) for e in noted(run, "run"))


def _never_run(run: Run, event: Noted) -> Sighting | None:
    """An average that a session reads after it has trained the variable, where it never runs what `apply` gave."""
    runs, own, variable = list(noted(run, "run")), event.facts["kept"], event.facts["of"]
    kept = next((e for e in noted(run, "averaged") if e.facts["kept"] is own), None)
    if kept is None or own in run.once(first_updates) or any(e.facts["opaque"] for e in runs):
        return None
    trained = run.once(first_updates).get(variable)
    read = None if trained is None else next((e for e in runs if own in reads_of(e) and follows(trained.moment, e.moment)), None)
    if trained is None or read is None:
        return None
    return Sighting(
        variable=variable,
        given=_STALE,
        reason=f"no run updates it before line {row(read.moment)} reads it",
        moment=kept.moment,
        told="the operation that this gives is never run",
        earlier=trained.moment,
        before="the variable is trained here",
        shown=Life("average left", (Act("kept", kept.moment, (variable,)), Act("read", event.moment, (variable,)))),
    )


@run_check("TVS514")
def of_data_never_kept(run: Run) -> Iterator[Sighting]:
    """An average of what is computed is read after training, and its `apply` never runs: it is the zeros that it began with.

    Where each call of a function makes an average of its own, the one that trains keeps another one than the one that is read.
    """
    kept = [e for e in noted(run, "averaged") if isinstance(e.facts["of"], Tensor) and isinstance(e.facts["kept"], Variable)]
    if not kept or any(noted(run, "restored", "imported", "handed out", "loaded")):
        return
    runs = all_runs(run)
    changed = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    if any(e.facts["opaque"] for e in runs):
        return
    optimized, assigned = {variable for variable, _ in trainings(run)}, assignments(run)
    trained = next((e for e in runs if not updates_of(e).isdisjoint(optimized)), None)
    if trained is None:
        return
    for event in kept:
        own = event.facts["kept"]
        if own.graph.eager or own in changed or own in assigned:
            continue
        read = next((e for e in runs if own in needs_of(e) and e is not trained and follows(trained.moment, e.moment)), None)
        if read is None:
            continue
        twin = next((e for e in kept if e.facts["kept"] in changed and e.moment.user_place() == event.moment.user_place()), None)
        seen = oldest(updates_of(trained) & optimized)
        yield Sighting(
            variable=own,
            given=_STALE,
            reason=f"no run updates it before line {row(read.moment)} reads it" + ("" if twin is None else ", but that of another call"),
            moment=event.moment,
            told="the operation that this gives is never run",
            earlier=trained.moment if twin is None else twin.moment,
            before="the program trains here" if twin is None else "the average that runs update is made here",
            shown=Life("average of data left", (Act("kept", event.moment, (seen,)), Act("read", read.moment, (seen,)))),
        )


@run_check("TVS514")
def saved_as_at_first(run: Run) -> Iterator[Sighting]:
    """A checkpoint has averages of what a loop has trained, and nothing has ever run what `apply` gave.

    A monitored session with a folder saves all that there is.
    """
    kept, runs = list(noted(run, "averaged")), all_runs(run)
    if not kept or any(noted(run, "handed out")) or any(e.facts["opaque"] for e in runs):
        return
    savers, brought = savers_of(run), [e.moment.serial for e in noted(run, "restored", "imported", "loaded")]
    changed = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    read = {e.facts["kept"] for e in noted(run, "average read")}  # see `not_kept`
    for event in kept:
        own, variable = event.facts["kept"], event.facts["of"]
        if own in changed | read or not isinstance(own, Variable) or own.graph.eager:
            continue
        trained = next((e for e in runs if variable in updates_of(e) and loops_around(e.moment)), None)
        saved = (e for e in noted(run, "saved") if trained is not None and own in (saves_of(e, savers) or {}).values())
        last = next((e for e in saved if trained is not None and e.moment.serial > trained.moment.serial), None)
        if last is None and trained is not None and trained.what == "monitored run":
            last = next((e for e in noted(run, "monitored") if _saves_all_of(e, trained)), None)
        if last is not None and any(serial < last.moment.serial for serial in brought):
            continue  # that may be where averages come from
        if trained is not None and last is not None and not event.moment.arms:
            yield Sighting(
                variable=variable,
                given=_STALE,
                reason=f"no run updates it before line {row(last.moment)} saves it",
                moment=event.moment,
                told="the operation that this gives is never run",
                earlier=trained.moment,
                before="the variable is trained here",
                shown=Life("average left", (Act("kept", event.moment, (variable,)), Act("read", last.moment, (variable,)))),
            )
            return


def _saves_all_of(session: Noted, trained: Noted) -> bool:
    """Whether it is a monitored session that trains, and that saves all that its graph has in a folder of its own."""
    return session.facts["session"] is trained.facts["session"] and session.facts["folder"] is not None and session.facts["plain"] is True


@run_check("TVS514")
def saved_under_its_name(run: Run) -> Iterator[Sighting]:
    """A saver that is to restore averages into their variables saves: the variables themselves, under the names of their averages."""
    kept = {v.op_name: e for e in noted(run, "averaged") if isinstance(v := e.facts["kept"], Variable) and not v.graph.eager}
    saves, savers = list(noted(run, "saved")) if kept else [], savers_of(run)
    if not saves or any(noted(run, "imported", "handed out", "loaded")):
        return
    runs = list(noted(run, "run", "monitored run"))
    for event in saves:
        before = (e for e in runs if e.moment.serial < event.moment.serial)
        changed = frozenset[Variable]().union(*map(updates_of, before))
        for name, variable in (saves_of(event, savers) or {}).items():
            own = kept.get(name)
            if own is None or own.facts["of"] is not variable or own.facts["kept"] not in changed or event.moment.arms:
                continue
            yield Sighting(
                variable=variable,
                given="is not saved",
                reason="the saver has the variable itself under its name, as it is to restore the one into the other",
                moment=event.moment,
                told="what is saved here as the average is the variable",
                earlier=own.moment,
                before="its average is kept here",
                shown=None,
            )
            return


@run_check("TVS514")
def asked_by_its_name(run: Run) -> Iterator[Sighting]:
    """An average is asked for by its name of `get_variable`, which knows none of them: it makes another variable, which nobody sets."""
    kept = {(v.graph, v.op_name): e for e in noted(run, "averaged") if isinstance(v := e.facts["kept"], Variable)}
    if not kept or any(noted(run, "restored", "imported", "handed out", "loaded")):
        return
    changed = changes(run)
    for event in events(run, Created):
        ours, asked = event.variable, event.asked
        averaged = kept.get((ours.graph, asked.name or "")) if ours.kind == "get_variable" and ours not in changed else None
        if averaged is None or ours is averaged.facts["kept"] or ours.shape != averaged.facts["kept"].shape or event.moment.place.stub:
            continue
        if averaged.moment.serial < event.moment.serial and compatible(averaged.moment, event.moment):
            yield Sighting(
                variable=averaged.facts["of"],
                given=_STALE,
                reason=f"get_variable finds no average by its name, and makes {name_of(ours)}, which nothing updates",
                moment=event.moment,
                told="asked for by its name here",
                earlier=averaged.moment,
                before="its average is kept here",
                shown=None,
            )
            return


@run_check("TVS514")
def made_anew(run: Run) -> Iterator[Sighting]:
    """Each turn or call of an eager program averages by an object that it has just made: an average of one value is that value."""
    kept = [e for e in noted(run, "averaged") if isinstance(e.facts["of"], Variable) and e.facts["of"].graph.eager]
    reads = list(noted(run, "average read"))
    for first, other in again(kept, lambda e: (e.facts["of"], e.moment.user_place())):
        emas = [first.facts["ema"], other.facts["ema"]]
        once = all(sum(e.facts["ema"] is ema and e.facts["of"] is first.facts["of"] for e in kept) == 1 for ema in emas)
        changed = changes(run).get(first.facts["of"])
        if emas[0] is emas[1] or not once or changed is None or not any(e.facts["ema"] is emas[1] for e in reads):
            continue
        yield Sighting(
            variable=first.facts["of"],
            given=_STALE,
            reason=f"line {row(other.moment)} averages by another object each time, which has seen no value before",
            moment=other.moment,
            told="averaged here, by an object that is new",
            earlier=first.moment,
            before="averaged here before, by another object",
            shown=None,
        )


@run_check("TVS514")
def applied_once(run: Run) -> Iterator[Sighting]:
    """Eager code averages once, as if `apply` gave an operation that others are to run: what is learned after it is in no average."""
    kept = [e for e in noted(run, "averaged") if e.facts["at_once"] is True and isinstance(e.facts["of"], Variable)]
    if not kept or any(noted(run, "handed out", "weights set", "fitted", "checkpoint read")):
        return
    changing = [(v, e) for v, e in trainings(run) if not e.moment.arms]
    for event in kept:
        variable, ema = event.facts["of"], event.facts["ema"]
        alone = sum(e.facts["ema"] is ema for e in noted(run, "averaged") if e.facts["of"] is variable) == 1
        if not alone or event.moment.arms or loops_around(event.moment):
            continue
        trained = next((e for v, e in changing if v is variable and e.moment.serial > event.moment.serial), None)
        own = (e for e in noted(run, "average read") if e.facts["ema"] is ema and e.facts["of"] is variable)
        read = None if trained is None else first_after(own, trained.moment)
        if trained is not None and read is not None:
            yield Sighting(
                variable=variable,
                given=_STALE,
                reason=f"eager code averages where apply is called, and line {row(trained.moment)} trains the variable after that",
                moment=event.moment,
                told="averaged here, and never again",
                earlier=trained.moment,
                before="the variable is trained here",
                shown=None,
            )
            return
