"""Generators: started, suspended, gone on with and closed.

Where one stands is data (`Suspended.at`, made by `suspension.py`) in a cell, so that branches can take it back and join it. One that is
gone through from its start to its end, and not left early, runs as its function is written, each `yield` calling what is done
with its value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...domain.symbols import MISSING
from ...domain.trail import Cells
from ...source import nodes as n
from ...source import yields
from ..completion import RETURN_NONE, Completion
from ..machine import Handlers, Machine, Raised
from ..trace import NOWHERE, Place, Value
from ..values import ClassValue, Function, Generator, Instance, Iter, Namespace, Routine, Sent, Suspended
from . import calls, comprehensions, expressions, suspension

NEXT = Sent()
"""What `next` sends."""


@dataclass(eq=False, slots=True)
class Called(Routine):
    """A call of a generator function."""

    function: Function
    ns: Namespace
    place: Place

    @property
    def whole_is_same(self) -> bool:  # type: ignore[override]
        return not yields.guarded(self.body)

    @property
    def body(self) -> n.Body:
        assert isinstance(self.function.body, tuple)
        return self.function.body

    def whole(self, m: Machine, generator: Generator, use: Callable[[Value], Value]) -> Value:
        self.ns.hook = use
        return calls.inside(m, self.function, self.ns, self.place)

    def step(self, m: Machine, at: Value, sent: Sent) -> Suspended | Completion:
        self.ns.hook = None
        body = yields.resumable(self.body)
        out = calls.inside(m, self.function, self.ns, self.place, lambda: suspension.run(m, self.ns, body, at, sent))
        return out if isinstance(out, Suspended | Completion) else RETURN_NONE


@dataclass(eq=False, slots=True)
class Expressed(Routine):
    """A generator expression; its first iterable is evaluated where it stands."""

    node: n.Comprehension
    ns: Namespace
    first: Value

    @property
    def shares(self) -> bool:  # type: ignore[override]
        named = isinstance(self.node.clauses[0].iterable, n.Name | n.Attribute)
        return named and isinstance(self.first, Generator | Iter | Instance)

    def whole(self, m: Machine, generator: Generator, use: Callable[[Value], Value]) -> Value:
        node = self.node
        if comprehensions.clauses(
            m, self.ns, node, node.clauses, lambda inner: use(expressions.expr(m, inner, node.element)), first=self.first
        ):
            generator.cells.put("open", True)
        return None

    def step(self, m: Machine, at: Value, sent: Sent) -> Suspended | Completion:
        if at is None:
            self.ns.cells.put(".0", self.first)
        return suspension.run(m, self.ns, yields.unrolled(self.node), at, sent)


def made(m: Machine, routine: Routine) -> Generator:
    m.serial += 1
    return Generator(routine, Cells(m.trail), m.serial)


def generator_name(generator: Generator) -> str:
    """Its `__name__`."""
    return generator.routine.function.name if isinstance(generator.routine, Called) else "<genexpr>"


def fresh(m: Machine, generator: Generator) -> bool:
    """Whether it has not been started."""
    return "state" not in generator.cells.data


def is_open(generator: Generator) -> bool:
    return generator.cells.get("open") is not MISSING


def resume(m: Machine, generator: Generator, sent: Sent, place: Place = NOWHERE) -> Suspended | Completion:
    """Run it to its next `yield` or to its end."""
    state = m.resolve(generator.cells.get("state"))
    if state == "running":
        raise m.crash("ValueError", "generator already executing", place)
    new = not isinstance(state, Suspended)
    if new and (state == "done" or sent.error is not None):
        generator.cells.put("state", "done")
        if sent.error is not None:
            raise sent.error
        return RETURN_NONE
    if new and sent.value is not None:
        raise m.crash("TypeError", "can't send non-None value to a just-started generator", place)
    generator.cells.put("state", "running")
    try:
        out: Suspended | Completion = generator.routine.step(m, None if new else state.at, sent)
    except Raised as error:
        generator.cells.put("state", _after(generator, state, error=True))
        if error is not sent.error and _ends_here(generator, error):
            return RETURN_NONE
        if error is not sent.error:
            _refuse_stop(m, generator, error, place)
        raise
    generator.cells.put("state", out if isinstance(out, Suspended) else _after(generator, state))
    return out


def _after(generator: Generator, before: Value, *, error: bool = False) -> Value:
    """Where a generator stands that has ended, by an error or in its way.

    One of Python's own asks what it goes through again when it is asked again. What only calls a function has nothing to go through.
    """
    if generator.routine.calls_only:
        return before if error else "done"
    return "done" if isinstance(generator.routine, Called | Expressed) or not isinstance(before, Suspended) else before


def is_a(error: Raised, kind: str) -> bool:
    """Whether an exception is of a builtin class."""
    return isinstance(error.value, Instance) and any(c.name == kind for c in error.value.cls.mro)


def through(m: Machine, generator: Generator, use: Callable[[Value], Value], *, whole: bool = True) -> Value:
    """Call `use` with each value that it still yields; what it returns at its end. With `whole` nobody needs it afterwards."""
    if not (fresh(m, generator) and whole and generator.routine.whole_is_same):
        return _by_steps(m, generator, use)
    generator.cells.put("state", "running")
    outer = m.handlers.copy()
    theirs: Raised | None = None

    def aside(item: Value) -> Value:
        # What is done with a value is not inside of the generator's own `try`.
        nonlocal theirs
        inner, m.handlers = m.handlers, outer
        try:
            return use(item)
        except Raised as error:
            theirs = error
            raise
        finally:
            m.handlers = inner

    try:
        return generator.routine.whole(m, generator, aside)
    except Raised as error:
        if error is not theirs and _ends_here(generator, error):
            return None
        if error is not theirs:
            _refuse_stop(m, generator, error, NOWHERE)
        raise
    finally:
        generator.cells.put("state", "done")


def _ends_here(generator: Generator, error: Raised) -> bool:
    """Whether an exception is the end of one of Python's own iterators: `map` and its kin let StopIteration through."""
    return not isinstance(generator.routine, Called | Expressed) and is_a(error, "StopIteration")


