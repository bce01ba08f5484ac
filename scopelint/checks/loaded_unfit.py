"""Weights of a file that do not fit the model which is to have them: TVS515."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..domain.symbols import Text, ends_with
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Value
from ..tf.variables import Variable
from .findings import Finding
from .grouping import grouped
from .queries.accesses import differ_in_shape, noted, site_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, finding


@check("TVS515")
def loaded_into_another_shape(exploration: Exploration) -> Iterator[Finding]:
    """A Keras model gets the weights of another size, whatever the runs decide before."""
    found = (finding("TVS515", group) for group in grouped(exploration, _unfit))
    return (each for each in found if not each.assumptions)


def _unfit(run: Run) -> Iterator[Sighting]:
    """The same code has made a Keras model of another size, or with fewer layers, whose weights were saved at the very path."""
    saved = list(noted(run, "weights saved"))
    for event in noted(run, "weights read") if saved else ():
        file = next((e for e in reversed(saved) if e.facts["path"] == event.facts["path"] and e.moment.serial < event.moment.serial), None)
        if file is None or any(e.moment.arms or e.facts["whole"] is not True for e in (file, event)):
            continue
        theirs, ours = _variables(file), _variables(event)
        if not theirs or not ours or not _are_of_one_code(theirs, ours):
            continue
        reason = f"of fewer layers in line {row(file.moment)}"
        unfit = ours[-1] if len(ours) > len(theirs) and _is_hdf5(event.facts["path"]) else None
        if len(ours) == len(theirs):
            there, unfit = next((pair for pair in zip(theirs, ours, strict=True) if differ_in_shape(*pair)), (None, None))
            if there is not None and unfit is not None:
                reason = f"{list(there.shape or ())} in line {row(file.moment)}, and is {list(unfit.shape or ())} here"
        if unfit is None:
            continue
        yield Sighting(
            variable=unfit,
            reason=reason,
            moment=event.moment,
            told="loaded here",
            earlier=file.moment,
            before="saved here",
            shown=None,
        )


def _variables(event: Noted) -> list[Variable]:
    return [v for v in event.facts["weights"] if isinstance(v, Variable)]


def _are_of_one_code(theirs: Sequence[Variable], ours: Sequence[Variable]) -> bool:
    """Whether the same lines have made two models' variables, one after the other as far as both have some."""
    places = [[None if (site := site_of(v)) is None else site.user_place() for v in each] for each in (theirs, ours)]
    return set(places[0]) <= set(places[1]) and None not in places[1]


def _is_hdf5(path: Value) -> bool:
    """Whether a path says that it is a file of layers, and no checkpoint of objects, which may lack some of them."""
    return isinstance(path, str | Text) and (ends_with(path, ".h5") or ends_with(path, ".hdf5"))
