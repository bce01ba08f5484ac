"""What the stubs of the standard library are written over."""

from __future__ import annotations

import itertools
import math
import operator
import posixpath
import re
import string
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ..domain.symbols import MISSING, Sym, Text, text
from ..language import describe, evaluation
from ..language.builtins import mappings, numbers, partials
from ..language.trace import Value
from ..language.values import (
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
    NamedTuple,
    Partial,
    PythonCells,
)
from ..source import nodes as n
from .machine import Machine
from .registry import METHODS, native_class, primitive


@primitive("generator_context")
def generator_context(m: Machine, args: Args) -> Value:
    """`generator_context(generator, again=None)`: the context manager that `contextlib.contextmanager` makes of a generator.

    `again()` makes the generator once more."""
    return GeneratorContext(args.positional[0], args.get(1, "again"))


@primitive("named_tuple")
def named_tuple(m: Machine, args: Args) -> Value:
    """`named_tuple(name, fields, defaults=(), module=None)`."""
    name, fields = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    if isinstance(fields, str):
        known: list[Value] = list(fields.replace(",", " ").split())
    else:
        known = [m.resolve(f) for f in evaluation.items(m, fields, args.place).values]
    defaults = m.resolve(args.get(2, "defaults"))
    given = tuple(evaluation.items(m, defaults, args.place).values) if defaults is not None else ()
    if not isinstance(name, str) or not all(isinstance(f, str) for f in known):
        return m.fresh("a namedtuple class")
    module, caller = m.resolve(args.get(3, "module")), m.modules.get(m.user_place(args.place).filename)
    if module is None and caller is not None and not caller.stub:
        module = caller.scope.cells.get("__name__")
    return evaluation.named_tuple(m, name, tuple(known), given[: len(known)], module)


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
        if isinstance(found, DictValue):
            names = tuple(map(str, found.cells.keys()))
            if cls.attrs.get("_fields") is MISSING:
                cls.attrs.put("_fields", names)
            return names
    return ()


def default_dict(m: Machine, args: Args) -> Value:
    """`collections.defaultdict(factory, *args, **keywords)`; as the maker of a class, which comes first."""
    out = m.dict()
    out.made_of = args.positional[0]
    _start_default_dict(m, replace(args, positional=[out, *args.positional[1:]]))
    return out


def _start_default_dict(m: Machine, args: Args) -> Value:
    """`defaultdict.__init__(self, factory, *args, **keywords)`."""
    out, given = m.resolve(args.positional[0]), args.positional[1:]
    if not isinstance(out, DictValue):
        return None
    factory = m.resolve(given[0]) if given else None
    out.factory = factory
    if out.holder is not None:
        out.holder.attrs.put("default_factory", factory)
    known = describe.is_data(factory) and not isinstance(factory, Function | Instance)
    if known and factory is not None:
        m.refuse("TypeError", "first argument must be callable or None", args.place)
    if len(given) > 1:
        evaluation.update_dict(m, out, given[1], args.place)
    for key, value in args.keywords.items():
        out.cells.put(key, value)
    return None


def _missing(m: Machine, args: Args) -> Value:
    """`defaultdict.__missing__(self, key)`."""
    out, rest = m.resolve(args.positional[0]), replace(args, positional=args.positional[1:])
    return mappings.made_for(m, out, rest) if isinstance(out, DictValue) else m.fresh("__missing__()")


_ENDLESS = 2000
"""Items of an endless iterator that are followed exactly."""


@primitive("counting")
def counting(m: Machine, args: Args) -> Value:
    """`counting(start, step)`: `itertools.count`."""
    start, step = (m.resolve(a) for a in args.positional)
    if isinstance(start, int | float) and isinstance(step, int | float):
        return Iter(tuple(start + i * step for i in range(_ENDLESS)), PythonCells(m.trail), True)
    return m.fresh("count()")


@primitive("cycling")
def cycling(m: Machine, args: Args) -> Value:
    """`cycling(items)`: the items again and again."""
    found = evaluation.items(m, args.positional[0], args.place)
    times = _ENDLESS // len(found.values) if found.values and not found.open else 1
    return Iter(tuple(found.values) * times, PythonCells(m.trail), bool(found.values))


_ROWS: dict[str, Callable[..., Iterator[tuple[Value, ...]]]] = {
    "product": lambda pools, _: itertools.product(*pools),
    "combinations": lambda pools, length: itertools.combinations(pools[0], length),
    "permutations": lambda pools, length: itertools.permutations(pools[0], length),
}


@primitive("rows")
def rows(m: Machine, args: Args) -> Value:
    """`rows(kind, lists, length)`: those of `itertools.product` of some lists, or of the `combinations` or `permutations` of one.

    Of very many, which Python makes in a moment, the first ones, and then any number.
    """
    kind, length = (m.resolve(args.positional[i]) for i in (0, 2))
    pools = [evaluation.items(m, pool, args.place) for pool in evaluation.items(m, args.positional[1], args.place).values]
    if not isinstance(length, int):
        return m.fresh(f"{kind}()")
    if length < 0:
        raise m.crash("ValueError", "r must be non-negative", args.place)
    found = _ROWS[str(kind)]([pool.values for pool in pools], length)
    first = tuple(itertools.islice(found, _ENDLESS))
    return Iter(first, PythonCells(m.trail), any(pool.open for pool in pools) or next(found, None) is not None)


_PURE: dict[str, Any] = {"math": math, "operator": operator, "posixpath": posixpath}


@primitive("pure")
def pure(m: Machine, args: Args) -> Value:
    """`pure(module, name)`: a function of `math`, `operator` or `posixpath`, exact on constants, else one symbol per call."""
    module, name = (m.resolve(a) for a in args.positional)
    return Builtin(name, numbers.of_numbers(getattr(_PURE[module], name), f"{module}.{name}"))


