"""Scopes that do not do what they say: TVS203, TVS204, TVS207, TVS304."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import chain

from ..domain.symbols import Name, show, starts_with, text
from ..exploration.explore import Exploration, Run
from ..language.trace import Event, Frame, Moment, Noted, Value
from ..language.values import ContextManager
from ..record.events import Created, Fed, Shared
from ..tf.scopes import NameScopeContext, ScopeContext, VariableScope
from . import story
from .directions import are_read_both_ways
from .findings import Finding, Pair
from .grouping import grouped
from .queries.accesses import accesses_within, creations, events, name_of, noted, site_of, taken
from .queries.constants import is_constant
from .queries.flow import data_of_access
from .queries.names import inner_name_scope, of_one_network, one_network, outer_name_scope, without_numbers
from .queries.ways import activation, caller, is_within, parted_in_turns, parted_under_one_label, row, unread
from .queries.words import LAYER_SCOPE
from .registry import check


@check("TVS203")
def name_scopes_that_do_not_separate(exploration: Exploration) -> Iterator[Finding]:
    """Two parts of a network under name scopes of their own share by AUTO_REUSE."""
    yield from _findings(exploration, "TVS203", lambda run: chain(_under_name_scopes(run), _numbered_in_vain(run)))


@check("TVS204")
def flags_that_stay(exploration: Exploration) -> Iterator[Finding]:
    """`reuse=False` below a scope that reuses, where a variable is then shared."""
    yield from _findings(exploration, "TVS204", _kept_flags)


@check("TVS207")
def scopes_not_entered(exploration: Exploration) -> Iterator[Finding]:
    """`with a and b:` enters only `b`."""
    yield from _findings(exploration, "TVS207", lambda run: noted(run, "not entered"))


@check("TVS304")
def reusing_roots(exploration: Exploration) -> Iterator[Finding]:
    """AUTO_REUSE for the root scope."""
    yield from _findings(exploration, "TVS304", lambda run: noted(run, "root reuses"))


def _findings(exploration: Exploration, code: str, openings: Callable[[Run], Iterator[Noted]]) -> Iterator[Finding]:
    for group in grouped(exploration, openings):
        event = group.event
        facts = event.facts
        shared = facts.get("shared")
        name = name_of(shared.variable) if isinstance(shared, Shared) else None
        values = {
            "variable": name or "",
            "given": _shown(facts.get("scope")),
            "reason": str(facts.get("reason", "")),
            "parameter": _shown(facts.get("instead")),
            "first": str(facts.get("first", "")),
        }
        opened = facts.get("opened")
        steps = [story.step(event.moment, "opened here" if opened is None else "given here")]
        if isinstance(opened, Moment):
            steps.append(story.step(opened, "the scope that it is for is opened here"))
        origin = facts.get("origin")
        if isinstance(origin, Moment):
            steps.insert(0, story.step(origin, "the reuse flag in force was set here"))
        made = facts.get("made")
        if isinstance(shared, Shared) and isinstance(made, Moment):
            steps = story.two_ways(made, f"{name} is created here", shared.moment, "and shared here")
        elif isinstance(shared, Shared):
            steps.append(story.step(shared.moment, f"{name} is shared here"))
        yield Finding(code, event.moment, name, values, tuple(steps), group.assumptions(), _shown_by(code, event))


def _shown_by(code: str, event: Noted) -> Event | Pair:
    """What the verifier is to settle: that the variable is shared, or what the scope is."""
    shared = event.facts.get("shared")
    if not isinstance(shared, Shared) or (first := site_of(shared.variable)) is None:
        return event
    opening = event.facts.get("opened", event.moment)
    return Pair(first, shared.moment, True, opening=opening) if code == "TVS204" else Pair(first, shared.moment, True, names=True)


def _shown(scope: Value) -> str:
    """How a scope is written in messages."""
    if isinstance(scope, ScopeContext):
        name = scope.target if scope.target is not None else scope.default_name
        return f"variable_scope({_shown(name)})"
    if isinstance(scope, NameScopeContext):
        return f"name_scope({_shown(scope.name)})"
    if isinstance(scope, VariableScope):
        return show(scope.name)
    if isinstance(scope, ContextManager):
        return "the other context"
    return f'"{show(scope)}"' if scope is not None else ""


def _kept_flags(run: Run) -> Iterator[Noted]:
    made = creations(run)
    for event in noted(run, "reuse stays"):
        shared = next((e for e in events(run, Shared) if _below(e, event)), None)
        if shared is None:
            continue
        first, parameter = made.get(shared.variable), event.facts["parameter"]
        if parameter is None and _contradicts(run, event, shared, first):
            yield Noted(event.moment, event.what, {**event.facts, "shared": shared})
        elif parameter is not None and first is not None and (call := _contradicting_call(run, event, shared, first)) is not None:
            given = replace(event.moment, place=call.place, frame=call.parent)
            yield Noted(given, event.what, {**event.facts, "shared": shared, "opened": event.moment})


def _contradicts(run: Run, event: Noted, shared: Shared, first: Created | None) -> bool:
    """Whether who wrote `reuse=False` can see the flag in force: not where a whole network is called again to share.

    Under AUTO_REUSE, a scope that is to be new each time is shared within one opening of the scope around it, or by two that are
    called for different things: there it is seen as well where the rest of the network says nothing of a flag. So it is under any flag
    where the function that opens the scope is told for which of two things it does, in vain.
    """
    origin = event.facts["origin"]
    if shared.auto and (first is None or first.asked.reuse_origin is origin):
        return first is not None
    if shared.auto and first is not None and not _for_another(first.moment, shared.moment):
        return False
    seen = isinstance(origin, Moment) and activation(origin) is activation(event.moment)
    in_vain = first is not None and (shared.auto or _is_told_in_vain(first.moment, event))
    return seen or (in_vain and _is_alone(run, event))


def _is_told_in_vain(first: Moment, event: Noted) -> bool:
    """Whether the function that opens a scope with `reuse=False` is told for which of two things it does so, and never reads that."""
    call = activation(event.moment)
    before = next((f for f in first.frames() if call is not None and f.node is not None and f.node is call.node), None)
    if call is None or before is None or before is call:
        return False
    told = list(unread(before, call))
    return any(isinstance(one, str) and isinstance(two, str) and not one_network(one, two) for _, one, two in told)


def _contradicting_call(run: Run, event: Noted, shared: Shared, first: Created) -> Frame | None:
    """The call that gives False for a flag where it can see that its scope reuses, unlike the call that made the variable."""
    calls, origin = parted_under_one_label(shared.moment, first.moment), event.facts["origin"]
    if calls is None or calls[0] is not activation(event.moment) or not isinstance(origin, Moment) or calls[0].place.stub:
        return None
    around = [activation(origin), *(caller(call) for call in calls)]
    as_false = dict(calls[1].known).get(event.facts["parameter"]) is False
    return calls[0] if not as_false and around[0] is around[1] is around[2] and _is_alone(run, event) else None


def _is_alone(run: Run, event: Noted) -> bool:
    """Whether other variables are shared by the same flag, in scopes that do not say that they do not reuse."""
    origin = event.facts["origin"]
    alike = [e for e in noted(run, "reuse stays") if e.facts["origin"] is origin]
    return any(e.reuse_origin is origin and not any(_below(e, opening) for opening in alike) for e in events(run, Shared))


def _for_another(first: Moment, again: Moment) -> bool:
    """Whether one function is called for two things that have names, rather than to run one network in two modes."""
    calls = parted_under_one_label(again, first)
    if calls is None:
        return False
    names = dict(calls[1].known)
    pairs = [(name, names.get(parameter)) for parameter, name in calls[0].known]
    return any(isinstance(one, str) and isinstance(two, str) and not one_network(one, two) for one, two in pairs if one != two)


def _below(shared: Shared, opening: Noted) -> bool:
    """Whether a variable was shared in the scope that this opening opened, by the flag that was in force there."""
    name, parent = opening.facts["scope"], opening.facts["parent"]
    scope = name if opening.facts["absolute"] or not parent else text([parent, "/", name])
    return (
        shared.moment.serial > opening.moment.serial
        and (shared.asked.scope == scope or starts_with(shared.asked.scope, text([scope, "/"])))
        and (opening.moment.frame is None or is_within(shared.moment, opening.moment.frame))
        and shared.reuse_origin is opening.facts["origin"]
    )


# -- name scopes


def _under_name_scopes(run: Run) -> Iterator[Noted]:
    fed = data_of_access(run)
    for first, again in taken(run):
        if again.moment.user_place() != first.moment.user_place():
            continue
        here, there = outer_name_scope(again), outer_name_scope(first)
        one, two = fed.get(first.moment), fed.get(again.moment)
        if here == there and one is not None and two is not None and one.data == two.data and _in_one_scope(first, again):
            here, there = inner_name_scope(again), inner_name_scope(first)
            if here == there:
                continue
        ways = (there, here) if here != there else (inner_name_scope(first), inner_name_scope(again))
        both_ways = ways[0] != ways[1] and are_read_both_ways(run, first, again, ways)
        if both_ways:
            there, here = ways
        if not here or not there:
            continue
        stacked = _are_layers(here, there) and two is not None and first.variable in two.reads and not _in_one_opening(first, again)
        if not stacked and not both_ways and (_are_of_one(again, here, there) or _goes_on(one, two) or _are_named_apart(run, here, there)):
            continue
        if is_constant(run, first, again, fed):
            continue
        reason = f"name scopes {there!r} and {here!r} do not separate what get_variable makes"
        facts = {"shared": again, "scope": here, "first": row(first.moment), "reason": reason, "made": first.moment}
        yield Noted(again.moment, "name scope", facts)


def _are_of_one(again: Shared, here: str, there: str) -> bool:
    """Whether two name scopes tell that they are of one network."""
    if any(map(_OF_FLOW.match, (here, there))) or _named_after(again.asked.scope, here, there):
        return True
    return one_network(*(_as_asked(again, scope) for scope in (here, there)))


def _numbered_in_vain(run: Run) -> Iterator[Noted]:
    """The turns of a loop open name scopes that a number tells apart, and all that they share has the very same data: each gives the same.

    A tower has data of its own, or says what it is; a pass that is to differ draws something; a step goes on from the one before.
    """
    fed, told = data_of_access(run), set[object]()
    for first, again in taken(run):
        turns = parted_in_turns(first.moment, again.moment)
        if turns is None or turns in told or turns[0].place.stub or not again.auto or turns[1].turn != 1 or again.moment.arms:
            continue
        told.add(turns)
        there, here = _first_apart(*(_asked_scope(e) for e in (first, again)))
        numbered = here != there and without_numbers(here) == without_numbers(there)
        if numbered and not of_one_network(re.sub(r"\d+", "", here)) and _computes_the_same(run, *turns, fed):
            reason = f"name scopes {there!r} and {here!r} do not separate what get_variable makes"
            facts = {"shared": again, "scope": here, "first": row(first.moment), "reason": reason, "made": first.moment}
            yield Noted(again.moment, "name scope", facts)


def _asked_scope(event: Created | Shared) -> list[str]:
    """The name scopes that were asked for by themselves around a request, outermost first."""
    scope = event.asked.name_scope
    return event.variable.graph.names.asked(scope).split("/") if isinstance(scope, str) else []


def _first_apart(one: list[str], other: list[str]) -> tuple[str, str]:
    """The outermost parts in which two scopes differ."""
    return next(((a, b) for a, b in zip(one, other, strict=False) if a != b), ("", ""))


def _computes_the_same(run: Run, there: Frame, here: Frame, fed: Mapping[Moment | None, Fed]) -> bool:
    """Whether two turns take the very same variables, and each of them meets in the second one just what it has met in the first."""
    before, now = ({e.variable: fed.get(e.moment) for e in accesses_within(run, turn)} for turn in (there, here))
    pairs = [(before[v], now[v]) for v in now if v in before]
    return before.keys() == now.keys() and all(a is not None and b is not None and a.data == b.data for a, b in pairs)


def _as_asked(shared: Shared, scope: str) -> str:
    """A name scope without the number that tells it from another opening of the same name: `bucket_8` of `bucket_8_1`."""
    plain = re.sub(r"_\d+$", "", scope)
    return scope if plain == scope or shared.variable.graph.names.lacks(plain) else plain


def _in_one_scope(first: Created, again: Shared) -> bool:
    """Whether one opening of a scope with AUTO_REUSE is around both, and nobody asks for it anew at the second time."""
    return isinstance(again.asked.reuse_origin, Moment) and first.asked.reuse_origin is again.asked.reuse_origin


_OF_FLOW = re.compile(r"(while|cond|case|map|scan|fold[lr])(_\d+)?(/|$)")
"""Name scopes that TensorFlow opens of itself around what its loops and branches call."""


def _named_after(scope: Name, here: str, there: str) -> bool:
    """Whether both name scopes begin with what the variable scope is called, or short for it: `gen_for_disc` in `generator`."""
    words = {re.split(r"[^a-z]", name.rpartition("/")[2].lower())[0] for name in (here, there)}
    word = words.pop()
    return not words and len(word) > 2 and any(part.lower().startswith(word) for part in show(scope).split("/"))


def _are_named_apart(run: Run, here: str, there: str) -> bool:
    """Whether one piece of code has made variables in both name scopes, each called after its own: what is to be apart is named so."""
    ours, theirs = ([e for e in events(run, Created) if outer_name_scope(e) == scope and _bears(e, scope)] for scope in (here, there))
    return not {e.moment.user_place() for e in ours}.isdisjoint(e.moment.user_place() for e in theirs)


def _bears(made: Created, scope: str) -> bool:
    """Whether a variable is called after a name scope, or after the one of which that is another opening."""
    word = scope.rpartition("/")[2]
    return any(each in name_of(made.variable) for each in (word, re.sub(r"_\d+$", "", word)))


def _are_layers(here: str, there: str) -> bool:
    """Whether two name scopes are those of two layers of one stack."""
    one, two = LAYER_SCOPE.fullmatch(here), LAYER_SCOPE.fullmatch(there)
    return one is not None and two is not None and one[2] == two[2] and one[3] != two[3]


def _in_one_opening(first: Created, again: Shared) -> bool:
    """Whether AUTO_REUSE was set once around the turns of a loop: layers that share on purpose, whatever their operations are called."""
    return parted_in_turns(first.moment, again.moment) is not None and first.asked.reuse_origin is again.asked.reuse_origin


def _goes_on(first: Fed | None, second: Fed | None) -> bool:
    """Whether what goes in at the second time was made of what went in at the first, and of more: one network runs again.

    The very same data would give the very same result.
    """
    if first is None or second is None or first.data == second.data:
        return False
    return bool(first.leaves & second.leaves) or first.variable in second.reads
