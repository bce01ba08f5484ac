"""Python's builtin functions and classes."""

from __future__ import annotations

import builtins as python
from collections.abc import Callable, Iterator
from typing import Any

from ..domain.symbols import MISSING, Choice, Condition, Sym, Text
from ..tf.variables import Variable
from . import branch, calls, dynamic, loops, methods, native, objects, operators, strings
from .machine import Machine, Raised
from .tensor_ops import DType
from .tensors import Tensor
from .values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    Generator,
    ImportRef,
    Instance,
    Iter,
    ListValue,
    ModuleValue,
    NamedTuple,
    Namespace,
    Partial,
    PythonCells,
    Range,
    SliceValue,
    Super,
    Value,
    Wrapped,
    is_constant,
)

_TYPES = (object, type, int, float, complex, bool, str, bytes, bytearray, list, tuple, dict, set, frozenset, slice, property)


def install(m: Machine) -> None:
    """Fill the builtin namespace of a machine."""
    for kind in _TYPES:
        if kind is not property:
            _add_class(m, kind)
    m.classes["NoneType"] = ClassValue("NoneType", (), PythonCells(m.trail), None, python=type(None))
    m.classes["function"] = ClassValue("function", (), PythonCells(m.trail), None, instances=Function)
    for name in dir(python):
        kind = getattr(python, name)
        if isinstance(kind, type) and issubclass(kind, BaseException):
            _add_exception(m, kind)
    for alias, name in (("unicode", "str"), ("basestring", "str"), ("long", "int")):
        m.builtins[alias] = m.classes[name]
    m.builtins["xrange"] = m.builtins["range"] = Builtin("range", _range)
    m.builtins["raw_input"] = Builtin("input", lambda m, args: m.fresh("input()", "str"))
    for name, function in _FUNCTIONS.items():
        m.builtins[name] = Builtin(name, function)
    m.builtins["NotImplemented"] = NotImplemented
    m.builtins["__debug__"] = True


def _add_class(m: Machine, kind: type) -> ClassValue:
    bases = () if kind is object or "object" not in m.classes else (m.classes["object"],)
    if kind is bool:
        bases = (m.classes["int"],)
    cls = ClassValue(kind.__name__, bases, PythonCells(m.trail), None, python=kind)
    m.classes[kind.__name__] = m.builtins[kind.__name__] = cls
    return cls


def _add_exception(m: Machine, kind: type) -> ClassValue:
    if kind.__name__ in m.classes and m.classes[kind.__name__].python is kind:
        m.builtins.setdefault(kind.__name__, m.classes[kind.__name__])
        return m.classes[kind.__name__]
    bases = tuple(_add_exception(m, b) for b in kind.__bases__ if issubclass(b, BaseException))
    cls = ClassValue(kind.__name__, bases, PythonCells(m.trail), None, python=kind)
    m.classes[kind.__name__] = m.builtins[kind.__name__] = cls
    return cls


# -- iteration


def _range(m: Machine, args: Args) -> Value:
    given = [m.resolve(a) for a in args.positional]
    numbers = [int(g) if isinstance(g, bool | int) else g for g in given]
    start, stop, step = (0, numbers[0], 1) if len(numbers) == 1 else (*numbers, 1)[:3] if numbers else (0, None, 1)
    known_start = start if isinstance(start, int) else None
    known_step = step if isinstance(step, int) and step != 0 else 1
    if known_start is not None and isinstance(stop, int) and isinstance(step, int) and step != 0:
        return Range(known_start, stop, step)
    if known_start is not None:
        return Range(known_start, None, known_step, objects.describe(stop))
    label = f"range({objects.describe(start)}, …)"
    key = objects.identity(start)
    out = m.list(tuple(Sym(("range", key, i), f"{label}[{i}]", "int") for i in range(m.limits.blind_turns)))
    out.mark_open()
    return out


def _iterator(m: Machine, items: list[Value], is_open: bool = False) -> Iter:
    return Iter(tuple(items), PythonCells(m.trail), is_open)


