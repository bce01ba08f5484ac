"""Pairs with the trainable variables of a network that is told not to train, which are none: TVS509."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.values import DictValue
from ..tf.variables import Variable
from .queries.accesses import creations, noted, trainings
from .queries.holding import own_of, variables_of
from .queries.order import by_age
from .sightings import Sighting, not_followed, run_check


@run_check("TVS509")
def paired_with_none(run: Run) -> Iterator[Sighting]:
    """A network is to follow what another one learns, pair by pair, and of it those are asked for that are trained: there are none."""
    asked = [e for e in noted(run, "none to train") if isinstance(e.facts["found"], DictValue)]
    frozen = {id(e.facts["found"].cells.get("list")): e for e in asked}
    pairings = [e for e in noted(run, "zipped") if not e.moment.arms and len(e.facts["lists"]) == 1] if frozen else []
    pairings = [e for e in pairings if id(e.facts["lists"][0]) in frozen]
    made, trained = (creations(run), dict(trainings(run))) if pairings else ({}, {})
    for event in pairings:
        model, serial = frozen[id(event.facts["lists"][0])].facts["model"], event.moment.serial
        own = [v for v in by_age(own_of(model)) if v in made and v.trainable is not False]
        learners = [v for v in by_age(frozenset[Variable]().union(*map(variables_of, event.facts["beside"]))) if v in made and v in trained]
        twins = [(v, o) for v, o in zip(own, learners, strict=False) if v not in trained and v.shape == o.shape and v is not o]
        later = any(e.facts["variable"] in own and e.moment.serial > serial for e in noted(run, "assigned"))
        given = any(e.facts["model"] is model and e.moment.serial > serial for e in noted(run, "weights set"))
        if twins and len(twins) == len(own) == len(learners) and not later and not given:
            follower, learner = (made[v] for v in twins[0])
            reason = "brought up to date: it is told not to train, so that its trainable variables are none, and there are no pairs"
            yield not_followed(event, follower, learner, reason, "gone through with none of it here")
            return
