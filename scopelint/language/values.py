# long: every kind of value in one place, each a few lines
"""What a Python value is to the interpreter.

`None`, booleans, numbers, strings and tuples stand for themselves; a tuple holds abstract values. `Sym`, `Text`
and `Choice` (from the domain) are unknown, partly known and undecided values. Everything else is an object of
one of the classes here, or a TensorFlow object of the model. Mutable contents live in `Cells`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from ..domain.symbols import MISSING, Choice
from ..domain.trail import Cells, Trail
from ..source import nodes as n
from ..source.uses import Uses
from .trace import Moment, Place, Value

CONSTANTS = (type(None), bool, int, float, complex, str, bytes, type(...))


VALUES = (int, float, complex, str, bytes, tuple)
"""The types whose values never change that classes are derived from."""


class PythonCells(Cells[Any, Any]):
    """Cells of the program's own variables, attributes and lists, as opposed to TensorFlow's state."""

    __slots__ = ()


class FixedCells(PythonCells):
    """Cells of what is as long as it is, and changed in place: what a loop has changed in it is not known where not all turns are made."""

    __slots__ = ()


class Namespace:
    """The names of a module, function or class body, and where to look further."""

    __slots__ = ("arguments", "cells", "declared", "filled", "hook", "kind", "label", "module", "own", "parent")

    def __init__(self, trail: Trail, kind: str, parent: Namespace | None, module: ModuleValue | None) -> None:
        self.cells: Cells[str, Value] = PythonCells(trail)
        self.kind = kind
        self.parent = parent
        self.module: ModuleValue = module  # type: ignore[assignment]
        self.declared: dict[str, str] | None = None
        """Names under a `global` or `nonlocal` declaration."""
        self.hook: Callable[[Value], Value] | None = None
        """What a `yield` in this body calls."""
        self.filled: DictValue | None = None
        """Of a class's body: what its metaclass prepared for it to be filled, where that is no plain dict."""
        self.label = ""
        """Of a class's body, the qualified name of the class."""
        self.own: frozenset[str] | None = None
        """The names that this function's body binds, be they bound yet or not."""
        self.arguments: dict[str, Value] = {}
        """What the function was called with."""


class Obj:
    """An object with identity."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


class ListValue(Obj):
    """A list (or deque). `open` means that there may be more items than are known."""

    __slots__ = ("cells", "copy_of", "holder", "of_module", "row")

    def __init__(self, trail: Trail, items: tuple[Value, ...] = (), row: int = 0) -> None:
        self.cells: Cells[str, Any] = PythonCells(trail, {"items": items})
        self.holder: Instance | None = None
        """Of a class of the user's that is derived from `list`: what its objects are besides a list."""
        self.row = row
        """The line that wrote it down, if one did."""
        self.copy_of: tuple[Value, Place] | None = None
        """What a library keeps a list of, if this is a copy of that; and the call that gave it."""
        self.of_module = False
        """Whether a module of the user's made it when it was run for another one: then others may put something in."""

    @property
    def open(self) -> bool:
        return self.cells.get("open") is not MISSING  # where only one of two arms has opened it, what is there now is a choice

    def mark_open(self) -> None:
        self.cells.put("open", True)


class DictView(ListValue):
    """What `keys`, `values` or `items` (that is its kind) of a dict give: a list of what is in it then."""

    __slots__ = ("kind", "mapping")

    def __init__(self, trail: Trail, items: tuple[Value, ...], kind: str, mapping: DictValue) -> None:
        super().__init__(trail, items)
        self.kind = kind
        self.mapping = mapping
        self.of_module = mapping.of_module


class DictCells(Cells[Value, Value]):
    """The items of a dict, and its `flags`."""

    __slots__ = ("flags",)

    def __init__(self, trail: Trail, data: dict[Value, Value] | None, flags: Cells[str, bool]) -> None:
        super().__init__(trail, data)
        self.flags = flags


class DictValue(Obj):
    """A dict; its keys are hashable abstract values. `open` means that there may be more keys."""

    __slots__ = ("cells", "factory", "flags", "holder", "made_of", "of_module", "shows")

    def __init__(self, trail: Trail, data: dict[Value, Value] | None = None) -> None:
        self.flags: Cells[str, bool] = Cells(trail)
        self.cells: Cells[Value, Value] = DictCells(trail, data, self.flags)
        self.factory: Value = MISSING
        """The default factory of a defaultdict."""
        self.made_of: ClassValue | None = None
        """The class of a defaultdict."""
        self.holder: Instance | None = None
        """Of a class of the user's that is derived from `dict` or `set`: what its objects are besides one."""
        self.shows: Instance | None = None
        """The object whose attributes these are."""
        self.of_module = False
        """As a list's."""

    @property
    def open(self) -> bool:
        return self.flags.get("open") is not MISSING

    def mark_open(self) -> None:
        self.flags.put("open", True)


