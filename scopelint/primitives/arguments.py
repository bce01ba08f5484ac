"""TensorFlow's own parameters, and arguments by their names."""

from __future__ import annotations

from ..domain.symbols import Choice, Name, Sym, Text, text
from ..language import evaluation
from ..language.trace import Place, Value
from ..language.values import Args, BoundMethod, Builtin, ClassValue, Function, Instance, Partial
from ..record.journal import Rejected
from ..tf.errors import Kind, TFError
from ..tf.store import InitializerFacts
from ..tf.version import Version
from .arrays import shape_of, value_dtype
from .machine import Machine
from .registry import primitive
from .tensors import Tensor

SCOPE = (
    "name_or_scope", "default_name", "values", "initializer", "regularizer", "caching_device", "partitioner", "custom_getter", "reuse",
    "dtype", "use_resource", "constraint", "auxiliary_name_scope",
)  # fmt: skip

GET = (
    "name", "shape", "dtype", "initializer", "regularizer", "trainable", "collections", "caching_device", "partitioner", "validate_shape",
    "use_resource", "custom_getter", "constraint", "synchronization", "aggregation",
)  # fmt: skip

VARIABLE = (
    "initial_value", "trainable", "collections", "validate_shape", "caching_device", "name", "variable_def", "dtype", "expected_shape",
    "import_scope", "constraint", "use_resource", "synchronization", "aggregation", "shape",
)  # fmt: skip

OP_SCOPE = ("values", "name_or_scope", "default_name", *SCOPE[3:8], "reuse", "dtype", "use_resource", "constraint")

NAME_SCOPE = ("name", "default_name", "values")

TEMPLATE = ("name_", "func_", "create_scope_now_", "unique_name_", "custom_getter_")

PARAMETERS: dict[str, tuple[str, ...]] = {
    "variable_scope": SCOPE, "variable_op_scope": OP_SCOPE, "get_variable_scope": (), "name_scope": NAME_SCOPE, "get_variable": GET,
    "get_local_variable": GET, "Variable": VARIABLE, "make_template": (*TEMPLATE, "**"),
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


def own_parameters(m: Machine, function: str, args: Args) -> tuple[str, ...]:
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


def name_of(m: Machine, value: Value) -> Name:
    value = m.resolve(value)
    return value if isinstance(value, str | Text) else text([value if isinstance(value, Sym) else m.fresh("name")])


def flag(m: Machine, value: Value) -> bool | Sym | None:
    """A `trainable=` argument."""
    value = python_flag(m.path.peek(value))
    if isinstance(value, Choice):
        return Sym(("trainable", value), "trainable", "bool")
    return value if value is None or isinstance(value, bool | Sym) else bool(value)


def python_flag(value: Value) -> Value:
    """What NumPy's bool says, which TensorFlow takes for a flag but where it is one of reuse; anything else as it is."""
    said = value.attrs.get("_value") if isinstance(value, Instance) and value.cls.name == "bool_" else None
    return said if isinstance(said, bool) else value


@primitive("told")
def told(m: Machine, args: Args) -> Value:
    """`told(flag)`: a flag that may be NumPy's, as Python's."""
    return python_flag(m.resolve(args.positional[0]))


def known_bool(m: Machine, value: Value) -> bool | None:
    value = m.resolve(value)
    return value if isinstance(value, bool) else None


def collections_of(m: Machine, value: Value, place: Place) -> tuple[Value, ...] | None:
    value = m.resolve(value)
    if value is None or isinstance(value, Sym):
        return None
    return tuple(m.resolve(v) for v in evaluation.items(m, value, place).values)


def initializer_facts(m: Machine, value: Value) -> InitializerFacts | None:
    """What the model needs to know of an `initializer=`."""
    value = m.resolve(value)
    if value is None or isinstance(value, InitializerFacts):
        return value
    if isinstance(value, Function | Builtin | ClassValue | Partial):
        free = isinstance(value, Function) and _needs_no_argument(value)
        return InitializerFacts(callable_without_args=free, value=value)
    if isinstance(value, Instance):
        if evaluation.find_method(m, value, "__call__") is not None:
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
