"""`get_variable` and `Variable`: variables made, fetched and refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..domain.symbols import Name, Sym, Text, show, text
from ..language import describe, evaluation
from ..language.trace import Place, Value
from ..language.values import Args, Builtin, Function, Partial, is_constant
from ..record.events import Asked, Created, Misplaced, Shared
from ..record.journal import Get, MakeVariable
from ..source import nodes as n
from ..tf import store
from ..tf.creation import create_variable
from ..tf.errors import Kind, TFError
from ..tf.graph import Graph
from ..tf.reuse import Reuse
from ..tf.scopes import VariableScope, WrappedGetter
from ..tf.store import Access, InitializerFacts
from ..tf.variables import PartitionedVariable, Variable
from .arguments import GET, bound, collections_of, flag, initializer_facts, known_bool, own_parameters
from .arrays import dtype_name, shape_of, value_dtype
from .computing import CONSTRUCTS
from .creators import through_creators
from .described import note_described
from .dimensions import DType, TensorShape, dimensions
from .finalized import REFUSED, is_finalized
from .getters import asking, check_called, note_asked
from .machine import Machine
from .options import of_items_of_option, of_option
from .partitioners import partitioner
from .registry import native_class, primitive
from .scopes import reuse_flag, scope_reuse
from .tensors import Tensor


@primitive("get_variable")
def get_variable(m: Machine, args: Args) -> Value:
    """`get_variable(name, shape=None, …)`: TF `get_variable` with all of its parameters, in the current variable scope."""
    return request_variable(m, bound(m, "get_variable", own_parameters(m, "get_variable", args), args), args, False)


@primitive("get_local_variable")
def get_local_variable(m: Machine, args: Args) -> Value:
    """`get_local_variable(name, shape=None, …)`: TF `get_local_variable`: the same store, never trainable."""
    return request_variable(m, bound(m, "get_local_variable", GET, args), args, True)


def request_variable(m: Machine, given: dict[str, Value], args: Args, local: bool, scope: VariableScope | None = None) -> Value:
    """`get_variable` and its kin in the current scope."""
    graph = m.world.current
    scope = scope or graph.scope
    if args.unknown or args.uncounted:  # what is not known of `*args` and `**kwargs` may have these
        given = {**{key: m.fresh(key) for key in ("name", "shape", "dtype", "initializer")}, **given}
    name = m.resolve(given.get("name"))
    collections = collections_of(m, given.get("collections"), args.place)
    request: dict[str, Any] = {
        "shape": _asked_shape(m, given, args),
        "dtype": dtype_name(m, given.get("dtype")),
        "initializer": initializer_facts(m, given.get("initializer")),
        "trainable": flag(m, given.get("trainable")),
        "collections": collections,
        "local": local,
        "partitioner": partitioner(m, given.get("partitioner"), args.place),
        "regularizer": m.resolve(given.get("regularizer")),
        "use_resource": known_bool(m, given.get("use_resource")),
    }
    getter = m.resolve(given.get("custom_getter"))
    if getter is None:
        getter = scope.custom_getter
    if getter is not None:
        return _through_getter(m, getter, scope, name, request, given, args)
    if request["regularizer"] is None:
        request["regularizer"] = scope.regularizer
    constraint = m.resolve(given.get("constraint"))
    return _access(m, args, graph, scope, name, request, constraint=scope.constraint if constraint is None else constraint)


def _as_name(value: Value) -> object:
    """What is given for a name, as TensorFlow's model takes it: of what is none it only needs the type."""
    plain = value is None or isinstance(value, str | bytes | Text | Sym)
    return value if plain else store.NoName(describe.type_name(value))


def _asked_shape(m: Machine, given: dict[str, Value], args: Args) -> Any:
    """The `shape=` of a request. A dimension of None that is not written there is one that we failed to compute."""
    shape = dimensions(m, given.get("shape"))
    if not isinstance(shape, tuple) or None not in shape:
        return shape
    if args.node is not None and any(_has_none(a.value) for a in args.node.args):
        return shape
    return tuple(m.fresh("a dimension", "int") if d is None else d for d in shape)


