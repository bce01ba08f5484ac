"""What of the sources a run made use of: all that its outcome can depend on."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..diagnostics import Span

Lookup = tuple[str, int, str]
"""A module that was looked up: the importing file, the level of a relative import, the dotted name."""


@dataclass(slots=True)
class Uses:
    """What runs have used since this was last emptied. Functions are known by (filename, span)."""

    functions: set[tuple[str, Span]] = field(default_factory=set)
    """Those whose bodies were run, or read."""
    docstrings: set[tuple[str, Span]] = field(default_factory=set)
    """The functions and classes whose docstrings were read."""
    attributes: set[tuple[str, Span]] = field(default_factory=set)
    """Those of which it was asked which attributes they assign and read."""
    modules: set[str] = field(default_factory=set)
    """The files whose modules were had."""
    lookups: set[Lookup] = field(default_factory=set)
    _added: dict[int, Uses] = field(default_factory=dict, repr=False)
    """What was added by `add_once`, by id."""

    def update(self, other: Uses) -> None:
        """Add what another has: something was done once for several."""
        self.functions |= other.functions
        self.docstrings |= other.docstrings
        self.attributes |= other.attributes
        self.modules |= other.modules
        self.lookups |= other.lookups

    def add_once(self, other: Uses) -> None:
        """The same, for what is asked often and changes no more."""
        if id(other) not in self._added:
            self._added[id(other)] = other
            self.update(other)
