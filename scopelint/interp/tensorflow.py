"""The true primitives of TensorFlow, on the model: scopes, variables, graphs, collections, templates.

They are what the stubs are written over, as the names of the module `_scopelint`. Everything else TensorFlow
has is Python in `stubs/`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ..domain.symbols import MISSING, Choice, Name, Sym, Text, show, text
from ..source import nodes as n
from ..tf import store
from ..tf.creation import create_variable
from ..tf.errors import Kind, TFError
from ..tf.graph import Graph
from ..tf.request import Request
from ..tf.reuse import Reuse, check_reuse
from ..tf.scopes import NameScopeContext, ScopeContext, VariableScope, WrappedGetter
from ..tf.store import Access, InitializerFacts
from ..tf.template import Template
from ..tf.variables import PartitionedVariable, Variable
from ..tf.version import Version
from . import branch, calls, functions, layer_ops, library, loops, nest, objects, running, shape_ops, withs
from .events import Asked, Created, Misplaced, Moment, Shared
from .journal import (
    BeginThread,
    EndThread,
    EnterGraph,
    EnterTemplate,
    Get,
    LeaveGraph,
    LeaveTemplate,
    MakeScope,
    MakeTemplate,
    MakeVariable,
    NewDefault,
    Rejected,
    UseName,
)
from .machine import Halt, Machine
from .tensor_ops import DType, Operation, broadcast, dtype_name, elementwise, matmul, shape_of, sliced, value_dtype
from .tensors import Dimension, Tensor, TensorShape, dimension, dimensions, operands, operation, source
from .values import (
    Absent,
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    ContextManager,
    Function,
    Instance,
    ListValue,
    Obj,
    Partial,
    Place,
    PythonCells,
    Required,
    Value,
    is_constant,
)

_SCOPE = (
    "name_or_scope", "default_name", "values", "initializer", "regularizer", "caching_device", "partitioner", "custom_getter", "reuse",
    "dtype", "use_resource", "constraint", "auxiliary_name_scope",
)  # fmt: skip
_GET = (
    "name", "shape", "dtype", "initializer", "regularizer", "trainable", "collections", "caching_device", "partitioner", "validate_shape",
    "use_resource", "custom_getter", "constraint", "synchronization", "aggregation",
)  # fmt: skip
_VARIABLE = (
    "initial_value", "trainable", "collections", "validate_shape", "caching_device", "name", "variable_def", "dtype", "expected_shape",
    "import_scope", "constraint", "use_resource", "synchronization", "aggregation", "shape",
)  # fmt: skip

_OP_SCOPE = ("values", "name_or_scope", "default_name", *_SCOPE[3:8], "reuse", "dtype", "use_resource", "constraint")
_NAME_SCOPE = ("name", "default_name", "values")
_TEMPLATE = ("name_", "func_", "create_scope_now_", "unique_name_", "custom_getter_")

PARAMETERS: dict[str, tuple[str, ...]] = {
    "variable_scope": _SCOPE, "variable_op_scope": _OP_SCOPE, "get_variable_scope": (), "name_scope": _NAME_SCOPE, "get_variable": _GET,
    "get_local_variable": _GET, "Variable": _VARIABLE, "make_template": (*_TEMPLATE, "**"),
}  # fmt: skip
"""The parameters of TensorFlow's own callables among the primitives, in their order."""

_LATER = {"get_variable": {"synchronization", "aggregation"}, "Variable": {"use_resource", "synchronization", "aggregation", "shape"}}
"""What they do not have in TensorFlow 1.5."""


def parameters(function: str, version: Version) -> tuple[str, ...] | None:
    """The parameters that one of the primitives has in a version; None for what is not one of TensorFlow's."""
    names = PARAMETERS.get(function)
    if names is None or version.modern:
        return names
    return tuple(name for name in names if name not in _LATER.get(function, ()))


def _own_parameters(m: Machine, function: str, args: Args) -> tuple[str, ...]:
    """What a call of a primitive may name: a stub's calls are not written for one version."""
    return PARAMETERS[function] if args.place.stub else parameters(function, m.version) or ()


def bound(m: Machine, function: str, names: tuple[str, ...], args: Args) -> dict[str, Value]:
    """Arguments by name. An unexpected keyword is the program's TypeError."""
    given = dict(zip(names, args.positional, strict=False))
    for key, value in args.keywords.items():
        if key not in names:
            m.did(Rejected, args.place, function, {**given, key: value})
            m.fail(TFError(Kind.INVALID, "TypeError", f"{function}() got an unexpected keyword argument '{key}'"), args.place)
        else:
            given[key] = value
    if len(args.positional) > len(names):
        m.did(Rejected, args.place, function, {**given, "*": args.positional[len(names) :]})
        m.fail(TFError(Kind.INVALID, "TypeError", f"{function}() takes at most {len(names)} arguments"), args.place)
    return given


# -- variable scopes


def reuse_flag(m: Machine, value: Value, place: Place) -> Reuse | None:
    """A `reuse=` argument as the model takes it."""
    value = m.resolve(value)
    try:
        if isinstance(value, Tensor | Variable | Obj):
            return check_reuse(object())
        return check_reuse(value)
    except TFError as error:
        m.fail(error, place)
        if not is_constant(value):
            return Reuse.UNKNOWN
        return Reuse.YES if value else None