def _refuse_stop(m: Machine, generator: Generator, error: Raised, place: Place) -> None:
    """A generator's body must not raise StopIteration: it would look like the generator's end."""
    if isinstance(generator.routine, Called | Expressed) and is_a(error, "StopIteration"):
        raise m.crash("RuntimeError", "generator raised StopIteration", place) from None


def inline(m: Machine, generator: Generator) -> tuple[Iterator[Value], int, bool] | None:
    """As `Routine.inline`, of one that has not begun; it has ended then."""
    found = generator.routine.inline(m) if fresh(m, generator) and generator.routine.whole_is_same else None
    if found is not None:
        generator.cells.put("state", "done")
    return found


def _by_steps(m: Machine, generator: Generator, use: Callable[[Value], Value]) -> Value:
    while True:
        m.step()
        out = resume(m, generator, NEXT)
        if isinstance(out, Completion):
            return out.value
        use(out.value)


def close(m: Machine, generator: Generator, place: Place) -> None:
    """`generator.close()`."""
    if fresh(m, generator) or m.resolve(generator.cells.get("state")) == "done":
        generator.cells.put("state", "done")
        return
    m.handlers.append(Handlers(_ends))
    try:
        out = resume(m, generator, Sent(error=Raised(m.exception("GeneratorExit", ""))), place)
    except Raised as error:
        if not (is_a(error, "GeneratorExit") or is_a(error, "StopIteration")):
            raise
    else:
        if isinstance(out, Suspended):
            raise m.crash("RuntimeError", "generator ignored GeneratorExit", place)
    finally:
        m.handlers.pop()


def ended(m: Machine, generator: Generator) -> None:
    """One that was gone through as far as we go has come to its end, in reality: it leaves what it stands in."""
    if not isinstance(m.resolve(generator.cells.get("state")), Suspended):
        return
    try:
        close(m, generator, NOWHERE)
    except Raised:  # it is closed here by us, not by the program
        generator.cells.put("state", "done")


def _ends(cls: ClassValue) -> bool:
    return cls.name in ("GeneratorExit", "StopIteration")
