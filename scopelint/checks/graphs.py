"""Variables of one graph that operations of another are given: TVS106."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from .findings import Act, Finding, Life
from .queries.accesses import name_of, noted, site_of
from .registry import check
from .sightings import Sighting, seen


@check("TVS106")
def of_another_graph(exploration: Exploration) -> Iterator[Finding]:
    """A layer, cell or variable that belongs to one graph is used with the tensors of another.

    Only scripts are looked at: in which graph a function's caller, or a test, has made what it uses is not known.
    """
    if exploration.root.kind == "module":
        yield from seen("TVS106", exploration, _mixed)


def _mixed(run: Run) -> Iterator[Sighting]:
    for event in noted(run, "graphs mixed"):
        variable = event.facts["variable"]
        made = site_of(variable)
        if made is not None and not variable.assumed:
            yield Sighting(
                variable=variable,
                reason=f"{name_of(variable)} must be from the same graph as what it is used with",
                moment=event.moment,
                told="used here, with tensors of another graph",
                earlier=made,
                before="made here, in its graph",
                shown=Life("two graphs", (Act("mixed", event.moment, (variable,)),)),
            )
            return  # what follows from it is no news