def variable_scope(m: Machine, args: Args) -> Value:
    """`tf.variable_scope(...)`: the context, not entered."""
    given = bound(m, "variable_scope", _SCOPE, args)
    name = m.resolve(given.get("name_or_scope"))
    default = m.resolve(given.get("default_name"))
    if isinstance(name, Sym) and default is not None and m.path.known(branch.is_none(name)):
        name = None
    if name is None and default is None and _left_to_callers(m, args):
        name = m.fresh("scope")
    auxiliary = m.resolve(given.get("auxiliary_name_scope", True))
    settings: dict[str, Any] = {"reuse": m.resolve(given.get("reuse"))}
    step = m.did(MakeScope, args.place, name, default, settings)
    _check_positions(m, args, name, default)
    _note_opening(m, args, name, given.get("reuse"))
    try:
        reuse = reuse_flag(m, settings["reuse"], args.place)
        settings |= {
            "initializer": initializer_facts(m, given.get("initializer")),
            "regularizer": m.resolve(given.get("regularizer")),
            "caching_device": m.resolve(given.get("caching_device")),
            "partitioner": partitioner(m, given.get("partitioner"), args.place),
            "custom_getter": m.resolve(given.get("custom_getter")),
            "dtype": dtype_name(m, given.get("dtype")),
            "use_resource": m.resolve(given.get("use_resource")),
            "constraint": m.resolve(given.get("constraint")),
            "auxiliary_name_scope": auxiliary is not False,
        }
        context = ScopeContext(m.world, name, default, **{**settings, "reuse": reuse}, origin=m.moment(args.place))
    except TFError as error:
        m.fail(error, args.place)
        return ContextManager(lambda: m.world.current.scope, lambda: None)
    if step is not None:
        step.context = context
    return context


def _left_to_callers(m: Machine, args: Args) -> bool:
    """Whether a scope's name is asked for by the function that a run begins with: who calls it, or makes its object, gives one."""
    users = sum(not function.module.stub for function, _ in m.active)
    first = args.node.args[0].value if args.node is not None and args.node.args else None
    return not m.known_empty and users == 1 and isinstance(first, n.Name | n.Attribute)


def _check_positions(m: Machine, args: Args, name: Value, default: Value) -> None:
    """A second positional argument is the default name, whatever the author took it for."""
    if args.place.stub or len(args.positional) < 2 or args.node is None or default is None:
        return
    first = args.node.args[0].value if args.node.args and not args.node.args[0].star else None
    fixed = isinstance(first, n.Const | n.FormattedString) or (isinstance(first, n.Binary) and isinstance(name, str | Text))
    if isinstance(default, bool | Reuse) or (fixed and isinstance(default, VariableScope)):
        m.events.append(Misplaced(m.moment(args.place), "tf.variable_scope", "default_name", objects.describe(default)))
    elif fixed and isinstance(name, str | Text):
        second = args.node.args[1].value if len(args.node.args) > 1 else None
        if isinstance(second, n.Name | n.Attribute):
            m.events.append(Misplaced(m.moment(args.place), "tf.variable_scope", "default_name", objects.describe(default)))


def _note_opening(m: Machine, args: Args, name: Value, reuse: Value) -> None:
    """Tell of a scope that says `reuse=False`, and of one that is the root and says AUTO_REUSE."""
    if args.place.stub or args.node is None:
        return
    scope = m.world.current.scope
    written = next((a.value for a in args.node.args if a.keyword == "reuse"), None)
    if isinstance(written, n.Const) and written.value is False and scope.reuse in (Reuse.YES, Reuse.AUTO):
        if isinstance(name, VariableScope) and name.reuse in (Reuse.YES, Reuse.AUTO):
            m.note("reuse stays", args.place, origin=name.reuse_origin, scope=name.name, parent=scope.name, absolute=True)
        elif isinstance(name, str | Text):
            m.note("reuse stays", args.place, origin=scope.reuse_origin, scope=name, parent=scope.name, absolute=False)
    root = name == "" or (isinstance(name, VariableScope) and name.name == "")
    if root and scope.name == "" and m.resolve(reuse) is Reuse.AUTO:
        m.note("root reuses", args.place, scope="")


def get_variable_scope(m: Machine, args: Args) -> Value:
    return m.world.current.scope


def variable_op_scope(m: Machine, args: Args) -> Value:
    """`tf.variable_op_scope(values, name_or_scope, default_name, ...)`: the same with another order."""
    given = dict(zip(_OP_SCOPE, args.positional, strict=False)) | args.keywords
    return variable_scope(m, Args([], given, args.place, None, args.unknown))


def name_scope(m: Machine, args: Args) -> Value:
    """`tf.name_scope(name, default_name, values)`."""
    given = dict(zip(_NAME_SCOPE, args.positional, strict=False)) | args.keywords
    try:
        return NameScopeContext(m.world, m.resolve(given.get("name")), m.resolve(given.get("default_name")))
    except TFError as error:
        m.fail(error, args.place)
        return ContextManager(lambda: "", lambda: None)


# -- variables


