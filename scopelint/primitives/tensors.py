"""Tensors: a shape as far as it is known, and the variables the value was computed from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ..domain.symbols import Mergeable, Name
from ..domain.unions import union_of
from ..language.trace import Moment
from ..tf.graph import Graph
from ..tf.shapes import Dtype, Shape
from ..tf.variables import Variable
from .leaves import Leaf


@dataclass(frozen=True, slots=True)
class Repeat:
    """A result that was computed once more, through a variable that was fetched once more (`access`)."""

    result: int
    variable: Variable
    access: Moment


@dataclass(frozen=True, slots=True, eq=False)
class Tensor(Mergeable):
    """A tensor of the graph (TF `Tensor`).

    `reads` are the variables its value was computed from, `gradients` those of them that a gradient reaches,
    `leaves` the sources of data; `weights` is the variable it is a mere view of (a reshape of one), if so.
    """

    shape: Shape = None
    dtype: Dtype = None
    reads: frozenset[Variable] = frozenset()
    gradients: frozenset[Variable] = frozenset()
    leaves: frozenset[Leaf] = frozenset()
    name: Name | None = None
    weights: Variable | None = None
    writes: frozenset[Variable] = frozenset()
    """The variables that are assigned when it is computed."""
    blend: tuple[Variable, int] | None = None
    """The variable of which it is a sum of multiples, and of how many."""
    constant: Any = None
    """The Python value of a constant, where it is known."""
    behind: frozenset[Variable] = frozenset()
    """The variables that it takes to compute it, though no gradient could reach them: behind an `argmax`."""
    result: int | None = None
    """The number of what it is: the same for what the same line computes of the same. None if it is like nothing else."""
    chance: bool = False
    """Whether chance has a part in it, so that what the same line computes of the same is another one all the same."""
    again: frozenset[Repeat] = frozenset()
    """What was computed once more on the way."""
    graph: Graph | None = None
    """The graph that it was made in, where that was noted."""
    copy_of: Variable | None = None
    """The variable whose value of then it holds, in eager code."""
    inside: object | None = None
    """The innermost branch or body of `tf.cond`, `tf.while_loop` or their kin that it was made in."""
    made_of: tuple[Tensor, ...] | None = None
    """The tensors that it was made of, if they go back to what a Keras model is given: that itself is made of none. Else it is not kept."""

    @property
    def exact(self) -> int | None:
        """The number of what it is, if that is one and the same each time."""
        return None if self.chance else self.result

    def merged(self, other: object) -> object | None:
        if not isinstance(other, Tensor):
            return None
        return Tensor(
            merged_shape(self.shape, other.shape),
            self.dtype if self.dtype == other.dtype else None,
            union_of((self.reads, other.reads)),
            union_of((self.gradients, other.gradients)),
            union_of((self.leaves, other.leaves)),
            self.name if self.name == other.name else None,
            writes=union_of((self.writes, other.writes)),
            behind=union_of((self.behind, other.behind)),
            graph=_kept(self.graph) if self.graph is other.graph else None,
            inside=self.inside if self.inside is other.inside else None,
            made_of=None if self.made_of is other.made_of is None else (self, other),
        )

    def derived(self, shape: Shape = None, leaf: Leaf | None = None, inside: object | None = None) -> Tensor:
        """A piece of this tensor: new data, computed from the same variables."""
        leaves: frozenset[Leaf] = frozenset([leaf or object()]) if self.leaves else frozenset()
        kept = _kept(self.graph)
        told: dict[str, Any] = {"writes": self.writes, "behind": self.behind, "graph": kept, "inside": inside}
        told["made_of"] = None if self.made_of is None else (self,)
        return Tensor(shape, self.dtype, self.reads, self.gradients, leaves, **told)


def _kept(graph: Graph | None) -> Graph | None:
    """The graph of a piece of what was made in a graph: a trace gives what it returns to the outside, and all pieces of that."""
    return graph if graph is None or graph.outer is None else None


def merged_shape(a: Shape, b: Shape) -> Shape:
    """The shape of a tensor that is one of two."""
    if a is None or b is None or len(a) != len(b):
        return None
    return tuple(m if m == n else None for m, n in zip(a, b, strict=True))


def going_back(inputs: Iterable[object]) -> tuple[Tensor, ...] | None:
    """Those of some tensors that go back to what a Keras model is given; None if there are none."""
    return tuple([i for i in inputs if isinstance(i, Tensor) and i.made_of is not None]) or None


def rename(tensor: Tensor, name: Name | None) -> Tensor:
    """The same tensor under another op name."""
    return replace(tensor, name=name)


def reads_of(value: Tensor | Variable) -> frozenset[Variable]:
    return value.reads if isinstance(value, Tensor) else frozenset([value])


def gradients_of(value: Tensor | Variable) -> frozenset[Variable]:
    return value.gradients if isinstance(value, Tensor) else frozenset([value])


def weights_of(value: Tensor | Variable) -> Variable | None:
    return value if isinstance(value, Variable) else value.weights


def value_in(value: Tensor | Variable) -> Variable | None:
    """The variable whose value, of now or of before, a tensor is."""
    return weights_of(value) or (value.copy_of if isinstance(value, Tensor) else None)
