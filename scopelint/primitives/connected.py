"""Operations between the layers of a Keras model: it takes each as a layer of its own, and makes it anew of what it is given later."""

from __future__ import annotations

from dataclasses import replace

from ..domain.unions import union_of
from ..language.trace import Value
from ..language.values import Args
from .computing import operands, operation
from .machine import Machine
from .registry import primitive
from .tensors import Tensor, going_back


@primitive("for_a_model")
def for_a_model(m: Machine, args: Args) -> Value:
    """`for_a_model(tensor)`: the same tensor, of which a Keras model is to be made: it is kept what is computed of it."""
    value = m.resolve(args.positional[0])
    return replace(value, made_of=()) if isinstance(value, Tensor) else value


@primitive("made_of")
def made_of(m: Machine, args: Args) -> Value:
    """`made_of(tensor)`: the tensors that it was made of, those that go back to what a model is given; None if there are none."""
    value = m.resolve(args.positional[0])
    return value.made_of if isinstance(value, Tensor) else None


@primitive("operated")
def operated(m: Machine, args: Args) -> Value:
    """`operated(tensor, inputs)`: what the operation that made a tensor makes of others than it was made of.

    It reads the variables that it read itself, and lets through as little of a gradient.
    """
    value, found = m.resolve(args.positional[0]), operands(m, args.positional[1:])
    if not isinstance(value, Tensor) or value.made_of is None:
        return value
    own = value.reads - union_of(each.reads for each in value.made_of)
    beside = (*sorted(own, key=lambda v: v.serial), value.result)
    out = operation(m, "network", [*found, *beside], value.shape, value.dtype, args.place)
    out = replace(out, chance=out.chance or value.chance, made_of=going_back(found))
    if value.reads or not out.reads:
        return out
    return replace(out, reads=value.reads, gradients=value.gradients, behind=out.behind | out.reads)