def _hinges_on_options(asked: Any, found: Any) -> bool:
    """Whether two shapes may differ by what the program's options are."""
    if asked == found or not isinstance(asked, tuple) or not isinstance(found, tuple):
        return False
    return len(asked) == len(found) and any(a != b and (of_option(a) or of_option(b)) for a, b in zip(asked, found, strict=True))


def _is_named_by_options(name: Name) -> bool:
    """Whether it is of the items of an option that names differ: two of these may be equal."""
    return isinstance(name, Text) and any(of_items_of_option(part) for part in name.parts)


def _has_none(node: n.Expr) -> bool:
    return isinstance(node, n.Sequence) and any(isinstance(i, n.Const) and i.value is None for i in node.items)


def _access(
    m: Machine,
    args: Args,
    graph: Graph,
    scope: VariableScope,
    name: Value,
    request: dict[str, Any],
    reuse: Reuse | None = None,
    constraint: object = None,
) -> Value:
    """Ask the store, note what happened, and go on after an error as if what was meant had happened.

    With `reuse`, `name` is the full key: this is what a custom getter calls.
    """
    step, site = m.asked(Get, args.place, name, request, None if scope is graph.scope else scope, reuse)
    try:
        if reuse is None:
            access = store.get_variable(m.world, graph, _as_name(name), site=site, scope=scope, **request)
        else:
            access = store.get_full(m.world, graph, name, reuse, reuse_origin=scope.reuse_origin, site=site, **request)
    except TFError as error:
        origin = scope.reuse_origin
        if error.kind is Kind.MISSING and m.register(("template", origin), False):
            error.kind = Kind.TEMPLATE_CREATES
        m.fail(error, args.place, scope.name, origin)
        repaired = store.recover(error)
        if repaired is None:
            return Tensor()
        if step is not None:
            step.fulfilled = True
        return repaired.variable
    if step is not None:
        step.fulfilled = True
    variable = access.variable
    shards = (variable,) if isinstance(variable, Variable) else variable.shards
    for one in shards:
        kept = access.created and graph.store.always_auto
        asked = _asked(m, one, scope, access, {**request, "constraint": constraint, "name": name if reuse is None else None, "kept": kept})
        if access.created:
            m.hinge(m.optional and _is_named_by_options(one.op_name))
            check_creation(m, one, args.place)
            check_initial(m, one, m.path.peek(request["initializer"].value) if request["initializer"] else None, args.place)
            m.events.append(Created(site, one, asked))
        else:
            m.hinge(m.optional and _hinges_on_options(request["shape"], one.shape))
            m.events.append(Shared(site, one, access.reuse is Reuse.AUTO, _defaulted(m, one), access.reuse_origin, asked))
        if access.reuse is Reuse.AUTO:
            note_described(m, access.reuse_origin, args.place)
        m.registers.put(("access", one), site)
    if access.created and request.get("regularizer") is not None:
        _regularize(m, request["regularizer"], variable, args)
    return variable


def _asked(m: Machine, variable: Variable, scope: VariableScope, access: Access | None, request: dict[str, Any]) -> Asked:
    """What was asked for, for the checks."""
    name, initializer = request.get("name"), request.get("initializer")
    return Asked(
        name if isinstance(name, str | Text) else None,
        scope.name,
        variable.graph.name_scope,
        scope.reuse if access is None else access.reuse,
        scope.reuse_origin if access is None else access.reuse_origin,
        scope.openings(),
        initializer if isinstance(initializer, InitializerFacts) else None,
        request.get("trainable"),
        request.get("regularizer"),
        request.get("collections"),
        request.get("constraint"),
        access is not None and _picked_by_default(m, variable),
        m.tracing[-1][0] if m.tracing else None,
        request.get("kept", False),
    )


def _picked_by_default(m: Machine, variable: Variable) -> bool:
    """Whether any scope of a variable got its name by default."""
    scope = scope_of(variable.key)
    while scope:
        if m.register(("defaulted", variable.graph, scope), False) is True:
            return True
        scope = scope_of(scope)
    return False


