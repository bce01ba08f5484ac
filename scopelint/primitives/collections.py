"""Collections of a graph."""

from __future__ import annotations

from collections.abc import Hashable

from ..domain.symbols import Sym, Text, text
from ..language import evaluation
from ..language.trace import Value
from ..language.values import Args, ListValue, PythonCells
from ..tf.graph import Graph
from ..tf.scopes import VariableScope
from ..tf.variables import Variable
from .filters import note_filter
from .machine import Machine
from .registry import primitive


@primitive("get_collection")
def get_collection(m: Machine, args: Args) -> Value:
    """`get_collection(key, scope=None)`: TF `get_collection` of the current graph, as a list."""
    return copied_collection(m, m.world.current, args)


def copied_collection(m: Machine, graph: Graph, args: Args) -> Value:
    """TF `get_collection`: whoever changes what it gives changes no collection."""
    found = _read(m, graph, args)
    if isinstance(found, ListValue):
        found.copy_of = (m.path.peek(args.get(0, "key")), m.user_place(args.place))
    return found


@primitive("get_collection_ref")
def get_collection_ref(m: Machine, args: Args) -> Value:
    """`get_collection_ref(key)`: the same, of which the graph keeps what is put in it."""
    return own_collection(m, m.world.current, args)


def own_collection(m: Machine, graph: Graph, args: Args) -> Value:
    """TF `get_collection_ref`: the collection itself. What is put in either is in the other."""
    found = _read(m, graph, args, live=True)
    if isinstance(found, ListValue):
        found.cells = _Own(m, graph, evaluation.as_key(m, args.get(0, "key")), m.items_of(found), found.open)
    return found


class _Own(PythonCells):
    """The items of a list that is a graph's collection."""

    __slots__ = ("graph", "key")

    def __init__(self, m: Machine, graph: Graph, key: Hashable, items: tuple[Value, ...], is_open: bool) -> None:
        super().__init__(m.trail, {"items": items} | ({"open": True} if is_open else {}))
        self.graph, self.key = graph, key

    def get(self, key: str) -> Value:
        held = super().get(key)
        return tuple(self.graph.collection(self.key)) if key == "items" and isinstance(held, tuple) else held

    def put(self, key: str, value: Value) -> None:
        super().put(key, value)
        if key == "items" and isinstance(value, tuple):
            self.graph.clear_collection(self.key)
            for item in value:
                self.graph.add_to_collection(self.key, item)


_VARIABLES = ("variables", "trainable_variables", "local_variables", "model_variables")
"""The collections that hold variables."""


def _read(m: Machine, graph: Graph, args: Args, live: bool = False) -> Value:
    """The items of a collection, as a list of their own; notes what is read that a check may ask for.

    `live` says of the notes that what comes to the collection later comes to the list, too.
    """
    key = evaluation.as_key(m, args.get(0, "key"))
    if graph is m.world.current and _loses(graph, key):
        m.note("listed eagerly", args.place, key=key)
    scope = m.resolve(args.get(1, "scope"))
    if isinstance(scope, VariableScope):
        scope = scope.name
    if isinstance(scope, Sym):
        scope = text([scope])
    out = m.list(tuple(graph.collection(key, scope if isinstance(scope, str | Text) else None)))
    if not graph.known_empty:
        out.mark_open()
        evaluation.hold_at_least(m, out, len(m.items_of(out)))
    if scope and key in _VARIABLES and isinstance(scope, str | Text):
        everything = tuple(graph.collection(key))
        note_filter(m, args.place, "scope", scope, everything, out)
    elif key == "trainable_variables":
        m.note("variables listed", args.place, kept=m.items_of(out), list=out, live=live)
    elif key == "losses" and not scope:
        m.note("losses collected", args.place, kept=m.items_of(out))
    elif key in _TO_DO:
        seen = tuple(graph.collection(key))
        m.note("collected", args.place, key=key, scope=scope, seen=seen, kept=m.items_of(out), list=out, live=live)
    return out


def _loses(graph: Graph, key: Hashable) -> bool:
    """Whether a collection lacks what eager code makes: that of eager code itself, and of what it traces."""
    if graph.eager and key in _VARIABLES:
        return True
    return key in (*_VARIABLES, "regularization_losses") and any(each.eager for each in graph.outwards()) and not graph.collection(key)


_TO_DO = ("update_ops", "regularization_losses")
"""The collections of what a program is to run or add to a loss: nothing else does."""


@primitive("add_to_collection")
@primitive("add_to_collections")
def add_to_collection(m: Machine, args: Args) -> Value:
    """`add_to_collection(name, value)`: TF `add_to_collection` of the current graph. `add_to_collections` takes several names."""
    return add_to(m, m.world.current, args)


def add_to(m: Machine, graph: Graph, args: Args) -> Value:
    keys = m.resolve(args.get(0, "name"))
    for key in evaluation.items(m, keys, args.place).values if isinstance(keys, ListValue | tuple) else [keys]:
        key, value = evaluation.as_key(m, key), m.resolve(args.get(1, "value"))
        graph.add_to_collection(key, value)
        if key == "losses":
            m.note("loss added", args.place, loss=value, within=graph.name_scope)
    return None


@primitive("find_variable")
def find_variable(m: Machine, args: Args) -> Value:
    """`find_variable(op_name)`: the variable of that op name in the current graph, or None."""
    wanted = m.resolve(args.positional[0])
    graph = m.world.current
    for key in ("variables", "local_variables"):
        for value in graph.collection(key, None):
            if isinstance(value, Variable) and value.op_name == wanted:
                return value
    return None