def initializer_facts(m: Machine, value: Value) -> InitializerFacts | None:
    """What the model needs to know of an `initializer=`."""
    value = m.resolve(value)
    if value is None or isinstance(value, InitializerFacts):
        return value
    if isinstance(value, Function | Builtin | ClassValue | Partial):
        free = isinstance(value, Function) and _needs_no_argument(value)
        return InitializerFacts(callable_without_args=free, value=value)
    if isinstance(value, Instance):
        if objects.find_method(m, value, "__call__") is not None:
            table = value.attrs.get("value") if value.cls.name == "constant_initializer" else None
            return InitializerFacts(value=value, constant_shape=shape_of(m, table) if table is not None else None)
        if not isinstance(value.attrs.get("shape"), tuple):
            return InitializerFacts(unknown=True, value=value)
    if isinstance(value, Sym) and value.kind in ("bool", "int", "float", "number"):
        return InitializerFacts(is_constant=True, constant_shape=(), value=value)
    if isinstance(value, Sym | BoundMethod) or (isinstance(value, Tensor) and value.shape is None and value.dtype is None):
        return InitializerFacts(unknown=True, value=value)
    return InitializerFacts(is_constant=True, constant_shape=shape_of(m, value), dtype=value_dtype(m, value), value=value)


def _needs_no_argument(function: Function) -> bool:
    params = function.params
    return all(p.default is not None for p in (*params.positional_only, *params.positional, *params.keyword_only))


def partitioner(m: Machine, value: Value, place: Place) -> object:
    """A `partitioner=` as a function of the model."""
    value = m.resolve(value)
    if value is None or callable(value):
        return value

    def cut(shape: Any, dtype: Any) -> tuple[int, ...] | None:
        found = m.resolve(calls.call(m, value, [], {"shape": TensorShape(shape), "dtype": DType(dtype)}, place))
        items = m.items_of(found) if isinstance(found, ListValue) else found
        return items if isinstance(items, tuple) and all(isinstance(i, int) for i in items) else None

    return cut if isinstance(value, Function | Builtin | Partial | Instance) else value


def get_variable(m: Machine, args: Args) -> Value:
    return _get(m, bound(m, "get_variable", _own_parameters(m, "get_variable", args), args), args, False)


def get_local_variable(m: Machine, args: Args) -> Value:
    return _get(m, bound(m, "get_local_variable", _GET, args), args, True)


def _get(m: Machine, given: dict[str, Value], args: Args, local: bool, scope: VariableScope | None = None) -> Value:
    """`get_variable` and its kin in the current scope."""
    graph = m.world.current
    scope = scope or graph.scope
    if args.unknown:  # a `**kwargs` that is not known may have these
        given = {**{key: m.fresh(key) for key in ("shape", "dtype", "initializer")}, **given}
    name = m.resolve(given.get("name"))
    collections = _collections(m, given.get("collections"), args.place)
    request: dict[str, Any] = {
        "shape": _asked_shape(m, given, args),
        "dtype": dtype_name(m, given.get("dtype")),
        "initializer": initializer_facts(m, given.get("initializer")),
        "trainable": _flag(m, given.get("trainable")),
        "collections": collections,
        "local": local,
        "partitioner": partitioner(m, given.get("partitioner"), args.place),
        "regularizer": m.resolve(given.get("regularizer")),
        "use_resource": _bool(m, given.get("use_resource")),
    }
    getter = m.resolve(given.get("custom_getter"))
    if getter is None:
        getter = scope.custom_getter
    if getter is not None:
        return _through_getter(m, getter, scope, name, request, given, args)
    if request["regularizer"] is None:
        request["regularizer"] = scope.regularizer
    return _access(m, args, graph, scope, name, request)


def _asked_shape(m: Machine, given: dict[str, Value], args: Args) -> Any:
    """The `shape=` of a request. A dimension of None that is not written there is one that we failed to compute."""
    shape = dimensions(m, given.get("shape"))
    if not isinstance(shape, tuple) or None not in shape:
        return shape
    if args.node is not None and any(_has_none(a.value) for a in args.node.args):
        return shape
    return tuple(m.fresh("a dimension", "int") if d is None else d for d in shape)


def _has_none(node: n.Expr) -> bool:
    return isinstance(node, n.Sequence) and any(isinstance(i, n.Const) and i.value is None for i in node.items)


def _access(
    m: Machine, args: Args, graph: Graph, scope: VariableScope, name: Value, request: dict[str, Any], reuse: Reuse | None = None
) -> Value:
    """Ask the store, note what happened, and go on after an error as if what was meant had happened.

    With `reuse`, `name` is the full key: this is what a custom getter calls.
    """
    step, site = m.asked(Get, args.place, name, request, None if scope is graph.scope else scope, reuse)
    try:
        if reuse is None:
            access = store.get_variable(m.world, graph, name, site=site, scope=scope, **request)
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
        asked = _asked(m, one, scope, access, {**request, "name": name} if reuse is None else request)
        if access.created:
            functions.check_creation(m, one, args.place)
            m.events.append(Created(site, one, asked))
        else:
            m.events.append(Shared(site, one, access.reuse is Reuse.AUTO, _defaulted(m, one), access.reuse_origin, asked))
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
        access is not None and _picked_by_default(m, variable),
        m.tracing[-1][0] if m.tracing else None,
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
    loss = calls.call(m, regularizer, [variable], {}, args.place) if not is_constant(regularizer) else None
    if loss is not None:
        m.world.current.add_to_collection("regularization_losses", loss)


_GETTER = ("name", *_GET[1:], "reuse", "initializer_", "getter", "validate_shape")
"""What the true getter takes."""


