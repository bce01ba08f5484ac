"""Ragged tensors: TF `RaggedTensor`, a tensor of rows of different lengths."""

from __future__ import annotations

from dataclasses import dataclass

from ..domain.symbols import MISSING
from ..language.kinds import ValueKind, kind_of
from ..language.trace import Place, Value
from ..language.values import Args, Builtin, Items, ListValue, SliceValue
from .arrays import elementwise, value_dtype
from .computing import operation, source
from .dimensions import DType, TensorShape
from .machine import Machine
from .registry import native_class, primitive
from .tensors import Tensor


@dataclass(frozen=True, slots=True, eq=False)
class Ragged:
    """TF `RaggedTensor`: the values of all rows, one after the other, and where each row begins."""

    values: Tensor
    row_splits: Tensor
    rows: int | None = None
    """How many rows there are, where that is known."""


@kind_of(Ragged)
class RaggedKind(ValueKind):
    """TF `RaggedTensor`."""

    precedence = 4
    equals_itself_only = True
    worth_a_turn = True

    def attribute(self, m: Machine, value: Ragged, name: str, place: Place) -> Value:
        match name:
            case "values" | "flat_values":
                return value.values
            case "row_splits":
                return value.row_splits
            case "dtype":
                return DType(value.values.dtype) if isinstance(value.values.dtype, str) else m.fresh("dtype")
            case "shape":
                return TensorShape((value.rows, None))
            case "row_lengths" | "nrows" | "to_tensor":
                return Builtin(name, lambda m, args: operation(m, name, [value], None, value.values.dtype, args.place))
        return MISSING

    def binary(self, m: Machine, op: str, left: Value, right: Value, place: Place) -> Value:
        known = left if isinstance(left, Ragged) else right
        flat = [side.values if isinstance(side, Ragged) else side for side in (left, right)]
        return Ragged(elementwise(m, op, flat, place), known.row_splits, known.rows)

    def equal(self, m: Machine, left: Value, right: Value, place: Place) -> bool:
        return left is right

    def item(self, m: Machine, value: Ragged, index: Value, place: Place) -> Value:
        if isinstance(index, SliceValue):
            rows = len(range(value.rows)[index.python()]) if value.rows is not None and index.known else None
            return Ragged(value.values.derived(), value.row_splits.derived(), rows)
        return value.values.derived((None,))

    def items(self, m: Machine, value: Ragged) -> Items | None:
        if value.rows is None or not m.world.current.eager:  # in a graph TensorFlow does not tell where the rows end
            return None
        return Items([value.values.derived((None,)) for _ in range(value.rows)])

    def parts(self, m: Machine, value: Ragged) -> tuple[Value, ...]:
        return (value.values,)


@primitive("ragged")
def make_ragged(m: Machine, args: Args) -> Value:
    """`ragged(rows, dtype=None)`: the `RaggedTensor` of a list of rows."""
    rows, dtype = m.resolve(args.positional[0]), m.resolve(args.get(1, "dtype"))
    known = len(m.items_of(rows)) if isinstance(rows, ListValue) and not rows.open else None
    kind = dtype.name if isinstance(dtype, DType) else value_dtype(m, rows)
    return Ragged(source((None,), kind), source((None if known is None else known + 1,), "int64"), known)


native_class("RaggedTensor", Ragged)
