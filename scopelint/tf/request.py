"""What is asked of a variable store, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scopelint.domain.symbols import Name, Sym, show

from .errors import ExcType, Kind, TFError
from .reuse import Reuse
from .shapes import Dtype, Shape, ShapeArgument
from .variables import PartitionedVariable, Variable

Key = Name | None
"""A full name. `get_variable(None)` at the root stores under None."""


@dataclass(frozen=True, slots=True)
class InitializerFacts:
    """What is known of an `initializer=` argument or scope default.

    `is_constant`: not callable (a number, list, array, string or Tensor). `callable_without_args`: may be called without a
    shape. `constant_shape` and `dtype` are those of the constant, or of what such a call returns, as far as known.
    `unknown`: nothing is known of it. `value` is opaque.
    """

    is_constant: bool = False
    constant_shape: Shape = None
    dtype: Dtype = None
    callable_without_args: bool = False
    unknown: bool = False
    value: object = None


@dataclass(frozen=True, slots=True)
class Access:
    """What a `get_variable` came to. `assumed`: the variable was taken to be there, or to be the one meant."""

    variable: Variable | PartitionedVariable
    created: bool
    assumed: bool
    reuse: Reuse
    reuse_origin: object = None


class Refusal(TFError):
    """An error over a variable: `existing` is the one in the way, None if the error is that there is none.

    `rank` is how many dimensions were asked for, None where that is not known.
    `repair` makes what the program probably meant (see `store.recover`); None where there is nothing to go on with.
    """

    def __init__(
        self,
        kind: Kind,
        exc_type: ExcType,
        message: str,
        *,
        variable: Name | None = None,
        existing: Variable | PartitionedVariable | None = None,
        rank: int | None = None,
        repair: Callable[[], Access] | None = None,
    ) -> None:
        super().__init__(kind, exc_type, message, variable=variable)
        self.existing = existing
        self.rank = rank
        self.repair = repair


@dataclass(frozen=True, slots=True)
class Request:
    """One `get_variable` with its defaults filled in: the arguments of TF's true getter."""

    key: Key
    reuse: Reuse
    reuse_origin: object = None
    shape: ShapeArgument = None
    dtype: Dtype = "float32"
    initializer: InitializerFacts | None = None
    trainable: bool | Sym | None = None
    collections: tuple[object, ...] | None = None
    local: bool = False
    partitioner: object = None
    regularizer: object = None
    use_resource: bool | None = None
    op_name: Name | None = None
    kind: str = "get_variable"
    site: object = None

    @property
    def constant(self) -> InitializerFacts | None:
        return self.initializer if self.initializer is not None and self.initializer.is_constant else None

    @property
    def shown(self) -> str:
        return "None" if self.key is None else show(self.key)