def _defaulted(m: Machine, variable: Variable) -> bool:
    """Whether the scope of a variable got its name by default."""
    return m.register(("defaulted", variable.graph, scope_of(variable.key)), False) is True


def scope_of(key: Name | None) -> Name:
    """The variable scope's part of a key."""
    if isinstance(key, str):
        return key.rpartition("/")[0]
    if key is None or not isinstance(key.parts[-1], str):
        return ""
    return text([*key.parts[:-1], key.parts[-1].rpartition("/")[0]])


def _regularize(m: Machine, regularizer: Value, variable: Value, args: Args) -> None:
    loss = evaluation.call(m, regularizer, [variable], {}, args.place) if not is_constant(regularizer) else None
    if loss is not None:
        m.world.current.add_to_collection("regularization_losses", loss)


def make_variable(m: Machine, args: Args) -> Value:
    """`tf.Variable(...)`; the class comes first."""
    args = Args(args.positional[1:], args.keywords, args.place, args.node, args.unknown)
    given = bound(m, "__init__", own_parameters(m, "Variable", args), args)
    initial = m.resolve(given.get("initial_value"))
    if isinstance(initial, Function | Builtin | Partial):
        initial = m.resolve(evaluation.call(m, initial, [], {}, args.place))
    shape = shape_of(m, initial)
    if given.get("shape") is not None:
        asked = dimensions(m, given["shape"])
        shape = asked if isinstance(asked, tuple) else None

    def make(asked: dict[str, Value]) -> Variable:
        name = m.resolve(asked.get("name"))
        resource = _of_scope(m, known_bool(m, asked.get("use_resource")))
        # One that is no resource, and whose shape is not to be validated, may come to have any.
        is_fixed = resource or m.v2_behavior or known_bool(m, given.get("validate_shape")) is not False
        facts: dict[str, Any] = {
            "shape": shape if is_fixed else None,
            "dtype": dtype_name(m, asked.get("dtype")) or value_dtype(m, initial),
            "trainable": flag(m, asked.get("trainable")),
            "collections": collections_of(m, asked.get("collections"), args.place),
            "use_resource": resource,
        }
        _, site = m.asked(MakeVariable, args.place, name, facts)
        taken = m.path.peek(given.get("trainable"))
        if not args.place.stub and isinstance(taken, str | Text) and "trainable" not in args.keywords:
            m.events.append(Misplaced(m.moment(args.place), "tf.Variable", "trainable", describe.describe(taken)))
        named = text([name]) if isinstance(name, Sym) else name
        variable = create_variable(m.world, named, graph=m.world.current, initializer=initial, site=site, **facts)
        check_creation(m, variable, args.place)
        check_initial(m, variable, asked.get("initial_value"), args.place)
        request = {"name": name, "trainable": variable.trainable}
        m.events.append(Created(site, variable, _asked(m, variable, m.world.current.scope, None, request)))
        return variable

    try:
        keywords = {"initial_value": initial, **dict.fromkeys(("name", "trainable", "collections", "dtype", "use_resource")), **given}
        return through_creators(m, m.world.current, keywords, make, args.place)
    except TFError as error:
        m.fail(error, args.place)
        return Tensor(shape)


def _of_scope(m: Machine, use_resource: bool | None) -> bool | None:
    """Whether a `tf.Variable` is a resource: its scope says so where the call does not, but in TensorFlow 1.5."""
    of_scope = m.world.current.scope.use_resource if use_resource is None and m.version.modern else use_resource
    return of_scope if isinstance(of_scope, bool) else None


@primitive("perhaps_there")
def perhaps_there(m: Machine, args: Args) -> Value:
    """`perhaps_there(variables)`: it is not known whether they were made, so that a request that creates one is no second one."""
    for each in evaluation.items(m, args.positional[0], args.place).values:
        variable = m.path.peek(each)
        graph = variable.graph if isinstance(variable, Variable) else None
        if isinstance(variable, Variable) and isinstance(graph, Graph) and graph.store.find(variable.key) is variable:
            graph.store.put(variable.key, replace(variable, assumed=True))
    return None


