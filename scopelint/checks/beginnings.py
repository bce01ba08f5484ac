"""Variables that are told too late what they are to begin with: TVS507, and TVS517 where nothing initializes them after that.

`init_from_checkpoint` gives variables another initializer. An operation that was made before has the one that they had.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from ..domain.symbols import Name
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..primitives.operations import Operation
from ..tf.variables import Variable
from .acts import initialized, initializer_made
from .findings import Act, Finding, Life
from .queries.accesses import creations, noted, site_of
from .queries.order import by_age, follows
from .queries.savers import savers_of, saves_of
from .queries.sessions import needs_of, starts_of, surely_starts_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, run_check, seen


@run_check("TVS507")
def told_too_late(run: Run) -> Iterator[Sighting]:
    """A session runs an initializer that was made before its variables were told to begin as in a checkpoint, and no later one."""
    told = list(noted(run, "begins from checkpoint"))
    given = _given_otherwise(run) if told else None
    if given is None:
        return
    runs, makers, made = list(noted(run, "run", "monitored")), _makers(run), creations(run)
    if any(e.what == "monitored" and not _operations(e) for e in runs):
        return  # TensorFlow makes the initializer then
    reported: set[int] = set()
    for event in told:
        wanted = {v for v in event.facts["variables"] if isinstance(v, Variable) and v in made and not v.graph.eager} - given
        again = frozenset[Variable]().union(*(_starts_of(e) for e in runs if not _is_old(_makers_of(e, makers), event)))
        for each in runs:
            late = by_age((_starts_of(each, surely=True) & wanted) - again)
            after = each.moment.serial > event.moment.serial and follows(event.moment, each.moment)
            if late and after and not (each.what == "run" and each.facts["opaque"]):
                maker = next((e for e in _makers_of(each, makers) if late[0] in e.facts["op"].starts), None)
                if maker is not None and id(maker) not in reported:
                    reported.add(id(maker))
                    yield _told_too_late(late[0], maker, event, each)
                break


def _told_too_late(variable: Variable, maker: Noted, told: Noted, begun: Noted) -> Sighting:
    acts = (initializer_made(maker, variable), Act("begun", told.moment, (variable,)), initialized(begun, [maker], (variable,)))
    return Sighting(
        variable=variable,
        given="initialized",
        reason=f"told to begin as in a checkpoint, by an initializer that line {row(maker.moment)} made before that",
        moment=begun.moment,
        told="initialized here as it was to be before",
        earlier=told.moment,
        before="told here to begin as in a checkpoint",
        shown=Life("begun late", acts),
    )


def _operations(event: Noted) -> tuple[Operation, ...]:
    """What a session runs, or a monitored one begins with."""
    found = (event.facts["init_op"],) if event.what == "monitored" else event.facts["fetches"]
    return tuple(each for each in found if isinstance(each, Operation))


def _starts_of(event: Noted, surely: bool = False) -> frozenset[Variable]:
    return frozenset[Variable]().union(*(each.starts for each in _operations(event) if not (surely and each.opaque)))


def _makers(run: Run) -> list[tuple[Noted, frozenset[int]]]:
    """Where initializers are made, each with the operations that run it: itself, and groups that it is in."""
    groups, found = list(noted(run, "grouped")), list[tuple[Noted, frozenset[int]]]()
    for event in noted(run, "initializer"):
        ran = {id(event.facts["op"])}
        for group in groups:  # one is made after what is in it
            if any(id(each) in ran for each in group.facts["inputs"]):
                ran.add(id(group.facts["result"]))
        found.append((event, frozenset(ran)))
    return found


def _makers_of(event: Noted, makers: list[tuple[Noted, frozenset[int]]]) -> list[Noted]:
    return [e for e, ran in makers if any(id(each) in ran for each in _operations(event))]


def _given_otherwise(run: Run) -> set[Variable] | None:
    """What a program gives values in other ways; None if that is not known."""
    savers = savers_of(run)
    restored = [saves_of(e, savers) for e in noted(run, "restored")]
    if any(noted(run, "imported", "handed out")) or any(held is None for held in restored):
        return None
    loaded = {v for e in noted(run, "loaded") for v in e.facts["variables"]}
    return loaded | {v for held in restored for v in (held or {}).values()}


@check("TVS517")
def told_when_begun(exploration: Exploration) -> Iterator[Finding]:
    """Variables that a session has initialized are told to begin as in a checkpoint, and nothing initializes them again."""
    if exploration.root.kind == "module":  # of a class alone it is not known what is run after
        again = {v.op_name for run in exploration.runs for v in _started_after(run)}
        yield from seen("TVS517", exploration, lambda run: _told_when_begun(run, again))


def _started_after(run: Run) -> frozenset[Variable]:
    """What some session initializes after something was told to begin as in a checkpoint."""
    told = next(noted(run, "begins from checkpoint"), None)
    runs = (e for e in noted(run, "run") if told is not None and e.moment.serial > told.moment.serial)
    return frozenset[Variable]().union(*map(starts_of, runs))


def _told_when_begun(run: Run, again: Set[Name]) -> Iterator[Sighting]:
    told = list(noted(run, "begins from checkpoint"))
    runs = list(noted(run, "run")) if told else []
    given = _given_otherwise(run) if runs else None
    if given is None or any(e.facts["opaque"] for e in runs):
        return
    for event in told:
        wanted = [v for v in event.facts["variables"] if isinstance(v, Variable) and not v.graph.eager and v.op_name not in again]
        wanted = [v for v in wanted if v not in given]
        before = [e for e in runs if e.moment.serial < event.moment.serial and surely_starts_of(e).intersection(wanted)]
        if not before:
            continue
        begun = before[-1]
        variable = next(v for v in by_age(wanted) if v in surely_starts_of(begun))
        uses = (e for e in runs if e.facts["session"] is begun.facts["session"] and variable in needs_of(e))
        if any(follows(event.moment, e.moment) and e.moment.serial > event.moment.serial for e in uses):
            yield Sighting(
                variable=variable,
                reason=f"not read from the checkpoint: this changes its initializer, and line {row(begun.moment)} has run that before",
                moment=event.moment,
                told="told to begin as in a checkpoint here, and not initialized any more",
                earlier=begun.moment,
                before="initialized here",
                shown=None,
            )


@check("TVS517")
def told_before_made(exploration: Exploration) -> Iterator[Finding]:
    """A graph without variables is told to begin as in a checkpoint, and what is made after that begins as it would have."""
    if exploration.root.kind != "class":  # of a class alone it is not known which method is called first
        yield from seen("TVS517", exploration, _told_before_made)


def _told_before_made(run: Run) -> Iterator[Sighting]:
    told = list(noted(run, "begins from checkpoint"))
    given = _given_otherwise(run) if told else None
    if given is None:
        return
    begun = given | {v for event in told for v in event.facts["variables"]}
    for event in told:
        if event.facts["variables"] or event.facts["there"] != 0:
            continue
        later = [v for v, made in creations(run).items() if v.graph is event.facts["graph"] and made.moment.serial > event.moment.serial]
        learned = [v for v in by_age(later) if v.trainable is True]
        if learned and begun.isdisjoint(learned) and not learned[0].graph.eager:
            yield Sighting(
                variable=learned[0],
                reason="made after init_from_checkpoint has looked for what there is: it is not read from the checkpoint",
                moment=event.moment,
                told="variables are told to begin as in a checkpoint here, when none is made yet",
                earlier=site_of(learned[0]),
                before="made here, after that",
                shown=None,
            )


def _is_old(makers: list[Noted], event: Noted) -> bool:
    """Whether all that a session initializes by was made before an event: what was made where is known."""
    return bool(makers) and all(e.moment.serial < event.moment.serial for e in makers)
