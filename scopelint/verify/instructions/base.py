"""What an instruction is, and what it works with: our own model, on which it runs, and the page, on which it is written.

What opens and closes something does so by `Begin` and `End` with one `Block`. Everything in an instruction is known: names are
strings, dimensions are numbers. Instructions are told apart, and refer to each other, by their identity: a scope object is
named by the instruction that bound it.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

from ...domain.path import Path
from ...domain.symbols import show
from ...domain.trail import Trail
from ...tf.graph import Graph
from ...tf.reuse import Reuse
from ...tf.scope import VariableScope
from ...tf.variables import PartitionedVariable, Variable
from ...tf.version import Version
from ...tf.world import World

_T = TypeVar("_T")

INDENT = "    "


class Unbound(Exception):
    """A program refers to something that it does not make."""


@dataclass(frozen=True, slots=True)
class Mode:
    """What a program runs on: `eager` execution or graphs, TF2's behaviour or TF1's."""

    version: Version
    eager: bool = False
    v2_behavior: bool = False


# -- what a program consists of


@dataclass(slots=True, eq=False)
class Instruction(ABC):
    """`where` is the user's `file:row`, and after a line break what else there is to say of it."""

    where: str = field(default="", kw_only=True)

    scope_called: ClassVar[str] = "scope"
    """What a scope object that it binds is called."""

    @abstractmethod
    def run(self, on: Execution) -> None:
        """Do it on our own model. Raises TFError where TensorFlow would, and Unbound."""

    @abstractmethod
    def write(self, page: Page, depth: int) -> None:
        """Write it as Python."""

    def announce(self, page: Page) -> None:  # noqa: B027 (most have nothing)
        """Write what has to stand before the program."""

    def operands(self) -> Iterable[Instruction]:
        """What made the variables that it computes with, which need names for it."""
        return ()

    def needs(self) -> Iterable[Instruction]:
        """The instructions that it refers to."""
        return self.operands()

    def named_scopes(self) -> Iterable[Instruction]:
        """What bound the scope objects that its text names."""
        return ()

    def scope_text(self, page: Page, name: str) -> str:
        """How the scope object that it bound is written, where that has a name to itself."""
        return name

    def parts(self) -> Iterable[Instruction]:
        """What it consists of, as our own model sees it."""
        return (self,)

    @property
    def subject(self) -> Instruction | Block:
        """What its arguments are the fields of."""
        return self

    def details(self, targeted: bool) -> Mapping[str, object]:
        """Arguments that may not matter, and what they are where they are not given. `targeted`: a claim is about it."""
        return {}


Program = Sequence[Instruction]


@dataclass(slots=True, eq=False)
class Block(ABC):
    """Something that is opened and closed."""

    keyword: ClassVar[str] = "with"
    """What its opening begins with, as Python."""
    opens_scope: ClassVar[bool] = False
    """Whether a variable scope is opened with it."""
    apart: ClassVar[bool] = False
    """Whether none of the scopes around it is open in it."""
    ends_on_requests: ClassVar[bool] = False
    """Whether how it ends depends on the variables that were asked for in it."""

    @abstractmethod
    def begin(self, on: Execution, one: Begin) -> None:
        """Open it on our own model, by the instruction `one`. Raises TFError and Unbound."""

    @abstractmethod
    def end(self, on: Execution, failed: bool) -> None:
        """Close it on our own model. Raises TFError and Unbound."""

    @abstractmethod
    def opening(self, page: Page) -> str:
        """The context manager as Python."""

    def announce(self, page: Page) -> None:  # noqa: B027 (most have nothing)
        """Write what has to stand before the program."""

    @property
    def context(self) -> object:
        """What has a name of its own if it is opened more than once."""
        return self

    @property
    def origin(self) -> Instruction | None:
        """What it is a use of, if all uses matter to each of them."""
        return None

    def needs(self) -> Iterable[Instruction]:
        """The instructions that it refers to."""
        return () if self.origin is None else (self.origin,)

    def named_scopes(self) -> Iterable[Instruction]:
        """What bound the scope objects that its text names."""
        return ()

    def details(self, targeted: bool) -> Mapping[str, object]:
        """As for instructions."""
        return {}


@dataclass(slots=True, eq=False)
class FunctionBlock(Block):
    """A block that is written as a function, and a call to which that is given."""

    function_name: ClassVar[str]

    def opening(self, page: Page) -> str:
        raise AssertionError(self)

    @abstractmethod
    def call(self, page: Page, one: Begin, name: str, failed: bool, depth: int) -> None:
        """Write the call, after the function `name`, which ends in an exception if it `failed`."""


@dataclass(slots=True, eq=False)
class OfBlock(Instruction):
    """Something that is done with a block."""

    block: Block

    def needs(self) -> Iterable[Instruction]:
        return self.block.needs()


