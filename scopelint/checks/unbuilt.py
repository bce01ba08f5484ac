"""Models that are given weights, or asked for theirs, before they have any of their own: TVS106."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..domain.symbols import Text
from ..exploration.explore import Exploration, Run
from ..language.trace import Noted, Place, Value
from .findings import Finding
from .queries.accesses import noted
from .queries.holding import variables_of
from .registry import check
from .sightings import Sighting, seen


@check("TVS106")
def loaded_too_early(exploration: Exploration) -> Iterator[Finding]:
    """A layer makes its variables when it is built, which its first call does: until then Keras has nowhere to put what a file holds.
    A checkpoint of TensorFlow's it keeps for later.

    What a method's caller has built before is not known.
    """
    if exploration.root.kind != "method":
        built = {e.moment.user_place() for run in exploration.runs for e in _first_ones(run) if e.facts["bare"] is not True}
        yield from seen("TVS106", exploration, partial(_bare, built=built))


def _bare(run: Run, built: set[Place]) -> Iterator[Sighting]:
    for event in _first_ones(run):
        before = (e for e in noted(run, "handed out") if e.moment.serial < event.moment.serial)  # which may build what it holds
        if (
            event.facts["bare"] is True
            and not event.facts.get("caught")
            and event.moment.user_place() not in built
            and not event.moment.arms
            and not any(before)
        ):
            asked = event.what == "weights asked"
            reason = _ASKED if asked else _REASON if event.facts["weights"] is None else _HANDED
            told = f"it {'is asked for its' if asked else 'gets'} weights here, before anything builds it"
            yield Sighting(reason=reason, moment=event.moment, told=told, shown=None)


def _first_ones(run: Run) -> Iterator[Noted]:
    """Where weights are asked for, loaded from a file of HDF5 or handed over, each place at the first time: later ones may come after
    an error.

    Of a model that is built later on another check tells.
    """
    told = set[Place]()
    for event in noted(run, "weights set", "weights asked"):
        if event.moment.user_place() not in told and (event.what == "weights asked" or _has_no_place(run, event)):
            told.add(event.moment.user_place())
            yield event


def _has_no_place(run: Run, event: Noted) -> bool:
    """Whether what a model is given is of a file of HDF5, or handed over and not its own though it has nothing yet."""
    weights = event.facts["weights"]
    own = any(e.facts["model"] is event.facts["model"] for e in noted(run, "weights taken"))  # what it gave has a place in it
    handed = isinstance(weights, tuple) and bool(weights) and not own and not variables_of(event.facts["model"])
    return handed or _ends(event.facts.get("path"), ".h5")


_REASON = "weights are loaded into a model that has not yet been built"
_ASKED = "a model is asked for its weights that has not yet been built"
_HANDED = "set_weights gives weights to what has none of its own, as it has not yet been built"


def _ends(path: Value, suffix: str) -> bool:
    last = path.parts[-1] if isinstance(path, Text) else path
    return isinstance(last, str) and last.endswith(suffix)