def _iter(m: Machine, args: Args) -> Value:
    value = m.resolve(args.get(0, "object"))
    if isinstance(value, Iter | Generator) or len(args.positional) > 1:
        return value
    if isinstance(value, Sym):
        return Sym(("iter", value), f"iter({value.label})")
    found = loops.items(m, value, args.place)
    return _iterator(m, found.values, found.open)


def _enumerate(m: Machine, args: Args) -> Value:
    start = m.resolve(args.get(1, "start", 0))
    found = loops.items(m, args.get(0, "iterable"), args.place)
    values: list[Value] = []
    for i, item in enumerate(found.values):
        values.append((operators.binary(m, "+", start, i, args.place), item))
    return _iterator(m, values, found.open)


def _zip(m: Machine, args: Args) -> Value:
    found = [loops.items(m, a, args.place) for a in args.positional]
    if args.unknown or not found:
        return _iterator(m, [m.fresh("zip()")] if args.unknown else [], args.unknown)
    lists = tuple(m.path.peek(a) for a in args.positional)
    if any(f.values for f in found) and not all(f.values for f in found):
        m.note("zipped", args.place, lists=tuple(a for a, f in zip(lists, found, strict=True) if not f.values))
    known = [f for f in found if not f.open]
    shortest = min(len(f.values) for f in (known or found))
    rows: list[Value] = []
    for i in range(shortest):
        rows.append(tuple(f.values[i] if i < len(f.values) else m.fresh(f"item {i}") for f in found))
    return _iterator(m, rows, not known)


def _map(m: Machine, args: Args) -> Value:
    function, *iterables = args.positional
    found = [loops.items(m, i, args.place) for i in iterables]
    if not found:
        return m.fresh("map()")
    count = min(len(f.values) for f in found)
    values = []
    for i in range(count):
        m.step()
        values.append(calls.call(m, function, [f.values[i] for f in found], {}, args.place))
    return _iterator(m, values, all(f.open for f in found))


def _filter(m: Machine, args: Args) -> Value:
    function = m.resolve(args.get(0, "function"))
    found = loops.items(m, args.get(1, "iterable"), args.place)
    kept, opened = [], found.open
    for item in found.values:
        condition = branch.truth(m, item if function is None else calls.call(m, function, [item], {}, args.place))
        if condition is not False:
            kept.append(item)
            opened = opened or condition is not True
    return _iterator(m, kept, opened)


def _reversed(m: Machine, args: Args) -> Value:
    value = m.resolve(args.get(0, "sequence"))
    if isinstance(value, Range) and value.stop is None:
        return m.fresh("reversed()")
    found = loops.items(m, value, args.place)
    return _iterator(m, found.values[::-1], found.open)


def _sorted(m: Machine, args: Args) -> Value:
    found = loops.items(m, args.get(0, "iterable"), args.place)
    out = m.list(tuple(methods.ordered(m, found.values, args)))
    if found.open:
        out.mark_open()
    return out


def _next(m: Machine, args: Args) -> Value:
    return methods.next_of(m, args.positional[0], args)


def _any_all(kind: bool) -> Callable[[Machine, Args], Value]:
    """`any` (kind True) and `all` (kind False)."""

    def function(m: Machine, args: Args) -> Value:
        unknown: Condition | None = None
        found = loops.items(m, args.get(0, "iterable"), args.place)
        for item in found.values:
            condition = branch.truth(m, item)
            if condition is kind:
                return kind
            if isinstance(condition, Condition):
                unknown = unknown or condition
        if unknown is None:
            return not kind if not found.open else m.fresh("any()" if kind else "all()", "bool")
        return operators.as_value(unknown) if len(found.values) == 1 and not found.open else m.fresh("any()" if kind else "all()", "bool")

    return function


