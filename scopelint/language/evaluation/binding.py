"""Arguments and parameters."""

from __future__ import annotations

from dataclasses import replace

from ...source import nodes as n
from ..machine import Machine, Raised
from ..trace import Value
from ..values import Args, BoundMethod, Function, Instance, ListValue, Namespace, Partial
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
        if isinstance(found.get(p.name), Instance | ListValue) and p.default is not None and not ns.module.stub:
            m.note("kept by default", scoping.place_of(ns, p.default), cell=found[p.name])
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
    params = function.params
    other_version = function.handed or _lenient(m, function, args)
    bound: dict[str, Value] = {}
    positional = (*params.positional_only, *params.positional)
    given = list(args.positional)
    for parameter, value in zip(positional, given, strict=False):
        bound[parameter.name] = value
    extra = given[len(positional) :]
    if params.star is not None:
        bound[params.star] = tuple(extra)
    elif extra and not (args.unknown or other_version):
        least = sum(p.name not in function.defaults for p in positional)
        takes = _arguments(len(positional)) if least == len(positional) else f"from {least} to {len(positional)} positional arguments"
        raise _type_error(m, f"{function.name}() takes {takes} but {len(given)} {'was' if len(given) == 1 else 'were'} given", args)
    named = {p.name for p in (*params.positional, *params.keyword_only)}
    others: dict[Value, Value] = {}
    for key, value in args.keywords.items():
        if key in named:
            if key in bound:
                raise _type_error(m, f"{function.name}() got multiple values for argument '{key}'", args)
            bound[key] = value
        elif params.double_star is not None:
            others[key] = value
        elif not other_version and any(p.name == key for p in params.positional_only):
            wrong = ", ".join(p.name for p in params.positional_only if p.name in args.keywords)
            told = f"{function.name}() got some positional-only arguments passed as keyword arguments: '{wrong}'"
            raise _type_error(m, told, args)
        elif not other_version:
            raise _type_error(m, f"{function.name}() got an unexpected keyword argument '{key}'", args)
    if params.double_star is not None:
        rest = m.dict(others)
        if args.unknown or args.rest:
            rest.mark_open()
        bound[params.double_star] = rest
    for parameter in (*positional, *params.keyword_only):
        if parameter.name not in bound:
            if args.unknown or (other_version and parameter.name not in function.defaults):
                bound[parameter.name] = m.fresh(parameter.name)
            elif parameter.name in function.defaults:
                bound[parameter.name] = function.defaults[parameter.name]
            else:
                raise _type_error(m, _missing(function, positional if parameter in positional else params.keyword_only, bound), args)
    return bound


def _missing(function: Function, parameters: tuple[n.Parameter, ...], bound: dict[str, Value]) -> str:
    """The text of Python's error about arguments that are missing; of keywords, if the others are there."""
    names = [repr(p.name) for p in parameters if p.name not in bound and p.name not in function.defaults]
    kind = "keyword-only" if parameters is function.params.keyword_only else "positional"
    told = names[0] if len(names) == 1 else ", ".join(names[:-1]) + (" and " if len(names) == 2 else ", and ") + names[-1]
    return f"{function.name}() missing {len(names)} required {kind} argument{'s' if len(names) > 1 else ''}: {told}"


def _arguments(count: int) -> str:
    return "1 positional argument" if count == 1 else f"{count} positional arguments"


def _lenient(m: Machine, function: Function, args: Args) -> bool:
    """Whether arguments that do not fit a stub's function may be meant for another version of the library."""
    return function.module.stub and not (args.place.stub or m.stop_at_error or m.catches("TypeError"))


def of_another_version(m: Machine, function: Function, args: Args) -> bool:
    """Whether a stub's function would leave out an argument that says which variables it makes."""
    params, naming = function.params, m.host.naming.intersection(args.keywords)
    if not naming or params.double_star is not None or function.name == "__init__" or not _lenient(m, function, args):
        return False
    return not naming <= {p.name for p in (*params.positional, *params.keyword_only)}


def _type_error(m: Machine, message: str, args: Args) -> Raised:
    return m.crash("TypeError", message, args.place)
