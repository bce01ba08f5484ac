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
from .queries.holding import variables_of
from .queries.ways import row
from .registry import check
from .sightings import Sighting, finding


@check("TVS515")
def loaded_into_another_shape(exploration: Exploration) -> Iterator[Finding]:
    """A Keras model gets the weights of another size, whatever the runs decide before, or as one question decided that was asked for the
    first model alone: of the second one the program does not ask."""
    for group in grouped(exploration, _unfit):
        found = finding("TVS515", group)
        if not found.assumptions or (len(group.decisive) == 1 and group.event.moment.certain() and _is_built_as_it_is(group.event)):
            yield found


def _is_built_as_it_is(seen: Sighting) -> bool:
    """Whether nothing was left to decide from where the file was saved until it is loaded, into a model that is made in between."""
    made = site_of(seen.variable) if isinstance(seen.variable, Variable) else None
    file = seen.earlier
    return made is not None and file is not None and file.serial < made.serial and file.decided == seen.moment.decided


def _unfit(run: Run) -> Iterator[Sighting]:
    """The same code has made a Keras model of another size, with fewer layers or more, whose weights were saved at the very path."""
    saved = list(noted(run, "weights saved"))
    for event in noted(run, "weights read") if saved else ():
        file = next((e for e in reversed(saved) if e.facts["path"] == event.facts["path"] and e.moment.serial < event.moment.serial), None)
        if file is None or any(e.moment.arms or e.facts["whole"] is not True for e in (file, event)):
            continue
        theirs, ours = _variables(file), _variables(event)
        fewer = bool(theirs and ours) and len(ours) < len(theirs) and _are_of_one_code(ours, theirs) and _lacks_layers(event, file)
        if not fewer and (not theirs or not ours or not _are_of_one_code(theirs, ours)):
            continue
        reason = f"of {'more' if fewer else 'fewer'} layers in line {row(file.moment)}"
        unfit = ours[-1] if fewer or (len(ours) > len(theirs) and _is_hdf5(event.facts["path"])) else None
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


def _lacks_layers(event: Noted, file: Noted) -> bool:
    """Whether Keras refuses a file for a layer too many: it counts them in a file of its older format, and the weights of each one.

    How many turns a loop has over what is not known, nobody knows: then it takes a layer with a number of weights that no other has.
    """
    path, models = event.facts["path"], (file, event)
    of_objects = isinstance(path, str | Text) and ends_with(path, ".weights.h5")
    theirs, ours = ({len(variables_of(layer)) for layer in each.facts["layers"]} for each in models)
    counted = all((site := site_of(v)) is not None and site.certain() for each in models for v in _variables(each))
    return _is_hdf5(path) and not of_objects and (counted or bool(theirs - ours))


def _is_hdf5(path: Value) -> bool:
    """Whether a path says that it is a file of layers, and no checkpoint of objects, which may lack some of them."""
    return isinstance(path, str | Text) and (ends_with(path, ".h5") or ends_with(path, ".hdf5"))
