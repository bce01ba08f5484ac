"""Variables (TF `Variable`, `PartitionedVariable`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from scopelint.domain.symbols import Name, Sym, parts_of, text

from .ops import OpGraph
from .shapes import Dtype, Shape

GLOBAL_VARIABLES = "variables"
LOCAL_VARIABLES = "local_variables"
TRAINABLE_VARIABLES = "trainable_variables"

Collection = Literal["global", "local"]


@dataclass(frozen=True, slots=True, eq=False)
class Variable:
    """One variable. `key` is its name in the store, None if it is not there (or if it is called None).

    `assumed` is set on one that the program was taken to have, because it asked for it (see `store.recover`) or because the
    graph may have held it before.
    """

    graph: OpGraph = field(repr=False)
    key: Name | None
    op_name: Name
    shape: Shape
    dtype: Dtype
    kind: str
    trainable: bool | Sym
    collections: tuple[object, ...]
    serial: int
    site: object = field(default=None, repr=False)
    initializer: object = field(default=None, repr=False)
    regularizer: object = field(default=None, repr=False)
    resource: bool = False
    assumed: bool = False

    @property
    def name(self) -> Name:
        """`v.name`."""
        return text([*parts_of(self.op_name), ":0"])

    @property
    def collection(self) -> Collection:
        """Whether checkpoints and initialisers count it as local."""
        local = LOCAL_VARIABLES in self.collections and GLOBAL_VARIABLES not in self.collections
        return "local" if local else "global"


@dataclass(frozen=True, slots=True, eq=False)
class PartitionedVariable:
    """A variable in shards, each of which is a variable of its own. `partitions` is None if not known."""

    graph: OpGraph = field(repr=False)
    key: Name
    shape: Shape
    dtype: Dtype
    partitions: tuple[int, ...] | None
    shards: tuple[Variable, ...]
    serial: int
    site: object = field(default=None, repr=False)
    assumed: bool = False

    @property
    def name(self) -> Name:
        """`v.name`, which has no `:0` here."""
        return self.key

    @property
    def op_name(self) -> Name:
        return self.key
