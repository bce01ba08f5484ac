"""Context managers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...domain.symbols import MISSING, Sym
from ...source import nodes as n
from ...source import yields
from ...source.effects import bodies
from ..completion import Completion, Leaving
from ..describe import callable_name, is_data, type_name
from ..kinds import ValueKind, kind_for, kind_of
from ..machine import Halt, Handlers, Machine, Raised
from ..trace import Place, Value
from ..values import OF_A_FILE, Args, BoundMethod, Builtin, ContextManager, Function, Generator, GeneratorContext, Instance, Sent, Suspended
from . import access, branch, calls, generators

Inside = Callable[[Value], Completion | None]


def enter(m: Machine, manager: Value, inside: Inside, place: Place) -> Completion | None:
    """Run `inside` with what the manager's entry gives, and leave the manager however that ends."""
    manager = m.resolve(manager)
    kind = kind_for(manager)
    if kind.is_context:
        return _left(m, kind, manager, inside, kind.enter(m, manager, place), place)
    if isinstance(manager, GeneratorContext):
        return _generator(m, manager, inside, place)
    if isinstance(manager, Instance):
        method = access.find_method(m, manager, "__enter__")
        if method is not None:
            return _instance(m, manager, method, inside, place)
    meant = m.host.context_meant(m, manager, place)
    if meant is not None:
        return enter(m, meant, inside, place)
    if is_data(manager):
        m.refuse("TypeError", f"'{type_name(manager)}' object does not support the context manager protocol", place)
    return inside(_entered(m, manager))


def _entered(m: Machine, manager: Value) -> Value:
    """What a manager gives that is not known: an unknown one something else, but a file itself."""
    if not isinstance(manager, Sym):
        return manager
    return m.fresh(manager.label, None, OF_A_FILE if isinstance(manager.key, tuple) and manager.key[-1:] == (OF_A_FILE,) else None)


def _left(m: Machine, kind: ValueKind, manager: Value, inside: Inside, value: Value, place: Place) -> Completion | None:
    """Run `inside`, then leave the manager, unless the run is over."""
    try:
        completion = inside(value)
    except Halt:
        raise
    except BaseException:
        kind.leave(m, manager, place)
        raise
    kind.leave(m, manager, place)
    return completion


@dataclass(frozen=True, slots=True, eq=False)
class Entered:
    """A context that is open: `leave` gets the exception that ends it, if one does, and tells whether it went no further."""

    value: Value
    leave: Callable[[Raised | None], bool]
    catches: bool = False
    """Whether it may let no exception through."""


def entered(m: Machine, manager: Value, place: Place) -> Entered:
    """Enter a manager that is left later, in another call."""
    manager = m.resolve(manager)
    kind = kind_for(manager)
    if isinstance(manager, GeneratorContext):
        return _suspended(m, manager, place)
    if kind.is_context:

        def leave(raised: Raised | None) -> bool:
            kind.leave(m, manager, place)
            return False

        return Entered(kind.enter(m, manager, place), leave)
    method = access.find_method(m, manager, "__enter__")
    if method is not None:
        exit_method = access.find_method(m, manager, "__exit__")
        value = calls.call(m, method, [], {}, place)
        return Entered(value, lambda raised: _exited(m, exit_method, raised, place), _may_swallow(m, exit_method))
    meant = m.host.context_meant(m, manager, place)
    return entered(m, meant, place) if meant is not None else Entered(_entered(m, manager), lambda raised: False)


def _exited(m: Machine, leave: Value, raised: Raised | None, place: Place) -> bool:
    """Call an `__exit__`; tells whether it said that the exception goes no further."""
    if leave is None:
        return False
    if raised is None:
        calls.call(m, leave, [None, None, None], {}, place)
        return False
    kind = raised.value.cls if isinstance(raised.value, Instance) else m.fresh("exception type")
    m.in_flight.append(raised)
    try:
        return branch.truth(m, calls.call(m, leave, [kind, raised.value, m.fresh("traceback", "traceback")], {}, place)) is True
    finally:
        m.in_flight.pop()


def _suspended(m: Machine, manager: GeneratorContext, place: Place) -> Entered:
    """A generator's context, entered: the generator stands at its `yield`."""
    generator = m.resolve(manager.generator)
    if not isinstance(generator, Generator):
        return Entered(m.fresh("context"), lambda raised: False)
    first = generators.resume(m, generator, generators.NEXT, place)
    if not isinstance(first, Suspended):
        raise m.crash("RuntimeError", "generator didn't yield", place)

    catches = isinstance(generator.routine, generators.Called) and yields.guarded(generator.routine.body)
    return Entered(first.value, lambda raised: _gone_on(m, manager, raised, place), catches)


