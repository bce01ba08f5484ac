"""Arguments and parameters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ...source import nodes as n
from ..machine import Machine, Raised
from ..trace import Value
from ..values import Args, BoundMethod, DictValue, Function, Instance, ListValue, Namespace, Partial
from . import expressions, scoping


def without(m: Machine, function: Function, absent: dict[str, Value]) -> Function:
    """A stub's function where TensorFlow's lacks some parameters: its body finds their values around it."""
    around = Namespace(m.trail, "function", function.closure, function.module)
    around.cells.data.update({name: value for name, value in absent.items() if name != "**"})
    params = function.params
    positional, keyword_only = (tuple(p for p in group if p.name not in absent) for group in (params.positional, params.keyword_only))
    double_star = params.double_star
    if double_star is not None and "**" in absent:
        around.cells.data[double_star] = m.dict()
        double_star = None
    kept = replace(params, positional=positional, keyword_only=keyword_only, double_star=double_star)
    return replace(function, params=kept, closure=around, defaults={k: v for k, v in function.defaults.items() if k not in absent})


def defaults(m: Machine, ns: Namespace, params: n.Parameters) -> dict[str, Value]:
    """Default values, evaluated where the function is defined."""
    everything = (*params.positional_only, *params.positional, *params.keyword_only)
    found = {p.name: expressions.expr(m, ns, p.default) for p in everything if p.default is not None}
    for p in everything:
        if isinstance(found.get(p.name), Instance | ListValue | DictValue) and p.default is not None and not ns.module.stub:
            m.note("kept by default", scoping.place_of(ns, p.default), cell=found[p.name], name=p.name)
    return found


def symbols(m: Machine, function: Value) -> list[Value]:
    """Unknown arguments for a function, for those of its parameters that need one."""
    if isinstance(function, BoundMethod):
        return symbols(m, m.resolve(function.function))[1:]
    if isinstance(function, Partial):
        return [v for v in symbols(m, m.resolve(function.function))[len(function.positional) :] if v.label not in function.keywords]
    if not isinstance(function, Function):
        return []
    params = (*function.params.positional_only, *function.params.positional)
    return [m.fresh(p.name) for p in params if p.name not in function.defaults]


def bind(m: Machine, function: Function, args: Args) -> dict[str, Value]:
    """Parameters → arguments. Raises the program's TypeError where they do not fit.

    A library had other parameters in other versions. Where nothing catches the error, the linter goes on as if they fitted.
    """
    params, preset = function.params, function.defaults
    names = params.in_order
    given = args.positional
    bound: dict[str, Value] = dict(zip(names, given, strict=False))
    if params.star is not None:
        more = tuple(given[len(names) :])
        open_ended = args.rest and not more and not function.module.stub  # whoever calls the user's function may hand over some
        bound[params.star] = m.fresh(params.star, "tuple") if open_ended else more
    elif len(given) > len(names) and not (args.unknown or args.uncounted or _goes_on(m, function, args)):
        least = sum(name not in preset for name in names)
        takes = _arguments(len(names)) if least == len(names) else f"from {least} to {len(names)} positional arguments"
        raise _type_error(m, f"{function.name}() takes {takes} but {len(given)} {'was' if len(given) == 1 else 'were'} given", args)
    others: dict[Value, Value] = {}
    for key, value in args.keywords.items():
        if key in params.by_name:
            if key in bound:
                raise _type_error(m, f"{function.name}() got multiple values for argument '{key}'", args)
            bound[key] = value
        elif params.double_star is not None:
            others[key] = value
        elif not _goes_on(m, function, args):
            wrong = ", ".join(p.name for p in params.positional_only if p.name in args.keywords)
            if any(p.name == key for p in params.positional_only):
                told = f"got some positional-only arguments passed as keyword arguments: '{wrong}'"
            else:
                told = f"got an unexpected keyword argument '{key}'"
            raise _type_error(m, f"{function.name}() {told}", args)
    if params.double_star is not None:
        rest = m.dict(others)
        if args.unknown or args.rest:
            rest.mark_open()
        bound[params.double_star] = rest
    for name in (*names, *(p.name for p in params.keyword_only)) if params.keyword_only else names:
        if name not in bound:
            if args.unknown or (name not in preset and (args.uncounted or _goes_on(m, function, args))):
                bound[name] = m.fresh(name)
            elif name in preset:
                bound[name] = value = preset[name]
                if isinstance(value, ListValue | DictValue) and value.cells.data and not function.module.stub:
                    m.note("default used", args.place, kept=value)
            else:
                raise _type_error(m, missing(function, name in names, bound), args)
    return bound


def _goes_on(m: Machine, function: Function, args: Args) -> bool:
    """Whether arguments that do not fit are passed over: somebody else calls the function, or it has others in another version."""
    return function.handed or _lenient(m, function, args)


def missing(function: Function, by_position: bool, bound: Mapping[str, Value]) -> str:
    """The text of Python's error about arguments that are missing; of keywords, if the others are there."""
    asked = function.params.in_order if by_position else tuple(p.name for p in function.params.keyword_only)
    names = [repr(name) for name in asked if name not in bound and name not in function.defaults]
    kind = "positional" if by_position else "keyword-only"
    told = names[0] if len(names) == 1 else ", ".join(names[:-1]) + (" and " if len(names) == 2 else ", and ") + names[-1]
    return f"{function.name}() missing {len(names)} required {kind} argument{'s' if len(names) > 1 else ''}: {told}"


def _arguments(count: int) -> str:
    return "1 positional argument" if count == 1 else f"{count} positional arguments"


def _lenient(m: Machine, function: Function, args: Args) -> bool:
    """Whether arguments that do not fit a stub's function may be meant for another version of the library."""
    return function.module.stub and not (args.place.stub or m.stop_at_error or m.catches("TypeError"))


def of_another_version(m: Machine, function: Function, args: Args) -> bool:
    """Whether a stub's function would leave out an argument that says which variables it makes."""
    if not args.keywords or not function.module.stub:
        return False
    params, naming = function.params, m.host.naming.intersection(args.keywords)
    if not naming or params.double_star is not None or function.name == "__init__" or not _lenient(m, function, args):
        return False
    return not naming <= params.by_name


def _type_error(m: Machine, message: str, args: Args) -> Raised:
    return m.crash("TypeError", message, args.place)
