"""What Python's own values call their operators: `int.__add__`, `list.__eq__`, `object.__setattr__`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ...domain.symbols import MISSING, Sym
from .. import describe, evaluation, native
from ..machine import Machine
from ..trace import Value
from ..values import (
    Args,
    Builtin,
    ClassValue,
    DictValue,
    Instance,
    ListValue,
    SetValue,
    is_constant,
    plain,
)
from .methods import Method, from_python

_BINARY = {
    "add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**", "and": "&", "or": "|", "xor": "^",
    "lshift": "<<", "rshift": ">>",
}  # fmt: skip
_ORDER = {"__lt__": "<", "__le__": "<=", "__gt__": ">", "__ge__": ">=", "__eq__": "==", "__ne__": "!="}


def dunder(python: type, name: str) -> Method | None:
    """The method of that name of a builtin type, which gets its receiver bare; None if it has none that is modelled."""
    if python is object:
        return _OBJECT.get(name)
    if python in (int, float, bool, complex, bytes) and not name.startswith("__"):
        owner = next((base for base in python.__mro__ if name in vars(base)), None)
        return None if owner is None else _native(name, static=is_static(python, name), owner=python)
    if not name.startswith("__") or not any(name in vars(base) for base in python.__mro__[:-1]):
        return None
    if name in _ORDER:
        return _ordered(_ORDER[name])
    reflected = name.startswith("__r") and name[3:-2] in _BINARY
    if reflected or name[2:-2] in _BINARY:
        return _binary(_BINARY[name[3:-2] if reflected else name[2:-2]], reflected)
    return _UNARY.get(name)


def is_static(python: type, name: str) -> bool:
    """Whether a method of a builtin type is one of the class's: `int.from_bytes`."""
    found = next((vars(base)[name] for base in python.__mro__ if name in vars(base)), None)
    return isinstance(getattr(found, "__self__", None), type) or type(found).__name__ in ("classmethod_descriptor", "staticmethod")


def bare(m: Machine, value: Value) -> Value:
    """A value without what a class of the user's makes of it."""
    value = plain(m.resolve(value))
    if isinstance(value, ListValue) and value.holder is not None:
        return m.list(m.items_of(value))
    if isinstance(value, DictValue) and value.holder is not None:
        data = {key: value.cells.get(key) for key in value.cells.keys()}
        return m.set(tuple(data)) if isinstance(value, SetValue) else m.dict(data)
    return value


def _alike(left: Value, right: Value) -> bool:
    """Whether two values are of types that know each other's operators."""
    if is_constant(left) and is_constant(right):
        numbers = isinstance(left, int | float | complex) and isinstance(right, int | float | complex)
        return numbers or type(left) is type(right)
    kinds = (tuple, ListValue, SetValue, DictValue, Sym)
    return any(isinstance(left, kind) and isinstance(right, kind) for kind in kinds)


def _binary(op: str, reflected: bool) -> Method:
    def method(m: Machine, receiver: Value, args: Args) -> Value:
        other = bare(m, args.get(0, "other"))
        repeats = op == "*" and isinstance(other, int) != isinstance(receiver, int)
        if not (_alike(receiver, other) or repeats or (op == "%" and isinstance(receiver, str))):
            return NotImplemented
        return evaluation.binary(m, op, *((other, receiver) if reflected else (receiver, other)), args.place)

    return method


def _ordered(op: str) -> Method:
    def method(m: Machine, receiver: Value, args: Args) -> Value:
        other = bare(m, args.get(0, "other"))
        if not _alike(receiver, other) or (isinstance(receiver, complex) and op not in ("==", "!=")):
            return NotImplemented
        return evaluation.compare(m, op, receiver, other, args.place)

    return method


def _native(name: str, static: bool = False, owner: type | None = None) -> Method:
    """A method that takes no value of the interpreter's."""

    def method(m: Machine, receiver: Value, args: Args) -> Value:
        given = [plain(m.deep(each)) for each in (args.positional if owner is None or not static else (receiver, *args.positional))]
        keywords = {key: plain(m.deep(each)) for key, each in args.keywords.items()}
        if not all(map(is_constant, (*([] if static else [receiver]), *given, *keywords.values()))):
            return m.fresh(name)
        function = getattr(owner or type(receiver), name) if static else getattr(type(receiver), name)
        try:
            out = native.call(m.limits, lambda *all: function(*all, **keywords), *([] if static else [receiver]), *given)
            return out if is_constant(out) or isinstance(out, tuple) else from_python(m, out)
        except native.REFUSALS as error:
            m.refused(error, args.place)
        except native.TooMuchError:
            pass
        return m.fresh(name)

    return method


def _hash(m: Machine, receiver: Value, args: Args) -> Value:
    if isinstance(receiver, int | float | complex):
        return hash(receiver)
    return Sym(("hash", describe.identity(receiver)), f"hash({describe.describe(receiver)})", "int")


