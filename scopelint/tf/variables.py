"""Variables (TF `Variable`, `PartitionedVariable`) and the making of those outside the store (`tf.Variable`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from scopelint.domain.symbols import Name, Sym, Text, parts_of, text

from .errors import type_error
from .shapes import Dtype, Shape

if TYPE_CHECKING:
    from .graph import Graph
    from .world import World

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

    graph: Graph = field(repr=False)
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

    graph: Graph = field(repr=False)
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


def collections_of(collections: Iterable[object] | None, trainable: bool | Sym, *, local: bool = False) -> tuple[object, ...]:
    """The collections a new variable goes to, given the `collections=` argument."""
    keys = list(collections) if collections is not None else []
    if local:
        keys.append(LOCAL_VARIABLES)
    elif collections is None:
        keys.append(GLOBAL_VARIABLES)
    if trainable is not False and TRAINABLE_VARIABLES not in keys:
        keys.append(TRAINABLE_VARIABLES)
    return tuple(keys)


def create_variable(
    world: World,
    name: Name | None = None,
    *,
    graph: Graph | None = None,
    shape: Shape = None,
    dtype: Dtype = None,
    trainable: bool | Sym | None = None,
    collections: Iterable[object] | None = None,
    local: bool = False,
    kind: str = "variable",
    use_resource: bool | None = None,
    initializer: object = None,
    site: object = None,
) -> Variable:
    """`tf.Variable`: always new, named below the current name scope, not in the store. Raises TFError on a bad name."""
    if not (name is None or isinstance(name, (str, Text))):
        raise type_error("expected string or bytes-like object")
    graph = graph or world.current
    train = False if local else True if trainable is None else trainable
    variable = Variable(
        graph=graph,
        key=None,
        op_name=graph.names.variable_op(name or "Variable", graph.names.scope),
        shape=shape,
        dtype=dtype,
        kind=kind,
        trainable=train,
        collections=collections_of(collections, train, local=local),
        serial=world.next_serial(),
        site=site,
        initializer=initializer,
        resource=world.v2_behavior if use_resource is None else use_resource,
    )
    graph.register(variable)
    return variable
