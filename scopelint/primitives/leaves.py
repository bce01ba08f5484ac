"""Leaves: the sources of data that tensors are computed from."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..domain.symbols import Name
from ..language.trace import Place
from ..tf.variables import Variable

Leaf = object
"""A source of data: a placeholder, a constant, a slice of something."""


@dataclass(frozen=True, slots=True, eq=False)
class Inner:
    """Data that comes to be inside a branch or body of `tf.cond`, `tf.while_loop` or their kin, each time anew."""


@dataclass(frozen=True, slots=True, eq=False)
class Initial:
    """What a variable is initialized with, which is drawn anew each time."""

    variable: Variable


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """Data that the program has given a name."""

    name: Name


@dataclass(frozen=True, slots=True, eq=False)
class Written(Named):
    """Numbers that the program itself writes down, zeros or ones: they tell nothing of the world."""


@dataclass(frozen=True, slots=True, eq=False)
class Drawn(Named):
    """Numbers that are drawn by chance, each time anew."""

    place: Place
    """The user's code that draws them."""


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """Some of the features of what came from these leaves: data of its own, and yet nothing new."""

    leaves: frozenset[Leaf]
    origins: frozenset[Leaf] = field(init=False)
    """What they were cut from in the end."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "origins", whole(self.leaves))


@dataclass(frozen=True, slots=True, eq=False)
class Cut:
    """A part of a tensor: new data, such as the next step of a sequence, but to what that tensor came out of."""

    leaves: frozenset[Leaf]
    reads: frozenset[Variable]


def uncut(leaves: frozenset[Leaf], variable: Variable | None = None) -> frozenset[Leaf]:
    """Where data come from, with what a variable's own output was computed from in place of what was cut out of that; or any's."""
    pending, found, seen = list(leaves), set[Leaf](), set[Cut]()
    while pending:
        leaf = pending.pop()
        if isinstance(leaf, Cut) and (variable is None or variable in leaf.reads):
            pending += leaf.leaves if leaf not in seen else ()
            seen.add(leaf)
        else:
            found.add(leaf)
    return frozenset(found)


def whole(leaves: frozenset[Leaf]) -> frozenset[Leaf]:
    """Where data come from, with what pieces were cut from in their place."""
    pieces = [leaf for leaf in leaves if isinstance(leaf, Piece)]
    return leaves.difference(pieces).union(*(piece.origins for piece in pieces)) if pieces else leaves


def sources(leaves: frozenset[Leaf]) -> frozenset[Leaf]:
    """Where data come from in the end, with what anything was cut from, and computed from, in its place."""
    return whole(uncut(leaves))
