"""`get_variable`: the way to a variable of the store (TF `VariableScope.get_variable`, `_VariableStore.get_variable`).

What it returns, makes or refuses is in `lookup` and `partitioned`; the order of checks is that of semantics.md section 2.3.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scopelint.domain.symbols import Itself, Name, Sym, Text, text

from .errors import Kind, TFError, type_error, value_error
from .graph import Graph
from .lookup import get_single, refusal, stores_by_name
from .names import from_bytes, join
from .partitioned import get_partitioned, shard_key
from .request import Access, InitializerFacts, Key, Refusal, Request
from .reuse import Reuse
from .scope import VariableScope
from .shapes import Dtype, ShapeArgument, same_dtype
from .variable_store import VariableStore
from .world import World

__all__ = [
    "Access",
    "InitializerFacts",
    "Key",
    "NoName",
    "Request",
    "VariableStore",
    "check_initializer_dtype",
    "full_name",
    "get_full",
    "get_variable",
    "recover",
]


@dataclass(frozen=True, slots=True)
class NoName:
    """What is given for a name and cannot be one, by what Python calls its type."""

    type: str


def full_name(scope: VariableScope, name: object) -> Key | bytes:
    """The key of `get_variable(name)` in `scope`. Raises TypeError for what cannot be joined to the scope's name.

    The root scope joins nothing, and takes bytes as they are.
    """
    if isinstance(name, Sym):
        name = text([name])
    if isinstance(name, (str, Text)):
        return join(scope.name, name)
    told = name.type if isinstance(name, NoName) else type(name).__name__
    if scope.name:
        raise type_error(f'can only concatenate str (not "{told}") to str')
    if name is None or isinstance(name, bytes):
        return name
    raise type_error(f"expected string or bytes-like object, got '{told}'")


def get_variable(
    world: World,
    graph: Graph,
    name: object,
    *,
    shape: ShapeArgument = None,
    dtype: Dtype = None,
    initializer: InitializerFacts | None = None,
    trainable: bool | Sym | None = None,
    collections: Iterable[object] | None = None,
    local: bool = False,
    partitioner: object = None,
    regularizer: object = None,
    use_resource: bool | None = None,
    site: object = None,
    reuse_override: Reuse | None = None,
    scope: VariableScope | None = None,
    op_name: Name | None = None,
    kind: str = "get_variable",
) -> Access:
    """`tf.get_variable`, or `get_local_variable` with `local`, in the current scope or `scope`. Raises TFError."""
    scope = scope or graph.scope
    key = full_name(scope, name)
    check_initializer_dtype(initializer, dtype)
    return get_full(
        world,
        graph,
        key,
        scope.reuse if reuse_override is None else reuse_override,
        reuse_origin=scope.reuse_origin if reuse_override is None else site,
        shape=shape,
        dtype=scope_dtype(scope) if dtype is None else dtype,
        initializer=scope_initializer(scope) if initializer is None else initializer,
        trainable=trainable,
        collections=collections,
        local=local,
        partitioner=scope.partitioner if partitioner is None else partitioner,
        regularizer=scope.regularizer if regularizer is None else regularizer,
        use_resource=_flag(scope.use_resource) if use_resource is None else use_resource,
        site=site,
        op_name=op_name,
        kind=kind,
    )


def check_initializer_dtype(initializer: InitializerFacts | None, dtype: Dtype) -> None:
    """The first check of all: a constant `initializer=` argument against an explicit `dtype=`."""
    if initializer is not None and initializer.is_constant and not same_dtype(initializer.dtype, dtype):
        found, wanted = f"<dtype: '{initializer.dtype}'>", f"<dtype: '{dtype}'>"
        raise value_error(Kind.INVALID, f"Initializer type '{found}' and explicit dtype '{wanted}' don't match.")


def scope_dtype(scope: VariableScope) -> Dtype:
    """The dtype that `scope` gives to variables without one; a symbol if it is not known."""
    dtype = scope.dtype
    if isinstance(dtype, (str, Sym)):
        return dtype
    return "float32" if dtype is None else Sym(("dtype", Itself(dtype)), "dtype")


def scope_initializer(scope: VariableScope) -> InitializerFacts | None:
    """The initializer that `scope` gives; of anything but `InitializerFacts` nothing is known."""
    initializer = scope.initializer
    if initializer is None or isinstance(initializer, InitializerFacts):
        return initializer
    return InitializerFacts(unknown=True, value=initializer)


def get_full(
    world: World,
    graph: Graph,
    key: Key | bytes,
    reuse: Reuse,
    *,
    reuse_origin: object = None,
    shape: ShapeArgument = None,
    dtype: Dtype = "float32",
    initializer: InitializerFacts | None = None,
    trainable: bool | Sym | None = None,
    collections: Iterable[object] | None = None,
    local: bool = False,
    partitioner: object = None,
    regularizer: object = None,
    use_resource: bool | None = None,
    site: object = None,
    op_name: Name | None = None,
    kind: str = "get_variable",
) -> Access:
    """TF's true getter, what a custom getter is given: a full key and an explicit flag. Raises TFError."""
    if graph.store.always_auto:
        reuse = Reuse.AUTO
    elif graph.eager:
        reuse = Reuse.NO
    if isinstance(key, bytes):  # another key than the same text is, of a variable that is named by that
        op_name, key = from_bytes(key), repr(key)
    return _fulfil(
        world,
        graph,
        Request(
            key=key,
            reuse=reuse,
            reuse_origin=reuse_origin,
            shape=shape,
            dtype="float32" if dtype is None else dtype,
            initializer=initializer,
            trainable=False if local else trainable,
            collections=None if collections is None else tuple(collections),
            local=local,
            partitioner=partitioner,
            regularizer=regularizer,
            use_resource=use_resource,
            op_name=op_name,
            kind=kind,
            site=site,
        ),
    )


def recover(error: TFError) -> Access | None:
    """What to assume after an error, so as to go on: the variable in the way, or the one that should have been there.

    None where there is nothing to go on with.
    """
    return error.repair() if isinstance(error, Refusal) and error.repair else None


def _flag(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _fulfil(world: World, graph: Graph, request: Request) -> Access:
    """Share, create or refuse. Raises TFError."""
    store = graph.store
    partitioned = store.find_partitioned(request.key) if stores_by_name(graph) else None
    if request.partitioner is not None and request.shape != ():
        return get_partitioned(world, graph, request, partitioned)
    if partitioned is not None and (request.reuse is Reuse.UNKNOWN or (request.reuse is Reuse.YES and request.partitioner is None)):
        return get_partitioned(world, graph, request, partitioned)
    if stores_by_name(graph) and request.key is not None and store.find(shard_key(request.key, 0)) is not None:
        shown = f"{request.shown}/part_0"
        raise refusal(
            request,
            Kind.PARTITION,
            f"No partitioner was provided, but a partitioned version of the variable was found: {shown}. "
            "Perhaps a variable of the same name was already created with partitioning?",
            partitioned,
        )
    return get_single(world, graph, request)
