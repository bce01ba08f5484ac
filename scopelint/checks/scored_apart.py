"""What is right and what is made up, scored by two networks where one was meant: TVS303.

A function opens its scope under AUTO_REUSE so that all its calls share. Called where a scope is open that is there to tell the made up from
the right, it opens another one below that: what is not right is scored by weights of its own, and the loss holds two networks apart.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Name, show
from ..exploration.explore import Run
from ..language.trace import Moment, Place
from ..primitives.tensors import Tensor
from ..record.events import Created
from ..tf.reuse import Reuse
from .findings import Pair
from .nested_tables import are_told_the_same
from .queries.accesses import assignments, creations, events, is_copied, name_of, noted
from .queries.order import again
from .queries.words import MADE_UP, RIGHT
from .sightings import Sighting, run_check

_Opening = tuple[Name, Moment]


@run_check("TVS303")
def scored_apart(run: Run) -> Iterator[Sighting]:
    """Two calls of one function that are told the same, the second in a scope for what is made up, make two networks for one loss."""
    made = [e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and e.variable.trainable is True]
    inside = [e for e in made if any(MADE_UP.stand_in(_own_name(name)) for name, _ in e.asked.openings)]
    trained = noted(run, "all trained", "chosen to train") if inside else ()
    losses = [e.facts["loss"] for e in trained if isinstance(e.facts["loss"], Tensor)]
    assigned, told = assignments(run) if losses else {}, set[Place]()
    places = {e: (e.variable.graph, e.moment.place, e.moment.user_place(), e.variable.shape) for e in (made if losses else ())}
    for first, other in again(places, lambda e: places[e]):
        inner = _scope_of_the_made_up(first, other)
        if inner is None or inner.user_place() in told or not are_told_the_same(first, other, inner):
            continue
        both = {first.variable, other.variable}
        together = any(both <= loss.gradients for loss in losses)
        if together and both.isdisjoint(assigned) and not is_copied(run, first, other) and not _has_others(run, inner, other):
            told.add(inner.user_place())
            yield Sighting(
                variable=other.variable,
                given=name_of(first.variable),
                moment=inner,
                told="inside of this scope the same call makes another one",
                earlier=first.moment,
                before="the first call makes this one",
                shown=Pair(first.moment, other.moment, shared=False),
            )


def _own_name(scope: Name) -> str:
    return show(scope).rpartition("/")[2]


def _scope_of_the_made_up(first: Created, other: Created) -> Moment | None:
    """Where a scope was opened for what is made up, around the second alone of two that are opened alike, or where the first has one for
    what is right."""
    ours, theirs = ([(name, m) for name, m in e.asked.openings if isinstance(m, Moment)] for e in (first, other))
    at = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), len(ours))
    if at >= len(theirs) or first.asked.name != other.asked.name or not MADE_UP.stand_in(_own_name(theirs[at][0])):
        return None
    beside = at < len(ours) and RIGHT.stand_in(_own_name(ours[at][0]))
    rest = theirs[at + 1 :]
    return theirs[at][1] if rest and (_are_opened_alike(ours[at:], rest) or (beside and _are_opened_alike(ours[at + 1 :], rest))) else None


def _are_opened_alike(one: list[_Opening], two: list[_Opening]) -> bool:
    pairs = list(zip(one, two, strict=False))
    return len(one) == len(two) and all(_own_name(a) == _own_name(b) and m.user_place() == n.user_place() for (a, m), (b, n) in pairs)


def _has_others(run: Run, inner: Moment, other: Created) -> bool:
    """Whether a scope has variables that the call does not make: then it is one of a network, and not only there to name operations."""
    call = next((f for f in other.moment.frames() if f.turn is None and not f.place.stub and f.parent is inner.frame), None)
    return any(
        any(m is inner for _, m in e.asked.openings) and (call is None or all(f is not call for f in e.moment.frames()))
        for e in creations(run).values()
    )