@dataclass(slots=True, eq=False)
class Begin(OfBlock):
    """`context.__enter__()`."""

    def run(self, on: Execution) -> None:
        self.block.begin(on, self)

    def announce(self, page: Page) -> None:
        self.block.announce(page)

    def write(self, page: Page, depth: int) -> None:
        """Where blocks are improperly nested; others are written with what is inside."""
        if self.block not in page.objects:
            page.objects[self.block] = page.fresh("context")
            page.line(None, depth, f"{page.objects[self.block]} = {self.block.opening(page)}")
        bound = f"{page.scope_name(self)} = " if self in page.bound else ""
        page.line(self, depth, f"{bound}{page.objects[self.block]}.__enter__()")

    def named_scopes(self) -> Iterable[Instruction]:
        return self.block.named_scopes()

    @property
    def subject(self) -> Block:
        return self.block


@dataclass(slots=True, eq=False)
class End(OfBlock):
    """`context.__exit__(…)`. `failed`: what the call of a template runs ends in an exception, which the program catches."""

    failed: bool = False

    def run(self, on: Execution) -> None:
        self.block.end(on, self.failed)

    def write(self, page: Page, depth: int) -> None:
        if self.block in page.objects:
            page.line(self, depth, f"{page.objects[self.block]}.__exit__(None, None, None)")


class Setting(Instruction):
    """Something that changes what instructions after it do."""

    __slots__ = ()

    def within(self) -> Instruction | None:
        """What bound the scope in which and below which it does; None if it does so everywhere."""
        return None


# -- what an instruction works with


class Keeper:
    """Something of which each kind of instruction keeps a part by itself."""

    def __init__(self) -> None:
        self._kept: dict[type, Any] = {}

    def kept(self, part: type[_T]) -> _T:
        """The one object of a class that is kept here, made where it is first asked for."""
        found: _T | None = self._kept.get(part)
        if found is None:
            found = self._kept[part] = part()
        return found


class Execution(Keeper):
    """A program that runs on our own model."""

    def __init__(self, mode: Mode) -> None:
        Keeper.__init__(self)
        trail = Trail()
        self.world = World(trail, Path(trail), mode.version, eager=mode.eager, v2_behavior=mode.v2_behavior)
        self.scopes: dict[Instruction, VariableScope] = {}
        self.variables: dict[Instruction, Variable | PartitionedVariable] = {}
        self.where: dict[Instruction, tuple[Graph, Reuse, str]] = {}
        """The graph, the reuse flag and the name scope that were in force at requests and lines."""
        self.at_end: list[Callable[[], None]] = []
        """What raises Unbound if the program must not end as it does."""

    def note(self, one: Instruction) -> None:
        graph = self.world.current
        self.where[one] = (graph, graph.scope.reuse, show(graph.name_scope))

    def scope(self, bound_by: Instruction) -> VariableScope:
        if bound_by not in self.scopes:
            raise Unbound
        return self.scopes[bound_by]

    def variable(self, made_by: Instruction) -> Variable | PartitionedVariable:
        if made_by not in self.variables:
            raise Unbound
        return self.variables[made_by]


class Page(Keeper):
    """The text of a program while it is written."""

    def __init__(self, program: Program, display: Callable[[str], str], named: Mapping[Instruction, str]) -> None:
        Keeper.__init__(self)
        self.program = program
        self.named = named
        """What variables and scopes are called that must have a name."""
        self.lines: list[str] = []
        self.rows: dict[Instruction, int] = {}
        """The line of each instruction."""
        self.imports: set[str] = set()
        self.settings: set[str] = set()
        """What has to be said before TensorFlow is imported."""
        self.helpers: set[str] = set()
        """The functions that the program needs."""
        self.objects: dict[object, str] = {}
        """What is called by a name of its own: contexts, graphs, templates, functions."""
        self.times = Counter(one.block.context for one in program if isinstance(one, Begin))
        """How often contexts are opened."""
        self.bound: set[Instruction] = set()
        """The instructions whose scopes are referred to by name."""
        self._display = display
        self._scopes: dict[Instruction, str] = {}
        self._taken = {"tf", "in_thread", "ThreadPoolExecutor", *named.values()}
        for one in program:
            one.announce(self)
        for one in program:
            if isinstance(one, Begin) and one in named:
                self.bound.add(one)
                self._scopes[one] = named[one]

    def line(self, one: Instruction | None, depth: int, text: str) -> None:
        """Write a line, which is that of `one`."""
        comment = f"  # {' '.join(self._display(one.where).split())}" if one is not None and one.where else ""
        if one is not None:
            self.rows[one] = len(self.lines)
        self.lines.append(INDENT * depth + text + comment)

    def take(self, name: str) -> str:
        """Use a name, which nothing else must have."""
        self._taken.add(name)
        return name

    def fresh(self, base: str) -> str:
        base = re.sub(r"\W|^(?=\d)", "_", base) or "it"
        name, number = base, 1
        while name in self._taken:
            number += 1
            name = f"{base}_{number}"
        return self.take(name)

    def assigned(self, one: Instruction) -> str:
        """The beginning of a line whose result has a name if one asks for it."""
        name = self.named.get(one)
        return "" if name is None else f"{name} = "

    def scope_name(self, one: Instruction) -> str:
        """The name of the scope object that an instruction binds."""
        if one not in self._scopes:
            self._scopes[one] = self.fresh(one.scope_called)
        return self._scopes[one]

    def scope(self, one: Instruction) -> str:
        """The scope object that an instruction bound, as Python."""
        return one.scope_text(self, self.scope_name(one)) if one in self.bound else "tf.get_variable_scope()"