@primitive("is_of_keras")
def is_of_keras(m: Machine, args: Args) -> Value:
    """`is_of_keras(variable)`: whether Keras has made a variable, for a layer or as the user asked it to."""
    value = m.path.peek(args.positional[0])
    return isinstance(value, Variable) and value.kind == "keras"


@primitive("keras_variable")
def keras_variable(m: Machine, args: Args) -> Value:
    """`keras_variable(name, shape, dtype, trainable, collections, value)`: a variable that a Keras layer owns: outside the store, named
    below the current name scope. `value` is what it begins with, where that is a tensor."""
    given = bound(m, "keras_variable", ("name", "shape", "dtype", "trainable", "collections", "value"), args)
    value = m.path.peek(given.pop("value", None))
    graph = m.world.current
    shape = dimensions(m, given.get("shape"))

    def make(asked: dict[str, Value]) -> Variable:
        name = m.resolve(asked.get("name"))
        facts: dict[str, Any] = {
            "shape": shape if isinstance(shape, tuple) else None,
            "dtype": dtype_name(m, given.get("dtype")) or "float32",
            "trainable": flag(m, asked.get("trainable")),
            "collections": collections_of(m, asked.get("collections"), args.place),
        }
        _, site = m.asked(MakeVariable, args.place, name, facts)
        named = text([name]) if isinstance(name, Sym) else name
        # In a graph the values of other variables come from a session: they are no tensors of the graph.
        initial = value if isinstance(value, Tensor) and any(each.eager for each in graph.outwards()) else None
        variable = create_variable(m.world, named, graph=graph, kind="keras", initializer=initial, site=site, **facts)
        check_creation(m, variable, args.place)
        m.events.append(Created(site, variable, _asked(m, variable, graph.scope, None, {"name": name, "trainable": variable.trainable})))
        return variable

    keywords = {"initial_value": None, "collections": None, **given}
    try:
        return through_creators(m, graph, keywords, make, args.place)
    except TFError as error:
        m.fail(error, args.place)
        return Tensor(shape if isinstance(shape, tuple) else None)


def copy_of(m: Machine, variable: Variable, place: Place) -> Variable:
    """The variable that `copy.deepcopy` makes of an eager one: another one, with its value."""
    facts: dict[str, Any] = {"shape": variable.shape, "dtype": variable.dtype, "trainable": variable.trainable}
    name = variable.op_name
    _, site = m.asked(MakeVariable, place, name, facts)
    made = create_variable(m.world, name, graph=m.world.current, kind=variable.kind, initializer=variable, site=site, **facts)
    check_creation(m, made, place)
    request = {"name": name, "trainable": made.trainable}
    m.events.append(Created(site, made, _asked(m, made, m.world.current.scope, None, request)))
    return made


_CREATES = "tf.function only supports singleton tf.Variables created on the first call. Make sure the tf.Variable is only created once or created outside tf.function."  # noqa: E501


def check_creation(m: Machine, variable: Variable, place: Place) -> None:
    """TensorFlow refuses variables that a tf.function makes when it is traced again, and any in a graph that was finalized."""
    if is_finalized(m, variable.graph) and not variable.assumed:
        m.fail(TFError(Kind.FINALIZED, "RuntimeError", REFUSED, variable=variable.op_name), place)
    if m.tracing and not m.tracing[-1][1] and not variable.assumed and not variable.graph.is_plain:
        m.fail(TFError(Kind.FUNCTION_CREATES, "ValueError", _CREATES, variable=variable.op_name), place)


def check_initial(m: Machine, variable: Variable, initial: object, place: Place) -> None:
    """A variable is initialized once: TensorFlow refuses a value that comes to be in a branch or body, whenever that runs."""
    inside = initial.inside if isinstance(initial, Tensor) else None
    if inside is not None and inside in m.register(CONSTRUCTS, ()) and not variable.assumed:
        name = show(variable.op_name)
        message = f"Initializer for variable {name}/ is from inside a control-flow construct, such as a loop or conditional."
        if m.v2_behavior:  # there each is a function of its own
            message = f"Argument `initial_value` could not be lifted out of a `tf.function`. (Tried to create variable with name='{name}')."
        m.fail(TFError(Kind.INNER, "ValueError", message, variable=variable.op_name), place)


