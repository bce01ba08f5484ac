"""A model that is asked how like a thing is to itself, where two networks stand for one: TVS202.

Two inputs of two kinds, such as questions and answers, may well have a network each. What is given the same thing for both has one kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Moment, Value
from ..record.events import Created
from ..tf.variables import Variable
from .branches import ANEW, are_two_things, were_meant_as_one
from .findings import Pair
from .queries.accesses import creations, name_of, noted
from .queries.holding import layers_made, variables_of
from .queries.order import by_age
from .queries.ways import parted_under_one_label, row
from .queries.words import ATTENDS, ATTENTION
from .sightings import Sighting, run_check


@run_check("TVS202")
def asked_of_itself(run: Run) -> Iterator[Sighting]:
    """A model that compares what two networks make of its two inputs, and is asked how like a thing is to itself: one network was meant.

    The networks are of several layers, made by two calls of one function which are told nothing else but names; a query and a key are not.
    """
    asked = [e for e in noted(run, "used") if _is_twice_the_same(e.facts.get("data"))]
    compared = [e for e in noted(run, "compared") if e.facts["apart"]] if asked else []
    made, owned = (creations(run), layers_made(run)) if compared else ({}, {})
    fitted = [variables_of(e.facts["model"]) for e in noted(run, "fitted")] if compared else []
    for event in compared:
        one, two = (by_age(part) for part in event.facts["parts"])
        use = next((e for e in asked if {*one, *two} <= variables_of(e.facts["model"])), None)
        names = [show(name) for names in event.facts["given"] for name in names]
        if use is None or not one or len(one) != len(two) or ATTENDS.stand_in(*names) or any(map(_is_of_attention, names)):
            continue
        if are_two_things(*event.facts["given"]) or not all(v in made for v in (*one, *two)):
            continue
        pairs = [(made[v], made[w]) for v, w in zip(*sorted((one, two), key=lambda part: part[0].serial), strict=True)]
        if not any({v for v in (*one, *two) if v.trainable is True} <= each for each in fitted):
            continue  # one of them may be what the other is held against
        if any(not variables_of(e.facts["layer"]).isdisjoint((*one, *two)) for e in noted(run, "trainable set")):
            continue  # one of them is to stay as it is
        several = sum(len(first.variable.shape or ()) > 1 for first, _ in pairs) > 1
        if several and _are_called_otherwise(owned, pairs) and were_meant_as_one(run, event, pairs):
            first, second = pairs[0]
            yield Sighting(
                variable=second.variable,
                reason=f"{ANEW}; line {row(use.moment)} asks how like a thing is to itself, and that goes through two networks",
                moment=owned[second.variable],
                told="made anew here, for the other input",
                earlier=owned[first.variable],
                before="made here",
                shown=Pair(first.moment, second.moment, shared=False),
            )
            return


def _is_twice_the_same(data: Value) -> bool:
    return isinstance(data, tuple) and len(data) == 2 and data[0] is data[1] and not isinstance(data[0], str | int | float | None)


def _is_of_attention(name: str) -> bool:
    return any(words.stand_in(name) for words in ATTENTION)


def _are_called_otherwise(owned: Mapping[Variable, Moment], pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether two calls of one function made the layers of either, and differ in texts alone by which no variable is called."""
    for first, second in pairs:
        one, two = owned.get(first.variable), owned.get(second.variable)
        calls = parted_under_one_label(one, two) if one is not None and two is not None else None
        if one is None or two is None or calls is None or calls[0].turn is not None or one.user_place() != two.user_place():
            return False
        if first.variable.shape != second.variable.shape or calls[0].known == calls[1].known:
            return False  # of those that are told the very same see above
        (here, there), given = (dict(call.known) for call in calls), {name_of(second.variable), name_of(first.variable)}
        differ = [(here.get(name), there.get(name)) for name in {**here, **there} if here.get(name) != there.get(name)]
        if any(not isinstance(text, str) or any(text in name for name in given) for pair in differ for text in pair):
            return False
    return bool(pairs)
