"""Gradients of one network that another one is given: TVS509 where a tape records."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import changes, creations, name_of, noted
from .queries.order import by_age, compatible
from .queries.ways import users_call
from .sightings import Sighting, run_check


@run_check("TVS509")
def given_to_another(run: Run) -> Iterator[Sighting]:
    """One function takes the gradients of two networks of one make, gives both to the first, and trains the second never."""
    if any(noted(run, "handed out", "weights set")):
        return
    changed, made, told = changes(run), creations(run), set[Variable]()
    asked, trained = list(noted(run, "gradient")), list(noted(run, "trained"))
    for event in asked:
        ours = by_age(v for v in event.facts["sources"] or () if isinstance(v, Variable))
        if not ours or ours[0] in told or any(v in changed or v not in made for v in ours):
            continue
        call = users_call(event.moment)
        for other in asked:
            theirs = by_age(v for v in other.facts["sources"] or () if isinstance(v, Variable))
            steps = [e for e in trained if _is_step(e, theirs, event) and users_call(e.moment) is call]
            places = {e.moment.user_place(): e for e in steps}
            wrong = next((e for e in steps if _gives(event, e)), None)
            if not theirs or theirs[0] not in made:
                continue
            if users_call(other.moment) is not call or not _alike(ours, theirs) or len(places) < 2 or wrong is None:
                continue
            told.add(ours[0])
            yield Sighting(
                variable=ours[0],
                given=name_of(theirs[0]),
                reason="trained",
                moment=wrong.moment,
                told="the other network is given its gradients here",
                earlier=made[theirs[0]].moment,
                before="what is trained twice is made here",
                # What a traced function makes at its first call cannot be made again outside of it.
                shown=Pair(made[theirs[0]].moment, made[ours[0]].moment, False, told="training") if ours[0].graph.eager else None,
            )
            break


def _is_step(event: Noted, variables: list[Variable], gradient: Noted) -> bool:
    """Whether an optimizer's step is one of just these variables, in a program that comes to a gradient."""
    return set(event.facts["variables"]) == set(variables) and compatible(event.moment, gradient.moment)


def _gives(gradient: Noted, step: Noted) -> bool:
    """Whether a step is made with the very gradients that were asked for there."""
    given = {id(g) for g in step.facts.get("gradients") or ()}
    result = gradient.facts["result"]
    return bool(given) and isinstance(result, tuple) and all(id(g) in given for g in result)


def _alike(ours: list[Variable], theirs: list[Variable]) -> bool:
    """Whether two networks have variables of their own, of the same shapes."""
    return set(ours).isdisjoint(theirs) and [v.shape for v in ours] == [v.shape for v in theirs]
