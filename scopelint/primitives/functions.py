"""`tf.function`: tracing, and what tells one kind of arguments from another."""

from __future__ import annotations

from typing import Any

from ..domain.symbols import Itself
from ..domain.trail import Cells
from ..domain.unions import union_of
from ..language import describe, evaluation
from ..language.machine import FROZEN
from ..language.trace import Noted, Place, Value
from ..language.values import Args, BoundMethod, Builtin, ContextManager, DictValue, Function, Instance, ListValue, Namespace, is_constant
from ..record.journal import BeginTrace, EndTrace
from ..source.mentions import looked_up, periods
from ..tf.errors import TFError
from ..tf.graph import Graph
from ..tf.variable_store import VariableStore
from ..tf.variables import PartitionedVariable, Variable
from . import outgrown
from .computing import AUTOMATIC, operands
from .machine import Halt, Machine
from .registry import primitive
from .tensors import Tensor

_TAKEN = "taken in a trace"


@primitive("traced")
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
    counters = _counters(m, m.path.peek(function))
    is_over = False
    try:
        return evaluation.call(m, function, list(m.resolve(positional)), given, args.place)
    except Halt:  # the run is over: no graph is left any more
        is_over = True
        raise
    finally:
        for held, key, before, place in counters:
            if held.data.get(key) != before:
                m.note("counted by a trace", place, owner=owner, name=key)
        _freeze(m, m.path.peek(function), owner, args.place)
        outgrown.keep(m, function, owner, args.place)
        m.tracing.pop()
        m.registers.put((_TAKEN, owner), frozenset(graph.taken))
        if not is_over:
            _leave(m, graph, args.place)
        m.did(EndTrace, args.place)


def _leave(m: Machine, graph: Graph, place: Place) -> None:
    try:
        m.world.pop_graph(graph)
    except TFError as error:
        m.fail(error, place)


def _freeze(m: Machine, function: Value, owner: Value, place: Place) -> None:
    """Keep in mind which numbers of Python's a trace has looked up: they are constants in it."""
    plain = _plain(m, function)
    for path in looked_up(plain.node) if plain is not None else ():
        found = _number(m, function, path)
        if found is not None:
            holder, key, _ = found
            m.registers.put((FROZEN, holder, key), (owner, m.moment(place)))


def _counters(m: Machine, function: Value) -> list[tuple[Cells[Any, Value], str, Value, Place]]:
    """(what has a number, its name there, the number, where it is counted) of those by which a function does something now and then."""
    plain, out = _plain(m, function), list[tuple[Cells[Any, Value], str, Value, Place]]()
    for path, span in periods(plain.node) if plain is not None else ():
        found = _number(m, function, path)
        if plain is not None and found is not None:
            _, key, held = found
            out.append((held, key, held.data[key], Place(plain.module.filename, span)))
    return out


def _plain(m: Machine, function: Value) -> Function | None:
    """The program's function that is called."""
    plain = m.path.peek(function.function) if isinstance(function, BoundMethod) else function
    return plain if isinstance(plain, Function) and not plain.module.stub else None


def _number(m: Machine, function: Value, path: tuple[str, str | None]) -> tuple[Value, str, Cells[Any, Value]] | None:
    """(what has it, its name there, the cells it is in) of a number of Python's that a function has by a name or as an attribute of one."""
    plain = _plain(m, function)
    if plain is None:
        return None
    receiver = m.path.peek(function.receiver) if isinstance(function, BoundMethod) else None
    own = plain.params.in_order[:1] if receiver is not None else ()
    name, attribute = path
    namespace = plain.module.scope
    holder: Value = receiver if name in own else m.path.peek(namespace.cells.data.get(name)) if attribute is not None else namespace
    held = holder.attrs if isinstance(holder, Instance) else holder.cells if isinstance(holder, Namespace) else None
    key = attribute or name
    if held is None or name in plain.params.in_order[len(own) :] or not isinstance(held.data.get(key), bool | int | float):
        return None
    return holder, key, held


