"""A run of a program that uses TensorFlow: the language's machine, with a world of graphs and a journal."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from ..language import machine as language
from ..language.machine import Halt, Handlers, Raised
from ..language.trace import Moment, Place, Value
from ..record.events import Failure
from ..record.journal import Get, Journal, LibraryCall, MakeVariable, NewDefault, Step, steps
from ..tf.errors import TFError
from ..tf.graph import Graph
from ..tf.variables import Variable
from ..tf.version import Version
from ..tf.world import World

S = TypeVar("S", bound=Step)
R = TypeVar("R", Get, MakeVariable)


@dataclass(slots=True, kw_only=True)
class Machine(language.Machine):
    """One run of one root."""

    version: Version
    eager: bool = False
    v2_behavior: bool = False
    record: bool = False
    """Whether to keep a journal."""
    keras_3: bool = False
    """Whether Keras is known to be Keras 3."""

    world: World = field(init=False)
    journal: Journal | None = field(init=False, default=None)
    tracing: list[tuple[Value, bool]] = field(init=False, default_factory=list)
    """The tf.functions being traced, outermost first, each with whether it may create variables."""
    computed: int = field(init=False, default=0)
    """How many operations have been made of tensors, or may have been."""
    waiting: list[frozenset[Variable]] = field(init=False, default_factory=list)
    """What the open `tf.control_dependencies` write: so does whatever is made inside them."""
    given: list[frozenset[Variable]] = field(init=False, default_factory=list)
    """The variables to which they give a value, whatever these had before: who reads one inside of them does not read it too early."""
    results: dict[object, int] = field(init=False, default_factory=dict)
    """What has been computed, and a number for each: see `Tensor.result`."""
    held: dict[int, frozenset[tuple[int, tuple[object, ...], Moment | None]]] = field(init=False, default_factory=dict)
    """Results that were held against something, and where their variable was fetched again: by the number of what is computed of them."""
    negative: set[int] = field(init=False, default_factory=set)
    """Those of the results that are what a network makes, taken from something else."""
    differentiated: set[Variable] = field(init=False, default_factory=set)
    """The variables that gradients were computed from, which have gradients in their turn."""
    optional: bool = field(init=False, default=False)
    """Whether the program has options that are something by default."""
    hinges: int = field(init=False, default=0)
    """Up to which step what such options are by default may tell that TensorFlow refuses something: 0 for nowhere."""
    asking: list[tuple[object, int, object]] = field(init=False, default_factory=list)
    """The custom getters that are being asked for a variable, the innermost last, how much was decided when they began, and for which."""
    stand_ins: set[Variable] = field(init=False, default_factory=set)
    """The eager variables that have been set to what another one holds, and have met no data since."""

    def __post_init__(self) -> None:
        language.Machine.__post_init__(self)  # `super()` does not find its way in a class with slots
        self.world = World(
            self.trail,
            self.path,
            self.version,
            known_empty=self.known_empty,
            eager=self.eager,
            v2_behavior=self.v2_behavior,
        )
        if self.record:
            self.journal = Journal(self.trail)

    def follow(self, moment: Moment) -> None:
        """Begin after a moment of another program's run, in a graph of its own."""
        self.serial = moment.serial
        if self.journal is not None:
            assumed = {assumption.test: assumption.holds for assumption in moment.assumptions}
            for step in steps(moment.past, assumed.get):
                self.journal.note(step)
            self.journal.note(NewDefault(moment.user_place(), True, self.world.current))

    # -- the journal

    def past(self) -> object:
        """The journal up to now, for `journal.steps`; None where none is kept."""
        return None if self.journal is None else self.journal.past

    def did(self, kind: type[S], place: Place, *facts: Any) -> S | None:
        """Write a step into the journal, if one is kept."""
        if self.journal is None:
            return None
        step = kind(self.user_place(place), *facts)
        step.part_of = self.library_call()
        self.journal.note(step)
        return step

    def library_call(self) -> LibraryCall | None:
        """The outermost call of a library's function around, by the innermost code of the user's; None where that is at work itself."""
        outermost = None
        for function, ns in reversed(self.active):
            if not function.module.stub:
                break
            outermost = function, ns.arguments
        return None if outermost is None else LibraryCall(*outermost)

    def is_opaque(self, graph: Graph) -> bool:
        """Whether something that is not followed has run in a graph: it may have made anything there."""
        return graph.touched or self.register(("opaque", graph), False) is True

    def hinge(self, on_options: bool, step: int = 0) -> None:
        """What options are by default may tell that TensorFlow refuses something: by the first steps, or some time after `step`."""
        if on_options:
            self.hinges = max(self.hinges, 2 * step + self.limits.default_steps)

    def asked(self, kind: type[R], place: Place, *facts: Any) -> tuple[R | None, Moment]:
        """Write the request of a variable into the journal; also the moment right after it, by which it is known."""
        step, site = self.did(kind, place, *facts), self.moment(place)
        if step is not None:
            step.site = site
        return step, site

    # -- errors

    def fail(self, error: TFError, place: Place, scope_name: Any = "", reuse_origin: object = None) -> None:
        """TensorFlow raises `error` here.

        Returns if nothing in the program catches it and the linter goes on as if what the user meant had
        happened; else raises `Raised` or `Halt`.
        """
        failure = Failure(self.moment(place), error, scope_name, reuse_origin)
        if self.catches(error.exc_type) or (self.stop_at_error and not self.quiet):
            raise Raised(self.exception(error.exc_type, error.message), failure)  # what is left on the way out runs
        if self.quiet:
            return
        self.events.append(failure)
        self.errors += 1
        if self.errors >= self.limits.errors:
            raise Halt("error", failure)


__all__ = ["Halt", "Handlers", "Machine", "Raised"]