def _extreme(pick: Callable[..., Any], name: str) -> Callable[[Machine, Args], Value]:
    def function(m: Machine, args: Args) -> Value:
        many = len(args.positional) > 1
        found = loops.Items(list(args.positional)) if many else loops.items(m, args.get(0, "iterable"), args.place)
        values = [m.deep(v) for v in found.values]
        key = args.keywords.get("key")
        keys = [m.deep(v if key is None else calls.call(m, key, [v], {}, args.place)) for v in values]
        if values and not found.open and all(is_constant(k) or (type(k) is tuple and all(is_constant(x) for x in k)) for k in keys):
            try:
                return values[pick(range(len(values)), key=lambda i: keys[i])]
            except TypeError:
                pass
        if not values and "default" in args.keywords:
            return args.keywords["default"]
        if values and not all(is_constant(k) or isinstance(k, Sym) for k in keys):
            return values[0]
        key_of = tuple(objects.identity(v) for v in values)
        return Sym((name, key_of, found.open), f"{name}({', '.join(objects.describe(v) for v in values[:3])})")

    return function


def _sum(m: Machine, args: Args) -> Value:
    found = loops.items(m, args.get(0, "iterable"), args.place)
    value = args.get(1, "start", 0)
    for item in found.values:
        if isinstance(value, int) and value == 0 and isinstance(m.path.peek(item), Tensor | Variable):
            value = item
        else:
            value = operators.binary(m, "+", value, item, args.place)
    return m.fresh("sum()") if found.open and not isinstance(value, Tensor) else value


# -- objects


def _len(m: Machine, args: Args) -> Value:
    value = m.path.peek(args.get(0, "object"))
    if isinstance(value, Tensor | Variable) and isinstance(value.shape, tuple) and value.shape and isinstance(value.shape[0], int):
        return value.shape[0]
    return objects.length(m, value, args.place)


def _getattr(m: Machine, args: Args) -> Value:
    target, name = args.positional[0], m.resolve(args.positional[1])
    if not isinstance(name, str):
        return m.fresh(f"getattr({objects.describe(m.path.peek(target))}, …)")
    found = objects.lookup(m, target, name, args.place)
    if found is not MISSING:
        return found
    if len(args.positional) > 2:
        return args.positional[2]
    return objects.get_attribute(m, target, name, args.place)


def _setattr(m: Machine, args: Args) -> Value:
    name = m.resolve(args.positional[1])
    if isinstance(name, str):
        objects.set_attribute(m, args.positional[0], name, args.positional[2])
    return None


def _delattr(m: Machine, args: Args) -> Value:
    name = m.resolve(args.positional[1])
    if isinstance(name, str):
        objects.delete_attribute(m, args.positional[0], name)
    return None


def _hasattr(m: Machine, args: Args) -> Value:
    target, name = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    if not isinstance(name, str):
        return m.fresh("hasattr()", "bool")
    holder = objects.holder_of(target)
    if isinstance(holder, Instance) and name in holder.attrs.data:
        raw = m.resolve(holder.attrs.get(name))
        return raw is not MISSING
    found = objects.lookup(m, target, name, args.place)
    if found is MISSING:
        return False
    if isinstance(found, Sym) and isinstance(found.key, tuple) and found.key[0] in ("attr", "module attr", "tf"):
        return Sym(("hasattr", found), f"hasattr({objects.describe(target)}, {name!r})", "bool")
    return True


def _isinstance(m: Machine, args: Args) -> Value:
    return branch.each(m, args.positional[0], lambda leaf: _is_instance(m, leaf, m.resolve(args.positional[1])))


def _is_instance(m: Machine, value: Value, types: Value) -> Value:
    options = list(_flat(m, types))
    unknown = False
    for option in options:
        one = instance_of(m, value, option)
        if one is True:
            return True
        unknown = unknown or one is None
    if not unknown:
        return False
    names = tuple(objects.describe(o) for o in options)
    label = f"isinstance({objects.describe(value)}, {', '.join(names)})"
    return operators.as_value(branch.asked(m, Sym(("isinstance", objects.identity(value), names), label, "bool")))


def _flat(m: Machine, types: Value) -> Iterator[Value]:
    """The classes in a tuple of classes and of such tuples."""
    types = m.resolve(types)
    if not isinstance(types, tuple):
        yield types
    for item in types if isinstance(types, tuple) else ():
        yield from _flat(m, item)


