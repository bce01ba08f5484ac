"""What a step of eager code is to change, listed before the model has any variables: TVS308.

`trainable_variables` of a model that is not built is an empty list, and stays what it is where it is copied. What is applied by hand, by a
loop over such lists, changes nothing then, without a word.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .findings import Finding
from .frozen_after_listed import is_read_by_the_user
from .queries.accesses import changes, name_of, noted, site_of
from .queries.flow import variables_in
from .queries.holding import is_eager, own_of, variables_of
from .queries.order import by_age, follows
from .queries.ways import row
from .registry import check
from .sightings import Sighting, seen

_ELSEWHERE = ("handed out", "fitted", "fit ends", "weights set", "loaded", "checkpoint read", "restored")
"""What may change a model's variables."""


@check("TVS308")
def listed_before_there_are_any(exploration: Exploration) -> Iterator[Finding]:
    """The gradients of a loss are asked for nothing at all, and a model that the loss reads was listed when it had no variables yet."""
    if exploration.root.kind != "test":
        yield from seen("TVS308", exploration, _unbuilt)


def _unbuilt(run: Run) -> Iterator[Sighting]:
    empty = [e for e in noted(run, "listed") if e.facts["empty"] is True and e.facts["trainable"] and not e.moment.arms]
    asked = [e for e in noted(run, "gradient") if e.facts.get("result") == () and not e.moment.arms] if empty else []
    if not asked or any(noted(run, *_ELSEWHERE)):
        return
    changed = changes(run)
    for event in empty:
        own = [v for v in by_age(own_of(event.facts["model"])) if v.trainable is True and is_eager(v)]
        sites = [site_of(v) for v in own]
        early = all(s is not None and s.serial > event.moment.serial for s in sites)
        if not own or not early or not is_read_by_the_user(event) or _is_set(run, own):
            continue
        step = next((e for e in asked if set(own) <= variables_in(e.facts["reads"]) and follows(event.moment, e.moment)), None)
        if step is not None and not any(v in changed for v in own) and not _is_listed_again(run, event):
            yield Sighting(
                given='"trainable_variables"',
                reason=f"picks no variable: {name_of(own[0])} is only made later, in line {row(sites[0] or event.moment)}",
                moment=step.moment,
                told="the gradients of nothing are asked for here, and nothing is changed by them",
                earlier=event.moment,
                before="there are no variables here yet, and the list is empty",
                shown=None,
                at=event.moment,
            )
            return


def _is_set(run: Run, own: list[Variable]) -> bool:
    """Whether a program says of a part of a model whether it is trained: what is frozen is not listed either."""
    return any(not variables_of(e.facts["layer"]).isdisjoint(own) for e in noted(run, "trainable set"))


def _is_listed_again(run: Run, event: Noted) -> bool:
    """Whether a program looks at what a model has once more."""
    return any(e.facts["model"] is event.facts["model"] and e.facts["empty"] is not True for e in noted(run, "listed"))
