"""What of TensorFlow's looks like a context manager and is none."""

from __future__ import annotations

from ..domain.symbols import show
from ..language import describe
from ..language.trace import Place, Value
from ..language.values import Args
from ..tf.errors import Kind, TFError
from ..tf.graph import Graph
from ..tf.scopes import VariableScope
from ..tf.variables import Variable
from .graphs import as_default
from .machine import Machine
from .scopes import name_scope, variable_scope


def meant(m: Machine, value: Value, place: Place) -> Value:
    """What a `with` means that enters such a thing, after its error; None where it enters anything else."""
    told = _told(m, value)
    if told is None:
        return None
    name, hint = told
    text = f"'{name}' object does not support the context manager protocol" if m.version.v2 else "__enter__"
    m.fail(TFError(Kind.OF_PYTHON, "TypeError" if m.version.v2 else "AttributeError", f"{text}\n{hint}"), place)
    args = Args([value], {}, place)
    if isinstance(value, Graph):
        return as_default(m, value, place)
    if isinstance(value, Variable):
        return None
    return variable_scope(m, args) if isinstance(value, VariableScope) else name_scope(m, args)


def _told(m: Machine, value: Value) -> tuple[str, str] | None:
    """The name of its type, and what is to be entered instead."""
    if isinstance(value, VariableScope):
        return "VariableScope", f"tf.variable_scope enters what tf.variable_scope gave ({show(value.name) or 'the root'})"
    if isinstance(value, Graph) and not m.version.v2:
        return "Graph", "graph.as_default() is what can be entered"
    if isinstance(value, str) and value.endswith("/"):  # as tf.name_scope gives them
        return "str", f"tf.name_scope enters what tf.name_scope gave ({value})"
    if isinstance(value, Variable):
        return describe.type_name(value), "a variable is no scope"
    return None