def _gone_on(m: Machine, manager: GeneratorContext, raised: Raised | None, place: Place) -> bool:
    """A generator's context, left: the generator goes on to its end. Tells whether it let an exception through no further."""
    generator = m.resolve(manager.generator)
    if not isinstance(generator, Generator):
        return False
    try:
        out = generators.resume(m, generator, Sent(error=raised), place)
    except Raised as again:
        if raised is not None and again.value is raised.value:
            return False
        raise
    if isinstance(out, Suspended):
        raise m.crash("RuntimeError", "generator didn't stop", place)
    return raised is not None


def raised_in(m: Machine, args: Args) -> Raised | None:
    """The exception that an `__exit__` is told of."""
    value = m.resolve(args.get(1, "value"))
    if value is None:
        return None
    return next((raised for raised in reversed(m.in_flight) if raised.value is value), Raised(value))


def _generator(m: Machine, manager: GeneratorContext, inside: Inside, place: Place) -> Completion | None:
    generator = m.resolve(manager.generator)
    if not isinstance(generator, Generator):
        return inside(m.fresh("context"))
    if not generators.fresh(m, generator):
        raise m.crash("RuntimeError", "generator didn't yield", place)
    completion: Completion | None = None
    yielded = False

    def use(value: Value) -> Value:
        nonlocal completion, yielded
        if yielded:
            raise m.crash("RuntimeError", "generator didn't stop", place)
        yielded = True
        # The frames of the generator are not those of the body of the `with`, and a context within it is no recursion.
        outer, m.frame = m.frame, frame
        left = open_calls.pop() if open_calls else None
        try:
            completion = inside(value)
        finally:
            m.frame = outer
            if left is not None:
                open_calls.append(left)
        return None

    function = getattr(generator.routine, "function", None)
    open_calls = m.open_calls.setdefault(id(function.node), []) if isinstance(function, Function) else []

    frame = m.frame
    generator.cells.put("state", "running")
    generator.routine.whole(m, generator, use)
    generator.cells.put("state", "done")
    if not yielded and m.catches("RuntimeError"):
        raise m.crash("RuntimeError", "generator didn't yield", place)
    return completion


def _instance(m: Machine, manager: Instance, enter_method: Value, inside: Inside, place: Place) -> Completion | None:
    leave = access.find_method(m, manager, "__exit__")
    if leave is None and is_data(manager):
        told = "object does not support the context manager protocol (missed __exit__ method)"
        m.refuse("TypeError", f"'{type_name(manager)}' {told}", place)
    value = calls.call(m, enter_method, [], {}, place)
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
        if _exited(m, leave, raised, place):
            return None
        raise
    except Leaving:
        _exited(m, leave, Raised(m.exception("GeneratorExit", "")), place)
        raise
    _exited(m, leave, None, place)
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


@kind_of(ContextManager)
class NativeContext(ValueKind):
    """A context manager that the interpreter implements itself."""

    is_context = True

    def enter(self, m: Machine, value: ContextManager, place: Place) -> Value:
        return value.enter()

    def leave(self, m: Machine, value: ContextManager, place: Place) -> None:
        value.exit()

    def attribute(self, m: Machine, value: ContextManager, name: str, place: Place) -> Value:
        return context_method(self, value, name)


def context_method(kind: ValueKind, value: Value, name: str) -> Value:
    """`__enter__` or `__exit__` of a context manager of that kind."""
    if name == "__enter__":
        return Builtin(name, lambda m, args: kind.enter(m, value, args.place))
    if name == "__exit__":
        return Builtin(name, lambda m, args: kind.leave(m, value, args.place))
    return MISSING


@kind_of(GeneratorContext)
class DecoratingContext(ValueKind):
    """`@context()`: the function then runs inside the context. A generator runs once, so its call is made again each time."""

    is_callable = True

    def attribute(self, m: Machine, value: GeneratorContext, name: str, place: Place) -> Value:
        if name == "__enter__":
            return Builtin(name, lambda m, args: _suspended(m, value, place).value)
        if name == "__exit__":
            return Builtin(name, lambda m, args: _gone_on(m, value, raised_in(m, args), place))
        generator = m.resolve(value.generator)
        routine = generator.routine if isinstance(generator, Generator) else None
        return access.lookup(m, routine.function, name, place) if name == "__doc__" and isinstance(routine, generators.Called) else MISSING

    def call(self, m: Machine, value: GeneratorContext, args: Args) -> Value:
        if not args.positional:
            return value
        function = m.resolve(args.positional[0])

        def inside(m: Machine, inner: Args) -> Value:
            manager = GeneratorContext(calls.call(m, value.again, [], {}, inner.place))
            completion = enter(m, manager, lambda _: Completion("return", calls.invoke(m, function, inner)), inner.place)
            return None if completion is None else completion.value

        return function if value.again is None else Builtin(callable_name(function), inside)
