"""A recurrence that is unrolled by hand, in a scope with the number of the step in its name: TVS303.

Each step has weights of its own then, and the flag by which they were to share finds nothing. Iterations that are to have their own look
at the same data each time, layers one by one begin with data, and what only adds up along the way does not go in again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Turn
from ..primitives.leaves import Leaf, Written
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed, Shared
from ..tf.reuse import Reuse
from .findings import Pair
from .queries.accesses import events, name_of, noted
from .queries.flow import data_of_access
from .queries.names import parted_scopes
from .queries.order import again
from .queries.ways import is_within, parted_in_turns
from .queries.words import OWN, STEPPED
from .sightings import Sighting, run_check


@run_check("TVS303")
def weights_of_each_step(run: Run) -> Iterator[Sighting]:
    """Each turn of a loop takes the next piece of a sequence and the state of the turn before, which was zero, with weights of its own."""
    asked = (e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and e.variable.trainable is True)
    made = [e for e in asked if len(e.variable.shape or ()) > 1 and isinstance(e.asked.reuse_origin, Moment) and not e.moment.arms]
    fed, taken = None, frozenset[object]()
    for first, other in again(made, lambda e: (e.variable.graph, e.moment.user_place(), e.moment.place)):
        turns = parted_in_turns(first.moment, other.moment)
        if turns is None or (turns[0].turn, turns[1].turn) != (0, 1) or not STEPPED.stand_in(turns[1].label):
            continue
        opened = _numbered(first, other, *turns)
        if opened is None or first.variable.shape != other.variable.shape or _is_meant(run, other):
            continue
        if fed is None:
            fed, taken = data_of_access(run), frozenset(e.variable for e in events(run, Shared))
        one, two = fed.get(first.moment), fed.get(other.moment)
        if one is None or two is None or first.variable in taken or other.variable in taken:
            continue
        if first.variable in two.reads and _begins_with_nothing(one) and _takes_the_next(one, two, *turns):
            yield Sighting(
                variable=other.variable,
                given=name_of(first.variable),
                moment=opened,
                told="the next step opens a scope of another number, and the state goes on without the weights",
                earlier=first.moment,
                before="the first step makes this one",
                shown=Pair(first.moment, other.moment, shared=False),
            )
            return


def _numbered(first: Created, other: Created, there: Frame, here: Frame) -> Moment | None:
    """Where the second turn opens a scope that has the name of the first one's but for a number, with a flag of its own."""
    scopes = parted_scopes(first, other)
    if scopes is None:
        return None
    (one, before), (two, moment) = scopes
    names = [re.sub(r"\d+", "#", str(name)) for name in (one, two)]
    inside = is_within(before, there) and is_within(moment, here) and before.user_place() == moment.user_place()
    own = first.asked.reuse_origin is before and other.asked.reuse_origin is moment
    return moment if inside and own and names[0] == names[1] else None


def _is_meant(run: Run, other: Created) -> bool:
    """Whether a docstring on the way says that each has weights of its own."""
    nodes = {id(frame.node) for frame in other.moment.frames() if frame.node is not None}
    return any(id(e.facts["node"]) in nodes and OWN.search(e.facts["text"]) for e in noted(run, "described"))


def _begins_with_nothing(data: Fed) -> bool:
    """Whether the first turn has zeros beside a piece of the data: weights of its own for these would never learn."""
    return any(isinstance(leaf, Written) for leaf in data.leaves) and bool(_pieces(data.leaves))


def _takes_the_next(one: Fed, two: Fed, there: Frame, here: Frame) -> bool:
    """Whether each of two turns takes a piece of the data of its own: what the loop is about, or what is cut out in a turn."""
    items = [_leaves_in(f.item) if isinstance(f, Turn) else frozenset[Leaf]() for f in (there, here)]
    if items[0] or items[1]:
        return bool(items[0] & one.leaves) and bool(items[1] & two.leaves - one.leaves)
    plain = (leaf for leaf in one.leaves if not isinstance(leaf, Written))
    return all(type(leaf) is object for leaf in plain) and bool(_pieces(two.leaves) - one.leaves)


def _pieces(leaves: frozenset[Leaf]) -> frozenset[Leaf]:
    """Data that have no name: what was cut out of others."""
    return frozenset(leaf for leaf in leaves if type(leaf) is object)


def _leaves_in(item: object) -> frozenset[Leaf]:
    parts = item if isinstance(item, tuple) else (item,)
    return frozenset[Leaf]().union(*(each.leaves for each in parts if isinstance(each, Tensor)))
