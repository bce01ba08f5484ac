"""The state of one run, and the services every part of the interpreter uses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ..diagnostics import Span
from ..domain.path import FIRST, Path, Plan
from ..domain.symbols import MISSING, Choice, Itself, Sym
from ..domain.trail import Cells, Trail
from ..source.library import Library, Loaded
from ..source.nodes import Body
from .host import Host
from .limits import Limits
from .trace import Event, Frame, Moment, Noted, Place, Turn, Unfollowed, Value, Widened, user_place
from .values import ClassValue, DictValue, FrozenSetValue, Function, Instance, ListValue, ModuleValue, Namespace, SetValue


class Raised(Exception):
    """A Python exception of the analysed program.

    `failure` is the error of a library's behind it, if one is; `at` is where it came up, as far as that matters to somebody.
    """

    def __init__(self, value: Value, failure: Event | None = None, at: tuple[Place, Frame | None] | None = None) -> None:
        super().__init__()
        self.value = value
        self.failure = failure
        self.at = at

    def kept(self) -> Raised:
        """This exception, to be kept for later, without our own frames that it came through: they would keep all that they worked on."""
        self.__traceback__ = self.__context__ = None
        return self


class Halt(Exception):
    """The run ends here: by `sys.exit`, by an error that stops the program, or by a budget."""

    def __init__(self, reason: str, failure: Event | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.failure = failure


FROZEN = "frozen"
"""The register of numbers that a trace has looked up and goes on with, whatever they become; with who looked it up, and when."""


@dataclass(slots=True)
class Handlers:
    """An open `try`: which exceptions it catches, found out when one comes up."""

    catches: Callable[[ClassValue], bool]


@dataclass(slots=True)
class Ground:
    """What runs stand on, one after the other: the builtins, and the modules of libraries that any of them wanted."""

    trail: Trail = field(default_factory=Trail)
    modules: dict[str, ModuleValue] = field(default_factory=dict)
    builtins: dict[str, Value] = field(default_factory=dict)
    classes: dict[str, ClassValue] = field(default_factory=dict)
    """The builtin classes by name."""
    overrides: Cells[Any, Value] = field(init=False)
    """Attributes and items that were set on unknown objects."""
    registers: Cells[Any, Any] = field(init=False)
    """State of primitives: stacks, counters."""
    machine: Machine | None = None
    """What stands on it."""
    serial: int = 0
    """The last one of what is here: what comes later gets higher ones."""
    _originals: dict[tuple[int, str], tuple[Cells[str, Value], Value]] = field(default_factory=dict)
    """What libraries define where a program has changed it: (cells, value)."""
    loading: bool = False
    """Whether a module of a library runs."""

    def __post_init__(self) -> None:
        self.overrides = Cells(self.trail)
        self.registers = Cells(self.trail)

    def note_change(self, cells: Cells[str, Value], name: str) -> None:
        """A program is about to change what a library defines."""
        if not self.loading:
            self._originals.setdefault((id(cells), name), (cells, cells.get(name)))

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Where a module of a library runs: all of a library is loaded before a program can change anything in it."""
        outer, self.loading = self.loading, True
        kept = [] if outer else [(cells, name, cells.get(name)) for (_, name), (cells, _) in self._originals.items()]
        for (_, name), (cells, original) in self._originals.items() if kept else ():
            cells.put(name, original)
        try:
            yield
        finally:
            for cells, name, value in kept:
                cells.put(name, value)
            self.loading = outer

    def originals(self) -> dict[tuple[int, str], tuple[Cells[str, Value], Value]]:
        """What libraries define where a program has changed it by now, for `forget`."""
        return dict(self._originals)

    def forget(self, modules: Set[str], originals: dict[tuple[int, str], tuple[Cells[str, Value], Value]]) -> None:
        """Leave no modules of the user's but those of some files, and what was changed of libraries by then."""
        self._originals = dict(originals)
        for filename in [filename for filename, module in self.modules.items() if not module.stub and filename not in modules]:
            del self.modules[filename]

    def renew(self) -> None:
        """Leave what libraries define, and nothing else."""
        self.trail.renew()
        self.forget(frozenset(), {})
        if self.machine is not None:
            self.serial, self.machine = self.machine.serial, None


class PutOff(Cells[str, Loaded]):
    """Modules that wait to be run, by their files: those of both arms of a branch do."""

    weighs = False

    def joined(self, key: object, test: Sym, yes: object, no: object) -> object:
        return no if yes is MISSING else yes


