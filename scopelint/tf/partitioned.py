"""`get_variable` with a partitioner in effect (TF `_VariableStore._get_partitioned_variable`; semantics.md section 2.5)."""

from __future__ import annotations

from dataclasses import replace

from scopelint.domain.symbols import Name, parts_of, text

from .creation import new_dtype
from .errors import Kind, TFError
from .graph import Graph
from .lookup import assume, check_default_initializer, get_single, may_predate, missing, refusal, shared, stores_by_name
from .names import check_scope_name, join
from .partition import Partitions, partition, shards
from .request import Access, InitializerFacts, Request
from .reuse import Reuse
from .run import Run
from .shapes import ShapeArgument, compatible, known, same_dtype, show_shape
from .variables import PartitionedVariable, Variable
from .world import World

_UNKNOWN = InitializerFacts(unknown=True)


def shard_key(key: Name, index: int) -> Name:
    return text([*parts_of(key), f"/part_{index}"])


def get_partitioned(world: World, graph: Graph, request: Request, found: PartitionedVariable | None) -> Access:
    """With a partitioner, or under reuse of a partitioned variable."""
    key = request.key
    plain = graph.store.find(key) if stores_by_name(graph) else None
    if plain is not None:
        if request.reuse is Reuse.UNKNOWN:
            return shared(request, plain)
        raise refusal(
            request,
            Kind.PARTITION,
            f"A partitioner was provided, but an unpartitioned version of the variable was found: {request.shown}.  "
            "Perhaps a variable of the same name was already created without partitioning?",
            plain,
        )
    if found is not None and request.reuse is Reuse.UNKNOWN:
        return shared(request, found)
    shape = request.constant.constant_shape if request.shape is None and request.constant else request.shape
    partitions: Partitions = None
    if request.partitioner is not None:
        partitions = partition(request.partitioner, request.shown, shape, request.dtype, world)
    if found is not None:
        return _existing_partitioned(world, request, found, shape, partitions)
    if request.reuse is Reuse.YES:
        candidates = graph.store.perhaps(key)
        if candidates:
            return shared(request, candidates[0], assumed=True)
        if may_predate(graph, key):
            return assume(world, graph, request)
        raise missing(
            world,
            graph,
            request,
            "PartitionedVariable {} does not exist, or was not created with tf.get_variable(). "
            "Did you mean to set reuse=False or reuse=tf.AUTO_REUSE in VarScope?",
        )
    return _create_partitioned(world, graph, request, shape, partitions)


def _existing_partitioned(run: Run, request: Request, found: PartitionedVariable, shape: ShapeArgument, partitions: Partitions) -> Access:
    if request.reuse is Reuse.NO:
        message = f"Partitioned variable with name {request.shown} already exists. "
        message += "Did you mean to set reuse=True or reuse=tf.AUTO_REUSE in VarScope?"
        raise refusal(request, Kind.DUPLICATE, message, found)
    trying = f"Trying to reuse partitioned variable {request.shown}, but specified"
    if not compatible(shape, found.shape):
        wanted, have = show_shape(shape, v2=run.v2_behavior), show_shape(found.shape, v2=run.v2_behavior)
        raise refusal(request, Kind.SHAPE, f"{trying} shape {wanted} and found shape {have}.", found)
    if not same_dtype(request.dtype, found.dtype):
        raise refusal(request, Kind.DTYPE, f"{trying} dtype {request.dtype} and found dtype {found.dtype}.", found)
    if partitions is not None and found.partitions is not None and partitions != found.partitions:
        message = f"{trying} partitions {list(partitions)} and found partitions {list(found.partitions)}."
        raise refusal(request, Kind.PARTITION, message, found)
    return shared(request, found)


def _create_partitioned(world: World, graph: Graph, request: Request, shape: ShapeArgument, partitions: Partitions) -> Access:
    if request.key is None:
        raise TFError(Kind.INVALID, "TypeError", "expected string or bytes-like object")
    parts = list(shards(known(shape), partitions))
    _check_shards(graph, request, len(parts))
    made: list[Variable] = []
    for index, part in enumerate(parts):
        key = shard_key(request.key, index)
        _enter_initializer_scope(world, graph, key)
        if request.initializer is None:
            check_default_initializer(world, request)
        constant = request.constant
        one = replace(
            request,
            key=key,
            partitioner=None,
            shape=None if constant else part,
            initializer=replace(constant, constant_shape=part) if constant else request.initializer or InitializerFacts(),
        )
        shard = get_single(world, graph, one if part is not None else replace(one, initializer=_UNKNOWN)).variable
        assert isinstance(shard, Variable)
        made.append(shard)
    variable = PartitionedVariable(
        graph=graph,
        key=request.key,
        shape=known(shape),
        dtype=new_dtype(request),
        partitions=partitions,
        shards=tuple(made),
        serial=made[0].serial,
        site=request.site,
    )
    if stores_by_name(graph):
        graph.store.put_partitioned(variable)
    return Access(variable, True, False, request.reuse, request.reuse_origin)


def _enter_initializer_scope(run: Run, graph: Graph, key: Name) -> None:
    scope = join(key, "PartitionedInitializer")
    check_scope_name(scope, run.version, nested=False)
    graph.names.unique(scope, prefix="")


def _check_shards(graph: Graph, request: Request, count: int) -> None:
    """Shards of that name may have been made as plain variables."""
    key = request.key
    assert key is not None
    if not stores_by_name(graph) or graph.store.find(shard_key(key, 0)) is None:
        return
    lead = "Partitioner returned a different partitioning than what was already found.  "
    lead += f"Partitioner returned {count} shards, and shard {request.shown}/part_0 was found, but"
    if graph.store.find(shard_key(key, count - 1)) is None:
        raise refusal(request, Kind.PARTITION, f"{lead} {request.shown}/part_{count - 1} was not.", None)
    extra = graph.store.find(shard_key(key, count))
    if extra is not None:
        raise refusal(request, Kind.PARTITION, f"{lead} so was the extra shard {request.shown}/part_{count}.", None)
