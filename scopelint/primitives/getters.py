"""What a run tells of custom getters: who gave one, where it was asked, and where a scope that is entered as an object leaves it behind."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..domain.symbols import Sym, Text, show
from ..language.trace import Place
from ..tf.errors import Kind, TFError
from ..tf.scope import VariableScope, WrappedGetter
from .machine import Machine

_NESTED = 8
"""How often a getter is asked from inside of itself before it is clear that this has no end."""


def note_given(m: Machine, getter: object, place: Place) -> None:
    """Note that a scope is opened with a getter, for what is asked for inside."""
    if getter is not None and not isinstance(getter, Sym):
        m.note("getter given", place, getter=getter)


def note_asked(m: Machine, getter: object, place: Place) -> None:
    """Note that a getter is asked for a variable."""
    m.note("getter asked", place, getter=getter)


@contextmanager
def asking(m: Machine, getter: object, key: object, place: Place) -> Iterator[bool]:
    """While a getter is asked for a variable. Whether that ends: not where it asks itself for one after the other, be it as it may."""
    decided = len(m.path.decisions)
    around = [(since, name) for each, since, name in m.asking if each is getter]
    endless = len(around) >= _NESTED and around[-_NESTED][0] == decided and not m.moment(place).arms
    if endless:
        first = around[1][1]
        asked = show(first) if isinstance(first, str | Text) else "a variable"
        told = f"the custom getter asks for {asked} where it is in force itself"
        m.fail(TFError(Kind.OF_PYTHON, "RecursionError", f"maximum recursion depth exceeded\n{told}"), place)
    m.asking.append((getter, decided, key))
    try:
        yield not endless
    finally:
        m.asking.pop()


def note_left(m: Machine, around: VariableScope, entered: VariableScope, place: Place) -> None:
    """Note the getters around that a scope which is entered as an object does not have: it keeps those that it was made with."""
    here = list(_parts(around.custom_getter))
    if here:
        kept = {id(getter) for getter in _parts(entered.custom_getter)}
        left = tuple(getter for getter in here if id(getter) not in kept)
        if left:
            m.note("getter left", place, getters=left, opened=entered.opened_at)


def _parts(getter: object) -> Iterator[object]:
    """The getters that a scope has, each inside of the next."""
    while isinstance(getter, WrappedGetter):
        yield from _parts(getter.inner)
        getter = getter.outer
    if getter is not None:
        yield getter
