"""Primitives that the stubs of the standard library and of NumPy are written over.

They are further names of the module `_scopelint`, as those of `tensorflow.py` are.
"""

from __future__ import annotations

import json
import math
import operator
import posixpath
import re
from collections.abc import Callable
from typing import Any

from ..domain.symbols import MISSING, Sym
from ..domain.trail import Cells
from . import builtins, calls, loops, methods, native, objects
from .execute import class_among
from .machine import Handlers, Machine
from .tensor_ops import DType, Operation, shape_of, value_dtype
from .tensors import Tensor, gradients_of, merged_shape, operands, reads_of, source
from .values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    GeneratorContext,
    Instance,
    Iter,
    ListValue,
    ModuleValue,
    NamedTuple,
    Partial,
    Place,
    PythonCells,
    SetValue,
    Value,
    Wrapped,
    is_constant,
)

# -- functools, contextlib


def partial(m: Machine, args: Args) -> Value:
    """`functools.partial(function, *args, **keywords)`."""
    _, function, *given = args.positional
    return Partial(function, tuple(given), dict(args.keywords), Cells(m.trail))


def generator_context(m: Machine, args: Args) -> Value:
    """`generator_context(generator)`: the context manager that `contextlib.contextmanager` makes of a generator."""
    return GeneratorContext(args.positional[0])


def _decorate_with_context(m: Machine, value: GeneratorContext, args: Args) -> Value:
    """`@context()`: the function then runs inside the context. A generator runs once, so its call is made again each time."""
    return args.positional[0] if args.positional else value


calls.NATIVE_CALLS[GeneratorContext] = _decorate_with_context


# -- collections


def named_tuple(m: Machine, args: Args) -> Value:
    """`named_tuple(name, fields, defaults=())`."""
    name, fields = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    if isinstance(fields, str):
        known: list[Value] = list(fields.replace(",", " ").split())
    else:
        known = [m.resolve(f) for f in loops.items(m, fields, args.place).values]
    defaults = m.resolve(args.get(2, "defaults"))
    given = tuple(loops.items(m, defaults, args.place).values) if defaults is not None else ()
    if not isinstance(name, str) or not all(isinstance(f, str) for f in known):
        return m.fresh("a namedtuple class")
    return objects.named_tuple(m, name, tuple(known), given)


def annotated_tuple(m: Machine, args: Args) -> Value:
    """Makes an instance of a class that derives from `typing.NamedTuple`."""
    cls = args.positional[0]
    fields = _own_annotations(m, cls)
    values: list[Value] = list(args.positional[1:])
    for field in fields[len(values) :]:
        default = cls.find(field)
        values.append(args.keywords.get(field, default if default is not MISSING else m.fresh(field)))
    return NamedTuple.of(cls, tuple(values[: len(fields)]))


def _own_annotations(m: Machine, cls: ClassValue) -> tuple[str, ...]:
    for base in cls.mro:
        found = m.resolve(base.attrs.get("__annotations__"))
        if isinstance(found, tuple):
            if cls.attrs.get("_fields") is MISSING:
                cls.attrs.put("_fields", found)
            return found
    return ()


def default_dict(m: Machine, args: Args) -> Value:
    """`collections.defaultdict(factory, *args, **keywords)`; as the maker of a class, which comes first."""
    given = args.positional[1:]
    out = m.dict()
    factory = m.resolve(given[0]) if given else None
    out.factory = MISSING if factory is None else factory
    if len(given) > 1:
        objects.update_dict(m, out, given[1], args.place)
    for key, value in args.keywords.items():
        out.cells.put(key, value)
    return out


_ENDLESS = 2000
"""Items of an endless iterator that are followed exactly."""


def counting(m: Machine, args: Args) -> Value:
    """`counting(start, step)`: `itertools.count`."""
    start, step = (m.resolve(a) for a in args.positional)
    if isinstance(start, int | float) and isinstance(step, int | float):
        return Iter(tuple(start + i * step for i in range(_ENDLESS)), PythonCells(m.trail), True)
    return m.fresh("count()")


def cycling(m: Machine, args: Args) -> Value:
    """`cycling(items)`: the items again and again."""
    found = loops.items(m, args.positional[0], args.place)
    times = _ENDLESS // len(found.values) if found.values and not found.open else 1
    return Iter(tuple(found.values) * times, PythonCells(m.trail), bool(found.values))


