"""Weights that a layer's second `build` makes anew, when the first ones were given their values: TVS507.

That a layer is built is said by the `build` of the base class, or by the layer's call, after it has run `build` itself. Where the program
calls a `build` of its own that does not say so, the first call runs that once more. Keras 3 says it after each `build`.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted
from ..language.values import Instance
from ..tf.variables import Variable
from .queries.accesses import creations, goes_on, noted, rebindings
from .queries.holding import is_eager
from .queries.names_of_layers import only_in_keras_3
from .queries.order import compatible
from .sightings import Sighting, run_check


@run_check("TVS507")
def built_twice(run: Run) -> Iterator[Sighting]:
    """A layer is built by hand and gets its weights. Its first call builds it once more, and nothing gives it these weights again."""
    for event in rebindings(run) if only_in_keras_3(run) is None else ():
        before, now, holder = event.facts["before"], event.facts["now"], event.facts["holder"]
        if not isinstance(before, Variable) or not isinstance(now, Variable) or not isinstance(holder, Instance) or event.moment.arms:
            continue
        second = _build_of(holder, event.moment)
        made = creations(run) if second is not None and second.place.stub and is_eager(before) else {}
        first = _build_of(holder, made[before].moment) if before in made and now in made else None
        if first is None or first is second or first.place.stub or holder.attrs.data.get("_locked") is True:
            continue
        given = next((e for e in _given(run, before, holder) if e.moment.serial < event.moment.serial), None)
        if given is None or not compatible(given.moment, event.moment) or _is_given_again(run, now, holder):
            continue
        yield Sighting(
            variable=now,
            given="made anew by the layer's first call",
            reason="given a value, as build does not say that the layer is built",
            moment=made[now].moment,
            told="build runs again by the first call, and makes another one here",
            earlier=given.moment,
            before="what the first one has made gets its value here",
            shown=None,
        )
        return


def _build_of(holder: Instance, moment: Moment) -> Frame | None:
    """The call of a layer's `build` that a moment is in."""
    return next((f for f in moment.frames() if f.receiver is holder and f.label.rpartition(".")[2] == "build"), None)


def _given(run: Run, variable: Variable, holder: Instance) -> Iterator[Noted]:
    """Where a variable gets a value otherwise than by what its layer does itself."""
    for event in noted(run, "assigned", "weights set", "trained"):
        if event.what == "assigned":
            of_it = event.facts["variable"] is variable and all(f.receiver is not holder for f in event.moment.frames())
        else:
            of_it = variable in (event.facts["own" if event.what == "weights set" else "variables"] or ())
        if of_it:
            yield event


def _is_given_again(run: Run, variable: Variable, holder: Instance) -> bool:
    """Whether what is made anew gets a value as well, and not by training alone."""
    return any(e.what == "weights set" or (e.what == "assigned" and not goes_on(e)) for e in _given(run, variable, holder))
