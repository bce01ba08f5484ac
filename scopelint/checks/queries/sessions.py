"""What a session ran: which variables it initialized, read and wrote."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set

from ...exploration.explore import Run
from ...language.trace import Noted
from ...language.values import Instance
from ...primitives.operations import Operation
from ...primitives.tensors import Tensor
from ...tf.graph import Graph
from ...tf.variables import Variable
from .accesses import noted, trainings


def all_of(sets: Iterable[frozenset[Variable]]) -> frozenset[Variable]:
    """What is in any of some sets; of one alone that very one, which many runs share."""
    found = [each for each in sets if each]
    return found[0] if len(found) == 1 else frozenset().union(*found)


def all_runs(run: Run) -> list[Noted]:
    """What all sessions of a run are asked for, by hooks too; nothing where that is not known of a monitored one."""
    known = all(e.facts["heard"] is True for e in noted(run, "monitored"))
    return list(noted(run, "run", "monitored run")) if known else []


def builds_graphs(run: Run) -> bool:
    """Whether a session runs in what is taken for eager code: TensorFlow refuses that, so that the program runs where graphs are built."""
    sessions = (e.facts["session"] for e in noted(run, "run"))
    return any(isinstance(s, Instance) and isinstance(g := s.attrs.get("graph"), Graph) and g.eager for s in sessions)


def starts_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run initializes."""
    return all_of(f.starts for f in event.facts["fetches"] if isinstance(f, Operation))


def surely_starts_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run initializes for certain: not those of a list that the program picks by what it finds."""
    return all_of(f.starts for f in event.facts["fetches"] if isinstance(f, Operation) and not f.opaque)


def makers_of(event: Noted, makers: Iterable[Noted]) -> list[Noted]:
    """The initializers that a run runs, where they were made: those of some makings."""
    return [e for e in makers if any(e.facts["op"] is f for f in event.facts["fetches"])]


def writes_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run assigns, initializes or trains."""
    return all_of(f.writes for f in event.facts["fetches"] if isinstance(f, Operation | Tensor))


def updates_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run assigns or trains, without those that it initializes."""
    return writes_of(event) - starts_of(event)


def needs_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run reads, be it to take an `argmax` of what comes of them; none of a tensor that it is fed with."""
    if any(isinstance(f, Tensor) and (f.reads or f.behind) for f in event.facts["fed"]):
        return frozenset()
    behind = all_of(f.behind for f in event.facts["fetches"] if isinstance(f, Tensor | Operation))
    return all_of((reads_of(event), _without_fed(event, behind)))


def first_updates(run: Run) -> Mapping[Variable, Noted]:
    """The first time that a session assigns or trains each variable."""
    found: dict[Variable, Noted] = {}
    for event in noted(run, "run"):
        for variable in updates_of(event):
            found.setdefault(variable, event)
    return found


def first_needs(run: Run) -> Mapping[Variable, Noted]:
    """The first time that a session reads each variable, and initializes nothing."""
    found: dict[Variable, Noted] = {}
    for event in noted(run, "run"):
        if not starts_of(event):
            for variable in needs_of(event):
                found.setdefault(variable, event)
    return found


def reads_of(event: Noted) -> frozenset[Variable]:
    """The variables that a run reads and whose gradient it could give; none of a tensor that it is fed with."""
    if any(isinstance(f, Tensor) and f.reads for f in event.facts["fed"]):
        return frozenset()
    fetches = event.facts["fetches"]
    themselves = frozenset(f for f in fetches if isinstance(f, Variable))
    return _without_fed(event, all_of((themselves, *(f.reads for f in fetches if isinstance(f, Tensor | Operation)))))


def _without_fed(event: Noted, variables: Set[Variable]) -> frozenset[Variable]:
    """Those that a run is not fed with, be it by their names: of these it reads nothing."""
    fed = event.facts["fed"]
    named = {key.partition(":")[0].removesuffix("/read") for key in fed if isinstance(key, str)}
    if not named and not any(isinstance(key, Variable) for key in fed):
        return frozenset(variables)
    return frozenset(v for v in variables if v.op_name not in named and v not in fed)


def fed_always(runs: Iterable[Noted]) -> frozenset[Variable]:
    """The variables that runs are fed with, and that none of them reads: they hold nothing."""
    events = list(runs)
    fed = {f for e in events for f in e.facts["fed"] if isinstance(f, Variable)}
    return frozenset(fed.difference(*(needs_of(e) for e in events if fed)))


def run_among(run: Run, runs: Sequence[Noted]) -> set[int]:
    """What sessions run, and what is in groups of it."""
    groups = {id(e.facts["result"]): e.facts["inputs"] for e in noted(run, "grouped")}
    ran, stack = set[int](), [f for e in runs for f in e.facts["fetches"]]
    while stack:
        each = stack.pop()
        if id(each) not in ran:
            ran.add(id(each))
            stack.extend(groups.get(id(each), ()))
    return ran


def only_begins(run: Run, assignment: Noted) -> bool:
    """Whether sessions run an assignment, and only where its variable has learned nothing since it was initialized: so it begins."""
    variable, result = assignment.facts["variable"], id(assignment.facts["result"])
    trained = {id(e.facts.get("op")) for v, e in trainings(run) if v is variable}
    steps = [(e, run_among(run, [e])) for e in noted(run, "run") if variable in writes_of(e) | starts_of(e)]
    known = any(result in ran for _, ran in steps)  # else a session may run what waits for it
    begun, learned, once = {result} if known else set[int](), False, False
    for event, ran in steps:
        if variable in starts_of(event):
            learned = False
            continue
        if not known and not once and ran.isdisjoint(trained):
            begun |= ran
        learned, once = learned or not ran.isdisjoint(trained), once or not ran.isdisjoint(trained)
        if learned and not ran.isdisjoint(begun):
            return False
    return once and bool(begun)
