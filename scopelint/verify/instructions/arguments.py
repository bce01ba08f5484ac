"""Arguments of instructions that have a form of their own, and how arguments are written in Python."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...tf.request import InitializerFacts
from ...tf.reuse import Reuse


@dataclass(frozen=True, slots=True)
class Odd:
    """An argument of a kind that TensorFlow does not take, as it is written."""

    text: str
    value: object = None


@dataclass(frozen=True, slots=True)
class Initial:
    """An `initializer=`: a constant, a function without arguments that returns one (`lazy`), or any other (`shape` is None)."""

    shape: tuple[int, ...] | None = None
    dtype: str | None = None
    lazy: bool = False
    ones: bool = False
    """Ones, and not zeros."""

    @property
    def facts(self) -> InitializerFacts:
        if self.shape is None:
            return InitializerFacts()
        constant = not self.lazy
        return InitializerFacts(constant, self.shape, self.dtype, callable_without_args=self.lazy)

    @property
    def text(self) -> str:
        if self.shape is None:
            return "tf.zeros_initializer()"
        constant = f"tf.{'ones' if self.ones else 'zeros'}({list(self.shape)}, tf.{self.dtype or 'float32'})"
        return f"lambda: {constant}" if self.lazy else constant


def plain(value: object) -> object:
    """What our own model is given for an argument."""
    return value.value if isinstance(value, Odd) else value


def written(value: object) -> str:
    """An argument as Python."""
    if isinstance(value, Odd):
        return value.text
    if isinstance(value, Reuse):
        return {Reuse.YES: "True", Reuse.NO: "False"}.get(value, "tf.AUTO_REUSE")
    return quoted(value)


def quoted(value: object) -> str:
    """`repr`, with double quotes around texts where that needs no escape."""
    if isinstance(value, str) and '"' not in value and "'" not in value:
        return f'"{repr(value)[1:-1]}"'
    return repr(value)


def listed(names: Iterable[str]) -> str:
    return f"[{', '.join(map(quoted, names))}]"
