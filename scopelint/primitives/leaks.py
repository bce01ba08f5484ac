"""Tensors of the trace of a `tf.function`, which are nothing but symbols: what is used outside of it has to be returned by it."""

from __future__ import annotations

from ..language.trace import Value
from ..language.values import Args
from .computing import operands
from .machine import Machine
from .registry import primitive


@primitive("let_out")
def let_out(m: Machine, args: Args) -> Value:
    """`let_out(value)`: the value, whose tensors may be used outside of the trace that made them."""
    for tensor in operands(m, args.positional[:1]):
        m.registers.put(("let out", tensor), True)
    return args.positional[0]
