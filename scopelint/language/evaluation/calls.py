"""Calls: of functions, classes, partials and everything else that can be called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...domain.symbols import MISSING, Choice, Sym
from ...domain.trail import Cells
from ...source import nodes as n
from ...source.bound import own_names
from ...source.mentions import unread
from .. import describe
from ..completion import RETURN_NONE
from ..describe import PYTHON_NAMES
from ..kinds import kind_for
from ..machine import Machine
from ..trace import Decorated, Frame, Place, Unfollowed, Value
from ..values import (
    Absent,
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    Instance,
    ListValue,
    Namespace,
    Partial,
    Range,
    Required,
    Wrapped,
    plain,
)
from . import access, binding, classes, expressions, generators, iteration, late, statements, subscripts

DATA = (bool, int, float, complex, str, bytes, tuple, Range, ListValue, DictValue)
"""What can never be called."""


def make_function(m: Machine, ns: Namespace, node: n.FunctionDef) -> Function:
    given = binding.defaults(m, ns, node.params)
    function = Function(
        node.name, node.params, node.body, ns, {k: v for k, v in given.items() if not isinstance(v, Absent | Required)}, node
    )
    function.attrs = Cells(m.trail)
    late.made_in_a_turn(m, ns, function, Place(ns.module.filename, node.span, ns.module.stub))
    absent = {name: value.value for name, value in given.items() if isinstance(value, Absent)}
    return binding.without(m, function, absent) if absent else function


def decorate(m: Machine, decorator: Value, value: Value, place: Place) -> Value:
    """Apply a decorator; an unknown one is taken to return what it got."""
    out = call(m, decorator, [value], {}, place)
    if not isinstance(out, Sym):
        return out
    if isinstance(value, Function | ClassValue):
        value.handed = True
    return value


def evaluate_call(m: Machine, ns: Namespace, node: n.Call) -> Value:
    m.step()
    func = expressions.expr(m, ns, node.func)
    if type(func) is Choice:
        func = m.resolve(func)
    positional: list[Value] = []
    keywords: dict[str, Value] = {}
    unknown = uncounted = False
    for arg in node.args:
        value = expressions.expr(m, ns, arg.value)
        if not arg.star:
            if arg.keyword is None:
                positional.append(value)
                continue
            if arg.keyword in keywords:
                m.refuse("TypeError", f"got multiple values for keyword argument '{arg.keyword}'", expressions.place(ns, node))
            keywords[arg.keyword] = value
        elif arg.star == "*":
            found = iteration.items(m, value, expressions.place(ns, arg.value))
            if found.open and isinstance(m.resolve(value), Sym):
                unknown = True
            else:
                positional.extend(found.values)
                uncounted = uncounted or found.open
        else:
            value = m.resolve(value)
            if isinstance(value, DictValue):
                for key in value.cells.keys():
                    item = value.cells.get(key)
                    if not isinstance(key, str) and describe.is_data(key):
                        m.refuse("TypeError", "keywords must be strings", expressions.place(ns, node))
                    if isinstance(key, str) and item is not MISSING:
                        if key in keywords:
                            m.refuse("TypeError", f"got multiple values for keyword argument '{key}'", expressions.place(ns, node))
                        keywords[key] = item
                unknown = unknown or value.open
            else:
                unknown = True
                if isinstance(value, Sym):
                    keywords = {**subscripts.put_in(m, value), **keywords}
    at = node.place or expressions.place(ns, node)
    if not at.stub:
        m.reached.add((at.filename, at.span))
    return invoke(m, func, Args(positional, keywords, at, node, unknown, False, uncounted))


def call(m: Machine, func: Value, positional: list[Value], keywords: dict[str, Value], place: Place) -> Value:
    """Call a value with these arguments."""
    return invoke(m, m.resolve(func), Args(positional, keywords, place))


def invoke(m: Machine, func: Value, args: Args) -> Value:
    """Call a value."""
    while type(func) is BoundMethod:
        args, func = args.led_by(func.receiver), m.resolve(func.function)
    if type(func) is Function:
        return call_function(m, func, args)
    if isinstance(func, Builtin):
        return func.call(m, args)
    if isinstance(func, ClassValue):
        return classes.construct(m, func, args)
    if isinstance(func, Partial):
        keywords = {**_named(m, func, args.place), **args.keywords}
        given = [*func.positional, *args.positional]
        return invoke(m, m.resolve(func.function), replace(args, positional=given, keywords=keywords))
    if describe.class_in(func) is not None:
        method = access.find_method(m, func, "__call__")
        if method is not None:
            return invoke(m, method, args)
    if isinstance(func, Wrapped):
        return invoke(m, m.resolve(func.function), args)
    if isinstance(func, Choice):
        return invoke(m, m.resolve(func), args)
    kind = kind_for(func)
    if kind.is_callable:
        return kind.call(m, func, args)
    return call_unknown(m, func, args)


def _named(m: Machine, func: Partial, place: Place) -> dict[str, Value]:
    """The keywords that a partial gives: where the program has asked for them, it may have changed them."""
    if func.named is None:
        return func.keywords
    found = {key: value for key in func.named.cells.keys() if (value := func.named.cells.get(key)) is not MISSING}
    if not all(isinstance(key, str) for key in found):
        m.refuse("TypeError", "keywords must be strings", place)
    return {key: value for key, value in found.items() if isinstance(key, str)}


def call_unknown(m: Machine, func: Value, args: Args) -> Value:
    """A call of something that is not known: its result is unknown. Data raises Python's TypeError."""
    if func is None or isinstance(func, DATA):
        name = PYTHON_NAMES.get(type(func), type(func).__name__)
        raise m.crash("TypeError", f"'{name}' object is not callable", args.place)
    if isinstance(func, Instance) and describe.is_data(func):
        m.refuse("TypeError", f"'{func.cls.name}' object is not callable", args.place)
    label = func.label if isinstance(func, Sym) else describe.type_name(func)
    if isinstance(func, Sym):
        subscripts.changed(m, func, args)
    if not args.place.stub:
        m.unfollowed.setdefault((args.place.filename, args.place.span), Unfollowed(label))
    return m.host.unknown_call(m, func, label, args)