def _through_getter(
    m: Machine, getter: object, scope: VariableScope, name: Value, request: dict[str, Any], given: dict[str, Value], args: Args
) -> Value:
    """Call a custom getter, which sees the full key and calls the true getter by keyword."""
    graph = m.world.current
    key = store.full_name(scope, name)

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
            "trainable": _flag(m, asked.get("trainable", request["trainable"])),
            "collections": _collections(m, asked.get("collections"), inner.place) if "collections" in asked else request["collections"],
            "local": request["local"],
            "partitioner": partitioner(m, asked.get("partitioner", request["partitioner"]), inner.place),
            "regularizer": m.resolve(asked.get("regularizer")),
            "use_resource": _bool(m, asked.get("use_resource")),
        }
        wanted = m.resolve(asked.get("name"))
        if isinstance(wanted, Sym):
            wanted = text([wanted])
        return _access(m, inner, graph, scope, wanted, again, reuse)

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
        "constraint": given.get("constraint"),
    }
    return _call_getter(m, getter, Builtin("getter", true_getter), keywords, args)


def _call_getter(m: Machine, getter: object, true_getter: Value, keywords: dict[str, Value], args: Args) -> Value:
    if isinstance(getter, WrappedGetter):
        outer = getter.outer

        def through_outer(m: Machine, inner: Args) -> Value:
            return _call_getter(
                m, outer, true_getter, {**keywords, **inner.keywords, **dict(zip(_GET, inner.positional, strict=False))}, args
            )

        return _call_getter(m, getter.inner, Builtin("getter", through_outer), keywords, args)
    return calls.call(m, getter, [], {"getter": true_getter, **keywords}, args.place)


def _given(facts: InitializerFacts | None) -> Value:
    return None if facts is None else facts.value


def scope_reuse(scope: VariableScope) -> Value:
    """`scope.reuse` as the program sees it."""
    return {Reuse.NO: False, Reuse.YES: True}.get(scope.reuse, scope.reuse)


def _collections(m: Machine, value: Value, place: Place) -> tuple[Value, ...] | None:
    value = m.resolve(value)
    if value is None or isinstance(value, Sym):
        return None
    return tuple(m.resolve(v) for v in loops.items(m, value, place).values)


def _flag(m: Machine, value: Value) -> bool | Sym | None:
    """A `trainable=` argument."""
    value = m.path.peek(value)
    if isinstance(value, Choice):
        return Sym(("trainable", value), "trainable", "bool")
    return value if value is None or isinstance(value, bool | Sym) else bool(value)


def _bool(m: Machine, value: Value) -> bool | None:
    value = m.resolve(value)
    return value if isinstance(value, bool) else None


def make_variable(m: Machine, args: Args) -> Value:
    """`tf.Variable(...)`; the class comes first."""
    args = Args(args.positional[1:], args.keywords, args.place, args.node, args.unknown)
    given = bound(m, "__init__", _own_parameters(m, "Variable", args), args)
    initial = m.resolve(given.get("initial_value"))
    if isinstance(initial, Function | Builtin | Partial):
        initial = m.resolve(calls.call(m, initial, [], {}, args.place))
    shape = shape_of(m, initial)
    if given.get("shape") is not None:
        asked = dimensions(m, given["shape"])
        shape = asked if isinstance(asked, tuple) else None

    def make(asked: dict[str, Value]) -> Variable:
        name = m.resolve(asked.get("name"))
        facts: dict[str, Any] = {
            "shape": shape,
            "dtype": dtype_name(m, asked.get("dtype")) or value_dtype(m, initial),
            "trainable": _flag(m, asked.get("trainable")),
            "collections": _collections(m, asked.get("collections"), args.place),
            "use_resource": _bool(m, asked.get("use_resource")),
        }
        _, site = m.asked(MakeVariable, args.place, name, facts)
        taken = m.path.peek(given.get("trainable"))
        if not args.place.stub and isinstance(taken, str | Text) and "trainable" not in args.keywords:
            m.events.append(Misplaced(m.moment(args.place), "tf.Variable", "trainable", objects.describe(taken)))
        named = text([name]) if isinstance(name, Sym) else name
        variable = create_variable(m.world, named, graph=m.world.current, initializer=initial, site=site, **facts)
        functions.check_creation(m, variable, args.place)
        request = {"name": name, "trainable": variable.trainable}
        m.events.append(Created(site, variable, _asked(m, variable, m.world.current.scope, None, request)))
        return variable

    try:
        keywords = {"initial_value": initial, **dict.fromkeys(("name", "trainable", "collections", "dtype", "use_resource")), **given}
        return through_creators(m, m.world.current, keywords, make, args.place)
    except TFError as error:
        m.fail(error, args.place)
        return Tensor(shape)


def keras_variable(m: Machine, args: Args) -> Value:
    """A variable that a Keras layer owns: outside the store, named below the current name scope."""
    given = bound(m, "keras_variable", ("name", "shape", "dtype", "trainable", "collections"), args)
    graph = m.world.current
    shape = dimensions(m, given.get("shape"))

    def make(asked: dict[str, Value]) -> Variable:
        name = m.resolve(asked.get("name"))
        facts: dict[str, Any] = {
            "shape": shape if isinstance(shape, tuple) else None,
            "dtype": dtype_name(m, given.get("dtype")) or "float32",
            "trainable": _flag(m, asked.get("trainable")),
            "collections": _collections(m, asked.get("collections"), args.place),
        }
        _, site = m.asked(MakeVariable, args.place, name, facts)
        variable = create_variable(m.world, name, graph=graph, kind="keras", site=site, **facts)
        functions.check_creation(m, variable, args.place)
        m.events.append(Created(site, variable, _asked(m, variable, graph.scope, None, {"name": name, "trainable": variable.trainable})))
        return variable

    keywords = {"initial_value": None, "collections": None, **given}
    return through_creators(m, graph, keywords, make, args.place)