# -- copy


def copied(m: Machine, args: Args) -> Value:
    """`copied(value, deep)`: what `copy.copy` and `copy.deepcopy` give."""
    deep = m.resolve(args.get(1, "deep", False)) is True
    return _copy(m, m.resolve(args.positional[0]), deep, {}, args.place)


def _copy(m: Machine, value: Value, deep: bool, memo: dict[int, Value], place: Place) -> Value:
    if id(value) in memo:
        return memo[id(value)]

    def inner(item: Value) -> Value:
        return _copy(m, m.path.peek(item), True, memo, place) if deep else item

    if isinstance(value, ListValue):
        out = memo[id(value)] = m.list()
        out.holder = _copied_holder(m, value.holder, inner)
        out.cells.put("items", tuple(inner(i) for i in m.items_of(value)))
        if value.open:
            out.mark_open()
        return out
    if isinstance(value, DictValue):
        made: DictValue = m.set() if isinstance(value, SetValue) else m.dict()
        memo[id(value)] = made
        made.factory = value.factory
        made.holder = _copied_holder(m, value.holder, inner)
        for key in value.cells.keys():
            item = value.cells.get(key)
            made.cells.put(key, item if item is MISSING else inner(item))
        if value.open:
            made.mark_open()
        return made
    if type(value) is tuple:
        return tuple(inner(i) for i in value)
    if isinstance(value, NamedTuple):
        return NamedTuple.of(value.cls, tuple(inner(i) for i in value))
    if isinstance(value, Instance):
        method = objects.find_method(m, value, "__deepcopy__" if deep else "__copy__")
        if method is not None:
            return calls.call(m, method, [m.dict()] if deep else [], {}, place)
        clone = memo[id(value)] = m.instance(value.cls)
        _copy_attributes(value, clone, inner)
        return clone
    return value


def _copied_holder(m: Machine, value: Instance | None, inner: Callable[[Value], Value]) -> Instance | None:
    """What a copied list or dict is besides one."""
    if value is None:
        return None
    clone = m.instance(value.cls)
    _copy_attributes(value, clone, inner)
    return clone


def _copy_attributes(value: Instance, clone: Instance, inner: Callable[[Value], Value]) -> None:
    clone.payload = value.payload
    clone.origin = value.origin
    for name in value.attrs.keys():
        item = value.attrs.get(name)
        if item is not MISSING:
            clone.attrs.put(name, inner(item))


# -- enum


def enum_members(m: Machine, args: Args) -> Value:
    """`enum_members(cls)`: turns the constants of a new `Enum` class into its members."""
    cls = m.resolve(args.positional[0])
    members: dict[Value, Value] = {}
    given: list[tuple[Value, Value]] = []
    if not isinstance(cls, ClassValue):
        return None
    last: Value = 0
    for name in cls.attrs.keys():
        value = m.resolve(cls.attrs.get(name))
        if name.startswith("_") or value is MISSING or isinstance(value, Function | Wrapped | Builtin | ClassValue):
            continue
        first = next((member for other, member in given if other is value or (is_constant(value) and other == value)), None)
        if first is not None:  # a second name of the same value
            members[name] = first
            cls.attrs.put(name, first)
            continue
        raw = value
        if isinstance(value, Instance) and value.cls.name == "auto":
            value = last + 1 if isinstance(last, int) else m.fresh(name, "int")
        last = value
        member = m.instance(cls)
        for key, item in (("name", name), ("_name_", name), ("value", value), ("_value_", value)):
            member.attrs.put(key, item)
        members[name] = member
        given += [(raw, member), (value, member)]
        cls.attrs.put(name, member)
    cls.attrs.put("__members__", m.dict(members))
    return None


# -- exceptions that a test expects


_TENSORFLOW = frozenset({"ValueError", "TypeError", "RuntimeError", "AssertionError", "NotImplementedError"})


def expect(m: Machine, args: Args) -> Value:
    """`expect(exceptions, exactly=False)`: from here on the program catches them, and (unless exactly them) what TensorFlow may raise."""
    types, exactly = args.get(0, "exceptions"), m.resolve(args.get(1, "exactly", False)) is True
    m.handlers.append(Handlers(lambda cls: (not exactly and cls.name in _TENSORFLOW) or class_among(m, types, cls)))
    return None


