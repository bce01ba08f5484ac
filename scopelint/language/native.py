"""Python's own functions, run on values that are known.

A short program can ask for much: `"{:1000000000}".format(x)`, `pow(3, 10 ** 9)`, a pattern that tries every way to split a name.
What would take long or grow large is not computed: it is unknown, as what comes out of a file is.
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from .limits import Limits
from .patterns import degree

MAX_POWER = 64
MAX_BITS = 256
_TRIES = 10_000_000
"""Steps that matching a pattern may take at worst."""
_BLIND = 20
"""Characters of a text on which every pattern is tried."""
_NAME = 100
"""Characters of a text that may be a name: what `re` does with such a one is kept."""
_STEEP: tuple[Callable[..., Any], ...] = (pow, math.factorial, math.comb, math.perm)
"""Functions whose results may be much larger than the whole numbers that they are given."""


REFUSALS: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What Python's own functions raise where they do not take a value."""


class TooMuchError(Exception):
    """What a function was asked for would take long or grow large."""


def call(limits: Limits, function: Callable[..., Any], *args: Any) -> Any:
    """A function's result. Raises TooMuchError, and whatever the function raises."""
    whole = [value for value in args if isinstance(value, int)]
    if any(value.bit_length() > MAX_BITS for value in whole):
        raise TooMuchError
    if function is pow and len(whole) == 2:
        if whole[0].bit_length() * abs(whole[1]) > MAX_BITS:
            raise TooMuchError
    elif function in _STEEP and len(whole) == len(args) and any(abs(value) > MAX_POWER for value in whole):
        raise TooMuchError
    return small(limits, function(*args))


def method(limits: Limits, receiver: str | bytes, name: str, *args: Any, **keywords: Any) -> Any:
    """What a method of a string returns; numbers among its arguments are widths. Raises TooMuchError, and what the method raises."""
    if any(isinstance(value, int) and abs(value) > limits.string for value in (*args, *keywords.values())):
        raise TooMuchError
    if name == "replace" and len(args) > 1 and (receiver.count(args[0]) + 1) * len(args[1]) > limits.string:
        raise TooMuchError
    return small(limits, getattr(receiver, name)(*args, **keywords))


def small(limits: Limits, value: Any) -> Any:
    """The value. Raises TooMuchError if it is too large to be followed."""
    if isinstance(value, str | bytes) and len(value) > limits.string:
        raise TooMuchError
    if isinstance(value, int) and value.bit_length() > 4 * MAX_BITS:
        raise TooMuchError
    return value


def formatted(limits: Limits, spec: str, formatting: Callable[[], str]) -> str:
    """A formatted value. Raises TooMuchError if the specification asks for a width that is too large, and what formatting raises."""
    if any(len(digits) > 9 or int(digits) > limits.string for digits in re.findall(r"\d+", spec)):
        raise TooMuchError
    return small(limits, formatting())  # type: ignore[no-any-return]


def regex(limits: Limits, function: str, pattern: Any, *args: Any) -> Any:
    """What a function of `re` returns, `finditer` a list of it. Raises TooMuchError, and what the function raises."""
    # Names are rewritten and matched again by each run of a module; long texts would fill the memory.
    is_short = all(len(value) <= _NAME for value in args if isinstance(value, str | bytes))
    return small(limits, (_found_once if is_short else _found)(limits.string, function, pattern, *args))


def _found(most: int, function: str, pattern: Any, *args: Any) -> Any:
    """The same, where no text may be longer than `most`."""
    texts = [value for value in args if isinstance(value, str | bytes)]
    length = max(map(len, texts), default=0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a pattern that is to be written another way in a later Python
        if texts and not (length <= _BLIND or (length + 1) ** (degree(pattern, texts) + 1) <= _TRIES):
            raise TooMuchError
        if function in ("sub", "subn") and len(texts) > 1 and len(texts[0]) * (len(texts[1]) + 1) > most * _BLIND:
            raise TooMuchError
        if len(args) > 2 and function in ("match", "search", "fullmatch", "findall", "finditer"):
            string, flags, *bounds = args
            found = getattr(re.compile(pattern, flags), function)(string, *bounds)
        else:
            found = getattr(re, function)(pattern, *args)
        return list(found) if function == "finditer" else found


_found_once = lru_cache(maxsize=4096, typed=True)(_found)
