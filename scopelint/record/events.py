"""What happened: the events a run leaves behind for the checks, each with how it came to be."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..domain.symbols import Name
from ..language.trace import Event, Moment, Value
from ..tf.errors import TFError
from ..tf.request import InitializerFacts
from ..tf.reuse import Reuse
from ..tf.shapes import Shape
from ..tf.variables import Variable


@dataclass(frozen=True, slots=True, eq=False)
class Failure(Event):
    """TensorFlow raises here."""

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
    constraint: object = None
    defaulted: bool = False
    """Whether a scope of the variable's got its name by default: nobody asked for this very name."""
    function: Value = None
    """The tf.function that was being traced."""
    kept: bool = False
    """Whether it came to be in a store of its own, as a template or a decorated layer has: another one's are other variables."""


@dataclass(frozen=True, slots=True, eq=False)
class Created(Event):
    """A variable came to be."""

    variable: Variable
    asked: Asked = field(default_factory=Asked)


@dataclass(frozen=True, slots=True, eq=False)
class Shared(Event):
    """`get_variable` returned a variable that existed."""

    variable: Variable
    auto: bool
    """Under AUTO_REUSE, as opposed to reuse=True."""
    defaulted: bool
    """Whether the innermost scope got its name by default: nobody asked for this very name."""
    reuse_origin: object = None
    asked: Asked = field(default_factory=Asked)


@dataclass(frozen=True, slots=True, eq=False)
class Applied(Event):
    """An operation computed with a variable from data that the variable was applied to before, and nothing new."""

    variable: Variable
    access: Moment
    """Where this use of the variable was fetched."""
    chained: bool
    """Whether the data came out of the variable: a layer applied to its own output."""
    leaves: frozenset[object] = frozenset()
    reads: frozenset[Variable] = frozenset()
    """What the data was computed from."""
    by_caller: bool = False
    """Whether a function around was given one tensor for two of its parameters, so that its data may be the same without its doing."""
    in_pieces: bool = False
    """Whether the data was cut into pieces on the way, as queries and keys are."""


@dataclass(frozen=True, slots=True, eq=False)
class Misplaced(Event):
    """An argument landed in a position where it means something else."""

    function: str
    parameter: str
    given: str


@dataclass(frozen=True, slots=True, eq=False)
class Fed(Event):
    """A variable met data for the first time since it was fetched (`access`): what the data came from."""

    variable: Variable
    leaves: frozenset[object]
    reads: frozenset[Variable]
    data: tuple[object, ...]
    """What tells these data from others: equal where they are computed in the same way from the same."""
    shapes: tuple[Shape, ...]
    access: Moment | None
