"""How execution got somewhere, and what it has to tell: places, frames, moments and the events that happen at them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..diagnostics import Span
from ..domain.path import Assumption, Decisions
from ..source.nodes import Body, FunctionDef, Lambda

Value = Any
"""Any abstract value: see `values.py`."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a source file. `stub` tells a model's own lines from the user's."""

    filename: str
    span: Span
    stub: bool = False

    def holds(self, other: Place) -> bool:
        """Whether what stands at another place is a part of what stands here."""
        return self.filename == other.filename and self.span.holds(other.span)


NOWHERE = Place("", Span(1, 1, 1, 1), True)
"""For what the interpreter does of itself."""


@dataclass(slots=True, eq=False)  # made with every call: a frozen one takes three times as long
class Frame:
    """One step of how execution got somewhere: a call, or a turn of a loop. Frames form a list, innermost first.

    For a call, `place` is the call itself and `label` the callee; for a turn, the loop and what it runs over.
    """

    parent: Frame | None
    place: Place
    label: str
    turn: int | None = None
    """The 0-based turn, for a loop."""
    certain: bool = True
    """Whether the program certainly gets here: false from the second turn of a loop of unknown length."""
    depth: int = 0
    known: tuple[tuple[str, str | int], ...] = ()
    """For a call, the names and values of the parameters that are strings or numbers; for a turn, the strings it is about."""
    receiver: Value = None
    """For a call of a user's method, the object."""
    node: FunctionDef | Lambda | None = None
    """For a call, what is called, as it is written."""
    manner: tuple[tuple[str, object], ...] = ()
    """For a call, the parameters that say how much or how: numbers of `float`, and functions as they are written."""

    def outwards(self) -> Iterator[Frame]:
        """This frame and those around it."""
        frame: Frame | None = self
        while frame is not None:
            yield frame
            frame = frame.parent


class Turn(Frame):
    """A turn of a loop over items that may be told apart."""

    __slots__ = ("body", "item")

    item: Value
    """What the turn is about."""
    body: Body
    """What the loop does in each turn, as it is written."""


class Decorated(Frame):
    """A call of a function under a decorator that is not known: it may open a scope around the call, or hand over other arguments."""

    __slots__ = ("given",)

    given: bool
    """Whether the caller hands over arguments."""


def user_place(place: Place, frame: Frame | None) -> Place:
    """The innermost place in the user's own code, of a place inside `frame`."""
    if not place.stub:
        return place
    while frame is not None:
        if not frame.place.stub and frame.turn is None:
            return frame.place
        frame = frame.parent
    return place


@dataclass(slots=True, eq=False)  # made with every call: a frozen one takes three times as long
class Moment:
    """Where execution was: the place in the code, the frames around it, what was assumed."""

    place: Place
    frame: Frame | None
    arms: tuple[Assumption, ...]
    """What the open arms of branches assume."""
    decisions: Decisions
    """The run's decisions, of which the first `decided` were made."""
    decided: int
    serial: int
    """Orders the moments of one run."""
    past: object = None
    """What the program had done up to then, as the machine's room keeps it; None where nothing is kept."""
    _users: Place | None = field(default=None, init=False, repr=False)
    """Its `user_place`, once that was asked for."""

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """Everything assumed, decisions first."""
        return (*self.decisions[: self.decided], *self.arms)

    def frames(self) -> list[Frame]:
        """The frames, outermost first."""
        return list(self.frame.outwards())[::-1] if self.frame is not None else []

    def user_place(self) -> Place:
        """The innermost place in the user's own code."""
        if self._users is None:
            self._users = user_place(self.place, self.frame)
        return self._users

    def certain(self) -> bool:
        return all(f.certain for f in (self.frame.outwards() if self.frame is not None else ()))


@dataclass(frozen=True, slots=True)
class Unfollowed:
    """A call of something that is not known."""

    label: str
    """What is called, as the code has it."""
    callee: str | None = None
    """Its dotted name in a library, if it may have had to do with what is modelled."""
    received: bool = False
    """Whether it got modelled objects, or functions to call."""


@dataclass(frozen=True, slots=True, eq=False)
class Event:
    """Something that happened in a run, for the checks."""

    moment: Moment


@dataclass(frozen=True, slots=True, eq=False)
class Noted(Event):
    """Something else that a library function did, in its stub's words: a session ran, a saver was made, a cell was stacked."""

    what: str
    facts: Mapping[str, Value]


@dataclass(frozen=True, slots=True, eq=False)
class Widened(Event):
    """A bound of the interpreter was reached."""

    limit: str


@dataclass(frozen=True, slots=True, eq=False)
class Uncaught(Event):
    """An exception of Python's, or of the program's own, that nothing caught: it ended the run."""

    kind: str