# -- creators


def variable_creator_scope(m: Machine, args: Args) -> Value:
    """`tf.variable_creator_scope(creator)`: every variable made inside is made through it."""
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
        return Builtin("next_creator", lambda m, args: calls.call(m, creator, [inner], args.keywords, args.place))

    made = Builtin("next_creator", lambda m, args: make(args.keywords))
    for creator in m.register(("creators", graph), ()):
        made = asking(creator, made)
    return m.resolve(calls.call(m, made, [], keywords, place))


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
            name, trainable = m.resolve(asked.get("name")), _flag(m, asked.get("trainable", True))
            collections = _collections(m, asked.get("collections"), site.place)
            op_name = name if isinstance(name, str | Text) else request.op_name
            return make(replace(request, op_name=op_name, trainable=trainable, collections=collections))

        made = through_creators(m, graph, keywords, changed, site.place)
        return made if isinstance(made, Variable) else make(request)

    m.world.creator = create


# -- graphs and collections


def make_graph(m: Machine, args: Args) -> Value:
    return m.world.new_graph()


def get_default_graph(m: Machine, args: Args) -> Value:
    return m.world.current


def reset_default_graph(m: Machine, args: Args) -> Value:
    step = m.did(NewDefault, args.place)
    try:
        made = m.world.reset_default_graph()
        if step is not None:
            step.graph = made
    except TFError as error:
        m.fail(error, args.place)
    return None


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
        m.world.pop_graph(graph)

    return ContextManager(enter, leave)


def graph_method(m: Machine, graph: Graph, name: str) -> Value:
    """An attribute of a `tf.Graph`."""
    if name == "as_default":
        return Builtin(name, lambda m, args: as_default(m, graph, args.place))
    if name in ("get_collection", "get_collection_ref"):
        return Builtin(name, lambda m, args: _collection(m, graph, args))
    if name in ("add_to_collection", "add_to_collections"):
        return Builtin(name, lambda m, args: _add_to_collection(m, graph, args))
    if name == "clear_collection":
        return Builtin(name, lambda m, args: graph.clear_collection(m.resolve(args.get(0, "name"))))
    if name == "name_scope":
        return Builtin(name, name_scope)
    if name == "unique_name":
        return Builtin(
            name, lambda m, args: graph.names.unique(_name(m, args.get(0, "name")), args.get(1, "mark_as_used", True) is not False)
        )
    if name == "get_name_scope":
        return Builtin(name, lambda m, args: graph.name_scope)
    if name == "get_all_collection_keys":
        return Builtin(name, lambda m, args: m.list(tuple(graph.collection_keys())))
    if name == "device":
        return Builtin(name, lambda m, args: running.device_block(m, graph, args.get(0, "device_name_or_function"), args.place))
    if name in ("control_dependencies", "colocate_with", "gradient_override_map", "container"):
        return Builtin(name, lambda m, args: ContextManager(lambda: None, lambda: None))
    if name in ("get_tensor_by_name", "get_operation_by_name", "as_graph_element"):
        return Builtin(name, lambda m, args: Tensor())
    if name == "finalize":
        return Builtin(name, lambda m, args: functions.finalize(m, Args([graph], {}, args.place)))
    return Sym(("graph", graph, name), f"graph.{name}")


def _name(m: Machine, value: Value) -> Name:
    value = m.resolve(value)
    return value if isinstance(value, str | Text) else text([value if isinstance(value, Sym) else m.fresh("name")])


def scope_method(scope: VariableScope, name: str) -> Value:
    """A method of a `VariableScope` that reads or makes variables."""
    if name == "get_variable":

        def get(m: Machine, args: Args) -> Value:
            given = bound(m, "get_variable", ("var_store", *_GET), args)
            return _get(m, given, args, False, scope)

        return Builtin(name, get)
    keys = {"global_variables": "variables", "trainable_variables": "trainable_variables", "local_variables": "local_variables"}

    def collection(m: Machine, args: Args) -> Value:
        key = keys.get(name) or m.resolve(args.get(0, "name"))
        prefix = text([scope.name, "/"]) if scope.name else None
        return m.list(tuple(m.world.current.collection(key, prefix)))

    return Builtin(name, collection)


def get_collection(m: Machine, args: Args) -> Value:
    return _collection(m, m.world.current, args)


def note_filter(m: Machine, place: Place, how: str, wanted: Value, seen: tuple[Value, ...], kept: ListValue) -> None:
    """Tell which variables of those seen were picked by a text that their names must hold (`how`)."""
    graph = m.world.current
    m.note(
        "filtered",
        place,
        how=how,
        text=wanted,
        seen=seen,
        kept=m.items_of(kept),
        list=kept,
        known=not kept.open and m.register(("opaque", graph), False) is not True,
        opened=isinstance(wanted, str) and m.register(("opened", graph, wanted.rstrip("/")), False) is True,
    )


_VARIABLES = ("variables", "trainable_variables", "local_variables", "model_variables")
"""The collections that hold variables."""


