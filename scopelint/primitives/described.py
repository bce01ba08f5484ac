"""What the functions say of themselves that take a variable which may be there already."""

from __future__ import annotations

from ..language.trace import Moment, Place
from ..source import nodes as n
from .machine import Machine

_MOST = 3
"""Who is further out speaks of more than this variable."""


def note_described(m: Machine, origin: object, place: Place) -> None:
    """Tell of the docstrings of the user's functions that are at work, as far out as the one that lets the variable be shared.

    And of the files that these are in, so that it may be asked how they are called there.
    """
    around = origin.frame.outwards() if isinstance(origin, Moment) and origin.frame is not None else ()
    outermost = next((f.node for f in around if f.turn is None), None)
    users = [function for function, _ in reversed(m.active) if not function.module.stub]
    for function in users[:_MOST]:
        node = function.node
        if not m.register(("taken in", function.module.filename), False):
            m.registers.put(("taken in", function.module.filename), True)
            m.note("taken in", place, filename=function.module.filename, module=function.module.body)
        if isinstance(node, n.FunctionDef) and not m.register(("described", node), False):
            m.registers.put(("described", node), True)
            m.library.uses.docstrings.add((function.module.filename, node.span))
            if node.doc:
                m.note("described", place, node=node, text=node.doc)
        if node is outermost:
            return
