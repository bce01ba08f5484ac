"""How a loop without end may be left."""

from __future__ import annotations

from ..garbage import remembered
from . import nodes as n
from .effects import bodies


@remembered(1024)
def only_answers(loop: n.While) -> bool:
    """Whether a loop goes on until it returns a value: `while True`, with some `return x` and no `break`."""
    endless = isinstance(loop.test, n.Const) and loop.test.value in (True, 1)
    return endless and _answers(loop.body) and not _breaks(loop.body)


def _answers(body: n.Body) -> bool:
    return any(
        (isinstance(s, n.Return) and s.value is not None and not (isinstance(s.value, n.Const) and s.value.value is None))
        or (not isinstance(s, n.FunctionDef | n.ClassDef) and any(map(_answers, bodies(s))))
        for s in body
    )


def _breaks(body: n.Body) -> bool:
    """Whether a `break` leaves the loop with this body, and not one within it."""
    return any(
        isinstance(s, n.Break)
        or (isinstance(s, n.For | n.While) and _breaks(s.orelse))
        or (not isinstance(s, n.FunctionDef | n.ClassDef | n.For | n.While) and any(map(_breaks, bodies(s))))
        for s in body
    )