def _collection(m: Machine, graph: Graph, args: Args) -> Value:
    key = objects.as_key(m, args.get(0, "key"))
    scope = m.resolve(args.get(1, "scope"))
    if isinstance(scope, VariableScope):
        scope = scope.name
    if isinstance(scope, Sym):
        scope = text([scope])
    out = m.list(tuple(graph.collection(key, scope if isinstance(scope, str | Text) else None)))
    if not graph.known_empty:
        out.mark_open()
    if scope and key in _VARIABLES and isinstance(scope, str | Text):
        everything = tuple(graph.collection(key))
        note_filter(m, args.place, "scope", scope, everything, out)
    return out


def add_to_collection(m: Machine, args: Args) -> Value:
    return _add_to_collection(m, m.world.current, args)


def _add_to_collection(m: Machine, graph: Graph, args: Args) -> Value:
    keys = m.resolve(args.get(0, "name"))
    for key in loops.items(m, keys, args.place).values if isinstance(keys, ListValue | tuple) else [keys]:
        graph.add_to_collection(objects.as_key(m, key), m.resolve(args.get(1, "value")))
    return None


# -- templates


@dataclass(eq=False, slots=True)
class TemplateValue(Obj):
    """What `make_template` returns."""

    template: Template
    function: Value
    keywords: dict[str, Value]
    made: PythonCells


def make_template(m: Machine, args: Args) -> Value:
    """`tf.make_template(name_, func_, create_scope_now_, unique_name_, custom_getter_, **kwargs)`."""
    given = dict(zip(_TEMPLATE, args.positional, strict=False)) | {k: v for k, v in args.keywords.items() if k in _TEMPLATE}
    unique = m.resolve(given.get("unique_name_"))
    name, unique_name = _name(m, given.get("name_")), None if unique is None else _name(m, unique)
    now = m.resolve(given.get("create_scope_now_", False)) is True
    step = m.did(MakeTemplate, args.place, name, unique_name, now)
    template = Template(
        m.world,
        name,
        unique_name=unique_name,
        create_scope_now=now,
        custom_getter=m.resolve(given.get("custom_getter_")),
        origin=m.moment(args.place),
    )
    if step is not None:
        step.template = template
    m.note("template", args.place, template=template, name=template.name, graph=m.world.current)
    keywords = {k: v for k, v in args.keywords.items() if k not in _TEMPLATE}
    return TemplateValue(template, given.get("func_"), keywords, PythonCells(m.trail))


def call_template(m: Machine, value: TemplateValue, args: Args) -> Value:
    """One call of a template."""
    template = value.template
    first = not template.called
    origin = m.moment(args.place)
    m.note("template called", args.place, template=template)
    m.registers.put(("template", origin), True)
    step = m.did(EnterTemplate, args.place, template)
    try:
        scope = template.enter(origin)
    except TFError as error:
        m.fail(error, args.place)
        return Tensor()
    if step is not None:
        step.scope = scope
    before = len(m.events)
    try:
        out = calls.invoke(m, m.resolve(value.function), Args(args.positional, {**value.keywords, **args.keywords}, args.place))
    except Halt:  # the run is over: nothing is left any more
        raise
    except BaseException:
        _leave_template(m, template, args.place, failed=True)
        raise
    _leave_template(m, template, args.place, failed=False)
    if first:
        made = [e.variable for e in m.events[before:] if isinstance(e, Created)]
        value.made.put("variables", tuple(made))
    return out


def _leave_template(m: Machine, template: Template, place: Place, failed: bool) -> None:
    m.did(LeaveTemplate, place, template, failed)
    try:
        template.exit(failed=failed)
    except TFError as error:
        m.fail(error, place)


def _template_attribute(m: Machine, value: TemplateValue, name: str, place: Place) -> Value:
    if name in ("variable_scope", "var_scope"):
        return value.template.scope
    made = m.resolve(value.made.get("variables"))
    variables = () if made is MISSING else made
    if name in ("variables", "global_variables", "weights"):
        return m.list(variables)
    if name in ("trainable_variables", "trainable_weights"):
        return m.list(tuple(v for v in variables if v.trainable is not False))
    if name == "name":
        return value.template.name
    return MISSING


objects.NATIVE_ATTRIBUTES[TemplateValue] = _template_attribute
calls.NATIVE_CALLS[TemplateValue] = call_template


# -- tensors


def make_tensor(m: Machine, args: Args) -> Value:
    """`tensor(op, inputs, shape=None, dtype=None, name=None)`: the result of an operation; unknown shape by default."""
    given = bound(m, "tensor", ("op", "inputs", "shape", "dtype", "name"), args)
    shape = dimensions(m, given.get("shape"))
    op_name = op_named(m, given.get("name"), args.place)
    found = [given["inputs"]] if "inputs" in given else []
    dtype = dtype_name(m, given.get("dtype"))
    if dtype is None:
        dtype = next((d for i in operands(m, found) if (d := value_dtype(m, i)) is not None), None)
    return operation(m, str(given.get("op", "op")), found, shape if isinstance(shape, tuple) else None, dtype, args.place, op_name)


def op_named(m: Machine, value: Value, place: Place) -> Name | None:
    """The full name of an op called `value`, which uses the name up."""
    value = m.resolve(value)
    if not isinstance(value, str | Text) or not value:
        return None
    if isinstance(value, str) and value.endswith("/"):
        return value[:-1]
    m.did(UseName, place, value)
    return m.world.current.unique_name(value)


