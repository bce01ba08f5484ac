"""Graphs that were finalized, to which TensorFlow adds nothing."""

from __future__ import annotations

from collections.abc import Sequence

from ..language.trace import Place, Value
from ..record.journal import Rejected
from ..tf.errors import Kind, TFError
from ..tf.ops import OpGraph
from .machine import Machine

REFUSED = "Graph is finalized and cannot be modified."


def is_finalized(m: Machine, graph: OpGraph) -> bool:
    return m.register(("finalized", graph), False) is True


def set_finalized(m: Machine, graph: OpGraph, finalized: bool) -> None:
    m.registers.put(("finalized", graph), finalized)


def check_open(m: Machine, graph: OpGraph, given: Sequence[Value], place: Place) -> None:
    """TensorFlow refuses an operation on `given` in a graph that was finalized. Of each graph the first is told: the others are no news."""
    if not given or not is_finalized(m, graph) or m.register(("told finalized", graph), False) is True:
        return
    m.registers.put(("told finalized", graph), True)
    m.did(Rejected, place, "identity", {"input": given[0]})
    m.fail(TFError(Kind.FINALIZED, "RuntimeError", REFUSED), place)