@dataclass(slots=True)
class Machine:
    """One run of one root."""

    library: Library
    limits: Limits
    plan: Plan = FIRST
    host: Host = field(default_factory=Host)
    stop_at_error: bool = False
    """Whether the first error ends the program, as it does in reality."""
    known_empty: bool = True
    """Whether nothing is known to have gone before: what a function finds empty its callers may have filled."""
    strict: bool = False
    """Whether the versions of libraries are known for certain, so that what they do not have is missing."""
    ground: Ground = field(default_factory=Ground)

    trail: Trail = field(init=False)
    path: Path = field(init=False)
    modules: dict[str, ModuleValue] = field(init=False)
    builtins: dict[str, Value] = field(init=False)
    classes: dict[str, ClassValue] = field(init=False)
    overrides: Cells[Any, Value] = field(init=False)
    registers: Cells[Any, Any] = field(init=False)
    events: list[Event] = field(init=False, default_factory=list)
    frame: Frame | None = field(init=False, default=None)
    handlers: list[Handlers] = field(init=False, default_factory=list)
    active: list[tuple[Function, Namespace]] = field(init=False, default_factory=list)
    """Functions being called, outermost first, each with its namespace."""
    bodies: list[tuple[int, Namespace]] = field(init=False, default_factory=list)
    """The bodies of classes that are being executed, outermost first, each with how many functions were being called then."""
    open_calls: dict[int, list[Namespace]] = field(init=False, default_factory=dict)
    """The namespaces of the open calls of each function, by the id of its node."""
    turns: list[int] = field(init=False, default_factory=list)
    """The present turn of each open loop, outermost first."""
    unended: bool = field(init=False, default=False)
    """Whether the iterator of a library's that has just come to its end may have gone on."""
    idle_turns: int = field(init=False, default=0)
    """Turns in the outermost open loop, and in those inside it, since anything was last built."""
    looping: int = field(init=False, default=0)
    """Open loops and comprehensions."""
    idle_from: int = field(init=False, default=0)
    """The step at which the outermost of these began, or something was last built in it."""
    quiet_from: tuple[int, int] = field(init=False, default=(0, 0))
    """How much was built when a loop last asked, and the step at which one first found so much."""
    in_flight: list[Raised] = field(init=False, default_factory=list)
    """Exceptions being handled, for a bare `raise`."""
    reached: set[tuple[str, Span]] = field(init=False, default_factory=set)
    """(filename, span) of every call evaluated."""
    entered: dict[int, tuple[str, Span]] = field(init=False, default_factory=dict)
    """(filename, span) of every function of the user's that was called, by the id of its node."""
    handed: set[int] = field(init=False, default_factory=set)
    """ids of the nodes of functions that something unknown may have called."""
    bottomless: set[int] = field(init=False, default_factory=set)
    """ids of the nodes of functions whose recursion went on to its bound."""
    unfollowed: dict[tuple[str, Span], Unfollowed] = field(init=False, default_factory=dict)
    """The calls in the user's code of what is not known, by (filename, span)."""
    comparing: int = field(init=False, default=0)
    """How many comparisons are being evaluated: a length in one asks whether there is anything."""
    tested: set[Itself] = field(init=False, default_factory=set)
    """The lists that were found empty by a test."""
    steps: int = field(init=False, default=0)
    errors: int = field(init=False, default=0)
    serial: int = field(init=False, default=0)
    imported: list[Frame] = field(init=False, default_factory=list)
    """The frames in which modules were run."""
    put_off: PutOff = field(init=False)
    """The modules that were imported and do nothing but define things, by their files."""
    importing: int = field(init=False, default=0)
    """How many modules are being run for others."""
    quiet: bool = field(init=False, default=False)
    """Whether this may happen or not: no error counts."""

    def __post_init__(self) -> None:
        ground = self.ground
        ground.machine = self
        self.trail, self.overrides, self.registers = ground.trail, ground.overrides, ground.registers
        self.modules, self.builtins, self.classes = ground.modules, ground.builtins, ground.classes
        self.serial = ground.serial
        self.put_off = PutOff(self.trail)
        self.path = Path(self.trail, self.plan)

    # -- budgets

    def step(self) -> None:
        self.steps += 1
        if self.steps > self.limits.run_steps:
            raise Halt("steps")

    @contextmanager
    def in_loop(self) -> Iterator[None]:
        """Inside a loop: one whose turns are counted, by who runs it."""
        depth = len(self.turns)
        if depth == 0:
            self.idle_turns = 0
        self.turns.append(0)
        try:
            with self.in_turns():
                yield
        finally:
            del self.turns[depth:]

    @contextmanager
    def in_turns(self) -> Iterator[None]:
        """Inside a loop or a comprehension."""
        if not self.looping:
            self.idle_from = self.steps
        self.looping += 1
        try:
            yield
        finally:
            self.looping -= 1

    def is_idle(self) -> bool:
        """Whether the open loops have gone on for long without building anything."""
        return self.idle_turns > self.limits.idle_turns or self.is_worn()

    def is_worn(self) -> bool:
        """Whether they have taken many steps, be their turns few or many."""
        return self.steps - self.idle_from > self.limits.idle_steps

    def is_quiet(self, events: int) -> bool:
        """Whether nothing at all was noted since there were so many events, and nothing was built for a while before."""
        built = self.host.built(self)
        if self.quiet_from[0] != built:
            self.quiet_from = (built, self.steps)
        return events == len(self.events) and built > 0 and self.steps - self.quiet_from[1] > self.limits.quiet_steps

    def widen(self, limit: str, place: Place) -> None:
        """Note that a bound was reached."""
        self.events.append(Widened(self.moment(place), limit))

    def note(self, what: str, place: Place, **facts: Value) -> None:
        """Note something for the checks."""
        self.events.append(Noted(self.moment(place), what, facts))

    # -- where we are

    def moment(self, place: Place) -> Moment:
        self.serial += 1
        decisions = self.path.decisions
        return Moment(place, self.frame, tuple(self.path.arms), decisions, len(decisions), self.serial, self.past())

    def past(self) -> object:
        """What the program has done up to now, as far as that is kept."""
        return None

    def user_place(self, place: Place) -> Place:
        """The innermost place in the user's own code."""
        return user_place(place, self.frame)

    @contextmanager
    def framed(
        self,
        place: Place,
        label: str,
        turn: int | None = None,
        certain: bool = True,
        known: tuple[tuple[str, str | int], ...] = (),
        item: Value = None,
        body: Body = (),
    ) -> Iterator[None]:
        """Execute inside a call or a turn of a loop, which may be about an item, and do what its body says."""
        outer = self.frame
        kind = Frame if item is None else Turn
        self.frame = kind(outer, place, label, turn, certain, outer.depth + 1 if outer is not None else 0, known)
        if isinstance(self.frame, Turn):
            self.frame.item, self.frame.body = item, body
        try:
            yield
        finally:
            self.frame = outer

    # -- values

    def fresh(self, label: str, kind: str | None = None, about: Value = None) -> Sym:
        """An unknown that is equal to nothing else; `about` is what it comes of."""
        self.serial += 1
        return Sym(("fresh", self.serial, about), label, kind)

    def resolve(self, value: Value) -> Value:
        return self.path.resolve(value) if type(value) is Choice else value

    def deep(self, value: Value) -> Value:
        """`value` without choices, inside tuples too."""
        value = self.resolve(value)
        if isinstance(value, tuple) and type(value) is tuple:
            return tuple(self.deep(v) for v in value)
        return value

    def list(self, items: tuple[Value, ...] = (), row: int = 0) -> ListValue:
        made = ListValue(self.trail, tuple(items), row)
        made.of_module = self.importing > 0 and not self.ground.loading
        return made

    def dict(self, data: dict[Value, Value] | None = None) -> DictValue:
        made = DictValue(self.trail, data)
        made.of_module = self.importing > 0 and not self.ground.loading
        return made

    def set(self, items: tuple[Value, ...] = (), frozen: bool = False) -> SetValue:
        made = (FrozenSetValue if frozen else SetValue)(self.trail, dict.fromkeys(items, True))
        made.of_module = self.importing > 0 and not self.ground.loading
        return made

    def items_of(self, value: ListValue) -> tuple[Value, ...]:
        items: tuple[Value, ...] = self.resolve(value.cells.get("items"))
        return items

    def instance(self, cls: ClassValue) -> Instance:
        self.serial += 1
        return Instance(self.trail, cls, self.serial)

    def exception(self, kind: str, message: Value) -> Instance:
        """An exception object of a builtin class."""
        exc = self.instance(self.classes[kind])
        exc.attrs.put("args", (message,))
        return exc

    # -- errors

    def catches(self, kind: str) -> bool:
        """Whether an open `try` (or an `assertRaises`) of the program catches this builtin exception."""
        return self._catching(self.classes[kind]) is not None

    def awaits(self, cls: ClassValue) -> bool:
        """Whether an open `try` of the program catches exceptions of this class, and not just whatever comes."""
        handler = self._catching(cls)
        return handler is not None and not handler.catches(self.classes["Exception"])

    def _catching(self, cls: ClassValue) -> Handlers | None:
        """The innermost open `try` that catches exceptions of a class."""
        handlers = self.handlers
        try:
            for index in reversed(range(len(handlers))):
                self.handlers = handlers[:index]  # what an `except` names is looked up outside of its `try`
                if handlers[index].catches(cls):
                    return handlers[index]
            return None
        finally:
            self.handlers = handlers

    def crash(self, kind: str, message: Value, place: Place) -> Raised:
        """A Python exception of the program's own."""
        error = self.exception(kind, message)
        if self.in_flight:
            error.attrs.put("__context__", self.in_flight[-1].value)
        return Raised(error, at=(place, self.frame))

    def refuse(self, kind: str, message: Value, place: Place) -> None:
        """What Python certainly raises here comes up where the program catches it; else the run goes on as if it had not."""
        if self.catches(kind):
            raise self.crash(kind, message, place)
        self.note("refused", place)

    def refuse_path(self, message: str, place: Place) -> None:
        """None is no path: as options may name files that are needed first, that ends a run which goes to its first error."""
        if self.stop_at_error:
            raise self.crash("TypeError", message, place)
        self.refuse("TypeError", message, place)

    def refused(self, error: Exception, place: Place) -> None:
        """The same for an exception of Python's own, over values that are known."""
        self.refuse(type(error).__name__, str(error), place)

    # -- registers

    def register(self, key: Any, default: Any) -> Any:
        value = self.resolve(self.registers.get(key))
        return default if value is MISSING else value