def make_source(m: Machine, args: Args) -> Value:
    """`source(shape, dtype, name=None, value=None)`: a tensor computed from nothing."""
    given = bound(m, "source", ("shape", "dtype", "name", "value"), args)
    shape = dimensions(m, given.get("shape"))
    name = op_named(m, given.get("name"), args.place)
    value = m.path.peek(given.get("value"))
    return source(
        shape if isinstance(shape, tuple) else None, dtype_name(m, given.get("dtype")), name, value if is_constant(value) else None
    )


def _shape_of(m: Machine, args: Args) -> Value:
    """`shape_of(value)`: a tuple of dimensions, or None."""
    return shape_of(m, args.positional[0])


def _dtype_of(m: Machine, args: Args) -> Value:
    dtype = value_dtype(m, args.positional[0])
    return DType(dtype) if isinstance(dtype, str) else None


def _broadcast(m: Machine, args: Args) -> Value:
    a, b = (dimensions(m, v) for v in args.positional[:2])
    return broadcast(a if isinstance(a, tuple) else None, b if isinstance(b, tuple) else None)


def _elementwise(m: Machine, args: Args) -> Value:
    """`elementwise(op, values, name=None, dtype=None)`."""
    values = loops.items(m, args.positional[1], args.place).values
    name = op_named(m, args.get(2, "name"), args.place)
    return elementwise(m, str(args.positional[0]), values, args.place, name, dtype_name(m, args.get(3, "dtype")))


def _matmul(m: Machine, args: Args) -> Value:
    left, right, a, b = (args.get(i, k) for i, k in enumerate(("a", "b", "transpose_a", "transpose_b")))
    return matmul(m, left, right, m.resolve(a) is True, m.resolve(b) is True, args.place)


def _dims(m: Machine, args: Args) -> Value:
    """`dims(shape)`: a shape argument as a tuple, or None."""
    found = dimensions(m, args.positional[0])
    return found if isinstance(found, tuple) else None


def _dim(m: Machine, args: Args) -> Value:
    return dimension(m, args.positional[0])


def _snake(m: Machine, args: Args) -> Value:
    from ..tf.names import snake_case

    value = m.resolve(args.positional[0])
    return snake_case(value, m.version) if isinstance(value, str) else value


def _unknown(m: Machine, args: Args) -> Value:
    """`unknown(label, kind=None, about=None)`: something of which nothing is known but perhaps its kind, and what it comes of."""
    label, kind = m.resolve(args.get(0, "label", "unknown")), m.resolve(args.get(1, "kind", None))
    about = m.resolve(args.get(2, "about", None))
    return m.fresh(label if isinstance(label, str) else "unknown", kind if isinstance(kind, str) else None, objects.identity(about))


def _error(m: Machine, args: Args) -> Value:
    """`raises(exception, message, kind="invalid", cause=())`: TensorFlow rejects the call.

    `cause` is the operation that it rejects, with its operands: `("matmul", x, w)`.
    """
    exc, message, kind = (m.resolve(args.get(i, k)) for i, k in enumerate(("exception", "message", "kind")))
    shown = message if isinstance(message, str) else show(message) if isinstance(message, Text) else str(message)
    name = exc.name if isinstance(exc, ClassValue) else str(exc)
    found: Any = name
    function, arguments = _called(m)
    m.did(Rejected, args.place, function, arguments, tuple(m.resolve(v) for v in m.resolve(args.get(3, "cause", ()))))
    m.fail(TFError(Kind[kind.upper()] if isinstance(kind, str) else Kind.INVALID, found, shown), args.place)
    return None


def _called(m: Machine) -> tuple[str, dict[str, Value]]:
    """The function of TensorFlow's that the user's code called, as one writes it below `tf`, and its arguments."""
    name, arguments = "", {}
    for function, ns in reversed(m.active):
        if not function.module.stub:
            break
        path = [part for part in function.module.name.split(".")[1:] if not part.startswith("_")]
        name, arguments = ".".join([*path, function.name]), ns.arguments
    return name, arguments


def _new_thread(m: Machine, args: Args) -> Value:
    """`in_thread(function, *args)`: run it as another thread would, now."""
    outer = m.world.thread
    step = m.did(BeginThread, args.place)
    m.world.thread = m.world.new_thread()
    if step is not None:
        step.graph = m.world.default_graph
    try:
        return calls.call(m, args.positional[0], args.positional[1:], args.keywords, args.place)
    finally:
        m.did(EndThread, args.place)
        m.world.thread = outer


def _context(m: Machine, args: Args) -> Value:
    """`context(value=None)`: a context manager that does nothing."""
    value = args.get(0, "value")
    return ContextManager(lambda: value, lambda: None)


def _enter(m: Machine, args: Args) -> Value:
    """`enter(context)`: `context.__enter__()`."""
    manager = m.resolve(args.positional[0])
    if isinstance(manager, ScopeContext | NameScopeContext):
        return withs.enter_scope(m, manager, args.place)
    return manager.enter() if isinstance(manager, ContextManager) else None


def _leave(m: Machine, args: Args) -> Value:
    manager = m.resolve(args.positional[0])
    if isinstance(manager, ScopeContext | NameScopeContext):
        withs.leave_scope(m, manager, args.place)
    elif isinstance(manager, ContextManager):
        manager.exit()
    return None


