"""The exceptions that a program expects: those that its tests say are raised, and those that it catches by name."""

from __future__ import annotations

from ..language import evaluation
from ..language.machine import Handlers
from ..language.trace import Place, Value
from ..language.values import Args, ClassValue, ModuleValue
from ..source.nodes import NOWHERE
from .machine import Machine
from .programs import importer_of
from .registry import primitive

_TENSORFLOW = frozenset({"ValueError", "TypeError", "RuntimeError", "AssertionError", "NotImplementedError"})
FAILING = "expected to fail"
"""The register for whether each of the exceptions that a test expects is one of a session's: what it is to raise has no effect."""
UNINITIALIZED = "FailedPreconditionError"
"""What a session raises where it reads a variable that has no value."""
UNFIT = ("NotFoundError", "InvalidArgumentError")
"""What a restore raises where the checkpoint lacks a name, or has it in another shape."""


def is_to_fail(m: Machine) -> bool:
    return any(m.register(FAILING, ()))


def is_awaited(m: Machine, *kinds: str) -> bool:
    """Whether the program catches one of these exceptions of `tf.errors` by a name that is theirs: it knows that it may come."""
    importer = importer_of(m) if m.handlers else None
    if importer is None:
        return False
    place = Place(importer.filename, NOWHERE)
    errors = evaluation.module_named(m, "tensorflow.errors", importer, place)
    classes = [evaluation.get_attribute(m, errors, kind, place) for kind in kinds] if isinstance(errors, ModuleValue) else []
    return any(isinstance(cls, ClassValue) and m.awaits(cls) for cls in classes)


@primitive("catches")
def catches(m: Machine, args: Args) -> Value:
    """`catches(name)`: whether the program catches this builtin exception here."""
    return m.catches(str(args.positional[0]))


@primitive("expect")
def expect(m: Machine, args: Args) -> Value:
    """`expect(exceptions, exactly=False)`: from here on the program catches them, and (unless exactly them) what TensorFlow may raise."""
    types, exactly = args.get(0, "exceptions"), m.resolve(args.get(1, "exactly", False)) is True
    m.registers.put(FAILING, (*m.register(FAILING, ()), _is_a_sessions(m, types)))
    m.handlers.append(Handlers(lambda cls: (not exactly and cls.name in _TENSORFLOW) or evaluation.class_among(m, types, cls)))
    return None


@primitive("unexpect")
def unexpect(m: Machine, args: Args) -> Value:
    """`unexpect()`: takes back the last `expect`."""
    if m.handlers:
        m.handlers.pop()
        m.registers.put(FAILING, m.register(FAILING, ())[:-1])
    return None


def _is_a_sessions(m: Machine, types: Value) -> bool:
    """Whether it is an exception that a session raises which is expected, or any."""
    types = m.resolve(types)
    if isinstance(types, tuple):
        return any(_is_a_sessions(m, t) for t in types)
    return isinstance(types, ClassValue) and (types.name in ("Exception", "BaseException") or any(c.name == "OpError" for c in types.mro))
