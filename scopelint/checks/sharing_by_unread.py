"""Sharing under AUTO_REUSE of what a function was told to tell apart: TVS301, where it never reads what it is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment
from ..record.events import Created, Fed, Shared
from ..source.mentions import reads
from ..source.nodes import FunctionDef
from ..tf.variables import Variable
from .queries.accesses import events, taken
from .queries.flow import data_of_access
from .queries.names import one_network
from .queries.ways import has_by_default, is_within, paired, parting, unread, users_call
from .queries.words import COMMON, MEANT, PAIRED
from .sharing_by_names import met, where_opened
from .sightings import Sighting, run_check


@run_check("TVS301", key=lambda sighting: parting(sighting.earlier or sighting.moment, sighting.moment))
def labels_that_are_not_read(run: Run) -> Iterator[Sighting]:
    """Two calls of one function differ in a name or a number alone, which it never reads: they compute the same, or are of two networks."""
    shared = taken(run)
    fed = data_of_access(run) if shared else {}
    last: dict[Variable, Created | Shared] = {}
    for first, again in shared:
        before = last.get(again.variable, first)
        last[again.variable] = again
        reason = _of_two(run, first, again, fed) or (before is not first and _of_two(run, before, again, fed))
        if reason:
            seen, opened = met(first, again, reason), again.asked.reuse_origin
            deep_inside = isinstance(opened, Moment) and users_call(opened) is not users_call(again.moment)
            yield where_opened(first, again, seen) if deep_inside else seen


def _of_two(run: Run, first: Created | Shared, again: Shared, fed: Mapping[Moment | None, Fed]) -> str | None:
    """What two uses of a variable were to be for, if the calls that they are in say that in vain."""
    one, two = fed.get(first.moment), fed.get(again.moment)
    pairs = list(paired(first.moment, again.moment))
    for at, (there, here) in enumerate(pairs):
        told = list(unread(there, here)) or list(_not_handed_on(there, here, pairs[at + 1 :]))
        if len(told) != 1 or len(set(there.known) ^ set(here.known)) != 2:
            continue
        (parameter, other, name), same = told[0], one is not None and two is not None and one.data == two.data
        if same and _tell_apart(other, name):
            return f"the same data for {other!r} and for {name!r}"
        if not same and _are_two_networks(run, first, again, here, other, name):
            return f"both {other!r} and {name!r}, as {here.label} never reads {parameter!r}"
    return None


def _not_handed_on(one: Frame, two: Frame, inside: Iterable[tuple[Frame, Frame]]) -> Iterator[tuple[str, str | int, str | int]]:
    """What two calls of a method are told otherwise, and it never reads, while that of its base has the parameter as it is by default."""
    node, theirs = two.node, dict(one.known)
    if not isinstance(node, FunctionDef) or one.node is not node or node.decorators or two.receiver is None:
        return
    for name, value in two.known:
        if theirs.get(name, value) == value or reads(node, name):
            continue
        of_base = (b for a, b in inside if a.receiver is one.receiver and b.receiver is two.receiver and a.node is b.node is not node)
        if any(isinstance(b.node, FunctionDef) and b.node.name == node.name and has_by_default(b, name) for b in of_base):
            yield name, theirs[name], value


def _tell_apart(one: str | int, other: str | int) -> bool:
    """Whether two texts are names of two networks, or parts of one; or two numbers those of one and the next."""
    if isinstance(one, str) and isinstance(other, str):
        return not one_network(one, other) or (one.isalpha() and other.isalpha() and len(one) == len(other) == 1)
    return type(one) is type(other) is int and one + 1 == other


def _are_two_networks(run: Run, first: Created | Shared, again: Shared, call: Frame, one: str | int, other: str | int) -> bool:
    """Whether a function that opens a scope of its own, and makes several layers there, is told two names."""
    if (
        not isinstance(one, str)
        or not isinstance(other, str)
        or one_network(one, other)
        or (PAIRED.stand_in(one) and PAIRED.stand_in(other))
    ):
        return False
    said = (call.label, show(again.asked.scope))
    opened = again.asked.reuse_origin
    if not isinstance(opened, Moment) or not is_within(opened, call) or COMMON.stand_in(*said) or MEANT.stand_in(*said):
        return False
    inside = {e.variable for e in events(run, Shared) if is_within(e.moment, call)}
    return len([v for v in inside if v.shape is None or len(v.shape) > 1]) > 1