@primitive("noted")
def noted(m: Machine, args: Args) -> Value:
    """`noted()`: how much there is to tell up to now, for `captured`."""
    return len(m.events)


@primitive("captured")
def captured(m: Machine, args: Args) -> Value:
    """`captured(result, noted, given=None)`: the variables that a result was computed with, or that were trained or assigned since then.

    What the arguments were computed with is `given`: it comes with each call, and nothing keeps it.
    """
    found, kept = set[Variable](), set[Variable]()
    for each in operands(m, args.positional[:1]):
        found |= each.reads | each.behind | each.writes if isinstance(each, Tensor) else {each}
    given = union_of(each.reads | each.behind for each in operands(m, args.positional[2:]) if isinstance(each, Tensor))
    begun = m.resolve(args.positional[1])
    for event in m.events[begun if isinstance(begun, int) else len(m.events) :]:
        if isinstance(event, Noted) and event.what in ("trained", "assigned", "gradient"):
            for key, where in (("variables", kept), ("variable", kept), ("reads", found)):
                fact = event.facts.get(key)
                where |= {v for v in (fact if isinstance(fact, tuple) else (fact,)) if isinstance(v, Variable)}
            if isinstance(value := event.facts.get("value"), Tensor):
                found |= value.reads | value.behind
    return m.list(tuple(sorted((found - given) | kept, key=lambda v: v.serial)))


@primitive("taken_in")
def taken_in(m: Machine, args: Args) -> Value:
    """`taken_in(owner)`: the variables that operations in its last trace were given themselves, and not as values of before."""
    return m.list(tuple(sorted(m.register((_TAKEN, m.path.peek(args.positional[0])), frozenset()), key=lambda v: v.serial)))


@primitive("signature")
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
        return ("object", Itself(value))
    if isinstance(value, Instance) and not describe.describe(value).startswith("ndarray"):
        return ("object", Itself(value))
    return "unknown"


def _known(shape: Value) -> Value:
    return tuple(d if isinstance(d, int) else None for d in shape) if shape is not None else None


@primitive("created_since")
def created_since(m: Machine, args: Args) -> Value:
    """`created_since(moment)`: whether any variable was made after `now()` gave that moment, other than in a `tf.Graph` of its own."""
    moment = m.resolve(args.positional[0])
    graphs = (graph for graph in m.world.graphs if not graph.is_plain)
    return any(v.serial > moment for graph in graphs for v in graph.variables() if not v.assumed)


@primitive("in_function")
def in_function(m: Machine, args: Args) -> Value:
    """`in_function()`: a context manager around the code of a `tf.function` that is built in a graph."""
    before: list[Value] = []

    def enter() -> None:
        before.append(m.register(AUTOMATIC, False))
        m.registers.put(AUTOMATIC, True)

    return ContextManager(enter, lambda: m.registers.put(AUTOMATIC, before.pop()))


@primitive("bound_method")
def bound_method(m: Machine, args: Args) -> Value:
    """`bound_method(receiver, function)`."""
    return BoundMethod(args.positional[0], args.positional[1])


@primitive("variable_store")
def variable_store(m: Machine, args: Args) -> Value:
    """`variable_store(kept=None)`: a context inside of which `get_variable` keeps and shares its variables, be execution eager or not.

    A dict that is given is where they are kept, by their names.
    """
    kept = m.path.peek(args.get(0, "kept"))
    store = VariableStore(m.world, always_auto=True, kept=kept.cells if isinstance(kept, DictValue) else None)
    outer: list[tuple[Graph, VariableStore]] = []

    def enter() -> None:
        outer.append((m.world.current, m.world.current.use_store(store)))

    def leave() -> None:
        graph, before = outer.pop()
        graph.use_store(before)

    return ContextManager(enter, leave)
