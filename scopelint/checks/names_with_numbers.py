"""Names of variables, which end in `:0`, compared with texts that do not: TVS308."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from .queries.accesses import creations, name_of, noted
from .queries.names_of_layers import only_in_keras_3
from .sightings import Sighting, run_check


@run_check("TVS308")
def names_with_numbers(run: Run) -> Iterator[Sighting]:
    """`v.name in names`, where the names are those of operations: none is ever found, though variables are called like it."""
    compared = [e for e in noted(run, "compared by names") if e.facts["alike"] and not e.facts["keras_3"] and not e.moment.arms]
    if not compared or only_in_keras_3(run) is not None:
        return
    made = creations(run)
    for event in compared:
        variable = event.facts["alike"][0]
        if variable not in made:
            continue
        yield Sighting(
            given=f'by "{name_of(variable)}"',
            reason=f"finds no variable: the name of that one is {name_of(variable)}:0, and that of its operation (v.op.name) is meant",
            moment=event.moment,
            told="no name is among these here",
            earlier=made[variable].moment,
            before=f"{name_of(variable)} is made here",
            shown=None,
        )