_UNARY: dict[str, Method] = {
    **{name: _native(name) for name in ("__neg__", "__pos__", "__abs__", "__invert__", "__int__", "__float__", "__index__", "__round__",
                                        "__trunc__", "__floor__", "__ceil__", "__divmod__", "__rdivmod__")},
    "__bool__": lambda m, r, a: evaluation.as_value(evaluation.truth(m, r)),
    "__len__": lambda m, r, a: evaluation.native_length(m, r),
    "__iter__": lambda m, r, a: evaluation.iterator(m, r, a.place),
    "__contains__": lambda m, r, a: evaluation.as_value(evaluation.native_contains(m, a.get(0, "key"), r, a.place)),
    "__getitem__": lambda m, r, a: evaluation.native_item(m, r, evaluation.with_bounds(m, a.get(0, "key")), a.place),
    "__str__": lambda m, r, a: evaluation.concat(m, [r]),
    "__repr__": lambda m, r, a: evaluation.to_repr(m, r),
    "__format__": lambda m, r, a: evaluation.formatted(m, r, m.resolve(a.get(0, "spec"))),
    "__hash__": _hash,
}  # fmt: skip


def _equals(m: Machine, receiver: Value, args: Args) -> Value:
    return True if m.resolve(args.get(0, "other")) is receiver else NotImplemented


def _differs(m: Machine, receiver: Value, args: Args) -> Value:
    return evaluation.compare(m, "!=", receiver, args.get(0, "other"), args.place)


def _store(m: Machine, receiver: Value, args: Args) -> Value:
    name = m.resolve(args.get(0, "name"))
    if isinstance(name, str):
        evaluation.store_attribute(m, receiver, name, args.get(1, "value"))
    elif describe.is_data(name):
        m.refuse("TypeError", "attribute name must be string", args.place)
    return None


def _remove(m: Machine, receiver: Value, args: Args) -> Value:
    name = m.resolve(args.get(0, "name"))
    if isinstance(name, str):
        evaluation.remove_attribute(m, receiver, name)
    return None


def _read(m: Machine, receiver: Value, args: Args) -> Value:
    name = m.resolve(args.get(0, "name"))
    if not isinstance(name, str):
        return m.fresh("__getattribute__()")
    return evaluation.read_attribute(m, receiver, name, args.place)


def _told(m: Machine, receiver: Value, args: Args) -> Value:
    method = evaluation.find_method(m, receiver, "__repr__")
    return _shown(m, receiver, args) if method is None else evaluation.call(m, method, [], {}, args.place)


def _shown(m: Machine, receiver: Value, args: Args) -> Value:
    if describe.class_in(receiver) is None:
        return evaluation.to_repr(m, receiver)
    return Sym(("str", describe.identity(receiver)), f"str({describe.describe(receiver)})", "str")


def _formatted(m: Machine, receiver: Value, args: Args) -> Value:
    if m.resolve(args.get(0, "spec", "")) != "":
        m.refuse("TypeError", f"unsupported format string passed to {describe.type_name(receiver)}.__format__", args.place)
    return evaluation.concat(m, [receiver])


def _begun(m: Machine, receiver: Value, args: Args) -> Value:
    """`object.__init__(receiver)`, which takes more only for a class that has a `__new__` and no `__init__` of its own."""
    cls = describe.class_in(receiver)
    if (args.positional or args.keywords) and cls is not None and not any(c.opaque_base or c.python not in (None, object) for c in cls.mro):
        if cls.find("__init__") is not MISSING:
            m.refuse("TypeError", "object.__init__() takes exactly one argument (the instance to initialize)", args.place)
        elif cls.find("__new__") is MISSING:
            m.refuse("TypeError", f"{cls.name}.__init__() takes exactly one argument (the instance to initialize)", args.place)
    return None


def names_in(m: Machine, value: Value) -> Value:
    """What `object.__dir__` lists: the attributes of an object and of its class."""
    cls = value if isinstance(value, ClassValue) else describe.class_in(value)
    if cls is None:
        return m.fresh("dir()")
    own = describe.holder_of(value)
    names = set(own.attrs.keys()) if isinstance(own, Instance) else set()
    names |= set(dir(object))
    for each in cls.mro:
        names |= set(each.attrs.keys()) | (set(dir(each.python)) if isinstance(each.python, type) else set())
    return listed_names(m, names, more=any(each.opaque_base for each in cls.mro))


def listed_names(m: Machine, names: Iterable[Value], more: bool = False) -> ListValue:
    """Names as `dir` lists them: where one of them is not known, there may be more of them as well."""
    told = set(names)
    known = {name for name in told if isinstance(name, str)}
    out = m.list(tuple(sorted(known)))
    if more or len(known) < len(told):
        out.mark_open()
    return out


_OBJECT: dict[str, Method] = {
    "__eq__": _equals, "__ne__": _differs, "__setattr__": _store, "__delattr__": _remove, "__getattribute__": _read, "__str__": _told,
    "__repr__": _shown, "__format__": _formatted,
    "__hash__": lambda m, r, a: Sym(("hash", describe.identity(r)), f"hash({describe.describe(r)})", "int"),
    "__init__": _begun, "__init_subclass__": lambda m, r, a: None,
    "__dir__": lambda m, r, a: names_in(m, r),
    "__subclasshook__": lambda m, r, a: NotImplemented,
    **{name: (lambda m, r, a: NotImplemented) for name in ("__lt__", "__le__", "__gt__", "__ge__")},
}  # fmt: skip


@cache
def of_class(python: type, name: str) -> Builtin | None:
    """A method of a builtin type as a function that takes its receiver first; None if it has none that is modelled."""
    method = dunder(python, name)
    if method is None:
        return None

    def run(m: Machine, args: Args) -> Value:
        receiver = m.resolve(args.get(0, "self"))
        receiver = receiver if python is object else bare(m, receiver)
        return method(m, receiver, Args(args.positional[1:], args.keywords, args.place))

    return Builtin(name, run)
