"""A part of a network that the code calls shared, and that each call of its function makes anew: TVS202."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Set

from ..exploration.explore import Run
from ..language.trace import Frame, Moment
from ..language.values import Instance
from ..record.events import Created, Fed
from ..source.nodes import FunctionDef
from .findings import Pair
from .queries.accesses import assignments, events, noted
from .queries.flow import first_data
from .queries.holding import layers_made, variables_of
from .queries.names import numbered_alike
from .queries.order import again
from .queries.ways import is_within
from .queries.words import PART, SHARED, words_of
from .sightings import Sighting, run_check


@run_check("TVS202")
def said_to_be_shared(run: Run) -> Iterator[Sighting]:
    """A function that is called `shared_head` makes layers without names, for data of one kind and again for data of another."""
    named = ((e, _call_of_shared(e)) for e in events(run, Created) if e.variable.trainable is True)
    calls = {event: call for event, call in named if call is not None}
    owned = layers_made(run) if calls else {}
    shared = {e: call for e, call in calls.items() if _is_without_name(e, call, owned.get(e.variable))}
    fed, assigned = (first_data(run), assignments(run)) if shared else ({}, {})
    wholes = list(_wholes(run)) if shared else []
    told = set[Hashable]()

    def key(event: Created) -> Hashable:
        call = shared[event]
        place = event.moment.place, event.moment.user_place()
        return event.variable.graph, *place, event.variable.shape, call.node, call.known, _owner(call)

    for first, second in again(shared, key):
        one, two = fed.get(first.variable), fed.get(second.variable)
        if shared[first] is shared[second] or one is None or two is None or not numbered_alike(first, second):
            continue
        node = shared[second].node
        both = {first.variable, second.variable}
        if _are_of_two_kinds(first, one, two) and node not in told and both.isdisjoint(assigned) and any(both <= each for each in wholes):
            told.add(node)
            yield Sighting(
                variable=second.variable,
                reason=f"each call of {shared[second].label} makes layers of its own, as nothing here is shared by name",
                moment=second.moment,
                told="made anew here, for other data",
                earlier=first.moment,
                before="made here",
                shown=Pair(first.moment, second.moment, shared=False),
            )


def _wholes(run: Run) -> Iterator[Set[object]]:
    """What learns in one step, and what is in one model: other networks, as of another fold, are to share nothing."""
    yield from (frozenset(e.facts["variables"]) for e in noted(run, "trained"))
    yield from (variables_of(e.facts["model"]) for e in noted(run, "connected", "fitted"))


def _is_without_name(event: Created, call: Frame, layer: Moment | None) -> bool:
    """Whether nobody asked for a variable by its own name, so that another one of its name is numbered on.

    A layer of Keras has no other, where the call itself makes it (`layer`).
    """
    kind = event.variable.kind
    return event.asked.defaulted or kind == "variable" or (kind == "keras" and layer is not None and is_within(layer, call))


def _call_of_shared(event: Created) -> Frame | None:
    """The call that a variable is made in of a function whose name says that it is a shared part of a network."""
    return next((f for f in event.moment.frames() if isinstance(f.node, FunctionDef) and _says_shared(f.node.name)), None)


def _says_shared(name: str) -> bool:
    words = words_of(name)
    return len(words) > 1 and SHARED.have(words[-2]) and PART.have(words[-1])


def _owner(call: Frame) -> int | None:
    return id(call.receiver) if isinstance(call.receiver, Instance) else None


def _are_of_two_kinds(first: Created, one: Fed, two: Fed) -> bool:
    """Whether data come from two sources, or through two networks, and none from the first layer itself, as in a stack."""
    if first.variable in two.reads:
        return False
    apart = bool(one.leaves - two.leaves and two.leaves - one.leaves)
    return apart or bool(one.reads and two.reads and one.reads.isdisjoint(two.reads))
