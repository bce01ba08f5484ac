"""Weights of a file that layers get by their number, where a model has a layer more than the one that was saved: TVS504.

Keras 3 counts the layers of each class. A layer that comes before others takes what the first of them was saved as, and so on. What does
not fit is skipped, and what fits is loaded without a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..exploration.explore import Run
from ..language.trace import Place, Value
from ..language.values import Instance
from ..tf.shapes import Shape
from ..tf.variables import Variable
from .queries.accesses import creations, noted, site_of
from .queries.holding import variables_of
from .queries.order import by_age
from .sightings import Sighting, run_check


@run_check("TVS504")
def loaded_in_order(run: Run) -> Iterator[Sighting]:
    """A layer is given what another line has made, in its shapes, and what its own line has made is in the file as well."""
    saved = list(noted(run, "weights saved"))
    for event in noted(run, "loaded in order") if saved else ():
        file = next((e for e in reversed(saved) if e.facts["path"] == event.facts["path"] and e.moment.serial < event.moment.serial), None)
        if file is None or event.moment.arms:
            continue
        theirs, ours = _by_class(file.facts["layers"]), _by_class(event.facts["layers"])
        for name in ours.keys() & theirs.keys():
            shifted = _shifted(ours[name], theirs[name]) if len(ours[name]) != len(theirs[name]) else None
            if shifted is not None and shifted[0] in creations(run):
                variable, other = shifted
                yield Sighting(
                    variable=variable,
                    given=" in its place",
                    reason=f"layers are counted, and its own gets what line {other.span.row} has made, as there are fewer or more of them",
                    moment=event.moment,
                    told="loaded in the order of the layers here",
                    earlier=file.moment,
                    before="saved here",
                    shown=None,
                )
                break


def _by_class(layers: Sequence[Value]) -> dict[str, list[Instance]]:
    found: dict[str, list[Instance]] = {}
    for layer in layers:
        if isinstance(layer, Instance):
            found.setdefault(layer.cls.name, []).append(layer)
    return found


def _shifted(ours: list[Instance], theirs: list[Instance]) -> tuple[Variable, Place] | None:
    """The first variable of a layer that is given what another line has made, where its own has one there too; and that line."""
    known = [_made(each) for each in theirs]
    for layer, given in zip(ours, known, strict=False):
        own = _made(layer)
        if own is None or given is None or own[0] == given[0] or own[1] != given[1] or None in own[1]:
            continue
        if own in known:
            return by_age(variables_of(layer))[0], given[0]
    return None


def _made(layer: Instance) -> tuple[Place, tuple[Shape, ...]] | None:
    """Which line has made a layer's weights, and their shapes."""
    held = by_age(variables_of(layer))
    site = site_of(held[0]) if held else None
    return None if site is None else (site.user_place(), tuple(v.shape for v in held))
