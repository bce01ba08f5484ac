"""Recurrent layers that keep a state, and begin what is another sequence with it: TVS410."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import DictValue, Instance
from ..tf.variables import Variable
from .queries.accesses import noted
from .queries.holding import instances_in, variables_of
from .queries.order import again, oldest
from .queries.ways import loops_around, parted_in_turns
from .sightings import Sighting, run_check


@run_check("TVS410")
def never_reset_between_passes(run: Run) -> Iterator[Sighting]:
    """A model with a layer that is stateful goes through the same data again, and begins with the state from the end of the last pass."""
    fits = [e for e in noted(run, "fitted") if e.facts["data"] is not None and not e.moment.arms]
    keeping = {id(e.facts["model"]): _stateful(e.facts["model"]) for e in fits}
    if not any(keeping.values()) or any(noted(run, "state reset", "handed out")) or any(e.facts["called_back"] for e in fits):
        return
    found = [(first, second) for first, second in again(fits, lambda e: id(e.facts["model"])) if _same_data(first, second)]
    for first, second in [*found, *((e, e) for e in fits if _goes_on(e))]:
        held = [v for layer in keeping[id(first.facts["model"])] for v in variables_of(layer) if isinstance(v, Variable)]
        if held:
            alone = second is first
            yield Sighting(
                variable=oldest(held),
                reason="begins each pass over the data with the state from the end of the last one, as nothing resets it",
                moment=second.moment,
                told="the same data again, from where the last pass has ended"
                if second is not first
                else "several passes over the same data",
                earlier=None if alone else first.moment,
                before="the first pass over the data",
                shown=None,
            )
            return


def _stateful(model: object) -> list[Instance]:
    return [each for each in instances_in(model) if each.attrs.data.get("stateful") is True]


def _same_data(first: Noted, second: Noted) -> bool:
    """Whether each turn of a loop fits a model to one thing, of which nothing says that it goes on where it has ended."""
    data = first.facts["data"]
    turns = parted_in_turns(first.moment, second.moment)
    return data is not None and second.facts["data"] is data and turns is not None and loops_around(first.moment)[-1] is turns[0]


def _goes_on(event: Noted) -> bool:
    """Whether a fit goes several times through data that it leaves in their order."""
    told = event.facts["told"].cells.data if isinstance(event.facts["told"], DictValue) else {}
    epochs = told.get("epochs")
    return event.facts["data"] is not None and told.get("shuffle") is False and isinstance(epochs, int) and epochs > 1