def instance_of(m: Machine, value: Value, cls: Value) -> bool | None:
    """Whether `isinstance(value, cls)`; None if that is not known."""
    if isinstance(cls, DType):  # NumPy's are classes; no value that is followed is an instance of one
        return None if isinstance(value, Sym) else False
    if not isinstance(cls, ClassValue):
        return None if isinstance(cls, Sym) and not is_constant(value) else False if isinstance(cls, Sym) else None
    if cls.python is object:
        return True
    own = objects.class_in(value)
    if own is not None:
        if own.is_subclass(cls) or (isinstance(value, NamedTuple) and cls.python is tuple):
            return True
        return None if any(c.opaque_base for c in own.mro) else False
    if isinstance(value, Sym):
        if value.kind == "number" and cls.python in (int, float, complex):
            return None
        if value.kind is not None and cls.python is not None:
            return value.kind == cls.python.__name__
        return None
    if cls.instances is not None:
        return isinstance(value, cls.instances)
    if cls.python is None:
        return False
    if isinstance(value, Text):
        return cls.python is str
    for kind, python_type in ((ListValue, list), (DictValue, dict), (Range, range), (SliceValue, slice)):
        if isinstance(value, kind):
            actual = set if type(value).__name__ == "SetValue" else python_type
            return issubclass(actual, cls.python)
    if is_constant(value) or isinstance(value, tuple):
        return isinstance(value, cls.python)
    if isinstance(value, ClassValue):
        return cls.python is type
    return False


def _issubclass(m: Machine, args: Args) -> Value:
    cls, other = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    options = [m.resolve(t) for t in other] if isinstance(other, tuple) else [other]
    if isinstance(cls, ClassValue) and all(isinstance(o, ClassValue) for o in options):
        return any(cls.is_subclass(o) for o in options)
    return m.fresh("issubclass()", "bool")


def _callable(m: Machine, args: Args) -> Value:
    value = m.resolve(args.positional[0])
    if isinstance(value, Function | Builtin | BoundMethod | ClassValue | Partial):
        return True
    if isinstance(value, Instance):
        return objects.find_method(m, value, "__call__") is not None
    if isinstance(value, Sym) and value.kind is None:
        return Sym(("callable", value), f"callable({value.label})", "bool")
    return type(value) in calls.NATIVE_CALLS


def _super(m: Machine, args: Args) -> Value:
    if args.positional:
        cls = m.resolve(args.positional[0])
        receiver = args.positional[1] if len(args.positional) > 1 else None
        return Super(receiver, cls) if isinstance(cls, ClassValue) and receiver is not None else m.fresh("super()")
    for function, ns in reversed(m.active):
        if function.owner is not None:
            params = (*function.params.positional_only, *function.params.positional)
            if params:
                return Super(ns.cells.get(params[0].name), function.owner)
    return m.fresh("super()")


def _property(m: Machine, args: Args) -> Value:
    return Wrapped("property", args.get(0, "fget"), args.get(1, "fset"))


def _wrap(kind: str) -> Callable[[Machine, Args], Value]:
    return lambda m, args: Wrapped(kind, args.positional[0])


def _vars(m: Machine, args: Args) -> Value:
    if not args.positional:
        return _locals(m, args)
    value = m.resolve(args.positional[0])
    holder = objects.holder_of(value)
    if isinstance(holder, Instance):
        return objects.attributes(m, holder)
    return Sym(("vars", objects.identity(value)), f"vars({objects.describe(value)})")


def _dir(m: Machine, args: Args) -> Value:
    """`dir(object)`: asked whether a name is among them, as a rule."""
    value = m.resolve(args.positional[0]) if args.positional else None
    if isinstance(value, ModuleValue) and not value.stub:
        return m.list(tuple(sorted(str(name) for name in value.scope.cells.keys())))
    if not isinstance(value, Instance | ClassValue):
        return m.fresh("dir()")
    mro = value.mro if isinstance(value, ClassValue) else value.cls.mro
    names = {name for cls in mro for name in cls.attrs.keys()} | (set(value.attrs.keys()) if isinstance(value, Instance) else set())
    out = m.list(tuple(sorted(names)))
    if any(cls.opaque_base for cls in mro):
        out.mark_open()
    return out


