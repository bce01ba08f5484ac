"""How many arguments methods and types of Python's own take."""

from __future__ import annotations

import inspect
from functools import lru_cache

from ..machine import Machine
from ..values import Args

MANY = 10**6

_BY_HAND: dict[tuple[type | None, str], tuple[int, int]] = {
    (dict, "pop"): (1, 2), (dict, "update"): (0, 1), (dict, "items"): (0, 0), (dict, "keys"): (0, 0), (dict, "values"): (0, 0),
    (dict, "get"): (1, 2), (dict, "fromkeys"): (1, 2), (list, "pop"): (0, 1), (list, "index"): (1, 3), (tuple, "index"): (1, 3),
    **{(kind, name): (0, 0) for kind in (set, frozenset) for name in ("copy", "clear", "pop")}, (dict, "clear"): (0, 0),
    (dict, "copy"): (0, 0),
    **{(kind, name): (1, 1) for kind in (set, frozenset) for name in (
        "add", "discard", "remove", "issubset", "issuperset", "isdisjoint", "symmetric_difference", "symmetric_difference_update")},
}  # fmt: skip
"""Of what Python has no signature in some of its versions."""

_OF_TYPES = {list: 1, tuple: 1, set: 1, frozenset: 1, bool: 1, float: 1, int: 2, str: 3, dict: 1}
"""The most that a call of a type takes."""
_NAMED = (list, tuple, set, frozenset, bool, float)
"""The types that take nothing by name."""


@lru_cache(maxsize=1024)
def of_method(python: type | None, name: str) -> tuple[int, int]:
    """The least and the most that a method takes besides its object."""
    if (python, name) in _BY_HAND:
        return _BY_HAND[python, name]
    try:
        _, *given = inspect.signature(getattr(python, name)).parameters.values()
    except (AttributeError, TypeError, ValueError):
        return 0, MANY
    if any(p.kind is p.VAR_POSITIONAL for p in given):
        return 0, MANY
    positional = [p for p in given if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    return sum(p.default is p.empty for p in positional), len(positional)


def check(m: Machine, name: str, least: int, most: int, args: Args) -> None:
    """Python's error about too few or too many arguments, where they are all known."""
    given = len(args.positional)
    if least <= given <= most or args.unknown or args.uncounted or (given < least and args.keywords):
        return
    takes = "no arguments" if most == 0 else "exactly one argument" if least == most == 1 else f"at least {least} arguments"
    if given > most and least != most:
        takes = f"at most {most} argument{'s' if most > 1 else ''}"
    told = f"{name}() takes {takes} ({given} given)" if least == most < 2 else f"{name} expected {takes}, got {given}"
    m.refuse("TypeError", told, args.place)


def check_type(m: Machine, python: type, args: Args) -> None:
    """The same of a call of a type, whose arguments these are."""
    most = _OF_TYPES.get(python)
    if most is None or args.unknown or args.uncounted:
        return
    if args.keywords and python in _NAMED:
        m.refuse("TypeError", f"{python.__name__}() takes no keyword arguments", args.place)
    if len(args.positional) > most:
        told = f"{python.__name__} expected at most {most} argument{'s' if most > 1 else ''}, got {len(args.positional)}"
        m.refuse("TypeError", told, args.place)
