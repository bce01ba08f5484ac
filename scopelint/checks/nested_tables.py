"""A table that is to be looked up in and to be the layer behind it as well, and that is another one: TVS303.

A function asks for it under AUTO_REUSE, in a scope that it opens by a name. Called where the scope of a network is open, it asks inside of
that one; or it is told a name that is spelled otherwise. What it gives is new, and the two learn apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from ..exploration.explore import Run
from ..language.trace import Frame, Moment
from ..record.events import Created, Fed
from ..tf.reuse import Reuse
from ..tf.variables import Variable
from .drift import same_letters, slip
from .findings import Pair
from .queries.accesses import creations, events, name_of
from .queries.flow import first_data
from .queries.order import compatible
from .queries.ways import activation, at_call, is_within, written_in
from .sightings import Sighting, run_check


@run_check("TVS303")
def tied_in_another_scope(run: Run) -> Iterator[Sighting]:
    """Two calls of a function that are told the same make a table each, of which the second turns what was looked up in the first back."""
    made = [e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and _is_table(e)]
    fed = first_data(run) if len(made) > 1 else {}
    for first, other in combinations(made if fed else (), 2):
        inner = _scope_around(first, other)
        if inner is None or not compatible(first.moment, other.moment) or not are_told_the_same(first, other, inner):
            continue
        if _turns_back(first, other, fed) and _has_layers(run, inner, other):
            yield Sighting(
                variable=other.variable,
                given=name_of(first.variable),
                moment=other.moment,
                told="inside of another scope the same call makes another one",
                earlier=first.moment,
                before="the first call makes this one",
                shown=Pair(first.moment, other.moment, shared=False),
            )


@run_check("TVS303")
def tied_under_another_spelling(run: Run) -> Iterator[Sighting]:
    """Two calls of a function make a table each, whose names differ in a letter or an underscore, and the second turns back what the
    first has given."""
    made = [e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and _is_table(e)]
    fed = first_data(run) if len(made) > 1 else {}
    for first, other in combinations(made if fed else (), 2):
        spelled = slip(first, other) or same_letters(first, other)
        if not spelled or first.asked.scope != other.asked.scope or not compatible(first.moment, other.moment):
            continue
        one, two = _function(first), _function(other)
        calls = one is not None and two is not None and one.node is two.node and one.place != two.place and one.known != two.known
        if two is not None and calls and _turns_back(first, other, fed):
            yield Sighting(
                variable=other.variable,
                given=name_of(first.variable),
                moment=at_call(other.moment, two),
                told="this call makes another one",
                earlier=first.moment,
                before="the first call makes this one",
                shown=Pair(first.moment, other.moment, shared=False),
            )


def _turns_back(first: Created, other: Created, fed: Mapping[Variable, Fed]) -> bool:
    """Whether the first of two tables is looked up in, and the second met what came of that, as wide as its rows."""
    data, behind = fed.get(first.variable), fed.get(other.variable)
    if data is None or behind is None or _is_turned(data) or not _is_turned(behind):
        return False
    return first.variable in behind.reads


def _is_table(event: Created) -> bool:
    shape = event.variable.shape or ()
    return len(shape) == 2 and shape[0] != shape[1] and event.variable.trainable is True and not event.moment.arms


def _scope_around(first: Created, other: Created) -> Moment | None:
    """Where the scope was opened that is around the second alone, of two whose other scopes are opened by the same code."""
    ours, theirs = first.asked.openings, other.asked.openings
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), len(ours))
    extra = theirs[at][1] if at < len(theirs) else None
    rest, inside = ours[at:], theirs[at + 1 :]
    if not isinstance(extra, Moment) or not rest or len(rest) != len(inside) or first.asked.name != other.asked.name:
        return None
    alike = all(
        str(a[0]).rpartition("/")[2] == str(b[0]).rpartition("/")[2]
        and isinstance(a[1], Moment)
        and isinstance(b[1], Moment)
        and a[1].user_place() == b[1].user_place()
        for a, b in zip(rest, inside, strict=True)
    )
    return extra if alike and first.variable.graph is other.variable.graph and first.variable.shape == other.variable.shape else None


def are_told_the_same(first: Created, other: Created, inner: Moment) -> bool:
    """Whether one function makes both, called twice with the same, where a scope is open that it has not opened itself."""
    one, two = _function(first), _function(other)
    if one is None or two is None or one is two or one.node is not two.node:
        return False
    return one.known == two.known and one.receiver is two.receiver and not is_within(inner, two)


def _function(event: Created) -> Frame | None:
    """The call of the user's function that asks for a variable."""
    return written_in(event.moment) or activation(event.moment)


def _is_turned(data: Fed) -> bool:
    """Whether a table met data of the width of its rows, and so not indices, nor data that a layer would take."""
    rows, width = data.variable.shape or (None, None)
    return any(shape and shape[-1] == width != rows for shape in data.shapes)


def _has_layers(run: Run, inner: Moment, other: Created) -> bool:
    """Whether the scope around the second was opened for more than it."""
    return any(
        e.moment.user_place() != other.moment.user_place() and any(m is inner for _, m in e.asked.openings) for e in creations(run).values()
    )
