"""Operands of an operation that are not of the graph that it is to be in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..domain.symbols import Choice
from ..language.trace import Place, Value
from ..language.values import ListValue
from ..record.journal import Rejected
from ..tf.errors import Kind, TFError
from ..tf.graph import Graph
from ..tf.variables import Variable
from .finalized import check_open
from .machine import Machine
from .tensors import Tensor

_AS_IT_IS = "cast"
"""It gives a variable that has the dtype already as it is, and so does not compute with it."""


def check_operands(m: Machine, op: str, here: Graph, inputs: list[Tensor | Variable], values: list[Value], place: Place) -> None:
    """What TensorFlow asks of the operands of an operation, and of the graph that it is to be in."""
    note_mixed(m, inputs, values, place)
    if op != _AS_IT_IS:
        note_foreign(m, inputs, values, place)
    check_open(m, here, inputs, place)
    if here.outer is not None:
        here.taken.update(i for i in inputs if isinstance(i, Variable))
    check_leaks(m, here, inputs, place)


def begun_as_copy(m: Machine, graph: Value) -> bool:
    """Whether a graph may have begun as a copy of one that holds variables: what was made there is then of this one as well."""
    return m.register(("copy", graph), False) is True


def note_mixed(m: Machine, inputs: list[Tensor | Variable], values: list[Value], place: Place) -> None:
    """Note a variable that is in another graph than what an operation is given beside it, or what is computed with it is."""
    variable = next((i for i in inputs if isinstance(i, Variable)), None)
    graphs: tuple[object, ...] = (m.world.current, *(i.graph for i in inputs))
    if variable is None and len(inputs) > 1:
        # Which graph a tensor is in that meets another one is only certain of what variables are in.
        needed = [v for v in (_needs_one_of(i) for i in inputs) if v is not None]
        graphs = (m.world.current, *(v.graph for v in needed))
        variable = next((v for v in needed if v.graph is not m.world.current), None)
    if variable is None or all(g is None or g is variable.graph for g in graphs[1:]) or begun_as_copy(m, m.world.current):
        return
    plain = all(isinstance(g, Graph) and not g.eager and g.outer is None for g in graphs)  # others capture what they use
    if plain and not any(isinstance(v, Choice) for v in values_in(m, values)):
        m.note("graphs mixed", place, variable=variable)


def note_foreign(m: Machine, inputs: list[Tensor | Variable], values: list[Value], place: Place) -> None:
    """Note a variable of eager execution that an operation in a `tf.Graph` is given: only what traces a function captures such."""
    here = m.world.current
    if here.eager or any(graph.eager for graph in here.outwards()) or begun_as_copy(m, here):
        return
    variable = next((i for i in inputs if isinstance(i, Variable) and isinstance(i.graph, Graph) and i.graph.eager), None)
    if variable is not None and not m.catches("RuntimeError") and not any(isinstance(v, Choice) for v in values_in(m, values)):
        m.note("eager in a graph", place, variable=variable)


def check_leaks(m: Machine, here: Graph, inputs: list[Tensor | Variable], place: Place) -> None:
    """TensorFlow refuses what a trace made and did not return: outside of the trace it is nothing but a symbol."""
    for each in inputs:
        made_in = each.graph if isinstance(each, Tensor) else None
        if made_in is None or made_in.outer is None or made_in in here.outwards() or m.register(("let out", each), False) is True:
            continue
        if m.register(("leaked", made_in), False) is not True and not any("eagerly" in call.label for call in m.unfollowed.values()):
            m.registers.put(("leaked", made_in), True)
            m.did(Rejected, place, "identity", {"input": each})
            m.fail(TFError(Kind.INVALID, "TypeError", "A tensor of a trace is out of scope and cannot be used here."), place)


def _needs_one_of(value: Tensor | Variable) -> Variable | None:
    """The oldest variable that it takes to compute a value, if all are in one graph."""
    needed = value.reads | value.behind if isinstance(value, Tensor) else {value}
    return min(needed, key=lambda v: v.serial) if len({v.graph for v in needed}) == 1 else None


def values_in(m: Machine, values: Iterable[Value]) -> Iterator[Value]:
    """Some values, inside lists and tuples too."""
    for value in values:
        value = m.path.peek(value)
        if isinstance(value, ListValue | tuple):
            yield from values_in(m, m.items_of(value) if isinstance(value, ListValue) else value)
        else:
            yield value
