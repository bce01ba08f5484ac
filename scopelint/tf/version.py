"""Which TensorFlow is modelled, and in what the versions differ (semantics.md section 17)."""

from __future__ import annotations

from typing import NamedTuple


class Version(NamedTuple):
    """A TensorFlow version. Observed are 1.5, 1.15 and 2.21; what is later than 1.5 is taken to behave like 1.15."""

    major: int
    minor: int

    @classmethod
    def parse(cls, text: str) -> Version:
        """`"2.21.0"` → `Version(2, 21)`."""
        major, minor, *_ = f"{text}.0".split(".")
        return cls(int(major), int(minor))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"

    @property
    def modern(self) -> bool:
        return self > (1, 5)

    @property
    def v2(self) -> bool:
        return self.major >= 2

    @property
    def fold_case(self) -> bool:
        """Op names are compared without regard to case."""
        return self.modern

    @property
    def thread_scopes(self) -> bool:
        """Each thread has its own scope stack, name scope and counts."""
        return self.modern

    @property
    def root_close_resets(self) -> bool:
        """Leaving `variable_scope('')` at the root forgets every default name."""
        return not self.modern

    @property
    def checks_nesting(self) -> bool:
        """Leaving scopes out of order raises."""
        return self.modern

    @property
    def shapeless_callables(self) -> bool:
        """A callable initializer without required arguments needs no shape."""
        return self.modern

    @property
    def default_string_initializer(self) -> bool:
        return self.modern

    @property
    def empty_variable_name(self) -> bool:
        """`get_variable('')` at the root makes an op `VariableV2` instead of raising."""
        return self.v2


V1_5 = Version(1, 5)
V1_15 = Version(1, 15)
V2_21 = Version(2, 21)