@primitive("template_fields")
def template_fields(m: Machine, args: Args) -> Value:
    """`template_fields(template)`: the parts of a template as `string.Formatter().parse` tells them."""
    template = m.resolve(args.positional[0])
    if not isinstance(template, str):
        return m.fresh("fields")
    try:
        return m.list(tuple(string.Formatter().parse(template)))
    except ValueError as error:
        raise m.crash("ValueError", str(error), args.place) from None


@primitive("field_steps")
def field_steps(m: Machine, args: Args) -> Value:
    """`field_steps(name)`: the first name of a field of a template, and its steps as (is an attribute, name)."""
    name = m.resolve(args.positional[0])
    if not isinstance(name, str):
        return (name, m.list())
    first, *_ = re.split(r"[.\[]", name, maxsplit=1)
    steps = re.findall(r"\.([^.\[]+)|\[([^\]]*)\]", name[len(first) :])
    rest = [(bool(attribute), attribute or (int(item) if item.isdigit() else item)) for attribute, item in steps]
    return (int(first) if first.isdigit() else first, m.list(tuple(rest)))


@primitive("path_join")
def path_join(m: Machine, args: Args) -> Value:
    """`path_join(*parts)`: `os.path.join`, of partly known strings too."""
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

    return evaluation.concat(m, parts)


@primitive("path_parted")
def path_parted(m: Machine, args: Args) -> Value:
    """`path_parted(path)`: `os.path.split` of a partly known string whose last part is known; None of any other."""
    path = m.resolve(args.positional[0])
    last = path.parts[-1] if isinstance(path, Text) else ""
    if not isinstance(path, Text) or not isinstance(last, str) or "/" not in last:
        return None
    folder, _, name = last.rpartition("/")
    head = text((*path.parts[:-1], folder.rstrip("/")))
    return (head.parts[0] if isinstance(head, Text) and len(head.parts) == 1 else head, name)


@primitive("under_metaclass")
def under_metaclass(m: Machine, args: Args) -> Value:
    """`under_metaclass(metaclass, cls)`: the class, calls of which go through the metaclass."""
    meta, cls = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    if isinstance(meta, ClassValue) and isinstance(cls, ClassValue):
        cls.metaclass = meta
    return cls


@primitive("attribute_of")
def attribute_of(m: Machine, args: Args) -> Value:
    """`attribute_of(name)`: the function that `operator.attrgetter(name)` is."""
    names = [m.resolve(a) for a in args.positional]

    def read(m: Machine, inner: Args) -> Value:
        if (len(inner.positional) != 1 or inner.keywords) and not inner.unknown:
            m.refuse("TypeError", f"attrgetter expected 1 argument, got {len(inner.positional)}", inner.place)
        if not inner.positional:
            return m.fresh("attrgetter()()")
        found = []
        for name in names:
            value = inner.positional[0]
            for step in name.split("."):
                value = evaluation.get_attribute(m, value, step, inner.place)
            found.append(value)
        return found[0] if len(found) == 1 else tuple(found)

    return Builtin("attrgetter", read) if all(isinstance(n, str) for n in names) else m.fresh("attrgetter()")


@primitive("says_nothing")
def says_nothing(m: Machine, args: Args) -> Value:
    """`says_nothing(function)`: whether a function's body is no more than a docstring, `pass` or `...`, or returns constants and nothing
    else, so that others are to say it."""
    function = m.resolve(args.positional[0])
    if not isinstance(function, Function) or not isinstance(function.body, tuple) or function.name == "__init__":
        return False
    return all(isinstance(s, n.ExprStmt | n.Return) and _is_constant(s.value) for s in function.body)


def _is_constant(value: n.Expr | None) -> bool:
    return value is None or isinstance(value, n.Const) or (isinstance(value, n.Sequence) and all(map(_is_constant, value.items)))


@primitive("left_open")
def left_open(m: Machine, args: Args) -> Value:
    """`left_open(function, args, keywords)`: what a method that others are to say gives: of an object alone, the same each time. It may
    make variables."""
    function, given, named = (m.resolve(a) for a in args.positional)
    name = function.name if isinstance(function, Function) else "?"
    alone = isinstance(given, tuple) and len(given) == 1 and isinstance(named, DictValue) and not len(named.cells)
    m.world.current.lend()
    m.registers.put(("opaque", m.world.current), True)
    if alone:
        return Sym(("left open", describe.identity(m.resolve(given[0])), name), f"self.{name}")
    return m.fresh(f"{name}()")


@primitive("signature_of")
def signature_of(m: Machine, args: Args) -> Value:
    """`signature_of(function)`: for each parameter (name, kind, whether it has a default, the default), as `inspect` tells them; None
    for what is no function of Python's. A bound method has one less, a class those of its `__init__`."""
    function = m.resolve(args.positional[0])
    if isinstance(function, Instance):
        function = evaluation.find_method(m, function, "__call__")
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


@primitive("namedtuple")
def namedtuple(m: Machine, args: Args) -> Value:
    """`namedtuple(name, fields)`."""
    name, fields = (m.deep(a) for a in args.positional[:2])
    return evaluation.named_tuple(m, name, tuple(m.items_of(fields) if isinstance(fields, ListValue) else fields))


native_class("partial", Partial, partials.made, objects=True)
native_class("DefaultDict", make=default_dict, base="dict", objects=True)
METHODS["DefaultDict"] = {"__init__": _start_default_dict, "__missing__": _missing}
native_class("AnnotatedTuple", make=annotated_tuple, base="tuple", objects=True)
