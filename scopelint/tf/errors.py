"""The exceptions TensorFlow raises, as the model predicts them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Literal

from scopelint.domain.symbols import Name

ExcType = Literal["ValueError", "TypeError", "RuntimeError", "AssertionError", "AttributeError", "KeyError", "RecursionError"]


class Kind(Enum):
    """What went wrong, coarsely: one rule per kind."""

    DUPLICATE = "duplicate"
    MISSING = "missing"
    SHAPE = "shape"
    DTYPE = "dtype"
    PARTITION = "partition"
    DEFAULT_NAME_REUSE = "default name under reuse"
    INVALID = "invalid request"
    NESTING = "improper nesting"
    TEMPLATE_CREATES = "template creates"
    FUNCTION_CREATES = "tf.function creates"
    ASSIGNED = "assigned another shape"
    ASSIGNED_DTYPE = "assigned another dtype"
    REMOVED = "not available with Keras 3"
    FINALIZED = "graph finalized"
    SAVED_TWICE = "saved under one name, or restored from two"
    NOTHING_SAVED = "nothing to save"
    INNER = "a first value from inside a construct"
    ASSERTED = "an assertion of the program's about a reuse flag"
    NO_SUCH_NAME = "nothing in the graph has this name"
    OF_PYTHON = "an error of Python's own, over what TensorFlow gives or calls"
    OTHER = "other"


class TFError(Exception):
    """An exception of TensorFlow's. `message` is its own text, without the stack it may append.

    `variable` is the full key asked for.
    """

    def __init__(self, kind: Kind, exc_type: ExcType, message: str, *, variable: Name | None = None) -> None:
        super().__init__(message)
        self.kind = kind
        self.exc_type = exc_type
        self.message = message
        self.variable = variable

    def __str__(self) -> str:
        return f"{self.exc_type}: {self.message}"


def value_error(kind: Kind, message: str) -> TFError:
    return TFError(kind, "ValueError", message)


def no_such_name(method: str, wanted: str, others: Sequence[str], below: str | None = None) -> TFError:
    """The error of a graph that is asked for an operation, or for what comes out of one, that it has not.

    What it has instead is said after that: others of such a name, or what was imported below a scope.
    """
    instead = f"there is {' and '.join(others[:2])}" if others else "nothing in the graph is called so"
    told = f"what was imported is below {below}/" if below is not None else instead
    operation, _, output = wanted.partition(":")
    if output or method == "get_tensor_by_name":
        text = f"The name '{wanted}' refers to a Tensor which does not exist. The operation, '{operation}', does not exist in the graph."
    else:
        text = f"The name '{wanted}' refers to an Operation not in the graph."
    return _of_the_asker(method, wanted, "KeyError", text, told)


def no_such_kind(method: str, wanted: str, exists: bool) -> TFError | None:
    """The error of a graph that is asked for a tensor by the name of an operation, or the other way round; None if it is not."""
    operation, colon, _ = wanted.partition(":")
    if method in ("get_tensor_by_name", "feed") and not colon:
        what = "refers to an Operation" if exists else "looks like an (invalid) Operation name"
        text = f"""The name '{wanted}' {what}, not a Tensor. Tensor names must be of the form "<op_name>:<output_index>"."""
        told = f"what comes out of it is {wanted}:0" if exists else "the name of a tensor ends in :0"
        return _of_the_asker(method, wanted, "ValueError", text, told)
    if method == "get_operation_by_name" and colon:
        text = f"Name '{wanted}' appears to refer to a Tensor, not a Operation."
        return _of_the_asker(method, wanted, "ValueError", text, f"the operation is {operation}")
    return None


def _of_the_asker(method: str, wanted: str, exc_type: ExcType, text: str, told: str) -> TFError:
    """The error as it comes out of what asked the graph: one of its methods, or a session that is to run or feed what has the name."""
    if method == "feed":
        exc_type, text = "TypeError", f"Cannot interpret feed_dict key as Tensor: {text}"
    elif method == "run":
        shown = f'"{text}"' if exc_type == "KeyError" else text
        exc_type, text = "ValueError", f"Fetch argument '{wanted}' cannot be interpreted as a Tensor. ({shown})"
    return TFError(Kind.NO_SUCH_NAME, exc_type, f"{text}\n{told}")


def type_error(message: str) -> TFError:
    return TFError(Kind.INVALID, "TypeError", message)
