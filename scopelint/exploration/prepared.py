"""Where runs of roots begin: after a module's body, or its first statements, which are run once for all of them."""

from __future__ import annotations

from dataclasses import dataclass

from ..diagnostics import Span
from ..domain.path import Plan, Settled
from ..domain.symbols import Itself
from ..language.machine import Halt, Raised
from ..language.trace import Noted, Place, Unfollowed
from ..language.values import ModuleValue
from ..primitives.machine import Machine
from ..source import nodes as n
from ..source.library import Loaded
from .packages import import_module

_OF_NAMES = frozenset({"called by names", "held", "kept by a partial", "kept by default"})
"""Words for what has a name by now: of itself it is no finding."""

Came = tuple[frozenset[tuple[str, Span]], dict[int, tuple[str, Span]], dict[tuple[str, Span], Unfollowed]]
"""What a run reached, entered and did not know, as `Machine` keeps them."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A machine that has run a module's body, or its first statements: where runs can begin, one after the other.

    What had been decided by then, runs can begin here with whose plan answers it alike.
    """

    machine: Machine
    module: ModuleValue
    statement: int
    """The index in the module's body of the statement that comes next."""
    mark: int
    age: int
    events: int
    """How many there were."""
    steps: int
    errors: int
    hinges: int
    handed: frozenset[int]
    tested: frozenset[Itself]
    bottomless: frozenset[int]
    settled: Settled
    came: Came | None
    """Where roots share this; the runs of one root may add up what they came to."""

    @staticmethod
    def here(
        m: Machine,
        module: ModuleValue,
        statement: int,
        came: Came | None = None,
    ) -> Prepared:
        """The machine as it is now."""
        return Prepared(
            m,
            module,
            statement,
            m.trail.mark(),
            m.trail.age,
            len(m.events),
            m.steps,
            m.errors,
            m.hinges,
            frozenset(m.handed),
            frozenset(m.tested),
            frozenset(m.bottomless),
            m.path.settled(),
            came,
        )

    def did_nothing(self) -> bool:
        """Whether nothing has come of it but values by names, nor may if something were decided the other way."""
        events = self.machine.events[: self.events]
        return not self.settled.decisions and all(isinstance(e, Noted) and e.what in _OF_NAMES for e in events)

    def resume(self, plan: Plan) -> Machine:
        """The machine as it was, for a run with this plan, which agrees with what is settled."""
        m = self.machine
        m.trail.leave(self.mark, self.age)
        m.path.restart(plan, self.settled)
        m.events, m.steps, m.errors, m.hinges = m.events[: self.events], self.steps, self.errors, self.hinges
        m.handed, m.tested, m.bottomless = set(self.handed), set(self.tested), set(self.bottomless)
        if self.came is not None:
            reached, entered, unfollowed = self.came
            m.reached, m.entered, m.unfollowed = set(reached), dict(entered), dict(unfollowed)
        return m


@dataclass(frozen=True, slots=True)
class Spent:
    """A machine that has taken all its steps in a module's body: so would the first run of each root in that module."""

    machine: Machine
    events: int
    """How many there were."""

    def again(self) -> Machine:
        """The machine, for another root."""
        self.machine.events = self.machine.events[: self.events]
        return self.machine


def prepare(loaded: Loaded, m: Machine) -> Prepared | Spent | None:
    """Run a module's body for the functions and classes in it; None if each root must run it for itself."""
    place = Place(loaded.filename, n.NOWHERE)
    try:
        module = import_module(m, loaded, place)
    except Halt as halt:
        if halt.reason != "steps":
            return None
        m.widen("steps", place)
        return Spent(m, len(m.events))
    except (Raised, RecursionError):
        return None
    assert module.body is not None
    return Prepared.here(m, module, len(module.body.body), (frozenset(m.reached), dict(m.entered), dict(m.unfollowed)))
