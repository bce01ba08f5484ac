"""Sharing under AUTO_REUSE that nobody meant: TVS301 and TVS302.

AUTO_REUSE says "create it, or take what is there", so that two layers that happen to have one name become one
without a word. What tells accident from intent is how the data flows and what else the code around shares:

* a layer applied to its own output, with no new data coming in, is a stack that has collapsed (a recurrent step
  takes new input each time, a second pass starts from other data);
* but a whole network applied to its own output (a cycle, a reconstruction) is meant: there more than one layer is
  shared at once;
* a piece of code that makes variables of its own, and takes one that another such piece made, mixes up two parts
  of one network.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ..diagnostics import Step
from ..domain.symbols import show
from ..interp.events import Applied, Created, Event, Frame, Moment, Shared
from ..interp.explore import Exploration, Run
from ..tf.variables import Variable
from . import story
from .findings import Finding, assumptions, grouped


def collisions(exploration: Exploration) -> Iterator[Finding]:
    """TVS301: parts of one network that each have variables of their own meet in one variable."""
    yield from _findings(exploration, "TVS301", _mixed)


def collapsed(exploration: Exploration) -> Iterator[Finding]:
    """TVS302: a stack of layers is one layer, applied to its own output."""
    yield from _findings(exploration, "TVS302", _stacked)


def _findings(exploration: Exploration, code: str, events: Callable[[Run], Iterable[Applied]]) -> Iterator[Finding]:
    """One finding for each cause: a layer's bias collapses along with its weights."""

    def key(event: Event) -> object:
        assert isinstance(event, Applied)
        return story.parting(_first(event), event.access)

    for group in grouped(exploration, events, key):
        event = group.event
        assert isinstance(event, Applied)
        if exploration.root.kind == "test" and all(
            p.filename == exploration.root.filename for p in story.parting(_first(event), event.access)
        ):
            continue  # a test that applies one layer twice is about that layer, not about a network
        steps = (
            *story.two_ways(_first(event), "first created here", event.access, "taken again here, instead of being created"),
            Step(story.site(event.moment.user_place()), "and applied here to what it had been applied to before"),
        )
        values = {
            "variable": show(event.variable.op_name),
            "first": str(_first(event).user_place().span.row),
            "reason": "its own output" if event.chained else "the same data",
        }
        yield Finding(code, event.access, values["variable"], values, steps, assumptions(exploration, group))


def _first(event: Applied) -> Moment:
    """Where the variable was created."""
    assert isinstance(event.variable.site, Moment)
    return event.variable.site


def _mixed(run: Run) -> Iterator[Applied]:
    return (event for event in _accidental(run) if _is_mixed(run, event))


def _stacked(run: Run) -> Iterator[Applied]:
    return (event for event in _accidental(run) if not _is_mixed(run, event) and _is_layer(run, event))


def _accidental(run: Run) -> Iterator[Applied]:
    """Uses of a variable that AUTO_REUSE shared, on data it had been applied to before."""
    shared = {id(e.moment): e for e in run.events if isinstance(e, Shared)}
    for event in run.events:
        if not isinstance(event, Applied) or not isinstance(event.variable.site, Moment) or event.variable.assumed:
            continue  # where a variable that was only taken to be there came from is not known
        access = shared.get(id(event.access))
        if access is None or not access.auto:
            continue
        elsewhere = event.access.user_place() != event.variable.site.user_place()
        if elsewhere and not access.defaulted:
            continue  # two requests for one name that is written down: weights tied on purpose
        if event.chained or elsewhere:
            yield event


def _is_mixed(run: Run, event: Applied) -> bool:
    """Whether both pieces of code that meet in the variable also have variables of their own."""
    first = _first(event)
    here, there = story.divergence(event.access, first), story.divergence(first, event.access)
    if here is None or there is None:
        return False
    own = [e for e in _within(run, here) if isinstance(e, Created)]
    others = [e for e in _within(run, there) if isinstance(e, Created) and e.variable is not event.variable]
    shared = {e.variable for e in _within(run, here) if isinstance(e, Shared)}
    return bool(own) and any(e.variable not in shared for e in others)


def _is_layer(run: Run, event: Applied) -> bool:
    """Whether what is applied again is one layer: a network has several weight matrices."""
    here = story.divergence(event.access, _first(event))
    if here is None:
        return event.chained
    matrices = {e.variable for e in _within(run, here) if isinstance(e, Shared) and _is_matrix(e.variable)}
    return event.chained and len(matrices) <= 1


def _is_matrix(variable: Variable) -> bool:
    return variable.shape is None or len(variable.shape) >= 2


def _within(run: Run, frame: Frame) -> Iterator[Created | Shared]:
    """The creations and shared uses that happened inside a frame."""
    for event in run.events:
        if (
            isinstance(event, Created | Shared)
            and event.moment.frame is not None
            and any(f is frame for f in event.moment.frame.outwards())
        ):
            yield event
