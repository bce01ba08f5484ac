"""One template that a list has for each layer of a stack: TVS307.

A template has its variables from its first call on. A list that pairs it with something for each layer has one layer, however long it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import Args, Function
from ..primitives.tensors import Tensor
from ..tf.variables import Variable
from .queries.accesses import noted
from .queries.order import follows
from .queries.ways import parted_in_turns
from .queries.words import AGAIN, COUPLES, LAYER, MEANT
from .sightings import Sighting, run_check


@run_check("TVS307")
def one_for_each_layer(run: Run) -> Iterator[Sighting]:
    """A list has one template several times, and a loop through it runs it on what came out of it in the turn before.

    So does a recurrence, which needs no list for that. And the template, or its function, is called a layer.
    """
    through = list(noted(run, "templates gone through"))
    made = {e.facts["template"]: e for e in noted(run, "template")} if through else {}
    put = [e for e in noted(run, "template gathered") if not e.moment.arms] if through else []
    for loop in through:
        for template in dict.fromkeys(loop.facts["templates"]):
            site = made.get(template.template)
            listed = [e for e in put for each in e.facts["templates"] if each is template]
            if site is None or len(listed) < 2 or not _is_called_a_layer(site) or not follows(site.moment, listed[0].moment):
                continue
            calls = [e for e in noted(run, "template called") if e.facts["value"] is template and _is_in(e, loop)]
            own = {v for v in template.made.data.get("variables") or () if isinstance(v, Variable)}
            again = next((e for e in calls[1:] if _runs_on_its_own(calls[0], e, own)), None)
            if again is None or again.moment.arms:
                continue
            yield Sighting(
                given="template",
                reason="it is in a list several times, and each runs on what came out of the one before: the layers are one",
                moment=listed[0].moment,
                told="one template, several times",
                earlier=again.moment,
                before="runs on its own output here",
                shown=None,
            )


def _is_called_a_layer(site: Noted) -> bool:
    function = site.facts["made_of"][0]
    said = [str(site.facts["name"]), *([function.name] if isinstance(function, Function) else [])]
    return (LAYER.stand_in(*said) or COUPLES.stand_in(*said)) and not AGAIN.stand_in(*said) and not MEANT.stand_in(*said)


def _is_in(call: Noted, loop: Noted) -> bool:
    """Whether a call is in a turn of a loop."""
    return any(f.turn is not None and f.place == loop.moment.place for f in call.moment.frames())


def _runs_on_its_own(first: Noted, again: Noted, own: set[Variable]) -> bool:
    """Whether a later turn of a loop runs a template on what came out of it, and tells it nothing else than the first did."""
    one, two = first.facts["given"], again.facts["given"]
    if parted_in_turns(first.moment, again.moment) is None or not isinstance(one, Args) or not isinstance(two, Args):
        return False
    told = [(*each.positional[1:], *(value for _, value in sorted(each.keywords.items()))) for each in (one, two)]
    same = len(told[0]) == len(told[1]) and all(a is b or _is_plain(a, b) for a, b in zip(*told, strict=True))
    given = two.positional[0] if two.positional else None
    return same and isinstance(given, Tensor) and not own.isdisjoint(given.reads)


def _is_plain(one: Value, other: Value) -> bool:
    return type(one) is type(other) and isinstance(one, str | int | float) and one == other
