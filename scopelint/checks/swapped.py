"""Parts of a network that two graphs make in another order, so that each restores what the other one has learned: TVS504.

Layers without names are numbered as they come. Where a program that serves makes the heads in another order than the one that trains, each
of them has the name of the other in the checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame
from ..tf.variables import Variable
from .queries.accesses import name_of, site_of
from .queries.savers import Use
from .queries.ways import at_call, called_by, caller, row
from .savers import restores_of
from .sightings import Sighting, run_check


@run_check("TVS504")
def swapped(run: Run) -> Iterator[Sighting]:
    """Two variables are restored, each with what the checkpoint has of what the program calls by the name of the other."""
    for use, checkpoint, _ in restores_of(run):
        if checkpoint is not None:
            yield from _swapped(checkpoint, use)


def _swapped(saved: Use, restored: Use) -> Iterator[Sighting]:
    seen: dict[tuple[str, str, str], tuple[Frame, Frame]] = {}
    for name, variable in restored.held.items():
        there = saved.held.get(name)
        apart = _apart(there, variable) if there is not None and _are_alike(there, variable) else None
        if there is None or apart is None:
            continue
        was, now = apart
        of = "" if was.turn is not None else was.label
        other = seen.get((of, called_by(now), called_by(was)))
        seen.setdefault((of, called_by(was), called_by(now)), apart)
        first, again = site_of(there), site_of(variable)
        if other is None or first is None or again is None or any(caller(a) is not caller(b) for a, b in zip(apart, other, strict=True)):
            continue
        yield Sighting(
            variable=variable,
            given=f" as that of {called_by(now)}",
            reason=f"line {row(at_call(first, was))} has made {name_of(there)} for {called_by(was)}, and the two have changed places",
            moment=at_call(again, now),
            told=f"{called_by(now)} comes at the place of {called_by(was)} here",
            earlier=at_call(first, was),
            before=f"{called_by(was)} is made here in the graph that is saved",
            shown=None,
        )
        return


def _are_alike(one: Variable, two: Variable) -> bool:
    return one.graph is not two.graph and one.shape == two.shape and two.trainable is True


def _apart(saved: Variable, restored: Variable) -> tuple[Frame, Frame] | None:
    """The innermost calls of one function, or turns of loops, that made two variables and whose results have different names."""
    first, again = site_of(saved), site_of(restored)
    if first is None or again is None:
        return None
    ways = ([f for f in reversed(site.frames()) if not f.place.stub] for site in (first, again))
    for one, two in zip(*ways, strict=False):
        if (one.turn is None) is not (two.turn is None) or (one.turn is None and one.label != two.label):
            return None
        names = called_by(one), called_by(two)
        if all(len(name) > 1 for name in names) and names[0] != names[1]:
            return one, two
    return None
