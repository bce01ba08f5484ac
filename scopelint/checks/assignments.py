"""A variable that is assigned from itself, because both sides share it: TVS306."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..domain.symbols import Choice
from ..exploration.explore import Exploration, Run
from ..language.trace import Moment, Noted, Place, Value
from ..language.values import ListValue
from ..tf.variables import Variable
from . import story
from .cloned import common
from .copied_containers import met_itself
from .copied_scopes import kept_scopes
from .findings import Act, Finding, Life, Pair
from .grouping import grouped
from .itself import from_itself, two_ways
from .named_beside import named_beside
from .queries.accesses import name_of, noted, site_of
from .queries.holding import variables_of
from .queries.order import oldest
from .queries.ways import loops_around
from .registry import check
from .same_layers import averaged


@dataclass(frozen=True, slots=True, eq=False)
class _Assigned:
    """A variable that is assigned from itself, and how the program came by both sides."""

    moment: Moment
    variable: Variable
    shown: Pair | Life | None


@check("TVS306")
def self_assignments(exploration: Exploration) -> Iterator[Finding]:
    for group in grouped(exploration, _from_itself):
        seen = group.event
        name, made = name_of(seen.variable), site_of(seen.variable)
        steps = story.way(seen.moment, "assigned here")
        if made is not None:
            steps.insert(0, story.step(made, "both sides were created here"))
        yield Finding("TVS306", seen.moment, name, {"variable": name}, tuple(steps), group.assumptions(), seen.shown)


def _from_itself(run: Run) -> Iterator[_Assigned]:
    told = {v for _, _, model in averaged(run) for v in variables_of(model)} | {met.variable for met in met_itself(run)}  # see TVS410
    told |= common(run) | {kept.variable for kept in kept_scopes(run)} | {v for named in named_beside(run) for v in named.variables}
    for event in from_itself(run):
        if event.facts["variable"] not in told:
            yield _Assigned(event.moment, event.facts["variable"], two_ways(run, event.facts["variable"], event.moment))
    yield from (each for each in _own_weights(run) if each.variable not in told)


def _own_weights(run: Run) -> Iterator[_Assigned]:
    """`target.set_weights(online.get_weights())`, where both are one model, each time that this line runs.

    A loop that hands the weights of one model to all of them comes to that one as well.
    """
    taken = {id(w): e for e in noted(run, "weights taken") for w in e.facts["weights"]}
    lines: dict[Place, list[tuple[Noted, bool]]] = {}
    for event in noted(run, "weights set"):
        weights = event.facts["weights"]
        sources = [taken.get(id(w)) for w in weights] if isinstance(weights, tuple) else []
        own = all(s is not None and s.facts["model"] is event.facts["model"] and _is_inside(s, event) for s in sources) and bool(sources)
        own = own or _are_its_variables(event)
        lines.setdefault(event.moment.user_place(), []).append((event, own))
    for line in lines.values():
        event = line[0][0]
        held = variables_of(event.facts["model"])
        if held and all(own for _, own in line) and (len(line) > 1 or not loops_around(event.moment)):
            yield _Assigned(event.moment, oldest(held), Life("one for two", (Act("bound", event.moment, (oldest(held),)),)))


def _are_its_variables(event: Noted) -> bool:
    """Whether a model is given a list of its own variables, which have no other values than they have."""
    own, given = event.facts.get("own"), [each for each in _alternatives(event.facts["weights"]) if each is not None]
    return isinstance(own, tuple) and bool(own and given) and all(isinstance(each, tuple) and _are_the_same(each, own) for each in given)


def _alternatives(value: Value) -> Iterator[Value]:
    """What a value may be, lists as tuples of what they have in the end."""
    if isinstance(value, Choice):
        yield from _alternatives(value.yes)
        yield from _alternatives(value.no)
    else:
        yield value.cells.data.get("items") if isinstance(value, ListValue) else value


def _are_the_same(ones: tuple[Value, ...], others: tuple[Value, ...]) -> bool:
    same = (isinstance(one, Variable) and one is two for one, two in zip(ones, others, strict=False))
    return len(ones) == len(others) and all(same)


def _is_inside(inner: Noted, outer: Noted) -> bool:
    """Whether a call stands among the arguments of another."""
    one, two = inner.moment.user_place(), outer.moment.user_place()
    start, end = ((one.span.row, one.span.column), (one.span.end_row, one.span.end_column))
    return one.filename == two.filename and (two.span.row, two.span.column) <= start and end <= (two.span.end_row, two.span.end_column)
