"""Python's builtin functions and classes."""

from __future__ import annotations

import builtins as python
import inspect
from functools import partial

from ..machine import Ground, Machine
from ..trace import Value
from ..values import Args, Builtin, ClassValue, Function, Native, PythonCells
from . import code, iterators, numbers, objects, types

_TYPES = (object, type, int, float, complex, bool, str, bytes, bytearray, list, tuple, dict, set, frozenset, slice)


def install(ground: Ground) -> None:
    """Fill the builtin namespace."""
    for kind in _TYPES:
        _add_class(ground, kind)
    for wrapper in (property, staticmethod, classmethod):
        name = wrapper.__name__
        cls = ClassValue(name, (ground.classes["object"],), PythonCells(ground.trail), None, python=wrapper, native=objects.wrap(name))
        ground.classes[name] = ground.builtins[name] = cls
    ground.classes["NoneType"] = ClassValue("NoneType", (), PythonCells(ground.trail), None, python=type(None), conversion=types.convert)
    for kind in (type(NotImplemented), type(...)):
        ground.classes[kind.__name__] = ClassValue(kind.__name__, (ground.classes["object"],), PythonCells(ground.trail), None, python=kind)
    ground.classes["function"] = ClassValue("function", (), PythonCells(ground.trail), None, instances=Function)
    ground.classes["code"] = ClassValue("code", (), PythonCells(ground.trail), None)
    for iterated, maker in iterators.CLASSES.items():
        name = iterated.__name__
        cls = ClassValue(name, (ground.classes["object"],), PythonCells(ground.trail), None, python=iterated)
        cls.native, cls.method = iterators.maker(iterated, maker), partial(types.class_method, iterated)
        ground.classes[name] = ground.builtins[name] = cls
    for name in _ITERATORS:
        ground.classes[name] = ClassValue(name, (ground.classes["object"],), PythonCells(ground.trail), None, native=_refuse_made(name))
    for name in dir(python):
        kind = getattr(python, name)
        if isinstance(kind, type) and issubclass(kind, BaseException):
            ground.builtins[name] = _add_exception(ground, kind)  # OSError has two older names besides its own
    for alias, name in (("unicode", "str"), ("basestring", "str"), ("long", "int"), ("StandardError", "Exception")):
        ground.builtins[alias] = ground.classes[name]
    for table in (iterators.FUNCTIONS, objects.FUNCTIONS, numbers.FUNCTIONS, code.FUNCTIONS):
        for name, function in table.items():
            ground.builtins[name] = Builtin(name, _given_enough(name, function))
    ground.builtins["xrange"], ground.builtins["raw_input"] = ground.builtins["range"], ground.builtins["input"]
    ground.builtins["NotImplemented"] = NotImplemented
    ground.builtins["Ellipsis"] = ...
    ground.builtins["__debug__"] = True


_ITERATORS = (
    "iterator", "generator", "list_iterator", "tuple_iterator", "str_ascii_iterator", "bytes_iterator", "set_iterator", "range_iterator",
    "dict_keyiterator", "dict_valueiterator", "dict_itemiterator", "list_reverseiterator", "callable_iterator",
    "dict_keys", "dict_values", "dict_items",
)  # fmt: skip
"""Types of iterators that have no name in a program."""


def _refuse_made(name: str) -> Native:
    def make(m: Machine, args: Args) -> Value:
        m.refuse("TypeError", f"cannot create '{name}' instances", args.place)
        return m.fresh(name)

    return make


_LEAST = {"getattr": 2, "iter": 1, "next": 1}
"""How many arguments it takes, for what Python has no signature of."""


def _given_enough(name: str, function: Native) -> Native:
    """A builtin function that is asked only where it has the arguments that it must have: not of a spread of which nothing is known."""
    least, named = _needed(name)
    if not least:
        return function

    def call(m: Machine, args: Args) -> Value:
        given = len(args.positional)
        if given >= least or given + len(named & args.keywords.keys()) >= least:
            return function(m, args)
        if not args.unknown:
            m.refuse("TypeError", f"{name} expected at least {least} arguments, got {given}", args.place)
        return m.fresh(f"{name}()")

    return call


def _needed(name: str) -> tuple[int, frozenset[str]]:
    """How many arguments a function of Python's must have, and which of them may be named; none if it does not say."""
    if name in _LEAST:
        return _LEAST[name], frozenset()
    try:
        parameters = inspect.signature(getattr(python, name)).parameters.values()
    except (AttributeError, TypeError, ValueError):
        return 0, frozenset()
    needed = [p for p in parameters if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    return len(needed), frozenset(p.name for p in needed if p.kind is p.POSITIONAL_OR_KEYWORD)


def _add_class(ground: Ground, kind: type) -> ClassValue:
    bases = () if kind is object or "object" not in ground.classes else (ground.classes["object"],)
    if kind is bool:
        bases = (ground.classes["int"],)
    cls = ClassValue(kind.__name__, bases, PythonCells(ground.trail), None, python=kind)
    cls.conversion, cls.method = types.convert, partial(types.class_method, kind)
    ground.classes[kind.__name__] = ground.builtins[kind.__name__] = cls
    return cls


def _add_exception(ground: Ground, kind: type) -> ClassValue:
    if kind.__name__ in ground.classes and ground.classes[kind.__name__].python is kind:
        ground.builtins.setdefault(kind.__name__, ground.classes[kind.__name__])
        return ground.classes[kind.__name__]
    bases = tuple(_add_exception(ground, b) for b in kind.__bases__ if issubclass(b, BaseException))
    cls = ClassValue(kind.__name__, bases, PythonCells(ground.trail), None, python=kind)
    ground.classes[kind.__name__] = ground.builtins[kind.__name__] = cls
    return cls
