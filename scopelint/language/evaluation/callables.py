"""Attributes of functions, and of what wraps them: static and class methods, properties."""

from __future__ import annotations

from typing import cast

from ...domain.symbols import MISSING
from ...domain.trail import Cells
from ...source import nodes as n
from ...source.bound import own_names
from .. import describe
from ..machine import Machine
from ..trace import NOWHERE, Value
from ..values import Args, BoundMethod, Builtin, ClassValue, DictValue, Function, Instance, Partial, PythonCells, Wrapped
from . import access, branch, calls, classes, expressions, imports


def _got(m: Machine, value: Wrapped, args: Args) -> Value:
    """`value.__get__(obj, type)`."""
    obj, cls = m.resolve(args.get(0, "obj")), m.resolve(args.get(1, "type"))
    if obj is None and value.kind == "property":
        return value
    owner = cls if isinstance(cls, ClassValue) else classes.class_of(m, obj)
    return access.bind_method(m, value, obj, owner, args.place) if isinstance(owner, ClassValue) else m.fresh("__get__()")


_FACTS = frozenset({"__name__", "__qualname__", "__module__", "__doc__", "__annotations__", "__defaults__", "__kwdefaults__"})
"""What a function has of itself, be it stored or not: none of it is in its `__dict__`."""


def store(m: Machine, value: Function, name: str, new: Value) -> None:
    """`value.name = new`."""
    kept = "facts" if name in _FACTS else "attrs"
    cells = getattr(value, kept)
    if cells is None:
        cells = PythonCells(m.trail)
        cells.outlast()
        setattr(value, kept, cells)
    cells.put(name, new)


def _changed(m: Machine, function: Value, name: str, args: Args) -> Value:
    """`property.__set__(obj, value)` and `property.__delete__(obj)`."""
    if function is None:
        m.refuse("AttributeError", f"property has no {'setter' if name == '__set__' else 'deleter'}", args.place)
        return None
    calls.call(m, function, args.positional, args.keywords, args.place)
    return None


def of_function(m: Machine, value: Function, name: str) -> Value:
    """An attribute of a function; one that was stored goes before what it has of itself."""
    cells = value.facts if name in _FACTS else value.attrs
    stored = cells.get(name) if cells is not None else MISSING
    if stored is not MISSING:
        return stored
    if name == "__name__":
        return value.name
    if name == "__qualname__":
        return describe.qualified(value.name, value.closure)
    if name == "__module__":
        return value.module.name
    if name == "__dict__":
        return dict_of(m, value)
    if name == "__doc__":
        if not value.module.stub:
            m.library.uses.docstrings.add((value.module.filename, value.node.span))
        return value.node.doc if isinstance(value.node, n.FunctionDef) else None
    if name == "__call__":
        return value
    if name == "__get__":
        return Builtin(name, lambda m, args: value if m.resolve(args.get(0, "obj")) is None else BoundMethod(args.get(0, "obj"), value))
    if name == "__globals__":
        return imports.names_in(m, value.module.scope)
    if name == "__annotations__":
        return _annotations(m, value)
    params = value.params
    if name == "__defaults__":
        given = [value.defaults[p.name] for p in (*params.positional_only, *params.positional) if p.name in value.defaults]
        return tuple(given) or None
    if name == "__kwdefaults__":
        return (
            m.dict({p.name: value.defaults[p.name] for p in params.keyword_only if p.name in value.defaults})
            if params.keyword_only
            else None
        )
    return _code_of(m, value) if name in ("__code__", "func_code") else MISSING


def _annotations(m: Machine, value: Function) -> Value:
    """What is written of parameters and results, evaluated when somebody first asks."""
    written = value.node.annotations if isinstance(value.node, n.FunctionDef) else None
    if not value.module.stub:
        m.library.uses.functions.add((value.module.filename, value.node.span))
    found = m.dict() if written is None else expressions.expr(m, value.closure, written.body)
    store(m, value, "__annotations__", found)
    return found


def _code_of(m: Machine, value: Function) -> Instance:
    """`function.__code__`, as far as it tells of parameters."""
    params = value.params
    positional = [p.name for p in (*params.positional_only, *params.positional)]
    named = [*positional, *(p.name for p in params.keyword_only), *(name for name in (params.star, params.double_star) if name is not None)]
    own = sorted(own_names(value.node) - set(named)) if isinstance(value.node, n.FunctionDef) else []
    if not value.module.stub:
        m.library.uses.functions.add((value.module.filename, value.node.span))
    code = m.instance(m.classes["code"])
    facts = {"co_argcount": len(positional), "co_posonlyargcount": len(params.positional_only), "co_varnames": (*named, *own)}
    for name, fact in (facts | {"co_kwonlyargcount": len(params.keyword_only), "co_name": value.name}).items():
        code.attrs.put(name, fact)
    return code


def dict_of(m: Machine, value: Function | Partial) -> DictValue:
    """The `__dict__` of a function: what is stored in it is an attribute."""
    if value.attrs is None:
        value.attrs = PythonCells(m.trail)
        value.attrs.outlast()
    out = m.dict()
    out.cells = cast(Cells[Value, Value], value.attrs)
    return out


def of_wrapped(m: Machine, value: Wrapped, name: str) -> Value:
    """`@x.setter` and its like on a property."""

    def setter(m: Machine, args: Args) -> Value:
        given = args.get(0, "f")
        parts = {"getter": value.function, "setter": value.setter, "deleter": value.deleter, name: given}
        return Wrapped("property", parts["getter"], parts["setter"], parts["deleter"], MISSING if name == "getter" else value.doc)

    if name in ("setter", "deleter", "getter"):
        return Builtin(name, setter)
    if name in ("__func__", "__wrapped__", "fget") and (name == "fget") == (value.kind == "property"):
        return value.function
    if name == "__get__":
        return Builtin(name, lambda m, args: _got(m, value, args))
    if name == "__isabstractmethod__":
        parts = (value.function, value.setter, value.deleter)
        asked = [m.resolve(access.lookup(m, part, name, NOWHERE)) for part in parts if part is not None]
        return any(each is not MISSING and branch.truth(m, each) is True for each in asked)
    if value.kind == "property" and name == "fdel":
        return value.deleter
    if value.kind == "property" and name in ("__set__", "__delete__"):
        return Builtin(name, lambda m, args: _changed(m, value.setter if name == "__set__" else value.deleter, name, args))
    if name == "fset" and value.kind == "property":
        return value.setter
    if name == "__doc__" and value.doc is not MISSING:
        return value.doc
    if name == "__set_name__" and value.kind == "property":
        return Builtin(name, _named)
    passed = name in ("__doc__", "__wrapped__") or (
        value.kind != "property" and name in ("__name__", "__qualname__", "__module__", "__dict__", "__annotations__", "__globals__")
    )
    if not passed:
        return MISSING
    return None if value.function is None and name == "__doc__" else access.lookup(m, value.function, name, NOWHERE)


def _named(m: Machine, args: Args) -> Value:
    """`property.__set_name__(owner, name)`."""
    if len(args.positional) != 2 and not args.unknown:
        m.refuse("TypeError", f"__set_name__() takes 2 positional arguments but {len(args.positional)} were given", args.place)
    return None
