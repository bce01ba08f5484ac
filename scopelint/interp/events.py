"""What happened: the events a run leaves behind for the checks, each with how it came to be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..domain.path import Assumption
from ..domain.symbols import Name
from ..tf.errors import TFError
from ..tf.variables import Variable
from .values import Place


@dataclass(frozen=True, slots=True, eq=False)
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

    def outwards(self) -> Iterator[Frame]:
        """This frame and those around it."""
        frame: Frame | None = self
        while frame is not None:
            yield frame
            frame = frame.parent


@dataclass(frozen=True, slots=True, eq=False)
class Moment:
    """Where execution was: the place in the code, the frames around it, what was assumed."""

    place: Place
    frame: Frame | None
    arms: tuple[Assumption, ...]
    """What the open arms of branches assume."""
    decisions: list[Assumption]
    """The run's decisions, of which the first `decided` were made."""
    decided: int
    serial: int
    """Orders the moments of one run."""

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """Everything assumed, decisions first."""
        return (*self.decisions[: self.decided], *self.arms)

    def frames(self) -> list[Frame]:
        """The frames, outermost first."""
        return list(self.frame.outwards())[::-1] if self.frame is not None else []

    def user_place(self) -> Place:
        """The innermost place in the user's own code."""
        if not self.place.stub:
            return self.place
        for frame in self.frame.outwards() if self.frame is not None else ():
            if not frame.place.stub and frame.turn is None:
                return frame.place
        return self.place

    def certain(self) -> bool:
        return all(f.certain for f in (self.frame.outwards() if self.frame is not None else ()))


@dataclass(frozen=True, slots=True, eq=False)
class Failure:
    """TensorFlow raises here."""

    moment: Moment
    error: TFError
    scope_name: Name = ""
    reuse_origin: object = None
    """The moment that set the reuse flag in force."""


@dataclass(frozen=True, slots=True, eq=False)
class Created:
    """A variable came to be."""

    moment: Moment
    variable: Variable


@dataclass(frozen=True, slots=True, eq=False)
class Shared:
    """`get_variable` returned a variable that existed."""

    moment: Moment
    variable: Variable
    auto: bool
    """Under AUTO_REUSE, as opposed to reuse=True."""
    defaulted: bool
    """Whether the innermost scope got its name by default: nobody asked for this very name."""
    reuse_origin: object = None


@dataclass(frozen=True, slots=True, eq=False)
class Applied:
    """An operation computed with a variable from data that the variable was applied to before, and nothing new."""

    moment: Moment
    variable: Variable
    access: Moment
    """Where this use of the variable was fetched."""
    chained: bool
    """Whether the data came out of the variable: a layer applied to its own output."""


@dataclass(frozen=True, slots=True, eq=False)
class Misplaced:
    """An argument landed in a position where it means something else."""

    moment: Moment
    function: str
    parameter: str
    given: str


@dataclass(frozen=True, slots=True, eq=False)
class Widened:
    """A bound of the interpreter was reached."""

    moment: Moment
    limit: str


@dataclass(frozen=True, slots=True, eq=False)
class Unfollowed:
    """Something unknown was called, inside a variable scope or with TensorFlow's objects."""

    moment: Moment
    callee: str
    received: bool
    """Whether it got TensorFlow's objects, or functions to call."""


Event = Failure | Created | Shared | Applied | Misplaced | Widened | Unfollowed
