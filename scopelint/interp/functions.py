"""Primitives for the stub of `tf.function`: tracing, and what tells one kind of arguments from another."""

from __future__ import annotations

from collections.abc import Callable

from ..tf.errors import Kind, TFError
from ..tf.graph import Graph
from ..tf.variable_store import VariableStore
from ..tf.variables import PartitionedVariable, Variable
from . import calls, objects
from .journal import BeginTrace, EndTrace, Finalize
from .machine import Machine
from .tensors import Tensor
from .values import Args, BoundMethod, Builtin, ContextManager, DictValue, Function, Instance, ListValue, Place, Value, is_constant

_CREATES = "tf.function only supports singleton tf.Variables created on the first call. Make sure the tf.Variable is only created once or created outside tf.function."  # noqa: E501


def traced(m: Machine, args: Args) -> Value:
    """`traced(owner, function, args, kwargs, may_create)`: build the function's graph.

    Its ops go to a graph of its own; `get_variable` in it uses the store and the scopes of the graph outside.
    """
    owner, function, positional, keywords, may_create = args.positional[:5]
    given = {k: keywords.cells.get(k) for k in keywords.cells.keys()} if isinstance(keywords, DictValue) else {}
    graph = m.world.new_graph(outer=m.world.current, label="the graph of a tf.function")
    m.world.push_graph(graph)
    m.tracing.append((owner, m.resolve(may_create) is True))
    m.did(BeginTrace, args.place, owner, positional, m.tracing[-1][1])
    try:
        return calls.call(m, function, list(m.resolve(positional)), given, args.place)
    finally:
        m.tracing.pop()
        m.world.pop_graph(graph)
        m.did(EndTrace, args.place)


def check_creation(m: Machine, variable: Variable, place: Place) -> None:
    """TensorFlow refuses variables that a tf.function makes when it is traced again, and any in a graph that was finalized."""
    if m.register(("finalized", variable.graph), False) is True and not variable.assumed:
        message = "Graph is finalized and cannot be modified."
        m.fail(TFError(Kind.FINALIZED, "RuntimeError", message, variable=variable.op_name), place)
    if m.tracing and not m.tracing[-1][1] and not variable.assumed:
        m.fail(TFError(Kind.FUNCTION_CREATES, "ValueError", _CREATES, variable=variable.op_name), place)


def signature(m: Machine, args: Args) -> Value:
    """`signature(args, kwargs)`: what decides whether a tf.function is traced anew. Unknown values are all of one kind."""
    return tuple(_kind(m, v) for v in args.positional)


def _kind(m: Machine, value: Value) -> Value:
    value = m.path.peek(value)
    if isinstance(value, Tensor):
        return ("tensor", value.dtype if isinstance(value.dtype, str) else None, _known(value.shape))
    if isinstance(value, bool | int | float | str | type(None)):
        return (type(value).__name__, value)
    if isinstance(value, ListValue):
        return ("list", tuple(_kind(m, v) for v in m.items_of(value)))
    if isinstance(value, tuple):
        return ("tuple", tuple(_kind(m, v) for v in value))
    if isinstance(value, DictValue):
        return ("dict", tuple((k, _kind(m, value.cells.get(k))) for k in value.cells.keys() if is_constant(k)))
    if isinstance(value, Variable | PartitionedVariable | Function | BoundMethod | Builtin):
        return ("object", id(value))
    if isinstance(value, Instance) and not objects.describe(value).startswith("ndarray"):
        return ("object", id(value))
    return "unknown"


def _known(shape: Value) -> Value:
    return tuple(d if isinstance(d, int) else None for d in shape) if shape is not None else None


def created_since(m: Machine, args: Args) -> Value:
    """`created_since(moment)`: whether any variable was made after `now()` gave that moment."""
    moment = m.resolve(args.positional[0])
    return any(v.serial > moment for graph in m.world.graphs for v in graph.variables() if not v.assumed)


def bound_method(m: Machine, args: Args) -> Value:
    """`bound_method(receiver, function)`."""
    return BoundMethod(args.positional[0], args.positional[1])


def finalize(m: Machine, args: Args) -> Value:
    """`finalize(graph)`: nothing can be added to it from now on."""
    graph = m.resolve(args.positional[0])
    m.did(Finalize, args.place, graph)
    m.registers.put(("finalized", graph), True)
    return None


def variable_store(m: Machine, args: Args) -> Value:
    """`variable_store()`: a context inside of which `get_variable` keeps and shares its variables, be execution eager or not."""
    store = VariableStore(m.world, always_auto=True)
    outer: list[tuple[Graph, VariableStore]] = []

    def enter() -> None:
        outer.append((m.world.current, m.world.current.use_store(store)))

    def leave() -> None:
        graph, before = outer.pop()
        graph.use_store(before)

    return ContextManager(enter, leave)


INTRINSICS: dict[str, Callable[[Machine, Args], Value]] = {
    "traced": traced, "signature": signature, "created_since": created_since, "bound_method": bound_method,
    "finalize": finalize, "variable_store": variable_store,
}  # fmt: skip
