"""What further turns of a loop would make."""

from __future__ import annotations

from itertools import takewhile
from string import digits

from ..domain.symbols import Sym, text
from ..language.trace import Value
from ..language.values import Args
from .machine import Machine
from .registry import primitive


@primitive("may_go_on")
def may_go_on(m: Machine, args: Args) -> Value:
    """`may_go_on()`: at its end a generator tells that there may be more than it has yielded."""
    m.unended = True
    return None


def foresee(m: Machine, starts: list[int]) -> None:
    """After a loop of unknown length: variables named as those that its last two turns made, but for a number, may be there too.

    `starts` are the serial numbers that the next variable had when each turn began.
    """
    if len(starts) < 2 or m.world.serial in starts[-2:]:
        return
    for graph in m.world.graphs:
        made = [(v.key, v.serial >= starts[-1]) for v in graph.variables() if v.serial >= starts[-2]]
        earlier, last = ([key for key, late in made if late is wanted and isinstance(key, str)] for wanted in (False, True))
        for one, other in zip(earlier, last, strict=False):
            if one != other:
                head, tail = _common_head(one, other), _common_head(one[::-1], other[::-1])[::-1]
                graph.store.foresee(text([head.rstrip(digits), Sym(("turn", head, tail), "turn"), tail.lstrip(digits)]))


def _common_head(one: str, other: str) -> str:
    return "".join(a for a, _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
