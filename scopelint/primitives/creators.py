"""`tf.variable_creator_scope`: variables made through functions of the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..domain.symbols import Text
from ..language import evaluation
from ..language.trace import Moment, Place, Value
from ..language.values import Args, Builtin, ContextManager
from ..tf.graph import Graph
from ..tf.request import Request
from ..tf.variables import Variable
from .arguments import collections_of, flag
from .dimensions import DType
from .machine import Machine
from .registry import primitive


@primitive("variable_creator_scope")
def variable_creator_scope(m: Machine, args: Args) -> Value:
    """`variable_creator_scope(creator)`: TF `variable_creator_scope`: every variable made inside is made through it."""
    graph = m.world.current
    key, creator = ("creators", graph), args.get(0, "variable_creator")

    def enter() -> Value:
        m.registers.put(key, (*m.register(key, ()), creator))
        return None

    return ContextManager(enter, lambda: m.registers.put(key, m.register(key, ())[:-1]))


def through_creators(
    m: Machine, graph: Graph, keywords: dict[str, Value], make: Callable[[dict[str, Value]], Variable], place: Place
) -> Value:
    """What the creator scopes in force make of a request for a variable: the innermost is asked first."""

    def asking(creator: Value, inner: Value) -> Builtin:
        return Builtin("next_creator", lambda m, args: evaluation.call(m, creator, [inner], args.keywords, args.place))

    made = Builtin("next_creator", lambda m, args: make(args.keywords))
    for creator in m.register(("creators", graph), ()):
        made = asking(creator, made)
    return m.resolve(evaluation.call(m, made, [], keywords, place))


def install_creators(m: Machine) -> None:
    """Let the store make its variables through the creator scopes."""

    def create(graph: Graph, request: Request, make: Callable[[Request], Variable]) -> Variable:
        if not m.register(("creators", graph), ()):
            return make(request)
        facts, site = request.initializer, request.site
        keywords: dict[str, Value] = {
            "initial_value": m.fresh("initial_value") if facts is None else facts.value,
            "name": request.key,
            "trainable": True if request.trainable is None else request.trainable,
            "collections": None if request.collections is None else m.list(request.collections),
            "dtype": DType(request.dtype) if isinstance(request.dtype, str) else m.fresh("dtype"),
            "use_resource": request.use_resource,
        }
        assert isinstance(site, Moment)

        def changed(asked: dict[str, Value]) -> Variable:
            name, trainable = m.resolve(asked.get("name")), flag(m, asked.get("trainable", True))
            collections = collections_of(m, asked.get("collections"), site.place)
            op_name = name if isinstance(name, str | Text) else request.op_name
            return make(replace(request, op_name=op_name, trainable=trainable, collections=collections))

        made = through_creators(m, graph, keywords, changed, site.place)
        return made if isinstance(made, Variable) else make(request)

    m.world.creator = create
