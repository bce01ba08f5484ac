"""How long it may take to match a regular expression."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import chain
from typing import Any

_parser = import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")
_Part = tuple[Any, Any]

_NEVER = 99
"""The degree of a pattern that may try every way to split a text."""
_ONE = (_parser.LITERAL, _parser.NOT_LITERAL, _parser.IN, _parser.ANY)
"""What matches one character."""


def degree(pattern: str | bytes, texts: Sequence[str | bytes]) -> int:
    """How the number of tries grows with the length of the longest of some texts: as its power of this number.

    A part that is repeated may end in many places, unless what has to follow begins with no character that it takes itself: of those
    that the texts have.
    """
    letters = None if isinstance(pattern, bytes) else frozenset(chain.from_iterable(text for text in texts if isinstance(text, str)))
    return _degree(pattern, letters)


@lru_cache(maxsize=256)
def _degree(pattern: str | bytes, letters: frozenset[str] | None) -> int:
    parts = _parts(pattern)
    repeated = [i for i, (op, _) in enumerate(parts) if _is_repeat(op)]
    settled = {i for i in repeated if letters is not None and _ends_in_one_place(parts, i, letters)}
    return min(_sum(part for i, part in enumerate(parts) if i not in settled) + bool(settled), _NEVER)


@lru_cache(maxsize=256)
def _parts(pattern: str | bytes) -> Sequence[_Part]:
    """The parts of a pattern: read once, as it is likely to be matched with many texts."""
    return tuple(_in_a_row(_parser.parse(pattern)))


def _in_a_row(parts: Iterable[_Part]) -> Iterator[_Part]:
    """The parts of a pattern, those in groups among them."""
    for op, value in parts:
        if op is _parser.SUBPATTERN:
            yield from _in_a_row(value[-1])
        else:
            yield op, value


def _is_repeat(op: Any) -> bool:
    return op in (_parser.MAX_REPEAT, _parser.MIN_REPEAT) or op == getattr(_parser, "POSSESSIVE_REPEAT", None)


def _ends_in_one_place(parts: Sequence[_Part], index: int, letters: frozenset[str]) -> bool:
    """Whether a part that is repeated takes no character with which what has to follow may begin."""
    own = _taken(parts[index], letters)
    if own is None:
        return False
    for part in parts[index + 1 :]:
        if part[0] is _parser.AT:
            continue
        taken = _taken(part, letters)
        if taken is None or own & taken:
            return False
        if not _is_repeat(part[0]) or part[1][0]:
            return True
    return True  # nothing has to follow


def _taken(part: _Part, letters: frozenset[str]) -> frozenset[str] | None:
    """The characters, of some, that what matches one, or repeats that, takes in any case; None for what is more than that."""
    op, value = part
    if _is_repeat(op):
        inner = list(_in_a_row(value[2]))
        return _taken(inner[0], letters) if len(inner) == 1 and not _is_repeat(inner[0][0]) else None
    if op not in _ONE:
        return None
    return frozenset(each for each in letters if any(_takes(op, value, ord(case)) for case in (each, *each.lower(), *each.upper())))


def _takes(op: Any, value: Any, code: int) -> bool:
    if op is _parser.LITERAL:
        return bool(value == code)
    if op is _parser.NOT_LITERAL:
        return bool(value != code)
    if op is _parser.RANGE:
        return bool(value[0] <= code <= value[1])
    if op is _parser.CATEGORY:
        return re.match(_CATEGORIES.get(value, "."), chr(code), re.DOTALL) is not None
    if op is _parser.IN:
        negated = value[0][0] is _parser.NEGATE
        return negated != any(_takes(each, inner, code) for each, inner in value[negated:])
    return True


_CATEGORIES = {
    _parser.CATEGORY_DIGIT: r"\d",
    _parser.CATEGORY_NOT_DIGIT: r"\D",
    _parser.CATEGORY_SPACE: r"\s",
    _parser.CATEGORY_NOT_SPACE: r"\S",
    _parser.CATEGORY_WORD: r"\w",
    _parser.CATEGORY_NOT_WORD: r"\W",
}


def _sum(parts: Iterable[_Part]) -> int:
    return sum(_degree_of(op, value) for op, value in parts)


def _degree_of(op: Any, value: Any) -> int:
    if _is_repeat(op):
        least, most, repeated = value
        inner = _sum(repeated)
        if least == most:
            return int(min(inner * least, _NEVER))
        forks = inner or any(each is _parser.BRANCH for each, _ in _all_parts(repeated))
        return _NEVER if forks and most > 1 else 1
    return max((_sum(each) for each in _inside(value)), default=0)


def _inside(value: Any) -> Iterable[Any]:
    """The patterns in what a part of a pattern is made of."""
    if isinstance(value, _parser.SubPattern):
        yield value
    elif isinstance(value, tuple | list):
        for each in value:
            yield from _inside(each)


def _all_parts(pattern: Any) -> Iterable[_Part]:
    for op, value in pattern:
        yield op, value
        for inner in _inside(value):
            yield from _all_parts(inner)
