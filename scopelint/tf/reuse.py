"""The reuse flag of a variable scope (semantics.md section 3)."""

from __future__ import annotations

from enum import Enum

from scopelint.domain.symbols import Sym

from .errors import Kind, value_error


class Reuse(Enum):
    """The effective flag. `UNKNOWN` is one we cannot tell: taken to be right, so it never raises."""

    NO = "False"
    YES = "True"
    AUTO = "AUTO_REUSE"
    UNKNOWN = "unknown"

    def __repr__(self) -> str:
        return f"Reuse.{self.name}"


def combine(argument: Reuse | None, inherited: Reuse) -> Reuse:
    """`argument or inherited`: None and False fall through, so reuse cannot be switched off."""
    return argument if argument is not None and overrides(argument) else inherited


def overrides(argument: Reuse | None) -> bool:
    """Whether a `reuse=` argument has any effect."""
    return argument is not None and argument is not Reuse.NO


def check_reuse(value: object) -> Reuse | None:
    """The `reuse=` argument of `tf.variable_scope`; None for what inherits.

    TF compares by identity, so `1`, `0`, `''` and NumPy bools are rejected with ValueError.
    """
    if isinstance(value, Sym) and value.kind not in ("str", "int", "float"):  # no text or number is a flag, whichever an option holds
        return Reuse.UNKNOWN
    if isinstance(value, Reuse):
        return None if value is Reuse.NO else value
    if value is True:
        return Reuse.YES
    if value is None or value is False:
        return None
    raise value_error(Kind.INVALID, "The reuse parameter must be True or False or None.")
