"""The making of variables: `tf.Variable`'s, and those of the store once `lookup` has found that there is to be one."""

from __future__ import annotations

from collections.abc import Iterable

from scopelint.domain.symbols import Name, Sym, Text

from .errors import TFError, type_error
from .graph import Graph
from .names import from_bytes
from .request import Request
from .run import Run
from .shapes import Dtype, Shape, known
from .variables import GLOBAL_VARIABLES, LOCAL_VARIABLES, TRAINABLE_VARIABLES, Variable
from .world import World


def create_variable(
    world: World,
    name: Name | bytes | None = None,
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
    if isinstance(name, bytes):
        name = from_bytes(name)
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


def make_requested(run: Run, graph: Graph, request: Request, *, assumed: bool = False) -> Variable:
    """The variable that a request makes; the caller stores it. Its op name is found at the root of the name scopes, whatever is open."""
    trainable = True if request.trainable is None else request.trainable
    try:
        op_name = graph.names.variable_op("Variable" if request.key is None else request.op_name or request.key, "")
    except TFError as error:
        if not assumed:
            error.variable = request.key
            raise
        op_name = request.key or "Variable"
    variable = Variable(
        graph=graph,
        key=request.key,
        op_name=op_name,
        shape=_new_shape(request),
        dtype=new_dtype(request),
        kind=request.kind,
        trainable=trainable,
        collections=collections_of(request.collections, trainable, local=request.local),
        serial=run.next_serial(),
        site=request.site,
        initializer=request.initializer,
        regularizer=request.regularizer,
        resource=run.v2_behavior if request.use_resource is None else request.use_resource,
        assumed=assumed,
    )
    graph.register(variable)
    return variable


def _new_shape(request: Request) -> Shape:
    if request.shape is None and request.initializer is not None:
        return request.initializer.constant_shape
    return known(request.shape)


def new_dtype(request: Request) -> Dtype:
    """A constant's own dtype wins over the default one, and so does that of what a function without a shape returns."""
    if request.initializer is not None and (request.constant or request.shape is None):
        return request.initializer.dtype
    return request.dtype


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
