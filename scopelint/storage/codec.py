"""Values of declared types as plain data, and back.

What is read may come from anywhere. It becomes exactly a value of the type that was asked for, or `Damaged` is raised. Whoever
calls says how texts and special types are written and read.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

Json = Any
Special = Mapping[type, Callable[[Any], Any]]


class Damaged(Exception):
    """Data that are no value of the type."""


def encoded(value: Any, special: Special) -> Json:
    """A value of dataclasses, enums, tuples, lists, sets of them, and constants; `special` writes its types and those in it."""
    if (write := special.get(type(value))) is not None:
        return write(value)
    match value:
        case Enum():
            return value.value
        case tuple() | list():
            return [encoded(each, special) for each in value]
        case frozenset():
            return sorted((encoded(each, special) for each in value), key=repr)
        case None | bool() | int() | float() | str():
            return value
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} cannot be kept")
    kind: Any = type(value)
    return [encoded(getattr(value, name), special) for name, _ in _declared(kind)]


def decoded(kind: Any, data: Json, special: Special) -> Any:
    """The value of a type that some data stand for. Raises `Damaged`."""
    if (read := special.get(kind) if isinstance(kind, type) else None) is not None:
        return read(data)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _one_of(arguments, data, special)
    if origin is Literal:
        return data if data in arguments and isinstance(data, str) else _damaged()
    if origin in (tuple, list, frozenset):
        return _collection(origin, arguments, data, special)
    if kind in (int, float, bool, str, type(None)):
        return data if type(data) is kind else _damaged()
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next((each for each in kind if each.value == data), None) or _damaged()
    declared = _declared(kind)
    if type(data) is not list or len(data) != len(declared):
        _damaged()
    return kind(**{name: decoded(of, each, special) for (name, of), each in zip(declared, data, strict=True)})


def _collection(origin: Any, arguments: tuple[Any, ...], data: Json, special: Special) -> Any:
    if type(data) is not list:
        _damaged()
    if origin is tuple and not (len(arguments) == 2 and arguments[1] is ...):
        if len(data) != len(arguments):
            _damaged()
        return tuple(decoded(of, each, special) for of, each in zip(arguments, data, strict=True))
    return origin(decoded(arguments[0], each, special) for each in data)


def _one_of(kinds: tuple[Any, ...], data: Json, special: Special) -> Any:
    """None, or a value of the one other type; of several, of the first that fits."""
    if data is None and type(None) in kinds:
        return None
    for kind in kinds:
        if kind is not type(None):
            try:
                return decoded(kind, data, special)
            except Damaged:
                continue
    _damaged()
    raise AssertionError


@cache
def _declared(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a dataclass, with their types."""
    hints = get_type_hints(kind)
    return tuple((each.name, hints[each.name]) for each in fields(kind))


def _damaged() -> Any:
    raise Damaged


__all__ = ["Damaged", "decoded", "encoded"]
