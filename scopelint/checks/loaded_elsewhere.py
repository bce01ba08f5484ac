"""Values that are given to what nothing uses, where another one of its kind is used and never gets any: TVS509."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted
from ..language.values import Instance
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed
from ..tf.variables import Variable
from .findings import Finding, Pair
from .queries.accesses import are_twins, changes, creations, events, name_of, noted
from .queries.flow import first_data
from .queries.holding import instances_in, variables_of
from .queries.order import by_age, compatible
from .queries.sessions import needs_of, updates_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen


@check("TVS509")
def given_to_the_other(exploration: Exploration) -> Iterator[Finding]:
    """What a program has of a file, or of an array, goes to the one of two twins that it has no use for."""
    if exploration.root.kind == "module":  # what else a caller does with the two is not known
        yield from seen("TVS509", exploration, _assigned)
        yield from seen("TVS509", exploration, _set)


def _assigned(run: Run) -> Iterator[Sighting]:
    """A session runs the assignment of a matrix of data that no session ever reads."""
    given = {e.facts["variable"]: e for e in noted(run, "assigned") if _is_data(e)}
    given |= {v: e for e in noted(run, "loaded") for v in e.facts["variables"] if isinstance(v, Variable)}
    runs = list(noted(run, "run")) if given else []
    if not runs or any(noted(run, "imported", "handed out", "restored")) or any(e.facts["opaque"] for e in runs):
        return
    made, changed = creations(run), {*changes(run), *given}
    read = frozenset[Variable]().union(*map(needs_of, runs))
    written = frozenset[Variable]().union(*(updates_of(e) for e in runs))
    for variable, event in given.items():
        unread = isinstance(variable, Variable) and variable in made and variable not in read and variable in written | _loaded(given)
        if not unread or event.moment.arms:
            continue
        twins = (v for v in by_age(read & made.keys()) if _is_called_alike(v, variable) and v not in changed and v not in written)
        twin = next((v for v in twins if compatible(made[v].moment, event.moment)), None)
        if twin is not None:
            yield _sighting(event.moment, made[variable], made[twin], "a session never reads")


def _is_data(event: Noted) -> bool:
    value = event.facts["value"]
    return event.facts["how"] == "assign" and isinstance(value, Tensor) and not value.reads and not value.behind


def _loaded(given: dict[Variable, Noted]) -> set[Variable]:
    return {v for v, e in given.items() if e.what == "loaded"}


def _is_called_alike(one: Variable, other: Variable) -> bool:
    """Whether two matrices of a graph are of one shape, and are called the same within their scopes."""
    leaves = [str(v.op_name).rpartition("/")[2] for v in (one, other)]
    alike = leaves[0] == leaves[1] and one.shape == other.shape and one.graph is other.graph
    return alike and one is not other and one.shape is not None and len(one.shape) >= 2


def _set(run: Run) -> Iterator[Sighting]:
    """The weights of a layer or model are set, which is not applied to anything after that; one that is made alike is."""
    sets = list(noted(run, "weights set"))
    if not sets or any(noted(run, "imported", "handed out", "restored", "checkpoint", "checkpoint read")):
        return
    made, changed, fed = creations(run), changes(run), first_data(run)
    has = {id(e.facts["model"]) for e in (*sets, *noted(run, "cloned"))}  # of clones another rule tells
    uses = [(e, each) for e in noted(run, *_USES) if isinstance(each := _user(e), Instance) and not _is_to_begin_with(e, sets)]
    for event in sets:
        model, held = event.facts["model"], by_age(variables_of(event.facts["model"]))
        inside = {id(each) for each in instances_in(model)}
        whole = isinstance(model, Instance) and bool(held) and all(v in made and v not in changed for v in held)
        if not whole or event.moment.arms or any(e.variable in held and _is_later(e.moment, event) for e in events(run, Fed)):
            continue
        if any(id(each) in inside and _is_later(e.moment, event) for e, each in uses) or not model.cls.module.stub:
            continue
        for use, other in uses:
            theirs = by_age(variables_of(other))
            fresh = id(other) not in has and other is not model and not any(v in changed for v in theirs)
            if not fresh or not _is_later(use.moment, event) or not _are_alike(held, theirs, made, event.facts["weights"] is None):
                continue
            if other.cls is model.cls and theirs[0] in made and (theirs[0] in fed or use.what == "used"):
                yield _sighting(event.moment, made[held[0]], made[theirs[0]], "nothing is applied to after that")
                return


_USES = ("used", "layer applied", "fitted", "weights saved", "weights taken")


def _is_to_begin_with(use: Noted, sets: list[Noted]) -> bool:
    """Whether a model is but asked for its weights, to set another one to these: it is made for new values, and is to have no others."""
    return use.what == "weights taken" and any(e.facts["weights"] is not None and e.facts["weights"] == use.facts["weights"] for e in sets)


def _user(event: Noted) -> object:
    return event.facts.get("model", event.facts.get("cell"))


def _is_later(moment: Moment, event: Noted) -> bool:
    return moment.serial > event.moment.serial


def _are_alike(ours: list[Variable], theirs: list[Variable], made: Mapping[Variable, Created], whole: bool) -> bool:
    """Whether two have variables of the same shapes; whole models also of the same lines."""
    same = len(ours) == len(theirs) and [v.shape for v in ours] == [v.shape for v in theirs] and set(ours).isdisjoint(theirs)
    return same and (not whole or all(w in made and are_twins(made[v], made[w]) for v, w in zip(ours, theirs, strict=True)))


def _sighting(moment: Moment, given: Created, other: Created, what: str) -> Sighting:
    return Sighting(
        variable=other.variable,
        given=name_of(given.variable),
        reason=f"given any values: line {row(moment)} gives them to one that {what}",
        moment=moment,
        told="the values are given to the other one here",
        earlier=given.moment,
        before="the one that gets them is made here",
        shown=Pair(given.moment, other.moment, shared=False, told="training"),
    )
