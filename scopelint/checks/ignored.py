"""Arguments that a shared variable drops without a word: TVS305."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..domain.symbols import Sym
from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..language.values import Instance
from ..primitives.leaves import Initial
from ..primitives.operations import Operation
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed, Shared
from ..source.mentions import keyword_at
from ..tf.request import InitializerFacts
from ..tf.reuse import Reuse
from ..tf.shapes import compatible
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, events, goes_on, noted
from .queries.flow import data_of_access
from .queries.order import compatible as compatible_moments
from .queries.sessions import needs_of, surely_starts_of
from .queries.sizes import kept_small
from .queries.ways import activation, parted, parting, row
from .sightings import Sighting, run_check


@run_check("TVS305", key=lambda sighting: ((sighting.at or sighting.moment).user_place(), sighting.parameter))
def dropped_arguments(run: Run) -> Iterator[Sighting]:
    """A reusing call gives what only a creating call can give, and the program would come out otherwise."""
    made = creations(run)
    trained_later = _trained(run)
    met = data_of_access(run) if trained_later and any(isinstance(e, Shared) and _is_to_be_frozen(e) for e in run.events) else {}
    regularized, small = {e.facts["variable"] for e in noted(run, "regularized")}, kept_small(run)
    shared: dict[Variable, Shared] = {}
    doubted, causes = _doubted(run), set[object]()
    for event in run.events:
        if isinstance(event, Shared):
            shared[event.variable] = event
            if event.variable in made and not (event.asked.reuse is Reuse.UNKNOWN and id(event.asked.reuse_origin) in doubted):
                first = made[event.variable]
                for parameter, reason in _losses(run, first, event, trained_later, met):
                    cause = (parameter, id(event.asked.regularizer), *parting(first.moment, event.moment))
                    if parameter == "regularizer" and (event.variable in small or cause in causes):
                        continue
                    causes.add(cause)
                    giving = _given_by_a_scope(run, event) if parameter == "regularizer" else None
                    seen = _dropped(first, event, parameter, reason)
                    yield seen if giving is None else replace(seen, at=giving.moment)
        elif isinstance(event, Noted) and event.what == "regularizer dropped":
            variable = event.facts["variable"]
            if variable in made and variable in shared and variable not in regularized | small:
                yield _dropped(made[variable], shared[variable], "regularizer", _NO_LOSS)


def _doubted(run: Run) -> frozenset[int]:
    """The flags that are not known, and under which a variable is made: nothing but AUTO_REUSE would let another one be shared there."""
    made = (e.asked for e in events(run, Created) if e.asked.reuse is Reuse.UNKNOWN and e.asked.name is not None)
    return frozenset(id(asked.reuse_origin) for asked in made)


def _given_by_a_scope(run: Run, shared: Shared) -> Noted | None:
    """Where the scope is opened, of those around a variable, that gives the regularizer which is asked for."""
    opened = {id(moment) for _, moment in shared.asked.openings}
    given = (e for e in noted(run, "regularizer given") if id(e.facts["opened"]) in opened)
    return next((e for e in given if e.facts["regularizer"] is shared.asked.regularizer), None)


def _dropped(first: Created, shared: Shared, parameter: str, reason: str) -> Sighting:
    return Sighting(
        variable=shared.variable,
        parameter=parameter,
        reason=reason,
        at=_at_argument(shared.moment, parameter),
        moment=shared.moment,
        told=f"shared here, without its {parameter}",
        earlier=first.moment,
        before="created here",
        shown=Life("dropped", (Act("shared", shared.moment, (shared.variable,), parameter),)),
    )


def _at_argument(moment: Moment, parameter: str) -> Moment:
    """Where a call of the user's, in a function, has a keyword; the call itself where it has none."""
    around = None if moment.place.stub else activation(moment)
    value = keyword_at(around.node.body, moment.place.span, parameter) if around is not None and around.node is not None else None
    return moment if value is None else replace(moment, place=replace(moment.place, span=value.span))


_NO_LOSS = "it was created without one, and a regularization loss is only made at creation"


