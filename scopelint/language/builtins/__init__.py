"""Python's builtin functions and classes."""

from __future__ import annotations

import builtins as python
from functools import partial

from ..machine import Ground
from ..values import Builtin, ClassValue, Function, PythonCells
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
    ground.classes["function"] = ClassValue("function", (), PythonCells(ground.trail), None, instances=Function)
    ground.classes["code"] = ClassValue("code", (), PythonCells(ground.trail), None)
    for name in dir(python):
        kind = getattr(python, name)
        if isinstance(kind, type) and issubclass(kind, BaseException):
            _add_exception(ground, kind)
    for alias, name in (("unicode", "str"), ("basestring", "str"), ("long", "int")):
        ground.builtins[alias] = ground.classes[name]
    for table in (iterators.FUNCTIONS, objects.FUNCTIONS, numbers.FUNCTIONS, code.FUNCTIONS):
        for name, function in table.items():
            ground.builtins[name] = Builtin(name, function)
    ground.builtins["xrange"], ground.builtins["raw_input"] = ground.builtins["range"], ground.builtins["input"]
    ground.builtins["NotImplemented"] = NotImplemented
    ground.builtins["Ellipsis"] = ...
    ground.builtins["__debug__"] = True


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
