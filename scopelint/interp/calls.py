"""Calls: argument binding, functions, classes, partials and everything else that can be called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..domain.symbols import MISSING, Choice, Sym
from ..domain.trail import Cells
from ..source import nodes as n
from . import evaluate, loops, objects, unfollowed
from .events import Frame
from .machine import Machine, Raised
from .values import (
    Absent,
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    Generator,
    Instance,
    ListValue,
    Namespace,
    Partial,
    Place,
    Range,
    Required,
    SetValue,
    Value,
    Wrapped,
)

NATIVE_CALLS: dict[type, Callable[[Machine, Any, Args], Value]] = {}
"""How the interpreter's own callable objects are called: filled by the modules that own them."""


DATA = (bool, int, float, complex, str, bytes, tuple, Range, ListValue, DictValue)
"""What can never be called."""

PYTHON_NAMES = {type(None): "NoneType", ListValue: "list", DictValue: "dict", SetValue: "set", Range: "range"}


class StopYielding(Exception):
    """Nobody wants further values of a generator."""


def new_cells(m: Machine) -> Cells[str, Any]:
    return Cells(m.trail)


def make_function(m: Machine, ns: Namespace, node: n.FunctionDef) -> Function:
    given = defaults(m, ns, node.params)
    function = Function(
        node.name, node.params, node.body, ns, {k: v for k, v in given.items() if not isinstance(v, Absent | Required)}, node
    )
    function.attrs = Cells(m.trail)
    absent = {name: value.value for name, value in given.items() if isinstance(value, Absent)}
    return without(m, function, absent) if absent else function


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
    return {p.name: evaluate.expr(m, ns, p.default) for p in everything if p.default is not None}


def decorate(m: Machine, decorator: Value, value: Value, place: Place) -> Value:
    """Apply a decorator; an unknown one is taken to return what it got."""
    out = call(m, decorator, [value], {}, place)
    return value if isinstance(out, Sym) else out


def evaluate_call(m: Machine, ns: Namespace, node: n.Call) -> Value:
    m.step()
    func = m.resolve(evaluate.expr(m, ns, node.func))
    positional: list[Value] = []
    keywords: dict[str, Value] = {}
    unknown = False
    for arg in node.args:
        value = evaluate.expr(m, ns, arg.value)
        if arg.star == "*":
            found = loops.items(m, value, evaluate.place(ns, arg.value))
            if found.open and isinstance(m.resolve(value), Sym):
                unknown = True
            else:
                positional.extend(found.values)
        elif arg.star == "**":
            value = m.resolve(value)
            if isinstance(value, DictValue):
                for key in value.cells.keys():
                    item = value.cells.get(key)
                    if isinstance(key, str) and item is not MISSING:
                        keywords[key] = item
                unknown = unknown or value.open
            else:
                unknown = True
        elif arg.keyword is not None:
            keywords[arg.keyword] = value
        else:
            positional.append(value)
    at = evaluate.place(ns, node)
    if not at.stub:
        m.reached.add((at.filename, at.span))
    return invoke(m, func, Args(positional, keywords, at, node, unknown))


def call(m: Machine, func: Value, positional: list[Value], keywords: dict[str, Value], place: Place) -> Value:
    """Call a value with these arguments."""
    return invoke(m, m.resolve(func), Args(positional, keywords, place))


def invoke(m: Machine, func: Value, args: Args) -> Value:
    """Call a value."""
    if isinstance(func, Function):
        return call_function(m, func, args)
    if isinstance(func, Builtin):
        return func.call(m, args)
    if isinstance(func, BoundMethod):
        return invoke(
            m,
            m.resolve(func.function),
            Args([func.receiver, *args.positional], args.keywords, args.place, args.node, args.unknown, args.rest),
        )
    if isinstance(func, ClassValue):
        return objects.construct(m, func, args)
    if isinstance(func, Partial):
        return invoke(
            m,
            m.resolve(func.function),
            Args([*func.positional, *args.positional], {**func.keywords, **args.keywords}, args.place, args.node, args.unknown, args.rest),
        )
    if objects.class_in(func) is not None:
        method = objects.find_method(m, func, "__call__")
        if method is not None:
            return invoke(m, method, args)
    if isinstance(func, Wrapped):
        return invoke(m, m.resolve(func.function), args)
    if isinstance(func, Choice):
        return invoke(m, m.resolve(func), args)
    native = NATIVE_CALLS.get(type(func))
    if native is not None:
        return native(m, func, args)
    return call_unknown(m, func, args)