def _context_attribute(m: Machine, value: Any, name: str, place: Place) -> Value:
    if name == "__enter__":
        return Builtin(name, lambda m, args: _enter(m, Args([value], {}, args.place)))
    if name == "__exit__":
        return Builtin(name, lambda m, args: _leave(m, Args([value], {}, args.place)))
    return MISSING


for _kind in (ScopeContext, NameScopeContext, ContextManager):
    objects.NATIVE_ATTRIBUTES[_kind] = _context_attribute


def _version_at_least(m: Machine, args: Args) -> Value:
    return tuple(m.version)[:2] >= tuple(m.resolve(a) for a in args.positional)


def _since(m: Machine, args: Args) -> Value:
    """`since((1, 6), default)`: the default of a parameter that TensorFlow's function has from that version on."""
    version, default = m.deep(args.positional[0]), args.get(1, "default")
    return default if tuple(m.version)[:2] >= version else Absent(default)


def _without(m: Machine, args: Args) -> Value:
    """`without(function, *names)`: a stub's function that does not have these parameters; `**` stands for `**kwargs`."""
    function, *names = (m.resolve(a) for a in args.positional)
    return calls.without(m, function, {name: function.defaults.get(name, {}) for name in names})


def _in_graph(m: Machine, args: Args) -> Value:
    return not m.world.current.eager


def _is_tensor(m: Machine, args: Args) -> Value:
    return isinstance(m.resolve(args.positional[0]), Tensor | Variable | PartitionedVariable)


def _is_scope(m: Machine, args: Args) -> Value:
    return isinstance(m.resolve(args.positional[0]), VariableScope)


def _sliced(m: Machine, args: Args) -> Value:
    shape = dimensions(m, args.positional[0])
    return sliced(m, shape if isinstance(shape, tuple) else None, args.positional[1])


def _partitioned(m: Machine, args: Args) -> Value:
    value = m.resolve(args.positional[0])
    return m.list(value.shards if isinstance(value, PartitionedVariable) else (value,))


INTRINSICS: dict[str, Callable[[Machine, Args], Value]] = {
    "variable_scope": variable_scope, "variable_op_scope": variable_op_scope, "get_variable_scope": get_variable_scope,
    "name_scope": name_scope, "get_variable": get_variable, "get_local_variable": get_local_variable, "keras_variable": keras_variable,
    "get_default_graph": get_default_graph, "reset_default_graph": reset_default_graph, "get_collection": get_collection,
    "forget_graphs": forget_graphs,
    "get_collection_ref": get_collection, "add_to_collection": add_to_collection, "add_to_collections": add_to_collection,
    "make_template": make_template, "tensor": make_tensor, "source": make_source, "shape_of": _shape_of, "dtype_of": _dtype_of,
    "broadcast": _broadcast, "elementwise": _elementwise, "matmul": _matmul, "dims": _dims, "dim": _dim, "snake_case": _snake,
    "unknown": _unknown, "raises": _error, "in_thread": _new_thread, "context": _context, "enter": _enter, "leave": _leave,
    "version_at_least": _version_at_least, "in_graph": _in_graph, "is_tensor": _is_tensor, "is_scope": _is_scope, "sliced": _sliced,
    "shards": _partitioned, "variable_creator_scope": variable_creator_scope, "since": _since, "without": _without,
}  # fmt: skip


def install(m: Machine) -> dict[str, Value]:
    """The names of `_scopelint`."""
    install_creators(m)
    tables = (INTRINSICS, layer_ops.INTRINSICS, nest.INTRINSICS, shape_ops.INTRINSICS, running.INTRINSICS, functions.INTRINSICS)
    names: dict[str, Value] = {name: Builtin(name, function) for table in tables for name, function in table.items()}
    assert len(names | library.INTRINSICS) == sum(map(len, (*tables, library.INTRINSICS))), "two intrinsics of one name"

    def cls(name: str, native: Any, instances: Any) -> ClassValue:
        out = ClassValue(name, (), PythonCells(m.trail), None, native=native)
        out.instances = instances
        return out

    names["Variable"] = cls("Variable", make_variable, (Variable, PartitionedVariable))
    names["PartitionedVariable"] = cls("PartitionedVariable", _no_instances("PartitionedVariable"), PartitionedVariable)
    names["Tensor"] = cls("Tensor", _no_instances("Tensor"), Tensor)
    names["Operation"] = cls("Operation", _no_instances("Operation"), Operation)
    names["Graph"] = cls("Graph", make_graph, Graph)
    names["VariableScope"] = cls("VariableScope", _no_instances("VariableScope"), VariableScope)
    names["TensorShape"] = cls("TensorShape", _tensor_shape, TensorShape)
    names["Dimension"] = cls("Dimension", lambda m, args: Dimension(dimension(m, args.positional[1])), Dimension)
    names["DType"] = cls("DType", lambda m, args: DType(str(m.resolve(args.positional[1]))), DType)
    names["AUTO_REUSE"] = Reuse.AUTO
    names["REQUIRED"] = Required()
    return names | library.install(m)


def _tensor_shape(m: Machine, args: Args) -> Value:
    found = dimensions(m, args.get(1, "dims"))
    return TensorShape(found if isinstance(found, tuple) else None)


def _no_instances(name: str) -> Callable[[Machine, Args], Value]:
    return lambda m, args: m.fresh(name)


__all__ = ["INTRINSICS", "install"]
