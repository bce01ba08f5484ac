"""Estimators that do not know of each other: TVS509."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from .queries.accesses import creations, name_of, noted
from .sightings import Sighting, run_check


@run_check("TVS509")
def of_another_folder(run: Run) -> Iterator[Sighting]:
    """An estimator is asked what it has learned, and never was trained: the training was that of another one, of the same function.

    Without a `model_dir` each of them has a folder of its own, which is new.
    """
    steps = list(noted(run, "estimator"))
    made = creations(run) if steps else {}
    for index, event in enumerate(steps):
        ours = [e for e in steps[:index] if e.facts["mode"] == "train" and e.facts["estimator"] is event.facts["estimator"]]
        if event.facts["mode"] == "train" or event.facts["alone"] is not True or ours:
            continue
        for before in steps[:index]:
            if before.facts["mode"] != "train" or before.facts["model_fn"] != event.facts["model_fn"]:
                continue
            learned, used = ([e for v, e in made.items() if v.graph is each.facts["graph"]] for each in (before, event))
            twins = [(e, f) for e in learned for f in used if f.variable.trainable is True and e.variable.op_name == f.variable.op_name]
            if twins:
                first, other = twins[0]
                yield Sighting(
                    variable=other.variable,
                    given=f"the {name_of(first.variable)} of another estimator",
                    given_at=first.moment,
                    reason="trained: without a model_dir each estimator begins anew in a folder of its own",
                    moment=event.moment,
                    told="an estimator that was never trained is used here",
                    earlier=before.moment,
                    before="another one was trained here",
                    shown=None,  # that two graphs have variables of their own would not show which folder is read
                )
                return
