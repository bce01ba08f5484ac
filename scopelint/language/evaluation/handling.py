"""Exceptions: `try`, `except`, `finally` and `raise`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...source import nodes as n
from ..completion import Completion, Leaving
from ..describe import is_data
from ..machine import Handlers, Machine, Raised
from ..trace import Place, Value
from ..values import ClassValue, Instance, Namespace, Suspended, is_constant
from . import calls, expressions, scoping, statements

R = TypeVar("R")


def try_statement(m: Machine, ns: Namespace, node: n.Try) -> Completion | None:
    if not node.final:
        return _try_except(m, ns, node)
    try:
        completion = _try_except(m, ns, node)
    except (Raised, Leaving) as leaving:
        if isinstance(leaving, Raised):
            m.in_flight.append(leaving)
        try:
            final = statements.block(m, ns, node.final)
        finally:
            if isinstance(leaving, Raised):
                m.in_flight.pop()
        if final is not None:
            return final
        raise
    final = statements.block(m, ns, node.final)
    return completion if final is None else final


def _try_except(m: Machine, ns: Namespace, node: n.Try) -> Completion | None:
    if not node.handlers:
        return statements.block(m, ns, node.body)

    def catches(cls: ClassValue) -> bool:
        return any(matches(m, ns, h, cls) for h in node.handlers)

    completion: Completion | None = None
    raised: Raised | None = None
    m.handlers.append(Handlers(catches))
    try:
        completion = statements.block(m, ns, node.body)
    except Raised as error:
        raised = error.kept()
    finally:
        m.handlers.pop()
    if raised is not None:
        return _handle(m, ns, node, raised)
    if completion is None and node.orelse:
        return statements.block(m, ns, node.orelse)
    return completion


def _handle(m: Machine, ns: Namespace, node: n.Try, raised: Raised) -> Completion | None:
    index = handler_for(m, ns, node, raised)
    if index is None:
        raise raised
    return handled(m, ns, node.handlers[index], raised, lambda body: statements.block(m, ns, body))


def handler_for(m: Machine, ns: Namespace, node: n.Try, raised: Raised) -> int | None:
    """Which handler catches an exception."""
    value = m.resolve(raised.value)
    for index, handler in enumerate(node.handlers):
        if not isinstance(value, Instance) or handler.type is None:
            return index
        types = expressions.expr(m, ns, handler.type)
        _refuse_types(m, types, scoping.place_of(ns, handler.type))
        if class_among(m, types, value.cls):
            return index
    return None


def _refuse_types(m: Machine, types: Value, place: Place) -> None:
    """Python's error about an `except` of what is no class."""
    types = m.resolve(types)
    for each in types if isinstance(types, tuple) else ():
        _refuse_types(m, each, place)
    if is_constant(types):
        m.refuse("TypeError", "catching classes that do not inherit from BaseException is not allowed", place)


def handled(m: Machine, ns: Namespace, handler: n.Handler, raised: Raised, run: Callable[[n.Body], R], begins: bool = True) -> R:
    """Run a handler's body for an exception; unless it `begins`, one that was left at a `yield`."""
    if begins and handler.name is not None:
        scoping.store_name(m, ns, handler.name, m.resolve(raised.value))
    m.in_flight.append(raised)
    try:
        out = run(handler.body)
    except Raised as again:
        if again.failure is None:
            again.failure = raised.failure
        raise
    finally:
        m.in_flight.pop()
    if handler.name is not None and not isinstance(out, Suspended):
        scoping.delete_name(m, ns, handler.name)
    return out


def matches(m: Machine, ns: Namespace, handler: n.Handler, cls: ClassValue) -> bool:
    if handler.type is None:
        return True
    return class_among(m, expressions.expr(m, ns, handler.type), cls)


def class_among(m: Machine, types: Value, cls: ClassValue) -> bool:
    """Whether an exception class is caught by `except types`; an unknown class catches none of Python's own."""
    types = m.resolve(types)
    if isinstance(types, tuple):
        return any(class_among(m, t, cls) for t in types)
    return isinstance(types, ClassValue) and cls.is_subclass(types)


def raise_statement(m: Machine, ns: Namespace, node: n.Raise) -> None:
    if node.exception is None:
        raise m.in_flight[-1] if m.in_flight else m.crash("RuntimeError", "No active exception to reraise", scoping.place_of(ns, node))
    place = scoping.place_of(ns, node)
    value = _made(m, expressions.expr(m, ns, node.exception), place)
    if isinstance(value, Instance) and is_data(value) and not value.cls.is_subclass(m.classes["BaseException"]):
        m.refuse("TypeError", "exceptions must derive from BaseException", place)
    if isinstance(value, Instance):
        if node.cause is not None:
            cause = _made(m, expressions.expr(m, ns, node.cause), place)
            if cause is not None and is_data(cause) and not isinstance(cause, Instance):
                m.refuse("TypeError", "exception causes must derive from BaseException", place)
            value.attrs.put("__cause__", cause)
            value.attrs.put("__suppress_context__", True)
    elif is_data(value):
        m.refuse("TypeError", "exceptions must derive from BaseException", place)
    raise in_context(m, Raised(value, m.in_flight[-1].failure if m.in_flight else None, (place, m.frame)))


def in_context(m: Machine, raised: Raised) -> Raised:
    """An exception, on which is noted which other one was being handled when it came up."""
    around = m.in_flight[-1].value if m.in_flight else None
    if not isinstance(raised.value, Instance) or around is raised.value:
        return raised
    outer, seen = around, [raised.value]
    while isinstance(outer, Instance) and all(outer is not each for each in seen):
        seen.append(outer)
        inner = m.resolve(outer.attrs.get("__context__"))
        if inner is raised.value:  # it came up within what is being handled: it is not the reason of that again
            outer.attrs.put("__context__", None)
        outer = inner
    raised.value.attrs.put("__context__", around)
    return raised


def _made(m: Machine, value: Value, place: Place) -> Value:
    """An exception: where a class is raised, one that it makes."""
    value = m.resolve(value)
    return m.resolve(calls.call(m, value, [], {}, place)) if isinstance(value, ClassValue) else value
