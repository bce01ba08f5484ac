"""Calls that are copies of others, in which the name of a layer was left as it was."""

from __future__ import annotations

from ...exploration.explore import Run
from ...language.trace import Frame, Moment
from ...record.events import Created, Shared
from .names import one_network
from .ways import caller, written_twice
from .words import AGAIN, LAYER, NAMES, words_of


def copied(run: Run, first: Moment, again: Moment, alike: bool) -> tuple[Frame, Frame] | None:
    """Two calls of what one function calls its layers by, which have one name where others have names of their own.

    What is to share says so by what it is told besides: all of it is `alike`, or some text is not and makes it another kind of layer.
    """
    calls = written_twice(first, again)
    if calls is None:
        return None
    names = _names_of(calls[1])
    words = [word for word in words_of(calls[1].label) if len(word) > 1]
    if not names or not words or not LAYER.have(words[-1]) or AGAIN.stand_in(calls[1].label, *names.values()):
        return None
    if names != _names_of(calls[0]) or (calls[0].known == calls[1].known) is not alike:
        return None
    if not alike and not _are_two_kinds(*calls):
        return None
    return calls if any(name != names[parameter] for parameter, name in _given_beside(run, calls[1]) if parameter in names) else None


def _names_of(call: Frame) -> dict[str, str]:
    return {parameter: value for parameter, value in call.known if isinstance(value, str) and NAMES.stand_in(parameter)}


def _are_two_kinds(one: Frame, two: Frame) -> bool:
    """Whether two calls differ in texts alone, of which none says that they are of one network."""
    theirs = dict(one.known)
    different = [(theirs.get(parameter), value) for parameter, value in two.known if theirs.get(parameter) != value]
    return all(isinstance(a, str) and isinstance(b, str) and not one_network(a, b) for a, b in different)


def _given_beside(run: Run, call: Frame) -> set[tuple[str, str]]:
    """The names that the same function gives in its other calls of the same one."""
    around, found = caller(call), set[tuple[str, str]]()
    for event in run.events:
        if isinstance(event, Created | Shared):
            for frame in event.moment.frame.outwards() if event.moment.frame is not None else ():
                if frame.node is call.node and caller(frame) is around:
                    found.update(_names_of(frame).items())
    return found