class SetValue(DictValue):
    """A set: a dict whose values do not matter."""

    __slots__ = ()


class FrozenSetValue(SetValue):
    """A frozenset: one is as good as another with the same items."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, FrozenSetValue) and self.cells.data.keys() == other.cells.data.keys())

    def __hash__(self) -> int:
        return hash(frozenset(self.cells.data))


OF_A_FILE = ("of", "a file")
"""What an unknown that is a file, or was read from one, comes of: whoever calls its methods makes nothing."""


@dataclass(eq=False, slots=True)
class ModuleValue(Obj):
    """A module: the user's (`source` is its lowered body), or a stub."""

    name: str
    filename: str
    scope: Namespace
    body: n.Module | None
    stub: bool = False
    package: bool = False
    state: Cells[str, Any] = field(kw_only=True)
    """`state["run"]`: absent, "running" or "done"; `state["star"]`: it star-imports something unknown."""
    used: Uses | None = field(default=None, kw_only=True)
    """What running it has used, where that is not done again for each run that has it: all of them have used that."""

    def __repr__(self) -> str:
        return f"<module {self.name}>"


@dataclass(eq=False, slots=True)
class ImportRef(Obj):
    """`from module import name` of a module that has not run yet: it runs when the name is first read."""

    module: ModuleValue
    name: str


@dataclass(eq=False, slots=True)
class Function(Obj):
    """A function with its closure."""

    name: str
    params: n.Parameters
    body: n.Body | n.Expr
    closure: Namespace
    defaults: dict[str, Value]
    node: n.FunctionDef | n.Lambda
    owner: ClassValue | None = None
    """The class in whose body it is defined, for `super()`."""
    attrs: Cells[str, Value] | None = None
    facts: Cells[str, Value] | None = None
    """What was stored in place of what it has of itself: its `__name__` and the like."""
    handed: bool = False
    """A decorator that is not known may hand it other arguments than its callers do."""
    turn: tuple[Moment, dict[str, Value]] | None = None
    """Of one that a turn of a loop made: where, and what the names around it were then."""

    @property
    def module(self) -> ModuleValue:
        return self.closure.module

    @property
    def is_generator(self) -> bool:
        return isinstance(self.node, n.FunctionDef) and self.node.is_generator

    def __repr__(self) -> str:
        return f"<function {self.name}>"


@dataclass(slots=True)
class Args:
    """The arguments of one call, `*` and `**` already spread."""

    positional: list[Value]
    keywords: dict[str, Value]
    place: Place
    node: n.Call | None = None
    unknown: bool = False
    """A `*` or `**` of unknown content was among them."""
    rest: bool = False
    """There may be more arguments for a `**` to take."""
    uncounted: bool = False
    """How many a `*` among them stands for is not known."""

    def led_by(self, first: Value) -> Args:
        """These with one before them, as a method gets its object."""
        return Args([first, *self.positional], self.keywords, self.place, self.node, self.unknown, self.rest, self.uncounted)

    def get(self, index: int, name: str, default: Value = None) -> Value:
        """The argument at a position or of a name."""
        if index < len(self.positional):
            return self.positional[index]
        return self.keywords.get(name, default)

    def __iter__(self) -> Iterator[Value]:
        yield from self.positional
        yield from self.keywords.values()


Native = Callable[[Any, Args], Value]
"""What the interpreter does itself: it gets the machine and the arguments."""


@dataclass(eq=False, slots=True)
class Builtin(Obj):
    """A callable that the interpreter implements itself."""

    name: str
    call: Native
    binds: bool = True
    """Whether it is a method where a class has it."""

    def __repr__(self) -> str:
        return f"<builtin {self.name}>"


@dataclass(eq=False, slots=True, kw_only=True)
class Maker(Builtin):
    """The `__new__` of a named tuple, whose defaults a program may set."""

    attrs: PythonCells


@dataclass(eq=False, slots=True)
class BoundMethod(Obj):
    receiver: Value
    function: Value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoundMethod) and self.receiver is other.receiver and self.function is other.function

    def __hash__(self) -> int:
        return hash((id(self.receiver), id(self.function)))

    def __repr__(self) -> str:
        return f"<bound {self.function!r}>"


@dataclass(eq=False, slots=True)
class Absent(Obj):
    """The default of a parameter in a stub that TensorFlow's function does not have in this version; the body sees `value`."""

    value: Value


class Required(Obj):
    """The default of a parameter in a stub that has none in this version."""

    __slots__ = ()