_GETTER = ("name", *GET[1:], "reuse", "initializer_", "getter", "validate_shape")
"""What the true getter takes."""


def _through_getter(
    m: Machine, getter: object, scope: VariableScope, name: Value, request: dict[str, Any], given: dict[str, Value], args: Args
) -> Value:
    """Call a custom getter, which sees the full key and calls the true getter by keyword."""
    graph = m.world.current
    try:
        key = store.full_name(scope, _as_name(name))
    except TFError as error:
        m.fail(error, args.place, scope.name)
        return Tensor()

    def true_getter(m: Machine, inner: Args) -> Value:
        if not m.known_empty:  # a caller's scope may have a getter of its own, that takes what this one is handed
            inner = replace(inner, keywords={key: value for key, value in inner.keywords.items() if key in _GETTER})
        asked = bound(m, "getter", _GETTER, inner)
        reuse_value = m.resolve(asked.get("reuse", scope_reuse(scope)))
        reuse = reuse_flag(m, reuse_value, inner.place) or Reuse.NO
        facts = initializer_facts(m, asked.get("initializer")) or store.scope_initializer(scope)
        again = {
            "shape": dimensions(m, asked.get("shape")),
            "dtype": dtype_name(m, asked.get("dtype")),
            "initializer": facts,
            "trainable": flag(m, asked.get("trainable", request["trainable"])),
            "collections": collections_of(m, asked.get("collections"), inner.place) if "collections" in asked else request["collections"],
            "local": request["local"],
            "partitioner": partitioner(m, asked.get("partitioner", request["partitioner"]), inner.place),
            "regularizer": m.resolve(asked.get("regularizer")),
            "use_resource": known_bool(m, asked.get("use_resource")),
        }
        wanted = m.resolve(asked.get("name"))
        if isinstance(wanted, Sym):
            wanted = text([wanted])
        return _access(m, inner, graph, scope, wanted, again, reuse, m.resolve(asked.get("constraint")))

    shape = request["shape"]
    dtype = request["dtype"] or store.scope_dtype(scope)
    keywords: dict[str, Value] = {
        "name": key,
        "shape": TensorShape(shape) if isinstance(shape, tuple) else shape,
        "dtype": DType(dtype) if isinstance(dtype, str) else m.fresh("dtype"),
        "initializer": given.get("initializer", _given(store.scope_initializer(scope))),
        "regularizer": request["regularizer"] if request["regularizer"] is not None else scope.regularizer,
        "reuse": scope_reuse(scope),
        "trainable": request["trainable"] if request["trainable"] is not None else True,
        "collections": given.get("collections"),
        "caching_device": given.get("caching_device"),
        "partitioner": request["partitioner"] if request["partitioner"] is not None else scope.partitioner,
        "validate_shape": given.get("validate_shape", True),
        "use_resource": request["use_resource"],
        "constraint": given.get("constraint", scope.constraint),
    }
    with asking(m, getter, key, args.place) as ends:
        return _call_getter(m, getter, Builtin("getter", true_getter), keywords, args) if ends else Tensor()


def _call_getter(m: Machine, getter: object, true_getter: Value, keywords: dict[str, Value], args: Args) -> Value:
    if isinstance(getter, WrappedGetter):
        outer = getter.outer

        def through_outer(m: Machine, inner: Args) -> Value:
            return _call_getter(
                m, outer, true_getter, {**keywords, **inner.keywords, **dict(zip(GET, inner.positional, strict=False))}, args
            )

        return _call_getter(m, getter.inner, Builtin("getter", through_outer), keywords, args)
    note_asked(m, getter, args.place)
    if not check_called(m, getter, ("getter", *GET, *keywords), args.place):
        return evaluation.call(m, true_getter, [], keywords, args.place)
    return evaluation.call(m, getter, [], {"getter": true_getter, **keywords}, args.place)


def _given(facts: InitializerFacts | None) -> Value:
    return None if facts is None else facts.value


native_class("Variable", (Variable, PartitionedVariable), make_variable)