def _globals(m: Machine, args: Args) -> Value:
    module = m.modules.get(args.place.filename)
    return m.fresh("globals()") if module is None else _names_in(m, module.scope)


def _locals(m: Machine, args: Args) -> Value:
    ns = dynamic.namespace_of_caller(m, args)
    return m.fresh("locals()") if ns is None else _names_in(m, ns)


def _names_in(m: Machine, ns: Namespace) -> DictValue:
    """A dict of the names bound in a namespace, as they are now."""
    from .imports import force

    found = {k: ns.cells.get(k) for k in ns.cells.keys() if k != "__function__"}
    return m.dict({k: force(m, v) if isinstance(v, ImportRef) else v for k, v in found.items()})


def _exit(m: Machine, args: Args) -> Value:
    raise Raised(m.exception("SystemExit", ""))


def _math(function: Callable[..., Any], name: str) -> Callable[[Machine, Args], Value]:
    def method(m: Machine, args: Args) -> Value:
        known = [m.path.peek(a) for a in args.positional]
        if len(known) == 1 and isinstance(known[0], Choice):
            return branch.each(m, known[0], lambda leaf: method(m, Args([leaf], {}, args.place)))
        known = [m.deep(a) for a in known]
        if all(is_constant(k) for k in known):
            try:
                return native.call(m.limits, function, *known)
            except (TypeError, ValueError, OverflowError, ZeroDivisionError, native.TooMuchError):
                pass
        if any(isinstance(k, Tensor | Variable) for k in known):
            from .tensor_ops import elementwise

            return elementwise(m, name, known, args.place)
        return Sym((name, *(objects.identity(k) for k in known)), f"{name}({', '.join(objects.describe(k) for k in known)})")

    return method


def _repr(m: Machine, args: Args) -> Value:
    return strings.to_repr(m, args.positional[0])


def _format(m: Machine, args: Args) -> Value:
    return strings.formatted(m, args.positional[0], m.resolve(args.get(1, "spec", "")))


def _nothing(m: Machine, args: Args) -> Value:
    return None


def _unknown(name: str, kind: str | None = None) -> Callable[[Machine, Args], Value]:
    return lambda m, args: m.fresh(f"{name}()", kind)


def _identity(name: str) -> Callable[[Machine, Args], Value]:
    """`id` and `hash`: a number that stands for its argument."""

    def call(m: Machine, args: Args) -> Value:
        value = m.deep(args.positional[0])
        return Sym((name, objects.identity(value)), f"{name}({objects.describe(value)})", "int")

    return call


_FUNCTIONS: dict[str, Callable[[Machine, Args], Value]] = {
    "abs": _math(abs, "abs"), "round": _math(round, "round"), "divmod": _math(divmod, "divmod"), "pow": _math(pow, "pow"),
    "chr": _math(chr, "chr"), "ord": _math(ord, "ord"), "hex": _math(hex, "hex"), "bin": _math(bin, "bin"), "oct": _math(oct, "oct"),
    "all": _any_all(False), "any": _any_all(True), "min": _extreme(min, "min"), "max": _extreme(max, "max"), "sum": _sum,
    "callable": _callable, "classmethod": _wrap("classmethod"), "staticmethod": _wrap("staticmethod"), "property": _property,
    "enumerate": _enumerate, "filter": _filter, "map": _map, "zip": _zip, "iter": _iter, "next": _next, "reversed": _reversed,
    "sorted": _sorted, "getattr": _getattr, "setattr": _setattr, "hasattr": _hasattr, "isinstance": _isinstance,
    "issubclass": _issubclass, "len": _len, "super": _super, "vars": _vars, "globals": _globals, "locals": _locals,
    "print": _nothing, "repr": _repr, "format": _format, "id": _identity("id"), "exit": _exit, "quit": _exit, "open": _unknown("open"),
    "input": _unknown("input", "str"), "eval": dynamic.evaluated, "exec": dynamic.executed, "compile": _unknown("compile"),
    "dir": _dir, "hash": _identity("hash"), "delattr": _delattr, "breakpoint": _nothing,
    "memoryview": _unknown("memoryview"),
}  # fmt: skip