@dataclass(eq=False, slots=True)
class Partial(Obj):
    function: Value
    positional: tuple[Value, ...]
    keywords: dict[str, Value]
    attrs: Cells[str, Value] | None = None
    cls: ClassValue | None = None
    """The class that it was made of."""
    named: DictValue | None = None
    """The keywords as the program sees them, once it has asked."""


@dataclass(eq=False, slots=True)
class Wrapped(Obj):
    """A staticmethod, classmethod or property; `kind` says which."""

    kind: str
    function: Value
    setter: Value = None
    deleter: Value = None
    doc: Value = MISSING
    """Its docstring, where that is not the function's."""
    named: bool = False
    """Whether a class was made with it in its body, under a name."""


@dataclass(eq=False, slots=True)
class ClassValue(Obj):
    name: str
    bases: tuple[Value, ...]
    attrs: Cells[str, Value]
    module: ModuleValue | None
    mro: tuple[ClassValue, ...] = ()
    opaque_base: bool = False
    """Some base is not known, so an attribute that is not found may still exist."""
    python: type | None = None
    """The builtin type it stands for (`int`, `str`, exceptions)."""
    node: n.ClassDef | None = None
    native: Native | None = None
    """What a call of the class, or of one below it, does where it is not the usual construction."""
    conversion: Native | None = None
    """What a call of this very class gives, of a builtin type."""
    method: Callable[[str], Value] | None = None
    """Of a builtin type: a method by its name, as a function that takes its receiver first; MISSING if there is none."""
    metaclass: ClassValue | None = None
    value: type | None = None
    """Of a class that is derived from `int`, `str` or the like, this type: its objects are such values besides."""
    label: str = ""
    """Its qualified name, where that is another than its name."""
    handed: bool = False
    """A decorator that is not known may have given it what it does not have here."""
    slotted: bool = False
    """Whether its objects have no other attributes than those that `__slots__` names."""
    reads: bool = False
    """Whether a `__getattribute__` of the user's reads the attributes of its objects."""
    instances: type | tuple[type, ...] | None = None
    """The types of the interpreter whose values are instances of it (`tf.Variable`, `tf.Tensor`)."""

    def __post_init__(self) -> None:
        if not self.mro:
            self.mro = _linearize(self)
        if self.python is None:
            self.value = next((c.python for c in self.mro if c.python in VALUES), None)
            self.reads = any("__getattribute__" in c.attrs.data for c in self.mro)
            self.slotted = "__slots__" in self.attrs.data and all("__slots__" in c.attrs.data or c.python is object for c in self.mro)
        if self.metaclass is None:
            self.metaclass = next((c.metaclass for c in self.mro[1:] if c.metaclass is not None), None)

    def find(self, name: str) -> Value:
        """An attribute along the MRO, raw; MISSING if no class has it."""
        for cls in self.mro:
            value = cls.attrs.data.get(name, MISSING)
            if value is not MISSING:
                return value
        return MISSING

    def is_subclass(self, other: ClassValue) -> bool:
        return any(c is other or (c.python is not None and c.python is other.python) for c in self.mro)

    def __repr__(self) -> str:
        return f"<class {self.name}>"


def _linearize(cls: ClassValue) -> tuple[ClassValue, ...]:
    """The C3 order of a class; plain depth-first where the hierarchy has none."""
    bases = [b for b in cls.bases if isinstance(b, ClassValue)]
    lists = [list(b.mro) for b in bases] + [list(bases)]
    out = [cls]
    while lists := [x for x in lists if x]:
        head = next((x[0] for x in lists if not any(x[0] in other[1:] for other in lists)), lists[0][0])
        out.append(head)
        lists = [[c for c in x if c is not head] for x in lists]
    return tuple(out)


def consistent(bases: tuple[ClassValue, ...]) -> bool:
    """Whether classes have an order of their own in which those that they are derived from come after them."""
    lists = [list(b.mro) for b in bases] + [list(bases)]
    while lists := [x for x in lists if x]:
        head = next((x[0] for x in lists if not any(x[0] in other[1:] for other in lists)), None)
        if head is None:
            return False
        lists = [[c for c in x if c is not head] for x in lists]
    return True


class Instance(Obj):
    """An object of a class. `payload` is what a native class keeps in it."""

    __slots__ = ("attrs", "cls", "given", "origin", "payload", "read", "serial")

    def __init__(self, trail: Trail, cls: ClassValue, serial: int = 0) -> None:
        self.cls = cls
        self.given: Args | None = None
        """What a class of the user's was called with to make it."""
        self.origin: Instance = self
        """What it was copied from: what is not known of one is the same for both."""
        self.attrs: Cells[str, Value] = PythonCells(trail)
        self.read: frozenset[str] = frozenset()
        """The attributes that are texts, and that anything has read in any of the runs."""
        self.payload: Any = None
        self.serial = serial

    def __repr__(self) -> str:
        return f"<{self.cls.name} object>"


