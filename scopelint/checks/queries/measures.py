"""What is known of a test that is not decided: whether it asks what training came to."""

from __future__ import annotations

from ...domain.symbols import Condition, Sym
from ...language.trace import Moment
from ...language.values import Instance


def hangs_on_measures(moment: Moment) -> bool:
    """Whether all that is assumed for a moment is about numbers that models gave: what is built does not hang on them.

    Nothing is assumed for a moment that is outside of all undecided branches.
    """
    return all(_is_measured(each.test) for each in moment.assumptions)


def _is_measured(value: object) -> bool:
    """Whether an unknown value is computed from what models gave, and from constants."""
    found = list(_leaves(value))
    keys = [each.key for each in found if isinstance(each.key, tuple)]
    return 0 < len(found) == len(keys) and all(key[0] == "fresh" and isinstance(key[-1], Instance) for key in keys)


def _leaves(value: object) -> list[Sym]:
    """The unknown values that another one is computed from."""
    if isinstance(value, Condition):
        return _leaves(value.test)
    if isinstance(value, Sym):
        return _leaves(value.key) or [value]
    return [leaf for each in value for leaf in _leaves(each)] if isinstance(value, tuple) else []
