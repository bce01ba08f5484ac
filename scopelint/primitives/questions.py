"""Questions about values that never fork a run."""

from __future__ import annotations

from collections.abc import Callable

from ..domain.symbols import MISSING, Sym, Text
from ..language import evaluation
from ..language.trace import Value
from ..language.values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    Function,
    Instance,
    ListValue,
    Partial,
    Wrapped,
    is_constant,
)
from ..source.mentions import keywords_at
from .machine import Machine
from .options import of_option
from .registry import primitive


def _of_all(m: Machine, value: Value, question: Callable[[Value], bool]) -> Value:
    """What holds of a value: a test is decided only where its two sides differ in this."""
    return m.resolve(evaluation.each(m, value, question))


@primitive("given")
def given(m: Machine, args: Args) -> Value:
    """`given(value)`: whether an argument was given: it is not None, empty or false. An unknown one is taken to be."""
    value = m.resolve(args.positional[0])
    if isinstance(value, Sym):
        m.hinge(m.optional and of_option(value))
        return m.path.known(evaluation.is_none(value)) is not True and m.path.known(value) is not False
    if isinstance(value, Text):
        return True
    return bool(value) if isinstance(value, str | bool | int | float | type(None) | tuple) else True


@primitive("is_sequence")
def is_sequence(m: Machine, args: Args) -> Value:
    """`is_sequence(value)`: whether it is known to be a list or tuple."""
    return _of_all(m, args.positional[0], lambda value: isinstance(value, ListValue | tuple))


@primitive("is_mapping")
def is_mapping(m: Machine, args: Args) -> Value:
    """`is_mapping(value)`: whether it is known to be a dict."""
    return _of_all(m, args.positional[0], lambda value: isinstance(value, DictValue))


@primitive("is_config")
def is_config(m: Machine, args: Args) -> Value:
    """`is_config(value)`: whether it is known to be the name of something, or a dict that describes it."""
    return _of_all(m, args.positional[0], lambda value: isinstance(value, str | Text | DictValue))


@primitive("is_unknown")
def is_unknown(m: Machine, args: Args) -> Value:
    """`is_unknown(value)`: whether nothing is known of it."""
    return _of_all(m, args.positional[0], lambda value: isinstance(value, Sym))


@primitive("takes")
def takes(m: Machine, args: Args) -> Value:
    """`takes(function, name)`: whether it is known to have a parameter of that name; of `**`, whether it takes any."""
    function, name = (m.resolve(v) for v in args.positional[:2])
    while isinstance(function, BoundMethod | Wrapped):
        function = m.resolve(function.function)
    if not isinstance(function, Function):
        return False
    params = function.params
    return (name == "**" and params.double_star is not None) or any(
        p.name == name for p in (*params.positional_only, *params.positional, *params.keyword_only)
    )


@primitive("unbound")
def unbound(m: Machine, args: Args) -> Value:
    """`unbound(function)`: the function as one of Python's own, which is no method where a class has it"""
    function = m.resolve(args.positional[0])
    name = function.name if isinstance(function, Function) else "function"
    return Builtin(name, lambda m, args: evaluation.invoke(m, function, args), binds=False)


@primitive("is_callable")
def is_callable(m: Machine, args: Args) -> Value:
    """`is_callable(value)`: whether it is known to be a function or method."""
    return _of_all(m, args.positional[0], lambda value: isinstance(value, Function | BoundMethod | Partial | Builtin))


@primitive("surely", objects=True)
def surely(m: Machine, args: Args) -> Value:
    """`surely(value, class)`: whether it is known to be an instance of the class (or of one of a tuple of them)."""
    classes = m.resolve(args.positional[1])
    options = [m.resolve(option) for option in (classes if isinstance(classes, tuple) else (classes,))]

    def one(value: Value) -> bool:
        return any(isinstance(c, ClassValue) and evaluation.instance_of(m, value, c) is True for c in options)

    return _of_all(m, args.positional[0], one)


@primitive("has_method", objects=True)
def has_method(m: Machine, args: Args) -> Value:
    """`has_method(value, name)`: whether it is known to be an object whose class has a method of that name."""
    value, name = (m.resolve(a) for a in args.positional[:2])
    return isinstance(value, Instance) and evaluation.find_method(m, value, name) is not None


@primitive("parameters")
def parameters(m: Machine, args: Args) -> Value:
    """`parameters(function)`: the names of the parameters of a user's or a stub's function, or of an object that is called like one; none
    if it is something else."""
    function = m.resolve(args.positional[0])
    called = evaluation.find_method(m, function, "__call__") if isinstance(function, Instance) else None
    return _parameters(m, m.resolve(called) if called is not None else function)


def _parameters(m: Machine, function: Value) -> tuple[str, ...]:
    if isinstance(function, BoundMethod):
        return _parameters(m, m.resolve(function.function))[1:]
    if isinstance(function, Wrapped | Partial):
        return _parameters(m, m.resolve(function.function))
    if isinstance(function, Function):
        params = function.params
        return tuple(p.name for p in (*params.positional_only, *params.positional, *params.keyword_only))
    return ()


@primitive("function_name")
def function_name(m: Machine, args: Args) -> Value:
    """`function_name(value)`: its `__name__`, that of the wrapped function for a partial."""
    value = m.resolve(args.positional[0])
    while isinstance(value, Partial | BoundMethod | Wrapped):
        value = m.resolve(value.function)
    if isinstance(value, Instance):
        return value.cls.name
    given = value.facts.get("__name__") if isinstance(value, Function) and value.facts is not None else MISSING
    if given is not MISSING:
        return given
    return value.name if isinstance(value, Function | Builtin | ClassValue) else m.fresh("a name", "str")


@primitive("chosen")
def chosen(m: Machine, args: Args) -> Value:
    """`chosen(*values)`: the first that is given: not None, as far as is known."""
    return next((v for v in args.positional if m.path.peek(v) is not None), None)


@primitive("known")
def known(m: Machine, args: Args) -> Value:
    """`known(value)`: whether it is a plain number, string or None."""
    return _of_all(m, args.positional[0], is_constant)


@primitive("is_among")
def is_among(m: Machine, args: Args) -> Value:
    """`is_among(value, values)`: whether a plain value is one of those that a list is known to have, whatever else it may have."""
    value, values = m.resolve(args.positional[0]), m.resolve(args.positional[1])
    items = m.items_of(values) if isinstance(values, ListValue) else ()
    return is_constant(value) and any(is_constant(each) and each == value for each in map(m.resolve, items))


@primitive("all_known")
def all_known(m: Machine, args: Args) -> Value:
    """`all_known(values)`: whether this is a list or tuple of plain numbers and strings."""
    values = m.resolve(args.positional[0])
    if isinstance(values, ListValue):
        values = None if values.open else m.items_of(values)
    return isinstance(values, tuple) and all(v is not None and is_constant(m.resolve(v)) for v in values)


@primitive("left_out")
def left_out(m: Machine, args: Args) -> Value:
    """`left_out(function, name)`: whether the user calls this function of the library's by its name, and says nothing of an argument."""
    function, name = map(m.resolve, args.positional)
    place = m.user_place(args.place)
    around = m.frame.outwards() if m.frame is not None else ()
    node = next((f.node for f in around if f.node is not None and f.node.span.holds(place.span)), None)
    module = None if node is not None else next((each for each in m.modules.values() if each.filename == place.filename), None)
    body = node.body if node is not None else module.body.body if module is not None and module.body is not None else ()
    found = keywords_at(body, place.span)
    return found is not None and found[0] == function and name not in found[1]