def call_function(m: Machine, function: Function, args: Args) -> Value:
    """Call a user's or a stub's function."""
    if binding.of_another_version(m, function, args):
        name = ".".join([*(part for part in function.module.name.split(".") if not part.startswith("_")), function.name])
        return call_unknown(m, m.host.foreign_module(m, name), args)
    if function.turn is not None:
        late.tell(m, function, args.place)
    bound = binding.bind(m, function, args)
    node, module = function.node, function.closure.module
    ns = Namespace(m.trail, "function", function.closure, module)
    ns.arguments = bound
    ns.cells.data.update(bound)  # a new namespace: nothing to undo
    ns.cells.data["__function__"] = function
    if isinstance(node, n.FunctionDef):
        ns.own = node.bound or own_names(node)
        if node.is_generator:
            return generators.made(m, generators.Called(function, ns, args.place))
    before = m.serial
    out = inside(m, function, ns, args.place)
    if not module.stub and isinstance(node, n.FunctionDef):
        if isinstance(out, Instance):
            m.host.gave(m, function, ns, out, out.serial > before, args.place)
        for name in unread(node):
            m.host.told_in_vain(m, function, name, bound, out, args.place)
    return out


def inside(m: Machine, function: Function, ns: Namespace, place: Place, run: Callable[[], Value] | None = None) -> Value:
    """What a function's body gives, or what `run` does in its place."""
    node, stub, number = function.node, ns.module.stub, id(function.node)
    open_calls = m.open_calls.setdefault(number, [])
    deep = len(m.active) >= m.limits.call_depth or len(open_calls) >= m.limits.recursion
    nested = len(open_calls) >= m.limits.blind_recursion and not stub
    if deep or (nested and (number in m.bottomless or not _progresses(open_calls[-1], ns))):
        if deep and nested:
            m.bottomless.add(number)  # else each of its calls on the way back would go as deep again
        m.widen("call depth" if deep else "recursion", place)
        return m.fresh(f"{function.name}()")
    m.active.append((function, ns))
    open_calls.append(ns)
    if not stub and number not in m.entered:
        m.entered[number] = (ns.module.filename, node.span)
        m.library.uses.functions.add(m.entered[number])
    outer = m.frame
    label = function.owner.name if function.owner is not None and function.name == "__init__" else function.name
    kind = Decorated if function.handed else Frame
    depth = outer.depth + 1 if outer is not None else 0
    known, manner = ((), ()) if stub else _told(function, ns)
    receiver = None if stub else _receiver(function, ns)
    m.frame = frame = kind(outer, place, label, None, True, depth, known, receiver, node, manner)
    if isinstance(frame, Decorated):
        frame.given = _is_given(function, ns)
    try:
        if run is not None:
            return run()
        if isinstance(function.body, n.Expr):
            return expressions.expr(m, ns, function.body)
        completion = statements.block(m, ns, function.body, RETURN_NONE)
        return None if completion is None else completion.value
    finally:
        m.frame = outer
        m.active.pop()
        open_calls.pop()


def _is_given(function: Function, ns: Namespace) -> bool:
    """Whether a function got arguments besides its object: neither defaults nor what stands for one that is missing."""
    for name in list(ns.arguments)[1 if function.owner is not None else 0 :]:
        value = ns.arguments[name]
        is_missing = isinstance(value, Sym) and value.label == name
        if not is_missing and (name not in function.defaults or value is not function.defaults[name]):
            return True
    return False


def _told(function: Function, ns: Namespace) -> tuple[tuple[tuple[str, str | int], ...], tuple[tuple[str, object], ...]]:
    """What a user's function was called with, those that `**` takes by their own names: strings and numbers; and floats and functions."""
    told: list[tuple[Value, Value]] = [*ns.arguments.items()]
    rest = ns.arguments.get(function.params.double_star) if function.params.double_star is not None else None
    if isinstance(rest, DictValue):
        told += rest.cells.data.items()
    known, manner = list[tuple[str, str | int]](), list[tuple[str, object]]()
    for name, value in told:
        kind = type(value)
        if value is None or type(name) is not str:
            continue
        if kind is str or kind is int or kind is bool:  # most are
            known.append((name, value))
        elif isinstance(bare := plain(value), str | int):
            known.append((name, bare))
        elif (how := _manner(bare)) is not None:
            manner.append((name, how))
    return tuple(known), tuple(manner)


def _manner(value: Value) -> object:
    """A number of `float`, or a function as it is written; None of anything else."""
    function = value.function if type(value) is BoundMethod else value
    return value if type(value) is float else function.node if isinstance(function, Function) else None


def _receiver(function: Function, ns: Namespace) -> Instance | None:
    """The object that a user's method was called on."""
    if function.owner is None:
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
