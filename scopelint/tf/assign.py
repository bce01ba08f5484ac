"""What TensorFlow says to `variable.assign(value)` of a value that does not fit: `state_ops.assign`, `ResourceVariable.assign`."""

from __future__ import annotations

from ..domain.symbols import show
from .errors import Kind, TFError
from .shapes import Dtype, Shape
from .variables import PartitionedVariable, Variable


def wrong_shape(variable: Variable | PartitionedVariable, shape: Shape) -> TFError:
    """The error of a value of another shape."""
    name, own = variable.op_name, variable.shape
    message = f"Cannot assign value to variable ' {show(name)}:0': Shape mismatch.The variable shape {own}, and the assigned value shape {shape} are incompatible."  # noqa: E501
    return TFError(Kind.ASSIGNED, "ValueError", message, variable=name)


def wrong_dtype(variable: Variable | PartitionedVariable, dtype: Dtype) -> TFError:
    """The error of a tensor of another dtype: a resource variable cannot convert it, the operation of any other does not take it."""
    own, name = variable.dtype, variable.op_name
    if isinstance(variable, Variable) and variable.resource:
        message = f"Tensor conversion requested dtype {own} for Tensor with dtype {dtype}"
        return TFError(Kind.ASSIGNED_DTYPE, "ValueError", message, variable=name)
    message = f"Input 'value' of 'Assign' Op has type {dtype} that does not match type {own} of argument 'ref'."
    return TFError(Kind.ASSIGNED_DTYPE, "TypeError", message, variable=name)
