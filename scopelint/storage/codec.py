"""Values of declared types as plain data, and back.

What is read may come from anywhere. It becomes exactly a value of the type that was asked for, or `Damaged` is raised. Whoever
calls says how texts and special types are written and read.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from contextlib import suppress
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
    return _reader(kind)(data, special)


Reader = Callable[[Json, Special], Any]


@cache
def _reader(kind: Any) -> Reader:
    """How values of a type are read; found out once for each type."""
    read = _plain_reader(kind)
    if not isinstance(kind, type):
        return read

    def reader(data: Json, special: Special) -> Any:
        own = special.get(kind)
        return read(data, special) if own is None else own(data)

    return reader


def _plain_reader(kind: Any) -> Reader:
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return _one_of([_reader(each) for each in arguments if each is not type(None)], type(None) in arguments)
    if origin is Literal:
        return lambda data, _: data if isinstance(data, str) and data in arguments else _damaged()
    if origin is tuple and arguments[1:] != (...,):
        return _fixed(tuple, [_reader(each) for each in arguments])
    if origin in (tuple, list, frozenset):
        return _collection(origin, _reader(arguments[0]))
    if kind in (int, float, bool, str, type(None)):
        return lambda data, _: data if type(data) is kind else _damaged()
    if issubclass(kind, Enum):
        values = {each.value: each for each in kind}
        return lambda data, _: values[data] if isinstance(data, str) and data in values else _damaged()
    return _fixed(lambda fields: kind(*fields), [_reader(of) for _, of in _declared(kind)])


def _fixed(make: Callable[[list[Any]], Any], readers: list[Reader]) -> Reader:
    """One value of each of some types."""

    def read(data: Json, special: Special) -> Any:
        if type(data) is not list or len(data) != len(readers):
            _damaged()
        return make([reader(each, special) for reader, each in zip(readers, data, strict=True)])

    return read


def _collection(make: Callable[[Any], Any], reader: Reader) -> Reader:
    def read(data: Json, special: Special) -> Any:
        return make([reader(each, special) for each in data]) if type(data) is list else _damaged()

    return read


def _one_of(readers: list[Reader], optional: bool) -> Reader:
    """None, or a value of the first type that fits."""

    def read(data: Json, special: Special) -> Any:
        if data is None and optional:
            return None
        for reader in readers:
            with suppress(Damaged):
                return reader(data, special)
        return _damaged()

    return read


@cache
def _declared(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The fields of a dataclass, with their types."""
    hints = get_type_hints(kind)
    return tuple((each.name, hints[each.name]) for each in fields(kind))


def _damaged() -> Any:
    raise Damaged


__all__ = ["Damaged", "decoded", "encoded"]