def call_unknown(m: Machine, func: Value, args: Args) -> Value:
    """A call of something that is not known: its result is unknown. Data raises Python's TypeError."""
    if func is None or isinstance(func, DATA):
        raise _type_error(m, f"'{PYTHON_NAMES.get(type(func), type(func).__name__)}' object is not callable", args)
    label = func.label if isinstance(func, Sym) else type(func).__name__
    m.registers.put(("opaque", m.world.current), True)
    m.computed += 1
    if any(isinstance(m.path.peek(v), Instance) for v in args):
        m.note("handed out", args.place, to=label)
    if not args.place.stub:
        m.unknown[args.place.filename, args.place.span] = label
    if isinstance(func, Sym) and isinstance(func.key, tuple) and func.key[0] == "tf":
        from .tensors import operation

        name = args.keywords.get("name")
        unfollowed.note(m, func.key[1], args)
        out = operation(m, label.rpartition(".")[2], args, None, None, args.place, name if isinstance(name, str) else None)
        return replace(out, result=None, again=frozenset())  # it may be another one each time
    return unfollowed.result(m, func, args, label)


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
    other_version = _lenient(m, function, args)
    bound: dict[str, Value] = {}
    positional = (*params.positional_only, *params.positional)
    given = list(args.positional)
    for parameter, value in zip(positional, given, strict=False):
        bound[parameter.name] = value
    extra = given[len(positional) :]
    if params.star is not None:
        bound[params.star] = tuple(extra)
    elif extra and not (args.unknown or other_version):
        raise _type_error(m, f"{function.name}() takes {len(positional)} positional arguments but {len(given)} were given", args)
    named = {p.name for p in (*params.positional, *params.keyword_only)}
    others: dict[Value, Value] = {}
    for key, value in args.keywords.items():
        if key in named:
            if key in bound:
                raise _type_error(m, f"{function.name}() got multiple values for argument '{key}'", args)
            bound[key] = value
        elif params.double_star is not None:
            others[key] = value
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
                raise _type_error(m, f"{function.name}() missing 1 required argument: '{parameter.name}'", args)
    return bound


def _lenient(m: Machine, function: Function, args: Args) -> bool:
    """Whether arguments that do not fit a stub's function may be meant for another version of the library."""
    return function.module.stub and not (args.place.stub or m.stop_at_error or m.catches("TypeError"))


_NAMING = frozenset({"scope", "reuse", "variable_scope", "name_or_scope"})
"""Parameters that say which variables a call makes: it does not go on as if they fitted where it has none of that name."""


def _of_another_version(m: Machine, function: Function, args: Args) -> bool:
    """Whether a stub's function would leave out an argument that says which variables it makes."""
    params, naming = function.params, _NAMING.intersection(args.keywords)
    if not naming or params.double_star is not None or function.name == "__init__" or not _lenient(m, function, args):
        return False
    return not naming <= {p.name for p in (*params.positional, *params.keyword_only)}


def _type_error(m: Machine, message: str, args: Args) -> Raised:
    return m.crash("TypeError", message, args.place)


