"""Operations and calls: those that take a name, and those that TensorFlow rejects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...domain.symbols import Sym, Text
from ...language.values import DictValue, ListValue, is_constant
from ...primitives.tensors import Tensor
from ...record import journal
from ...tf.errors import Kind, TFError
from ...tf.reuse import Reuse
from ...tf.variables import Variable
from .arguments import quoted
from .base import Execution, Instruction, Page
from .draft import CannotReplayError, Draft, take, where_of


@dataclass(slots=True, eq=False)
class UseName(Instruction):
    """`tf.no_op(name=name)`."""

    name: str

    @staticmethod
    @take.register
    def taken(step: journal.UseName, draft: Draft) -> None:
        draft.do(UseName(draft.stand_ins.name(step.name), where=where_of(step)))

    def run(self, on: Execution) -> None:
        on.world.current.unique_name(self.name)

    def write(self, page: Page, depth: int) -> None:
        page.line(self, depth, f"tf.no_op(name={quoted(self.name)})")


@dataclass(slots=True, eq=False)
class MatMul(Instruction):
    """`tf.matmul(left, right)`: what got a variable, or a shape for something of that shape."""

    left: Instruction | tuple[int, ...]
    right: Instruction | tuple[int, ...]

    @staticmethod
    def taken(step: journal.Rejected, draft: Draft) -> None:
        _, left, right = step.cause
        draft.do(MatMul(_side(left, draft), _side(right, draft), where=where_of(step)))

    def run(self, on: Execution) -> None:
        left, right = (on.variable(side).shape if isinstance(side, Instruction) else side for side in (self.left, self.right))
        if left is not None and right is not None and left[-1] != right[0]:
            raise TFError(Kind.SHAPE, "ValueError", f"Dimensions must be equal, but are {left[-1]} and {right[0]} for 'MatMul'")

    def write(self, page: Page, depth: int) -> None:
        sides = (page.named[side] if isinstance(side, Instruction) else f"tf.zeros({list(side)})" for side in (self.left, self.right))
        page.line(self, depth, f"tf.matmul({', '.join(sides)})")

    def operands(self) -> Iterable[Instruction]:
        return [side for side in (self.left, self.right) if isinstance(side, Instruction)]


@dataclass(slots=True, eq=False)
class InPlace(Instruction):
    """`variable += 1` and its like, which no resource variable has."""

    op: str
    variable: Instruction

    @staticmethod
    def taken(step: journal.Rejected, draft: Draft) -> None:
        _, op, variable = step.cause
        side = _side(variable, draft)
        if isinstance(side, Instruction):
            draft.do(InPlace(op, side, where=where_of(step)))

    def run(self, on: Execution) -> None:
        raise TFError(Kind.OTHER, "RuntimeError", "", variable=None)

    def write(self, page: Page, depth: int) -> None:
        page.line(self, depth, f"{page.named[self.variable]} {self.op}= 1")

    def operands(self) -> Iterable[Instruction]:
        return (self.variable,)


@dataclass(slots=True, eq=False)
class Call(Instruction):
    """A call of a function of TensorFlow's that it rejects, with its arguments as they are written, `{0}` … for the variables it uses."""

    function: str
    arguments: tuple[tuple[str, str], ...]
    uses: tuple[Instruction, ...] = ()

    @staticmethod
    @take.register
    def taken(step: journal.Rejected, draft: Draft) -> None:
        """What was rejected before the last step is left out."""
        if not draft.refused:
            return
        if len(step.cause) == 3 and step.cause[0] == "matmul":
            MatMul.taken(step, draft)
            return
        if step.cause[:1] == ("in place",):
            InPlace.taken(step, draft)
            return
        uses: list[Instruction] = []
        arguments = tuple((name, argument(value, uses, draft)) for name, value in step.arguments.items())
        draft.do(Call(step.function, arguments, tuple(uses), where=where_of(step)))

    def run(self, on: Execution) -> None:
        raise TFError(Kind.OTHER, "ValueError", "", variable=None)

    def write(self, page: Page, depth: int) -> None:
        names = [page.named[used] for used in self.uses]
        arguments = ", ".join(f"{name}={value.format(*names)}" for name, value in self.arguments)
        page.line(self, depth, f"tf.{self.function}({arguments})")

    def operands(self) -> Iterable[Instruction]:
        return self.uses


def _side(value: object, draft: Draft) -> Instruction | tuple[int, ...]:
    """An operand: what got the variable, or a shape."""
    if isinstance(value, Variable):
        found = draft.sites.get(id(value.site))
        if found is not None:
            return found
    shape = value.shape if isinstance(value, Variable | Tensor) else None
    if shape is None:
        raise CannotReplayError("the shape of an operand is not known")
    return draft.stand_ins.sizes(shape, id(value))


def argument(value: Any, uses: list[Instruction], draft: Draft) -> str:
    """An argument as Python, with `{0}` … for the variables in it, which are added to `uses`."""
    match value:
        case Variable():
            uses.append(draft.made(value.site))
            return f"{{{len(uses) - 1}}}"
        case Tensor() if value.shape is not None:
            return f"tf.zeros({list(draft.stand_ins.sizes(value.shape, id(value)))})"
        case Text() | Sym():
            return _braced(repr(draft.text(value)))
        case Reuse():
            return "tf.AUTO_REUSE"
        case tuple():
            inside = ", ".join(argument(item, uses, draft) for item in value)
            return f"({inside},)" if len(value) == 1 else f"({inside})"
        case ListValue() if not value.open and isinstance(items := value.cells.get("items"), tuple):
            return f"[{', '.join(argument(item, uses, draft) for item in items)}]"
        case DictValue() if not value.open:
            pairs = [(argument(key, uses, draft), argument(value.cells.get(key), uses, draft)) for key in value.cells.keys()]
            return "{{" + ", ".join(f"{key}: {item}" for key, item in pairs) + "}}"
    if is_constant(value):
        return _braced(repr(value))
    raise CannotReplayError(f"an argument of the call that TensorFlow rejects is not known well enough to be written down ({value!r})")


def _braced(text: str) -> str:
    """A text in which no brace stands for a variable."""
    return text.replace("{", "{{").replace("}", "}}")