def _losses(
    run: Run, first: Created, shared: Shared, trained_later: list[Noted], met: Mapping[Moment | None, Fed]
) -> Iterator[tuple[str, str]]:
    """What is lost by sharing, and why that matters."""
    wanted, given = shared.asked, first.asked
    elsewhere = shared.moment.user_place() != first.moment.user_place()
    values = None if shared.moment.place.stub else _values(wanted.initializer)
    if values is not None and _values(given.initializer) is None and not _gets_others(run, shared.variable):
        yield "initializer", "the values given here never reach it: it starts with those of the first call"
    elif values is not None and not elsewhere and not compatible(values.constant_shape, shared.variable.shape):
        yield "initializer", "the values given here have another shape, and are dropped: it keeps the shape of the first call"
    learned = _fetched(wanted.initializer) if values is None and not shared.moment.place.stub else None
    anew = _initialized_after(run, shared) if learned is not None and _fetched(given.initializer) is None else None
    if anew is not None:
        yield "initializer", f"the values that a session gave never reach it, and line {row(anew.moment)} initializes it anew"
    later = (e for e in trained_later if e.moment.serial > shared.moment.serial and shared.variable in e.facts["variables"])
    if _is_to_be_frozen(shared) and any(_learns_from(run, first, shared, e.facts["optimizer"], met) for e in later):
        yield "trainable", "it was created as trainable, and an optimizer that takes all trainable variables trains it"
    others = wanted.collections if given.collections is None and shared.variable.collection == "global" else None
    if others is not None and all(isinstance(name, str) and name != "variables" for name in others):
        yield "collections", "it was created as a global variable, and stays one: it is saved and initialized with the others"
    if wanted.regularizer is not None and given.regularizer is None and shared.variable.regularizer is None:
        yield "regularizer", _NO_LOSS
    unconstrained = given.constraint is None and shared.variable.trainable is not False
    if unconstrained and wanted.constraint is not None and not isinstance(wanted.constraint, Sym):
        yield "constraint", "it was created without one, and an optimizer applies what a variable was created with"


def _gets_others(run: Run, variable: Variable) -> bool:
    """Whether a program gives a variable other values, which do not go by those that it begins with."""
    given = any(e.facts["variable"] is variable and e.facts["how"] == "assign" and not goes_on(e) for e in noted(run, "assigned"))
    if given or any(variable in e.facts["variables"] for e in noted(run, "loaded")):
        return True
    return any(_is_fed_at_first(variable, e) for e in noted(run, "run", "monitored run") if e.facts["fed"])


def _is_fed_at_first(variable: Variable, run: Noted) -> bool:
    """Whether a session is given what a variable is initialized with, or initializes that variable alone by something that it is given."""
    values = (leaf for fed in run.facts["fed"] if isinstance(fed, Tensor) for leaf in fed.leaves)
    if any(isinstance(leaf, Initial) and leaf.variable is variable for leaf in values):
        return True
    return any(isinstance(each, Operation) and each.starts == {variable} for each in run.facts["fetches"])


def _fetched(facts: InitializerFacts | None) -> Variable | None:
    """The variable of which an initializer is the value that a session has given."""
    key = facts.value.key if facts is not None and isinstance(facts.value, Sym) else None
    about = key[-1] if isinstance(key, tuple) and key[0] == "fresh" else None
    return about if isinstance(about, Variable) else None


def _initialized_after(run: Run, shared: Shared) -> Noted | None:
    """The run after a request that initializes its variable before anything is done with it, where the program gives it no other value."""
    variable = shared.variable
    if any(noted(run, "restored", "imported", "loaded")) or any(e.facts["variable"] is variable for e in noted(run, "assigned")):
        return None
    later = (e for e in noted(run, "run") if e.moment.serial > shared.moment.serial and compatible_moments(shared.moment, e.moment))
    first = next((e for e in later if variable in surely_starts_of(e) | needs_of(e)), None)
    return first if first is not None and variable in surely_starts_of(first) else None


def _is_to_be_frozen(shared: Shared) -> bool:
    return shared.asked.trainable is False and shared.variable.trainable is True


def _learns_from(run: Run, first: Created, shared: Shared, optimizer: Instance, met: Mapping[Moment | None, Fed]) -> bool:
    """Whether what an optimizer trains goes by what came of the variable where it was to be frozen: an evaluation may well say so."""
    losses = [e.facts["loss"] for e in noted(run, "all trained") if e.facts["optimizer"] is optimizer]
    known = [loss for loss in losses if isinstance(loss, Tensor) and loss.leaves]
    return not (known and _is_passed_by(met.get(first.moment), met.get(shared.moment), shared.moment, known)) and not _in_either_arm(
        run, first.moment, shared.moment
    )


def _is_passed_by(there: Fed | None, here: Fed | None, again: Moment, losses: list[Tensor]) -> bool:
    """Whether losses come of nothing that a variable was applied to where it was fetched `again`, be it the data of the first time."""
    if here is None:
        return False
    alike = there is not None and there.data == here.data
    return all(not here.leaves <= loss.leaves or (alike and all(r.access is not again for r in loss.again)) for loss in losses)


def _in_either_arm(run: Run, first: Moment, second: Moment) -> bool:
    """Whether two moments are in the two arms of one `tf.cond`, of which a session runs one: the one trains, and the other does not."""
    ways = parted(first, second)
    both = None if ways is None or ways[0].parent is not ways[1].parent else ways[0].parent
    return both is not None and any(e.moment.frame is both for e in noted(run, "branched"))


def _values(facts: InitializerFacts | None) -> InitializerFacts | None:
    """An initializer that is a table of values, not a way to draw them."""
    return facts if facts is not None and facts.constant_shape not in (None, ()) else None


def _trained(run: Run) -> list[Noted]:
    """What optimizers trained that were given no list of variables."""
    everything = {id(e.facts["optimizer"]) for e in noted(run, "all trained")}
    return [e for e in noted(run, "trained") if id(e.facts["optimizer"]) in everything]
