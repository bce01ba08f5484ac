"""Builtin functions that ask about objects: `getattr`, `isinstance`, `super`, `vars` and their kin."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...domain.symbols import MISSING, Itself, Sym
from .. import describe, evaluation
from ..kinds import kind_for
from ..machine import Handlers, Machine, Raised
from ..trace import Value
from ..values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    Instance,
    ListValue,
    ModuleValue,
    Native,
    Partial,
    SliceValue,
    Super,
    Wrapped,
    plain,
)
from . import sequences
from .code import local_names
from .dunders import listed_names, names_in


def _len(m: Machine, args: Args) -> Value:
    value = m.path.peek(args.get(0, "object"))
    known = kind_for(value).length(m, value)
    if known is not NotImplemented:
        return known
    return evaluation.length(m, value, args.place)


def _getattr(m: Machine, args: Args) -> Value:
    target, name = args.positional[0], plain(m.resolve(args.positional[1]))
    if not isinstance(name, str):
        return m.fresh(f"getattr({describe.describe(m.path.peek(target))}, …)")
    if len(args.positional) < 3:
        return evaluation.get_attribute(m, target, name, args.place)
    found = _found(m, target, name, args)
    return args.positional[2] if found is MISSING else found


def _found(m: Machine, target: Value, name: str, args: Args) -> Value:
    """An attribute; MISSING where reading it raises AttributeError."""
    m.handlers.append(Handlers(lambda cls: cls.name == "AttributeError"))
    try:
        return evaluation.lookup(m, target, name, args.place)
    except Raised as error:
        if isinstance(error.value, Instance) and error.value.cls.is_subclass(m.classes["AttributeError"]):
            return MISSING
        raise
    finally:
        m.handlers.pop()


def _setattr(m: Machine, args: Args) -> Value:
    name = plain(m.resolve(args.positional[1]))
    if isinstance(name, str):
        evaluation.of_field(m, describe.holder_of(m.path.peek(args.positional[0])), name, args.positional[2], args.place)
        evaluation.set_attribute(m, args.positional[0], name, args.positional[2])
    return None


def _delattr(m: Machine, args: Args) -> Value:
    name = plain(m.resolve(args.positional[1]))
    if isinstance(name, str):
        evaluation.delete_attribute(m, args.positional[0], name)
    return None


def _hasattr(m: Machine, args: Args) -> Value:
    target, name = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    if not isinstance(name, str):
        return m.fresh("hasattr()", "bool")
    if name == "__call__" and not isinstance(target, Instance):
        return _callable(m, args)
    holder = describe.holder_of(target)
    held = holder.attrs.get(name) if isinstance(holder, Instance) else MISSING
    if m.resolve(evaluation.each(m, held, lambda raw: raw is not MISSING)):
        return True
    found = _found(m, target, name, args)
    if found is MISSING:
        return False
    if isinstance(found, Sym) and isinstance(found.key, tuple) and found.key[0] in ("attr", "module attr", "tf"):
        return Sym(("hasattr", found), f"hasattr({describe.describe(target)}, {name!r})", "bool")
    return True


def _isinstance(m: Machine, args: Args) -> Value:
    return evaluation.each(m, args.positional[0], lambda leaf: _is_instance(m, leaf, m.resolve(args.positional[1])))


def _is_instance(m: Machine, value: Value, types: Value) -> Value:
    options = list(_flat(m, types))
    unknown = False
    for option in options:
        one = evaluation.instance_of(m, value, option)
        if one is True:
            return True
        unknown = unknown or one is None
    if not unknown:
        return False
    names = tuple(describe.describe(o) for o in options)
    label = f"isinstance({describe.describe(value)}, {', '.join(names)})"
    return evaluation.as_value(evaluation.asked(m, Sym(("isinstance", describe.identity(value), names), label, "bool")))


def _flat(m: Machine, types: Value) -> Iterator[Value]:
    """The classes in a tuple of classes and of such tuples."""
    types = m.resolve(types)
    if not isinstance(types, tuple):
        yield types
    for item in types if isinstance(types, tuple) else ():
        yield from _flat(m, item)


def _issubclass(m: Machine, args: Args) -> Value:
    cls, other = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    options = list(_flat(m, other))
    if isinstance(cls, ClassValue) and all(isinstance(o, ClassValue) for o in options):
        return any(_is_below(m, cls, option, args) for option in options)
    if describe.is_data(cls) and not isinstance(cls, ClassValue):
        m.refuse("TypeError", "issubclass() arg 1 must be a class", args.place)
    return m.fresh("issubclass()", "bool")


def _is_below(m: Machine, cls: ClassValue, other: ClassValue, args: Args) -> bool:
    checker = other.metaclass.find("__subclasscheck__") if other.metaclass is not None else MISSING
    if checker is MISSING or any(each.opaque_base for each in cls.mro):
        return cls.is_subclass(other) or other.python is object or (other.python is tuple and cls.find("_fields") is not MISSING)
    return evaluation.truth(m, evaluation.call(m, BoundMethod(other, checker), [cls], {}, args.place)) is True


def _callable(m: Machine, args: Args) -> Value:
    value = m.resolve(args.positional[0])
    if isinstance(value, Function | Builtin | BoundMethod | ClassValue | Partial):
        return True
    if isinstance(value, Instance):
        return evaluation.find_method(m, value, "__call__") is not None
    if isinstance(value, Sym) and value.kind is None:
        return Sym(("callable", value), f"callable({value.label})", "bool")
    return kind_for(value).is_callable


def _super(m: Machine, args: Args) -> Value:
    if len(args.positional) > 2 and not args.unknown:
        m.refuse("TypeError", f"super() expected at most 2 arguments, got {len(args.positional)}", args.place)
    if args.positional:
        cls = m.resolve(args.positional[0])
        if describe.is_data(cls) and not isinstance(cls, ClassValue):
            m.refuse("TypeError", f"super() argument 1 must be a type, not {describe.type_name(cls)}", args.place)
        receiver = args.positional[1] if len(args.positional) > 1 else None
        return Super(receiver, cls) if isinstance(cls, ClassValue) and receiver is not None else m.fresh("super()")
    if m.active and m.active[-1][0].owner is None and not m.active[-1][0].params.in_order and m.active[-1][0].params.star is None:
        m.refuse("RuntimeError", "super(): no arguments", args.place)
    for function, ns in reversed(m.active):
        if function.owner is not None:
            params = (*function.params.positional_only, *function.params.positional)
            if params and ns.cells.get(params[0].name) is MISSING:
                m.refuse("RuntimeError", "super(): arg[0] deleted", args.place)
            if params:
                return Super(ns.cells.get(params[0].name), function.owner)
    return m.fresh("super()")


_OWN_WAY = ("__get__", "__set__", "__init__", "__new__")


def wrap(kind: str) -> Native:
    """A call of `property`, `staticmethod` or `classmethod`, or of a class derived from it; that class comes first."""

    def make(m: Machine, args: Args) -> Value:
        cls, *_ = args.positional
        if any(isinstance(cls.find(name), Function) for name in _OWN_WAY):
            value = m.instance(cls)
            starter = cls.find("__init__")
            if starter is not MISSING:
                evaluation.call(m, BoundMethod(value, starter), args.positional[1:], args.keywords, args.place)
            return value
        if kind != "property":
            return Wrapped(kind, args.get(1, "function"))
        doc = m.resolve(args.get(4, "doc"))
        return Wrapped(kind, args.get(1, "fget"), args.get(2, "fset"), args.get(3, "fdel"), MISSING if doc is None else doc)

    return make


def _vars(m: Machine, args: Args) -> Value:
    if not args.positional:
        return local_names(m, args)
    value = m.resolve(args.positional[0])
    holder = describe.holder_of(value)
    if isinstance(holder, Instance):
        return evaluation.dict_of(m, holder)
    if isinstance(value, ClassValue):
        return evaluation.get_attribute(m, value, "__dict__", args.place)
    return Sym(("vars", describe.identity(value)), f"vars({describe.describe(value)})")


def _dir(m: Machine, args: Args) -> Value:
    """`dir(object)`: asked whether a name is among them, as a rule."""
    if not args.positional:
        names = local_names(m, args)
        return listed_names(m, names.cells.keys()) if isinstance(names, DictValue) else names
    value = m.resolve(args.positional[0])
    own = evaluation.find_method(m, value, "__dir__")
    if own is not None:
        names = evaluation.items(m, evaluation.call(m, own, [], {}, args.place), args.place)
        return m.list(tuple(sequences.ordered(m, names.values, Args([], {}, args.place))))
    if isinstance(value, ModuleValue) and not value.stub:
        return listed_names(m, value.scope.cells.keys())
    return names_in(m, value)


def _hash(m: Machine, args: Args) -> Value:
    value = m.deep(args.positional[0])
    if isinstance(value, SliceValue):
        m.refuse("TypeError", "unhashable type: 'slice'", args.place)
    if _counts(value):
        return hash(tuple(value) if isinstance(value, tuple) else value)
    own = evaluation.find_method(m, value, "__hash__") if isinstance(describe.holder_of(value), Instance) else None
    if own is not None and isinstance(getattr(own, "function", None), Function):
        found = m.resolve(evaluation.call(m, own, [], {}, args.place))
        if describe.is_data(found) and not isinstance(plain(found), int):
            m.refuse("TypeError", "__hash__ method should return an integer", args.place)
        return found
    if isinstance(value, Instance | ListValue | DictValue | tuple):
        evaluation.as_key(m, value)  # what has an `__eq__` and no `__hash__` is refused
    return _identity("hash")(m, args)


def _counts(value: Value) -> bool:
    """Whether it is a number, or a tuple of them: their hashes are the same in every run."""
    return all(map(_counts, value)) if isinstance(value, tuple) else isinstance(value, int | float | complex)


def _identity(name: str) -> Callable[[Machine, Args], Value]:
    """`id` and `hash`: a number that stands for its argument."""

    def call(m: Machine, args: Args) -> Value:
        value = m.deep(args.positional[0])
        key = (name, describe.identity(value), Itself(value)) if name == "id" else (name, describe.identity(value))
        return Sym(key, f"{name}({describe.describe(value)})", "int")

    return call


FUNCTIONS: dict[str, Native] = {
    "callable": _callable,
    "getattr": _getattr, "setattr": _setattr, "delattr": _delattr, "hasattr": _hasattr, "isinstance": _isinstance,
    "issubclass": _issubclass, "len": _len, "super": _super, "vars": _vars, "dir": _dir, "id": _identity("id"), "hash": _hash,
}  # fmt: skip
