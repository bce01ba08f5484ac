"""A network that is held against what it says itself of other data, where what it says there is called that of a copy: TVS301.

A function is told the name of its scope by a parameter, so that it can make a network and a copy which stays behind. One that has the name
already, as a partial does, makes one network however often it is called.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted
from ..record.events import Created, Shared
from ..source.mentions import call_at, said_at
from ..source.nodes import FunctionDef
from .queries.accesses import creations, events, noted, trainings
from .queries.flow import data_of_access
from .queries.ways import at_call, called_by, caller, has_by_default, is_within, parting, row, written_twice
from .queries.words import COPY, MEANT, words_of
from .sharing_by_names import met
from .sightings import Sighting, run_check


@run_check("TVS301", key=lambda sighting: parting(sighting.earlier or sighting.moment, sighting.moment))
def held_against_its_copy(run: Run) -> Iterator[Sighting]:
    """A loss holds the one result of a network against what comes, behind a stopped gradient, of the other one."""
    held = [e for e in noted(run, "measured") if e.facts["behind"]]
    trained = {v for v, _ in trainings(run)} if held else set()
    if not trained:
        return
    made, fed, told = creations(run), data_of_access(run), set[tuple[Frame, Frame]]()
    for again in events(run, Shared):
        first = made.get(again.variable)
        calls = written_twice(first.moment, again.moment) if first is not None and again.auto else None
        if first is None or calls is None or calls in told or again.variable not in trained:
            continue
        told.add(calls)
        one, two = fed.get(first.moment), fed.get(again.moment)
        loss = next((e for e in held if again.variable in e.facts["behind"] and e.moment.serial > again.moment.serial), None)
        if loss is not None and one is not None and two is not None and one.data != two.data and _are_to_be_two(first, again, *calls):
            yield _called(first, again, loss, *calls)


def _called(first: Created, again: Shared, loss: Noted, there: Frame, here: Frame) -> Sighting:
    names = called_by(there), called_by(here)
    reason = f"the data of {names[0]} and of {names[1]}, against which line {row(loss.moment)} holds it, and which was to be of a copy"
    return replace(
        met(first, again, reason),
        earlier=at_call(first.moment, there),
        before="called here",
        moment=at_call(again.moment, here),
        told="and here again, with the same name for its scope",
        given_at=first.moment,
    )


def _are_to_be_two(first: Created, again: Shared, there: Frame, here: Frame) -> bool:
    """Whether a function opens the scope that it is told, what calls it has the name already, and the second result is called a copy's."""
    opened = again.asked.reuse_origin
    if not isinstance(opened, Moment) or not is_within(opened, here) or here.turn is not None:
        return False
    names, around = (called_by(there), called_by(here)), caller(here)
    if not all(names) or around is None or around.node is None or not _is_copy_of(*names):
        return False
    said = (here.label, show(again.asked.scope), *said_at(around.node, here.place.span))
    return not MEANT.stand_in(*said) and not any(map(COPY.stand_in, said)) and _has_its_name(around, here, show(again.asked.scope))


def _is_copy_of(one: str, two: str) -> bool:
    """Whether the second name is the first one with a word more that says it is of a copy."""
    rest = [word for word in words_of(two) if not COPY.have(word)]
    return bool(rest) and not COPY.stand_in(one) and COPY.stand_in(two) and set(rest) <= set(words_of(one))


def _has_its_name(around: Frame, call: Frame, scope: str) -> bool:
    """Whether a call tells nothing of the name of the scope, and the function that is called has it by a parameter, not by default."""
    at = call_at(around.node.body, call.place.span) if around.node is not None else None
    if at is None or not isinstance(call.node, FunctionDef) or any(argument.star for argument in at.args):
        return False
    parts, own = scope.split("/"), [a for a in at.args if a.keyword is None]
    order = call.node.params.in_order
    for name, value in call.known:
        told = name in order[: len(own) + (call.receiver is not None)] or any(a.keyword == name for a in at.args)
        if isinstance(value, str) and value in parts and not told and not has_by_default(call, name):
            return True
    return False
