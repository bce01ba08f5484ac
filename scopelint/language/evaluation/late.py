"""Functions that a turn of a loop makes, and that look the loop's names up when they are called: Python binds late."""

from __future__ import annotations

from ...domain.symbols import MISSING
from ...source import nodes as n
from ...source.bound import own_names
from ...source.mentions import names_in
from ..kinds import kind_for
from ..machine import Machine
from ..trace import Place
from ..values import Function, Instance, ListValue, Namespace


def made_in_a_turn(m: Machine, ns: Namespace, function: Function, place: Place) -> Function:
    """The function, with what the names around it were when a turn of a loop made it."""
    if m.frame is not None and m.frame.turn is not None and not place.stub:
        node = function.node
        own = own_names(node) if isinstance(node, n.FunctionDef) else frozenset[str]()
        names = names_in(node) - own - function.params.by_name - {*function.params.in_order}
        values = {name: m.path.peek(ns.cells.data.get(name)) for name in names}
        was = {name: v for name, v in values.items() if isinstance(v, str | int | Instance | ListValue) or kind_for(v).is_kept}
        function.turn = (m.moment(place), was) if was else None
        m.registers.put(("made in turns", node), function)
    return function


def tell(m: Machine, function: Function, place: Place) -> None:
    """Tell of a call of such a function that finds another value than it was made for."""
    made, was = function.turn or (None, {})
    several = m.register(("made in turns", function.node), function) is not function
    for name, before in was.items():
        now = m.path.peek(function.closure.cells.data.get(name, MISSING))
        if type(now) is type(before) and now != before:
            m.note("bound late", place, node=function.node, name=name, was=before, now=now, made=made, several=several)
