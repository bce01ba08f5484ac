"""Graphs and what is asked of them."""

from __future__ import annotations

from ..domain.symbols import MISSING, Sym
from ..language import evaluation
from ..language.kinds import ValueKind, kind_of
from ..language.trace import Place, Value
from ..language.values import Args, Builtin, ContextManager
from ..record.journal import BeginThread, EndThread, EnterGraph, Finalize, LeaveGraph, NewDefault
from ..tf.errors import TFError
from ..tf.graph import EAGER, Graph
from . import sessions
from .arguments import name_of
from .asked import found
from .collections import add_to, copied_collection, own_collection
from .finalized import is_finalized, set_finalized
from .machine import Machine
from .mixing import begun_as_copy
from .registry import native_class, primitive
from .scopes import name_scope


def make_graph(m: Machine, args: Args) -> Value:
    """The constructor of TF `Graph`."""
    return m.world.new_graph()


@primitive("get_default_graph")
def get_default_graph(m: Machine, args: Args) -> Value:
    """`get_default_graph()`: TF `get_default_graph`."""
    return m.world.current


@primitive("reset_default_graph")
def reset_default_graph(m: Machine, args: Args) -> Value:
    """`reset_default_graph()`: TF `reset_default_graph`, with its error inside a graph or a variable scope."""
    step = m.did(NewDefault, args.place)
    try:
        made = m.world.reset_default_graph()
        if step is not None:
            step.graph = made
    except TFError as error:
        m.fail(error, args.place)
    return None


@primitive("forget_graphs")
def forget_graphs(m: Machine, args: Args) -> Value:
    """`forget_graphs()`: a new default graph, be there graphs open or not."""
    step, made = m.did(NewDefault, args.place, True), m.world.forget_graphs()
    if step is not None:
        step.graph = made
    return None


def as_default(m: Machine, graph: Graph, place: Place) -> ContextManager:
    def enter() -> Value:
        m.did(EnterGraph, place, graph)
        m.world.push_graph(graph)
        return graph

    def leave() -> None:
        m.did(LeaveGraph, place, graph)
        try:
            m.world.pop_graph(graph)
        except TFError as error:
            m.fail(error, place)

    return ContextManager(enter, leave)


@primitive("graph_apart")
def graph_apart(m: Machine, args: Args) -> Value:
    """`graph_apart()`: a context of a new graph, which captures what it uses, and has variables and scopes of its own."""
    return as_default(m, m.world.new_graph(outer=m.world.current, label="the graph of a wrapped function").part(), args.place)


def graph_method(m: Machine, graph: Graph, name: str) -> Value:
    """An attribute of a `tf.Graph`."""
    if name == "as_default":
        return Builtin(name, lambda m, args: as_default(m, graph, args.place))
    if name in ("get_collection", "get_collection_ref"):
        read = copied_collection if name == "get_collection" else own_collection
        return Builtin(name, lambda m, args: read(m, graph, args))
    if name in ("add_to_collection", "add_to_collections"):
        return Builtin(name, lambda m, args: add_to(m, graph, args))
    if name == "clear_collection":
        return Builtin(name, lambda m, args: graph.clear_collection(m.resolve(args.get(0, "name"))))
    if name == "name_scope":
        return Builtin(name, name_scope)
    if name == "unique_name":
        return Builtin(
            name, lambda m, args: graph.names.unique(name_of(m, args.get(0, "name")), args.get(1, "mark_as_used", True) is not False)
        )
    if name == "get_name_scope":
        return Builtin(name, lambda m, args: graph.name_scope)
    if name == "get_all_collection_keys":
        return Builtin(name, lambda m, args: m.list(tuple(graph.collection_keys())))
    if name == "device":
        return Builtin(name, lambda m, args: sessions.device_block(m, graph, args.get(0, "device_name_or_function"), args.place))
    if name in ("control_dependencies", "colocate_with", "gradient_override_map", "container"):
        return Builtin(name, lambda m, args: ContextManager(lambda: None, lambda: None))
    if name in ("get_tensor_by_name", "get_operation_by_name", "as_graph_element"):
        return Builtin(name, lambda m, args: found(m, graph, name, args))
    if name == "finalize":
        return Builtin(name, lambda m, args: finalize(m, Args([graph], {}, args.place)))
    if name == "_unsafe_unfinalize":
        return Builtin(name, lambda m, args: set_finalized(m, graph, False))
    if name in ("finalized", "_finalized") and is_finalized(m, graph):
        return True
    return Sym(("graph", graph, name), f"graph.{name}")