def unexpect(m: Machine, args: Args) -> Value:
    """Takes back the last `expect`."""
    if m.handlers:
        m.handlers.pop()
    return None


# -- the program as a whole


def main_module(m: Machine, args: Args) -> Value:
    """The module that is run as a script; None where that is not what runs."""
    for module in m.modules.values():
        if not module.stub and module.scope.cells.get("__name__") == "__main__":
            return module
    return None


def find_module(m: Machine, args: Args) -> Value:
    """`find_module(name, package=None)`: what `importlib.import_module` gives."""
    from . import imports

    name, package = m.resolve(args.get(0, "name")), m.resolve(args.get(1, "package"))
    importer = _importer(m)
    if not isinstance(name, str) or importer is None:
        return m.fresh("a module")
    if name.startswith("."):
        if not isinstance(package, str):
            return m.fresh("a module")
        level = len(name) - len(name.lstrip("."))
        base = package.split(".")
        name = ".".join([*base[: len(base) - level + 1], name.lstrip(".")])
    found = imports.module(m, name, importer, args.place)
    if isinstance(found, ModuleValue):
        imports.ensure_run(m, found, args.place)
    elif "." in name:
        parent = imports.module(m, name.rpartition(".")[0], importer, args.place, run=False)
        if isinstance(parent, ModuleValue) and not parent.stub and not parent.package:
            raise m.crash("ModuleNotFoundError", f"No module named '{name}'; '{parent.name}' is not a package", args.place)
    return found


def _importer(m: Machine) -> ModuleValue | None:
    """The module of the user's function that runs."""
    for function, _ in reversed(m.active):
        if not function.module.stub:
            return function.module
    return next((module for module in m.modules.values() if not module.stub), None)


def option(m: Machine, args: Args) -> Value:
    """`option(name, default)`: a setting from outside. What it is by default when the program is run as it stands;
    else unknown, though always the same under one name."""
    name, default = m.resolve(args.get(0, "name")), m.resolve(args.get(1, "default"))
    if m.stop_at_error and len(args.positional) > 1:
        return default
    kind = type(default).__name__ if isinstance(default, bool | int | float | str) else None
    return Sym(("option", name), name if isinstance(name, str) else "option", kind)


def use_resources(m: Machine, args: Args) -> Value:
    """`use_resources(flag)`: whether variables are resources from here on."""
    m.world.v2_behavior = m.resolve(args.positional[0]) is True
    return None


def chosen(m: Machine, args: Args) -> Value:
    """`chosen(*values)`: the first that is given: not None, as far as is known."""
    return next((v for v in args.positional if m.path.peek(v) is not None), None)


def either(m: Machine, args: Args) -> Value:
    """`either(a, b)`: what a branch gives whose arms give `a` and `b`: tensors in the structure of the first."""
    return _either(m, m.resolve(args.positional[0]), m.resolve(args.positional[1]))


def _either(m: Machine, a: Value, b: Value) -> Value:
    if a is None or b is None or isinstance(a, Operation) or isinstance(b, Operation):
        return a if b is None else b
    first, second = _parts(m, a), _parts(m, b)
    if first is not None and second is not None and len(first) == len(second):
        both = tuple(_either(m, m.resolve(x), m.resolve(y)) for x, y in zip(first, second, strict=True))
        return m.list(both) if isinstance(a, ListValue) else NamedTuple.of(a.cls, both) if isinstance(a, NamedTuple) else both
    if isinstance(a, DictValue) and isinstance(b, DictValue):
        return m.dict({k: _either(m, m.resolve(a.cells.get(k)), m.resolve(b.cells.get(k))) for k in a.cells.keys() if k in b.cells.data})
    if isinstance(a, Instance):
        return a
    inputs = operands(m, (a, b))
    reads = frozenset(v for i in inputs for v in reads_of(i))
    leaves = frozenset(leaf for i in inputs if isinstance(i, Tensor) for leaf in i.leaves)
    dtype = value_dtype(m, a)
    gradients = frozenset(v for i in inputs for v in gradients_of(i))
    behind = frozenset(v for i in inputs if isinstance(i, Tensor) for v in i.behind)
    shape = merged_shape(shape_of(m, a), shape_of(m, b))
    return Tensor(shape, dtype if dtype is not None else value_dtype(m, b), reads, gradients, leaves, behind=behind)


