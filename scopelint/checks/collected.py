"""Collections that are asked for what a scope has, by a name that picks nothing (TVS308)."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from .findings import Finding
from .queries.collected import missed
from .registry import check
from .sightings import Sighting, seen


@check("TVS308")
def picks_nothing_to_do(exploration: Exploration) -> Iterator[Finding]:
    """What was to be run, or to be added to a loss, is not: the scope that its names must begin with is inside another one,
    or has a longer name."""
    if exploration.root.kind != "test":  # that nothing is picked may be what a test is about
        yield from seen("TVS308", exploration, _missed)


def _missed(run: Run) -> Iterator[Sighting]:
    for asked, example, left, inside in missed(run):
        why = "that scope is inside another one" if inside else "the scope is called otherwise"
        what = "updates nothing" if left[0].writes else "adds nothing to a loss"
        yield Sighting(
            given=f'"{asked.facts["scope"]}"',
            reason=f"picks nothing, and so {what}: {why}, as in {example}",
            moment=asked.moment,
            told="picked here, by how names begin",
            shown=None,
        )
