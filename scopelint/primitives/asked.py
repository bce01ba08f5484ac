"""What is asked of a graph by name."""

from __future__ import annotations

from ..language.trace import Place, Value
from ..language.values import Args, DictValue, Instance, ListValue, SetValue
from ..record.events import Failure
from ..record.journal import Find
from ..tf.asked import missing
from ..tf.errors import no_such_kind, no_such_name
from ..tf.graph import Graph
from .machine import Machine
from .once import Once
from .registry import primitive
from .tensors import Tensor

_IMPORTED = "operations imported"
"""The register of the scopes below which a graph has operations that were imported."""


def found(m: Machine, graph: Graph, method: str, args: Args) -> Value:
    """What a graph has under a name."""
    check_name(m, graph, method, args.get(0, "obj" if method == "as_graph_element" else "name"), args.place)
    return Tensor()


def check_name(m: Machine, graph: Graph, method: str, asked: Value, place: Place) -> None:
    """The graph rejects the name of what it certainly has not: its own methods do, or a session that is to `run` or to `feed` it."""
    wanted = m.resolve(asked)
    if not isinstance(wanted, str) or graph.eager or graph.outer is not None:
        return
    operation = wanted.partition(":")[0]
    error = no_such_kind(method, wanted, graph.names.taken(operation))
    below = None
    if error is None and not _may_have_more(m, graph):
        if any(operation.startswith(f"{scope}/") for scope in m.register((_IMPORTED, graph), ())):
            return
        below = _imported_below(m, graph)
        error = no_such_name(method, wanted, (), below) if below is not None else missing(graph.names, method, wanted)
    if error is not None:
        m.did(Find, place, method, wanted, graph is m.world.current and below is None)
        m.fail(error, place)


def _imported_below(m: Machine, graph: Graph) -> str | None:
    """The scope below which all is that a graph has, if it has nothing but what was imported."""
    scopes = m.register((_IMPORTED, graph), ())
    return scopes[0] if scopes and not graph.computed and graph.names.only(frozenset(scopes)) else None


@primitive("imports_operations")
def _imports_operations(m: Machine, args: Args) -> Value:
    """`imports_operations(scope)`: operations that are not known come to be below a scope of the current graph, or at its root."""
    graph, scope = m.world.current, m.resolve(args.positional[0])
    known = m.register((_IMPORTED, graph), ())
    m.registers.put((_IMPORTED, graph), (*known, scope.rstrip("/") if isinstance(scope, str) else ""))
    return None


@primitive("surely_lacks")
def surely_lacks(m: Machine, args: Args) -> Value:
    """`surely_lacks(name)`: whether the current graph is wholly known, and nothing in it has that name, nor failed to get it."""
    graph, name = m.world.current, m.resolve(args.positional[0])
    failed = any(isinstance(each, Failure) for each in m.events)
    known = isinstance(name, str) and not graph.eager and graph.outer is None and not failed
    return known and not _may_have_more(m, graph) and graph.names.lacks(str(name))


def _may_have_more(m: Machine, graph: Graph) -> bool:
    """Whether a graph may have operations that are not known of."""
    return m.is_opaque(graph) or not m.known_empty or "" in m.register((_IMPORTED, graph), ())


def check_run(m: Machine, session: Value, fetches: Value, feeds: Value, place: Place) -> None:
    """What a session is to run, or to feed, by names has to be in its graph."""
    graph = m.path.peek(session.attrs.get("graph")) if isinstance(session, Instance) else None
    if not isinstance(graph, Graph):
        return
    for name in feeds.cells.keys() if isinstance(feeds, DictValue) and not feeds.open else ():
        if isinstance(name, str):
            check_name(m, graph, "feed", name, place)
    for name in _names_among(m, fetches):
        check_name(m, graph, "run", name, place)


def _names_among(m: Machine, fetches: Value) -> list[str]:
    """The names in some fetches."""
    names, stack, once = list[str](), [fetches], Once()
    while stack:
        value = m.path.peek(stack.pop())
        if once.again(value):
            continue
        if isinstance(value, str):
            names.append(value)
        elif isinstance(value, tuple):
            stack.extend(reversed(value))
        elif isinstance(value, ListValue):
            stack.extend(reversed(m.items_of(value)))
        elif isinstance(value, DictValue) and not isinstance(value, SetValue):
            stack.extend(value.cells.get(key) for key in value.cells.keys())
    return names


def may_import(m: Machine, value: Value) -> None:
    """Whatever is not followed may import operations into the graph that it is given, or into that of a session."""
    value = m.path.peek(value)
    graph = m.path.peek(value.attrs.get("graph")) if isinstance(value, Instance) else value
    if isinstance(graph, Graph):
        m.registers.put(("opaque", graph), True)