def _parts(m: Machine, value: Value) -> tuple[Value, ...] | None:
    if isinstance(value, ListValue):
        return m.items_of(value)
    return value if isinstance(value, tuple) else None


def converted(m: Machine, args: Args) -> Value:
    """`converted(value)`: a number or array as a tensor; anything else as it is."""
    value = m.resolve(args.positional[0])
    if (is_constant(value) and value is not None) or (isinstance(value, Instance) and isinstance(value.attrs.get("shape"), tuple)):
        return source(shape_of(m, value), value_dtype(m, value))
    return value


def first(m: Machine, args: Args) -> Value:
    """`first(value)`: the first of a tuple or list, or the value itself."""
    value = m.resolve(args.positional[0])
    parts = _parts(m, value)
    return value if not parts else parts[0]


# -- functions of constants


_PURE: dict[str, Any] = {"math": math, "operator": operator, "posixpath": posixpath}


def pure(m: Machine, args: Args) -> Value:
    """`pure(module, name)`: a function of `math`, `operator` or `posixpath`, exact on constants, else one symbol per call."""
    module, name = (m.resolve(a) for a in args.positional)
    return Builtin(name, builtins._math(getattr(_PURE[module], name), f"{module}.{name}"))


def path_join(m: Machine, args: Args) -> Value:
    """`os.path.join(...)`, of partly known strings too."""
    parts: list[Value] = []
    for value in args.positional:
        value = m.resolve(value)
        if isinstance(value, str) and value.startswith("/"):
            parts = []
        elif parts and not (isinstance(parts[-1], str) and (not parts[-1] or parts[-1].endswith("/"))):
            parts.append("/")
        parts.append(value)
    if all(isinstance(p, str) for p in parts):
        return "".join(parts)
    from . import strings

    return strings.concat(m, parts)


def regex(m: Machine, args: Args) -> Value:
    """`regex(function, pattern, string, flags=0)`: for `match`, `search` and `fullmatch` the tuple (groups, named groups, start,
    end) or None; for the others what they return. A symbol if something is not known."""
    function, *given = (m.resolve(a) for a in args.positional)
    if all(is_constant(g) for g in given):
        try:
            found = native.regex(m.limits, function, *given)
        except (re.error, TypeError, IndexError, native.TooMuchError):
            return m.fresh(f"re.{function}()")
        if isinstance(found, re.Match):
            return ((found.group(), *found.groups()), m.dict(dict(found.groupdict())), found.start(), found.end())
        return m.list(tuple(found)) if isinstance(found, list) else found
    key = tuple(objects.identity(g) for g in given)
    kind = "str" if function == "sub" else None
    return Sym(("re", function, key), f"re.{function}({', '.join(objects.describe(g) for g in given[:2])})", kind)


def under_metaclass(m: Machine, args: Args) -> Value:
    """`under_metaclass(metaclass, cls)`: the class, calls of which go through the metaclass."""
    meta, cls = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    if isinstance(meta, ClassValue) and isinstance(cls, ClassValue):
        cls.metaclass = meta
    return cls


def parsed_json(m: Machine, args: Args) -> Value:
    """`parsed_json(text)`: what `json.loads` makes of a known string; a symbol for any other."""
    text = m.resolve(args.positional[0])
    if isinstance(text, str | bytes):
        try:
            return methods.from_python(m, json.loads(text))
        except ValueError:
            pass
    return Sym(("json", objects.identity(text)), "json.loads()")


def known(m: Machine, args: Args) -> Value:
    """Whether a value is a plain number, string or None."""
    return is_constant(m.resolve(args.positional[0]))


def all_known(m: Machine, args: Args) -> Value:
    """`all_known(values)`: whether this is a list or tuple of plain numbers and strings."""
    values = m.resolve(args.positional[0])
    if isinstance(values, ListValue):
        values = None if values.open else m.items_of(values)
    return isinstance(values, tuple) and all(v is not None and is_constant(m.resolve(v)) for v in values)


def is_symbol(m: Machine, args: Args) -> Value:
    """Whether nothing is known of a value."""
    return isinstance(m.resolve(args.positional[0]), Sym)


