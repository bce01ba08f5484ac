"""What the program's own assertions say of variables: which are one, and which are not."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Itself, Sym
from ..language import evaluation
from ..language.machine import Raised
from ..language.trace import Place, Value
from ..language.values import DictValue, ListValue, Namespace, SetValue
from ..source import nodes as n
from ..source.checked import questions
from ..tf.variables import Variable
from .machine import Machine


def note_checked(m: Machine, ns: Namespace, test: n.Expr) -> None:
    """Note what an assertion asks about that has just held: each of the values in two places, or of those in all."""
    for question in questions(test):
        values = [_value_at(m, ns, place) for place in question.places]
        if question.length:
            values = [value for value in values if _has_each_once(m, value)]
        held = tuple(tuple(_items(m, value)) for value in values)
        if any(held):
            m.note("checked", Place(ns.module.filename, test.span), values=held, pair=question.pair)


def _value_at(m: Machine, ns: Namespace, place: n.Expr) -> Value:
    """The value in a place, which has been asked for already."""
    before = len(m.events)
    try:
        return m.path.peek(evaluation.expr(m, ns, place))
    except Raised:
        return None
    finally:
        del m.events[before:]


def _has_each_once(m: Machine, value: Value) -> bool:
    """Whether a value is a set, or a list that TensorFlow gives of variables."""
    if isinstance(value, ListValue) and value.copy_of is not None:
        return all(isinstance(m.path.peek(each), Variable) for each in m.items_of(value))
    return isinstance(value, SetValue)


def _items(m: Machine, value: Value, depth: int = 3) -> Iterator[Value]:
    """A value, or what is in it if that is a container; of an `id` what has it."""
    value = m.path.peek(value)
    if isinstance(value, Sym) and isinstance(value.key, tuple) and value.key[0] == "id" and isinstance(value.key[-1], Itself):
        value = value.key[-1].value
    if isinstance(value, str):
        made = m.world.current.collection("variables") if value else ()
        yield from (each for each in made if isinstance(each, Variable) and each.op_name == value.removesuffix(":0"))
        return
    if not isinstance(value, ListValue | tuple | DictValue):
        yield value
        return
    if isinstance(value, DictValue):
        inside = [key if isinstance(value, SetValue) else value.cells.get(key) for key in value.cells.keys()]
    else:
        inside = list(m.items_of(value) if isinstance(value, ListValue) else value)
    for each in inside if depth else ():
        yield from _items(m, each, depth - 1)
