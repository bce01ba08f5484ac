"""Statistics that a network which is told not to train updates all the same, as an `arg_scope` around it tells its layers to: TVS518."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted
from ..source.mentions import said_at
from ..tf.variables import Variable
from .queries.accesses import creations, noted
from .queries.ways import at_call, caller, is_within, row
from .queries.words import TRAINS
from .sightings import Sighting, run_check


@run_check("TVS518")
def told_otherwise(run: Run) -> Iterator[Sighting]:
    """A function is called to train and not to train, the second time under an `arg_scope` that was made without being told so.

    What makes the scope can be told, and trains by default: the normalization updates its statistics in place, whatever is run.
    """
    scopes = {id(each): e for e in noted(run, "told to train") for each in e.facts["told"]}
    calls = list(noted(run, "statistics in place")) if scopes else []
    runs, made = list(noted(run, "run")) if calls else [], creations(run)
    for event in calls if runs else ():
        kept, scope = event.facts["kept"], next((scopes[id(each)] for each in event.facts["told"] if id(each) in scopes), None)
        network, maker = _told(event.moment, False), _told(scope.moment, True) if scope is not None else None
        if scope is None or network is None or maker is None or kept not in made or event.moment.arms or not isinstance(kept, Variable):
            continue
        if is_within(scope.moment, network) or _says_so(maker) or not any(_trains(other, kept, network) for other in calls):
            continue
        yield Sighting(
            variable=kept,
            given="by what is not to train, too",
            reason=f"line {row(at_call(event.moment, network))} says so to the network, and nothing says so to the arg_scope made here",
            moment=at_call(scope.moment, maker),
            told="this arg_scope tells the layers to train, by default",
            earlier=at_call(event.moment, network),
            before="the network is told not to train here",
            shown=None,
        )


def _told(moment: Moment, answer: bool) -> Frame | None:
    """The innermost call of a user's function on the way that is told whether to train, if it is told this."""
    calls = (f for f in reversed(moment.frames()) if f.turn is None and not f.place.stub and f.node is not None)
    told = next(((f, value) for f in calls for name, value in f.known if TRAINS.stand_in(name) and isinstance(value, bool)), None)
    return told[0] if told is not None and told[1] is answer else None


def _says_so(call: Frame) -> bool:
    """Whether a call says itself whether to train; one of no function's body may."""
    around = caller(call)
    if around is None or around.node is None:
        return True
    return any(TRAINS.stand_in(word) or word == "True" for word in said_at(around.node, call.place.span))


def _trains(other: Noted, kept: Variable, network: Frame) -> bool:
    """Whether another call of the network's function, which is told to train, is one that has the statistic as well."""
    call = _told(other.moment, True)
    return other.facts["kept"] is kept and call is not None and call is not network and call.node is network.node
