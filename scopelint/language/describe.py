"""How values are called in messages, and what stands for them in the keys of symbols."""

from __future__ import annotations

from ..domain.symbols import Itself, Sym, Text, show
from .trace import Value
from .values import (
    BoundMethod,
    Builtin,
    ClassValue,
    ContextManager,
    DictValue,
    DictView,
    FrozenSetValue,
    Function,
    Generator,
    Instance,
    Iter,
    ListValue,
    ModuleValue,
    NamedTuple,
    Namespace,
    Partial,
    Range,
    SetValue,
    SliceValue,
    Wrapped,
    is_constant,
)


def hashable(value: Value) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def identity(value: Value) -> Value:
    """What stands for a value in the key of a symbol: the value, or `Itself` of one that cannot be hashed."""
    return value if hashable(value) else Itself(value)


def describe(value: Value) -> str:
    """A short name of a value for messages."""
    if isinstance(value, Sym):
        return value.label
    if isinstance(value, Text):
        return show(value)
    if isinstance(value, Instance):
        return value.cls.name
    if isinstance(value, Function | ClassValue | ModuleValue | Builtin):
        return value.name
    if isinstance(value, ListValue):
        return f"the list of line {value.row}" if value.row else "a list"
    return repr(value) if is_constant(value) else KINDS.get(type(value)) or type_name(value)


KINDS = {SliceValue: "a slice", DictValue: "a dict", SetValue: "a set", tuple: "a tuple"}
"""How values of these types are called in messages; who has other values puts in theirs."""


def qualified(name: str, scope: Namespace | None) -> str:
    """The qualified name of what is defined in a scope."""
    while scope is not None and scope.kind == "comprehension":
        scope = scope.parent
    if scope is None or scope.kind == "module":
        return name
    if scope.kind == "class":
        return f"{scope.label}.{name}"
    function = scope.cells.data.get("__function__")
    return f"{qualified(function.name, function.closure)}.<locals>.{name}" if isinstance(function, Function) else name


def holder_of(value: Value) -> Value:
    """What holds the attributes of a value: the object that a list or dict of a user's class also is, or the value itself."""
    return value.holder if isinstance(value, ListValue | DictValue) else value


def class_in(value: Value) -> ClassValue | None:
    """The class of the user's or a stub's that a value is an object of (of a class, its metaclass); None for Python's own types."""
    if type(value) is Instance:
        return value.cls
    value = holder_of(value)
    if isinstance(value, ClassValue):
        return value.metaclass
    return value.cls if isinstance(value, Instance | NamedTuple) else None


def is_below(value: Value, other: Value) -> bool:
    """Whether an object is of a class derived from another one's: then Python asks it first what an operator does."""
    return (
        isinstance(value, Instance)
        and isinstance(other, Instance)
        and value.cls is not other.cls
        and any(cls is other.cls for cls in value.cls.mro)
    )


def is_data(value: Value) -> bool:
    """Whether a value is of Python's own types, or of a class that is wholly known."""
    if isinstance(value, ListValue | DictValue):
        value = value.holder
    if isinstance(value, Instance):
        return not any(c.opaque_base for c in value.cls.mro)
    if isinstance(value, Function):
        return not value.handed
    return type(value) is tuple or is_constant(value) or isinstance(value, Range | Iter | Generator | SliceValue)


def callable_name(value: Value) -> str:
    """How a callable is called in messages."""
    if isinstance(value, Function | Builtin | ClassValue):
        return value.name
    if isinstance(value, BoundMethod | Partial | Wrapped):
        return callable_name(value.function)
    if isinstance(value, Instance):
        return value.cls.name
    return value.label if isinstance(value, Sym) else "callable"


def qualified_type(value: Value) -> str:
    """The same with what the type is defined in, as some errors tell it."""
    own = class_in(value)
    return own.label or own.name if own is not None else type_name(value)


def type_name(value: Value) -> str:
    """What Python calls the type of a value in the texts of its errors."""
    held = holder_of(value)
    if isinstance(held, Instance | NamedTuple):
        return held.cls.name
    if isinstance(value, Iter | Generator):
        return value.kind if isinstance(value, Iter) else value.routine.kind
    if isinstance(value, DictView):
        return f"dict_{value.kind}"
    if isinstance(value, ClassValue):
        return "type" if value.metaclass is None else value.metaclass.name
    if isinstance(value, Wrapped):
        return value.kind
    return PYTHON_NAMES.get(type(value), type(value).__name__)


PYTHON_NAMES = {
    type(None): "NoneType",
    ListValue: "list",
    DictValue: "dict",
    SetValue: "set",
    FrozenSetValue: "frozenset",
    Range: "range",
    Function: "function",
    BoundMethod: "method",
    Builtin: "builtin_function_or_method",
    Partial: "functools.partial",
    ModuleValue: "module",
    SliceValue: "slice",
    ContextManager: "_GeneratorContextManager",
}
"""What Python calls the types of values; who has other values puts in theirs."""
