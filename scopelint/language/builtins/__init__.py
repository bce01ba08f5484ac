"""Python's builtin functions and classes."""

from __future__ import annotations

import builtins as python
from functools import partial

from ..machine import Machine
from ..values import Builtin, ClassValue, Function, PythonCells
from . import code, iterators, numbers, objects, types

_TYPES = (object, type, int, float, complex, bool, str, bytes, bytearray, list, tuple, dict, set, frozenset, slice)


def install(m: Machine) -> None:
    """Fill the builtin namespace of a machine."""
    for kind in _TYPES:
        _add_class(m, kind)
    for wrapper in (property, staticmethod, classmethod):
        name = wrapper.__name__
        cls = ClassValue(name, (m.classes["object"],), PythonCells(m.trail), None, python=wrapper, native=objects.wrap(name))
        m.classes[name] = m.builtins[name] = cls
    m.classes["NoneType"] = ClassValue("NoneType", (), PythonCells(m.trail), None, python=type(None), conversion=types.convert)
    m.classes["function"] = ClassValue("function", (), PythonCells(m.trail), None, instances=Function)
    m.classes["code"] = ClassValue("code", (), PythonCells(m.trail), None)
    for name in dir(python):
        kind = getattr(python, name)
        if isinstance(kind, type) and issubclass(kind, BaseException):
            _add_exception(m, kind)
    for alias, name in (("unicode", "str"), ("basestring", "str"), ("long", "int")):
        m.builtins[alias] = m.classes[name]
    for table in (iterators.FUNCTIONS, objects.FUNCTIONS, numbers.FUNCTIONS, code.FUNCTIONS):
        for name, function in table.items():
            m.builtins[name] = Builtin(name, function)
    m.builtins["xrange"], m.builtins["raw_input"] = m.builtins["range"], m.builtins["input"]
    m.builtins["NotImplemented"] = NotImplemented
    m.builtins["Ellipsis"] = ...
    m.builtins["__debug__"] = True


def _add_class(m: Machine, kind: type) -> ClassValue:
    bases = () if kind is object or "object" not in m.classes else (m.classes["object"],)
    if kind is bool:
        bases = (m.classes["int"],)
    cls = ClassValue(kind.__name__, bases, PythonCells(m.trail), None, python=kind)
    cls.conversion, cls.method = types.convert, partial(types.class_method, kind)
    m.classes[kind.__name__] = m.builtins[kind.__name__] = cls
    return cls


def _add_exception(m: Machine, kind: type) -> ClassValue:
    if kind.__name__ in m.classes and m.classes[kind.__name__].python is kind:
        m.builtins.setdefault(kind.__name__, m.classes[kind.__name__])
        return m.classes[kind.__name__]
    bases = tuple(_add_exception(m, b) for b in kind.__bases__ if issubclass(b, BaseException))
    cls = ClassValue(kind.__name__, bases, PythonCells(m.trail), None, python=kind)
    m.classes[kind.__name__] = m.builtins[kind.__name__] = cls
    return cls
