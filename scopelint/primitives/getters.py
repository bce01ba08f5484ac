"""What a run tells of custom getters: who gave one, where it was asked, and where a scope that is entered as an object leaves it behind."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from ..domain.symbols import Sym, Text, show
from ..language import evaluation
from ..language.trace import Place
from ..language.values import BoundMethod, Function
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


def check_called(m: Machine, getter: object, names: Collection[str], place: Place) -> bool:
    """Whether a getter can be called as TensorFlow does it: by names of arguments, with no other than these."""
    function = getter
    held: tuple[str, ...] = ()
    if isinstance(function, BoundMethod):
        function = m.resolve(function.function)
        held = function.params.in_order[:1] if isinstance(function, Function) else ()
    if not isinstance(function, Function):
        return True
    unnamed = {p.name for p in function.params.positional_only}
    given = {*held, *(name for name in names if name not in unnamed)}
    in_order, only = function.params.in_order, tuple(p.name for p in function.params.keyword_only)
    if all(name in given or name in function.defaults for name in (*in_order, *only)):
        return True
    key = ("getter refused", function)
    if m.register(key, False) is True and not m.catches("TypeError"):  # it is told where it is called first
        return False
    m.registers.put(key, True)
    by_position = any(name not in given and name not in function.defaults for name in in_order)
    told = "TensorFlow calls a custom getter by the names of its arguments, the first of which is 'getter'"
    text = evaluation.missing(function, by_position, dict.fromkeys(given))
    m.fail(TFError(Kind.OF_PYTHON, "TypeError", f"{text}\n{told}"), place)
    return False


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
