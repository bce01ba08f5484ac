"""What a tensor is of one variable: its value, however it is shaped, or a sum of multiples of it."""

from __future__ import annotations

from ..language.trace import Value
from ..language.values import ListValue
from ..tf.variables import Variable
from .machine import Machine
from .tensors import Tensor, reads_of, value_in, weights_of

VIEWS = frozenset({"reshape", "cast", "identity", "transpose", "expand_dims", "squeeze", "convert_to_tensor"})

_COPIES = frozenset({"identity", "convert_to_tensor"})
"""What keeps the values that variables have now, in eager code: they are put back later, or blended with."""

_PRODUCTS = frozenset({"*", "mul", "multiply", "scalar_mul"})
_SCALES = _PRODUCTS | {"/", "truediv", "div", "divide", "identity"}

_SUMS = frozenset({"+", "add", "add_v2"})
MOVED = ("moved on",)
"""The register of the variables that are not to be trained and to multiples of which data was added."""

ADDS = _SUMS | {"-", "sub", "subtract", "add_n"}


def blended(m: Machine, op: str, values: list[Value], inputs: list[Tensor | Variable], factor: Value) -> tuple[Variable, int] | None:
    """What a tensor is a sum of multiples of: of `a * v + b * v` two of `v`, of `0 * v` none. `v - 1` is no multiple."""
    if op not in _SCALES and op not in ADDS:
        return None
    if factor == 0 and len(inputs) == 1:
        variable = value_in(inputs[0])
        return None if variable is None else (variable, 0)
    terms = [_term(i) for i in inputs]
    known = [t for t in terms if t is not None]
    if op in _SCALES:
        others = [i for i, t in zip(inputs, terms, strict=True) if t is None]
        return known[0] if len(known) == 1 and not any(reads_of(i) for i in others) else None
    if not known or len(known) != len(terms) or any(v is not known[0][0] for v, _ in known) or _has_other_terms(m, values):
        return None
    return known[0][0], sum(count for _, count in known)


def _has_other_terms(m: Machine, values: list[Value]) -> bool:
    """Whether something besides tensors is added, but for nothing at all."""
    others = (each for each in map(m.path.peek, values) if not isinstance(each, Tensor | Variable | ListValue | tuple))
    return any(not isinstance(each, int | float) or each != 0 for each in others)


def _term(value: Tensor | Variable) -> tuple[Variable, int] | None:
    weights = weights_of(value)
    if weights is not None:
        return weights, 1
    return value.blend if isinstance(value, Tensor) else None


def moved_on(inputs: list[Tensor | Variable]) -> Variable | None:
    """The variable that is not to be trained of which a sum is a multiple, and of data beside it, as a moving average is."""
    terms = (_term(i) for i in inputs if not (isinstance(i, Tensor) and i.leaves))
    known = [t[0] for t in terms if t is not None and t[1] == 1]
    return known[0] if len(known) == 1 and known[0].trainable is False and not known[0].graph.eager else None


def seen_through(
    m: Machine, op: str, values: list[Value], inputs: list[Tensor | Variable], factor: Value
) -> tuple[Variable | None, Variable | None]:
    """The variable whose value a tensor is, however it is shaped; and that of which it is a copy, which changes no more."""
    if factor == 1 and len(inputs) == 1:
        view = value_in(inputs[0])
    elif op in ADDS and len(inputs) == len(values) == 2:  # in a mean, all of the weight may be one value's
        first, second = inputs
        view = value_in(first) if _is_nothing(second) else value_in(second) if _is_nothing(first) and op in _SUMS else None
    else:
        views = {weights_of(i) for i in inputs}
        view = next(iter(views)) if op in VIEWS and len(views) == 1 else None
    return (None, view) if op not in VIEWS - _COPIES and m.world.current.eager else (view, None)


def _is_nothing(value: Tensor | Variable) -> bool:
    """Whether a tensor is zero, as a multiple of a variable."""
    return isinstance(value, Tensor) and value.blend is not None and value.blend[1] == 0


def factor_of(m: Machine, op: str, values: list[Value]) -> Value:
    """The number by which an operation multiplies a value; None if that is not known."""
    numbers = [v for v in map(m.path.peek, values) if isinstance(v, int | float)] if op in _PRODUCTS and len(values) == 2 else []
    return numbers[0] if len(numbers) == 1 else None
