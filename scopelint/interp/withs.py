"""Context managers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..domain.symbols import Sym
from ..source import nodes as n
from ..source.effects import bodies
from ..tf.errors import Kind, TFError
from ..tf.scopes import NameScopeContext, ScopeContext, VariableScope
from . import branch, calls, objects
from .journal import Enter, Leave
from .machine import Halt, Handlers, Machine, Raised
from .values import BoundMethod, ContextManager, Function, Generator, GeneratorContext, Instance, Place, Value

if TYPE_CHECKING:
    from .execute import Completion

Inside = Callable[[Value], "Completion | None"]


def enter(m: Machine, manager: Value, inside: Inside, place: Place) -> Completion | None:
    """Run `inside` with what the manager's entry gives, and leave the manager however that ends."""
    manager = m.resolve(manager)
    if isinstance(manager, ScopeContext | NameScopeContext):
        return _tf_scope(m, manager, inside, place)
    if isinstance(manager, ContextManager):
        return _left(m, manager, inside, manager.enter(), place)
    if isinstance(manager, GeneratorContext):
        return _generator(m, manager, inside, place)
    if isinstance(manager, Instance):
        method = objects.find_method(m, manager, "__enter__")
        if method is not None:
            return _instance(m, manager, method, inside, place)
    label = manager.label if isinstance(manager, Sym) else type(manager).__name__
    return inside(manager if not isinstance(manager, Sym) else m.fresh(label))


def _tf_scope(m: Machine, manager: ScopeContext | NameScopeContext, inside: Inside, place: Place) -> Completion | None:
    return _left(m, manager, inside, enter_scope(m, manager, place), place)


def _left(
    m: Machine, manager: ScopeContext | NameScopeContext | ContextManager, inside: Inside, value: Value, place: Place
) -> Completion | None:
    """Run `inside`, then leave the manager, unless the run is over."""
    try:
        completion = inside(value)
    except Halt:
        raise
    except BaseException:
        leave_scope(m, manager, place)
        raise
    leave_scope(m, manager, place)
    return completion


def enter_scope(m: Machine, manager: ScopeContext | NameScopeContext, place: Place) -> Value:
    """Enter a variable or name scope of the model; an error of TensorFlow's is reported here."""
    step = m.did(Enter, place, manager)
    try:
        value = manager.enter()
        if step is not None and isinstance(value, VariableScope):
            step.scope = value
        if isinstance(value, VariableScope) and isinstance(manager, ScopeContext) and manager.target is None:
            m.registers.put(("defaulted", m.world.current, value.name), True)
        name = value.name if isinstance(value, VariableScope) else value.rstrip("/") if isinstance(value, str) else value
        m.registers.put(("opened", m.world.current, name), True)
        return value
    except TFError as error:
        m.fail(error, place, m.world.current.scope.name)
        if error.kind is Kind.DEFAULT_NAME_REUSE and isinstance(manager, ScopeContext):
            manager.reuse = None
            entered = manager.enter()
            if step is not None:
                step.scope = entered
            return entered
        raise m.crash(error.exc_type, error.message, place) from None


def leave_scope(m: Machine, manager: ScopeContext | NameScopeContext | ContextManager, place: Place) -> None:
    if not isinstance(manager, ContextManager):
        m.did(Leave, place, manager)
    try:
        manager.exit()
    except TFError as error:
        m.fail(error, place)


def _generator(m: Machine, manager: GeneratorContext, inside: Inside, place: Place) -> Completion | None:
    generator = m.resolve(manager.generator)
    if not isinstance(generator, Generator):
        return inside(m.fresh("context"))
    completion: Completion | None = None

    def use(value: Value) -> Value:
        nonlocal completion
        # The frames of the generator are not those of the body of the `with`.
        outer, m.frame = m.frame, frame
        try:
            completion = inside(value)
        finally:
            m.frame = outer
        return None

    frame = m.frame
    generator.run(use)
    return completion


def _instance(m: Machine, manager: Instance, enter_method: Value, inside: Inside, place: Place) -> Completion | None:
    value = calls.call(m, enter_method, [], {}, place)
    leave = objects.find_method(m, manager, "__exit__")
    swallows = _may_swallow(m, leave)
    if swallows:  # an error has to get to it; if it lets it pass, that is where the program ends
        m.handlers.append(Handlers(lambda cls: True))
    try:
        try:
            completion = inside(value)
        finally:
            if swallows:
                m.handlers.pop()
    except Raised as raised:
        if leave is not None:
            kind = raised.value.cls if isinstance(raised.value, Instance) else m.fresh("exception type")
            swallowed = calls.call(m, leave, [kind, raised.value, m.fresh("traceback")], {}, place)
            if branch.truth(m, swallowed) is True:
                return None
        raise
    if leave is not None:
        calls.call(m, leave, [None, None, None], {}, place)
    return completion


def _may_swallow(m: Machine, leave: Value) -> bool:
    """Whether an `__exit__` of the user's may return something true."""
    function = leave.function if isinstance(leave, BoundMethod) else leave
    if not isinstance(function, Function) or function.module.stub or not isinstance(function.body, tuple):
        return False
    m.library.uses.functions.add((function.module.filename, function.node.span))
    return _returns(function.body)


def _returns(body: n.Body) -> bool:
    """Whether some `return` in a function's body gives something that is not known to be false."""
    for statement in body:
        if isinstance(statement, n.Return) and statement.value is not None:
            if not isinstance(statement.value, n.Const) or statement.value.value:
                return True
        elif not isinstance(statement, n.FunctionDef | n.ClassDef) and any(map(_returns, bodies(statement))):
            return True
    return False
