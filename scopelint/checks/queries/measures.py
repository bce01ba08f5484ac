"""What is known of a test that is not decided: whether it asks what training came to."""

from __future__ import annotations

from ...domain.symbols import Condition, Sym
from ...language.trace import Moment
from ...language.values import Instance
from ...primitives.tensors import Tensor


def hangs_on_measures(moment: Moment, decided: bool = True) -> bool:
    """Whether all that is assumed for a moment is about numbers that models gave: what is built does not hang on them.

    Nothing is assumed for a moment that is outside of all undecided branches. What the run was `decided` on before may not matter.
    """
    return all(_is_measured(each.test) for each in (moment.assumptions if decided else moment.arms))


def _is_measured(value: object) -> bool:
    """Whether an unknown value is computed from what models gave, and from constants."""
    found = list(_leaves(value))
    keys = [each.key for each in found if isinstance(each.key, tuple)]
    return 0 < len(found) == len(keys) and all(key[0] == "fresh" and _is_of_a_model(key[-1]) for key in keys)


def _is_of_a_model(about: object) -> bool:
    """Whether what an unknown number comes of is a model that was run, or a tensor that was computed with its variables."""
    return isinstance(about, Instance) or (isinstance(about, Tensor) and bool(about.reads))


def _leaves(value: object) -> list[Sym]:
    """The unknown values that another one is computed from."""
    if isinstance(value, Condition):
        return _leaves(value.test)
    if isinstance(value, Sym):
        return _leaves(value.key) or [value]
    return [leaf for each in value for leaf in _leaves(each)] if isinstance(value, tuple) else []
