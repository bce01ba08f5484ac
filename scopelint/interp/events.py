"""What happened: the events a run leaves behind for the checks, each with how it came to be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ..domain.path import Assumption
from ..domain.symbols import Name
from ..tf.errors import TFError
from ..tf.request import InitializerFacts
from ..tf.reuse import Reuse
from ..tf.variables import Variable
from .values import Place, Value


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
    known: tuple[tuple[str, str | int], ...] = ()
    """For a call, the names and values of the parameters that are strings or numbers; for a turn, the strings it is about."""
    receiver: Value = None
    """For a call of a user's method, the object."""

    def outwards(self) -> Iterator[Frame]:
        """This frame and those around it."""
        frame: Frame | None = self
        while frame is not None:
            yield frame
            frame = frame.parent


def user_place(place: Place, frame: Frame | None) -> Place:
    """The innermost place in the user's own code, of a place inside `frame`."""
    if not place.stub:
        return place
    for around in frame.outwards() if frame is not None else ():
        if not around.place.stub and around.turn is None:
            return around.place
    return place


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
    past: object = None
    """What the program had done to TensorFlow, for `journal.steps`; None where no journal is kept."""

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """Everything assumed, decisions first."""
        return (*self.decisions[: self.decided], *self.arms)

    def frames(self) -> list[Frame]:
        """The frames, outermost first."""
        return list(self.frame.outwards())[::-1] if self.frame is not None else []

    def user_place(self) -> Place:
        """The innermost place in the user's own code."""
        return user_place(self.place, self.frame)

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
class Asked:
    """What a program asked for when it got a variable, and what was open around."""

    name: Name | None = None
    """The name as given, without any scope; None if none was."""
    scope: Name = ""
    """The variable scope."""
    name_scope: Name = ""
    reuse: Reuse = Reuse.NO
    reuse_origin: object = None
    """The moment that set the reuse flag."""
    openings: tuple[tuple[Name, object], ...] = ()
    """The variable scopes down to that one, outermost first, each with the moment that opened it."""
    initializer: InitializerFacts | None = None
    trainable: object = None
    regularizer: object = None
    collections: tuple[object, ...] | None = None
    defaulted: bool = False
    """Whether a scope of the variable's got its name by default: nobody asked for this very name."""
    function: Value = None
    """The tf.function that was being traced."""


@dataclass(frozen=True, slots=True, eq=False)
class Created:
    """A variable came to be."""

    moment: Moment
    variable: Variable
    asked: Asked = field(default_factory=Asked)


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
    asked: Asked = field(default_factory=Asked)


@dataclass(frozen=True, slots=True, eq=False)
class Applied:
    """An operation computed with a variable from data that the variable was applied to before, and nothing new."""

    moment: Moment
    variable: Variable
    access: Moment
    """Where this use of the variable was fetched."""
    chained: bool
    """Whether the data came out of the variable: a layer applied to its own output."""
    leaves: frozenset[object] = frozenset()
    reads: frozenset[Variable] = frozenset()
    """What the data was computed from."""


@dataclass(frozen=True, slots=True, eq=False)
class Misplaced:
    """An argument landed in a position where it means something else."""

    moment: Moment
    function: str
    parameter: str
    given: str


@dataclass(frozen=True, slots=True, eq=False)
class Fed:
    """A variable met data for the first time since it was fetched (`access`): what the data came from."""

    moment: Moment
    variable: Variable
    leaves: frozenset[object]
    reads: frozenset[Variable]
    data: tuple[object, ...]
    """What tells these data from others: equal where they are computed in the same way from the same."""
    access: Moment | None


@dataclass(frozen=True, slots=True, eq=False)
class Noted:
    """Something else that a library function did, in its stub's words: a session ran, a saver was made, a cell was stacked."""

    moment: Moment
    what: str
    facts: Mapping[str, Value]


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


Event = Failure | Created | Shared | Applied | Fed | Noted | Misplaced | Widened | Unfollowed