def attribute_of(m: Machine, args: Args) -> Value:
    """`attribute_of(name)`: the function that `operator.attrgetter(name)` is."""
    names = [m.resolve(a) for a in args.positional]

    def read(m: Machine, inner: Args) -> Value:
        found = []
        for name in names:
            value = inner.positional[0]
            for step in name.split("."):
                value = objects.get_attribute(m, value, step, inner.place)
            found.append(value)
        return found[0] if len(found) == 1 else tuple(found)

    return Builtin("attrgetter", read) if all(isinstance(n, str) for n in names) else m.fresh("attrgetter()")


def _converted(m: Machine, value: DType, args: Args) -> Value:
    """`np.float32(x)`: numbers stay what they are; of a list an array is made."""
    given = args.get(0, "value", 0)
    known = m.resolve(given)
    if isinstance(known, ListValue | tuple):
        return m.fresh(f"{value.name}()")
    if isinstance(known, bool | int | float):
        return float(known) if value.name.startswith("float") else int(known) if "int" in value.name else known
    return given


calls.NATIVE_CALLS[DType] = _converted


def signature_of(m: Machine, args: Args) -> Value:
    """`signature_of(function)`: for each parameter (name, kind, whether it has a default, the default), as `inspect` tells them; None
    for what is no function of Python's. A bound method has one less, a class those of its `__init__`."""
    function = m.resolve(args.positional[0])
    if isinstance(function, Instance):
        function = objects.find_method(m, function, "__call__")
    if isinstance(function, ClassValue):
        function = BoundMethod(function, m.resolve(function.find("__init__")))
    skipped = 0
    while isinstance(function, BoundMethod):
        function, skipped = m.resolve(function.function), skipped + 1
    if not isinstance(function, Function):
        return None
    wanted, defaults = function.params, function.defaults
    found: list[tuple[str, str]] = [(p.name, "POSITIONAL_ONLY") for p in wanted.positional_only]
    found += [(p.name, "POSITIONAL_OR_KEYWORD") for p in wanted.positional]
    found = found[skipped:]
    found += [(wanted.star, "VAR_POSITIONAL")] if wanted.star else []
    found += [(p.name, "KEYWORD_ONLY") for p in wanted.keyword_only]
    found += [(wanted.double_star, "VAR_KEYWORD")] if wanted.double_star else []
    return m.list(tuple((name, kind, name in defaults, defaults.get(name)) for name, kind in found))


def import_by_name(m: Machine, args: Args) -> Value:
    """`__import__(name, globals, locals, fromlist)`: the package of a dotted name, or the module itself if something of it is wanted."""
    name, wanted = m.resolve(args.get(0, "name")), m.resolve(args.get(3, "fromlist", ()))
    some = bool(m.items_of(wanted)) if isinstance(wanted, ListValue) else bool(wanted)
    return find_module(m, Args([name if some or not isinstance(name, str) else name.partition(".")[0]], {}, args.place))


INTRINSICS: dict[str, Callable[[Machine, Args], Value]] = {
    "generator_context": generator_context, "named_tuple": named_tuple, "copied": copied, "counting": counting,
    "cycling": cycling, "enum_members": enum_members, "expect": expect, "unexpect": unexpect, "main_module": main_module,
    "find_module": find_module, "option": option, "use_resources": use_resources, "pure": pure, "path_join": path_join, "regex": regex,
    "known": known, "is_symbol": is_symbol, "all_known": all_known, "attribute_of": attribute_of, "chosen": chosen,
    "either": either, "converted": converted, "first": first, "parsed_json": parsed_json,
    "under_metaclass": under_metaclass, "signature_of": signature_of,
}  # fmt: skip


def install(m: Machine) -> dict[str, Value]:
    """The names this module adds to `_scopelint`."""
    names: dict[str, Value] = {name: Builtin(name, function) for name, function in INTRINSICS.items()}
    m.builtins["__import__"] = Builtin("__import__", import_by_name)
    names["partial"] = ClassValue("partial", (), PythonCells(m.trail), None, native=partial, instances=Partial)
    names["DefaultDict"] = ClassValue("defaultdict", (m.classes["dict"],), PythonCells(m.trail), None, native=default_dict)
    names["AnnotatedTuple"] = ClassValue("NamedTuple", (m.classes["tuple"],), PythonCells(m.trail), None, native=annotated_tuple)
    return names


__all__ = ["INTRINSICS", "install"]
