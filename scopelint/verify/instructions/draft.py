"""A program while it is written from the steps of a journal, and run on our own model as far as it is written.

What becomes of a kind of step stands with the instructions that it becomes, which register it here: `take`, and for some kinds
`mend` and `literals`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Any

from ...domain.symbols import Sym, Text
from ...language.values import is_constant
from ...record import journal
from ...tf.errors import TFError
from ...tf.request import InitializerFacts
from ...tf.scope import VariableScope
from .arguments import Initial, Odd
from .base import Block, Execution, Instruction, Keeper, Mode
from .standins import StandIns


class CannotReplayError(Exception):
    """Why no program does what a journal says."""


@singledispatch
def take(step: journal.Step, draft: Draft) -> None:
    """Write the instructions that do what a step did. Raises TFError where TensorFlow would, Unbound and CannotReplayError."""
    raise AssertionError(step)


@singledispatch
def mend(step: journal.Step, failed: Instruction, error: TFError, draft: Draft) -> None:
    """After an error of a step that did not end the program: what was to be there for it. `failed` has been left out."""


@singledispatch
def literals(step: journal.Step) -> Iterator[object]:
    """Components of names, and numbers of shapes, that a step itself writes."""
    return iter(())


@dataclass(frozen=True, slots=True)
class Given:
    """A variable that the program is taken to have had, by its key in the graph that it enters as number `graph`."""

    graph: int
    key: str
    request: Instruction


class Draft(Keeper):
    """A program that is being written. `given` is what is taken to be there before."""

    def __init__(self, mode: Mode, given: Sequence[Given], steps: Sequence[journal.Step]) -> None:
        Keeper.__init__(self)
        self.execution = Execution(mode)
        self.program: list[Instruction] = []
        self.refused = False
        """Whether TensorFlow refuses the step at hand, the last one."""
        self.repaired = bool(given)
        """Whether earlier errors had to be left out to get here."""
        self.missing: list[Given] = []
        """What else is to be taken to be there before."""
        self.sites: dict[int, Instruction] = {}
        """By the identity of the moments of requests, and of lines."""
        self.blocks: dict[int, Block] = {}
        """By the identity of the journal's contexts."""
        self.scopes: dict[int, Instruction] = {}
        """What bound the journal's scope objects, by their identity."""
        self.roots: dict[int, Instruction] = {}
        """What bound the root scopes of the graphs that were entered, by their identity, in that order."""
        self.calls: dict[Instruction, journal.LibraryCall | None] = {}
        """Which call of the user's each instruction is a part of."""
        self.stand_ins = StandIns(each for step in steps for each in literals(step))
        self._given = given

    def do(self, one: Instruction) -> None:
        """Write an instruction and run it; one that fails stays only if it is the last."""
        self.program.append(one)
        one.run(self.execution)

    def take(self, step: journal.Step) -> None:
        """Take a step. Raises as `take` does."""
        done = len(self.program)
        try:
            take(step, self)
        finally:
            self.calls.update(dict.fromkeys(self.program[done:], step.part_of))

    def attempt(self, step: journal.Step) -> None:
        """Take a step, which TensorFlow need not accept."""
        try:
            self.take(step)
        except TFError as error:
            self.repaired = True
            mend(step, self.program.pop(), error, self)

    def do_given(self, graph: int) -> None:
        """Make what is taken to be there in a graph, unless TensorFlow would not have it."""
        for given in self._given:
            if given.graph == graph:
                try:
                    self.do(given.request)
                except TFError:
                    self.program.pop()

    def made(self, site: object) -> Instruction:
        """The instruction that made the variable of this site."""
        found = self.sites.get(id(site))
        if found is None:
            raise CannotReplayError("a variable was made outside of the part of the program that was followed")
        return found

    def scope(self, scope: VariableScope) -> Instruction:
        """The instruction that bound a scope object of the journal's."""
        found = self.scopes.get(id(scope))
        if found is None and not scope.name:
            found = self.roots.get(id(self.execution.world.current.scopes.root))
        if found is None:
            raise CannotReplayError("it uses a scope object of which it is not known where it was opened")
        return found

    # -- arguments

    def text(self, value: object) -> str | Odd | None:
        """An argument that is to be a text."""
        if value is None:
            return None
        if isinstance(value, str | Text):
            return self.stand_ins.name(value)
        if isinstance(value, Sym):
            return self.stand_ins.name(Text((value,)))
        return odd(value)

    def fit(self, dim: object, axis: int, found: tuple[int, ...] | None, identity: object) -> int:
        """A dimension; an unknown one is that of the variable it was taken to fit."""
        if not isinstance(dim, int) and found is not None and axis < len(found):
            return found[axis]
        return self.stand_ins.dimension(dim, (identity, axis))

    def initial(self, facts: InitializerFacts, found: tuple[int, ...] | None, identity: object, lazy: bool = False) -> Initial:
        """An initializer of a known shape, which fits the variable that was `found`."""
        shape = facts.constant_shape
        known = found or () if shape is None else tuple(self.fit(d, axis, found, identity) for axis, d in enumerate(shape))
        return Initial(known, facts.dtype if isinstance(facts.dtype, str) else "float32", lazy)


def where_of(step: journal.Step) -> str:
    """The user's `file:row`."""
    return f"{step.place.filename}:{step.place.span.row}"


def odd(value: Any) -> Odd:
    """An argument of a kind that TensorFlow does not take."""
    if is_constant(value):
        return Odd(repr(value), value)
    if isinstance(value, tuple):
        return Odd("()", ())
    return Odd("object()", object())


def strings(keys: object) -> tuple[str, ...] | None:
    """Names of collections, as far as they are known."""
    return tuple(key for key in keys if isinstance(key, str)) if isinstance(keys, tuple) else None
