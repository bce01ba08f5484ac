"""Two networks that are to be trained against each other, and are trained together: TVS518."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ..exploration.explore import Run
from ..language.trace import Noted
from ..tf.variables import Variable
from .findings import Act, Life
from .queries.accesses import creations, noted
from .queries.order import by_age, compatible
from .queries.sessions import writes_of
from .queries.ways import loops_around
from .queries.words import ADVERSARY, MAKER, Words
from .sightings import Sighting, run_check


@run_check("TVS518")
def told_of_neither(run: Run) -> Iterator[Sighting]:
    """Each of two optimizers trains all that its loss reaches: the maker and what judges it, both to the advantage of either."""
    everything = {id(e.facts["optimizer"]): e for e in noted(run, "all trained")}
    told = {id(e.facts["optimizer"]) for e in noted(run, "trained")} & everything.keys()
    steps = [e for e in noted(run, "trained") if id(e.facts["optimizer"]) in told and e.facts["op"] is not None]
    made, runs = creations(run), list(noted(run, "run")) if len(steps) > 1 else []
    for first, second in combinations(steps, 2):
        both = set(first.facts["variables"]) & set(second.facts["variables"])
        if first.facts["optimizer"] is second.facts["optimizer"] or both != set(first.facts["variables"]) | set(second.facts["variables"]):
            continue
        makers, judges = (_called(both, words) for words in (MAKER, ADVERSARY))
        if not makers or not judges or not compatible(first.moment, second.moment) or makers[0] not in made:
            continue
        if all(_is_run_in_a_loop(runs, step) for step in (first, second)):
            yield Sighting(
                variable=makers[0],
                reason="neither is told which variables are its own (var_list)",
                moment=second.moment,
                told="the second optimizer trains all variables",
                earlier=first.moment,
                before="the first optimizer trains all variables",
                shown=Life("trained by both", (Act("trained", first.moment, (makers[0],)), Act("trained", second.moment, (makers[0],)))),
            )
            return


def _called(variables: set[Variable], words: Words) -> list[Variable]:
    """The variables whose outermost scope has such a name."""
    return [v for v in by_age(variables) if "/" in str(v.op_name) and words.stand_in(str(v.op_name).partition("/")[0])]


def _is_run_in_a_loop(runs: list[Noted], step: Noted) -> bool:
    return any(loops_around(e.moment) and set(step.facts["variables"]) <= writes_of(e) for e in runs)


@run_check("TVS518")
def judge_not_frozen(run: Run) -> Iterator[Sighting]:
    """A Keras model ends in another one, which is fitted by itself in the same loop, and which learns along as it is not frozen there."""
    compiled = {id(e.facts["model"]): e for e in noted(run, "compiled")}
    fits = [e for e in noted(run, "fit ends") if loops_around(e.moment) and id(e.facts["model"]) in compiled]
    made = creations(run)
    for whole in fits:
        judge = whole.facts["last"]
        alone = next((e for e in fits if judge is not None and e.facts["model"] is judge), None)
        if alone is None or loops_around(alone.moment)[-1].place != loops_around(whole.moment)[-1].place or whole.moment.arms:
            continue
        learning = [set(e.facts["trainable"] or ()) for e in (whole, alone)]
        both = by_age(v for v in learning[0] & learning[1] if isinstance(v, Variable) and v in made)
        if both and learning[1] < learning[0]:
            yield Sighting(
                variable=both[0],
                reason="it is not frozen in the model that goes through it",
                moment=compiled[id(whole.facts["model"])].moment,
                told="compiled here, with all of its variables to be trained",
                earlier=compiled[id(judge)].moment,
                before="compiled here, to be trained by itself",
                shown=None,
            )
            return
