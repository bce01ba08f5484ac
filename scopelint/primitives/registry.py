"""The names of `_scopelint`: what the stubs are written over.

A primitive is registered where it is defined. Its docstring begins with how a stub calls it; the list in CONTRIBUTING.md is made of these.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar, cast

from ..language.machine import Ground
from ..language.trace import Value
from ..language.values import Args, Builtin, ClassValue, Native, PythonCells, ValueObject, plain
from .machine import Machine

F = TypeVar("F", bound=Callable[[Machine, Args], Value])

PRIMITIVES: dict[str, Native] = {}
"""Functions by their names."""
_OF_OBJECTS: set[str] = set()
CONSTANTS: dict[str, Value] = {}
CLASSES: dict[str, tuple[Native, Any, str | None]] = {}
"""Classes: what makes an object of one, the interpreter's own types that are its instances, and the builtin class it derives from."""
METHODS: dict[str, dict[str, Native]] = {}
"""Of such classes, what objects of a class derived from one inherit."""


def primitive(*names: str, objects: bool = False) -> Callable[[F], F]:
    """Register a function under these names. An object of a class derived from `str`, `int` and the like comes to it as the value that
    the object is, as it does to TensorFlow, unless `objects` are asked for."""

    def register(function: F) -> F:
        for name in names:
            _claim(name)
            PRIMITIVES[name] = cast(Native, function)
        if objects:
            _OF_OBJECTS.update(names)
        return function

    return register


def native_class(name: str, instances: Any = None, make: Native | None = None, base: str | None = None, *, objects: bool = False) -> None:
    """Register a class whose objects are values of `instances`; `make` gets the class first. Without it, objects are unknown."""
    _claim(name)
    made = make or (lambda m, args: m.fresh(name))
    CLASSES[name] = (made if objects else _of_values(made), instances, base)


def constant(name: str, value: Value) -> None:
    """Register a value."""
    _claim(name)
    CONSTANTS[name] = value


def _claim(name: str) -> None:
    assert all(name not in table for table in (PRIMITIVES, CLASSES, CONSTANTS)), f"two primitives are called {name}"


def _of_values(function: Native) -> Native:
    def bare(m: Machine, args: Args) -> Value:
        if ValueObject in map(type, args.positional) or (args.keywords and ValueObject in map(type, args.keywords.values())):
            keywords = {name: plain(value) for name, value in args.keywords.items()}
            args = replace(args, positional=[plain(value) for value in args.positional], keywords=keywords)
        return function(m, args)

    return bare


def names(ground: Ground) -> dict[str, Value]:
    """Everything that is registered."""
    out: dict[str, Value] = {
        name: Builtin(name, function if name in _OF_OBJECTS else _of_values(function)) for name, function in PRIMITIVES.items()
    }
    for name, (make, instances, base) in CLASSES.items():
        bases = () if base is None else (ground.classes[base],)
        methods = PythonCells(ground.trail, {key: Builtin(key, each) for key, each in METHODS.get(name, {}).items()})
        out[name] = ClassValue(_PYTHON_NAMES.get(name, name), bases, methods, None, native=make, instances=instances)
    return out | CONSTANTS


_PYTHON_NAMES = {"DefaultDict": "defaultdict", "AnnotatedTuple": "NamedTuple"}
"""What the program's text calls a class that is called otherwise in `_scopelint`."""