def call_function(m: Machine, function: Function, args: Args) -> Value:
    """Call a user's or a stub's function."""
    if _of_another_version(m, function, args):
        name = f"{function.module.name}.{function.name}"
        return call_unknown(m, Sym(("tf", name) if name.startswith("tensorflow.") else ("module", name), name), args)
    bound = bind(m, function, args)
    ns = Namespace(m.trail, "function", function.closure, function.module)
    ns.arguments = bound
    for name, value in bound.items():
        ns.cells.data[name] = value  # a new namespace: nothing to undo
    ns.cells.data["__function__"] = function
    if function.is_generator:

        def run(use: Callable[[Value], Value]) -> Value:
            generator_ns = Namespace(m.trail, "function", function.closure, function.module)
            generator_ns.arguments = bound
            generator_ns.cells.data.update(ns.cells.data)
            generator_ns.hook = use
            return _run_body(m, function, generator_ns, args.place)

        return Generator(run, Cells(m.trail))
    return _run_body(m, function, ns, args.place)


def _run_body(m: Machine, function: Function, ns: Namespace, place: Place) -> Value:
    from .execute import RETURN_NONE, block

    open_calls = m.open_calls.setdefault(id(function.node), [])
    deep = len(m.active) >= m.limits.call_depth or len(open_calls) >= m.limits.recursion
    nested = len(open_calls) >= m.limits.blind_recursion and not function.module.stub
    if deep or (nested and (id(function.node) in m.bottomless or not _progresses(open_calls[-1], ns))):
        if deep and nested:
            m.bottomless.add(id(function.node))  # else each of its calls on the way back would go as deep again
        m.widen("call depth" if deep else "recursion", place)
        return m.fresh(f"{function.name}()")
    m.active.append((function, ns))
    open_calls.append(ns)
    if id(function.node) not in m.entered and not function.module.stub:
        m.entered[id(function.node)] = (function.module.filename, function.node.span)
        m.library.uses.functions.add(m.entered[id(function.node)])
    outer = m.frame
    label = function.owner.name if function.owner is not None and function.name == "__init__" else function.name
    m.frame = Frame(outer, place, label, None, True, outer.depth + 1 if outer is not None else 0, _known(ns), _receiver(function, ns))
    try:
        if isinstance(function.body, n.Expr):
            return evaluate.expr(m, ns, function.body)
        completion = block(m, ns, function.body, RETURN_NONE)
        return None if completion is None else completion.value
    finally:
        m.frame = outer
        m.active.pop()
        open_calls.pop()


def _known(ns: Namespace) -> tuple[tuple[str, str | int], ...]:
    """The strings and numbers that a user's function was called with."""
    if ns.module.stub:
        return ()
    return tuple((name, value) for name, value in ns.arguments.items() if isinstance(value, str | int))


def _receiver(function: Function, ns: Namespace) -> Instance | None:
    """The object that a user's method was called on."""
    if function.owner is None or ns.module.stub:
        return None
    first = next(iter(ns.arguments.values()), None)
    return first if isinstance(first, Instance) else None


def _progresses(outer: Namespace, inner: Namespace) -> bool:
    """Whether two nested calls of one function differ in their closures or in some known argument, so that the recursion may end.

    Where one that is not known changes too, that one tells when, and the known one is but a count.
    """
    changed = [(outer.arguments[name], value) for name, value in inner.arguments.items() if outer.arguments.get(name, value) != value]
    known = any(isinstance(now, int | str | tuple) and _outline(before) != _outline(now) for before, now in changed)
    return inner.parent is not outer.parent or (known and not any(isinstance(now, Sym) for _, now in changed))


def _outline(value: Value) -> Value:
    """What is known of an argument: of a tuple, how long it is and what is in it, as far as that is a number, a text or a tuple."""
    if isinstance(value, tuple):
        return tuple(map(_outline, value))
    return value if isinstance(value, int | str) else None


def callable_name(value: Value) -> str:
    """How a callable is called in messages."""
    if isinstance(value, Function | Builtin | ClassValue):
        return value.name
    if isinstance(value, BoundMethod | Partial | Wrapped):
        return callable_name(value.function)
    if isinstance(value, Instance):
        return value.cls.name
    return value.label if isinstance(value, Sym) else "callable"