class ValueObject(Instance):
    """An object of a class that is derived from `int`, `str` or the like; `payload` is the value that it is besides."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return self is other or bool(self.payload == (other.payload if isinstance(other, ValueObject) else other))

    def __hash__(self) -> int:
        return hash(self.payload)


def plain(value: Value) -> Value:
    """The value that an object is besides; any other value is itself."""
    return value.payload if type(value) is ValueObject else value


class NamedTuple(tuple[Any, ...]):
    """An instance of a namedtuple class."""

    cls: ClassValue

    @staticmethod
    def of(cls: ClassValue, items: tuple[Value, ...]) -> NamedTuple:
        out = NamedTuple(items)
        out.cls = cls
        return out


class ContextManager(Obj):
    """A context manager that the interpreter implements itself."""

    __slots__ = ("enter", "exit")

    def __init__(self, enter: Callable[[], Value], exit: Callable[[], None]) -> None:
        self.enter = enter
        self.exit = exit


@dataclass(eq=False, slots=True)
class GeneratorContext(Obj):
    """What a call of a `contextlib.contextmanager` function gives."""

    generator: Value
    again: Value = None
    """A function that makes the call once more."""


class Routine:
    """What a generator does."""

    __slots__ = ()
    ends = False
    """Whether a loop over it ends as soon as those that it goes through."""
    calls_only = False
    """Whether each step is a call, and an error in one leaves it where it was."""
    kind = "generator"
    """What Python calls the type of what does it."""
    shares = False
    """Whether it goes through an iterator that the program may go on with, so that leaving it early does not end that one."""
    whole_is_same = True
    """Whether it makes no difference to run it from its start to its end in one go, as long as nobody leaves it early."""

    def whole(self, m: Any, generator: Generator, use: Callable[[Value], Value]) -> Value:
        """Run it to its end: `use` is called with each value, and what that returns is what `yield` gives. Returns what it returns."""
        raise NotImplementedError

    def inline(self, m: Any) -> tuple[Iterator[Value], int, bool] | None:
        """For a loop that takes what it yields one by one: the values, how many there are at most, and whether there may be more.

        None where it has to be run.
        """
        return None

    def step(self, m: Any, at: Any, sent: Sent) -> Any:
        """Run it from where it stands (None at its start) to its next `Suspended`, or to the `Completion` at its end."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """What a suspended generator goes on with: the value of its `yield`, or an exception that comes up there."""

    value: Value = None
    error: Exception | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Suspended:
    """A generator has yielded a value; `at` is where it stands. It is never changed, so that a cell can hold it."""

    value: Value
    at: Any


@dataclass(eq=False, slots=True)
class Generator(Obj):
    """A call of a generator function, a generator expression, or one of Python's own iterators that runs functions."""

    routine: Routine
    cells: Cells[str, Any]
    """`cells["state"]`: absent before its start, then "running", "done" or `Suspended`; `cells["open"]`: it may yield more or less."""
    serial: int = 0
    """Tells which of two was made first."""


@dataclass(frozen=True, slots=True)
class Items:
    """What iterating a value yields; `open` if there may be more or fewer."""

    values: list[Value]
    open: bool = False


@dataclass(eq=False, slots=True)
class Super(Obj):
    receiver: Value
    after: ClassValue


class SliceValue:
    """`lower:upper:step`. Of what needs no exact bounds, like a tensor's shape, no test is decided for them."""

    __slots__ = ("lower", "step", "upper")

    def __init__(self, lower: Value, upper: Value, step: Value) -> None:
        self.lower, self.upper, self.step = lower, upper, step

    @property
    def known(self) -> bool:
        return all(e is None or isinstance(e, int) for e in (self.lower, self.upper, self.step)) and self.step != 0

    def python(self) -> slice:
        return slice(self.lower, self.upper, self.step)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SliceValue) and (self.lower, self.upper, self.step) == (other.lower, other.upper, other.step)

    def __hash__(self) -> int:
        return hash((self.lower, self.upper, self.step))


@dataclass(frozen=True, slots=True)
class Range:
    """`range` with known bounds (of any length), or of unknown length from a known start."""

    start: int
    stop: int | None
    step: int
    label: str = "range"


@dataclass(eq=False, slots=True)
class Iter(Obj):
    """An iterator over known items (`iter`, `zip`, `map`, `enumerate`); `open` if there may be more."""

    items: tuple[Value, ...]
    position: Cells[str, int]
    open: bool = False
    label: str = ""
    kind: str = "iterator"
    """What Python calls its type."""


def is_constant(value: Value) -> bool:
    return isinstance(value, CONSTANTS)


def leaves(value: Value) -> int:
    """The number of alternatives in a value."""
    return value.size if isinstance(value, Choice) else 1
