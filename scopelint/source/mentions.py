"""Which names a piece of code mentions."""

from __future__ import annotations

from functools import lru_cache

from . import nodes as n
from .effects import parts


@lru_cache(maxsize=1024)
def names_in(node: n.FunctionDef | n.Lambda) -> frozenset[str]:
    """The names in a function's body, those in the functions in it included."""
    found: set[str] = set()
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Name):
            found.add(part.id)
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset(found)
