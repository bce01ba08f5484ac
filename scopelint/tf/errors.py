"""The exceptions TensorFlow raises, as the model predicts them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Literal

from scopelint.domain.symbols import Name

ExcType = Literal["ValueError", "TypeError", "RuntimeError", "AssertionError", "AttributeError", "KeyError"]


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
    told = f"what was imported is below {below}/" if below is not None else f"there is {' and '.join(others[:2])}"
    operation, _, output = wanted.partition(":")
    if output or method == "get_tensor_by_name":
        text = f"The name '{wanted}' refers to a Tensor which does not exist. The operation, '{operation}', does not exist in the graph."
    else:
        text = f"The name '{wanted}' refers to an Operation not in the graph."
    return TFError(Kind.NO_SUCH_NAME, "KeyError", f"{text}\n{told}")


def type_error(message: str) -> TFError:
    return TFError(Kind.INVALID, "TypeError", message)