@primitive("in_thread")
def _new_thread(m: Machine, args: Args) -> Value:
    """`in_thread(function, *args)`: run it as another thread would, now."""
    return _in_turn(m, args, None)


@primitive("in_process")
def _new_process(m: Machine, args: Args) -> Value:
    """`in_process(function, *args)`: run it as another process would, now: see `is_copy`."""
    return _in_turn(m, args, m.world.current)


def _in_turn(m: Machine, args: Args, forked: Graph | None) -> Value:
    """Run the function in a thread of its own, whose graph may begin as a copy of `forked`."""
    outer = m.world.thread
    step = m.did(BeginThread, args.place)
    m.world.thread = m.world.new_thread()
    graph = m.world.default_graph
    if step is not None:
        step.graph = graph
    if forked is not None and forked is not graph and (forked.variables() or forked.touched):
        graph.touched = True
        m.registers.put(("copy", graph), True)  # see `begun_as_copy`
    try:
        return evaluation.call(m, args.positional[0], args.positional[1:], args.keywords, args.place)
    finally:
        m.did(EndThread, args.place)
        m.world.thread = outer


@primitive("is_copy")
def is_copy(m: Machine, args: Args) -> Value:
    """`is_copy(graph)`: whether it may have what another process had made before: a process that is forked has all of that, one that is
    spawned has nothing."""
    return begun_as_copy(m, m.resolve(args.positional[0]))


@primitive("in_graph")
def _in_graph(m: Machine, args: Args) -> Value:
    """`in_graph()`: whether what is built goes to a graph, as opposed to eager execution."""
    return not m.world.current.eager


@primitive("eager_mode")
def eager_mode(m: Machine, args: Args) -> Value:
    """`eager_mode()`: a context inside of which execution is eager, be it so around or not."""
    known = m.register(("eager mode",), None)
    inside = known if isinstance(known, Graph) else m.world.new_graph(eager=True, label=EAGER)
    m.registers.put(("eager mode",), inside)
    return as_default(m, inside, args.place)


@primitive("eager_outside")
def _eager_outside(m: Machine, args: Args) -> Value:
    """`eager_outside()`: whether execution is eager outside of the `tf.function`s that are being traced."""
    graph = m.world.current
    while graph.outer is not None:
        graph = graph.outer
    return graph.eager


@primitive("finalize")
def finalize(m: Machine, args: Args) -> Value:
    """`finalize(graph)`: nothing can be added to it from now on. Gives whether that was so before."""
    graph = m.resolve(args.positional[0])
    m.did(Finalize, args.place, graph)
    before = is_finalized(m, graph)
    set_finalized(m, graph, True)
    return before


@primitive("unfinalize")
def unfinalize(m: Machine, args: Args) -> Value:
    """`unfinalize(graph)`: it can be added to again."""
    set_finalized(m, m.resolve(args.positional[0]), False)
    return None


@kind_of(Graph)
class GraphKind(ValueKind):
    """TF `Graph`."""

    def attribute(self, m: Machine, value: Graph, name: str, place: Place) -> Value:
        override = m.overrides.get((value, name))
        return graph_method(m, value, name) if override is MISSING else override

    def set_attribute(self, m: Machine, value: Graph, name: str, new: Value) -> None:
        if name == "_finalized":  # what some programs write to go on building
            set_finalized(m, value, m.resolve(new) is True)
            return
        m.overrides.put((value, name), new)


native_class("Graph", Graph, make_graph)
